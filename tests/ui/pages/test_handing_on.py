"""Copying the deal and reporting a problem, in the real window: nothing private, no names, nothing sent."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.pages.test_lesson import table_of
from tressette_desktop.engine.record.reader import read
from tressette_desktop.ui import log
from tressette_desktop.ui.app import Program
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.windows import report
from tressette_desktop.ui.windows.main import MainWindow
from tressette_desktop.ui.windows.models import NewGame, SeatChoice, Who
from tressette_desktop.ui.windows.offers import MEDALS

PEOPLE = ("Rosalba", "Ciro", "Bruno", "Dora")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that the system is asked to show."""
    shown: list[Path] = []

    def show(url: QUrl) -> bool:
        shown.append(Path(url.toLocalFile()))
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    return shown


@pytest.fixture
def window(qtbot: QtBot, opened: list[Path]) -> MainWindow:
    application = QApplication.instance()
    program = Program(application)  # type: ignore[arg-type]
    qtbot.addWidget(program.window, before_close_func=lambda _window: program.close())
    program.window.show()
    return program.window


def sit(window: MainWindow, qtbot: QtBot, persons: int = 1) -> None:
    """Begin a game, with so many people of the four."""
    seats = tuple(
        SeatChoice("", MEDALS[at], Who.PERSON if at < persons else Who.COMPUTER, name, "" if at < persons else "greedy")
        for at, name in enumerate(PEOPLE)
    )
    window.tables.begin(NewGame("classic", seats, {}))
    qtbot.waitUntil(lambda: window.tables.room is not None and not table_of(window).busy)


def test_the_deal_is_copied_from_the_own_seat(window: MainWindow, qtbot: QtBot) -> None:
    sit(window, qtbot)
    window._menus.actions["copy_deal"].trigger()
    text = QGuiApplication.clipboard().text()
    (found,) = read(text.encode())
    assert found.header.view == 0
    assert text.count(":?10") == 3
    assert window.bar.isVisible()


def test_of_several_people_nobodys_cards_are_copied(window: MainWindow, qtbot: QtBot) -> None:
    sit(window, qtbot, persons=2)
    window._menus.actions["copy_deal"].trigger()
    assert QGuiApplication.clipboard().text().count(":?10") == 4


def test_a_report_is_a_folder_without_a_name_in_it(window: MainWindow, qtbot: QtBot, opened: list[Path]) -> None:
    sit(window, qtbot)
    log.begin(window._logs)
    log.LOG.error("Rosalba holds up the game in %s", Path.home())
    log.end()
    window._menus.actions["report"].trigger()
    (folder,) = opened
    assert sorted(path.name for path in folder.iterdir()) == ["game.tsn", "system.txt", f"{log.NAME}.txt"]
    whole = "".join(path.read_text(encoding="utf-8") for path in folder.iterdir())
    assert not [name for name in (*PEOPLE, str(Path.home())) if name in whole]
    assert "somebody holds up the game in ~" in whole
    assert (folder / "game.tsn").read_text(encoding="utf-8").count(":?10") == 3
    assert "speed: normal" in whole


def test_what_is_no_file_any_more_hinders_no_report(window: MainWindow, opened: list[Path]) -> None:
    window._games.mkdir(parents=True, exist_ok=True)
    (window._games / "lost.tsn").symlink_to(window._games / "nowhere")
    window._report()
    (folder,) = opened
    assert (folder / "system.txt").is_file()


def test_without_a_game_there_is_a_report_too(window: MainWindow, opened: list[Path]) -> None:
    window._menus.actions["report"].trigger()
    (folder,) = opened
    assert [path.name for path in folder.iterdir()] == ["system.txt"]


def test_where_no_report_can_be_written_one_is_told_so(
    window: MainWindow, own_folders: Path, opened: list[Path]
) -> None:
    place = window._games.parent / "reports"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text("a file, no folder", encoding="utf-8")
    window._menus.actions["report"].trigger()
    assert opened == []
    assert window.bar.isVisible()


def test_what_a_player_wrote_himself_is_not_told() -> None:
    told = report.told(Settings(player_name="Rosalba", last_game=("classic", "Rosalba"), deck="own:nonna"))
    assert "Rosalba" not in str(told)
    assert "nonna" not in str(told)
    assert told["theme"] == "system"
