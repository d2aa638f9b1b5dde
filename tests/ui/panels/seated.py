"""A person at the table: a page with a game in it, and hands to touch it with."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.table.tables import Game, session_of
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import (
    Action,
)
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed

AT_ONCE = Settings(speed=Speed.NONE, trick_pause=600)


class Table:
    """A page with a game in it, and hands to touch it with."""

    def __init__(self, qtbot: QtBot, game: Game) -> None:
        self.qtbot, self.game, self.page = qtbot, game, game.page
        qtbot.addWidget(self.page, before_close_func=lambda page: page.stage.show_table(page.stage.table))
        self.page.resize(1280, 768)
        self.page.show()

    def begin(self, *moves: str | Action) -> Table:
        """Deal, play, and ask the person at the screen."""
        self.game.start()
        self.game.play(*moves)
        self.page.stage.settle()
        self.game.ask()
        return self

    def at(self, which: Card) -> QPoint:
        """A point of the view where a card of the own hand can be touched: near its upper left corner."""
        stage = self.page.stage
        pose = stage.cards.poses[which]
        corner = pose.corners[0]
        return stage.mapFromScene(corner[0] + 0.12 * pose.width, corner[1] + 0.2 * pose.width)

    def click(self, which: Card) -> None:
        self.qtbot.mouseMove(self.page.stage.viewport(), self.at(which))
        self.qtbot.mouseClick(self.page.stage.viewport(), Qt.MouseButton.LeftButton, pos=self.at(which))

    def drag(self, which: Card, to: QPoint) -> None:
        viewport, start = self.page.stage.viewport(), self.at(which)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(viewport, start + (to - start) * step / 5)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=to)

    def key(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(self.page.stage, key)

    @property
    def prompt(self) -> str:
        """What the prompt says; nothing when it is not there."""
        return self.page.prompt.accessibleName() if self.page.prompt.isVisible() else ""

    @property
    def decided(self) -> list[Action]:
        return self.game.decided


def table_with(
    qtbot: QtBot, art: CardArt, layout: Layout, dealer: int = 0, options: str = "", settings: Settings = AT_ONCE
) -> Table:
    return Table(qtbot, Game(TablePage(art, settings), session_of(layout, dealer=dealer, options=options)))
