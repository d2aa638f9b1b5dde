"""The honest rulebook: a bot that plays by the principles that partners agree on, from what it has seen."""

from __future__ import annotations

from collections.abc import Iterable

from tressette_desktop.engine.bots.bot import Choice, Thought, Why
from tressette_desktop.engine.core.actions import Action, Claim, Declare, Decline, KeepHand, LayDown, PlayCard
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules import claims, melds
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat


class Rulebook:
    """Plays by the partner conventions, knows what has been played, and guesses nothing that it cannot see."""

    key = "rulebook"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        """Claim or lay down when that is certain, declare what is worth points, else play the best card."""
        assert view.seat is not None
        options = game_of(view.variant_key, view.options).rules
        possible = tuple(legal)
        if Claim() in possible and reached(view.table, view.seat, options):
            return Choice(Claim(), why=Why.COUNT)
        if LayDown() in possible and len(view.table.hand(view.seat)) > 1:
            return Choice(LayDown(), why=Why.LAY_DOWN)
        declared = worth_declaring(possible, options)
        if declared is not None:
            return Choice(declared, why=Why.DECLARE)
        cards = [action for action in possible if isinstance(action, PlayCard)]
        if cards:
            return Choice(min(cards, key=lambda each: (each.card.thirds, each.card.strength)))
        return Choice(next((each for each in (Decline(), KeepHand()) if each in possible), possible[0]))

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        """Claim as soon as the count allows it (C75)."""
        assert view.seat is not None
        options = game_of(view.variant_key, view.options).rules
        return Claim() if Claim() in tuple(legal) and reached(view.table, view.seat, options) else None


def reached(table: Table, seat: Seat, options: Options) -> bool:
    """Whether a claim would be right, counted from what everybody has seen; a secret side is not counted (C75)."""
    return table.sides is not None and claims.count_for(table, seat) >= options.target


def worth_declaring(possible: tuple[Action, ...], options: Options) -> Declare | None:
    """Return the declaration that scores most, or None where combinations are told for nothing (C73)."""
    offered = [action for action in possible if isinstance(action, Declare)]
    scores = [sum(melds.points(options, meld) for meld in action.melds) for action in offered]
    best = max(scores, default=0)
    return offered[scores.index(best)] if best else None
