"""``tressette simulate``: bots play hands or whole games by themselves, and the sums are printed."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from tressette_desktop.commands.arena import duel
from tressette_desktop.commands.playing import KERNEL, Clock, bots_named, hands, shuffled
from tressette_desktop.engine.bots.bot import Bot
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.deal_line import SALT_BYTES
from tressette_desktop.engine.record.writer import Notebook
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import VARIANTS, game_of
from tressette_desktop.engine.session.session import Session


@dataclass
class Sums:
    """What a run adds up to; ``thirds`` are with the last trick, both lists by side."""

    deals: int = 0
    games: int = 0
    points: list[int] = field(default_factory=list)
    thirds: list[int] = field(default_factory=list)
    melds: list[int] = field(default_factory=list)
    special_wins: Counter[str] = field(default_factory=Counter)
    claims: Counter[str] = field(default_factory=Counter)
    clock: Clock = field(default_factory=Clock)

    def add(self, table: Table) -> None:
        """Add a finished hand; an annulled one counts for nothing."""
        score = table.score
        if score is None:
            return
        self.deals += 1
        self.games += bool(score.winners)
        self.points = _sum(self.points, score.points)
        self.thirds = _sum(self.thirds, score.full_thirds)
        self.melds = _sum(self.melds, score.melds)
        if score.special is not None:
            self.special_wins[score.special.name.lower()] += 1
        if score.verdict is not None:
            self.claims["right" if score.verdict.correct else "wrong"] += 1

    def report(self) -> dict[str, object]:
        """Return the sums as they are printed."""
        return {
            "deals": self.deals,
            "games": self.games,
            "illegal": self.clock.illegal,
            "points": self.points,
            "thirds": self.thirds,
            "combinations": self.melds,
            "special_wins": dict(self.special_wins),
            "claims": dict(self.claims),
            "decision_ms": self.clock.milliseconds(),
        }


def main(words: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    asked = _parser().parse_args(words)
    try:
        if asked.swap_seats and (asked.out or asked.games):
            raise OptionError("--swap-seats plays lone deals and writes no file")
        if (asked.deals if asked.games is None else asked.games) < 1:
            raise OptionError("there is nothing to play: how many begins with 1")
        game = game_of(asked.variant, asked.options, asked.players)
        bots = bots_named(asked.seats, game.seats)
        with ExitStack() as stack:
            out = stack.enter_context(asked.out.open("w", encoding="utf-8", newline="\n")) if asked.out else None
            if asked.swap_seats:
                report = duel(game, bots, deals=asked.deals, seed=asked.seed).report()
            else:
                report = run(game, bots, deals=asked.deals, games=asked.games, seed=asked.seed, out=out).report()
    except OptionError as error:
        print(f"tressette simulate: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"tressette simulate: {asked.out} cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    report = {**report, "kernel": KERNEL}
    if asked.json:
        print(json.dumps(report))
    else:
        print("\n".join(f"{name}: {value}" for name, value in report.items()))
    return 0


def run(
    game: Game, bots: tuple[Bot, ...], *, deals: int, games: int | None, seed: int, out: TextIO | None = None
) -> Sums:
    """Play lone deals from 0:0, or whole games; equal arguments give equal play."""
    rng, salts = random.Random(seed), random.Random(f"{seed} salts")
    sums = Sums()
    while (sums.deals < deals) if games is None else (sums.games < games):
        notebook = Notebook(out, game, [bot.key for bot in bots], lambda: salts.randbytes(SALT_BYTES).hex())
        match = Match.new(game, dealer=rng.randrange(game.seats))
        session = Session(match, persons=frozenset(), shuffler=lambda: shuffled(rng), log=notebook)
        for table in hands(session, bots, rng, sums.clock):
            sums.add(table)
            if games is None and table.score is not None:
                break
        notebook.close()
    return sums


def _sum(first: Sequence[int], second: Sequence[int]) -> list[int]:
    return [a + b for a, b in zip(first or [0] * len(second), second, strict=True)]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tressette simulate", description=__doc__.replace("``", ""))
    parser.add_argument("--variant", default="classic", choices=list(VARIANTS))
    parser.add_argument("--options", default="", help='differences from the defaults, as in "target=31 claims=auto"')
    parser.add_argument("--players", type=int, help="how many sit at the table, where the game leaves a choice")
    parser.add_argument("--deals", type=int, default=100, help="lone deals, each from 0:0")
    parser.add_argument("--games", type=int, help="whole games instead of lone deals")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="rulebook", help="the bots by seat, parted by commas; one name: everywhere")
    parser.add_argument(
        "--swap-seats", action="store_true", help="two kinds of bots: play each deal twice, in each other's seats"
    )
    parser.add_argument("--out", type=Path, help="write every hand to this file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser
