"""What the tests of the whole program share: records, and hands to touch it with."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.windows.main import MainWindow
from tressette_desktop.ui.windows.models import NewGame
from tressette_desktop.ui.windows.offers import Offers

GOLDENS = Path(__file__).parents[2] / "goldens"
HEAD = """[TSN "1"]
[Variant "classic"]
[1 "Anna"] [2 "Ciro"] [3 "Bruno"] [4 "Dora"]
[Bots "2=rulebook 3=rulebook 4=rulebook"]
"""
QUICK = date(2026, 11, 26)
"""A day with a problem of four cards: it is solved in no time."""
DEAL = "D4 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7\n"


def new_game() -> NewGame:
    card = Offers().cards("Anna", "random")[0]
    return NewGame("classic", card.seats, {})


def put(games: Path, name: str, text: str) -> Path:
    games.mkdir(parents=True, exist_ok=True)
    path = games / name
    path.write_text(text, encoding="utf-8")
    return path


def said(window: MainWindow) -> str:
    return "" if window.bar.isHidden() else window.bar._sentence.text()


def to_the_end(window: MainWindow) -> None:
    """Let whoever is asked do the first thing that he may, until the hand is over and its sheet lies there."""
    page, room = window.page, window.tables.room
    assert isinstance(page, TablePage)
    assert room is not None
    session = room.sitting.session
    while session.awaited:
        session.submit(session.awaited[0], next(iter(session.legal(session.awaited[0]))), revision=session.revision)
    while page.busy:
        page.skip()
    QApplication.processEvents()
    assert page.sheet.isVisible()
