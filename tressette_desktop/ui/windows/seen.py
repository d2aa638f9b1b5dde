"""What one seat saw of a game, as it is written: it can be read but not played through."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tressette_desktop.engine.record.reader import Record
from tressette_desktop.engine.record.writer import write
from tressette_desktop.ui import theme
from tressette_desktop.ui.kit.page import Page, scrolling
from tressette_desktop.ui.kit.paper import Paper
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.windows.complaints import Complaints


class SeenPage(Page):
    """The text of a view (docs/tsn.md section 11), a trick on each line."""

    def __init__(self, title: str, record: Record, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setSpacing(theme.current().px(14))
        says = self.tr("This is what one seat saw. It can be read, but not played through.")
        column.addWidget(Text(says, "strong", wrap=True))
        column.addWidget(Text(write(record.header, record.entries), wrap=True))
        column.addStretch(1)
        pane = scrolling(sheet)
        pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pane.setAccessibleName(title)
        paper = Paper()
        paper.column.addWidget(pane)
        self.body.addWidget(paper)


def nothing_in(path: Path, record: Record) -> str:
    """Return the sentence about a file in which there is no card to be seen."""
    if record.error is not None:
        return Complaints().nothing(path.name, record.error)
    return no_hand(path)


def hand_runs(path: Path) -> str:
    """Return the sentence about a hand that cannot be played again before it is over."""
    said = QCoreApplication.translate("SeenPage", "The hand in {file} is not over: its cards come again when it is.")
    return said.format(file=path.name)


def no_hand(path: Path) -> str:
    """Return the sentence about a record in which nothing was dealt."""
    return QCoreApplication.translate("SeenPage", "{file} holds no hand yet.").format(file=path.name)
