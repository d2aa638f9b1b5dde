"""The bot that looks no further than the trick on the table: a mark for the better ones."""

from __future__ import annotations

from collections.abc import Iterable

from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.contract import settle
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.rulebook import worth_declaring
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action, AskRedeal, Decline, GoForCappotto, Pass, PlayCard
from tressette_desktop.engine.core.terms import Going
from tressette_desktop.engine.core.view import PlayerView


class Greedy:
    """Takes what it can as cheaply as it can, gives what a partner wins, and says nothing."""

    key = "greedy"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        """Play for this trick alone; all else is declared, bid and called as the rulebook does."""
        assert view.seat is not None
        possible = tuple(legal)
        declared = worth_declaring(view, possible)
        if declared is not None:
            return Choice(declared)
        cards = {action.card for action in possible if isinstance(action, PlayCard)}
        if cards:
            memory = remember(view)
            return Choice(PlayCard(min(cards, key=lambda card: (*_order(memory, card), card.index))))
        bids = tuple(name for _, name in view.table.bids if name is not None)
        stays = tuple(GoForCappotto(word) for word in (Going.NON_VADO, Going.NO))
        modest = (action for action in (AskRedeal(), Decline(), Pass(), *stays) if action in possible)
        return Choice(settle(view.table.hand(view.seat), bids, possible) or next(modest, possible[0]))

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        """Wait for its turn."""
        return None


def _order(memory: Memory, card: Card) -> tuple[int, int, int]:
    """Sort cards: a winner first, the cheapest of them; else what is worth most to a partner, least to an opponent."""
    best = memory.best
    if best is None:
        return 0, len(memory.beaters(card)), -memory.thirds(card)
    if memory.best_is_ours and memory.sure(best):
        return int(memory.beats(card, best)), -memory.thirds(card), card.strength
    takes = memory.beats(card, best)
    return int(not takes), card.strength if takes else memory.thirds(card), card.strength
