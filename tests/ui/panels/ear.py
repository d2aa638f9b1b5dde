"""What reaches a screen reader, one thing after the other: sentences that are announced, and what gets its focus."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from tressette_desktop.ui.table.card_item import CardItem

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


class Ear:
    """Keeps what was heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def take(self, event: QAccessibleEvent) -> None:
        """Hear a sentence, or a card that has the focus, with what is said of it."""
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.heard.append(event.message())
        elif event.type() is QAccessible.Event.Focus and isinstance(event.object(), CardItem):
            card = QAccessible.queryAccessibleInterface(event.object())
            assert card.state().focused
            self.heard.append(f"[{card.text(NAME)}, {card.text(DESCRIPTION)}]")

    def since(self) -> list[str]:
        """What was heard since this was asked last."""
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    """An ear at the screen."""
    ear = Ear()
    monkeypatch.setattr(QAccessible, "updateAccessibility", ear.take)
    return ear
