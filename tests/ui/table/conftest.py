"""One set of card pictures for all tests of the table: drawing them anew would take most of the time."""

import pytest
from PySide6.QtWidgets import QApplication

from tressette_desktop.ui.cards import CardArt


@pytest.fixture(scope="session")
def art(qapp: QApplication) -> CardArt:
    """The deck, drawn once."""
    return CardArt()
