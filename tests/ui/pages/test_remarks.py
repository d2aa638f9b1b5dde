"""The remarks of the lesson over hands that are really played: each once, at its moment, whatever the pupil does."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.core.actions import Action, Concede, Declare, Decline, PlayCard
from tressette_desktop.engine.core.table import Unknown
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.windows.lesson import BOT, HANDS, PUPIL, lesson, pack
from tressette_desktop.ui.windows.remarks import REMARKS, Remark, due

NAMES = ("", "Ischia", "Capri", "Procida")
ALL = tuple(each.key for each in REMARKS)


def moves(session: Session, seed: int) -> Iterator[PlayerView]:
    """Play the hand: the bots as they do, the pupil anything; yield the pupil's view before each decision and last."""
    chance = random.Random(seed)
    session.deal()
    while session.awaited:
        yield session.view(PUPIL)
        seat = session.awaited[0]
        session.submit(seat, decision(session, seat, chance), revision=session.revision)
    yield session.view(PUPIL)


def decision(session: Session, seat: int, chance: random.Random) -> Action:
    legal = tuple(session.legal(seat))
    if seat == PUPIL:
        return chance.choice([each for each in legal if each != Concede()])
    return BOTS[BOT].choose(session.view(seat), legal, Thought(random.Random(chance.random()))).action


def told(seed: int) -> list[tuple[Remark, PlayerView, str]]:
    """Every remark of a hand, with the view that it was made at and its words."""
    said: list[tuple[Remark, PlayerView, str]] = []
    for view in moves(lesson("").session, seed):
        while (remark := due(view, {each.key for each, _, _ in said})) is not None:
            said.append((remark, view, remark.text(view, NAMES)))
    return said


def at_its_moment(key: str, view: PlayerView) -> bool:
    """Whether this is the moment for it, as the table says."""
    table, hand = view.table, view.table.hand(PUPIL)
    led = None if table.trick is None or not table.trick.cards else table.trick.cards[0].suit
    others = [pile for seat, pile in enumerate(table.hands) if seat != PUPIL]
    return {
        "goal": len(hand) == 10 and not table.tricks and led is None,
        "ranking": len(hand) == 10 and not table.tricks and led is None,
        "follow": table.trick is not None and table.trick.turn == PUPIL and any(card.suit is led for card in hand),
        "trick": len(table.tricks) == 1 and table.tricks[0].winner == PUPIL and led is None,
        "accuse": len(table.tricks) == 1 and table.phase == "declaring",
        "lead": len(table.tricks) == 1 and table.next_leader == PUPIL and led is None and table.phase == "tricks",
        "last": len(table.tricks) == 9 and led is None and all(len(pile) == 1 for pile in others),
        "count": len(table.tricks) == 10 and table.score is not None,
    }[key]


@pytest.mark.parametrize("seed", range(24))
def test_each_remark_is_made_once_and_at_its_moment_whatever_the_pupil_plays(seed: int) -> None:
    said = told(seed)
    assert tuple(remark.key for remark, _, _ in said) == ALL
    for remark, view, text in said:
        assert at_its_moment(remark.key, view), remark.key
        assert "{" not in text


def test_what_is_said_beside_a_question_is_the_only_thing_said_there() -> None:
    """Who is asked something reads one remark at most: all that wait come before."""
    for seed in range(8):
        views = [(id(view), remark.waits) for remark, view, _ in told(seed)]
        for at, (view, waits) in enumerate(views[:-1]):
            assert waits or views[at + 1][0] != view


def test_the_words_are_those_of_the_table() -> None:
    said = {remark.key: text for remark, _, text in told(3)}
    assert "You and Capri, who sits opposite, play against Ischia and Procida." in said["goal"]
    assert said["follow"].startswith("The suit is cups.")
    assert said["trick"].endswith("Here that makes 4 thirds.")
    assert "it asks Capri for the highest card of that suit" in said["lead"]


def test_the_first_trick_and_the_question_after_it_are_as_the_remarks_say() -> None:
    """Cups are led by a bot whose chance is any, and the pupil is asked for three threes and nothing else."""
    for seed in range(40):
        session = lesson("").session
        chance = random.Random(seed)
        session.deal()
        assert all(isinstance(pile, Unknown) for pile in session.view(PUPIL).table.hands[1:])
        led = decision(session, session.awaited[0], chance)
        assert isinstance(led, PlayCard)
        assert led.card.suit.value == "c"
        session.submit(session.awaited[0], led, revision=session.revision)
        while session.awaited[0] != PUPIL:
            session.submit(session.awaited[0], decision(session, session.awaited[0], chance), revision=session.revision)
        session.submit(PUPIL, decision(session, PUPIL, chance), revision=session.revision)
        assert session.awaited == (PUPIL,)
        asked = tuple(session.legal(PUPIL))
        assert Decline() in asked
        assert [str(meld) for action in asked if isinstance(action, Declare) for meld in action.melds] == ["3-b"]


def test_the_pack_deals_the_hands_of_the_lesson() -> None:
    session = lesson("Anna").session
    session.deal()
    order = (1, 2, 3, PUPIL)
    dealt = [{str(card) for card in session.table.hand(seat)} for seat in order]
    assert dealt == [set(hand.split()) for hand in HANDS]
    assert len(set(pack())) == 40
