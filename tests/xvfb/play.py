"""Play a variant in the real window, with the real mouse or the real keys alone:
``python -m tests.xvfb.play VARIANT OUTDIR [options]``.

Pictures of every phase are left in the folder, to be looked at; the status is 1 if the window got stuck or complained.
With ``--scale 2`` everything is drawn for a dense screen.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.xvfb.screen import new_screen
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.rules.registry import game_of

NAMES = ("Anna", "Ischia", "Capri", "Procida", "Nisida")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m tests.xvfb.play", description=__doc__)
    parser.add_argument("variant", help="a key, such as classic or terziglio")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--options", default="", help="options of the game, as in a record")
    parser.add_argument("--players", type=int, help="how many sit down, where there is a choice")
    parser.add_argument("--hands", type=int, default=1, help="how many hands to play")
    parser.add_argument("--game", action="store_true", help="play the whole game instead")
    parser.add_argument("--persons", type=int, nargs="*", default=[1], help="chairs where people sit, from 1 on")
    parser.add_argument("--bot", default="rulebook", choices=sorted(BOTS), help="who sits on the other chairs")
    parser.add_argument("--keys", action="store_true", help="touch no mouse")
    parser.add_argument("--scale", type=int, default=1, choices=(1, 2), help="pixels of the screen for one of ours")
    parser.add_argument("--size", default="1280x800", help="of the window")
    parser.add_argument("--text", type=float, default=1.0, help="size of the text, as in the settings")
    parser.add_argument("--speed", default="fast", help="of the cards, as in the settings")
    parser.add_argument("--tick", type=int, default=120, help="milliseconds between two looks at the window")
    parser.add_argument("--seed", type=int, default=1, help="of what is chosen; the cards are dealt by chance")
    parser.add_argument("--say", nargs="*", default=[], help="bids and words to choose where they can be chosen")
    parser.add_argument("--bold", type=float, default=1.0, help="how often a question is answered with yes, 0 to 1")
    return play(parser.parse_args(arguments))


def play(wanted: argparse.Namespace) -> int:
    """Play on a screen of its own, with folders of its own."""
    wanted.folder.mkdir(parents=True, exist_ok=True)
    width, height = (int(length) for length in wanted.size.split("x"))
    game = game_of(wanted.variant, wanted.options, wanted.players)
    chairs = [
        f"person::{NAMES[seat]}" if seat + 1 in wanted.persons else f"computer:{wanted.bot}:{NAMES[seat]}"
        for seat in range(game.seats)
    ]
    settings = {
        "version": 1,
        "language": "it",
        "speed": wanted.speed,
        "text_scale": wanted.text,
        "trick_pause": 600,
        "window_width": width,
        "window_height": height,
        "last_game": [wanted.variant, wanted.options, *chairs],
    }
    with tempfile.TemporaryDirectory() as own:
        for name in ("config", "data"):
            (Path(own) / name / "tressette-desktop").mkdir(parents=True)
        kept = Path(own) / "config" / "tressette-desktop" / "settings.json"
        kept.write_text(json.dumps(settings), encoding="utf-8")
        size = f"{width * wanted.scale}x{height * wanted.scale}"
        with new_screen(Path(own), (), size) as screen:
            command = [sys.executable, "-m", "tests.xvfb.hand", str(wanted.folder)]
            command += ["--hands", str(wanted.hands), "--seed", str(wanted.seed), "--tick", str(wanted.tick)]
            command += ["--bold", str(wanted.bold), "--say", *wanted.say]
            command += ["--keys"] * wanted.keys + ["--game"] * wanted.game
            folders = {"XDG_CONFIG_HOME": f"{own}/config", "XDG_DATA_HOME": f"{own}/data"}
            environment = screen.environment | folders | {"QT_SCALE_FACTOR": str(wanted.scale)}
            environment.pop("QT_QPA_PLATFORM", None)
            ended = subprocess.run(command, env=environment, check=False, stderr=subprocess.PIPE, text=True)
            sys.stderr.write(ended.stderr)
            return 1 if ended.returncode or ended.stderr else 0


if __name__ == "__main__":
    sys.exit(main())
