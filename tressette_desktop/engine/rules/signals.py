"""The words of a leader about the suit that he leads, in the classic and the alternative code (rules.md 11)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from tressette_desktop.engine.cards import TRESSETTE_RANKS, in_order
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.declarations.holding import TRESSETTE, Holding
from tressette_desktop.engine.rules.options import Options

States = Callable[[Holding, Options], bool]


@dataclass(frozen=True)
class Word:
    """What a word states of the leader's cards of the suit, and whether it may be said when it is false.

    ``bluff``: never, always, or where the option ``signals_truth`` is free.
    """

    true: States
    bluff: Literal["never", "where free", "always"]
    source: str


def _asks(holding: Holding, options: Options) -> bool:
    """A request: it says nothing of the hand."""
    return True


def _nothing_left(holding: Holding, options: Options) -> bool:
    """I have no more of this suit."""
    return not holding.rest


def _low_left(holding: Holding, options: Options) -> bool:
    """I have a low card here besides this one: the King or lower; strictly, nothing else."""
    low = [each not in TRESSETTE for each in holding.rest]
    return bool(low) and (all(low) if options.striscio_strict else any(low))


def _highest(holding: Holding, options: Options) -> bool:
    """I hold the highest card of this suit that was still in play; the card led counts as held."""
    return in_order(holding.out)[0] in holding.cards


def _second_highest(holding: Holding, options: Options) -> bool:
    """I hold the second highest of them."""
    return not holding.cards.isdisjoint(in_order(holding.out)[1:2])


def _many_but_low(holding: Holding, options: Options) -> bool:
    """I have many cards of this suit, but none of the three highest: of those in play, or three, two and ace."""
    highest = TRESSETTE if options.tutto_fuori_absolute else in_order(holding.out)[: len(TRESSETTE_RANKS)]
    return holding.length >= options.many and holding.cards.isdisjoint(highest)


_VOLO = Word(_nothing_left, "where free", "S1 S2 S3 S4")
_STRISCIO = Word(_low_left, "where free", "S1 S2 S3 S4")

CODES: Final[dict[str, dict[Signal, Word]]] = {
    "classic": {
        Signal.BUSSO: Word(_asks, "never", "S1 S2 S3 S4"),
        Signal.VOLO: _VOLO,
        Signal.STRISCIO: _STRISCIO,
    },
    "alternative": {
        Signal.BUSSO: Word(_highest, "never", "S3 S4"),
        Signal.RIBUSSO: Word(_second_highest, "never", "S3 S4"),
        Signal.LA_MEGLIO: Word(_asks, "never", "S3"),
        Signal.TUTTO_FUORI: Word(_many_but_low, "always", "S3"),
        Signal.VOLO: _VOLO,
        Signal.STRISCIO: _STRISCIO,
    },
}
"""The words of each code, by the value of the option ``code``; the other codes have declarations instead."""


def spoken_here(options: Options) -> tuple[Signal, ...]:
    """Return the words of the table's code.

    >>> [word.value for word in spoken_here(Options(striscio=False))]
    ['busso', 'volo']
    """
    return _spoken(options.code, options.striscio)


@lru_cache
def _spoken(code: str, striscio: bool) -> tuple[Signal, ...]:
    return tuple(word for word in CODES.get(code, {}) if word is not Signal.STRISCIO or striscio)


def true(options: Options, word: Signal, holding: Holding) -> bool:
    """Whether what a word of the table's code states is so."""
    return CODES[options.code][word].true(holding, options)


def refuse(options: Options, word: Signal, holding: Holding) -> Reason | None:
    """Say why a word may not go with a lead, or None: all are true but those that may bluff."""
    if word not in spoken_here(options):
        return Reason.WORD_NOT_OF_THIS_TABLE
    return None if _may_be_said(options, CODES[options.code][word], holding) else Reason.WORD_UNTRUE


def offered(options: Options, holding: Holding) -> tuple[Signal, ...]:
    """Return the words that may go with a lead."""
    code = CODES.get(options.code, {})
    return tuple([word for word in spoken_here(options) if _may_be_said(options, code[word], holding)])


def _may_be_said(options: Options, word: Word, holding: Holding) -> bool:
    if word.bluff == "always" or (word.bluff == "where free" and options.signals_truth == "free"):
        return True
    return word.true(holding, options)
