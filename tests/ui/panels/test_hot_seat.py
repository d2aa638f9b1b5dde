"""Several people at one machine: while the screen passes from one to the other, nobody's cards are to be had."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.tables import Silent, session_of
from tressette_desktop.engine.bots.bot import Choice
from tressette_desktop.engine.bots.messages import Choose, Interrupt
from tressette_desktop.engine.cards import DECK, Card, card
from tressette_desktop.engine.core.actions import Action, CallOut, Claim, Concede, LayDown, PlayCard, Talk
from tressette_desktop.engine.core.table import Table, Unknown
from tressette_desktop.engine.core.terms import Signal as Word
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui import words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.keys import LETTERS
from tressette_desktop.ui.panels.since import heard_since
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.thinker import Thinker
from tressette_desktop.ui.windows.room import Room
from tressette_desktop.ui.windows.sitting import Sitting

TABLES = {
    "a pair and two bots": ("classic", 4, (0, 2)),
    "five people": ("quintiglio", 5, (0, 1, 2, 3, 4)),
    "two in due": ("in_due", 2, (0, 1)),
    "a hidden partner": ("chiamata", 4, (0, 1, 2, 3)),
}
KEYS = [Qt.Key.Key_1, Qt.Key.Key_Left, *LETTERS, Qt.Key.Key_Escape, Qt.Key.Key_Tab]
THOROUGH = 6
"""How many curtains are photographed, knocked at with every key and listened through; of all others it is only checked
that no card lies behind them."""
WITHOUT_END = 2000
"""Looks at the table after which a hand should long be over."""


class Unwritten(Silent):
    """A journal that is not kept."""

    def close(self) -> None: ...


class Quick(QObject):
    """Thinks of nothing, and answers at once with something legal."""

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, chance: random.Random, parent: QObject) -> None:
        super().__init__(parent)
        self._chance = chance
        self._asked = 0

    def ask(self, request: Choose | Interrupt) -> None:
        """The answer comes with the next event, if nothing else is asked before."""
        self._asked += 1
        number, interrupt = self._asked, isinstance(request, Interrupt)
        answer = None if interrupt else Choice(self._chance.choice(tame(request.legal)))

        def tell() -> None:
            if number == self._asked:
                self.answered.emit(answer)

        QTimer.singleShot(0, self, tell)

    def cancel(self) -> None:
        """Forget what was asked."""
        self._asked += 1


class HotSeat:
    """A hand played at one machine by people who decide by chance; each curtain is looked behind."""

    def __init__(self, page: TablePage, variant: str, persons: tuple[int, ...], seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        game = game_of(variant, "")
        names = {player: f"Person {player}" for player in range(game.seats)}
        bots = {player: "random" for player in range(game.seats) if player not in persons}
        header = Header(variant, "", game.players, names, bots)
        self.session = Session(
            Match.new(game, dealer=0),
            persons=frozenset(persons),
            shuffler=lambda: tuple(self.chance.sample(DECK, len(DECK))),
            log=Unwritten(),
        )
        sitting = Sitting(self.session, Unwritten(), header)
        self.thinker = Quick(self.chance, page)
        self.room = Room(page, sitting, cast(Thinker, self.thinker), Settings(speed=Speed.NONE, trick_pause=600), page)
        self.calls: list[int] = []

    def play(self) -> None:
        """Play one hand to its end."""
        page = self.page
        page.drape.taken.connect(self.calls.append)
        # The felt is never seen here but behind the curtain, and then it must be hidden.
        page.stage.setUpdatesEnabled(False)
        self.room.start()
        for _ in range(WITHOUT_END):
            QApplication.processEvents()
            page.skip()
            table, asked = self.session.table, page.input.asked
            if table.score is not None or self.session.match.over:
                break
            if page.drape.isVisible():
                self.look_behind(table)
                assert page.drape.button is not None
                page.drape.button.click()
                assert not page.drape.isVisible()
                assert set(page.stage.cards.own) == set(table.hand(self.calls[-1]))
            elif asked is not None and asked.own_turn and not page.busy:
                page.input.decide(self.chance.choice(tame(asked.legal)))
        else:
            pytest.fail(f"the hand does not end: {self.session.table}")
        self.room.close()

    def look_behind(self, table: Table) -> None:
        """Nothing private is painted, reached by a key, or told to a screen reader."""
        page, drape = self.page, self.page.drape
        # A panel that was answered goes with the next turn of the event loop, before anybody can ask for it.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        secret = {card for hand in table.hands if not isinstance(hand, Unknown) for card in hand} - public(table)
        assert secret.isdisjoint(item.card for item in page.stage.cards.items.values())
        assert not page.stage.isVisible()
        if len(self.calls) > THOROUGH:
            return
        assert page.grab().toImage() == drape.grab().toImage()
        decided = len(self.session.table.tricks), self.session.revision
        for key in KEYS:
            QTest.keyClick(page.window().focusWidget() or drape, key)
            focus = page.window().focusWidget()
            assert focus is None or focus is drape or drape.isAncestorOf(focus), focus
        assert (len(self.session.table.tricks), self.session.revision) == decided
        there = {drape, *drape.findChildren(QWidget), page.strip, *page.strip.findChildren(QWidget)}
        assert {child for child in page.findChildren(QWidget) if child.isVisible()} <= there
        told = set(spoken(page))
        names = {words.card(card).lower() for card in secret}
        leaks = [text for text in told if any(name in text.lower() for name in names)]
        assert not leaks, leaks


def tame(legal: Iterable[Action]) -> list[Action]:
    """What does not end the hand before its time, and is not mere talk."""
    return [each for each in legal if not isinstance(each, Claim | CallOut | Concede | LayDown | Talk)]


def public(table: Table) -> set[Card]:
    """The cards in hands that all know of: drawn openly, called, handed over or shown."""
    drawn, shown = {card for _seat, card in table.drawn}, set(table.shown[1] if table.shown is not None else ())
    named = {table.called, *(each.card for each in table.handed)} - {None}
    return drawn | shown | {card for card in named if isinstance(card, Card)}


def spoken(page: TablePage) -> Iterator[str]:
    """All that a screen reader could read on a page: whatever is written on its widgets, shown or hidden."""
    for widget in page.findChildren(QWidget):
        yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
        yield str(widget.property("text") or "")


@pytest.mark.parametrize("table", TABLES)
def test_behind_each_curtain_there_is_nothing_private(table: str, qtbot: QtBot, art: CardArt) -> None:
    variant, players, persons = TABLES[table]
    page = TablePage(art, Settings(speed=Speed.NONE, trick_pause=600))
    qtbot.addWidget(page)
    page.resize(1000, 640)
    page.show()
    evening = HotSeat(page, variant, persons, seed=3)
    evening.play()
    assert set(evening.calls) == set(persons)
    assert len(evening.calls) > players


def test_who_takes_the_seat_is_told_what_others_said_since_the_own_turn() -> None:
    session, names = session_of(), ("Anna", "Ischia", "Capri", "Procida")
    session.deal()
    session.submit(1, PlayCard(card("4c"), Word.BUSSO), revision=session.revision)
    view = session.view(None)
    assert heard_since(view, 2, names) == ("Ischia said “busso”.",)
    assert heard_since(view, 1, names) == ()
    session.submit(2, PlayCard(card("2c")), revision=session.revision)
    assert heard_since(session.view(None), 2, names) == ()
