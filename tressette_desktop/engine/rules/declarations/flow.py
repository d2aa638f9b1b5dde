"""Who may still speak of a suit: silence bars it, one word about it is the last (rules.md 12.3 R1 to R3, 12.11).

All functions are pure: a :class:`Past` holds what a player has said in the hand and the suits that his silence barred.

>>> from tressette_desktop.engine.rules.declarations.holding import led_from
>>> options, long = Options(code="ludopoli"), led_from("Ac 7c 6c 5c 4c", "4c")
>>> first = leading(options, Past(), long)
>>> past = after_lead(options, Past(), long, first)
>>> first.words, leading(options, past, led_from("Ac 7c 6c 5c", "5c", gone="4c 3c 2c Kc")).words
('Asso lunghissimo', 'non piu lunghissimo')
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tressette_desktop.engine.cards import Suit
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.declarations.others import about_won
from tressette_desktop.engine.rules.declarations.row import LUNGHISSIMO, Row, SuitRow
from tressette_desktop.engine.rules.declarations.starting import declare
from tressette_desktop.engine.rules.options import Options

STILL_LONG: Final = Row("D34", ("ancora lunghissimo",), "S0 F166")
NO_LONGER: Final = Row("D35", ("non piu lunghissimo",), "S0")
"""What the speaker of a lunghissimo may add. Rules.md has no keys for the two (R3); these follow its last."""

ROWS: Final = (STILL_LONG, NO_LONGER)


@dataclass(frozen=True)
class Phrase:
    """A declaration as it is spoken: the row, and the words that fit the cards."""

    row: Row
    words: str


@dataclass(frozen=True)
class Past:
    """What one player has said of suits in this hand, and those that he is barred from when leading (R1)."""

    said: tuple[tuple[Suit, Row], ...] = ()
    barred: frozenset[Suit] = frozenset()

    def of(self, suit: Suit) -> tuple[Row, ...]:
        """What he said of a suit."""
        return tuple(row for about, row in self.said if about is suit)


def leading(options: Options, past: Past, holding: Holding) -> Phrase | None:
    """Return what a leader says of the suit he leads when he wants to speak of it, or None."""
    suit = holding.led.suit
    said = past.of(suit)
    if said and options.once_per_suit:
        if not any(isinstance(row, SuitRow) and row.length == LUNGHISSIMO for row in said):
            return None
        row = STILL_LONG if holding.length >= LUNGHISSIMO else NO_LONGER
        return Phrase(row, row.words)
    if suit in past.barred:
        return None
    fits = declare(options, holding)
    return None if fits is None else Phrase(fits, fits.words_for(holding))


def after_lead(options: Options, past: Past, holding: Holding, phrase: Phrase | None) -> Past:
    """Return the past after a lead with these words, or with none: silence bars the suit (R1)."""
    suit = holding.led.suit
    if phrase is not None:
        return replace(past, said=(*past.said, (suit, phrase.row)))
    if options.silent_bar == "none" or past.of(suit):
        return past
    if not options.forced_silence_bars and declare(options, holding) is None:
        return past
    return replace(past, barred=past.barred | {suit})


def after_losing_lead(options: Options, past: Past) -> Past:
    """Return the past of a player who is no longer on lead (option silent_bar)."""
    return replace(past, barred=frozenset()) if options.silent_bar == "until_lead_lost" else past


def winning(options: Options, past: Past, holding: Holding) -> Phrase | None:
    """Return what the winner of a trick that he did not lead says of its suit when he wants to speak of it, or None."""
    if options.once_per_suit and past.of(holding.led.suit):
        return None
    row = about_won(holding)
    return None if row is None else Phrase(row, row.words)


def after_win(past: Past, suit: Suit, phrase: Phrase) -> Past:
    """Return the past after words about a suit just won."""
    return replace(past, said=(*past.said, (suit, phrase.row)))
