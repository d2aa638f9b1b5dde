"""A page in a window of its own, so that a game can go on beside it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from .. import theme
from ..kit.focus import FocusRing
from ..kit.page import Page


class Beside(QWidget):
    """A window for one page; the way back from the page closes it."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        page.back.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(page)
        self.setWindowTitle(page.title.text())
        self.setMinimumSize(theme.SMALLEST_WINDOW)
        FocusRing(self)

    def come(self) -> None:
        """Come to the front, with the keyboard where it begins on the page."""
        self.show()
        self.activateWindow()
        self._page.take_keyboard()
