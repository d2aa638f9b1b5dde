"""A hand as it is reviewed: the answers that have come so far, and the moments on which it turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from tressette_desktop.engine.bots.appraise import DEALS
from tressette_desktop.engine.bots.grading import ERRORS, Appraisal, Grade
from tressette_desktop.engine.bots.hint import Ground
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.review.tasks import Task

SEED: Final = 1
"""The seed that is meant where none is named."""

TURNING_POINTS: Final = 3

_OFTENER: Final = 0.15
"""By which share of the deals one card must take the trick oftener than another for that to be what divides them."""


@dataclass(frozen=True)
class Judged:
    """A decision with what has been found out: ``known`` by what its player could know, ``open`` with all cards open:
    the thirds that a card cost, or that the own side came to after what was decided before the tricks. None where that
    has not been computed. A word costs nothing where all cards lie open."""

    task: Task
    known: Appraisal | None = None
    open: int | None = None


@dataclass(frozen=True)
class TurningPoint:
    """A moment on which a hand turned: the number of the decision, and whether the right one was ``found`` there.

    ``ground`` says of cards what divides the two of the judgement: the better one takes the trick oftener, or it leaves
    it and is worth more later; None: neither, they part ways after the trick. The shares stand in the judgement.
    """

    number: int
    found: bool
    ground: Ground | None


@dataclass(frozen=True)
class Review:
    """What one seat decided in a hand, in order, and in how many deals, by which seed, it is judged."""

    cards: tuple[Judged, ...]
    seed: int = SEED
    deals: int = DEALS

    @classmethod
    def of(cls, tasks: Sequence[Task], seed: int = SEED, deals: int = DEALS) -> Review:
        """Begin a review; what needs no thought is known at once."""
        cards = tuple(Judged(task, open=0 if task.word or (task.plays and not task.free) else None) for task in tasks)
        return cls(cards, seed, deals)

    def knowing(self, number: int, known: Appraisal) -> Review:
        """Return the review with an answer more."""
        return self._with(replace(self.cards[number], known=known))

    def opened(self, number: int, found: int) -> Review:
        """Return the review with an answer more; all that was decided before the tricks led to the same cards."""
        if not self.cards[number].task.early:
            return self._with(replace(self.cards[number], open=found))
        return replace(self, cards=tuple(replace(each, open=found) if each.task.early else each for each in self.cards))

    @property
    def judged(self) -> int:
        """How many decisions are judged by what could be known."""
        return sum(each.known is not None for each in self.cards)

    @property
    def solved(self) -> tuple[int, int]:
        """How many are judged with all cards open, and how many can be."""
        can = [each for each in self.cards if each.task.solvable or each.open is not None]
        return sum(each.open is not None for each in can), len(can)

    @property
    def together(self) -> tuple[tuple[Judged, Judged | None], ...]:
        """The decisions, each card with the word that was said with it, where there was one to say."""
        words = {each.task.entry: each for each in self.cards if each.task.word}
        return tuple((each, words.get(each.task.entry)) for each in self.cards if not each.task.word)

    def wanted(self) -> Iterator[tuple[int, bool]]:
        """Yield what is still to be asked: the number of a decision, and whether with all cards open.

        The last tricks go first, since they take no time; what takes minutes goes last. One answer with all cards open
        is enough for everything that was decided before the tricks.
        """
        backwards = range(len(self.cards) - 1, -1, -1)
        for number in backwards:
            if self.cards[number].known is None:
                yield number, False
            if self.cards[number].open is None and self.cards[number].task.soon:
                yield number, True
        for number in backwards:
            task = self.cards[number].task
            if self.cards[number].open is None and task.solvable and not task.soon:
                yield number, True
                if task.early:
                    return

    def turning_points(self) -> tuple[TurningPoint, ...]:
        """Return the moments on which the hand turned, three at most, as they came.

        First count the errors, the dearest first, then where the better card was found, or missed for little; nothing
        counts that might be chance.
        """
        weighed = [(at, each.known) for at, each in enumerate(self.cards) if each.known and each.known.certain > 0]
        weighed.sort(key=lambda each: (each[1].grade not in ERRORS, -each[1].certain))
        chosen = sorted(weighed[:TURNING_POINTS], key=lambda each: each[0])
        return tuple(TurningPoint(at, known.grade is Grade.BEST, _ground(known)) for at, known in chosen)

    def _with(self, judged: Judged) -> Review:
        at = judged.task.number
        return replace(self, cards=(*self.cards[:at], judged, *self.cards[at + 1 :]))


def _ground(known: Appraisal) -> Ground | None:
    mine, other = known.takes
    if mine is None or other is None or not isinstance(known.played, PlayCard):
        return None
    better, worse = (mine, other) if known.grade is Grade.BEST else (other, mine)
    if better - worse >= _OFTENER:
        return Ground.TAKES
    return Ground.LEAVES if worse - better >= _OFTENER else None
