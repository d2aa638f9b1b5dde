"""The bridge plays whole matches between persons and bots, shows nobody another's cards, and survives dead bots."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.session.test_session import Diary, new_session
from tests.ui.panels.dealt import dealt, done
from tressette_desktop.engine.cards import DECK, card, cards, in_order
from tressette_desktop.engine.core.actions import (
    Action,
    Bid,
    Claim,
    Concede,
    Decline,
    Pass,
    PlayCard,
    Raise,
    SplitMonte,
)
from tressette_desktop.engine.core.table import Layout, Unknown
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Hand, Session
from tressette_desktop.ui.bridge import AT_ONCE, Bridge
from tressette_desktop.ui.thinker import Thinker
from tressette_desktop.ui.thoughts import Thoughts


class Person:
    """Sits before the screen: lifts the curtain, decides by chance, reads the score and deals."""

    def __init__(self, bridge: Bridge, seed: int = 1) -> None:
        self.bridge = bridge
        self.rng = random.Random(seed)
        self.calls: list[Seat] = []
        self.decisions = 0
        self.declines = 0
        bridge.opened.connect(self._look)
        bridge.stepped.connect(lambda beats, view: self._seen(view))
        bridge.asked.connect(self._decide)
        bridge.called.connect(self._called)

    def _seen(self, view: PlayerView) -> None:
        self._look(view)
        self.bridge.idle()
        if view.table.score is not None and not self.bridge.session.match.over:
            self.bridge.deal()

    def _look(self, view: PlayerView) -> None:
        assert view.seat == self.bridge.viewer
        if view.table.score is None:
            for seat, hand in enumerate(view.table.hands):
                assert seat == view.seat or isinstance(hand, Unknown) or hand == ()

    def _called(self, seat: Seat) -> None:
        self.calls.append(seat)
        self.bridge.take_screen(seat)

    def _decide(self) -> None:
        bridge, seat = self.bridge, self.bridge.viewer
        if bridge.only_answer is not None:
            self.declines += 1
            bridge.decide(bridge.only_answer)
        elif seat is not None and seat in bridge.session.awaited:
            self.decisions += 1
            choices = [action for action in bridge.session.legal(seat) if not isinstance(action, Claim | Concede)]
            bridge.decide(self.rng.choice(choices))


@pytest.fixture
def thinker(qapp: object) -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.stop()


def seated(session: Session, thinker: Thinker, bot: str = "random") -> Bridge:
    return Bridge(session, {seat: bot for seat in range(4) if seat not in session.persons}, thinker, AT_ONCE)


@pytest.mark.parametrize("persons", [(), (0,), (2,), (0, 1), (0, 2), (0, 1, 2, 3)])
def test_a_match_between_any_persons_and_bots_runs_to_its_end(
    persons: tuple[Seat, ...], thinker: Thinker, qtbot: QtBot
) -> None:
    session = new_session(Diary(), persons=persons, options="target=11")
    bridge = seated(session, thinker)
    person = Person(bridge)
    bridge.start()
    qtbot.waitUntil(lambda: session.match.over, timeout=60_000)
    assert session.match.over
    assert bool(person.decisions) == bool(persons)
    bridge.stop()


def test_every_person_is_called_for_combinations_whether_he_has_any_or_not(thinker: Thinker, qtbot: QtBot) -> None:
    session = new_session(Diary(), persons=(0, 1, 2, 3), options="target=11")
    bridge = seated(session, thinker)
    person = Person(bridge)
    bridge.start()
    qtbot.waitUntil(lambda: session.match.over, timeout=60_000)
    assert person.declines > 0


def test_a_bot_that_dies_is_replaced_and_the_game_goes_on(thinker: Thinker, qtbot: QtBot) -> None:
    session = new_session(Diary(), persons=(0,), options="target=11")
    bridge = seated(session, thinker, "rulebook")
    person = Person(bridge)
    bridge.start()
    qtbot.waitUntil(lambda: person.decisions > 2, timeout=60_000)
    pid = thinker._process.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: session.match.over, timeout=60_000)
    assert thinker._process.pid != pid
    bridge.stop()


def test_a_full_disk_stops_the_game_without_losing_it(thinker: Thinker, qtbot: QtBot) -> None:
    diary = Diary()
    session = new_session(diary, persons=(0,))
    bridge = seated(session, thinker)
    person = Person(bridge)
    bridge.start()
    qtbot.waitUntil(lambda: person.decisions > 2, timeout=60_000)
    with qtbot.waitSignal(bridge.troubled, timeout=60_000):
        diary.full = True
    revision = session.revision
    diary.full = False
    bridge.go_on()
    qtbot.waitUntil(lambda: session.revision > revision + 5, timeout=60_000)
    bridge.stop()


def test_a_hint_is_given_on_ones_turn_and_marks_the_game(thinker: Thinker, qtbot: QtBot) -> None:
    diary = Diary()
    session = new_session(diary, persons=(0,))
    bridge = seated(session, thinker)
    bridge.stepped.connect(lambda beats, view: bridge.idle())
    asked: list[int] = []
    bridge.asked.connect(lambda: asked.append(session.revision))
    bridge.start()
    qtbot.waitUntil(lambda: 0 in session.awaited and bool(asked), timeout=60_000)
    assert not session.helped
    with qtbot.waitSignal(bridge.advised, timeout=60_000) as advised:
        bridge.hint()
    (hint,) = advised.args
    assert hint.best in session.table.hand(0)
    assert session.helped
    bridge.decide(PlayCard(hint.best))
    assert hint.best not in session.table.hand(0)
    lines = len(diary.lines)
    bridge.hint()
    assert 0 in session.awaited or len(diary.lines) == lines, "out of turn there is nothing to be advised"
    bridge.stop()


def test_undo_brings_back_the_card_and_the_question(thinker: Thinker, qtbot: QtBot) -> None:
    session = new_session(Diary(), persons=(0,))
    bridge = seated(session, thinker)
    asked: list[int] = []
    bridge.asked.connect(lambda: asked.append(session.revision))
    bridge.stepped.connect(lambda beats, view: bridge.idle())
    bridge.start()
    qtbot.waitUntil(lambda: 0 in session.awaited and bool(asked), timeout=60_000)
    held = session.table.hand(0)
    bridge.decide(next(iter(session.legal(0))))
    assert len(session.table.hand(0)) == len(held) - 1
    bridge.undo()
    assert session.table.hand(0) == held
    qtbot.waitUntil(lambda: asked[-1] == session.revision, timeout=60_000)
    bridge.stop()


def test_a_bots_answer_that_nobody_sees_does_not_stop_the_game(thinker: Thinker, qtbot: QtBot) -> None:
    """The person and a bot are both asked for combinations; the bot answers first, in private."""
    session = Session(
        Match.new(game_of("classic"), dealer=3),
        persons=frozenset({0}),
        shuffler=lambda: DECK,
        log=Diary(),
        hand=Hand(
            Layout(
                (
                    cards("3c Kc 7c 6c Ad 5d 4d As Ab 5b"),
                    cards("2c Cc Fc 5c Ks Cs 7s 6s 5s 4b"),
                    cards("Ac 4c Kd Fd 7d 2s Fs 4s 2b 6b"),
                    cards("3d 2d Cd 6d 3s 3b Kb Cb Fb 7b"),
                )
            ),
            ((0, PlayCard(card("3c"))), (1, PlayCard(card("5c"))), (2, PlayCard(card("Ac")))),
        ),
    )
    bridge = seated(session, thinker, "rulebook")
    bridge.stepped.connect(lambda beats, view: bridge.idle())
    asked: list[tuple[Seat, ...]] = []
    bridge.asked.connect(lambda: asked.append(session.awaited))
    bridge.start()
    qtbot.waitUntil(lambda: (0,) in asked, timeout=60_000)
    assert session.table.phase == "declaring"
    bridge.stop()


def test_a_claim_is_at_hand_while_a_bot_thinks(thinker: Thinker, qtbot: QtBot) -> None:
    session = new_session(Diary(), persons=(0,))
    bridge = seated(session, thinker)
    asked: list[bool] = []
    bridge.asked.connect(lambda: asked.append(0 not in session.awaited and Claim() in session.legal(0)))
    bridge.start()
    qtbot.waitUntil(lambda: session.revision > 0, timeout=60_000)
    if 0 in session.awaited:
        bridge.idle()
        qtbot.waitUntil(lambda: bool(asked), timeout=60_000)
        bridge.decide(next(action for action in session.legal(0) if not isinstance(action, Claim | Concede)))
    assert asked[-1], "the page was asked although another seat is to play"
    bridge.decide(Claim())
    assert session.match.over
    bridge.stop()


def test_nobody_is_called_to_choose_from_a_monte_that_is_empty(thinker: Thinker, qtbot: QtBot) -> None:
    """The first defender took it whole; the second is not asked, and the curtain does not fall for it."""
    session = done(
        dealt("terziglio", dealer=2, persons=(0, 1)),
        *((0, Pass()), (1, Pass()), (2, Bid("solissimo")), (2, Raise("scegliete"))),
    )
    bridge = Bridge(session, {2: "random"}, thinker, AT_ONCE)
    calls: list[Seat] = []
    bridge.called.connect(calls.append)
    bridge.start()
    qtbot.waitUntil(lambda: calls == [0])
    bridge.take_screen(0)
    monte = session.table.monte
    assert isinstance(monte, tuple)
    bridge.decide(SplitMonte(in_order(monte)))
    bridge.idle()
    qtbot.waitUntil(lambda: session.table.phase == "discarding")
    assert session.table.picks[1] == (1, ())
    assert calls == [0]
    bridge.stop()


def test_dealing_when_no_hand_is_due_changes_nothing(thinker: Thinker, qtbot: QtBot) -> None:
    """The way on may be pressed twice, and a sheet may be read when the match is over."""
    session = new_session(Diary(), persons=(0, 1, 2, 3), options="game=single")
    bridge = seated(session, thinker)
    bridge.start()
    dealt = session.revision
    assert dealt, "the first hand is dealt by itself"
    bridge.deal()
    assert session.revision == dealt
    person = Person(bridge)
    bridge.idle()
    qtbot.waitUntil(lambda: session.match.over, timeout=60_000)
    assert person.decisions >= 40
    ended = session.revision
    bridge.deal()
    assert session.revision == ended
    bridge.stop()


def test_only_a_card_that_is_the_only_one_is_forced(thinker: Thinker) -> None:
    """Though the game may be claimed all the time; and a private answer never is: its haste would tell something."""
    session = new_session(Diary(), persons=())
    thoughts = Thoughts(session, dict.fromkeys(range(4), "random"), thinker, thinker)
    session.deal()
    seen: set[tuple[bool, bool]] = set()
    chance = random.Random(3)
    while session.table.score is None:
        seat = session.awaited[0]
        legal = [each for each in session.legal(seat) if isinstance(each, PlayCard | Decline)]
        action: Action = chance.choice(legal)
        thoughts._decided = (seat, action)
        seen.add((thoughts.forced, isinstance(action, PlayCard) and len(legal) == 1))
        session.submit(seat, action, revision=session.revision)
    assert seen == {(False, False), (True, True)}
    thoughts.stop()
