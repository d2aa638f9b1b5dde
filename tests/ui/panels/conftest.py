"""The panels are tested on the table, with the same pictures, and a person in his seat."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.panels.ear import ear
from tests.ui.panels.seated import AT_ONCE, Table, table_with
from tests.ui.table.conftest import art
from tests.ui.table.tables import EVENING, RICH, Game, session_of
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage

__all__ = ["art", "ear"]


@pytest.fixture
def following(qtbot: QtBot, art: CardArt) -> Table:
    """Cups are led, and seat 0 is the last to play."""
    return Table(qtbot, Game(TablePage(art, AT_ONCE), session_of(EVENING))).begin("4c", "2c", "7c")


@pytest.fixture
def leading(qtbot: QtBot, art: CardArt) -> Table:
    """Seat 0 leads."""
    return Table(qtbot, Game(TablePage(art, AT_ONCE), session_of(EVENING, dealer=3))).begin()


@pytest.fixture
def declaring(qtbot: QtBot, art: CardArt) -> Table:
    """After the first trick; seat 0 holds three threes and a Napoletana."""
    return table_with(qtbot, art, RICH).begin("4c", "Kc", "7c", "6c")
