"""Whatever may be done in any game is done by keys alone, and at each stop one sees where the keyboard is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE
from tests.ui.panels.test_variants import of_module
from tests.ui.probes import show
from tests.ui.scripted import ROWS, Kind, kinds, played, possible
from tests.ui.table.variants import FIVE
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core import actions
from tressette_desktop.engine.core.actions import (
    Action,
    AskRedeal,
    Bid,
    CallCard,
    CallOut,
    Claim,
    Concede,
    Declare,
    Decline,
    Discard,
    GoForCappotto,
    HandBack,
    KeepHand,
    LayDown,
    Pass,
    PlayCard,
    Raise,
    SplitMonte,
    Talk,
)
from tressette_desktop.engine.core.terms import Going, Signal, Tick
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.keys import shortcut
from tressette_desktop.ui.kit.focus import FocusRing
from tressette_desktop.ui.panels.accuse import AccusePanel
from tressette_desktop.ui.panels.bids import SayPanel
from tressette_desktop.ui.panels.calling import CallAnyPanel, CallPanel
from tressette_desktop.ui.panels.giving_up import GivingUpPanel, SplitPanel
from tressette_desktop.ui.panels.question import Question
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.table.asked import Asked
from tressette_desktop.ui.table.card_item import Ring
from tressette_desktop.ui.windows.menus import BARS, Menus

FARTHEST: Final = 40
"""How many keys a way may take."""


@dataclass(frozen=True)
class Moment:
    """A person is asked, and this may be done."""

    asked: Asked
    action: Action


@cache
def moments() -> dict[tuple[str, Kind], Moment]:
    """The first moment of each kind of action in each game, whosesoever it is."""
    found: dict[tuple[str, Kind], Moment] = {}
    for row in ROWS:
        for session in played(row):
            for seat in session.table.order:
                for action in possible(session, seat):
                    for kind in kinds(action):
                        if (row.name, kind) not in found:
                            found[row.name, kind] = Moment(asked(session, seat), action)
    return found


def asked(session: Session, seat: int) -> Asked:
    """What a seat is asked, for good: the session goes on."""
    game, table = session.match.game, session.table

    def refuse(action: Action) -> Reason | None:
        return rules.refuse(game, table, seat, action)

    return Asked(session.view(seat), session.awaited, rules.legal(game, table, seat), refuse)


class Keyboard:
    """One who has no mouse, at a table in a window with menus."""

    def __init__(self, qtbot: QtBot, art: CardArt) -> None:
        self.window = QMainWindow()
        self.page = TablePage(art, AT_ONCE)
        self.window.setCentralWidget(self.page)
        self.window.resize(1280, 800)
        self.window.setUpdatesEnabled(False)
        does: dict[str, Callable[[], object]] = {name: bool for names in BARS.values() for name in names if name}
        self.menus = Menus(self.window, does | {"concede": self.page.turn.concede})
        self.menus.seat(frozenset(("concede",)))
        show(qtbot, self.window)
        self.ring = FocusRing(self.window)
        self.decided: list[Action] = []
        self.page.decided.connect(self.decided.append)
        self.wrong: list[str] = []

    def sit(self, asked: Asked) -> None:
        """Take the seat that is asked."""
        self.decided.clear()
        self.page.open(FIVE[: len(asked.view.table.totals)], asked.view)
        self.page.present(asked)
        QApplication.processEvents()
        if self.page.asking.panel is not None:
            self.look()

    # --- keys --------------------------------------------------------------------------------------------------------

    def strike(self, key: Qt.Key, *, look: bool = True) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(self.here, key)
        if look:
            self.look()

    def command(self, name: str) -> None:
        """Press the key of the map that does this."""
        QTest.keySequence(self.here, shortcut(name).sequences[0])
        self.look()

    @property
    def here(self) -> QWidget:
        """What has the keyboard."""
        return QApplication.focusWidget() or self.page

    def look(self) -> None:
        """The place of the keyboard has to be seen: a ring, nothing in front of it, and nothing of it cut off."""
        here = self.here
        if here is self.page.stage:
            ringed = [item for item in self.page.stage.cards.items.values() if item.ring is Ring.FOCUS]
            if len(ringed) != 1 and self.page.stage.cards.own:
                self.wrong.append(f"{len(ringed)} cards have the ring")
            return
        body = QRect(here.mapTo(self.window, QPoint()), here.size())
        front = self.window.childAt(body.center())
        if not self.ring.isVisible() or not self.ring.geometry().contains(body):
            self.wrong.append(f"no ring round {here!r} {here.accessibleName()}")
        elif front is None or (front is not here and not here.isAncestorOf(front)):
            self.wrong.append(f"{front!r} lies on {here!r}")

    def go(self, goal: QWidget) -> None:
        """Tab to a control; arrows where it is one of several that exclude each other."""
        for _step in range(FARTHEST):
            here = self.here
            if here is goal:
                return
            if alternatives(here, goal):
                way = goal.mapToGlobal(goal.rect().center()) - here.mapToGlobal(here.rect().center())
                across = abs(way.x()) > abs(way.y())
                right, down = (Qt.Key.Key_Right, Qt.Key.Key_Left), (Qt.Key.Key_Down, Qt.Key.Key_Up)
                self.strike(right[way.x() < 0] if across else down[way.y() < 0])
            else:
                self.strike(Qt.Key.Key_Tab)
        pytest.fail(f"no way by keys to {goal!r} {goal.accessibleName()}")

    def press(self, goal: QWidget) -> None:
        """Go there, and press Enter."""
        self.go(goal)
        self.strike(Qt.Key.Key_Return, look=False)

    def choose(self, goal: QAbstractButton, *, on: bool = True) -> None:
        """Have a choice, or a box, ticked or not."""
        if goal.isChecked() is not on:
            self.go(goal)
        if goal.isChecked() is not on:
            self.strike(Qt.Key.Key_Space)

    def card(self, card: Card) -> None:
        """Go to a card of the hand and press Enter."""
        self.point(card)
        self.strike(Qt.Key.Key_Return, look=False)

    def point(self, card: Card) -> None:
        """Go to a card of the hand."""
        own = self.page.stage.cards.own
        self.go(self.page.stage)
        self.strike(Qt.Key.Key_Home)
        for _step in range(own.index(card)):
            self.strike(Qt.Key.Key_Right)

    def panel(self, kind: type) -> Any:
        """The question that lies on the felt."""
        found = self.page.asking.panel
        assert isinstance(found, kind), f"{found!r} is there, not {kind.__name__}"
        return found


def alternatives(one: QWidget, other: QWidget) -> bool:
    """Whether two buttons exclude each other, and the Tab key therefore visits only one of them."""
    if not isinstance(one, QAbstractButton) or not isinstance(other, QAbstractButton):
        return False
    group = one.group()
    return group is not None and group is other.group()


# --- how each thing is done ------------------------------------------------------------------------------------------


def play(keyboard: Keyboard, action: PlayCard) -> None:
    speaking = keyboard.page.turn.speaking
    if action.word is not None:
        keyboard.point(action.card)
        keyboard.choose(speaking.signals.choices[action.word])
    for tick, box in (speaking.ticks.row if speaking.won.isHidden() else speaking.won).boxes.items():
        if box.isVisible():
            keyboard.choose(box, on=tick in action.ticks)
    keyboard.card(action.card)


def declare(keyboard: Keyboard, action: Declare) -> None:
    if keyboard.page.asking.panel is None:
        keyboard.command("declare")
    panel = keyboard.panel(AccusePanel)
    for meld, row in zip(panel._melds, panel.rows, strict=True):
        keyboard.choose(row, on=meld in action.melds)
    keyboard.press(panel.commit)


def decline(keyboard: Keyboard, _action: Decline) -> None:
    keyboard.press(keyboard.panel(AccusePanel).decline)


def by_dock(name: str) -> Callable[[Keyboard, Action], None]:
    """A letter, and yes."""

    def do(keyboard: Keyboard, _action: Action) -> None:
        keyboard.command(name)
        keyboard.press(keyboard.panel(Question).yes)

    return do


def say(keyboard: Keyboard, action: Action) -> None:
    panel = keyboard.panel(SayPanel)
    answer = next(each for saying, each in zip(panel._sayings, panel.answers, strict=True) if saying.action == action)
    keyboard.choose(answer)
    keyboard.press(panel.commit)


def redeal(keyboard: Keyboard, action: Action) -> None:
    panel = keyboard.panel(Question)
    keyboard.press(panel.yes if isinstance(action, AskRedeal) else panel.no)


def call(keyboard: Keyboard, action: CallCard) -> None:
    if action.card is None:
        say(keyboard, action)
        return
    panel = keyboard.panel(CallPanel | CallAnyPanel)  # type: ignore[arg-type]
    if isinstance(panel, CallPanel):
        keyboard.choose(next(each for each in panel.choices if each.card is action.card))
    else:
        keyboard.choose(panel.suits._parts[action.card.suit.value])
        keyboard.choose(panel.choices[action.card])
    if action.given is not None:
        keyboard.card(action.given)
    keyboard.press(panel.commit)


def give(keyboard: Keyboard, action: HandBack | Discard) -> None:
    for card in action.cards if isinstance(action, Discard) else (action.card,):
        keyboard.card(card)
    keyboard.press(keyboard.panel(GivingUpPanel).commit)


def split(keyboard: Keyboard, action: SplitMonte) -> None:
    panel = keyboard.panel(SplitPanel)
    for choice in panel.choices:
        keyboard.choose(choice, on=choice.card in action.cards)
    keyboard.press(panel.commit)


def talk(keyboard: Keyboard, action: Talk) -> None:
    keyboard.command("said")
    QTest.keyClicks(keyboard.here, action.text)
    keyboard.strike(Qt.Key.Key_Return)


WAYS: Final[dict[type[Action], Callable[[Keyboard, Any], None]]] = {
    PlayCard: play,
    Talk: talk,
    Declare: declare,
    Decline: decline,
    Claim: by_dock("claim"),
    CallOut: by_dock("call_out"),
    LayDown: by_dock("lay_down"),
    Concede: by_dock("concede"),
    GoForCappotto: say,
    AskRedeal: redeal,
    KeepHand: redeal,
    Bid: say,
    Pass: say,
    Raise: say,
    CallCard: call,
    HandBack: give,
    SplitMonte: split,
    Discard: give,
}


@pytest.fixture
def keyboard(qtbot: QtBot, art: CardArt) -> Keyboard:
    return Keyboard(qtbot, art)


def test_whatever_can_be_done_comes_up() -> None:
    """In the hands that are played here: every action, and every word, box, and answer about going on."""
    met = {kind for _name, kind in moments()}
    assert {kind for kind, _how in met} == of_module(actions, Action)
    assert {(PlayCard, each) for each in (*Signal, *Tick)} <= met
    assert {(GoForCappotto, each) for each in Going} <= met
    assert {(CallCard, how) for how in ("one", "alone", "swapped")} <= met


@pytest.mark.parametrize("name", dict.fromkeys(row.name for row in ROWS))
def test_every_action_is_done_by_keys_alone(keyboard: Keyboard, name: str) -> None:
    for (game, kind), moment in moments().items():
        if game == name:
            keyboard.sit(moment.asked)
            WAYS[type(moment.action)](keyboard, moment.action)
            assert keyboard.decided == [moment.action], kind
            assert keyboard.wrong == [], kind
