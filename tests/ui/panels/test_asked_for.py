"""A card that was asked for in quintiglio: what was asked, of whom, and what went over stays to be seen (rules 8.2)."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.panels.dealt import dealt, done, seated
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import Bid, CallCard, Pass
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.listening import utterances

ASKED = "the three of coins"


def chiedo() -> Session:
    """Seat 0 asks for the three of coins, which seat 1 holds, and gives the four of cups for it."""
    session = dealt("quintiglio", "4c 5c", "3d", dealer=4)
    passes = ((seat, Pass()) for seat in range(1, 5))
    return done(session, (0, Bid("chiedo")), *passes, (0, CallCard(card("3d"), card("4c"))))


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, f"You asked Ischia for {ASKED}."),
        (1, f"Tu asked you for {ASKED}."),
        (2, f"Tu asked Ischia for {ASKED}."),
    ],
)
def test_a_paper_tells_what_was_asked_and_of_whom(qtbot: QtBot, art: CardArt, seat: int, told: str) -> None:
    session = chiedo()
    paper = seated(qtbot, art, session, seat).page.stage.scenery.called
    assert paper.isVisible()
    assert paper.words == told


@pytest.mark.parametrize(("seat", "tags"), [(0, {"3d": "received"}), (1, {"4c": "received"}), (2, {})])
def test_who_got_a_card_sees_which_it_is(qtbot: QtBot, art: CardArt, seat: int, tags: dict[str, str]) -> None:
    session = chiedo()
    stage = seated(qtbot, art, session, seat).page.stage
    shown = {str(each): item.tag.text for each in stage.cards.own if (item := stage.cards.items[each]).tag is not None}
    assert shown == tags
    while not session.table.tricks:
        done(session, (session.awaited[0], next(iter(session.legal(session.awaited[0])))))
    stage.settle()
    assert not any(stage.cards.items[each].tag for each in stage.cards.own)


@pytest.mark.parametrize(("seat", "given"), [(0, "the four of cups"), (1, "the four of cups"), (2, "a card face down")])
def test_what_was_said_tells_both_cards_to_those_who_saw_them(seat: int, given: str) -> None:
    said = [(each.seat, each.text) for each in utterances(chiedo().view(seat))]
    assert said == [(0, "Three of coins"), (1, f"I give {ASKED}"), (0, f"I give {given}")]
