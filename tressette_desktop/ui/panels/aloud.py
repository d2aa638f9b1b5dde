"""What is told in words to one who plays without looking: how things stand, and what everybody else has before him."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import Card, Suit
from tressette_desktop.engine.core.events import Dealt, Event, TrickTaken
from tressette_desktop.engine.core.table import Table, Trick
from tressette_desktop.engine.core.terms import Signal as Word

from .. import words
from ..keys import shortcut
from .telling import Names


def asked(title: str, line: str) -> str:
    """Return a question with the line below it.

    >>> asked("Discard 4 cards", "They go face down."), asked("Claim the game?", "")
    ('Discard 4 cards. They go face down.', 'Claim the game?')
    """
    return f"{ended(title)} {line}" if line else title


def marked(commit: str) -> str:
    """Return what is told of an answer that is marked, and of the Enter that gives it; ``commit`` is what it does then.

    >>> marked("I say: solo")
    'Marked. Enter again: I say: solo'
    """
    return QCoreApplication.translate("aloud", "Marked. Enter again: {answer}").format(answer=commit)


def marked_so_far(answer: str) -> str:
    """Return which answer is marked, for who asks how things stand.

    >>> marked_so_far("I say: solo")
    'Marked: I say: solo.'
    """
    return ended(QCoreApplication.translate("aloud", "Marked: {answer}").format(answer=answer))


def ended(said: str) -> str:
    """Return a sentence with its end, so that another can follow."""
    return said if said.endswith((".", "?", "!", "…")) else f"{said}."


def standing(trick: Trick | None, names: Names, asked: str = "") -> str:
    """Return what lies on the table and, after it, what is asked."""
    return " ".join(filter(None, (on_table(trick, names), asked)))


def turn(table: Table, names: Names, asked: str, playable: tuple[Card, ...]) -> str:
    """Return how things stand at one's own turn, with the cards that may be played."""
    told = standing(table.trick, names, asked)
    if table.trick is None:
        return told
    may = QCoreApplication.translate("aloud", "You may play: {cards}.").format(cards=_listed(playable))
    return f"{told}. {may}"


def ring(card: Card, state: str) -> str:
    """Return at which card the keys are, and whether it may be played.

    >>> from tressette_desktop.engine.cards import card
    >>> ring(card("6c"), "playable")
    'You are at the six of cups, playable.'
    """
    told = QCoreApplication.translate("aloud", "You are at {the_card}, {state}.")
    return told.format(the_card=words.the_card(card), state=state)


def may_say(spoken: tuple[Word, ...]) -> str:
    """Return which words may go with a lead, each with its key; nothing where there are none.

    >>> may_say((Word.BUSSO, Word.VOLO))
    'You may say: Busso, key B; Volo, key V.'
    """
    if not spoken:
        return ""
    one = QCoreApplication.translate("aloud", "{word}, key {key}")
    each = (one.format(word=words.signal(word), key=shortcut(named(word)).caps[0]) for word in spoken)
    return QCoreApplication.translate("aloud", "You may say: {words}.").format(words="; ".join(each))


def named(word: Word) -> str:
    """Return the name of a word in the map of keys (`ui.keys`)."""
    return word.value.replace(" ", "_")


def seat(own: tuple[Card, ...], called: str, score: str) -> str:
    """Return what one has before him besides the trick: the own hand, the card that was called, the score."""
    return " ".join(filter(None, (hand(own) if own else "", called, score)))


def taken_back(again: tuple[Card, ...]) -> str:
    """Return what somebody has again who took his last decision back."""
    if not again:
        return QCoreApplication.translate("aloud", "Taken back.")
    return QCoreApplication.translate("aloud", "Taken back: {cards}.").format(cards=_listed(again))


def more(told: str, event: Event, table: Table, own: tuple[Card, ...]) -> str:
    """Return what is announced of an event, and what others see of it besides: one's cards as they lie, or what took a
    trick."""
    if isinstance(event, Dealt) and own:
        return f"{told} {hand(own)}"
    best = table.tricks[-1].card_of(event.seat) if isinstance(event, TrickTaken) else None
    if best is not None:
        won = QCoreApplication.translate("aloud", "with {the_card}").format(the_card=words.the_card(best))
        return f"{told}, {won}"
    return told


def _listed(some: tuple[Card, ...]) -> str:
    return ", ".join(words.card(card) for card in some)


def on_table(trick: Trick | None, names: Names) -> str:
    """Return the cards of a trick that lies there, each with who played it, and who takes it.

    >>> from tressette_desktop.engine.cards import cards
    >>> on_table(Trick((1, 2, 3, 0), cards("4c 2c")), ("You", "Ischia", "Capri", "Procida"))
    'On the table: Ischia, four of cups; Capri, two of cups.'
    """
    if trick is None or not trick.cards:
        return QCoreApplication.translate("aloud", "Nothing lies on the table.")
    played = (f"{names[seat]}, {words.card(card)}" for seat, card in zip(trick.seats, trick.cards, strict=False))
    told = QCoreApplication.translate("aloud", "On the table: {cards}.").format(cards="; ".join(played))
    return told if trick.winner is None else f"{told} {words.takes(names[trick.winner])}."


def hand(cards: tuple[Card, ...]) -> str:
    """Return the own hand, suit by suit.

    >>> from tressette_desktop.engine.cards import cards
    >>> hand(cards("3c Kc 2d"))
    'Your cards: cups: three, king; coins: two.'
    """
    return QCoreApplication.translate("aloud", "Your cards: {cards}.").format(cards=held(cards))


def held(cards: tuple[Card, ...]) -> str:
    """Return some cards, suit by suit, in the order in which they lie."""
    suits = {suit: ", ".join(words.rank(card.rank) for card in cards if card.suit is suit) for suit in _suits(cards)}
    return "; ".join(f"{words.suit_alone(suit)}: {ranks}" for suit, ranks in suits.items())


def _suits(cards: tuple[Card, ...]) -> tuple[Suit, ...]:
    return tuple(dict.fromkeys(card.suit for card in cards))
