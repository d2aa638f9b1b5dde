"""The honest rulebook: a bot that plays by the principles that partners agree on, from what it has seen."""

from __future__ import annotations

from collections.abc import Iterable

from tressette_desktop.engine.bots.bot import Choice, Scored, Thought, Why
from tressette_desktop.engine.bots.contract import settle
from tressette_desktop.engine.bots.count import calls_out, going, unasked
from tressette_desktop.engine.bots.follow import follow_reason, follow_value, worth_weighing
from tressette_desktop.engine.bots.lead import lead_reason, lead_value, wanted_back
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.speak import spoken
from tressette_desktop.engine.cards import in_order
from tressette_desktop.engine.core.actions import (
    Action,
    AskRedeal,
    Claim,
    Declare,
    Decline,
    GoForCappotto,
    LayDown,
    Pass,
    PlayCard,
)
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.registry import game_seen


class Rulebook:
    """Plays by the partner conventions, knows what has been played, and guesses nothing that it cannot see."""

    key = "rulebook"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        """Claim or lay down when that is certain, declare what scores, else play the card that promises most."""
        possible = tuple(legal)
        plays = tuple(action for action in possible if isinstance(action, PlayCard))
        settled = certain(view, possible)
        if settled is not None:
            return settled
        return by_the_book(remember(view), plays, thought) if plays else without_cards(view, possible)

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        """Claim as soon as the count allows it, or call the opponents out before they take everything (C75)."""
        action = unasked(view)
        return action if action in tuple(legal) else None


def worth_declaring(view: PlayerView, possible: tuple[Action, ...]) -> Declare | None:
    """Return the declaration that scores most, or None where combinations are told for nothing (C73)."""
    assert view.seat is not None
    game, table, seat = game_seen(view), view.table, view.seat
    offered = [action for action in possible if isinstance(action, Declare)]
    scores = [
        sum(game.variant.meld_worth(game.rules, meld, table, seat) for meld in action.melds) for action in offered
    ]
    best = max(scores, default=0)
    return offered[scores.index(best)] if best else None


def without_cards(view: PlayerView, possible: tuple[Action, ...]) -> Choice:
    """Decide what is asked before the tricks and between them, where no card is played."""
    assert view.seat is not None
    words = tuple(action.word for action in possible if isinstance(action, GoForCappotto))
    if words:
        return Choice(going(remember(view), words))
    bids = tuple(name for _, name in view.table.bids if name is not None)
    settled = settle(view.table.hand(view.seat), bids, possible)
    modest = (action for action in (AskRedeal(), Decline(), Pass()) if action in possible)
    return Choice(settled or next(modest, possible[0]))


def certain(view: PlayerView, possible: tuple[Action, ...]) -> Choice | None:
    """What needs no weighing: the claim that is right, all tricks for sure (but one), a combination that scores."""
    assert view.seat is not None
    if Claim() in possible and calls_out(view, view.seat):
        return Choice(Claim(), why=Why.COUNT)
    if LayDown() in possible and len(view.table.hand(view.seat)) > 1:
        return Choice(LayDown(), why=Why.LAY_DOWN)
    declared = worth_declaring(view, possible)
    return None if declared is None else Choice(declared, why=Why.DECLARE)


def by_the_book(memory: Memory, plays: tuple[PlayCard, ...], thought: Thought) -> Choice:
    """Weigh the cards; of two that promise the same the lesser is played, and then chance decides."""
    playable = in_order({action.card for action in plays})
    leading = memory.table.trick is None
    weighed = wanted_back(memory) or playable if leading else worth_weighing(memory, playable)
    judge = lead_value if leading else follow_value
    values = {card: round(judge(memory, card), 6) for card in weighed}
    ties = {card: thought.rng.random() for card in weighed}
    ranked = sorted(weighed, key=lambda card: (-values[card], memory.thirds(card), card.strength, ties[card]))
    best = ranked[0]
    played = spoken(memory, best, [action for action in plays if action.card is best])
    scored = tuple(Scored(played if card is best else PlayCard(card), values[card]) for card in ranked)
    why = lead_reason(memory, best) if leading else follow_reason(memory, playable, best)
    return Choice(scored[0].action, scored, why)
