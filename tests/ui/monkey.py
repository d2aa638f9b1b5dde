"""Somebody who presses anything at any moment: ``python -m tests.ui.monkey [EVENTS] [GAME...]``.

Clicks, keys, sizes, undo, looks, languages, leaving the table and coming back, closing the program and starting it
again, in an order that only the seed knows. After each of them the window must hold together: no error, no word of
warning from Qt, nothing on the felt that its viewer may not see, and, when nothing moves, every card where it belongs.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import traceback
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import TracebackType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QMessageLogContext, QPoint, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QTest

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.events import CardHanded, CardsOpened
from tressette_desktop.engine.core.table import Unknown
from tressette_desktop.engine.rules.registry import GAMES
from tressette_desktop.ui.app import Application, Program
from tressette_desktop.ui.keys import LETTERS
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Language, Speed, ThemeChoice
from tressette_desktop.ui.table.layout import arrange
from tressette_desktop.ui.theme import FeltKey
from tressette_desktop.ui.windows.models import NewGame, Who
from tressette_desktop.ui.windows.offers import Offers

KEYS = [
    *(Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_5, Qt.Key.Key_8),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape),
    *(*LETTERS, Qt.Key.Key_P),
]
SIZES = [(900, 600), (1280, 800), (1000, 1400), (1920, 1080), (2560, 1440)]
TABLES = 40
"""How many events it stays away from the table at most."""


class Monkey:
    """One of them, at a table of one game of ``GAMES``; what goes wrong is in ``wrong``."""

    def __init__(self, application: Application, game: str, seed: int) -> None:
        self._application = application
        self._variant, self._players = GAMES[game]
        self._chance = random.Random(f"{game} {seed}")
        self.wrong: list[str] = []
        self.looked = 0
        self.program = self._start()
        self._sit_down()
        self._before = qInstallMessageHandler(self._warned)
        self._hook, sys.excepthook = sys.excepthook, self._failed

    def _warned(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and "propagateSizeHints" not in message:
            self.wrong.append(f"Qt: {message}")

    def _failed(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.wrong.append("".join(traceback.format_exception(kind, error, trace)))

    # --- the program -------------------------------------------------------------------------------------------------

    def _start(self) -> Program:
        program = Program(self._application)
        program._change("speed", Speed.FAST)
        program._change("trick_pause", 600)
        program.window.show()
        return program

    def _end(self) -> None:
        self.program.window.close()
        self.program.close()
        self.program.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _sit_down(self) -> None:
        card = next(card for card in Offers().cards("Anna", "rulebook") if card.key == self._variant.key)
        seats = [
            replace(seat, who=Who.PERSON if at == 0 or self._chance.random() < 0.2 else Who.COMPUTER, level="rulebook")
            for at, seat in enumerate(card.seats if self._players == len(card.seats) else card.larger)
        ]
        self.program.window.tables.begin(NewGame(self._variant.key, tuple(seats), {}))

    def leave(self) -> None:
        """Close the window and give the screen back."""
        self._end()
        sys.excepthook = self._hook
        qInstallMessageHandler(self._before)

    # --- what it does ------------------------------------------------------------------------------------------------

    def do(self) -> None:
        """Do something, let the program answer, and look."""
        gesture: Callable[[], None] = self._chance.choices(
            (self._click, self._key, self._resize, self._dress, self._menu, self._wait, self._away, self._again),
            (45, 30, 4, 3, 4, 10, 2, 1),
        )[0]
        gesture()
        self._application.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._look()

    def _click(self) -> None:
        page = self.program.window.page
        assert page is not None
        place = QPoint(self._chance.randrange(page.width()), self._chance.randrange(page.height()))
        if isinstance(page, TablePage) and self._chance.random() < 0.5:
            # Half of the time it aims at the cards.
            place = QPoint(place.x(), page.height() - 1 - self._chance.randrange(page.height() // 4))
        under = page.childAt(place) or page
        button = self._chance.choices((Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton), (9, 1))[0]
        QTest.mouseClick(under, button, Qt.KeyboardModifier.NoModifier, under.mapFrom(page, place))

    def _key(self) -> None:
        page = self.program.window.page
        assert page is not None
        QTest.keyClick(page.focusWidget() or page, self._chance.choice(KEYS))

    def _resize(self) -> None:
        self.program.window.resize(*self._chance.choice(SIZES))

    def _dress(self) -> None:
        key, values = self._chance.choice(
            [
                ("theme", list(ThemeChoice)),
                ("felt", list(FeltKey)),
                ("language", list(Language)),
                ("text_scale", [1.0, 1.3, 2.0]),
                ("card_size", [0.85, 1.0, 1.12]),
                ("big_targets", [True, False]),
                ("less_motion", [True, False]),
                ("confirm_card", [True, False]),
                ("click_on", [True, False]),
                ("forced_card", [True, False]),
                ("rising", [True, False]),
                ("speak_more", [True, False]),
                ("running_count", [True, False]),
                ("speed", [Speed.FAST, Speed.NONE]),
            ]
        )
        self.program.window._set(key, self._chance.choice(values))

    def _menu(self) -> None:
        """Take back, mostly; now and then any line of the menus but what leaves the program."""
        actions = self.program.window._menus.actions
        names = [name for name in actions if name not in ("quit", "full_screen", "report")]
        actions[self._chance.choice((*names, *["undo"] * (7 * len(names))))].trigger()

    def _wait(self) -> None:
        QTest.qWait(self._chance.choice((5, 30, 120)))

    def _away(self) -> None:
        self.program.window.show_start()

    def _again(self) -> None:
        self._end()
        self.program = self._start()

    # --- what must hold ----------------------------------------------------------------------------------------------

    def _look(self) -> None:
        page = self.program.window.page
        if not isinstance(page, TablePage):
            if self._chance.random() < 1 / TABLES:
                self._sit_down()
            else:
                self.program.window.tables.resume_latest()
                if not isinstance(self.program.window.page, TablePage) and self._chance.random() < 0.25:
                    # The game was given up, or is over.
                    self._sit_down()
            return
        stage, table = page.stage, page.stage.table
        if table is None or not stage.isVisible():
            return
        self.looked += 1
        known = {card for hand in table.hands if not isinstance(hand, Unknown) for card in hand}
        south = stage._floor.south
        view = page._view
        if view is not None and not any(isinstance(event, CardsOpened) for event in view.history):
            laid = table.laid[0] if table.laid is not None else south
            open_hands = [seat for seat, hand in enumerate(table.hands) if hand and not isinstance(hand, Unknown)]
            self.wrong += [f"seat {seat} is open to seat {south}" for seat in open_hands if seat not in (south, laid)]
        shown = {item.card for item in stage.cards.items.values() if item.card is not None}
        public = self._public(page)
        if shown - known - public:
            self.wrong.append(f"on the felt but not to be seen: {sorted(map(str, shown - known - public))}")
        if not stage.busy:
            # A card of the own hand may stand out, because the pointer or the keyboard is on it.
            wanted = {
                key: None if key in stage.cards.own else pose
                for key, pose in arrange(table, south, stage._floor.felt).items()
            }
            there = {key: None if key in stage.cards.own else item.pose for key, item in stage.cards.items.items()}
            if there != wanted:
                lost = sorted(str(key) for key in there.keys() | wanted.keys() if there.get(key) != wanted.get(key))
                self.wrong.append(f"stranded: {lost}")

    def _public(self, page: TablePage) -> set[Card]:
        """What everybody has seen: played, drawn, shown, laid down, handed over, opened at the end."""
        table = page.stage.table
        assert table is not None
        cards: set[Card] = {card for trick in table.tricks for card in trick.cards}
        if table.trick is not None:
            cards |= set(table.trick.cards)
        view = page._view
        handed = (event for event in view.history if isinstance(event, CardHanded)) if view is not None else ()
        cards |= {event.card for event in handed if event.open and event.card is not None}
        for open_hand in (table.laid, table.shown):
            cards |= set(open_hand[1]) if open_hand is not None else set()
        for pile in (table.drawn, table.stock, table.monte, *table.discards, *(cards for _, cards in table.picks)):
            if isinstance(pile, tuple):
                cards |= {getattr(each, "card", each) if not isinstance(each, tuple) else each[1] for each in pile}
        return cards


def main(arguments: list[str]) -> int:
    """Let one of them loose at every table; print what went wrong and what was done."""
    events = int(arguments[0]) if arguments else 10_000
    application = Application(["tressette"])
    status = 0
    for game in arguments[1:] or GAMES:
        with tempfile.TemporaryDirectory() as home:
            for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
                os.environ[variable] = str(Path(home) / variable)
            monkey = Monkey(application, game, 1)
            done = 0
            while done < events and not monkey.wrong:
                try:
                    monkey.do()
                except Exception:
                    monkey.wrong.append(traceback.format_exc())
                done += 1
            monkey.leave()
        print(f"{game}: {done} events, {monkey.looked} looks at the table, {len(monkey.wrong)} wrong", flush=True)
        for wrong in monkey.wrong:
            print(wrong)
        status = status or bool(monkey.wrong)
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
