"""A window that is carried from screen to screen: ``python -m tests.ui.table.screens [OUTDIR]``.

Three screens stand side by side, of 100, 200 and 150 %. Wherever a table is carried, it must look like one that was
opened there, pixel by pixel: cards, felt, plates and words drawn anew for the pixels of that screen. Prints where it
does not, and saves the pictures.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.table.tables import RICH, Game, session_of
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.terms import Signal as Word
from tressette_desktop.ui import fonts, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey

SIZE = (900, 600)
DPI = {"one": 96, "two": 192, "three": 144}
"""Dots an inch of the screens; at 96 a pixel is one of the window's."""


def configuration() -> str:
    """The screens as the offscreen platform wants to know them: their pixels, side by side."""
    screens, left = [], 0
    for name, dpi in DPI.items():
        width, height = 1920 * dpi // 96, 1080 * dpi // 96
        place = {"x": left, "y": 0, "width": width, "height": height}
        screens.append({"name": name, "logicalDpi": dpi, "logicalBaseDpi": 96, "dpr": 1, **place})
        left += width
    return json.dumps({"synchronousWindowSystemEvents": False, "windowFrameMargins": False, "screens": screens})


def table(art: CardArt) -> QWidget:
    """A table in the middle of a trick, while somebody speaks."""
    page = TablePage(art, Settings(speed=Speed.NONE))
    game = Game(page, session_of(RICH))
    game.session.deal()
    game.open()
    game.play(PlayCard(card("4c"), Word.BUSSO), PlayCard(card("Fc")))
    page.stage.settle()
    for speaking in page.stage.scenery.speaking.values():
        speaking.pause()
    return page


def seen(window: QWidget, art: CardArt) -> QImage:
    """The window when all is drawn that is seen of it."""
    for _ in range(4):
        QTest.qWait(30)
        while art._orders.missed:
            QTest.qWait(5)
    return window.grab().toImage()


def carried(application: QApplication, folder: Path | None) -> list[str]:
    """Carry a table to every screen and back; return where it is different from one that was opened there."""
    screens = {screen.name(): screen for screen in application.screens()}
    art, wrong = CardArt(), []

    def there(window: QWidget, name: str) -> QImage:
        window.move(screens[name].geometry().topLeft() + QPoint(50, 50))
        window.show()
        return seen(window, art)

    first, *others = DPI
    window = table(art)
    window.resize(*SIZE)
    there(window, first)
    for name in (*others, first):
        moved = there(window, name)
        fresh = table(art)
        fresh.resize(*SIZE)
        opened = there(fresh, name)
        fresh.close()
        if moved.devicePixelRatio() != DPI[name] / 96 or moved != opened:
            wrong.append(f"on screen {name}: {moved.size().toTuple()} at {moved.devicePixelRatio()}")
        if folder is not None:
            moved.save(str(folder / f"{name}.png"))
            opened.save(str(folder / f"{name}_opened.png"))
    window.close()
    art.forget()
    return wrong


def main(arguments: list[str]) -> int:
    """Carry it round."""
    with tempfile.TemporaryDirectory() as home:
        # No colon may stand in the path: the platform would take it for the end of its name.
        (Path(home) / "screens.json").write_text(configuration(), encoding="utf-8")
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={home}/screens.json"
        application = QApplication(["screens"])
    theme.apply(Look(ThemeKey.LIGHT, FeltKey.PRATO, theme.EM, fonts.register()))
    folder = Path(arguments[0]) if arguments else None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    wrong = carried(application, folder)
    for each in wrong:
        print(each)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
