"""How fair the grades are: bots play deals, and what one seat of each deal played is judged twice, by two seeds.

``python -m tests.review maestro`` prints after every ten deals, as JSON, how often each grade was given, what share of
the decisions were graded as mistakes or blunders, and how often the two seeds agreed. It takes half an hour for 100
deals of maestro with the compiled kernel. With ``--game terziglio --early``, what is decided before the first trick is
judged instead of cards, with ``--words`` what is said with them.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import process_time

from tests.bots.table import Moment, play, shuffled
from tressette_desktop.engine.bots.appraise import appraise
from tressette_desktop.engine.bots.bot import Bot, Thought
from tressette_desktop.engine.bots.grading import ERRORS, Appraisal, Grade
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.review.tasks import JUDGED, decisions
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import VARIANTS, game_of

WRONG = frozenset({Grade.MISTAKE, Grade.BLUNDER})


@dataclass
class Tally:
    """What was found so far; ``grades`` counts the judgements of the first seed, ``pairs`` those of both."""

    deals: int = 0
    grades: Counter[Grade] = field(default_factory=Counter)
    pairs: Counter[tuple[Grade, Grade]] = field(default_factory=Counter)
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, first: Appraisal, second: Appraisal) -> None:
        """Take two judgements of one decision."""
        self.grades[first.grade] += 1
        self.pairs[first.grade, second.grade] += 1

    def report(self) -> dict[str, object]:
        """Return shares in percent; those of agreement leave out the cards that were the only ones."""
        both = {pair: number for pair, number in self.pairs.items() if Grade.ONLY not in pair}
        free = max(1, sum(both.values()))
        each = [one for pair in self.pairs.elements() for one in pair]
        return {
            "deals": self.deals,
            "decisions": sum(self.grades.values()),
            "with_a_choice": sum(both.values()),
            "grades": {grade.value: self.grades[grade] for grade in Grade},
            "mistakes_percent": _percent(sum(one in WRONG for one in each), len(each)),
            "mistakes_of_choices_percent": _percent(sum(one in WRONG for one in each), 2 * free),
            "errors_percent": _percent(sum(one in ERRORS for one in each), len(each)),
            "same_grade_percent": _percent(sum(number for (a, b), number in both.items() if a is b), free),
            "both_say_mistake_or_neither_percent": _percent(
                sum(number for (a, b), number in both.items() if (a in WRONG) is (b in WRONG)), free
            ),
            "mistake_and_no_error": sum(
                number for pair, number in both.items() if set(pair) & WRONG and set(pair) - ERRORS
            ),
            "seconds_a_hand": round(self.seconds / max(1, 2 * self.deals), 2),
            "slowest_hand": round(self.slowest, 2),
        }


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m tests.review", description=__doc__)
    parser.add_argument("bot", choices=list(BOTS))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--game", default="classic", choices=list(VARIANTS))
    parser.add_argument("--early", action="store_true", help="judge what is decided before the first trick, not cards")
    parser.add_argument("--words", action="store_true", help="judge what is said with cards, not cards")
    parser.add_argument("--options", default="", help="of the game, as a header has them")
    parser.add_argument("--seeds", type=int, nargs=2, default=(1, 2), help="of the judge")
    parser.add_argument("--worlds", type=int, default=2000, help="in how many deals a decision is judged")
    asked = parser.parse_args()
    tally = Tally()
    for number in range(asked.deals):
        judged: list[list[Appraisal]] = [[], []]
        game = game_of(asked.game, asked.options)
        moments = list(_played(BOTS[asked.bot], number, game, early=asked.early))
        for side, seed in enumerate(asked.seeds):
            began = process_time()
            judged[side] = [
                _judged(each, f"{seed} {number} {at}", asked.worlds, *decided)
                for at, each in enumerate(moments)
                for decided in _decided(each, words=asked.words)
            ]
            spent = process_time() - began
            tally.seconds, tally.slowest = tally.seconds + spent, max(tally.slowest, spent)
        for first, second in zip(*judged, strict=True):
            tally.add(first, second)
        tally.deals += 1
        if tally.deals % 10 == 0 or tally.deals == asked.deals:
            print(json.dumps(tally.report()), flush=True)


def _played(bot: Bot, number: int, game: Game, *, early: bool) -> Iterator[Moment]:
    """The cards of one seat of a deal, or what it decided before them, another seat for each deal."""
    seats, kinds = game.seats, JUDGED if early else PlayCard
    dealer = number // seats % seats
    layout = Match.new(game, dealer).layout(shuffled(random.Random(f"review {number}")))
    for moment in play((bot,) * seats, layout, game=game, dealer=dealer, totals=(0,) * seats, seed=number):
        if moment.seat == number % seats and isinstance(moment.choice.action, kinds):
            yield moment


def _decided(moment: Moment, *, words: bool) -> Iterator[tuple[Action, tuple[Action, ...]]]:
    """What a moment decided with all that it might have been: a card, or what is said with it."""
    first, *second = decisions(moment.choice.action, moment.legal)
    yield from second if words else (first,)


def _judged(moment: Moment, seed: str, worlds: int, action: Action, possible: tuple[Action, ...]) -> Appraisal:
    return appraise(moment.view, possible, action, Thought(random.Random(seed)), worlds)


def _percent(part: int, whole: int) -> float:
    return round(100 * part / max(1, whole), 2)


if __name__ == "__main__":
    main()
