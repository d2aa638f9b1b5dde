"""The words of a leader about the suit that he leads (rules.md 11.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tressette_desktop.engine.cards import TRESSETTE_RANKS, Card, of_suit
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.options import Options


def _busso(rest: tuple[Card, ...], options: Options) -> bool:
    """A request: play your highest of the suit and lead it back. It says nothing of the hand."""
    return True


def _volo(rest: tuple[Card, ...], options: Options) -> bool:
    """I have no more of this suit."""
    return not rest


def _striscio(rest: tuple[Card, ...], options: Options) -> bool:
    """I have a low card here besides this one: the King or lower; strictly, nothing else."""
    low = [each.rank not in TRESSETTE_RANKS for each in rest]
    return bool(rest) and (all(low) if options.striscio_strict else any(low))


TRUE_OF: Final[dict[Signal, Callable[[tuple[Card, ...], Options], bool]]] = {
    Signal.BUSSO: _busso,
    Signal.VOLO: _volo,
    Signal.STRISCIO: _striscio,
}
"""What each word states of the cards of the suit that are left when the card led is gone."""


def spoken_here(options: Options) -> tuple[Signal, ...]:
    """Return the words of the table's code."""
    if options.code != "classic":
        return ()
    return tuple(each for each in Signal if each is not Signal.STRISCIO or options.striscio)


def refuse(options: Options, word: Signal, hand: Iterable[Card], led: Card) -> Reason | None:
    """Say why a word may not go with the card led from a hand, or None. With signals_truth=free a lie may."""
    if word not in spoken_here(options):
        return Reason.WORD_NOT_OF_THIS_TABLE
    rest = tuple(each for each in of_suit(hand, led.suit) if each is not led)
    if options.signals_truth == "enforced" and not TRUE_OF[word](rest, options):
        return Reason.WORD_UNTRUE
    return None


def offered(options: Options, hand: Iterable[Card], led: Card) -> tuple[Signal, ...]:
    """Return the words that may go with a lead."""
    hand = tuple(hand)
    return tuple(word for word in spoken_here(options) if refuse(options, word, hand, led) is None)
