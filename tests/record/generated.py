"""Many games of every variant on the disk, as they are after years of play: people, levels, days, helped and open ones.

A few hundred bodies are played by bots at random; each file has one of them behind a header of its own.
"""

from __future__ import annotations

import io
import os
import random
import re
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from pathlib import Path

from tests.mass import Rash
from tressette_desktop.commands import simulate
from tressette_desktop.engine.rules.registry import GAMES, VARIANTS, game_for

PEOPLE = ("Anna", "Bruno", "Ciro", "Dora", "Elsa")
LEVELS = ("principiante", "intermedio", "esperto", "maestro")
FIRST = date(2019, 1, 6)


def bodies(count: int, seed: int = 1, games: Sequence[str] = tuple(GAMES)) -> list[tuple[str, int, str]]:
    """Return so many played records without header: variant, seats and text; every eighth breaks off early."""
    made = []
    for number in range(count):
        variant, seats = GAMES[games[number % len(games)]]
        game, out = game_for(variant, "", seats), io.StringIO()
        simulate.run(game, (Rash(),) * game.seats, deals=1, games=1, seed=1000 * seed + number, out=out)
        text = out.getvalue()
        body = text[text.index("\n\n") + 2 :].rstrip("\n") + "\n"
        lines = body.split("\n")
        if number % 8 == 7:
            body = "\n".join(lines[: len(lines) * 2 // 3]) + "\n"
        elif number % 8 == 3:
            body = body.replace("\n", "\n1:!hint\n", 1)
        made.append((variant.key, seats, body))
    return made


def first_lines(variant: str, seats: int) -> str:
    """Return the first lines of a record: what is played, and by how many where that is not the usual number."""
    players = "" if seats == VARIANTS[variant].seats else f'[Players "{seats}"]\n'
    return f'[TSN "1"]\n[Variant "{variant}"]\n{players}'


def write_games(folder: Path, count: int, played: Sequence[tuple[str, int, str]], seed: int = 1) -> None:
    """Write so many files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    lot = random.Random(seed)
    for number in range(count):
        variant, seats, body = played[number % len(played)]
        day = FIRST + timedelta(days=number // 4)
        levels = [lot.choice(LEVELS)] * seats if number % 5 else [lot.choice(LEVELS) for _ in range(seats)]
        persons = {0} if number % 7 else {0, 1}
        bots = " ".join(f"{seat + 1}={levels[seat]}" for seat in range(seats) if seat not in persons)
        names = [lot.choice(PEOPLE), *PEOPLE[1:seats]]
        lines = [first_lines(variant, seats), f'[Date "{day}"]\n']
        lines += [f'[{seat + 1} "{name}"]\n' for seat, name in enumerate(names)]
        lines.append(f'[Bots "{bots}"]\n')
        path = folder / f"{day}-{variant}-{number}.tsn"
        path.write_text("".join(lines) + _journalled(body), encoding="utf-8")
        when = datetime.combine(day, datetime.min.time()).timestamp() + 64_800 + 60 * (number % 4)
        os.utime(path, (when, when))


def _journalled(body: str) -> str:
    """Put every token on a line of its own, as the program writes them."""
    return re.sub(r"(?m)^(?!D)(.*)$", lambda found: found[1].replace(" ", "\n"), body)
