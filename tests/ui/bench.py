"""How cards move, and whether a thinking bot holds them up: ``python -m tests.ui.bench [WIDTHxHEIGHT]``.

Everything moves as it does in a game, in turns with the bots' process at rest and with a bot there that is asked anew
as soon as it has answered. Of each frame the time to paint it is told (of the window's thread), of all frames together
the gap from one to the next (by the clock), and how the two tails of the gaps compare. Nothing is asserted, because a
figure depends on the machine. For a screen of double density set QT_SCALE_FACTOR=2.

``python -m tests.ui.bench idle [SECONDS]`` tells instead how much of a core the window's process takes while a game
waits for the person at the screen.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.table.tables import EVENING, Game, session_of
from tressette_desktop.engine.bots.messages import Choose
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.ui import fonts, theme
from tressette_desktop.ui.app import Application, Program
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels import table_parts
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.stage import Stage
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey
from tressette_desktop.ui.thinker import Thinker
from tressette_desktop.ui.windows.models import NewGame
from tressette_desktop.ui.windows.offers import Offers

GESTURES: dict[str, tuple[str | Action, ...]] = {
    "lead with a knock": (PlayCard(card("4c"), Signal.BUSSO),),
    "play": ("2c", "7c"),
    "own card, then collect": ("3c",),
}


ROUNDS = 6


class TimedStage(Stage):
    """A stage that notes of each of its frames how long it took to paint and when it began, in milliseconds."""

    painting: ClassVar[list[float]] = []
    begun: ClassVar[list[float]] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and look at the clocks."""
        self.begun.append(1000 * time.perf_counter())
        start = time.thread_time()
        super().paintEvent(event)
        self.painting.append(1000 * (time.thread_time() - start))


class Busy:
    """A bot that is given no rest: it is asked again as soon as it has answered."""

    def __init__(self, bot: str) -> None:
        self._bot = bot
        self.thinker = Thinker()
        self.thinker.answered.connect(self._ask)
        self.answers = 0

    def think(self) -> None:
        """Begin."""
        session = session_of(EVENING)
        session.deal()
        seat = session.awaited[0]
        self._question = Choose(self._bot, 1, session.view(seat), tuple(session.legal(seat)))
        self.thinker.ask(self._question)

    def rest(self) -> None:
        """Stop; the process stays, as in a game."""
        self.thinker.cancel()

    def _ask(self, answer: object) -> None:
        self.answers += 1
        self.thinker.ask(self._question)


def a_round(application: QApplication, art: CardArt, width: int, height: int) -> dict[str, tuple[list[float], ...]]:
    """Let each gesture be made once on a new table; return the painting and the gaps of each."""
    taken = {}
    page = TablePage(art, Settings(speed=Speed.NORMAL, trick_pause=600))
    page.resize(width, height - 32)
    page.show()
    game = Game(page, session_of(EVENING))
    game.session.deal()
    game.open()
    application.processEvents()
    art.settle()
    application.processEvents()
    for name, moves in GESTURES.items():
        TimedStage.painting.clear()
        TimedStage.begun.clear()
        game.play(*moves)
        while page.stage.busy:
            application.processEvents()
        gaps = [after - before for before, after in zip(TimedStage.begun, TimedStage.begun[1:], strict=False)]
        # A pause in which nothing moves is no gap between two frames.
        taken[name] = (list(TimedStage.painting), [gap for gap in gaps if gap < 200])
    page.close()
    page.deleteLater()
    return taken


def line(name: str, taken: Sequence[float]) -> tuple[float, str]:
    """Return the 99th percentile, and a line about all of them."""
    ordered = sorted(taken)
    p50, p99 = ordered[len(ordered) // 2], ordered[int(0.99 * (len(ordered) - 1))]
    return p99, f"{name:32} {len(ordered):5} frames   p50 {p50:5.1f}   p99 {p99:5.1f}   worst {ordered[-1]:5.1f} ms"


def idle(seconds: float) -> int:
    """Let a game wait for its player that long; print the time of a core that went."""
    application = Application(["bench"])
    with tempfile.TemporaryDirectory() as home:
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            os.environ[variable] = str(Path(home) / variable)
        program = Program(application)
        program.window.show()
        program._change("speed", Speed.FAST)
        program.window.tables.begin(NewGame("classic", Offers().cards("Anna", "rulebook")[0].seats, {}))
        page = program.window.page
        assert isinstance(page, TablePage)
        while page.input.playable is None:
            QTest.qWait(100)
        QTest.qWait(3000)
        before, started = time.process_time(), time.perf_counter()
        QTest.qWait(round(1000 * seconds))
        own, lasted = time.process_time() - before, time.perf_counter() - started
        program.window.close()
        program.close()
    print(f"idle for {lasted:.0f} s: {100 * own / lasted:.2f} % of a core")
    return 0


def main(arguments: list[str]) -> int:
    """Measure each gesture a few times and print a line for it, and two for the gaps."""
    if arguments[:1] == ["idle"]:
        return idle(float(arguments[1]) if len(arguments) > 1 else 30.0)
    width, height = (int(part) for part in (arguments[0] if arguments else "1280x800").split("x"))
    application = QApplication(["bench"])
    theme.apply(Look(ThemeKey.LIGHT, FeltKey.PRATO, theme.EM, fonts.register()))
    table_parts.Stage = TimedStage  # type: ignore[misc]
    art, bot = CardArt(), Busy(arguments[1] if len(arguments) > 1 else "rulebook")
    bot.thinker.warm_up()
    painting: dict[str, list[float]] = {}
    gaps: dict[str, list[float]] = {"bots at rest": [], "a bot thinking": []}
    for _ in range(ROUNDS):
        for state in gaps:
            if state == "a bot thinking":
                bot.think()
            for name, (painted, between) in a_round(application, art, width, height).items():
                painting.setdefault(name, []).extend(painted)
                gaps[state].extend(between)
            bot.rest()
    bot.thinker.stop()
    for name, taken in painting.items():
        print(line(f"painting, {name}", taken)[1])
    tails = []
    for state, taken in gaps.items():
        p99, told = line(f"gaps, {state}", taken)
        tails.append(p99)
        print(told)
    print(f"gaps with a bot thinking to those without, p99: {tails[1] / tails[0]:.2f} ({bot.answers} answers)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
