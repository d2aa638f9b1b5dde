"""How soon the first page is painted: ``python -m tests.ui.bench_start [ROUNDS]``.

The program is started as a person starts it, with an empty home, and beside it a bare window of PySide6, the two taking
turns; each is timed by the wall clock from the command to the end of its first painted frame, and the processor's time
is given too, for machines that others use. Without a display, Qt paints offscreen. Nothing here can fail.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

PROLOGUE = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Watch(QObject):
    def eventFilter(self, it, event):
        if event.type() == QEvent.Type.Paint and isinstance(it, QWidget) and it.isWindow():
            QTimer.singleShot(0, self.painted)
        return False
    def painted(self):
        print(time.monotonic() - {start}, time.process_time(), flush=True)
        QApplication.instance().removeEventFilter(self)
        QTimer.singleShot(0, QApplication.quit)
"""
BARE = """
application, watch = QApplication([]), Watch()
application.installEventFilter(watch)
window = QWidget(); window.resize(1100, 720); window.show()
application.exec()
"""
GAME = """
from tressette_desktop import __main__ as program
from tressette_desktop.ui import app
class Watched(app.Application):
    def __init__(self, words):
        super().__init__(words)
        self.watch = Watch(); self.installEventFilter(self.watch)
app.Application = Watched
sys.argv = ["tressette"]
program.main([])
"""


def first_paint(script: str, home: str) -> tuple[float, float]:
    """Start a script; return the seconds to its first frame, by the clock and of the processor."""
    environment = os.environ | {"HOME": home, "XDG_DATA_HOME": f"{home}/data", "XDG_CONFIG_HOME": f"{home}/config"}
    if not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    prologue = PROLOGUE.replace("{start}", repr(time.monotonic()))
    told = subprocess.run([sys.executable, "-c", prologue + script], env=environment, capture_output=True, text=True)
    if told.returncode:
        raise SystemExit(told.stderr)
    wall, processor = told.stdout.split()[:2]
    return float(wall), float(processor)


def main(rounds: int) -> None:
    """Take turns, the first time to warm the disk, and print the medians and the range."""
    taken: dict[str, list[tuple[float, float]]] = {"bare window": [], "first page": []}
    with tempfile.TemporaryDirectory() as home:
        for turn in range(rounds + 1):
            for name, script in (("bare window", BARE), ("first page", GAME)):
                seconds = first_paint(script, home)
                if turn:
                    taken[name].append(seconds)
    for name, turns in taken.items():
        wall, processor = zip(*turns, strict=True)
        print(
            f"{name}: {statistics.median(wall):.2f} s by the clock ({min(wall):.2f} to {max(wall):.2f}),"
            f" {statistics.median(processor):.2f} s of a core; {rounds} times"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 9)
