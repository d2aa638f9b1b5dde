"""Asking for a new deal of a weak hand (rules.md 3.7, option redeal)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tressette_desktop.engine.cards import THIRDS, TRESSETTE_RANKS, Card, Rank
from tressette_desktop.engine.core.actions import Action, AskRedeal, KeepHand
from tressette_desktop.engine.core.events import Annulled, HandKept
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Annulment
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.phase import Events, Phase
from tressette_desktop.engine.seats import Seat


def redeal(options: Options, worth: Mapping[Rank, int] = THIRDS) -> tuple[Phase, ...]:
    """Return the phase, where the option provides for it."""
    return () if options.redeal == "off" else (Redeal(options, worth),)


@dataclass(frozen=True)
class Redeal:
    """Each seat with a weak hand is asked in private, in order from eldest; the first yes annuls.

    The phase begins in every hand, whether anybody is asked or not: else its beginning would tell the others that a
    weak hand was dealt. ``worth`` gives the thirds of a card by its rank.
    """

    options: Options
    worth: Mapping[Rank, int]
    key = "redeal"

    def open(self, table: Table) -> bool:
        return not table.phase or (table.phase == self.key and bool(self.actors(table)))

    def begin(self, table: Table) -> Events:
        return ()

    def actors(self, table: Table) -> tuple[Seat, ...]:
        asked = (seat for seat in table.order if seat not in table.kept and self.weak(table.hand(seat)))
        return tuple(asked)[:1]

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        return None if isinstance(action, AskRedeal | KeepHand) else Reason.NOT_NOW

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        yield KeepHand()
        yield AskRedeal()

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        return (Annulled(Annulment.WEAK_HAND, seat),) if isinstance(action, AskRedeal) else (HandKept(seat),)

    def weak(self, hand: tuple[Card, ...]) -> bool:
        """Whether a hand may be annulled."""
        if self.options.redeal == "under_one_point":
            return sum(self.worth[card.rank] for card in hand) < 3
        figures = sum(card.rank in (Rank.KING, Rank.KNIGHT, Rank.KNAVE) for card in hand)
        return figures < 3 and not any(card.rank in TRESSETTE_RANKS for card in hand)
