"""A game that goes on from a point of another one: the same cards, the same decisions so far, and from there its own.

Its record tells the other game anew up to that point, so that scores, pairs and the deal stand as they stood; what was
taken back is left out. Nothing of it is promised (docs/tsn.md section 9): whoever goes on knows these cards.

Who gave a game up was a person and may be a bot from here on, who could not. So offers, which changed nothing, are left
out, and the telling begins behind the last game that was given up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tressette_desktop.engine.core.actions import Concede
from tressette_desktop.engine.record.entries import Decision, Entry, checks_in, deal_in
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.record.story import Story, ToldHand
from tressette_desktop.engine.seats import Seat, exchanged

FROM: Final = "From"
"""The tag that names the other game, the hand of it that is gone on with, and how many decisions of that are taken
over."""


def entries_up_to(story: Story, number: int, at: int) -> Iterator[Entry]:
    """Yield what happened in a record up to a moment of a hand, both counted from 0, as it stands after all undoing."""
    first = _first(story, number)
    for each in range(first, number):
        hand = story.hand(each)
        yield from _told(hand, len(hand.moments) - 1, checked=not first)
    yield from _told(story.hand(number), at, checked=not first)


def header_of(story: Story, number: int, at: int, *, source: str, date: str) -> Header:
    """Return the header of a game that goes on from there with the same players; ``source`` names the record."""
    count = len(story.hand(number).decisions(at))
    free = {"Date": date, FROM: f"{source}, hand {number + 1}, decision {count}"}
    start = () if _first(story, number) else story.record.header.start
    return replace(story.record.header, start=start, free=free)


def alone(header: Header, seats: int, person: Seat, level: str) -> Header:
    """Return the header of a game in which one player is a person, and all others are bots.

    A player is known by the seat that he began in. Who plays there now changes places with the first person of the
    header; another person's place is taken by a bot of this ``level``.
    """
    persons = [player for player in range(seats) if player not in header.bots]
    places = (person if person in persons or not persons else persons[0], person)
    return replace(
        header,
        names={exchanged(player, places): name for player, name in header.names.items()},
        bots={player: header.bots.get(exchanged(player, places), level) for player in range(seats) if player != person},
    )


def _told(hand: ToldHand, at: int, *, checked: bool) -> Iterator[Entry]:
    """The deal of a hand, promised no more, its decisions so far, and the checks if it was finished by then.

    They are left out where they count games that are not told.
    """
    table = hand.moments[at].table
    yield from deal_in(hand.match, hand.layout)
    yield from (Decision(seat, action) for seat, action in hand.decisions(at) if not isinstance(action, Concede))
    yield from checks_in(hand.match, table) if checked and table.over and table.conceded is None else ()


def _first(story: Story, number: int) -> int:
    """Return the hand that the telling begins with: the first behind the last game that was given up."""
    ends = (story.hand(each).moments[-1].table for each in range(number))
    return max((each + 1 for each, table in enumerate(ends) if table.conceded is not None), default=0)
