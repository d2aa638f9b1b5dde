"""Thousands of games in a folder: ``python -m tests.record.many 10000 [FOLDER]``.

They are written, listed, counted and added up from the index; the same is counted once more by playing every record
through, without the digest and without SQL, and both have to agree. Then it is told how long everything took.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import TypeVar

from tests.record.generated import bodies, first_lines, write_games
from tests.record.recount import recount
from tressette_desktop.engine.core.terms import Special
from tressette_desktop.engine.record import tallies
from tressette_desktop.engine.record.digest import HandTold
from tressette_desktop.engine.record.index import NAME, Index
from tressette_desktop.engine.record.reader import read

Result = TypeVar("Result")
SPECIALS = {special.name.lower() for special in Special}
BODIES = 480
"""Different games among the many: each is played by bots, which takes most of the time here."""


@cache
def played(body: str) -> tuple[tuple[HandTold, ...], bool, bool]:
    """The hands of a body played through, whether the game is over, and whether anybody was helped."""
    (record,) = read(body.encode())
    assert record.error is None, str(record.error)
    assert record.play is not None
    return tuple(recount(record)), record.play.over, record.play.helped


@dataclass(frozen=True)
class File:
    """A file as a person would read it: its tags, and its hands played through."""

    tags: dict[str, str]
    hands: tuple[HandTold, ...]
    over: bool
    helped: bool

    @classmethod
    def of(cls, path: Path) -> File:
        """Read a file of the generated ones."""
        head, deal, rest = path.read_text(encoding="utf-8").partition("\nD")
        tags = dict(line[1:-2].split(' "', 1) for line in head.splitlines())
        names = [tag for tag in tags if tag.isdigit()]
        return cls(tags, *played(f"{first_lines(tags['Variant'], len(names))}{deal.strip()}{rest}"))

    @property
    def bots(self) -> dict[int, str]:
        """Levels by player."""
        return {int(pair[0]) - 1: pair[2:] for pair in self.tags["Bots"].split()}

    @property
    def level(self) -> str:
        """The one level of its bots, or that they differ."""
        levels = set(self.bots.values())
        return levels.pop() if len(levels) == 1 else tallies.MIXED if levels else ""

    def sat(self) -> Iterator[tuple[str, int, HandTold]]:
        """Each person with the chair that he sat in, hand by hand."""
        for hand in self.hands:
            for chair, player in enumerate(hand.players):
                if player not in self.bots:
                    yield self.tags[str(player + 1)], chair, hand


def other_side(hand: HandTold, chair: int) -> int | None:
    """What the other side gained, where there are two."""
    if hand.contract or len(set(hand.gained)) > 2:
        return None
    return next((gained for gained in hand.gained if gained != hand.gained[chair]), hand.gained[chair])


def plain(files: Sequence[File]) -> dict[tuple[str, str, str], Counter[str]]:
    """Count everything by person, variant and level."""
    sums: dict[tuple[str, str, str], Counter[str]] = defaultdict(Counter)
    for file in files:
        for person, chair, hand in file.sat():
            mine = sums[person, file.tags["Variant"], file.level]
            mine["hands"] += 1
            mine["gained"] += hand.gained[chair]
            mine["melds"] += hand.melds[chair]
            other = other_side(hand, chair)
            mine["faced"] += other is not None
            mine["against"] += other or 0
            if hand.winners:
                drawn = len(hand.winners) == len(hand.gained)
                special = hand.how in SPECIALS
                mine["games"] += 1
                mine["won"] += not drawn and chair in hand.winners
                mine["lost"] += not drawn and chair not in hand.winners
                mine["wonders"] += special and not drawn and chair in hand.winners
                mine["horrors"] += special and not drawn and chair not in hand.winners
            mine["right"] += (chair, True) in hand.claims
            mine["wrong"] += (chair, False) in hand.claims
    return sums


def compare(index: Index, files: Sequence[File]) -> int:
    """Compare all that the index adds up with the plain count; return how many figures were compared."""
    sums, compared = plain(files), 0
    assert set(tallies.people(index)) == {person for person, _, _ in sums}
    for person in tallies.people(index):
        variants = {variant for who, variant, _ in sums if who == person}
        assert set(tallies.variants(index, person)) == variants
        for variant in variants:
            told = {each.level: each for each in tallies.tallies(index, person, variant)}
            assert set(told) == {level for who, what, level in sums if (who, what) == (person, variant)}
            for level, tally in told.items():
                counted = sums[person, variant, level]
                assert tally._asdict() == {"level": level} | {key: counted[key] for key in tally._fields[1:]}
                compared += len(tally) - 1
            compared += _compare_bids(index, files, person, variant) + _compare_course(index, files, person, variant)
    return compared + _compare_list(index, files)


def _compare_bids(index: Index, files: Sequence[File], person: str, variant: str) -> int:
    bids: Counter[tuple[str, bool]] = Counter()
    for file in files:
        for who, chair, hand in file.sat() if file.tags["Variant"] == variant else ():
            if who == person and hand.declarer == chair:
                bids[hand.contract, hand.gained[chair] > 0] += 1
    told = tallies.contracts(index, person, variant)
    assert {(each.contract, kept): count for each in told for kept, count in ((True, each.kept), (False, each.failed))
            if count} == dict(bids)  # fmt: skip
    return len(bids)


def _compare_course(index: Index, files: Sequence[File], person: str, variant: str) -> int:
    months: dict[str, list[int]] = defaultdict(list)
    for file in files:
        for who, chair, hand in file.sat() if file.tags["Variant"] == variant else ():
            if who == person:
                month = date.fromisoformat(file.tags["Date"]).strftime("%Y-%m")
                months[month].append(hand.gained[chair] - (other_side(hand, chair) or 0))
    course = tallies.course(index, person, variant)
    assert sum(period.hands for period in course) == sum(map(len, months.values()))
    total = sum(period.hands * period.margin for period in course)
    assert abs(total - sum(map(sum, months.values()))) < 1e-6
    starts = [period.month for period in course]
    assert starts == sorted(starts)
    for period, after in zip(course, [*starts[1:], "9999"], strict=True):
        inside = [margin for month, margins in months.items() if period.month <= month < after for margin in margins]
        assert period.hands == len(inside)
        assert abs(period.margin - sum(inside) / len(inside)) < 1e-9
    return 2 * len(course)


def _compare_list(index: Index, files: Sequence[File]) -> int:
    games = index.games()
    assert len(games) == len(files)
    assert sum(game.finished for game in games) == sum(file.over for file in files)
    assert sum(game.helped for game in games) == sum(file.helped for file in files)
    assert Counter(game.variant for game in games) == Counter(file.tags["Variant"] for file in files)
    assert [game.played for game in games] == sorted((game.played for game in games), reverse=True)
    return 4 + len(games)


def timed(name: str, does: Callable[[], Result], games: int = 0) -> Result:
    """Do something, and print how long it took by the clock and of the processor."""
    clock, processor = time.perf_counter(), time.process_time()
    done = does()
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    rate = f", {games / clock:.0f} a second ({games / processor:.0f} of the processor's)" if games else ""
    print(f"{name}: {clock:.3f} s, {processor:.3f} s of the processor{rate}", flush=True)
    return done


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.record.many", description=__doc__.split("\n")[0])
    parser.add_argument("count", type=int, nargs="?", default=10_000)
    parser.add_argument("folder", type=Path, nargs="?", help="where the games are, or will be; otherwise nowhere after")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as name:
        folder = asked.folder or Path(name)
        if not any(folder.glob("*.tsn")):
            timed("written", lambda: write_games(folder, asked.count, bodies(BODIES)))
        for path in folder.glob(f"{NAME}*"):
            path.unlink()
        with Index(folder) as index:
            timed("index made", lambda: list(index.refresh()), asked.count)
        with Index(folder) as index:
            timed("index compared with the folder", lambda: list(index.refresh()))
            timed("listed", index.games)
            person = timed("people", lambda: tallies.people(index))[0]
            for variant in timed("variants", lambda: tallies.variants(index, person)):
                timed(f"tallies of {variant}", lambda variant=variant: tallies.tallies(index, person, variant))
                timed(f"course of {variant}", lambda variant=variant: tallies.course(index, person, variant))
            paths = list(folder.glob("*.tsn"))
            files = timed("played through for the plain count", lambda: [File.of(path) for path in paths])
            print(f"{compare(index, files)} figures agree with the plain count of {len(files)} games")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
