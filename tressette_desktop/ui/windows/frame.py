"""The frame of the window: one page at a time, and a bar at its foot for what went wrong or was done."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from .. import theme
from ..kit.focus import FocusRing
from ..kit.page import Sheet, name_of
from .trouble import TroubleBar


class Stop(NamedTuple):
    """A page that led to the one that is shown."""

    kind: type[Sheet]
    again: Callable[[], object]
    """Shows it, made anew."""
    kept: object
    """What was done there (`Sheet.kept`)."""
    at: str
    """What had the keyboard."""


class Frame(QMainWindow):
    """A window that turns from page to page, and back the same way."""

    sounded = Signal(object)
    """Something is to be heard (`ui.sound.Sound`)."""

    explained = Signal(str)
    """A word of the game is to be explained; empty for the glossary as a whole."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.page: Sheet | None = None
        """The page that is shown."""
        self._again: Callable[[], object] | None = None
        """Shows the page that is shown, made anew."""
        self._way: list[Stop] = []
        self._back_to: Stop | None = None
        """Where one is about to come back to."""
        self.bar = TroubleBar()
        column = self._column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        frame = QWidget()
        frame.setLayout(column)
        self.setCentralWidget(frame)
        self.setMinimumSize(theme.SMALLEST_WINDOW)
        self.setWindowTitle("Tressette")
        self.resize(size)
        FocusRing(self)
        self.bar.home = self._home

    def _home(self) -> QWidget:
        """Where the keyboard was on the page, or begins there."""
        page = self.page
        held = None if page is None else page.focusWidget()
        if held is not None and held.isVisible():
            return held
        return (page and page.first) or self

    def turn_to(self, page: Sheet, again: Callable[[], object]) -> None:
        """Show a page, and let go of the one before; the keyboard goes straight from the one to the other.

        It begins where the page begins, but for who comes back to it, or has it made anew. ``again`` shows such a page.
        """
        before, self.page = self.page, page
        stop, self._back_to = self._back_to, None
        at = "" if stop is None else stop.at
        if before is not None:
            at = self._leave(before, page, at, back=stop is not None)
            self._column.removeWidget(before)
        self._again = again
        self._column.insertWidget(0, page, 1)
        if stop is not None:
            page.resume(stop.kept)
        page.show()
        page.take_keyboard(at)
        if before is not None:
            before.hide()
            before.deleteLater()
            if type(page) is not type(before):
                self.bar.turn()

    def _leave(self, before: Sheet, page: Sheet, at: str, *, back: bool) -> str:
        """Remember a page that leads to another kind; where on the new one the keyboard comes to."""
        held = before.focusWidget()
        name = "" if held is None else name_of(held)
        if back:
            return at
        if type(page) is type(before):
            return name
        if self._again is not None:
            self._way.append(Stop(type(before), self._again, before.kept, name))
        # A kind of page that one has come by already is not come by twice.
        kinds = [stop.kind for stop in self._way]
        if type(page) in kinds:
            del self._way[kinds.index(type(page)) :]
        return ""

    def go_back(self) -> bool:
        """Show the page that led to this one as it was; whether there is any."""
        before = self.page
        while self._way and self.page is before:
            self._back_to = self._way.pop()
            self._back_to.again()
        # Of what is gone by now, a game for instance, there is nothing to be shown.
        self._back_to = None
        return self.page is not before

    def forget_way(self) -> None:
        """No page leads back any more."""
        self._way.clear()

    def complain(self, sentence: str) -> None:
        """Say one sentence at the foot of the window, until it is read; nothing to try again."""
        self.bar.say(sentence)

    def complain_of(self, error: OSError) -> None:
        """Say why something could not be read or written."""
        from .complaints import Complaints

        self.complain(Complaints().trouble(error))

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
