"""How long a frame takes to paint while cards move: ``python -m tests.ui.bench [WIDTHxHEIGHT]``.

Everything moves as it does in a game; nothing is asserted, because a figure depends on the machine.
For a screen of double density set QT_SCALE_FACTOR=2.
"""

from __future__ import annotations

import os
import sys
import time
from typing import ClassVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from tests.ui.table.tables import EVENING, Game, session_of
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.ui import fonts, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels import table_page
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.stage import Stage
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey

GESTURES: dict[str, tuple[str | Action, ...]] = {
    "lead with a knock": (PlayCard(card("4c"), Signal.BUSSO),),
    "play": ("2c", "7c"),
    "own card, then collect": ("3c",),
}


class TimedStage(Stage):
    """A stage that notes how long each of its frames took to paint, in milliseconds of this thread."""

    taken: ClassVar[list[float]] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and look at the clock."""
        start = time.thread_time()
        super().paintEvent(event)
        self.taken.append(1000 * (time.thread_time() - start))


def main(arguments: list[str]) -> int:
    """Measure each gesture a few times and print a line for it."""
    width, height = (int(part) for part in (arguments[0] if arguments else "1280x800").split("x"))
    application = QApplication(["bench"])
    theme.apply(Look(ThemeKey.LIGHT, FeltKey.PRATO, theme.EM, fonts.register()))
    table_page.Stage = TimedStage  # type: ignore[misc]
    art = CardArt()
    measured: dict[str, list[float]] = {}
    for _ in range(6):
        page = TablePage(art, Settings(speed=Speed.NORMAL, trick_pause=600))
        page.resize(width, height - 32)
        page.show()
        game = Game(page, session_of(EVENING))
        game.session.deal()
        game.open()
        application.processEvents()
        art.settle()
        application.processEvents()
        for name, moves in GESTURES.items():
            TimedStage.taken.clear()
            game.play(*moves)
            while page.stage.busy:
                application.processEvents()
            measured.setdefault(name, []).extend(TimedStage.taken)
        page.close()
        page.deleteLater()
    for name, taken in measured.items():
        ordered = sorted(taken)
        p50, p99 = ordered[len(ordered) // 2], ordered[int(0.99 * (len(ordered) - 1))]
        print(f"{name:24} {len(ordered):5} frames   p50 {p50:5.1f}   p99 {p99:5.1f}   worst {ordered[-1]:5.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
