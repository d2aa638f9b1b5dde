"""Games that are looked at again."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QMainWindow

from tests.screens import scene
from tests.screens.pages import in_window
from tests.ui.replay.solving import Solving
from tressette_desktop.engine.record.story import Open
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.windows.opened import OpenedFile
from tressette_desktop.ui.windows.replay import ReplayPage

GOLDENS = Path(__file__).parent.parent / "goldens"


THINKER: Any = lru_cache(maxsize=1)(Solving)


def window_of(game: str, at: int, eye: object = Open.ALL, *, moves: bool = False) -> QMainWindow:
    """A window with a golden game at a moment."""
    page = ReplayPage(OpenedFile(GOLDENS / f"{game}.tsn"), CardArt(), Settings(speed=Speed.NONE), THINKER)
    page.walk.look(eye)  # type: ignore[arg-type]
    page.walk.go(0, at)
    page.look(eye)  # type: ignore[arg-type]
    window = in_window(page)
    if moves:
        page._show_moves(True)
    return window


@scene("replay_seat")
def replay_seat() -> QMainWindow:
    """As the player saw it."""
    return window_of("classic", 13, 0)


@scene("replay_open")
def replay_open() -> QMainWindow:
    """All hands open, early in the hand."""
    return window_of("classic", 9)


@scene("replay_small", 900, 600)
def replay_small() -> QMainWindow:
    """In the smallest window."""
    return window_of("classic", 9)


@scene("replay_small_moves", 900, 600)
def replay_small_moves() -> QMainWindow:
    """The moves, for which the table makes room."""
    return window_of("classic", 13, 0, moves=True)


@scene("replay_five_moves", 900, 600)
def replay_five_moves() -> QMainWindow:
    """The moves in the place of a table of five."""
    return window_of("quintiglio", 30, moves=True)


@scene("replay_end")
def replay_end() -> QMainWindow:
    """The end of a hand."""
    return window_of("classic", 42, 0)


@scene("replay_terziglio")
def replay_terziglio() -> QMainWindow:
    """Three hands, a monte."""
    return window_of("terziglio", 6)


@scene("replay_quintiglio")
def replay_quintiglio() -> QMainWindow:
    """Five hands."""
    return window_of("quintiglio", 9)


@scene("replay_quintiglio_alone")
def replay_quintiglio_alone() -> QMainWindow:
    """Five hands, and the moves put away for them."""
    window = window_of("quintiglio", 9)
    page = window.centralWidget()
    assert isinstance(page, ReplayPage)
    page._drawn, page._away = False, True
    return window


@scene("replay_in_due")
def replay_in_due() -> QMainWindow:
    """Two hands and a stock."""
    return window_of("in_due", 3)


@scene("replay_portrait", 760, 1040)
def replay_portrait() -> QMainWindow:
    """A tall window."""
    return window_of("classic", 9)


@scene("replay_large", 1920, 1080)
def replay_large() -> QMainWindow:
    """A large window."""
    return window_of("chiamata", 9)


@scene("replay_note")
def replay_note() -> QMainWindow:
    """A note is written."""
    window = window_of("classic", 17, 0)
    page = window.centralWidget()
    assert isinstance(page, ReplayPage)
    page.open_editor()
    return window


@scene("replay_worth", 900, 600)
def replay_worth() -> QMainWindow:
    """An ending with what each card is worth."""
    return window_of("classic", 34, moves=True)
