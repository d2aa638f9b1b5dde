"""The system's wish for less motion: asked for in every system's own way, and outdone by the player's own word."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QProcess
from pytestqt.qtbot import QtBot

from tressette_desktop.ui import stillness
from tressette_desktop.ui.settings import Store
from tressette_desktop.ui.stillness import Stillness


@pytest.mark.parametrize(("said", "wished"), [("false", True), ("true", False), ("", False)])
def test_a_desktop_that_tells_it_is_heard(
    said: str, wished: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, own_folders: Path
) -> None:
    monkeypatch.setattr(stillness, "COMMANDS", {sys.platform: (("echo", said), b"false")})
    asked, heard = Stillness(), []
    asked.wished.connect(lambda: heard.append(True))
    told: list[bool] = []
    monkeypatch.setattr(asked, "_told", lambda *given: (Stillness._told(asked, *given), told.append(True)))
    asked.ask()
    qtbot.waitUntil(lambda: told == [True], timeout=5000)
    assert bool(heard) is wished


def test_who_quits_at_once_waits_for_no_answer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, own_folders: Path
) -> None:
    monkeypatch.setattr(stillness, "COMMANDS", {sys.platform: (("sleep", "60"), b"")})
    window = QObject()
    asked = Stillness(window)
    asked.wished.connect(lambda: pytest.fail("nothing was told"))
    asked.ask()
    (process,) = asked.findChildren(QProcess)
    assert process.waitForStarted()
    asked.stop()
    assert process.state() is QProcess.ProcessState.NotRunning
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize(
    ("written", "wished"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nAnimationDurationFactor=fast\n", False),
        ("not a file of KDE", False),
    ],
)
def test_kde_has_it_written_down(
    written: str, wished: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, own_folders: Path
) -> None:
    monkeypatch.setattr(stillness, "COMMANDS", {})
    file = own_folders / "config" / "kdeglobals"
    file.parent.mkdir(exist_ok=True)
    file.write_text(written, encoding="utf-8")
    asked, heard = Stillness(), []
    asked.wished.connect(lambda: heard.append(True))
    asked.ask()
    assert bool(heard) is wished


def test_what_the_player_chose_counts_more(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    store = Store(file)
    assert store.assume(less_motion=True).less_motion
    assert not file.exists(), "nobody chose anything"
    assert not store.change(less_motion=False).less_motion
    assert not store.assume(less_motion=True).less_motion
    assert json.loads(file.read_text(encoding="utf-8"))["less_motion"] is False
    assert not Store(file).assume(less_motion=True).less_motion
