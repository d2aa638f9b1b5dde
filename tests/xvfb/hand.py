"""People at the window: they press whatever the game asks for, until so many hands or the whole game are over.

Run by `tests.xvfb.play` on a screen of its own. Where a widget or a card lies is asked of the window itself; every
press goes through X, as if somebody's hand had made it. Nothing is decided but by presses.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.xvfb.arms import Arm, Keys, Mouse
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import only_card
from tressette_desktop.engine.core.events import CardPlayed
from tressette_desktop.ui.app import Application, Program
from tressette_desktop.ui.kit.buttons import Segment
from tressette_desktop.ui.panels.bids import SayPanel
from tressette_desktop.ui.panels.panel import FeltPanel
from tressette_desktop.ui.panels.question import Question
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.windows.new_game import NewGamePage
from tressette_desktop.ui.windows.start import StartPage

CALM = 8
"""How many looks it takes to read a page."""
STUCK = 60.0
"""How many seconds without anything new are too many."""


class Person(QObject):
    """Looks at the window again and again, and presses what there is to be pressed."""

    def __init__(self, program: Program, wanted: argparse.Namespace) -> None:
        super().__init__()
        self.program, self.wanted = program, wanted
        self.chance = random.Random(wanted.seed)
        window = program.window
        self.arm: Arm = Keys(window, self.chance) if wanted.keys else Mouse(window)
        self.seen: set[str] = set()
        self.hands = 0
        self.still = 0
        self.latest = time.monotonic()
        self.rested = 0
        self.before = ""
        self.status = 0
        self.pauses: dict[bool, list[float]] = {False: [], True: []}
        """Seconds from a table at rest to the card of a bot, by whether it had no other."""
        self._resting: tuple[float, bool] | None = None
        self._heard: TablePage | None = None
        self._timer = QTimer(self, interval=wanted.tick)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def press_widget(self, widget: QWidget) -> None:
        """Press a button, or begin to go there."""
        self.rested = 0
        self.arm.press_widget(widget)

    def press_card(self, page: TablePage, card: Card) -> None:
        """Press a card of the own hand."""
        self.rested = 0
        self.arm.press_card(page, card)

    # --- looking -----------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Do the one next thing."""
        page = self.program.window.page
        if isinstance(page, TablePage) and page is not self._heard:
            self._heard = page
            page.stage.idle.connect(self._rest)
            page.stage.happened.connect(self._note)
        told = self._told(page)
        self.still += 1
        if told != self.before:
            self.before, self.still, self.latest = told, 0, time.monotonic()
        self.rested += 1
        if time.monotonic() - self.latest > STUCK:
            self.picture("stuck")
            self._end(f"nothing happens any more: {told}")
        elif self.rested > 1 and self.arm.on_its_way:
            self.rested = 0
        elif isinstance(page, StartPage):
            self._begin(page)
        elif isinstance(page, NewGamePage):
            self._deal(page)
        elif isinstance(page, TablePage) and not page.busy and self.rested > 1:
            self._sit(page)

    def _rest(self) -> None:
        """The table is at rest: whose turn it is has so long to play."""
        room = self.program.window.tables.room
        assert room is not None
        session = room.sitting.session
        turn = [seat for seat in session.awaited if seat not in session.persons]
        if self._resting is None and len(turn) == 1 == len(session.awaited):
            self._resting = time.monotonic(), only_card(session.legal(turn[0])) is not None

    def _note(self, event: object, _after: object) -> None:
        """Something happens: a card of a bot, or what puts an end to the rest."""
        if self._resting is not None and isinstance(event, CardPlayed):
            began, forced = self._resting
            self.pauses[forced].append(time.monotonic() - began)
        self._resting = None

    def _told(self, page: QWidget | None) -> str:
        """What would be different if something had happened."""
        if not isinstance(page, TablePage) or page.stage.table is None:
            return type(page).__name__
        table, panel = page.stage.table, page.asking.panel
        chosen = [button.isChecked() for button in _buttons(panel)] if panel is not None else []
        return f"{table} {panel} {chosen} {page.sheet.isVisible()} {page.stage.hand.marks}"

    def picture(self, name: str) -> None:
        """Save what is on the screen, the first time that it is so called."""
        if name not in self.seen:
            self.seen.add(name)
            shot = QApplication.primaryScreen().grabWindow(0)
            shot.save(str(self.wanted.folder / f"{len(self.seen):02d}_{name}.png"))

    def fail(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """An error of the program, or of this hand, ends the evening."""
        sys.__excepthook__(kind, error, trace)
        self._end(str(error))

    def _end(self, complaint: str = "") -> None:
        self._timer.stop()
        if complaint:
            print(complaint, file=sys.stderr)
        self.status = 1 if complaint else 0
        self.program.window.close()

    # --- the pages ---------------------------------------------------------------------------------------------------

    def _begin(self, page: StartPage) -> None:
        if self.rested < CALM:
            return
        self.picture("start")
        self.press_widget(page.fresh)

    def _deal(self, page: NewGamePage) -> None:
        """Set the table as it was set for the last game, which is the one wanted here, and deal."""
        if self.rested < CALM:
            return
        self.picture("new_game")
        self.press_widget(page._deal)

    # --- the table ---------------------------------------------------------------------------------------------------

    def _sit(self, page: TablePage) -> None:
        table = page.stage.table
        if page.drape.isVisible() and page.drape.button is not None:
            self.picture("curtain")
            self.press_widget(page.drape.button)
        elif page.sheet.isVisible() and page.sheet.primary is not None:
            if self.still > CALM:
                self._read(page)
        elif page.asking.panel is not None:
            self._answer(page, page.asking.panel)
        elif page.input.playable:
            self._play(page)
        elif table is not None:
            self.picture(f"waiting_{table.phase}")

    def _read(self, page: TablePage) -> None:
        """A hand is over: on to the next, or away from the table."""
        assert page.sheet.primary is not None
        self.hands += 1
        self.picture(f"sheet_{self.hands}")
        room = self.program.window.tables.room
        over = room is not None and room.sitting.session.match.over
        if not over and (self.wanted.game or self.hands < self.wanted.hands):
            self.press_widget(page.sheet.primary)
        else:
            self._end()

    def _answer(self, page: TablePage, panel: FeltPanel) -> None:
        """Choose in a panel until it can be committed, then commit it."""
        name = f"{type(panel).__name__}_{page.stage.table.phase if page.stage.table else ''}"
        self.picture(name)
        if isinstance(panel, Question):
            self.press_widget(panel.yes if self.chance.random() < self.wanted.bold else panel.no)
            return
        commit = getattr(panel, "commit", None)
        wished = self._wished(panel)
        if wished is not None and not wished.isChecked():
            self.press_widget(wished)
        elif commit is not None and commit.isVisible() and commit.isEnabled():
            self.picture(f"{name}_ready")
            self.press_widget(commit)
        elif panel.picks and (self.chance.random() < 0.7 or not _buttons(panel)):
            own = [card for card in page.stage.cards.own if card not in panel.standing.lifted]
            self.press_card(page, self.chance.choice(own))
        else:
            self.press_widget(self.chance.choice(_buttons(panel)))

    def _wished(self, panel: FeltPanel) -> QAbstractButton | None:
        """The thing to say that is wished for by its name, if it can be said."""
        if not isinstance(panel, SayPanel):
            return None
        for saying, answer in zip(panel._sayings, panel.answers, strict=True):
            said = getattr(saying.action, "name", None) or getattr(getattr(saying.action, "word", None), "value", "")
            if said in self.wanted.say and answer.isEnabled():
                return answer
        return None

    def _play(self, page: TablePage) -> None:
        table = page.stage.table
        assert table is not None
        leads = table.trick is None
        self.picture("lead" if leads else "follow")
        if page.dock.lay_down.isVisible():
            self.picture("lay_down_offered")
        for button, name in ((page.dock.call_out, "call_out"), (page.dock.claim, "claim")):
            if (
                button.isVisible()
                and name in self.wanted.say
                and len(table.tricks) > 2
                and f"{name}_asked" not in self.seen
            ):
                self.picture(f"{name}_asked")
                self.press_widget(button)
                return
        if page.dock.last_trick.isVisible() and len(table.tricks) == 3:
            if page.last_trick is None and "last_trick" not in self.seen:
                self.press_widget(page.dock.last_trick)
                return
            if page.last_trick is not None:
                self.picture("last_trick")
        words = [each for each in page.signals.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
        if words and not any(each.isChecked() for each in words) and self.chance.random() < 0.3:
            self.press_widget(self.chance.choice(words))
            return
        self.press_card(page, self.chance.choice(sorted(page.input.playable or (), key=str)))


def _buttons(panel: QWidget) -> list[QAbstractButton]:
    """What can be chosen in a panel."""
    return [each for each in _pressed(panel) if each.isVisible() and each.isEnabled()]


def _pressed(panel: QWidget) -> Iterator[QAbstractButton]:
    for each in panel.findChildren(QAbstractButton):
        if each is not getattr(panel, "commit", None) and not isinstance(each, Segment):
            yield each


def main(arguments: Sequence[str]) -> int:
    """Open the window and play."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--hands", type=int, default=1)
    parser.add_argument("--game", action="store_true")
    parser.add_argument("--keys", action="store_true")
    parser.add_argument("--tick", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bold", type=float, default=1.0)
    parser.add_argument("--say", nargs="*", default=[])
    wanted = parser.parse_args(arguments)
    application = Application(["tressette"])
    application.setStyle("Fusion")
    program = Program(application)
    program.window.move(0, 0)
    program.window.show()
    program.after_first_paint()
    person = Person(program, wanted)
    sys.excepthook = person.fail
    application.exec()
    program.close()
    print(f"{person.hands} hand(s), {len(person.seen)} pictures")
    for forced, pauses in person.pauses.items():
        if pauses:
            what = "the only card" if forced else "a card with a choice"
            median, most = statistics.median(pauses), max(pauses)
            print(f"{what} of a bot: {len(pauses)}, after {min(pauses):.2f} to {most:.2f} s, median {median:.2f} s")
    return person.status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
