"""What stands on a seat's plate: whose side it is on, as far as everybody knows, and what it is doing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.seats import Seat, side_of

from .. import contracts, words
from .layout import own_side, sides_shown
from .seat_item import Side


@dataclass(frozen=True)
class Party:
    """Who sits round a table, as seen from the bottom; ``stakes`` are those of contracts, none where nobody bids;
    ``shared`` tells that several people pass the screen on to each other, ``retold`` that all this is over."""

    south: Seat
    names: tuple[str, ...]
    stakes: Mapping[str, int]
    shared: bool = False
    retold: bool = False


def side_seen(table: Table, south: Seat, seat: Seat) -> Side:
    """Return to whom a seat belongs, as far as everybody knows."""
    sides = sides_shown(table)
    if sides is None or seat not in table.order or south not in table.order:
        return Side.OPEN
    return Side.US if side_of(sides, seat) == side_of(sides, south) else Side.THEM


def declares(table: Table, seat: Seat) -> bool:
    """Whether a seat plays the contract."""
    return table.contract is not None and table.contract.declarer == seat


def line(table: Table, party: Party, seat: Seat, *, turn: bool) -> str:
    """Return the second line of a plate: the contract, what the seat is doing, or to whom it belongs."""
    if seat not in table.order:
        return words.sits_out(own=seat == party.south)
    if declares(table, seat) and table.contract is not None:
        return contracts.on_plate(table.contract.name, party.stakes[table.contract.name])
    if turn and party.retold:
        return words.to_play()
    if turn:
        leads = table.trick is None and table.phase == "tricks"
        return words.own_turn(leads=leads) if seat == party.south else words.thinks()
    bids = dict(table.bids)
    if table.contract is None and seat in bids:
        name = bids[seat]
        return contracts.passes() if name is None else contracts.bid(name).lower()
    if sides_shown(table) is None:
        return score(table, party, seat)
    return _relation(table, party, seat)


def score(table: Table, party: Party, seat: Seat) -> str:
    """Return what a seat has of its own: units won and lost, or points."""
    total = table.totals[seat]
    return contracts.signed(total) if party.stakes else words.points(total)


def _relation(table: Table, party: Party, seat: Seat) -> str:
    """What a seat is to the person at the screen."""
    if len(table.order) == 2:
        return ""
    if table.contract is not None and not _with_declarer(table, seat):
        return contracts.defends()
    nobody = party.retold or (party.shared and (table.over or table.stopped))
    if seat == party.south or nobody:
        # When the hand is over, or looked at again, nobody has the screen for himself: there is no *you*.
        partners = tuple(each for each in own_side(table, seat) if each != seat)
        if nobody and not partners:
            return ""
        return words.with_partner(words.names(party.names, partners)) if partners else words.alone()
    return words.partner() if seat in own_side(table, party.south) else words.opponent()


def _with_declarer(table: Table, seat: Seat) -> bool:
    sides = sides_shown(table)
    assert sides is not None
    assert table.contract is not None
    return seat in sides[side_of(sides, table.contract.declarer)]
