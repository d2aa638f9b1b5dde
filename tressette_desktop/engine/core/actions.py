"""What a player may decide. An action is a frozen value without a seat: whoever sends it is named beside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.terms import Going, Meld, Signal, Tick


class Action:
    """The base of all actions."""


@dataclass(frozen=True)
class PlayCard(Action):
    """Play a card, with a word about its suit when leading, or with the boxes ticked for declarations."""

    card: Card
    word: Signal | None = None
    ticks: frozenset[Tick] = frozenset()


@cache
def play_card(card: Card) -> PlayCard:
    """Return the action of playing a card without a word: made once for each card, as cards are."""
    return PlayCard(card)


@dataclass(frozen=True)
class Talk(Action):
    """Say something in one's own words (rules.md 12.10, manual): nobody checks it and it binds nobody."""

    text: str


@dataclass(frozen=True)
class Declare(Action):
    """Declare these combinations (rules.md 4.4); they are the only ones of this step."""

    melds: tuple[Meld, ...]


@dataclass(frozen=True)
class Decline(Action):
    """Declare nothing, when asked for combinations."""


@dataclass(frozen=True)
class Claim(Action):
    """Call oneself out: my side has reached the target (rules.md 4.9)."""


@dataclass(frozen=True)
class CallOut(Action):
    """Call the opponents out: they have the target (rules.md 4.9b)."""


@dataclass(frozen=True)
class GoForCappotto(Action):
    """Speak about going on for the cappotto, when called out rightly (rules.md 4.11b)."""

    word: Going


@dataclass(frozen=True)
class LayDown(Action):
    """Lay all cards down: every trick left is mine (rules.md 4.14)."""


@dataclass(frozen=True)
class Concede(Action):
    """Give the game up for one's side, or agree to it (rules.md 3.10)."""


@dataclass(frozen=True)
class AskRedeal(Action):
    """Annul a weak hand before it begins (rules.md 3.7)."""


@dataclass(frozen=True)
class KeepHand(Action):
    """Play on with a hand that might have been annulled."""


@dataclass(frozen=True)
class Bid(Action):
    """Bid a contract by its name."""

    name: str


@dataclass(frozen=True)
class Pass(Action):
    """Bid nothing."""


@dataclass(frozen=True)
class Raise(Action):
    """Raise a solissimo: *dividete* or *scegliete* (rules.md 6.8); saying neither is a :class:`Pass`."""

    name: str


@dataclass(frozen=True)
class CallCard(Action):
    """Name a card; what follows for its holder is the variant's affair.

    None: the caller holds them all and plays alone (5.3). ``given`` is laid down in return (chiedo, 8.2).
    """

    card: Card | None
    given: Card | None = None


@dataclass(frozen=True)
class HandBack(Action):
    """Give a card, face up, for the one that was handed over (6.6)."""

    card: Card


@dataclass(frozen=True)
class SplitMonte(Action):
    """Take these cards, or none, from the open monte (scegliete, 6.8)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Discard(Action):
    """Lay cards aside, face down, in the order of the deck."""

    cards: tuple[Card, ...]


ANY_TIME: Final = (Claim, CallOut, Concede, Talk)
"""What may be done whenever it comes, whoever is on turn: it is no choice beside the cards of a trick."""


def only_card(legal: Iterable[Action]) -> Card | None:
    """Return the one card that may be played where nothing else is to be chosen, or None.

    What may come at any time is no choice beside it, nor is laying down the rest, which a player offers only where he
    need not think.

    >>> from tressette_desktop.engine.cards import card
    >>> only_card([PlayCard(card("3d")), Concede()]) == card("3d"), only_card([Concede()])
    (True, None)
    """
    choices = [each for each in legal if not isinstance(each, (*ANY_TIME, LayDown))]
    return choices[0].card if len(choices) == 1 and isinstance(choices[0], PlayCard) else None
