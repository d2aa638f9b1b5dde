"""From what was tried to a judgement: how much better or worse a decision was than the best other one."""

from __future__ import annotations

from collections.abc import Sequence

from tressette_desktop.engine.bots.grading import Appraisal, Weighed, Whereabouts, graded, thirds_of
from tressette_desktop.engine.bots.sample import Sample
from tressette_desktop.engine.bots.trial import Imagined, Trial
from tressette_desktop.engine.core.actions import Pass


def judgement(
    best: Sequence[Trial[Imagined]],
    mine: Trial[Imagined],
    sample: Sample,
    stake: int = 0,
    threes: tuple[Whereabouts, ...] = (),
) -> Appraisal:
    """Judge one of at least two trials, the best of which goes first, by what they came to in a sample.

    The averages are as the bots correct them; the errors are those of what was tried. ``stake`` are the units of the
    ledger that count as a point; 0: they came to thirds, over those of the other side.
    """
    other = best[1] if mine is best[0] else best[0]
    scale = 1.0 if stake else 0.5
    is_best = mine is best[0]
    gap = (mine.mean - other.mean if is_best else other.mean - mine.mean) * scale
    error = sample.error([one - two for one, two in zip(mine.values, other.values, strict=False)]) * scale
    return Appraisal(
        graded(thirds_of(gap, stake), thirds_of(error, stake), len(best), is_best=is_best),
        tuple(
            Weighed(
                each.action, round(each.mean * scale, 3), round(sample.error(each.values) * scale, 3), len(each.values)
            )
            for each in best
        ),
        mine.action,
        other.action,
        round(gap, 3),
        round(error, 3),
        (_won(mine), _won(other)),
        threes,
        len(sample.worlds),
        stake=stake,
    )


def _won(trial: Trial[Imagined]) -> float | None:
    """Return how often the contract is won to which something leads that is not a pass."""
    chance = None if isinstance(trial.action, Pass) else trial.chance
    return None if chance is None else round(chance, 2)
