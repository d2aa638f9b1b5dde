"""What came of the count: exact, because the tricks lie open to everybody."""

from __future__ import annotations

from pathlib import Path

from tests.record.samples import ACCUSE, DEAL, HEAD, REST, TRICK
from tressette_desktop.engine.record.reader import read, read_file
from tressette_desktop.engine.record.story import Story, ToldHand
from tressette_desktop.engine.review.count import Claiming, Counted, counted

GOLDENS = Path(__file__).parents[1] / "goldens"


def hand_of(start: str, rest: str = REST, options: str = "") -> ToldHand:
    """The sample hand from a score on, to its end."""
    head = HEAD + (f'[Options "{options}"]\n' if options else "") + f'[Start "{start}"]\n'
    (record,) = read((head + DEAL + TRICK + ACCUSE + rest).encode())
    assert record.error is None
    return Story(record).hand(0)


def test_a_claim_is_right_or_wrong_for_the_one_who_made_it_alone() -> None:
    (record,) = read_file(GOLDENS / "wrong_claim.tsn")
    hand = Story(record).hand(0)
    assert counted(hand, 0) == Counted(Claiming.WRONG, 3, 19, 21)
    assert [counted(hand, seat) for seat in (1, 2, 3)] == [None] * 3
    right = hand_of("17/0/17/0", REST[: REST.index("4:3d!")] + "1:!claim\n")
    assert counted(right, 0) == Counted(Claiming.RIGHT, 3, 21, 21)
    assert counted(right, 2) is None


def test_who_had_the_target_and_did_not_win_could_have_claimed() -> None:
    """Seats 2 and 4 have 21 first, and are overtaken, or caught up with, because neither of them says so."""
    hand = hand_of("17/13/17/13")
    missed = Counted(Claiming.MISSED, 6, 21, 21)
    assert [counted(hand, seat) for seat in range(4)] == [None, missed, None, missed]
    tied = hand_of("16/13/16/13")
    assert [counted(tied, seat) for seat in (0, 1)] == [Counted(Claiming.MISSED, 7, 21, 21), missed]


def test_where_nobody_claims_there_is_nothing_to_miss() -> None:
    assert [counted(hand_of("17/13/17/13", options="claims=off"), seat) for seat in range(4)] == [None] * 4
