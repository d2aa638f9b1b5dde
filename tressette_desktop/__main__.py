"""Where the program starts: read the command line, hand over to the window or to a command without one.

Nothing of Qt may be imported at the top of this module: the process of the bots imports it too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from multiprocessing import freeze_support
from pathlib import Path

from tressette_desktop import __version__

COMMANDS = ("verify", "simulate", "solve", "export", "review")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    freeze_support()
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] in COMMANDS:
        command = import_module(f"tressette_desktop.commands.{words[0]}")
        return int(command.main(words[1:]))
    parser = argparse.ArgumentParser(
        prog="tressette",
        description="Tressette, the Italian card game. Without a command it opens the table.",
        epilog="Commands without a window, each with --help: "
        "tressette verify FILE..., export FILE, review FILE, simulate, solve",
    )
    parser.add_argument("record", nargs="?", type=Path, help="a .tsn record to open")
    parser.add_argument("--version", action="version", version=f"tressette {__version__}")
    asked = parser.parse_args(words)
    if asked.record is not None and not asked.record.suffix and not asked.record.exists():
        parser.error(f"there is no command and no file called {asked.record}")
    app = import_module("tressette_desktop.ui.app")
    return int(app.run(asked.record))


if __name__ == "__main__":
    sys.exit(main())
