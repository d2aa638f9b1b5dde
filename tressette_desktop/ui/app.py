"""The root of the window: everything that lives as long as the program is made and joined here, and nowhere else."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_config_path, user_data_path, user_log_path
from PySide6.QtCore import QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from tressette_desktop.ui import fonts, i18n, log, theme
from tressette_desktop.ui.assets import ASSETS
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.decks import NEAPOLITAN, DeckError, Dressing, Shelf
from tressette_desktop.ui.settings import Language, Settings, Store, ThemeChoice
from tressette_desktop.ui.sound import Sound, Sounds, loudspeaker
from tressette_desktop.ui.stillness import Stillness
from tressette_desktop.ui.theme import Look, ThemeKey
from tressette_desktop.ui.windows.main import MainWindow

if TYPE_CHECKING:
    from tressette_desktop.ui.thinker import Thinker

FOLDER = "tressette-desktop"
"""The name of the program's folders, wherever the system keeps them."""


def logs() -> Path:
    """Return the folder of the log."""
    return user_log_path(FOLDER, appauthor=False)


def run(record: Path | None = None) -> int:
    """Open the window, on a record if one is given, and return the exit status when it is closed."""
    if not _has_display():
        print(
            "Tressette needs a screen: no display was found. The commands verify and simulate work without one.",
            file=sys.stderr,
        )
        return 1
    log.begin(logs())
    log.listen()
    application = Application(sys.argv[:1])
    application.setApplicationName("Tressette")
    application.setDesktopFileName("tressette-desktop")
    application.setStyle("Fusion")
    program = Program(application)
    first = FirstPaint(program.window, program.after_first_paint)
    program.window.installEventFilter(first)
    program.window.show()
    if record is not None:
        QTimer.singleShot(0, lambda: program.window.tables.open_record(record))
    try:
        return application.exec()
    finally:
        program.close()
        log.end()


class Application(QApplication):
    """Qt's application, which also hears of a record that is pressed in macOS.

    There a file is not named on the command line, neither at the start nor later: the system sends word of it. Only the
    application itself is told; a filter on it would be asked about every event of every widget.
    """

    record_pressed = Signal(Path)

    def event(self, event: QEvent) -> bool:
        """Take word of a file; leave everything else to Qt."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.record_pressed.emit(Path(event.file()))
            return True
        return super().event(event)


class FirstPaint(QObject):
    """Waits for a window's first frame, then does once what that frame did not need.

    A timer without delay would not do: it fires while the window still waits to be shown.
    """

    def __init__(self, window: QWidget, then: Callable[[], None]) -> None:
        super().__init__(window)
        self._then = then

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Let every event pass; after the first painting there is nothing more to wait for."""
        if event.type() is QEvent.Type.Paint:
            window.removeEventFilter(self)
            QTimer.singleShot(0, self._then)
        return False


class Program:
    """What lives as long as the program: settings, language, fonts, pictures, bots and the window."""

    def __init__(self, application: Application) -> None:
        self._application = application
        self._store = Store(user_config_path(FOLDER, appauthor=False) / "settings.json")
        self._tongue = i18n.Tongue()
        self._families = fonts.register()
        data = user_data_path(FOLDER, appauthor=False)
        self._logs = logs()
        self.art = CardArt(shelf=Shelf(data / "decks"))
        self.art.broken.connect(self._leave_deck)
        settings = self._store.values
        self._speak(settings.language)
        theme.apply(self._look(settings, QSize(settings.window_width, settings.window_height)))
        complaint = self._lay_out(settings)
        self._sounds = Sounds(settings.volume, settings.muted)
        self.window = MainWindow((data / "games", self._logs), settings, self.art, lambda: self.thinker, self._change)
        self.window.sounded.connect(self._sounds.play)
        self._stillness = Stillness(self.window)
        self._stillness.wished.connect(lambda: self.window.adopt(self._store.assume(less_motion=True)))
        application.record_pressed.connect(self.window.tables.open_record)
        if settings.maximised:
            self.window.showMaximized()
        if complaint := self._store.complaint or complaint:
            self.window.complain(complaint)

    @cached_property
    def thinker(self) -> Thinker:
        """The bots; neither their process nor their modules are needed for the first page."""
        from tressette_desktop.ui.thinker import Thinker

        return Thinker(self._logs / log.BOTS)

    def after_first_paint(self) -> None:
        """Start what the first page does not need: the process of the bots, the sounds, the sign of the window.

        The game that is offered is read through, in case that it is damaged. What the system wishes counts until the
        player says otherwise.
        """
        self.thinker.warm_up()
        self._stillness.ask()
        speaker = loudspeaker()
        if speaker is not None:
            self._sounds.load(speaker)
            self.window.hear()
        self.window.tables.waiting.search()
        self._application.setWindowIcon(QIcon(str(ASSETS / "icons" / "app.svg")))

    def close(self) -> None:
        """Let go of what would outlive the window: processes, cards to be drawn, words installed."""
        self._stillness.stop()
        self.thinker.stop()
        self.art.forget()
        self._tongue.silence()

    def _change(self, key: str, value: object) -> Settings:
        before, told = self._store.values, self._store.complaint
        settings = self._store.change(**{key: value})
        if settings.language is not before.language:
            self._speak(settings.language)
        if _worn(settings) != _worn(before):
            theme.apply(self._look(settings, self.window.size()))
        if _loud(settings) != _loud(before):
            self._sounds.tune(*_loud(settings))
            self._sounds.play(Sound.CARD)
        complaint = self._lay_out(settings) if _dealt(settings) != _dealt(before) else ""
        if complaint := self._store.complaint or complaint:
            self.window.complain(complaint)
        elif told:
            self.window.bar.take_back(told)
        return settings

    def _lay_out(self, settings: Settings) -> str:
        """Play with the deck that was chosen; if it cannot be used, with that of the house, and return why."""
        complaint = ""
        try:
            deck = self.art.shelf.deck(settings.deck)
        except DeckError as error:
            deck, complaint = NEAPOLITAN, str(error)
        self.art.wear(replace(self.art.worn, deck=deck, back=settings.back, index=settings.index))
        return complaint

    def _leave_deck(self, dressing: Dressing, complaint: str) -> None:
        """A picture turns out to be damaged: play with the deck of the house."""
        if dressing.deck == self.art.worn.deck:
            self.art.wear(replace(self.art.worn, deck=NEAPOLITAN))
        self.window.complain(complaint)

    def _speak(self, language: Language) -> None:
        self._tongue.speak(i18n.system_language() if language is Language.SYSTEM else language.value)

    def _look(self, settings: Settings, window: QSize) -> Look:
        key = theme.system_theme() if settings.theme is ThemeChoice.SYSTEM else ThemeKey(settings.theme.value)
        scale = min(settings.text_scale, theme.text_limit(window))
        look = Look(key, settings.felt, theme.system_em() * scale, self._families)
        return replace(look, target=theme.BIG_TARGET) if settings.big_targets else look


def _worn(settings: Settings) -> tuple[object, ...]:
    return settings.theme, settings.felt, settings.text_scale, settings.big_targets


def _dealt(settings: Settings) -> tuple[object, ...]:
    return settings.deck, settings.back, settings.index


def _loud(settings: Settings) -> tuple[int, bool]:
    return settings.volume, settings.muted


def _has_display() -> bool:
    """Whether there is a screen; Qt itself would end the program with a page of text."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
