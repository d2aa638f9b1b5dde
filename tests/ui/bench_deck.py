"""How long the cards take to be drawn: ``python -m tests.ui.bench_deck``.

Prints figures and asserts nothing, because they depend on the machine. *First table* runs from the window's appearance
to the frame in which every card of it is sharp.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from tests.ui.table.tables import EVENING, Game, session_of
from tressette_desktop.ui import fonts, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.decks import BUILT_IN, CODES, Dressing, Index
from tressette_desktop.ui.drawing import Order, draw
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey

TABLES = 5
"""How often the first table is opened; of each figure the least counts, because the machine has other work too."""
RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)


def timed(do: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds that passed, and those of the processor, in all threads."""
    wall, core = time.perf_counter(), time.process_time()
    do()
    return 1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - core)


def first_table(application: QApplication, width: int, height: int) -> tuple[float, float, float, float]:
    """Milliseconds to the first frame and to the sharp one, those of all threads, and those of the window's thread."""
    page = TablePage(art := CardArt(), Settings(speed=Speed.NONE))
    page.resize(width, height)
    game = Game(page, session_of(EVENING))
    game.session.deal()
    wall, cores, window = time.perf_counter(), time.process_time(), time.thread_time()
    page.show()
    game.open()
    application.processEvents()
    first = time.perf_counter() - wall
    while art._stand_ins:
        application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    sharp, worked, own = time.perf_counter() - wall, time.process_time() - cores, time.thread_time() - window
    page.close()
    art.forget()
    return 1000 * first, 1000 * sharp, 1000 * worked, 1000 * own


def main() -> int:
    """Measure and print."""
    application = QApplication(["bench"])
    theme.apply(Look(ThemeKey.LIGHT, FeltKey.PRATO, theme.EM, fonts.register()))
    print(f"{'':34} {'wall':>8} {'core':>8} ms")
    for deck in BUILT_IN:
        for index in (Index.OFF, Index.ITALIAN) if deck.label.corner_signs else (Index.OFF,):
            art = CardArt(Dressing(deck, index=index))
            art.warm(CODES, 200, 1.0)
            wall, core = timed(art.settle)
            print(f"forty cards, 200 px: {deck.key:10} {index:>7} {wall:8.0f} {core:8.0f}   {art.bytes >> 20} MB kept")
    for ratio in RATIOS:
        size = round(110 * ratio), round(110 * ratio * 1.66)
        taken = sorted(
            timed(lambda code=code, size=size: draw(Order(Dressing().picture(code), *size)))[1] for code in CODES
        )
        print(f"one card, 110 px at {ratio:4.0%}:        median {taken[20]:5.1f} worst {taken[-1]:5.1f} ms of a core")
    for width, height in ((1280, 768), (1920, 1048)):
        times = [first_table(application, width, height) for _ in range(TABLES)]
        first, sharp, cores, own = map(min, zip(*times, strict=True))
        size = f"{width} x {height}"
        print(f"first table, {size}: frame {first:4.0f}, sharp {sharp:4.0f}, cores {cores:4.0f}, window {own:4.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
