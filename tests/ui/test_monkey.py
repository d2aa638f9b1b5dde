"""Somebody presses anything at any moment, at every table, and the window holds together."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.monkey import Monkey
from tressette_desktop.engine.rules.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_pressed_breaks_it(game: str, qapp: QApplication, own_folders: Path) -> None:
    monkey = Monkey(qapp, game, seed=5)
    for events in range(200):
        if events >= 60 and monkey.looked > 10:
            break
        monkey.do()
    monkey.leave()
    assert monkey.wrong == []
    assert monkey.looked > 10
