"""The frame of the window: one page at a time, and a bar at its foot for what went wrong or was done."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from .. import theme
from ..kit.focus import FocusRing
from ..kit.page import Sheet, name_of
from .trouble import TroubleBar


class Frame(QMainWindow):
    """A window that turns from page to page."""

    sounded = Signal(object)
    """Something is to be heard (`ui.sound.Sound`)."""

    explained = Signal(str)
    """A word of the game is to be explained; empty for the glossary as a whole."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.page: Sheet | None = None
        """The page that is shown."""
        self._left_at: dict[type[Sheet], str] = {}
        """By the kind of page what had the keyboard when it was left: there it is again when one comes back."""
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
        return (page and (page.focusWidget() or page.first)) or self

    def turn_to(self, page: Sheet) -> None:
        """Show a page, and let go of the one before; the keyboard goes straight from the one to the other."""
        before, self.page = self.page, page
        if before is not None:
            held = before.focusWidget()
            self._left_at[type(before)] = "" if held is None else name_of(held)
            self._column.removeWidget(before)
        self._column.insertWidget(0, page, 1)
        page.show()
        page.take_keyboard(self._left_at.pop(type(page), ""))
        if before is not None:
            before.hide()
            before.deleteLater()
            if type(page) is not type(before):
                self.bar.turn()

    def forget_place(self, kind: type[Sheet]) -> None:
        """Who comes to a page of this kind begins where it begins."""
        self._left_at.pop(kind, None)

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
