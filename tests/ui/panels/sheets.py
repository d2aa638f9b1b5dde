"""Score sheets to read: hands brought to their end, and what stands on the sheet then."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE, Table
from tests.ui.table.tables import Game, session_of
from tressette_desktop.engine.core.actions import Claim, Concede, LayDown
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.panels.sheet_columns import TallyColumn
from tressette_desktop.ui.panels.sheet_sides import Sides
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.panels.tally import tally_of


def playing(qtbot: QtBot, art: CardArt, options: str, totals: tuple[int, ...] = (0, 0, 0, 0), hands: int = 0) -> Table:
    session = session_of(None, seed=2, options=options)
    session.match = replace(session.match, totals=totals, hands=hands)
    return Table(qtbot, Game(TablePage(art, AT_ONCE), session))


def finished(table: Table, *, claimed: bool = False) -> Table:
    """Play the hand that was dealt to its end, or claim the game, and show its sheet."""
    session = table.game.session
    if claimed:
        session.submit(0, Claim(), revision=session.revision)
    while session.awaited:
        seat = session.awaited[0]
        legal = [each for each in session.legal(seat) if not isinstance(each, Claim | Concede | LayDown)]
        session.submit(seat, legal[0], revision=session.revision)
    table.page.keep(tally_of(session.match, session.table))
    table.page.stage.settle()
    table.qtbot.waitUntil(table.page.sheet.isVisible)
    return table


def read(table: Table, kind: type[Sides] | type[TallyColumn]) -> list[str]:
    """What the sheet says in its columns of a kind."""
    sheet = table.page.sheet
    return [
        text.text() for column in sheet.findChildren(kind) for text in column.findChildren(Text) if text.isVisible()
    ]
