"""The faults: in which module, what stands there, and what a careless hand might have written instead."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """A mistake to plant: ``right`` stands exactly once in the module (a path under ``engine/``)."""

    name: str
    module: str
    right: str
    wrong: str


FAULTS = (
    Fault("the two beats the three", "cards.py", 'THREE = "3"\n    TWO = "2"', 'TWO = "2"\n    THREE = "3"'),
    Fault("an ace is worth a third", "cards.py", "Rank.ACE: 3", "Rank.ACE: 1"),
    Fault(
        "a high card of any suit takes the trick",
        "cards.py",
        "self.suit is other.suit and self.strength",
        "self.strength",
    ),
    Fault(
        "play goes clockwise",
        "seats.py",
        "return order[at:] + order[:at]",
        "return order[at::-1] + order[:at:-1]",
    ),
    Fault("the last trick is worth two thirds", "rules/scoring.py", "LAST_TRICK: Final = 3", "LAST_TRICK: Final = 2"),
    Fault(
        "points are floored for each player",
        "rules/scoring.py",
        "return tuple([sum([values[seat] for seat in side]) for side in sides])",
        "return tuple([sum([values[seat] // 3 * 3 for seat in side]) for side in sides])",
    ),
    Fault("points are rounded up", "rules/scoring.py", "return thirds // 3", "return -(-thirds // 3)"),
    Fault(
        "a stramazzo leaves the losers a whole point",
        "rules/scoring.py",
        "1 if options.stramazzo_strict else 3",
        "1 if options.stramazzo_strict else 4",
    ),
    Fault("of several special wins the least counts", "rules/scoring.py", "max(found", "min(found"),
    Fault(
        "at equal totals the first side wins",
        "rules/scoring.py",
        "if best >= target and list(totals).count(best) == 1 else None",
        "if best >= target else None",
    ),
    Fault(
        "first in time floors each trick",
        "rules/scoring.py",
        "thirds[side] += amount",
        "thirds[side] += amount // 3 * 3",
    ),
    Fault(
        "a claim counts the trick on the table",
        "rules/claims.py",
        "    return count(table.totals[seat], combinations, thirds)",
        "    thirds += sum(card.thirds for card in table.trick.cards) if table.trick is not None else 0\n"
        "    return count(table.totals[seat], combinations, thirds)",
    ),
    Fault("a claim needs more than the target", "rules/claims.py", "counted >= options.target)", "counted > 21)"),
    Fault(
        "four of a rank also count as three",
        "rules/melds.py",
        "(next((meld for meld, shown in sets if shown <= combining), None) for sets in _RANK_SETS)",
        "(meld for sets in _RANK_SETS for meld, shown in sets if shown <= combining)",
    ),
    Fault(
        "four of a rank count beside three that were implied",
        "rules/melds.py",
        "if meld not in declared and not _counted(meld, declared))",
        "if meld not in declared)",
    ),
    Fault(
        "a card of the first trick no longer combines",
        "rules/melds.py",
        "return table.hand(seat) + table.played(seat)",
        "return table.hand(seat)",
    ),
    Fault(
        "the window for combinations is open one trick longer",
        "rules/phases/declaring.py",
        "len(table.tricks) == 1",
        "len(table.tricks) == 2",
    ),
    Fault(
        "who has answered for combinations is known to all",
        "core/events.py",
        "class Answered(Event, audience=Audience.OWN)",
        "class Answered(Event, audience=Audience.EVERYBODY)",
    ),
    Fault(
        "a seat sees the hand of its partner",
        "core/events.py",
        "hands = tuple(pile if owner == seat else hidden(pile)",
        "hands = tuple(pile if seat is not None and owner in (seat, (seat + 2) % 4) else hidden(pile)",
    ),
    Fault(
        "the caller knows his partner",
        "core/events.py",
        "class PartnerSet(Event, audience=Audience.OWN)",
        "class PartnerSet(Event, audience=Audience.EVERYBODY)",
    ),
    Fault(
        "nobody need follow suit",
        "rules/phases/tricks.py",
        "tuple([card for card in hand if card.suit is suit]) or hand",
        "hand",
    ),
    Fault("the leader takes every trick", "rules/phases/tricks.py", "best = card", "best = played[0]"),
    Fault(
        "who led goes on leading",
        "core/table.py",
        "winner = self.tricks[-1].winner",
        "winner = self.tricks[-1].seats[0]",
    ),
    Fault(
        "striscio is said of the three, two and ace",
        "rules/signals.py",
        "each not in TRESSETTE for each in holding.rest",
        "each in TRESSETTE for each in holding.rest",
    ),
    Fault(
        "laying down forgets the last card outside",
        "rules/lay_down.py",
        "len(theirs) < turn",
        "len(theirs) <= turn",
    ),
    Fault(
        "a person gives up without asking his partner",
        "rules/conceding.py",
        "for each in side if each in table.persons",
        "for each in (seat,)",
    ),
    Fault(
        "an offer to give up stands although its side plays on",
        "rules/conceding.py",
        "PLAYING_ON: Final = (PlayCard, CallOut, GoForCappotto)",
        "PLAYING_ON: Final = (GoForCappotto,)",
    ),
    Fault(
        "a bot may give up",
        "rules/conceding.py",
        "if seat not in table.persons",
        "if seat not in table.order",
    ),
    Fault(
        "who gives up wins",
        "rules/outcome.py",
        "won = sides[1 - side_of(sides, table.conceded)]",
        "won = sides[side_of(sides, table.conceded)]",
    ),
)
"""Each of them must make an example of the rules or a test of the engine fail."""
