"""Trying what may be done, in deals that are imagined: what it pays in each, and what is given up early."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import log
from typing import Final, Generic, TypeVar

from tressette_desktop.engine.bots.auction import Odds, curve
from tressette_desktop.engine.bots.search import error_of_gap
from tressette_desktop.engine.core.actions import Action

_ROUND: Final = 10
"""After how many deals what falls behind is given up."""

_BEHIND: Final = 2.8
_SLACK: Final = 0.02
"""Something falls behind when it is worse by so many standard errors and so many units or thirds."""

Outcome = tuple[float, bool, bool]
"""What a deal paid, whether it led to the contract in question, and whether that was won."""

Imagined = TypeVar("Imagined")
"""What is imagined to try something in: a deal, with what it takes to go on from there."""


@dataclass
class Trial(Generic[Imagined]):
    """What came of an action, by deal; ``odds`` correct the share of the contracts that were won."""

    action: Action
    outcome: Callable[[Imagined], Outcome]
    odds: Odds | None = None
    values: list[float] = field(default_factory=list)
    held: int = 0
    made: int = 0
    won: float = 0.0
    lost: float = 0.0

    def add(self, deal: Imagined) -> None:
        """Try it in one deal more."""
        value, held, made = self.outcome(deal)
        self.values.append(value)
        if held:
            self.held += 1
            self.made += made
            self.won += value if made else 0.0
            self.lost += 0.0 if made else value

    @property
    def raw(self) -> float:
        """The share of the contracts that were won, drawn a little to the middle."""
        return (self.made + 0.5) / (self.held + 1)

    @property
    def chance(self) -> float | None:
        """How often the contract will be won; None where there was none."""
        if not self.held:
            return None
        return self.raw if self.odds is None else curve(self.odds, log(self.raw / (1 - self.raw)))

    @property
    def mean(self) -> float:
        """What it is expected to pay."""
        chance, failed = self.chance, self.held - self.made
        if chance is None or self.odds is None:
            return sum(self.values) / len(self.values)
        win = self.won / self.made if self.made else -self.lost / failed
        loss = self.lost / failed if failed else -win
        rest = sum(self.values) - self.won - self.lost
        return (self.held * (chance * win + (1 - chance) * loss) + rest) / len(self.values)


def tried(
    every: list[Trial[Imagined]],
    deals: Iterable[Imagined],
    cancelled: Callable[[], bool],
    kept: Action | None = None,
) -> list[Trial[Imagined]]:
    """Try actions in deals and return them, the best first; none where there are no deals.

    Actions that fall far behind are given up early, but not the one that is ``kept``.
    """
    running = every
    for at, deal in enumerate(deals):
        for trial in running:
            trial.add(deal)
        if at % _ROUND == _ROUND - 1:
            best = max(running, key=lambda trial: trial.mean)
            running = [each for each in running if each is best or each.action == kept or not _behind(each, best)]
            if len(running) == 1 or cancelled():
                break
    return sorted((trial for trial in every if trial.values), key=lambda trial: (trial not in running, -trial.mean))


def _behind(trial: Trial[Imagined], best: Trial[Imagined]) -> bool:
    return best.mean - trial.mean > _SLACK + _BEHIND * error_of_gap(trial.values, best.values)
