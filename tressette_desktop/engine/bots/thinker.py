"""The bot that thinks: the rulebook's manners, its words and its sense of what comes into question; then the search."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from tressette_desktop.engine.bots.beforehand import beforehand
from tressette_desktop.engine.bots.bot import Choice, Scored, Thought
from tressette_desktop.engine.bots.count import unasked
from tressette_desktop.engine.bots.follow import follow_reason, worth_weighing
from tressette_desktop.engine.bots.lead import keeping_control, lead_reason, owed_back, wanted_back
from tressette_desktop.engine.bots.learned_habits import BOOKISH, THINKERS
from tressette_desktop.engine.bots.legible import legible_first
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.oblivion import forgetful, inattentive
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.bots.rulebook import by_the_book, certain, without_cards
from tressette_desktop.engine.bots.scene import Scene, alike
from tressette_desktop.engine.bots.search import Trial, imagine, search
from tressette_desktop.engine.bots.speak import spoken
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.registry import game_seen

REFLEX: Final = Instinct()
"""How a hand plays without thinking; it remembers what it has weighed once, for every bot."""

ERRING: Final = Instinct(heat=30.0)
"""How a hand plays that errs: now and then a card falls that promises less, as it does at any table."""

THOUGHTFUL: Final = Instinct(THINKERS, heat=60.0)
"""How those play who think, as it was seen."""

PLAYERS: Final = (THOUGHTFUL, Instinct(BOOKISH, heat=60.0))
"""How hands are played out: the own side as those play who think, the others as those who go by the book."""

STEADY: Final = (Instinct(THINKERS), Instinct(BOOKISH))
"""The same players, who never err: where all deals are looked at, no chance shall be left."""


@dataclass(frozen=True)
class Learner:
    """A beginner: plays by the book, but forgets all tricks but the last few and hears no words."""

    key: str
    tricks: int

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        """Decide by the book, from what is remembered."""
        possible = tuple(legal)
        plays = tuple(action for action in possible if isinstance(action, PlayCard))
        settled = certain(view, possible)
        if settled is not None:
            return settled
        if not plays:
            return without_cards(view, possible)
        return by_the_book(forgetful(remember(view), self.tricks), plays, thought)

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        """Claim as soon as the count allows it, or call the opponents out before they take everything (C75)."""
        action = unasked(view)
        return action if action in tuple(legal) else None


@dataclass(frozen=True)
class Thinker:
    """Plays each card in so many deals, and tries what is decided before the first trick in ``bids`` of them.

    Without such it bids by the book. One that is not ``attentive`` does not notice who is out of a suit and hears no
    words; one that ``believes`` asks of each deal how well it explains what was played, and plays so that others can
    ask that with profit.
    """

    key: str
    worlds: int
    attentive: bool = True
    believes: bool = True
    bids: int = 0

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        """Decide about cards, bids and discards by thinking ahead, unless all is certain; else by the book."""
        possible = tuple(legal)
        plays = tuple(action for action in possible if isinstance(action, PlayCard))
        settled = certain(view, possible)
        if settled is not None:
            return settled
        if plays:
            return self._play(view, plays, thought)
        weighed = beforehand(view, possible, thought, self.bids, ERRING) if self.bids else None
        return weighed or without_cards(view, possible)

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        """Claim as soon as the count allows it, or call the opponents out before they take everything (C75)."""
        action = unasked(view)
        return action if action in tuple(legal) else None

    def imagined(self, scene: Scene, thought: Thought) -> list[World]:
        """Return the deals to think in."""
        return imagine(scene, self.worlds, THOUGHTFUL if self.believes else None, thought.rng)[0]

    def tried(self, scene: Scene, cards: tuple[Card, ...], worlds: list[World], thought: Thought) -> tuple[Trial, ...]:
        """Return what came of the cards in these deals, the best first."""
        return search(scene, cards, worlds, PLAYERS, thought.rng, thought.cancelled)

    def _play(self, view: PlayerView, plays: tuple[PlayCard, ...], thought: Thought) -> Choice:
        memory = remember(view)
        playable = in_order({action.card for action in plays})
        cards = worth_trying(memory, playable)
        if len(cards) == 1:
            return _said(memory, playable, (Scored(PlayCard(cards[0]), 0.0),), plays)
        scene = Scene(game_seen(view), memory if self.attentive else inattentive(memory))
        worlds = self.imagined(scene, thought)
        if not worlds:
            return by_the_book(memory, plays, thought)
        trials = self.tried(scene, cards, worlds, thought)
        if self.believes:
            trials = legible_first(scene, trials, THOUGHTFUL)
        rivals = (trials[1], *[trials[0]] * (len(trials) - 1))
        scored = tuple(
            Scored(PlayCard(each.card), round(each.mean, 3), round(each.error_to(rival), 3))
            for each, rival in zip(trials, rivals, strict=True)
        )
        return _said(memory, playable, scored, plays)


def worth_trying(memory: Memory, playable: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards to try: of those that a sensible partner thinks about, one of each kind.

    What a partner asked for is played, or led back at the second chance at the latest, an ace is not thrown away, his
    sure card not beaten, and not all threes are cashed in a row for nothing, whatever the search says.
    """
    if memory.table.trick is not None:
        sensible = worth_weighing(memory, playable)
    else:
        sensible = wanted_back(memory) or owed_back(memory) or keeping_control(memory, playable)
    return tuple(dict.fromkeys(alike(sensible, memory).values()))


def _said(
    memory: Memory, playable: tuple[Card, ...], scored: tuple[Scored, ...], plays: tuple[PlayCard, ...]
) -> Choice:
    """Return the best card with what is said with it, and why."""
    best = scored[0].action
    assert isinstance(best, PlayCard)
    leading = memory.table.trick is None
    why = lead_reason(memory, best.card) if leading else follow_reason(memory, playable, best.card)
    played = spoken(memory, best.card, [action for action in plays if action.card is best.card])
    return Choice(played, (replace(scored[0], action=played), *scored[1:]), why)
