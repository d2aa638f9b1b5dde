"""Hands that are reviewed."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PySide6.QtWidgets import QMainWindow

from tests.screens import scene
from tests.screens.replay import window_of
from tressette_desktop.commands.review import computed
from tressette_desktop.engine.review.review import Review
from tressette_desktop.engine.review.tasks import tasks
from tressette_desktop.ui.windows.replay import ReplayPage

HALF = 5
"""Cards that are judged where a review is half done."""


@lru_cache
def review_of(game: str, seat: int) -> Review:
    """A quick one: few deals, no first tricks."""
    page = window_of(game, 0, seat).centralWidget()
    assert isinstance(page, ReplayPage)
    review = computed(Review.of(tasks(page.walk.hand, seat), deals=60), exact=False)
    return review.opened(0, 13) if review.cards[0].task.early else review


def reviewed(game: str, card: int, seat: int = 0, *, running: bool = False) -> QMainWindow:
    """A window with a golden game, reviewed, where a seat has just played a card; its review may be half done."""
    review = review_of(game, seat)
    window = window_of(game, review.cards[card].task.at, seat, moves=True)
    page = window.centralWidget()
    assert isinstance(page, ReplayPage)
    key = page.reviewing._key
    assert key is not None
    if running:
        review = replace(review, cards=(*review.cards[:HALF], *page.reviewing._reviews[key].cards[HALF:]))
        page.reviewing._running = key
    page.reviewing._reviews[key] = review
    page.look(seat)
    return window


@scene("review")
def whole() -> QMainWindow:
    """A card that was judged, with where the threes may be."""
    return reviewed("classic", 1)


@scene("review_point")
def turning_point() -> QMainWindow:
    """A moment that decided."""
    return reviewed("classic", review_of("classic", 2).turning_points()[0].number, 2)


@scene("review_small_point", 900, 600)
def small_point() -> QMainWindow:
    """A moment that decided, in the smallest window: the words scroll."""
    return reviewed("terziglio", review_of("terziglio", 2).turning_points()[0].number, 2)


@scene("review_offer")
def offered() -> QMainWindow:
    """Nothing has been computed yet: the keyboard is where it is begun."""
    window = window_of("classic", 13, 2, moves=True)
    page = window.centralWidget()
    assert isinstance(page, ReplayPage)
    page.reviewing.panel.begin.setFocus()
    return window


@scene("review_running")
def running() -> QMainWindow:
    """It is being computed, and may be stopped."""
    return reviewed("classic", 2, running=True)


@scene("review_small", 900, 600)
def small() -> QMainWindow:
    """In the smallest window."""
    return reviewed("classic", 1)


@scene("review_in_due")
def in_due() -> QMainWindow:
    """Twenty cards."""
    return reviewed("in_due", 9)


@scene("review_terziglio")
def terziglio() -> QMainWindow:
    """Twelve cards, and what was decided before them; the contract solved."""
    return reviewed("terziglio", 0, 2)


@scene("review_discard", 900, 600)
def discard() -> QMainWindow:
    """Four cards laid aside, in the smallest window: the words scroll."""
    return reviewed("terziglio", 3, 2)
