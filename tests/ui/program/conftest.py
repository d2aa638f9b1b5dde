"""The whole program in one window, with folders of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent

from tressette_desktop.ui.app import Application, Program
from tressette_desktop.ui.settings import Speed


@pytest.fixture
def games(own_folders: Path) -> Path:
    return own_folders / "data" / "tressette-desktop" / "games"


@pytest.fixture
def program(qapp: Application, own_folders: Path) -> Iterator[Program]:
    program = Program(qapp)
    program._change("speed", Speed.NONE)
    program.window.show()
    yield program
    program.window.close()
    program.close()
    program.window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
