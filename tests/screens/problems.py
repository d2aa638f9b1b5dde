"""The problem of a day: as it comes, after a card that is not the best, and found."""

from __future__ import annotations

import tempfile
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QMainWindow

from tests.screens import scene
from tests.screens.pages import in_window
from tests.ui.replay.solving import Solving
from tressette_desktop.engine.problems.outcome import Study
from tressette_desktop.engine.problems.progress import Progress
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.windows.problem_page import ProblemPage

TODAY = date(2026, 11, 27)
THINKER: Any = lru_cache(maxsize=1)(Solving)


def page_of(day: int, *, card: str = "") -> ProblemPage:
    """The problem of a day of November; ``card`` is tried: the best, or the worst."""
    progress = Progress(Path(tempfile.mkdtemp()) / "problems.json")
    progress.tried(date(2026, 11, 23), right=True)
    progress.tried(date(2026, 11, 24), right=False)
    progress.tried(date(2026, 11, 24), right=True)
    progress.showed(date(2026, 11, 25))
    progress.tried(date(2026, 11, 26), right=False)
    page = ProblemPage(CardArt(), Settings(speed=Speed.NONE), THINKER, progress, TODAY)
    page.go(date(2026, 11, day))

    def answer(study: Study) -> None:
        outcomes = study.outcomes
        worst = min(outcomes, key=lambda each: outcomes[each].thirds)
        page.judge(study.best if card == "best" else worst)
        page.table.stage.settle()

    if card:
        page._studying.studied.connect(answer)
    return page


@scene("problem")
def problem() -> QMainWindow:
    """As it comes."""
    return in_window(page_of(27))


@scene("problem_small", 900, 600)
def problem_small() -> QMainWindow:
    """In the smallest window."""
    return in_window(page_of(23))


@scene("problem_wrong", 900, 600)
def problem_wrong() -> QMainWindow:
    """Another card was tried."""
    return in_window(page_of(27, card="worst"))


@scene("problem_found")
def problem_found() -> QMainWindow:
    """The best card was found."""
    return in_window(page_of(27, card="best"))


@scene("problem_portrait", 760, 1040)
def problem_portrait() -> QMainWindow:
    """A tall window."""
    return in_window(page_of(24))
