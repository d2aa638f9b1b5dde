"""Whether the threads that draw can stop the window or fell it: ``python -m tests.ui.drawing_stress STEPS QUITS SEED``.

Windows with cards open, change size, deck and language, and close, while cards are drawn, garbage is collected at every
chance, icons are loaded and text is measured, in an order that only the seed knows; now and then all cards that are
seen are compared with what this thread draws. With an odd seed all threads share one processor (on Linux), and those
that draw get it last, so that they are interrupted at any place; with an even one they have all there are. Then
processes quit while they draw, each in its own way. A step that takes longer than `PATIENCE` ends the program with the
place where each thread stood.
"""

from __future__ import annotations

import faulthandler
import gc
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QMessageLogContext, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QFont, QFontMetricsF, QIcon, QImage, QPainter, QPaintEvent, QPixmap, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from tests.ui.table.tables import EVENING, Game, session_of
from tressette_desktop.ui import draughtsman, fonts, i18n, theme
from tressette_desktop.ui.assets import ASSETS
from tressette_desktop.ui.cards import RESTING, CardArt
from tressette_desktop.ui.decks import BACK, BUILT_IN, CODES, Deck, Dressing, Index
from tressette_desktop.ui.drawing import Order, draw
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey

PATIENCE = 300
"""Seconds that a step may take at most, on a machine that has much else to do."""
LETTERS = "<svg xmlns='http://www.w3.org/2000/svg' width='50' height='83'><text x='3' y='40'>{}</text></svg>"
ENDINGS = ("quit", "exit", "error", "closed", "left", "program")
"""How a process may end while it draws."""


class Fan(QWidget):
    """A window full of cards that are painted as they come."""

    def __init__(self, art: CardArt, chance: random.Random) -> None:
        super().__init__()
        self._art = art
        self._codes = chance.sample((*CODES, BACK), 12)
        self._ratio = chance.choice((1.0, 1.25, 1.5, 2.0, 3.0))
        self.loop = self  # Only the collector can let go of it.

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        width = max(20, self.width() // 12)
        for place, code in enumerate(self._codes):
            painter.drawPixmap(place * width, 0, self._art.card(code, width, self._ratio))


class Stress:
    """One application under stress."""

    def __init__(self, application: QApplication, seed: int, home: Path) -> None:
        self._application = application
        self._chance = random.Random(seed)
        self._shared = bool(seed % 2) and sys.platform == "linux"
        if self._shared:
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        self._tongue = i18n.Tongue()
        own = Deck("own:nonna", _own_deck(home))
        self._decks = tuple(map(Dressing, (*BUILT_IN, own)))
        self.art = CardArt()
        self._windows: list[QWidget] = []
        self.compared = 0
        self.wrong: list[str] = []
        gc.callbacks.append(self._collected)

    def step(self) -> None:
        """Do one thing, and let the window answer."""
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        gestures: tuple[Callable[[], object], ...] = (
            *(self._open, self._close, self._resize, self._resize, self._dress, self._collect, self._load, self._load),
            *(self._measure, self._speak, self._wait, self._wait, self._forget, self._compare, self._warm, self._drop),
        )
        self._chance.choice(gestures)()
        self._application.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        faulthandler.cancel_dump_traceback_later()

    def _collected(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start" and threading.current_thread().name == draughtsman.NAME:
            self.wrong.append("garbage was collected in a thread that draws")

    def end(self) -> None:
        """Close all, and see that nobody is left at work and the collector is."""
        while self._windows:
            self._close()
        self.art.settle()
        self._tongue.silence()
        gc.callbacks.remove(self._collected)
        if any(thread.name == draughtsman.NAME for thread in threading.enumerate()):
            self.wrong.append("a thread is still there")
        if not gc.isenabled():
            self.wrong.append("the collector still rests")

    def _open(self) -> None:
        window: QWidget = Fan(self.art, self._chance)
        if self._chance.random() < 0.3:
            page = TablePage(self.art, Settings(speed=Speed.NONE))
            game = Game(page, session_of(EVENING))
            game.session.deal()
            game.open()
            window = page
        self._windows.append(window)
        self._resize()
        window.show()
        if len(self._windows) > 4:
            self._close()

    def _close(self) -> None:
        if self._windows:
            window = self._windows.pop(self._chance.randrange(len(self._windows)))
            window.close()
            if self._chance.random() < 0.5:
                window.deleteLater()

    def _resize(self) -> None:
        for window in self._windows:
            window.resize(self._chance.randrange(900, 1500), self._chance.randrange(600, 1000))
            self._application.processEvents()

    def _dress(self) -> None:
        self.art.wear(replace(self._chance.choice(self._decks), index=self._chance.choice(list(Index))))

    def _collect(self) -> None:
        gc.set_threshold(self._chance.choice((1, 5, 50, 700)), 5, 5)
        if self._chance.random() < 0.3:
            gc.collect()

    def _drop(self) -> None:
        """Leave widgets and pictures that only the collector can delete, and another artist in the middle of work."""
        other = CardArt(bound=3_000_000)
        other.warm(self._chance.sample(CODES, 6), self._chance.randrange(30, 120), 1.0)
        QTest.qWait(self._chance.choice((0, 5, 20)))
        for _ in range(5):
            label = QLabel("garbage")
            label.loop = label  # type: ignore[attr-defined]
            label.picture = QPixmap(40, 40)  # type: ignore[attr-defined]
            QVBoxLayout(label)

    def _load(self) -> None:
        """All threads read pictures as fast as they can, and small ones: most of it is the way through Qt's locks."""
        other = draughtsman.Draughtsman()
        for code in self._chance.choices(CODES, k=60):
            other.begin(Order(self._chance.choice(self._decks[1:]).picture(code), 10, 17))
        icon = str(self._chance.choice([*(ASSETS / "icons").glob("*.svg")]))
        if self._shared:
            _put_last()
        while other.busy:
            QPixmapCache.clear()
            QPixmap(icon)
            QIcon(icon).pixmap(self._chance.randrange(16, 200))
            other.fetch()
        other.dismiss()

    def _measure(self) -> None:
        font = QFont(self._chance.choice(("Atkinson Hyperlegible", "Vollkorn", "Sans")), self._chance.randrange(8, 40))
        QFontMetricsF(font).horizontalAdvance("Tressette " * 20)

    def _speak(self) -> None:
        self._tongue.speak(self._chance.choice(i18n.LANGUAGES))

    def _wait(self) -> None:
        QTest.qWait(self._chance.choice((1, 5, 20, 60)))

    def _forget(self) -> None:
        self.art.forget()

    def _warm(self) -> None:
        self.art.warm(self._chance.sample(CODES, 10), self._chance.randrange(20, 200), self._chance.choice((1.0, 2.0)))

    def _compare(self) -> None:
        """Whatever was drawn beside the window is, pixel by pixel, what is drawn in it."""
        width = self._chance.randrange(30, 160)
        for code in self._chance.sample(CODES, 3):
            self.art.card(code, width, 1.0)
            wanted = self.art._card(code, width, 1.0, RESTING, None)
            self.art.settle()
            here = draw(wanted.order)
            if not here.isNull() and not wanted.order.picture.own:
                body = wanted.inner.toRect()
                middle = here.rect().adjusted(
                    body.width() // 8, body.width() // 8, -body.width() // 8, -body.width() // 8
                )
                seen = self.art.card(code, width, 1.0).toImage().convertToFormat(here.format())
                self.compared += 1
                if seen.copy(middle.translated(body.topLeft())) != here.copy(middle):
                    self.wrong.append(f"{wanted.order} is another picture")


def _put_last() -> None:
    """Let whoever draws have the processor only when nobody else wants it."""
    for thread in threading.enumerate():
        if thread.name == draughtsman.NAME and thread.native_id:
            with suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, thread.native_id, 19)


def _own_deck(home: Path) -> Path:
    """A deck of a player's: pictures, drawings with letters, and every tenth damaged."""
    folder = home / "nonna"
    folder.mkdir()
    for place, code in enumerate(CODES):
        if place % 10 == 9:
            (folder / f"{code}.svg").write_text("<svg>", encoding="utf-8")
        elif place % 2:
            (folder / f"{code}.svg").write_text(LETTERS.format(code + "漢"), encoding="utf-8")
        else:
            image = QImage(200 + place, 332, QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor(7 + place % 10))
            image.save(str(folder / f"{code}.png"))
    return folder


def _end_while_drawing(ending: str, after: int) -> int:
    """Draw for so many milliseconds, then end in this way."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    if ending == "program":
        return _end_program(after)
    application = QApplication(["stress"])
    art = CardArt()
    fan = Fan(art, random.Random(after))
    fan.loop = None
    fan.resize(1400, 400)
    fan.show()
    art.warm(CODES, 150, 2.0)

    def stop() -> None:
        if ending == "exit":
            sys.exit(0)
        elif ending == "closed":
            fan.close()
        else:
            application.quit()

    QTimer.singleShot(after, stop)
    application.exec()
    if ending == "quit":
        art.forget()
    elif ending == "left":
        art.loop = art  # type: ignore[attr-defined]
    elif ending == "error":
        raise SystemExit("an error") from None
    return 0


def _end_program(after: int) -> int:
    from tressette_desktop.ui.app import Application, Program
    from tressette_desktop.ui.windows.models import NewGame
    from tressette_desktop.ui.windows.offers import Offers

    application = Application(["tressette"])
    program = Program(application)
    program.window.resize(1500, 900)
    program.window.show()
    program.window.tables.begin(NewGame("classic", Offers().cards("Anna", "random")[0].seats, {}))
    QTimer.singleShot(after, application.quit)
    application.exec()
    program.close()
    return 0


def said(errors: str) -> str:
    """Return what a process wrote where errors go, but the one harmless sentence of the platform."""
    return errors.replace("This plugin does not support propagateSizeHints()\n", "")


def _quits(count: int, home: str) -> list[str]:
    """Let so many processes end while they draw, and return what went wrong."""
    chance = random.Random(count)
    wrong = []
    own = os.environ | {f"XDG_{name}_HOME": home for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    for number in range(count):
        ending, after = ENDINGS[number % len(ENDINGS)], chance.randrange(0, 400)
        command = [sys.executable, "-X", "faulthandler", "-m", __spec__.name, "--end", ending, str(after)]
        ended = subprocess.run(command, env=own, capture_output=True, text=True, check=False)
        if (ended.returncode, said(ended.stderr)) != ((1, "an error\n") if ending == "error" else (0, "")):
            wrong.append(f"{ending} after {after} ms: {ended.returncode} {ended.stderr}")
    return wrong


def main(arguments: list[str]) -> int:
    """Put it under stress; print what went wrong and what was done."""
    if arguments[:1] == ["--end"]:
        return _end_while_drawing(arguments[1], int(arguments[2]))
    steps, quits, seed = (int(given) for given in (*arguments, *("2000", "60", "1")[len(arguments) :]))
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        application = QApplication(["stress"])
        theme.apply(Look(ThemeKey.LIGHT, FeltKey.PRATO, theme.EM, fonts.register()))
        stress = Stress(application, seed, Path(home))

        def warned(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
            if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and "propagateSizeHints" not in message:
                stress.wrong.append(f"Qt: {message}")

        before = qInstallMessageHandler(warned)
        for _ in range(steps):
            stress.step()
        stress.end()
        qInstallMessageHandler(before)
        wrong = stress.wrong + _quits(quits, home)
    for each in wrong:
        print(each)
    print(
        f"{steps} steps, {stress.compared} cards compared, {quits} endings in {time.monotonic() - began:.0f} s: "
        f"{len(wrong)} wrong"
    )
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
