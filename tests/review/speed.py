"""How soon a review is there: ``python -m tests.review.speed [--hands 10] [--exact]``.

The rulebook plays hands of ten tricks; what one seat played, another seat each time, is reviewed as the window does it,
in the same order and in as many deals. Printed as JSON, in seconds of a core, the median and the most: until the first
figure; until every card is judged by what could be known and the last seven tricks are solved; and, with ``--exact``,
until the first three are solved too.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import statistics
from collections.abc import Iterator
from time import process_time

from tressette_desktop.commands.playing import KERNEL, bots_named
from tressette_desktop.commands.simulate import run
from tressette_desktop.engine.bots.appraise import appraise
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.record.reader import read
from tressette_desktop.engine.record.story import Story
from tressette_desktop.engine.review.review import Review
from tressette_desktop.engine.review.tasks import tasks
from tressette_desktop.engine.rules.registry import game_of


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m tests.review.speed", description=__doc__)
    parser.add_argument("--hands", type=int, default=10)
    parser.add_argument("--exact", action="store_true", help="solve the first tricks as well")
    asked = parser.parse_args()
    times = [_times(review, exact=asked.exact) for review in _reviews(asked.hands)]
    names = ("first_figure", "known", "exact")[: 2 + asked.exact]
    spent = {name: sorted(each[at] for each in times) for at, name in enumerate(names)}
    told = {
        name: {"median": round(statistics.median(some), 3), "most": round(some[-1], 3)} for name, some in spent.items()
    }
    print(json.dumps({"hands": asked.hands, "kernel": KERNEL, "seconds": told}))


def _reviews(hands: int) -> Iterator[Review]:
    """A review of one seat of each hand, in which nothing has been found yet."""
    game, out = game_of("classic", "claims=off lay_down=off"), io.StringIO()
    run(game, bots_named("rulebook", 4), deals=hands, games=None, seed=1, out=out)
    for number, record in enumerate(read(out.getvalue().encode())):
        found = tasks(Story(record).hand(0), number % 4)
        assert sum(task.plays for task in found) == 10
        yield Review.of(found)


def _times(review: Review, *, exact: bool) -> tuple[float, float, float]:
    """Answer what a review wants to know, and return when the first, the judgements and everything was there."""
    began, first, known, solvers = process_time(), 0.0, 0.0, dict[object, Solver]()
    for number, is_open in tuple(review.wanted()):
        task = review.cards[number].task
        if is_open and not task.soon and not exact:
            break
        if is_open:
            question = task.open()
            task.opened(
                solvers.setdefault(question.frame, Solver(question.frame)).compared(question.position, question.played)
            )
        else:
            asks = task.known(review.seed, review.deals)
            appraise(asks.view, asks.legal, asks.played, Thought(random.Random(asks.seed)), asks.deals)
        now = process_time() - began
        first = first or now
        known = known if is_open and not task.soon else now
    return first, known, process_time() - began


if __name__ == "__main__":
    main()
