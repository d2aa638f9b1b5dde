"""The camera: an application in each look, a window of the right size, and a file for what is seen."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QSize, Qt
from PySide6.QtWidgets import QApplication

from tests.screens import Scene
from tressette_desktop.ui import drawing, fonts, i18n, pack, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.table.stage import Stage
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey

SETTLE = 400
"""Milliseconds a window gets to fill in what comes after its first frame."""
LIGHTLY = 80
"""How large a file may be to be written fast."""
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
            pack.show("")
            window = scene.build()
            window.resize(size)
            window.show()
            window.activateWindow()
            self._settle()
            window.grab().save(str(self._folder / f"{scene.name}_{key}{large}@{self._scale}x.png"), "PNG", LIGHTLY)
            window.close()
            window.deleteLater()
            # Outside of an event loop nothing is deleted by itself, and every change of look would dress it all again.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self._settle(0)

    def _settle(self, milliseconds: int = SETTLE) -> None:
        """Wait that long, and then until nothing is missing or moving for some rounds: a slow machine is no excuse."""
        deadline, quiet = QDeadlineTimer(milliseconds), 0
        while quiet < QUIET:
            self._application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
            quiet = quiet + 1 if deadline.hasExpired() and not (cards_missing() or cards_moving()) else 0


def cards_moving() -> bool:
    """Whether something is still under way on a table, and was not stopped for its picture."""
    stages = (each for each in shiboken6.getAllValidWrappers() if isinstance(each, Stage))
    return any(stage.busy and not stopped(stage) for stage in stages)


def stopped(stage: Stage) -> bool:
    """Whether what moves there is held still."""
    return stage._beat is not None and stage._beat.state() is QAbstractAnimation.State.Paused


def cards_missing() -> bool:
    """Whether cards are still to be drawn, wherever they are shown."""
    return any(isinstance(art, CardArt) and art.waits for art in shiboken6.getAllValidWrappers())
