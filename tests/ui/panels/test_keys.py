"""The map of keys: one table, and everything that the window does with a key is in it, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

import tressette_desktop.ui
from tests.ui.panels.seated import AT_ONCE
from tests.ui.table.tables import EVENING, Game, session_of
from tressette_desktop.ui import i18n, keys
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.keys import LETTERS, SHORTCUTS, Where
from tressette_desktop.ui.panels.dock import Dock, Offer
from tressette_desktop.ui.panels.signals import WORDS
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.windows.key_map import KeyMapPage, KeyRow
from tressette_desktop.ui.windows.menus import BARS, Menus

UI = Path(tressette_desktop.ui.__file__).parent
OTHER_NAMES = {"Enter": "Return", "Escape": "Esc", "Up": "Left", "Down": "Right"}
"""Keys that do the same as one that is in the table."""


def test_nothing_is_there_twice() -> None:
    assert len({line.name for line in SHORTCUTS}) == len(SHORTCUTS)
    together = (Where.TABLE, Where.WORDS, Where.WINDOW)
    at_table = [cap for line in SHORTCUTS if line.where in together for cap in line.caps]
    twice = {cap for cap in at_table if at_table.count(cap) > 1}
    assert twice == set()


def test_every_key_that_the_window_looks_at_is_in_the_table() -> None:
    sources = [file.read_text(encoding="utf-8") for file in UI.rglob("*.py") if file.name != "keys.py"]
    looked_at = {key for source in sources for key in re.findall(r"Key\.Key_(\w+)", source)}
    told = {str(key) for line in SHORTCUTS for key in line.keys}
    assert {OTHER_NAMES.get(key, key) for key in looked_at} <= told


def test_every_line_of_the_menus_comes_from_the_table(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    done: list[str] = []
    listed = [name for names in BARS.values() for name in names if name]
    menus = Menus(window, {name: lambda name=name: done.append(name) for name in listed})
    for name, action in menus.actions.items():
        assert action.shortcuts() == list(keys.shortcut(name).sequences)
        action.setEnabled(True)
        action.trigger()
    assert done == listed
    in_window = [line.name for line in SHORTCUTS if line.where is Where.WINDOW and line.name != "menus"]
    assert sorted(in_window) == sorted(listed)
    assert keys.shortcut("keys").sequences[0] == QKeySequence("F1")


def test_what_has_no_key_on_a_system_is_not_among_the_keys(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under a window manager that is not known, full screen stands in the menu alone."""
    cap = keys._cap
    monkeypatch.setattr(keys, "_cap", lambda key: "" if key is keys.Standard.FullScreen else cap(key))
    assert keys.shortcut("full_screen").caps == ()
    page = KeyMapPage()
    qtbot.addWidget(page)
    rows = [row.says.accessibleName() for row in page.findChildren(KeyRow)]
    assert not any(row.startswith(":") for row in rows)
    assert not any("Full screen" in row for row in rows)


def test_every_button_of_the_dock_has_its_letter(qtbot: QtBot) -> None:
    dock = Dock()
    qtbot.addWidget(dock)
    for button in dock.buttons:
        (name,) = (name for name in vars(dock) if getattr(dock, name) is button)
        assert name in LETTERS.values() or keys.shortcut(name).where is Where.WINDOW
        assert f"({keys.shortcut(name).caps[0]})" in button.toolTip()
        assert not dock.press(name)
    dock.offer(Offer(claim=True))
    with qtbot.waitSignal(dock.claim_wanted, timeout=100):
        assert dock.press("claim")


def test_every_letter_does_what_it_says(qtbot: QtBot, art: CardArt, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(TablePage(art, AT_ONCE), session_of(EVENING, dealer=3))
    page = game.page
    qtbot.addWidget(page)
    page.resize(1280, 768)
    page.show()
    game.session.deal()
    game.open()
    game.ask()
    done: list[str] = []
    monkeypatch.setattr(page.dock, "press", lambda name: done.append(name) is None)
    monkeypatch.setattr(page.conversation, "toggle", lambda: done.append("said"))
    monkeypatch.setattr(page.stage, "announce", lambda _told: done.append("again"))
    monkeypatch.setattr(page.signals, "toggle", lambda word: done.append(word.value.replace(" ", "_")))
    page.explained.connect(lambda _key: done.append("explain"))
    for key in LETTERS:
        qtbot.keyClick(page.stage, key)
        qtbot.keyClick(page.stage, key, Qt.KeyboardModifier.ControlModifier)
    assert done == list(LETTERS.values())
    assert set(WORDS) <= set(done)
    page.curtain(0, game.session.view(None))
    for key in LETTERS:
        qtbot.keyClick(page, key)
    assert done == list(LETTERS.values()), "behind the curtain no key does anything"


@pytest.mark.parametrize("language", ["en", "it", "fi", "pl"])
def test_the_page_shows_every_key(qtbot: QtBot, language: str) -> None:
    tongue = i18n.Tongue()
    tongue.speak(language)
    page = KeyMapPage()
    qtbot.addWidget(page)
    rows = page.findChildren(KeyRow)
    told = [row.says.accessibleName() for row in rows]
    assert told == [f"{', '.join(line.caps)}: {line.title}" for line in SHORTCUTS if line.keys]
    assert len(told) == len([line for line in SHORTCUTS if line.keys])
    tongue.silence()
    QCoreApplication.processEvents()
