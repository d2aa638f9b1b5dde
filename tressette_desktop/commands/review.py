"""``tressette review``: say of every card of a finished hand, of what was said with it, and of what was decided before
the first one, what it was worth: by what its player could know, and with all cards open."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tressette_desktop.commands.reading import complain_of, records_of
from tressette_desktop.engine.bots.appraise import DEALS, appraise
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.grading import Appraisal
from tressette_desktop.engine.bots.hint import Ground
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.record.reader import Record
from tressette_desktop.engine.record.story import Story
from tressette_desktop.engine.review.count import Claiming, Counted, counted
from tressette_desktop.engine.review.forgotten import Forgotten, forgotten
from tressette_desktop.engine.review.notes import spelt
from tressette_desktop.engine.review.review import SEED, Judged, Review, TurningPoint
from tressette_desktop.engine.review.tasks import Task, tasks

TRICKS: Final = {
    Ground.TAKES: "it takes the trick in {better} of 100 deals, the {worse_card} in {worse}",
    Ground.LEAVES: "it takes the trick in {better} of 100 deals, the {worse_card} in {worse}, but keeps more for later",
    None: "both take the trick about as often, in {better} and {worse} of 100 deals; what follows divides them",
}
"""What divides two cards, told of the better one."""

WINS: Final = "the contract is won in {better} of 100 deals"
"""What is told of a decision that leads to a contract."""

CLAIMS: Final = {
    Claiming.RIGHT: "The game was claimed rightly after {tricks} tricks, with {points} points.",
    Claiming.WRONG: "The game was claimed too early, after {tricks} tricks, with {points} of {target} points.",
    Claiming.MISSED: "After {tricks} tricks the game could be claimed, with {points} points; nobody did, nor won it.",
}
"""What came of the count."""


def main(words: Sequence[str]) -> int:
    """Review the finished hands of a file; the exit status is 1 when there are none, or the file has a fault."""
    asked = _parser().parse_args(words)
    records = records_of(asked.file)
    if records is None:
        return 1
    faults = complain_of(asked.file, records)
    told = []
    for number, player, review, count, missed in reviews(records, asked):
        told.append(as_data(number, player, review, count, missed))
        if not asked.json:
            print("\n".join(as_text(review, player, count, missed)), flush=True)
    if asked.json:
        print(json.dumps({"seed": asked.seed, "worlds": asked.worlds, "hands": told}, indent=1))
    if not told and not faults:
        print(f"{asked.file}: there is no such finished hand to review.", file=sys.stderr)
    return 0 if told and not faults else 1


def reviews(
    records: Sequence[Record], asked: argparse.Namespace
) -> Iterator[tuple[int, str, Review, Counted | None, Forgotten | None]]:
    """Yield what was asked for: the number of the record from 1, who played, the review, what came of the count, and
    what was not declared."""
    for number, record in enumerate(records, 1):
        if record.play is None:
            continue
        story = Story(record)
        for at in range(story.count):
            if asked.hand is not None and asked.hand != at + 1:
                continue
            hand = story.hand(at)
            for seat in hand.moments[0].table.order:
                player = hand.chairs[seat]
                if asked.seat in (None, player + 1) and (found := tasks(hand, seat)):
                    name = record.header.names.get(player, "") or f"seat {player + 1}"
                    review = computed(Review.of(found, asked.seed, asked.worlds), exact=asked.exact)
                    yield number, name, review, counted(hand, seat), forgotten(hand, seat)


def computed(review: Review, *, exact: bool) -> Review:
    """Answer all that a review wants to know; unless it is to be ``exact``, leave out what takes minutes."""
    solvers: dict[object, Solver] = {}
    for number, is_open in tuple(review.wanted()):
        task = review.cards[number].task
        if not is_open:
            asks = task.known(review.seed, review.deals)
            thought = Thought(random.Random(asks.seed))
            review = review.knowing(number, appraise(asks.view, asks.legal, asks.played, thought, asks.deals))
        elif exact or task.soon:
            solve = task.open()
            solver = solvers.setdefault(solve.frame, Solver(solve.frame))
            review = review.opened(number, task.opened(solver.compared(solve.position, solve.played)))
    return review


def as_data(
    record: int, player: str, review: Review, count: Counted | None, missed: Forgotten | None
) -> dict[str, Any]:
    """Return a review as it is printed for programs; all values are in thirds of a point, unless a unit is named."""
    first = review.cards[0].task
    return {
        "record": record,
        "hand": first.hand + 1,
        "seat": first.seat + 1,
        "player": player,
        "decisions": [_decision(each) for each in review.cards],
        "turning_points": [_point(review, each) for each in review.turning_points()],
        **({} if count is None else {"claim": _claim(count)}),
        **({} if missed is None else {"forgotten": _forgotten(missed)}),
    }


def as_text(review: Review, player: str, count: Counted | None, missed: Forgotten | None) -> Iterator[str]:
    """Yield the lines that tell a review."""
    first = review.cards[0].task
    yield f"Hand {first.hand + 1}, {player}, {review.deals} deals, seed {review.seed}"
    yield "trick card  by what could be known                        all cards open"
    for each in review.cards:
        yield f"{_trick(each):5} {spelt(each.task.action):5} {_verdict(each.known):50} {_open(each)}"
    for point in review.turning_points():
        yield f"Trick {_trick(review.cards[point.number])}: {sentence(review, point)}"
    if missed is not None:
        yield forgotten_text(missed)
    if count is not None:
        yield CLAIMS[count.claiming].format(tricks=count.tricks, points=count.points, target=count.target)
    yield ""


def sentence(review: Review, point: TurningPoint) -> str:
    """Say why a hand turned there, in figures that :func:`as_data` prints too."""
    judged = review.cards[point.number]
    known = judged.known
    assert known is not None
    assert known.other is not None
    played, against = spelt(judged.task.action), spelt(known.other)
    mine, other = (None if share is None else round(100 * share) for share in known.takes)
    better, worse, worse_card = (mine, other, against) if point.found else (other, mine, played)
    if judged.task.plays:
        grounds = ": " + TRICKS[point.ground].format(better=better, worse=worse, worse_card=worse_card)
    else:
        grounds = "" if better is None else ": " + WINS.format(better=better)
    if point.found:
        return f"{played} was worth {known.gap:.1f} {_unit(known)} more than {against}{grounds}."
    return f"{played} cost {known.gap:.1f} {_unit(known)} against {against}{grounds}."


def _unit(known: Appraisal) -> str:
    return "units" if known.stake else "thirds"


def forgotten_text(missed: Forgotten) -> str:
    """Say what was not declared, as the record writes it, and what that cost."""
    return f"Not declared, though it could be: {' '.join(map(str, missed.melds))}. That cost {missed.thirds} thirds."


def _forgotten(missed: Forgotten) -> dict[str, Any]:
    return {"melds": [*map(str, missed.melds)], "thirds": missed.thirds, "grade": missed.grade.value}


def _claim(count: Counted) -> dict[str, Any]:
    after = {"tricks": count.tricks, "points": count.points, "target": count.target}
    return {"claim": count.claiming.value, **after}


def _decision(judged: Judged) -> dict[str, Any]:
    known = judged.known
    assert known is not None
    told: dict[str, Any] = {
        "trick": _trick(judged),
        **_named(judged.task, judged.task.action),
        "grade": known.grade.value,
        "unit": _unit(known),
        "loss": known.loss,
        "error": known.error,
        "deals": known.deals,
        "complete": known.complete,
        "cards" if judged.task.plays else "tried": [
            {**_named(judged.task, each.action), "mean": each.mean, "error": each.error, "deals": each.deals}
            for each in known.tried
        ],
        "threes": [
            {"card": str(each.card), "seats": {str(seat + 1): part for seat, part in each.seats}, "aside": each.aside}
            for each in known.threes
        ],
    } | _opened(judged)
    if known.other is not None:
        played, other = spelt(known.played), spelt(known.other)
        told |= {"judged_as": played, "against": other, "gap": known.gap}
        share = "takes_the_trick" if judged.task.plays else "wins_the_contract"
        told[share] = {played: known.takes[0], other: known.takes[1]}
    return told


def _named(task: Task, action: Action) -> dict[str, str]:
    """Name a card as one, and anything else as the record spells it: a word with the card that it went with."""
    return {"card" if task.plays else "word" if task.word else "decision": spelt(action)}


def _opened(judged: Judged) -> dict[str, Any]:
    if isinstance(judged.task.action, PlayCard):
        return {"loss_all_cards_open": judged.open}
    made = None if judged.open is None else judged.task.makes(judged.open)
    return {"thirds_all_cards_open": judged.open, "contract_won_all_cards_open": made}


def _point(review: Review, point: TurningPoint) -> dict[str, Any]:
    judged = review.cards[point.number]
    return {"trick": _trick(judged), "found": point.found, "sentence": sentence(review, point)}


def _trick(judged: Judged) -> int:
    """The number of the trick, from 1; 0 is before the first."""
    return 0 if judged.task.early else len(judged.task.table.tricks) + 1


def _verdict(known: Appraisal | None) -> str:
    assert known is not None
    if known.other is None:
        return known.grade.value
    if known.loss:
        best = spelt(known.tried[0].action)
        return f"{known.grade.value}: {-known.loss:+.2f} ± {known.error:.2f} {_unit(known)} to {best}"
    return f"{known.grade.value}: {known.gap:+.2f} ± {known.error:.2f} {_unit(known)} to {spelt(known.other)}"


def _open(judged: Judged) -> str:
    if judged.open is None:
        return "not computed"
    if not isinstance(judged.task.action, PlayCard):
        made = judged.task.makes(judged.open)
        return f"{judged.open} thirds in the end" + ("" if made is None else f", contract {'won' if made else 'lost'}")
    return f"{-judged.open} thirds" if judged.open else "0"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tressette review",
        description=" ".join(__doc__.replace("``", "").split()),
        epilog="docs/review.md explains the grades and their errors. The file is not changed.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--hand", type=_many, metavar="N", help="only the hand N of each record, from 1")
    parser.add_argument("--seat", type=_many, metavar="N", help="only the player who began in seat N")
    parser.add_argument("--seed", type=int, default=SEED, metavar="S", help="equal seeds give equal figures")
    parser.add_argument("--worlds", type=_many, default=DEALS, metavar="N", help=f"deals to judge in (default {DEALS})")
    parser.add_argument("--exact", action="store_true", help="solve the first tricks too: minutes for each hand")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _many(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 7 and 1 <= int(text) <= 1_000_000):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to 1000000")
    return int(text)
