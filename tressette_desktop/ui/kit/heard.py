"""What is said aloud: a sentence for those who listen instead of looking."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(source: QWidget, sentence: str) -> None:
    """Say a sentence of this widget's to whoever listens."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, sentence))
