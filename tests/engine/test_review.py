"""Which tricks may be looked at again (rules.md 4.15)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.core.table import Table, Trick
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.review import reviewable
from tressette_desktop.engine.seats import PAIRS, Seat


def table(*winners: Seat) -> Table:
    """A table after tricks that these seats won; the last of them leads."""
    tricks = tuple(Trick((0, 1, 2, 3), DECK[4 * at : 4 * at + 4], winner) for at, winner in enumerate(winners))
    return Table(1, (0, 1, 2, 3), 3, 0, ((),) * 4, (), (), (0, 0, 0, 0), PAIRS, tricks=tricks)


@pytest.mark.parametrize(
    ("review", "winners", "seat", "shown"),
    [
        ("last_trick", (), 0, ()),
        ("last_trick", (0, 1, 0), 0, (2,)),
        ("none", (0, 1, 0), 0, ()),
        ("own_pile", (0, 2, 0), 0, (0, 1, 2)),
        ("own_pile", (0, 1, 0), 0, (0, 1, 2)),
        ("own_pile", (1, 3, 0), 0, (0, 2)),
        ("own_pile", (1, 3, 1, 0), 0, (3,)),
        ("own_pile", (0, 2, 0), 2, (2,)),
        ("own_pile", (0, 2, 0), 1, (2,)),
    ],
    ids=[
        *("nothing was played", "the one just finished", "not even that"),
        *(
            "the leader his side's",
            "and early the first of the others",
            "but only the first, and only in tricks 2 to 4",
        ),
        *("later his own alone", "his partner the last", "the others the last"),
    ],
)
def test_what_may_be_looked_at(review: str, winners: tuple[Seat, ...], seat: Seat, shown: tuple[int, ...]) -> None:
    after = table(*winners)
    assert reviewable(after, seat, Options.parse(f"review={review}")) == tuple(after.tricks[at] for at in shown)


def test_a_trick_that_lies_on_the_table_closes_the_own_pile() -> None:
    after = replace(table(0, 2, 0), trick=Trick((0, 1, 2, 3), DECK[-1:]))
    assert reviewable(after, 0, Options(review="own_pile")) == after.tricks[-1:]


def test_before_the_pair_is_known_everybody_has_his_own_pile() -> None:
    after = replace(table(2, 2, 0, 0, 0), official=False)
    assert reviewable(after, 0, Options(review="own_pile")) == after.tricks[2:]
