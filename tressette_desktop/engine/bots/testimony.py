"""What the words of a seat prove of its cards: the hard facts of speech (section 2 of the partner conventions).

Nothing about any word is known here. The cards that a seat may hold of a suit are tried, set by set, and the rules are
asked from which of them it could have spoken so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb

from tressette_desktop.engine.bots.facts import Cards
from tressette_desktop.engine.cards import Card, Suit, of_suit
from tressette_desktop.engine.core.table import Declaration, Spoken, Table, Trick
from tressette_desktop.engine.rules import signals
from tressette_desktop.engine.rules.declarations import heard, others
from tressette_desktop.engine.rules.declarations.book import ROWS
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.seats import Seat


@dataclass(frozen=True)
class Statement:
    """Something that a seat said of a suit with one of its cards, and what everybody has seen of that suit.

    ``gone`` are the cards of the suit played before it, ``shown`` those that the seat was known to hold then;
    ``played`` are those that it has played from then on, that card included. Where cards are drawn nothing is said.
    """

    said: Spoken | Declaration
    card: Card
    gone: Cards
    shown: Cards
    played: Cards

    def fits(self, options: Options, held: Cards) -> bool:
        """Whether who holds just these cards of the suit now could have said it then."""
        own = held | self.played
        holding = Holding(own, self.card, self.gone, own & self.shown)
        if isinstance(self.said, Spoken):
            return signals.refuse(options, self.said.signal, holding) is None
        return heard.could_say(options, self.said.row, self.said.words, holding)


@dataclass(frozen=True)
class Proof:
    """What is proved of a seat's cards in one suit.

    ``may`` are those that it may hold, ``holds`` those that it must; ``odds`` say of each of the others how much
    likelier it has become that the seat holds it (1: no change).
    """

    may: Cards
    holds: Cards
    odds: dict[Card, float]


# --- what was said ---------------------------------------------------------------------------------------------------


def statements(table: Table, options: Options, seat: Seat) -> dict[Suit, tuple[Statement, ...]]:
    """Return what a seat has said of suits in this hand."""
    found: dict[Suit, tuple[Statement, ...]] = {}
    spoken: tuple[Spoken | Declaration, ...] = (*table.said, *table.declarations)
    for said in spoken:
        suit = said.card.suit if isinstance(said, Spoken) else said.suit
        if said.seat == seat and suit is not None:
            found[suit] = (*found.get(suit, ()), _statement(table, options, said, suit))
    return found


def void_at_once(table: Table, seat: Seat) -> Iterator[frozenset[Suit]]:
    """Return, for each time that a seat called itself void in a suit without naming it, those that it can have meant.

    They are the suits other than those at hand that it cannot have held then: it has shown no card of them since.
    """
    played = table.played(seat)
    for said in table.declarations:
        if said.seat != seat or ROWS[said.row] not in (others.FAGLIO, others.FECI_UN_PIOMBO):
            continue
        number = said.tricks
        later = {card.suit for card in played[number:]}
        at_hand = {_tricks(table)[number].led} | ({table.tricks[number - 1].led} if number else set())
        meant = frozenset(Suit) - later - at_hand
        once_held = frozenset(card.suit for card in played[:number])
        yield meant & once_held if ROWS[said.row] is others.FECI_UN_PIOMBO else meant


def _statement(table: Table, options: Options, said: Spoken | Declaration, suit: Suit) -> Statement:
    """Find what belongs to words about a suit led, or about one just won, which follow its trick."""
    won = isinstance(said, Declaration) and ROWS[said.row] in (others.QUESTO_PIOMBO, others.LISCIO_QUI)
    number = said.trick if isinstance(said, Spoken) else said.tricks - won
    trick = _tricks(table)[number]
    card = trick.card_of(said.seat)
    assert card is not None
    before = [each for past in table.tricks[:number] for each in past.cards]
    before += [each for each in trick.cards if won and each is not card]
    return Statement(
        said,
        card,
        frozenset(of_suit(before, suit)),
        frozenset(of_suit(shown_by(table, options, said.seat, number), suit)),
        frozenset(of_suit(table.played(said.seat)[number:], suit)),
    )


def _tricks(table: Table) -> tuple[Trick, ...]:
    return table.tricks if table.trick is None else (*table.tricks, table.trick)


def shown_by(table: Table, options: Options, seat: Seat, number: int) -> Cards:
    """The cards that a seat had shown before it played to a trick, in combinations or from hand to hand."""
    after_card = options.accuse_open == "after_own_card"
    shown = {
        card
        for each in table.melds
        if each.seat == seat and each.tricks <= number and not (after_card and number == 0)
        for card in each.meld.cards
    }
    shown.update(each.card for each in table.handed if each.open and each.taker == seat and each.card is not None)
    if table.monte_open:
        shown.update(card for who, pile in table.picks if who == seat and isinstance(pile, tuple) for card in pile)
    return frozenset(shown)


# --- what it proves --------------------------------------------------------------------------------------------------


def prove(options: Options, said: tuple[Statement, ...], possible: Cards, known: Cards, size: int) -> Proof:
    """Weigh what was said of one suit by a hand of so many cards, all ``possible`` ones, the ``known`` among them.

    Each set of cards of the suit counts as often as the rest of the hand can be filled up with other suits.
    """
    suit = said[0].card.suit
    here, certain = frozenset(of_suit(possible, suit)), frozenset(of_suit(known, suit))
    beside = len(possible) - len(here) - len(known - certain)
    room = size - len(known)
    ways: dict[Cards, int] = {}
    for count in range(min(room, len(here) - len(certain)) + 1):
        rest = comb(beside, room - count)
        for some in combinations(here - certain, count) if rest else ():
            held = certain.union(some)
            if all(each.fits(options, held) for each in said):
                ways[held] = rest
    total = sum(ways.values())
    usual = room / max(1, len(possible) - len(known))
    chances = {card: sum(ways[held] for held in ways if card in held) / total for card in here - certain}
    return Proof(
        frozenset().union(*ways),
        frozenset(here).intersection(*ways),
        {card: _odds(chance) / _odds(usual) for card, chance in chances.items() if 0 < chance < 1 and usual < 1},
    )


def _odds(chance: float) -> float:
    return chance / (1 - chance)
