"""What was not declared in time: certain, because who holds a combination sees it."""

from __future__ import annotations

from tests.record.samples import DEAL, HEAD, REST, TRICK
from tressette_desktop.commands.review import forgotten_text
from tressette_desktop.engine.bots.grading import Grade
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.record.reader import read
from tressette_desktop.engine.record.story import Story, ToldHand
from tressette_desktop.engine.review.forgotten import Forgotten, forgotten


def hand_of(accuse: str, options: str = "") -> ToldHand:
    """The sample hand, in which seats 1 and 4 hold a combination each, with what they answered."""
    head = HEAD + (f'[Options "{options}"]\n' if options else "")
    (record,) = read((head + DEAL + TRICK + accuse + REST).encode())
    assert record.error is None
    return Story(record).hand(0)


def test_what_is_held_and_not_declared_is_lost_with_its_thirds() -> None:
    hand = hand_of("1:+A-c 4:+-\n")
    (meld,) = (each.meld for each in hand_of("1:+- 4:+3-c\n").moments[-1].table.melds)
    missed = Forgotten((meld,), 9)
    assert [forgotten(hand, seat) for seat in range(4)] == [None, None, None, missed]
    assert missed.grade is Grade.BLUNDER
    assert forgotten_text(missed) == "Not declared, though it could be: 3-c. That cost 9 thirds."


def test_who_declared_everything_forgot_nothing() -> None:
    assert [forgotten(hand_of("1:+A-c 4:+3-c\n"), seat) for seat in range(4)] == [None] * 4


def test_what_is_worth_nothing_is_not_forgotten() -> None:
    hand = hand_of("1:+- 4:+-\n", "buongioco=allowed")
    assert [forgotten(hand, seat) for seat in range(4)] == [None] * 4


def test_in_a_hand_that_is_still_played_nothing_is_forgotten_yet() -> None:
    (record,) = read((HEAD + DEAL + TRICK + "1:+- 4:+-\n").encode())
    assert [forgotten(Story(record).hand(0), seat) for seat in range(4)] == [None] * 4
    assert Meld.of("A", "c").points == 3
