"""The camera: an application in each look, a window of the right size, and a file for what is seen."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import shiboken6
from PySide6.QtCore import QDeadlineTimer, QEventLoop, QSize, Qt
from PySide6.QtWidgets import QApplication

from tests.screens import Scene
from tressette_desktop.ui import drawing, fonts, i18n, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.table.stage import Stage
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey

SETTLE = 400
"""Milliseconds a window gets to fill in what comes after its first frame."""
QUIET = 5
"""Rounds of events in a row that must bring nothing new before a picture is taken."""


class Camera:
    """Takes pictures at one scale, light and dark, in Italian."""

    def __init__(self, folder: Path, scale: int) -> None:
        self._application = QApplication(["tressette"])
        self._folder = folder
        self._scale = scale
        self._tongue = i18n.Tongue()
        self._tongue.speak("it")
        self._families = fonts.register()
        # Most scenes show the same cards at the same size; drawing them takes most of the time.
        drawing.draw = lru_cache(maxsize=2000)(drawing.draw)

    def take(self, scene: Scene, text: int = 1) -> None:
        """Show it, let it settle, save it; ``text`` is the factor of *Text and buttons*, 1 or 2."""
        size = QSize(scene.width, scene.height)
        large = f"_{100 * text}%" if text > 1 else ""
        if text > 1:
            # In the smallest window of its form that may have text so large.
            size.scale(text * theme.SMALLEST_WINDOW, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        for key in (ThemeKey.LIGHT, ThemeKey.DARK):
            theme.apply(Look(key, FeltKey.PRATO, text * theme.EM, self._families))
            window = scene.build()
            window.resize(size)
            window.show()
            window.activateWindow()
            self._settle()
            window.grab().save(str(self._folder / f"{scene.name}_{key}{large}@{self._scale}x.png"))
            window.close()
            window.deleteLater()
            self._settle(0)

    def _settle(self, milliseconds: int = SETTLE) -> None:
        """Wait that long, and then until nothing is missing or moving for some rounds: a slow machine is no excuse."""
        deadline, quiet = QDeadlineTimer(milliseconds), 0
        while quiet < QUIET:
            self._application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            quiet = quiet + 1 if deadline.hasExpired() and not (cards_missing() or cards_moving()) else 0


def cards_moving() -> bool:
    """Whether something is still under way on a table."""
    return any(isinstance(stage, Stage) and stage.busy for stage in shiboken6.getAllValidWrappers())


def cards_missing() -> bool:
    """Whether cards are still to be drawn, wherever they are shown."""
    return any(isinstance(art, CardArt) and art.waits for art in shiboken6.getAllValidWrappers())
