"""Words on a page: a label that knows which role it plays and how loud it speaks."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from .. import theme
from ..fonts import Role
from ..theme import Look

Tone = Literal["ink", "soft", "accent", "red", "green", "amber"]


def read_out(*lines: str) -> str:
    """Return lines one below the other as they are read aloud, each a sentence.

    >>> read_out("Volo", "", "No more of this suit.")
    'Volo. No more of this suit.'
    """
    return " ".join(line if line.endswith((".", "!", "?", ":", "…")) else f"{line}." for line in lines if line)


class Text(QLabel):
    """A label in one of the roles of `ui.fonts` and one of the colours for text."""

    def __init__(
        self, text: str = "", role: Role = "body", tone: Tone = "ink", wrap: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._role = role
        self._tone = tone
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.wear(theme.current())

    @property
    def is_title(self) -> bool:
        """Whether it stands over what follows."""
        return self._role in ("panel", "page", "result")

    def play(self, role: Role) -> None:
        """Take another role."""
        self._role = role
        self.wear(theme.current())

    def colour(self, tone: Tone) -> None:
        """Take another colour."""
        self._tone = tone
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Take font and colour from the look."""
        self.setFont(look.font(self._role))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(look.colours, self._tone))
        self.setPalette(palette)
