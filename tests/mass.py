"""Many deals of every game, each seen three times: ``python -m tests.mass --deals 1000 [--presets] [--only due]``.

For every preset, terziglio at four, and some sets of options that no preset has, bots play at random; half are lone
deals, half whole games. The record is read by the program again, and by the separate checker; thirds and ledgers must
balance. A line tells what was seen; the exit status is 1 when there was any fault.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from tests.checker import check
from tressette_desktop.commands import simulate
from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.random_bot import RandomBot
from tressette_desktop.engine.core.actions import Action, CallOut, Claim
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.record.reader import read
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.presets import PRESETS
from tressette_desktop.engine.rules.registry import game_of

CHUNK = 1000
"""Deals in one text to read: far below the ten megabytes of a record."""

THIRDS = {"trzy_siodemki": 24}
"""The thirds of a hand with its last trick, where they are not 35."""

OPTIONS = (
    ("classic", "accuse_open=after_own_card claims=auto redeal=under_one_point session=first_to_N_games"),
    ("classic", "accuse_implied=true both_over=first_in_time first_lead=four_of_coins redeal=no_honours target=11"),
    ("classic", "both_over=last_trick_side buongioco=forced claims=off posta=variabile stramazzo_strict=true"),
    ("classic", "claims=auto posta=unica session=first_to_N_games stramazzone_needs_enemy_trick=true target=11"),
    ("classic", "claims=call_opponents go_for_cappotto=true pairing=seats posta=marcio_batuffa special=deck target=11"),
    ("classic", "game=hands hands_tie=draw lay_down=off pairing=facing posta=marcio_batuffa session=first_to_N_games"),
    ("chiamata", "all_threes=play_alone claims=auto session=first_to_N_games target=11"),
    ("chiamata", "call_any=true code=ludopoli special=deck"),
    ("chiamata", "buongioco=forced game=hands hands_tie=draw"),
    ("terziglio", "all_pass=forced_solo solo_monte_hidden=true terziglio_end=deals(3)"),
    ("terziglio", "stramazzo_strict=true terziglio_end=first_to_21_units terziglio_leader=always_declarer"),
    ("in_due", "accuse_implied=true claims=auto due_upgrade=4 target=11"),
    ("in_due", "buongioco=forced game=hands"),
    ("quintiglio", "quintiglio_end=deals(5) stramazzo_strict=true"),
    ("trzy_siodemki", "claims=auto pl_must_trump=true pl_rounding=carry_thirds"),
    ("trzy_siodemki", "accuse_open=after_own_card pl_last_trick=3 pl_rounding=carry_thirds target=11"),
)


@dataclass(frozen=True)
class Row:
    """A game to play, under the name that ``--only`` knows it by."""

    name: str
    variant: str
    options: str = ""
    players: int | None = None

    @property
    def game(self) -> Game:
        return game_of(self.variant, self.options, self.players)


ROWS = (
    *(Row(preset.key, preset.variant, preset.options) for preset in PRESETS),
    Row("terziglio at 4", "terziglio", "", 4),
    Row("terziglio at 4 dealer_paid_like=defenders", "terziglio", "dealer_paid_like=defenders", 4),
    *(Row(f"{variant} {options}", variant, options) for variant, options in OPTIONS),
)


class Rash:
    """Plays at random, and now and then claims or calls out at random too: more often towards the end of a game."""

    key = "random"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        stop = self.interrupt(view, legal, thought)
        return RandomBot().choose(view, legal, thought) if stop is None else Choice(stop)

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        near = max(view.table.totals) > 14
        if thought.rng.random() > (0.05 if near else 0.003):
            return None
        return next((action for action in legal if isinstance(action, Claim | CallOut)), None)


@dataclass
class Seen:
    """What was seen of a game."""

    deals: int = 0
    illegal: int = 0
    thirds: bool = True
    ledger: bool = True
    faults: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return not self.illegal and self.thirds and self.ledger and not self.faults


def play(game: Game, deals: int, seed: int) -> Iterator[tuple[int, str]]:
    """Yield illegal actions and record, chunk by chunk: lone deals, then whole games."""
    played, bots = 0, (Rash(),) * game.seats
    while played < deals:
        lone = played < deals // 2
        amount = min(CHUNK, deals // 2 - played if lone else deals - played)
        out = io.StringIO()
        games = None if lone else max(1, amount // 8)
        sums = simulate.run(game, bots, deals=amount, games=games, seed=seed + played, out=out)
        played += sums.deals
        yield sums.clock.illegal, out.getvalue()


def balance(text: str, pack: int) -> tuple[bool, bool]:
    """Say whether the thirds of every hand played to its end, and every ledger, come to what they must."""
    thirds = ledger = True
    for hand in re.split(r"^D", text, flags=re.MULTILINE)[1:]:
        deal, _, tokens = hand.partition("\n")
        played = len(re.findall(r"\b[1-5]:[32AKCF4-7][cdsb]", tokens))
        dealt = sum(len(re.findall("[32AKCF4-7]", pile)) for pile in re.findall(r" [1-5]:(\S+)", deal))
        stock = len("".join(re.findall(r" k:(\S+)", deal))) // 2
        check_line = re.search(r"^=(\d+)/(\d+)\S*?:(\S+)$", tokens, re.MULTILINE)
        if check_line and (played == dealt + stock or "!laydown" in tokens):
            thirds = thirds and int(check_line[1]) + int(check_line[2]) == pack
        units = check_line[3] if check_line and re.search("pass|solo|chiamo", tokens) else "0"
        ledger = ledger and not sum(map(int, units.split("/")))
    return thirds, ledger


def see(row: Row, deals: int, seed: int) -> Seen:
    """Play a game so often and see what comes of it."""
    seen, game = Seen(), row.game
    for illegal, text in play(game, deals, seed):
        seen.illegal += illegal
        thirds, ledger = balance(text, THIRDS.get(row.variant, 35) + game.options.pl_last_trick)
        seen.thirds, seen.ledger = seen.thirds and thirds, seen.ledger and ledger
        errors = [str(record.error) for record in read(text.encode()) if record.error is not None]
        seen.faults += [f"verify: {error}" for error in errors]
        try:
            hands, _ = check(text)
            seen.deals += hands
        except AssertionError as fault:
            seen.faults.append(f"checker: {fault}")
            seen.faults.append(_record_of(text, str(fault)))
    return seen


def _record_of(text: str, fault: str) -> str:
    """The record that a fault is in."""
    lines = text.splitlines()
    at = int(fault.split(":")[0].removeprefix("line "))
    first = max(number for number in range(at) if lines[number].startswith("[TSN"))
    return "\n".join(lines[first:at])


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mass", description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[""], help="games whose name holds one of these")
    parser.add_argument("--presets", action="store_true", help="no options that no preset has")
    asked = parser.parse_args(words)
    good = True
    rows = ROWS[: len(PRESETS) + 1] if asked.presets else ROWS
    for row in [row for row in rows if any(name in row.name for name in asked.only)]:
        began = time.perf_counter()
        seen = see(row, asked.deals, asked.seed)
        good = good and seen.good
        tell = {True: "yes", False: "NO"}
        told = {
            "deals": seen.deals,
            "illegal": seen.illegal,
            "thirds balance": tell[seen.thirds],
            "ledger zero-sum": tell[seen.ledger],
            "verified": tell[not any(fault.startswith("verify") for fault in seen.faults)],
            "checker agrees": tell[not any(fault.startswith("checker") for fault in seen.faults)],
            "seconds": round(time.perf_counter() - began, 1),
        }
        print(f"{row.name}: " + ", ".join(f"{name} {value}" for name, value in told.items()), flush=True)
        for fault in seen.faults[:4]:
            print(fault, file=sys.stderr, flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
