"""Playing the tricks, and what is said with a card or after it (rules.md 3.1, 3.2, 11, 12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tressette_desktop.engine.cards import Card, Suit
from tressette_desktop.engine.core.actions import Action, PlayCard, play_card
from tressette_desktop.engine.core.events import BoxTicked, Event, Said, card_played, trick_taken
from tressette_desktop.engine.core.table import Table, Trick, Unknown
from tressette_desktop.engine.core.terms import Signal, Tick
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules import signals, speech
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.phase import Events
from tressette_desktop.engine.seats import Seat


def playable(hand: tuple[Card, ...], led: Card | None) -> tuple[Card, ...]:
    """Return the cards of a hand that may be played: any when leading, else the suit led if there is one.

    >>> from tressette_desktop.engine.cards import card, cards
    >>> playable(cards("3c 7c Ad"), card("4c"))
    (card('3c'), card('7c'))
    """
    if led is None:
        return hand
    suit = led.suit
    return tuple([card for card in hand if card.suit is suit]) or hand


def leadable(hand: tuple[Card, ...], commit: Card | None = None, barred: Suit | None = None) -> tuple[Card, ...]:
    """Return the cards that may be led after words that bind: the card announced (rules.md 12.4, row D30), or those
    of other suits, if there are any, than the one called liscio (12.8).
    """
    if commit is not None:
        return (commit,)
    return hand if barred is None else tuple(each for each in hand if each.suit is not barred) or hand


def winning(played: tuple[Card, ...], trumps: frozenset[Card] = frozenset()) -> int:
    """Return which of the cards of a trick, counted in playing order, wins it.

    It is the highest trump, all of one suit, and without one the highest card of the suit led.
    """
    best = played[0]
    for card in played[1:]:
        if card.beats(best) or (trumps and card in trumps and best not in trumps):
            best = card
    return played.index(best)


@dataclass(frozen=True)
class Tricks:
    """The tricks of a hand, from the first lead to the last card.

    ``trumps`` are the cards that beat any other suit; ``must_trump`` says that who cannot follow must play one (10.2).
    """

    options: Options
    trumps: frozenset[Card] = frozenset()
    must_trump: bool = False
    key = "tricks"

    def open(self, table: Table) -> bool:
        return table.trick is not None or len(table.hands[table.order[0]]) > 0

    def begin(self, table: Table) -> Events:
        return ()

    def actors(self, table: Table) -> tuple[Seat, ...]:
        trick = table.trick
        return (table.next_leader if trick is None else trick.seats[len(trick.cards)],)

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, PlayCard):
            return Reason.NOT_NOW
        hand, trick, card = table.hands[seat], table.trick, action.card
        if isinstance(hand, Unknown) or card not in hand:
            return Reason.CARD_NOT_HELD
        if trick is None:
            reason = self._refuse_lead(table, hand, seat, action)
        elif card.suit is trick.cards[0].suit:
            reason = None if action.word is None else Reason.WORD_ONLY_WHEN_LEADING
        else:
            reason = self._refuse_answer(hand, trick.cards[0], action)
        if reason is None and action.ticks:
            return speech.refuse(self.options, trick is None, action.ticks)
        return reason

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        hand = table.hand(seat)
        boxes = speech.boxes(self.options, leading=table.trick is None)
        if table.trick is not None:
            for card in self._open(hand, table.trick.cards[0]):
                yield from (PlayCard(card, ticks=ticks) for ticks in boxes)
            return
        for card in leadable(hand, *speech.bound(self.options, table, seat)):
            yield play_card(card)
            yield from (PlayCard(card, word) for word in self._words(table, seat, card))
            yield from (PlayCard(card, ticks=ticks) for ticks in boxes[1:])

    def decide(self, table: Table, seat: Seat, action: PlayCard) -> Events:
        events: Events = (card_played(seat, action.card),)
        if table.trick is not None and len(table.trick.cards) == len(table.trick.seats) - 1:
            events += self._taken(table.trick, table, action)
        return events if action.word is None and not action.ticks else (*self._spoken(table, seat, action), *events)

    def _spoken(self, table: Table, seat: Seat, action: PlayCard) -> list[Event]:
        """What is said with a card, and the box for the suit won."""
        events: list[Event] = []
        if action.word is not None:
            events.append(Said(seat, action.word, action.card))
        if action.ticks:
            events += speech.with_card(self.options, table, seat, action.card, action.ticks)
        if Tick.SUIT_WON in action.ticks:
            events.append(BoxTicked(seat))
        return events

    def _taken(self, trick: Trick, table: Table, action: PlayCard) -> Events:
        """The trick goes to its winner, who speaks of its suit if he ticked the box (12.8)."""
        seats, cards = trick.seats, (*trick.cards, action.card)
        best = winning(cards, self.trumps)
        winner = seats[best]
        ticked = winner in table.ticked or (winner == seats[-1] and Tick.SUIT_WON in action.ticks)
        words = speech.on_winning(self.options, table, winner, cards[best], cards) if ticked else ()
        return (trick_taken(winner), *words)

    def _refuse_lead(self, table: Table, hand: tuple[Card, ...], seat: Seat, action: PlayCard) -> Reason | None:
        card = action.card
        if table.declarations:
            commit, barred = speech.bound(self.options, table, seat)
            if card not in leadable(hand, commit, barred):
                return Reason.MUST_LEAD_ANOTHER_SUIT if commit is None else Reason.MUST_LEAD_THE_THREE
        if action.word is None:
            return None
        return signals.refuse(self.options, action.word, speech.holding(table, seat, card))

    def _refuse_answer(self, hand: tuple[Card, ...], led: Card, action: PlayCard) -> Reason | None:
        card = action.card
        if card.suit is not led.suit and card not in self._open(hand, led):
            return Reason.MUST_TRUMP if card in playable(hand, led) else Reason.MUST_FOLLOW
        return None if action.word is None else Reason.WORD_ONLY_WHEN_LEADING

    def _words(self, table: Table, seat: Seat, card: Card) -> tuple[Signal, ...]:
        if not signals.spoken_here(self.options):
            return ()
        return signals.offered(self.options, speech.holding(table, seat, card))

    def _open(self, hand: tuple[Card, ...], led: Card) -> tuple[Card, ...]:
        """Return the cards that may answer a lead."""
        possible = playable(hand, led)
        if not self.must_trump or possible[0].suit is led.suit:
            return possible
        return tuple(card for card in possible if card in self.trumps) or possible
