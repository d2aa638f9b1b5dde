"""What is said to whoever plays the first hand of all: one remark at each moment when there is something new to see.

Nothing here waits or shows anything: given the pupil's view and what was told before, `due` names the next remark.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import Rank, card
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.seats import Seat
from tressette_desktop.ui import words
from tressette_desktop.ui.table.scenery import to_play

Names = tuple[str, ...]
"""Who sits where, by seat."""
TRIED: Final = card("6d")
"""What the pupil may lead to ask for more of its suit."""


@dataclass(frozen=True)
class Remark:
    """Something to be said once, at the first view that it applies to.

    ``waits``: nobody plays before it has been read; otherwise it lies beside what the pupil is asked.
    ``trick``: the trick it speaks of is to be looked at meanwhile.
    """

    key: str
    applies: Callable[[PlayerView], bool]
    text: Callable[[PlayerView, Names], str]
    waits: bool = True
    trick: bool = False


def due(view: PlayerView, told: Collection[str]) -> Remark | None:
    """Return the next remark that was not told and applies now, or None."""
    return next((each for each in REMARKS if each.key not in told and each.applies(view)), None)


# --- when ------------------------------------------------------------------------------------------------------------


def _fresh(view: PlayerView) -> bool:
    """The cards are dealt, and none is played."""
    table = view.table
    return table.phase != "" and not table.tricks and table.trick is None


def _must_follow(view: PlayerView) -> bool:
    """It is the pupil's turn; some cards of the hand are of the suit led, and some are not."""
    seat, trick = _seat(view), view.table.trick
    if trick is None or trick.led is None or to_play(view.table) != (seat,):
        return False
    return len({card.suit is trick.led for card in view.table.hand(seat)}) == 2


def _took(view: PlayerView) -> bool:
    """The first trick is the pupil's."""
    tricks = view.table.tricks
    return len(tricks) == 1 and tricks[0].winner == view.seat


def _may_declare(view: PlayerView) -> bool:
    return view.table.phase == "declaring"


def _leads(view: PlayerView) -> bool:
    table = view.table
    return (table.trick is None or table.trick.led is None) and to_play(table) == (view.seat,)


def _last_is_left(view: PlayerView) -> bool:
    table = view.table
    return table.trick is None and not table.over and len(table.hand(_seat(view))) == 1


def _counted(view: PlayerView) -> bool:
    return view.table.score is not None


def _seat(view: PlayerView) -> Seat:
    """The pupil's seat: a lesson has no spectator."""
    assert view.seat is not None
    return view.seat


# --- what ------------------------------------------------------------------------------------------------------------


def _say_goal(view: PlayerView, names: Names) -> str:
    right, partner, left = (names[(_seat(view) + step) % len(names)] for step in (1, 2, 3))
    said = QCoreApplication.translate(
        "Lesson",
        "You and {partner}, who sits opposite, play against {right} and {left}. "
        "Everybody plays a card, and the turn goes to the right; the highest card of the suit led takes all four.",
    )
    return said.format(partner=partner, right=right, left=left)


def _say_ranking(_view: PlayerView, _names: Names) -> str:
    said = QCoreApplication.translate(
        "Lesson",
        "In each suit the three is the highest card, then come {ranks}. "
        "There are no trumps. Nothing beats your threes in their suits.",
    )
    return said.format(ranks=", ".join(words.rank(rank) for rank in Rank if rank is not Rank.THREE))


def _say_follow(view: PlayerView, _names: Names) -> str:
    trick = view.table.trick
    assert trick is not None
    assert trick.led is not None
    said = QCoreApplication.translate(
        "Lesson",
        "The suit is {suit}. You hold some, so you must follow: the dimmed cards wait. "
        "Whoever has none may play anything, but cannot take the trick.",
    )
    return said.format(suit=words.suit(trick.led))


def _say_trick(view: PlayerView, _names: Names) -> str:
    trick = view.table.tricks[0]
    best = trick.card_of(_seat(view))
    assert best is not None
    said = QCoreApplication.translate(
        "Lesson",
        "The trick is yours: {the_card} was the highest. An ace is worth three thirds of a point; three, two and "
        "court cards one third; the others nothing. Here that makes {thirds} thirds.",
    )
    return said.format(the_card=words.the_card(best), thirds=sum(card.thirds for card in trick.cards))


def _say_accuse(_view: PlayerView, _names: Names) -> str:
    return QCoreApplication.translate(
        "Lesson",
        "Three threes are an accusa: three points if you declare them now, nothing later. "
        "Everybody will know where they are, yet it nearly always pays.",
    )


def _say_lead(view: PlayerView, names: Names) -> str:
    said = QCoreApplication.translate(
        "Lesson",
        "Whoever takes a trick leads to the next: any card, and with it a word to the partner. Try {the_card} "
        "with busso: it asks {partner} for the highest card of that suit, and to lead the suit again.",
    )
    return said.format(the_card=words.the_card(TRIED), partner=names[(_seat(view) + 2) % len(names)])


def _say_last(_view: PlayerView, _names: Names) -> str:
    return QCoreApplication.translate(
        "Lesson",
        "Everybody has one card left. The last trick is worth three thirds more, a whole point, to whoever takes it.",
    )


def _say_count(_view: PlayerView, _names: Names) -> str:
    return QCoreApplication.translate(
        "Lesson",
        "Each side adds up its thirds: three make a point, and thirds that are left over do not count. "
        "An accusa is added whole. So it goes on, hand after hand, up to 21.",
    )


REMARKS: Final = (
    Remark("goal", _fresh, _say_goal),
    Remark("ranking", _fresh, _say_ranking),
    Remark("follow", _must_follow, _say_follow, waits=False),
    Remark("trick", _took, _say_trick, trick=True),
    Remark("accuse", _may_declare, _say_accuse, waits=False),
    Remark("lead", _leads, _say_lead, waits=False),
    Remark("last", _last_is_left, _say_last),
    Remark("count", _counted, _say_count),
)
"""All that is said, in the order of the hand."""
