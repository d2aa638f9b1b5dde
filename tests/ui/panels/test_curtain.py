"""Behind the curtain nothing is seen, heard or reached."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.panels.seated import Table

# --- the curtain -----------------------------------------------------------------------------------------------------


def test_behind_the_curtain_there_is_nothing(following: Table) -> None:
    page, session = following.page, following.game.session
    own = set(page.stage.cards.own)
    page.curtain(2, session.view(None))
    assert page.drape.isVisible()
    assert page.drape.geometry() == page.rect()
    assert page.drape.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    cards = {item.card for item in page.stage.cards.items.values()}
    assert own.isdisjoint(cards)
    assert not page.stage.isVisible()
    assert page.focusWidget() is page.drape.button
    assert not any(button.isVisible() for button in page.dock.buttons)
    assert page.prompt.isHidden()


def test_the_next_frame_after_the_curtain_shows_no_card_of_the_hand(following: Table) -> None:
    page = following.page
    page.curtain(2, following.game.session.view(None))
    image = page.grab().toImage()
    # Where the hand lay there are tiles now: no paper, which is the brightest thing on the felt.
    tiles = page.drape.grab().toImage()
    assert image.pixelColor(300, 700) == tiles.pixelColor(300, 700)


class Painted(QObject):
    """Keeps which part of a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.parts: list[QRect] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.parts.append(event.rect())
        return False


def test_the_curtain_is_painted_anew_when_its_tiles_are_there(following: Table) -> None:
    page = following.page
    page.curtain(2, following.game.session.view(None))
    QApplication.processEvents()
    painted = Painted(page.drape)
    page._art.filled.emit()
    following.qtbot.waitUntil(lambda: page.rect() in painted.parts, timeout=1000)


def test_keys_and_reader_reach_nothing_behind_the_curtain(following: Table) -> None:
    page = following.page
    page.curtain(2, following.game.session.view(None))
    for key in (Qt.Key.Key_1, Qt.Key.Key_Left, Qt.Key.Key_B, Qt.Key.Key_Escape):
        following.qtbot.keyClick(page.drape, key)
    assert following.decided == []
    felt = QAccessible.queryAccessibleInterface(page.stage)
    names = [felt.child(at).text(QAccessible.Text.Name) for at in range(felt.childCount())]
    assert "Three of cups" not in names


def test_the_tab_key_stays_before_the_curtain(following: Table) -> None:
    """The score sheet of the hand before is no secret, but a way past the curtain."""
    page = following.page
    page.activateWindow()
    following.qtbot.waitUntil(page.isActiveWindow)
    page.strip.allow_sheet(True)
    page.curtain(2, following.game.session.view(None))
    button = page.drape.button
    assert button is not None
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        following.qtbot.keyClick(button, key)
        assert QApplication.focusWidget() is button
    moves: list[QWidget | None] = []
    QApplication.instance().focusChanged.connect(lambda _old, new: moves.append(new))  # type: ignore[union-attr]
    page.open(following.game._sitters, following.game.session.view(2))
    assert moves == [page.stage]
    assert page.strip.isEnabled()


def test_the_person_called_takes_the_seat(following: Table) -> None:
    page, session = following.page, following.game.session
    page.curtain(2, session.view(None))
    with following.qtbot.waitSignal(page.taken, timeout=1000) as taken:
        assert page.drape.button is not None
        page.drape.button.click()
    assert taken.args == [2]
    page.open(following.game._sitters, session.view(2))
    assert not page.drape.isVisible()
    assert set(page.stage.cards.own) == set(session.table.hand(2))
    assert page.stage.isVisible()
