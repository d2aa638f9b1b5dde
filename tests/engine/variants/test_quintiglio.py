"""Quintiglio (rules.md section 8)."""

from __future__ import annotations

import pytest

from tests.engine.variants.records import QUINTIGLIO, events, refused, table
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.events import redact
from tressette_desktop.engine.core.terms import Settlement
from tressette_desktop.engine.core.view import project
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules import ledger

CHIEDO = "1:pass 2:chiedo 3:pass 4:pass 5:pass"


def test_the_card_given_in_return_is_seen_by_two_alone() -> None:
    swapped = events("quintiglio", QUINTIGLIO, f"{CHIEDO} 2:?3b>5d")
    given = next(each for each in swapped if isinstance(each, ev.CardHanded) and not each.open)
    assert (given.giver, given.taker, given.card) == (1, 4, card("5d"))
    assert [redact(given, seat) == given for seat in (0, 1, 2, 3, 4, None)] == [False, True, False, False, True, False]
    after = table("quintiglio", QUINTIGLIO, f"{CHIEDO} 2:?3b>5d")
    assert project(after, 0).handed[1].card is None
    assert after.sides == ((1,), (0, 2, 3, 4))
    assert card("3b") in after.hand(1)


@pytest.mark.parametrize(
    ("spoken", "reason"),
    [
        ("1:solissimo", Reason.NOT_NOW),
        ("1:chiedo 2:chiamo", Reason.BID_TOO_LOW),
        ("1:solo 2:pass", Reason.NOT_YOUR_TURN),
        (f"{CHIEDO} 2:?3b", Reason.NOT_NOW),
        (f"{CHIEDO} 2:?3b>3s", Reason.CARD_NOT_HELD),
        (f"{CHIEDO} 2:?3d>5d", Reason.CALLED_CARD_HELD),
        ("1:pass 2:chiamo 3:pass 4:pass 5:pass 2:?3d", Reason.CALLED_CARD_HELD),
        ("1:solo 1:!claim", Reason.CLAIMS_OFF),
    ],
)
def test_what_is_refused_and_why(spoken: str, reason: Reason) -> None:
    assert refused("quintiglio", QUINTIGLIO, spoken) is reason


def test_who_leads() -> None:
    assert table("quintiglio", QUINTIGLIO, f"{CHIEDO} 2:?3b>5d").next_leader == 0
    assert table("quintiglio", QUINTIGLIO, "1:pass 2:solo").next_leader == 1


@pytest.mark.parametrize(
    ("stake", "sides", "paid"),
    [
        (1, ((1, 4), (0, 2, 3)), (-1, 2, -1, -1, 1)),
        (2, ((1,), (0, 2, 3, 4)), (-2, 8, -2, -2, -2)),
        (3, ((1,), (0, 2, 3, 4)), (-3, 12, -3, -3, -3)),
    ],
)
def test_what_is_paid(stake: int, sides: tuple[tuple[int, ...], ...], paid: tuple[int, ...]) -> None:
    assert ledger.payments(Settlement(stake, True, 1), sides, 1, 5) == paid
    assert ledger.payments(Settlement(stake, False, 2), sides, 1, 5) == tuple(-2 * each for each in paid)
