"""What a bot is, what it is given, and what it answers. Hints and the review of a game speak the same words."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.view import PlayerView


class Why(Enum):
    """The principle that a choice rests on; the value is its id in the partner conventions."""

    BUSSO = "C01"
    """The partner asked for the highest card of the suit, and for its return."""
    VOLO = "C02"
    """The partner has no more of the suit."""
    STRISCIO = "C03"
    """The partner has small cards left and wants the suit returned."""
    TOP_CARDS = "C04"
    """The partner holds top cards of the suit."""
    LA_MEGLIO = "C05"
    """The partner lacks the top of the suit and asks for the highest card."""
    TUTTO_FUORI = "C06"
    """The partner has length in the suit, but nothing that wins."""
    KEPT = "C07"
    """The partner keeps a tressette card of the suit, which high cards set free."""
    MISSING_CARD = "C08"
    """The partner asks for the card that is missing beside his ace."""
    ACE_WANTED = "C09"
    """The partner has three and two and wants the ace."""
    PLAIN = "C10"
    """The partner has no tressette card of the suit."""
    E_MIA = "C11"
    """The partner said that his card wins."""
    MAKE_THE_POINT = "C60"
    """Cash a sure card until the side has its first point."""
    SINGLE_THREE = "C61"
    """Lead low in the suit of a lone three, but not where it would be given away."""
    TAKE_THE_POINT = "C63"
    """A trick that holds a point is not refused."""
    CASH = "C64"
    """Cash the top of a suit while it is the top."""
    SPARE_THE_THREE = "C65"
    """The three is not spent on a trick without the point."""
    LAY_DOWN = "C68"
    """Every remaining trick is certain."""
    ACES_HOME = "C70"
    """Points go on the partner's sure tricks, never on the opponents'."""
    CONTROL = "C71"
    """Threes and twos are kept: they are worth little and command much."""
    LAST_TRICK = "C72"
    """A card is kept, or spent, for the last trick and its point."""
    DECLARE = "C73"
    """A combination is declared while the window is open."""
    COUNT = "C75"
    """The count says that the target is reached."""
    ALL_OR_NOTHING = "C76"
    """A cappotto is near, for us or for them: tricks count more than points."""


@dataclass(frozen=True)
class Thought:
    """The conditions of thinking: the only source of chance, and whether the answer is still wanted."""

    rng: random.Random
    cancelled: Callable[[], bool] = lambda: False


@dataclass(frozen=True)
class Scored:
    """An action as it was judged: a card, a bid, a call, a gift, a discard, a raise or a choice from the monte.

    ``value`` is what it promises, cards and the call of a secret partner without an auction: the own side over the
    other, in thirds. What is decided before the first trick of a game that pays contracts promises the seat itself, in
    units of the ledger (rules.md 6.13, 8.4). ``error`` is the standard error of the difference to the best action in
    the same deals (of the best: to the next one), in the same unit; 0 where nothing was sampled. ``chance`` is how
    often the contract is won by its declarer, from 0 to 1, when the action leads to one of anybody; of bids, raises and
    calls it is corrected by what came of such chances in play. None where no contract is at stake.
    """

    action: Action
    value: float
    error: float = 0.0
    chance: float | None = None


@dataclass(frozen=True)
class Choice:
    """A decision, how the actions compared (itself first; empty where nothing was weighed), and its principle."""

    action: Action
    scored: tuple[Scored, ...] = ()
    why: Why | None = None


class Bot(Protocol):
    """A player. It keeps nothing between two questions: equal view, legal actions and chance give an equal answer."""

    @property
    def key(self) -> str:
        """Its name in commands, records and settings."""

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        """Decide when it is asked; ``legal`` is everything that it may do, and never empty."""

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        """Decide whether to do something although nobody waits for it, such as a claim (rules.md 18.1)."""
