"""How soon the installed program paints its first page: ``python -m tests.packaging.bench_start [COMMAND] [ROUNDS]``.

The command is ``/usr/games/tressette-desktop`` unless another is named. It is started as a person starts it, on an X
screen of its own, and nothing is put into it: Xvfb keeps its screen in a file, and that is looked at every two
milliseconds. The page is painted when its words and buttons are there; the cards beside them, drawn meanwhile, come a
little later. The first start warms the disk and fills the home, and is not counted. The processor's time is given too,
for machines that others use. Nothing here can fail.
"""

from __future__ import annotations

import mmap
import os
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LIMIT = 0.6
"""Seconds in which the first page should be there."""
REST = 2.0
"""Seconds without a change after which a page is at rest."""
ALIKE = 0.98
"""Part of the looked-at pixels that make a page the same: a cursor may differ."""
COLOURS = 8
"""A screen with fewer shades is still empty."""
Look = tuple[float, float, bytes]
"""Seconds by the clock, seconds of a core, and what was to be seen."""


@contextmanager
def screen(folder: Path) -> Iterator[tuple[str, mmap.mmap]]:
    """An X screen, by its name and as the memory that it lies in."""
    reader, writer = os.pipe()
    words = ["-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset", "-fbdir", folder]
    server = subprocess.Popen(["Xvfb", *words], pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as told:
            name = f":{told.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as file:
            yield name, mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
    finally:
        server.terminate()
        server.wait()


def seen(memory: mmap.mmap) -> bytes:
    """One colour of every hundredth pixel or so; the head of an X dump says where they begin."""
    size, colours = struct.unpack_from(">I", memory, 0)[0], struct.unpack_from(">I", memory, 76)[0]
    return memory[size + colours * 12 :: 4 * 101]


def spent(process: int) -> float:
    """Seconds of a core that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(command: str, folder: Path) -> tuple[float, float, float]:
    """Start the program once; the seconds to its page by the clock and of a core, and those to its cards."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}
    (folder / "screen").mkdir(exist_ok=True)
    with screen(folder / "screen") as (name, memory):
        surroundings = os.environ | home | {"DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}
        began = time.monotonic()
        program = subprocess.Popen([command], env=surroundings, stderr=subprocess.DEVNULL, start_new_session=True)
        looks: list[Look] = []
        while not looks or len({*looks[-1][2]}) < COLOURS or time.monotonic() - began - looks[-1][0] < REST:
            page = seen(memory)
            if not looks or page != looks[-1][2]:
                looks.append((time.monotonic() - began, spent(program.pid), page))
            time.sleep(0.002)
        os.killpg(program.pid, signal.SIGKILL)
        program.wait()
    painted, core = next((now, core) for now, core, page in looks if len({*page}) >= COLOURS)
    return painted, core, next(now for now, _, page in looks if alike(page, looks[-1][2]))


def alike(page: bytes, other: bytes) -> bool:
    """Whether two looks show the same page."""
    return sum(map(int.__eq__, page, other)) >= ALIKE * len(page)


def main(command: str = "/usr/games/tressette-desktop", rounds: str = "9") -> None:
    """Start it often and print the median and the range."""
    with tempfile.TemporaryDirectory() as folder:
        taken = [start(command, Path(folder)) for _ in range(int(rounds) + 1)][1:]
    wall, core, whole = zip(*taken, strict=True)
    print(
        f"first page: {statistics.median(wall):.2f} s by the clock ({min(wall):.2f} to {max(wall):.2f}; at most {LIMIT}"
        f" is wished), {statistics.median(core):.2f} s of a core; with its cards {statistics.median(whole):.2f} s"
        f" ({min(whole):.2f} to {max(whole):.2f}); {rounds} times"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
