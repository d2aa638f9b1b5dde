"""What this program is, who drew its cards, and on whose work it stands."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tressette_desktop import __version__
from tressette_desktop.ui import theme
from tressette_desktop.ui.kit.page import Page, scrolling
from tressette_desktop.ui.kit.paper import Paper
from tressette_desktop.ui.kit.text import Text

STANDS_ON = (
    ("Qt, PySide6", "LGPL-3.0"),
    ("platformdirs", "MIT"),
    ("Atkinson Hyperlegible", "SIL OFL 1.1"),
    ("Vollkorn", "SIL OFL 1.1"),
    ("fontpkg", "MIT"),
    ("Python", "PSF-2.0"),
)
"""What the program uses, and the licence of each; proper names, the same in every language."""


class AboutPage(Page):
    """Version, licences and thanks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("About Tressette"), parent)
        paper = Paper()
        column = paper.column
        column.setSpacing(theme.current().px(10))
        column.addWidget(Text("Tressette Desktop", "panel"))
        column.addWidget(Text(self.tr("Version {number}").format(number=__version__), tone="soft"))
        for sentence in (
            self.tr("The program is free software under the GNU General Public License, version 3 or later."),
            self.tr("The cards are drawn anew for this program. Author: Tressette Desktop. Licence: CC BY-SA 4.0."),
            self.tr("Nothing of what you play leaves this computer."),
        ):
            column.addWidget(Text(sentence, wrap=True))
        column.addSpacing(theme.current().px(14))
        column.addWidget(Text(self.tr("It stands on the work of others"), "choice"))
        for name, licence in STANDS_ON:
            column.addWidget(Text(f"{name} ({licence})"))
        column.addStretch(1)
        frame = QWidget()
        around = QVBoxLayout(frame)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(paper)
        pane = scrolling(frame)
        pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pane.setAccessibleName(self.tr("About Tressette"))
        self.body.addWidget(pane)
