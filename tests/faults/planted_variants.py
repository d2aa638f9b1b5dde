"""Faults in what the variants and the federation's game add: auctions, calls, monte, draws, contracts, stakes."""

from __future__ import annotations

from typing import Final

from tests.faults.planted import Fault

FAULTS_OF_VARIANTS: Final = (
    Fault(
        "an equal bid is enough",
        "rules/phases/bidding.py",
        "names[names.index(best[1]) + 1 :]",
        "names[names.index(best[1]) :]",
    ),
    Fault(
        "after everybody passed chiamo may be bid again",
        "rules/variants/terziglio.py",
        "BidKind(when_forced=False)",
        "BidKind()",
    ),
    Fault(
        "eldest leads a solissimo",
        "rules/variants/terziglio.py",
        '"solissimo": BidKind(declarer_leads=True)',
        '"solissimo": BidKind()',
    ),
    Fault(
        "scegliete is worth eight",
        "rules/variants/terziglio.py",
        '"solissimo scegliete": 16',
        '"solissimo scegliete": 8',
    ),
    Fault(
        "a held card may be called",
        "rules/phases/calling.py",
        "            return Reason.CALLED_CARD_HELD\n        return None if action.card in self.choices",
        "            return None\n        return None if action.card in self.choices",
    ),
    Fault(
        "the gift is given in secret",
        "rules/phases/calling.py",
        "return (CardHanded(seat, table.handed[0].giver, action.card),)",
        "return (CardHanded(seat, table.handed[0].giver, action.card, open=False),)",
    ),
    Fault(
        "the card given in chiedo is seen by all",
        "rules/phases/calling.py",
        "CardHanded(seat, other, action.given, open=False)",
        "CardHanded(seat, other, action.given)",
    ),
    Fault(
        "shared, the seat after the declarer draws the lower two",
        "rules/phases/monte.py",
        "monte[2 * turn : 2 * turn + 2]",
        "monte[2 - 2 * turn : 4 - 2 * turn]",
    ),
    Fault(
        "shared cards are drawn for all to see",
        "rules/phases/monte.py",
        "monte[2 * turn : 2 * turn + 2], open=False)",
        "monte[2 * turn : 2 * turn + 2])",
    ),
    Fault(
        "as few cards may be laid aside as one likes",
        "rules/phases/monte.py",
        "return None if len(action.cards) == self.count(table, seat) else Reason.DISCARD_COUNT",
        "return None if len(action.cards) <= self.count(table, seat) else Reason.DISCARD_COUNT",
    ),
    Fault(
        "the cards laid aside are lost",
        "rules/scoring.py",
        "won[last] += sum([worth[card.rank] for card in aside])",
        "won[last] += 0 * sum([worth[card.rank] for card in aside])",
    ),
    Fault("five points win a contract", "rules/ledger.py", "TO_WIN: Final = 6", "TO_WIN: Final = 5"),
    Fault(
        "a partner in quintiglio is paid like the caller",
        "rules/ledger.py",
        "unit * len(opponents) // 3",
        "unit * len(opponents) // 2",
    ),
    Fault(
        "a session ends a deal too late",
        "rules/ledger.py",
        "hands >= deals",
        "hands > deals",
    ),
    Fault(
        "with four at the table the dealer is dealt to",
        "match.py",
        "order[: variant.seats], seats",
        "order[-variant.seats :], seats",
    ),
    Fault(
        "when everybody passed the same dealer deals again",
        "match.py",
        "return replace(seated, dealer=dealer, forced",
        "return replace(seated, forced",
    ),
    Fault(
        "the pair becomes official by any card of the called suit",
        "rules/partnership.py",
        "event.card is called",
        "event.card.suit is called.suit",
    ),
    Fault(
        "a tie between opponents is a shared win",
        "rules/outcome.py",
        "any(set(top) <= set(side) for side in sides)",
        "len(top) > 0",
    ),
    Fault(
        "claims by the engine do not wait for the pair",
        "rules/claims.py",
        "if not table.official or not",
        "if not",
    ),
    Fault(
        "the loser of a trick draws first",
        "rules/phases/drawing.py",
        "drawers = around(table.order, table.next_leader)",
        "drawers = around(table.order, table.next_leader)[::-1]",
    ),
    Fault(
        "an old card completes a set again",
        "rules/variants/in_due.py",
        "if card in meld.cards and meld not in declared",
        "if meld not in declared",
    ),
    Fault(
        "the fourth of a declared three scores four",
        "rules/variants/in_due.py",
        'if scored and meld.kind == "four" and upgraded',
        'if scored and meld.kind == "three" and upgraded',
    ),
    Fault(
        "the small hearts trump",
        "rules/variants/trzy_siodemki.py",
        "(Rank.SIX, Rank.FIVE, Rank.FOUR)",
        "(Rank.FIVE, Rank.FOUR)",
    ),
    Fault(
        "carried thirds are forgotten",
        "rules/outcome.py",
        "left = {side[0]: thirds[at] % 3",
        "left = {side[0]: 0 * thirds[at] % 3",
    ),
    Fault(
        "a wrong call costs the called side the game",
        "rules/outcome.py",
        "won = sides[1 - side_of(sides, called.seat)]",
        "won = sides[side_of(sides, called.seat) if not called.right else 1 - side_of(sides, called.seat)]",
    ),
    Fault(
        "a side may call wrongly three times",
        "rules/calling_out.py",
        "WRONG_CALLS: Final = 2",
        "WRONG_CALLS: Final = 3",
    ),
    Fault(
        "in fixed pairs one alone may go for the cappotto",
        "rules/phases/going.py",
        'alone = () if self.options.pairing == "fixed" else (Going.VADO,)',
        "alone = (Going.VADO,)",
    ),
    Fault(
        "the cappotto of the deck takes all the thirds",
        "rules/scoring.py",
        "if sum(thirds) - each < 3)",
        "if sum(thirds) - each < 1)",
    ),
    Fault(
        "the partner of random pairs sits to the right",
        "rules/pairs.py",
        "opposite = (four + 2) % 4",
        "opposite = (four + 1) % 4",
    ),
    Fault(
        "ten points save from the double stake",
        "rules/stakes.py",
        "_SAVED: Final = 11",
        "_SAVED: Final = 10",
    ),
)
"""Each of them must make an example of the rules or a test of the engine fail."""
