"""What is said at a table: from a card and the boxes ticked to the declarations that are spoken (rules.md 12.10).

Everything that a seat may say follows from its own hand and from what everybody saw, so all of this can be asked of its
view as well as of the truth.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from tressette_desktop.engine.cards import Card, Rank, Suit, of_suit
from tressette_desktop.engine.core.events import DeclarationMade
from tressette_desktop.engine.core.table import Table, Trick
from tressette_desktop.engine.core.terms import Tick
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.declarations import flow, others
from tressette_desktop.engine.rules.declarations.book import ROWS
from tressette_desktop.engine.rules.declarations.flow import Past, Phrase
from tressette_desktop.engine.rules.declarations.holding import SUITS, Holding
from tressette_desktop.engine.rules.declarations.row import Row, SuitRow
from tressette_desktop.engine.rules.declarations.starting import CODES
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.seats import Seat

Spoken = list[DeclarationMade]

LINE: Final = 200
"""The most characters that a line of free words may have."""

NOTHING: Final[frozenset[Tick]] = frozenset()
_PARTNER: Final = {
    Tick.PARTNER_VOID: others.FAGLIO_AL_COMPAGNO,
    Tick.PARTNER_LISCIO: others.LISCIO_AL_COMPAGNO,
}


# --- the boxes -------------------------------------------------------------------------------------------------------


def automatic(options: Options) -> bool:
    """Whether the program finds the declarations for the boxes that a player ticks."""
    return options.code in CODES and options.declare_mode == "automatic"


def manual(options: Options) -> bool:
    """Whether players declare in their own words, and nothing is checked or binds."""
    return options.code in CODES and options.declare_mode == "manual"


def boxes(options: Options, leading: bool) -> tuple[frozenset[Tick], ...]:
    """Return every way to tick the boxes of a leader, or of one who follows; nothing ticked comes first.

    >>> [sorted(tick.value for tick in ticks) for ticks in boxes(Options(code="ludopoli"), leading=False)]
    [[], ['p']]
    """
    return _boxes(leading, options.other_suits_by_anyone) if automatic(options) else (NOTHING,)


@lru_cache
def _boxes(leading: bool, other_suits_by_anyone: bool) -> tuple[frozenset[Tick], ...]:
    own = (NOTHING, frozenset({Tick.SUIT_LED if leading else Tick.SUIT_WON}))
    if not leading and not other_suits_by_anyone:
        return own
    other = NOTHING, frozenset({Tick.OTHER_SUITS})
    partner = NOTHING, *(frozenset({tick}) for tick in _PARTNER)
    return tuple(frozenset().union(*some) for some in product(own, other, partner))


def refuse(options: Options, leading: bool, ticks: frozenset[Tick]) -> Reason | None:
    """Say why these boxes may not be ticked, or None. One that finds nothing to say is no fault."""
    if ticks in boxes(options, leading):
        return None
    if not automatic(options):
        return Reason.WORD_NOT_OF_THIS_TABLE
    if ticks.issuperset(_PARTNER):
        return Reason.WORDS_CONTRADICT
    return Reason.WORD_ONLY_WHEN_FOLLOWING if leading else Reason.WORD_ONLY_WHEN_LEADING


def refuse_talk(options: Options, text: str) -> Reason | None:
    """Say why a line of free words may not be said, or None: it is of 1 to 200 printable characters."""
    if not manual(options):
        return Reason.WORD_NOT_OF_THIS_TABLE
    return None if text.isprintable() and 0 < len(text) <= LINE else Reason.TALK_NO_LINE


# --- what they say ---------------------------------------------------------------------------------------------------


def with_card(options: Options, table: Table, seat: Seat, card: Card, ticks: frozenset[Tick]) -> Spoken:
    """Return what is spoken with a card: of other suits, then of the partner's, then of the suit led (12.3)."""
    said: Spoken = []
    if Tick.OTHER_SUITS in ticks and (row := _about_others(options, table, seat, card)) is not None:
        said.append(DeclarationMade(seat, row.key, row.words))
    for tick, row in _PARTNER.items():
        if tick in ticks and _partner_free(options, table, seat, card, row):
            said.append(DeclarationMade(seat, row.key, row.words))
    if Tick.SUIT_LED in ticks:
        phrase = flow.leading(options, past(options, table, seat), holding(table, seat, card))
        if phrase is not None:
            said.append(DeclarationMade(seat, phrase.row.key, phrase.words, card.suit))
    return said


def on_winning(options: Options, table: Table, seat: Seat, card: Card, trick: tuple[Card, ...]) -> Spoken:
    """Return what the winner of a trick that he did not lead says of its suit; these are the cards of the trick.

    The table may be one before or after he plays his card to it. With a card of another suit nothing is said.
    """
    suit = trick[0].suit
    if card.suit is not suit:
        return []
    own = {*of_suit(table.hand(seat), suit), card}
    gone = _gone(table.tricks, suit) | {each for each in of_suit(trick, suit) if each is not card}
    phrase = flow.winning(options, past(options, table, seat), Holding(frozenset(own), card, gone))
    return [] if phrase is None else [DeclarationMade(seat, phrase.row.key, phrase.words, suit)]


def possible(options: Options, table: Table, seat: Seat, card: Card) -> dict[Tick, str]:
    """Return what each box alone would say with a card of a seat whose turn it is; those that say nothing are left out.

    The box of the suit won counts the cards on the table as the whole trick, and that card as its winner.
    """
    leading = table.trick is None
    words: dict[Tick, str] = {}
    for ticks in boxes(options, leading):
        if len(ticks) != 1:
            continue
        said = with_card(options, table, seat, card, ticks)
        if table.trick is not None and Tick.SUIT_WON in ticks:
            said = on_winning(options, table, seat, card, (*table.trick.cards, card))
        words.update((tick, event.words) for tick in ticks for event in said)
    return words


def bound(options: Options, table: Table, seat: Seat) -> tuple[Card | None, Suit | None]:
    """Return what his words oblige a leader to: a card that he must lead now, a suit that he must not (12.4, 12.8)."""
    if not automatic(options):
        return None, None
    here = len(table.tricks)
    commit = barred = None
    for said in table.declarations:
        row = ROWS[said.row]
        if said.seat != seat or said.suit is None:
            continue
        if options.venticinque_commit and said.tricks == here - 1 and isinstance(row, SuitRow) and row.commits:
            three = (each for each in of_suit(table.hand(seat), said.suit) if each.rank is Rank.THREE)
            commit = next(three, None)
        if options.liscio_forces_suit and said.tricks == here and row is others.LISCIO_QUI:
            barred = said.suit
    return commit, barred


# --- what a player holds, and what he has said -----------------------------------------------------------------------


def holding(table: Table, seat: Seat, card: Card) -> Holding:
    """Return what a seat holds of the suit of a card that it is about to lead."""
    own = frozenset(of_suit(table.hand(seat), card.suit))
    return Holding(own, card, _gone(table.tricks, card.suit), own & _shown(table, seat))


def past(options: Options, table: Table, seat: Seat) -> Past:
    """Return what a seat said of suits in the tricks that are complete, and what its silence barred."""
    said = Past()
    for number, trick in enumerate(table.tricks):
        if trick.seats[0] == seat:
            phrase = _spoken(table, seat, number, "DE")
            said = flow.after_lead(options, said, _holding(table, seat, trick.cards[0], number), phrase)
        else:
            said = flow.after_losing_lead(options, said)
        won = _spoken(table, seat, number + 1, "P")
        if won is not None:
            said = flow.after_win(said, trick.cards[0].suit, won)
    return said


def _spoken(table: Table, seat: Seat, tricks: int, families: str) -> Phrase | None:
    """What a seat said after so many tricks of the suit led (families D and E) or of the suit just won (P)."""
    for said in table.declarations:
        if said.seat == seat and said.tricks == tricks and said.row[0] in families:
            return Phrase(ROWS[said.row], said.words)
    return None


def _holding(table: Table, seat: Seat, card: Card, number: int) -> Holding:
    """What a seat held of a card's suit when it was to play to a trick."""
    suit = card.suit
    own = frozenset(of_suit(_hand_at(table, seat, number), suit))
    return Holding(own, card, _gone(table.tricks[:number], suit), own & _shown(table, seat))


def _hand_at(table: Table, seat: Seat, number: int) -> tuple[Card, ...]:
    """The hand of a seat before it played to a trick, from what it has now and has played since."""
    return (*table.hand(seat), *table.played(seat)[number:])


def _gone(tricks: tuple[Trick, ...], suit: Suit) -> frozenset[Card]:
    return frozenset([card for trick in tricks for card in trick.cards if card.suit is suit])


def _shown(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards that everybody has seen in a hand: declared, handed over openly, taken from the open monte."""
    shown = {card for each in table.melds if each.seat == seat for card in each.meld.cards}
    shown.update(each.card for each in table.handed if each.open and each.taker == seat and each.card is not None)
    if table.monte_open:
        shown.update(card for who, cards in table.picks if who == seat for card in _known(cards))
    return frozenset(shown)


def _known(pile: object) -> tuple[Card, ...]:
    return pile if isinstance(pile, tuple) else ()


# --- other suits -----------------------------------------------------------------------------------------------------


def _about_others(options: Options, table: Table, seat: Seat, card: Card) -> Row | None:
    void = _unseen(options, table, seat, len(table.tricks), card) - _told(options, table, seat)
    return others.about_others(options, void, {each.suit for each in table.played(seat)})


def _told(options: Options, table: Table, seat: Seat) -> frozenset[Suit]:
    """The suits that a seat has already called void, naming none."""
    told: frozenset[Suit] = frozenset()
    played = table.played(seat)
    for said in table.declarations:
        row = ROWS[said.row]
        if said.seat != seat or row not in (others.FAGLIO, others.FECI_UN_PIOMBO):
            continue
        number = said.tricks
        void = _unseen(options, table, seat, number, played[number]) - told
        told |= others.covered(row, void, {each.suit for each in played[:number]})
    return told


def _void(table: Table, seat: Seat, number: int, card: Card) -> frozenset[Suit]:
    """The suits that a seat had no card of when it played a card to a trick, other than those at hand.

    At hand are the suit of the trick before, the suit led and that of the card.
    """
    before = table.tricks[number - 1].led if number else None
    at_hand = {card.suit, _led(table, number), before}
    hand = _hand_at(table, seat, number)
    return frozenset(suit for suit in SUITS if suit not in at_hand and not of_suit(hand, suit))


def _unseen(options: Options, table: Table, seat: Seat, number: int, card: Card) -> frozenset[Suit]:
    """Those that may be spoken of: with ``public_ban`` only the ones that not everybody knew to be void."""
    void = _void(table, seat, number, card)
    if not options.public_ban:
        return void
    return frozenset(suit for suit in void if not _seen_void(table.tricks[:number], seat, suit))


def _led(table: Table, number: int) -> Suit | None:
    """The suit led to a trick, complete or running; None when nobody led yet."""
    if number < len(table.tricks):
        return table.tricks[number].led
    return table.trick.led if table.trick is not None else None


def _seen_void(tricks: tuple[Trick, ...], seat: Seat, suit: Suit) -> bool:
    """Whether everybody saw that a seat has none of a suit: it failed to follow, or all ten cards are out (F161)."""
    refused = any(trick.led is suit and card.suit is not suit for trick, card in _cards_of(tricks, seat))
    return refused or _gone(tricks, suit) == SUITS[suit]


def _cards_of(tricks: tuple[Trick, ...], seat: Seat) -> Iterator[tuple[Trick, Card]]:
    for trick in tricks:
        card = trick.card_of(seat)
        if card is not None:
            yield trick, card


def _partner_free(options: Options, table: Table, seat: Seat, card: Card, row: Row) -> bool:
    """Whether a seat may speak of its partner's suit: once in a hand each way, true or not.

    With ``public_ban`` it does not call itself void there when it is void only where everybody sees it.
    """
    if any(said.seat == seat and said.row == row.key for said in table.declarations):
        return False
    if not options.public_ban or row is not others.FAGLIO_AL_COMPAGNO:
        return True
    now = len(table.tricks)
    return not _void(table, seat, now, card) or bool(_unseen(options, table, seat, now, card))
