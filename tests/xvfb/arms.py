"""How a person presses what lies in the window: with the mouse alone, or with keys alone. All of it goes through X."""

from __future__ import annotations

import random
import subprocess
from typing import Final, Protocol

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from tressette_desktop.engine.cards import Card
from tressette_desktop.ui.panels.table_page import TablePage

DIGITS: Final = "1234567890"


class Arm(Protocol):
    """What `tests.xvfb.hand` presses with."""

    @property
    def on_its_way(self) -> bool:
        """Whether what was last to be pressed takes more steps; one of them has just been made."""

    def press_widget(self, widget: QWidget) -> None:
        """Press a button."""

    def press_card(self, page: TablePage, card: Card) -> None:
        """Press a card of the own hand."""


class Mouse:
    """Moves there and clicks."""

    on_its_way = False

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def press_widget(self, widget: QWidget) -> None:
        """Press it in its middle."""
        self._click(widget.mapToGlobal(widget.rect().center()))

    def press_card(self, page: TablePage, card: Card) -> None:
        """Press it near its upper left corner, where the next one does not cover it."""
        pose = page.stage.cards.poses[card]
        corner = pose.corners[0]
        felt = page.stage.mapFromScene(corner[0] + 0.14 * pose.width, corner[1] + 0.25 * pose.width)
        self._click(page.stage.viewport().mapToGlobal(felt))

    def _click(self, place: QPoint) -> None:
        """Click there; a place is in logical pixels of the screen."""
        ratio = self._window.devicePixelRatioF()
        x, y = round(place.x() * ratio), round(place.y() * ratio)
        _hand("mousemove", str(x), str(y), "click", "1")


class Keys:
    """Goes from control to control with Tab and arrows; cards by digit, or by arrows and Enter. One key at a time."""

    def __init__(self, window: QWidget, chance: random.Random) -> None:
        self._window, self._chance = window, chance
        self._goal: QWidget | None = None
        self._card: tuple[TablePage, Card] | None = None

    @property
    def on_its_way(self) -> bool:
        """Make the next step to what is to be pressed, if it is still there."""
        if self._card is not None:
            self._walk(*self._card)
            return True
        goal = self._goal
        if goal is None or not isValid(goal) or not goal.isVisible() or not goal.isEnabled():
            self._goal = None
            return False
        self._go(goal)
        return True

    def press_widget(self, widget: QWidget) -> None:
        """Go to it, and press Enter."""
        self._goal = widget
        self._go(widget)

    def press_card(self, page: TablePage, card: Card) -> None:
        """Go to the felt; there a digit plays a card by its place, and Enter the one that the arrows are at."""
        self._card = page, card
        self._walk(page, card)

    def _go(self, goal: QWidget) -> None:
        """One step to a control. Among those that exclude each other the arrows go, and choose as they go."""
        focus = QApplication.focusWidget()
        if focus is goal:
            self._goal = None
            self._strike("Return")
        elif isinstance(focus, QAbstractButton) and isinstance(goal, QAbstractButton) and _alternatives(focus, goal):
            way = goal.mapToGlobal(goal.rect().center()) - focus.mapToGlobal(focus.rect().center())
            across = abs(way.x()) > abs(way.y())
            self._strike(("Right" if way.x() > 0 else "Left") if across else ("Down" if way.y() > 0 else "Up"))
        else:
            self._strike("Tab")

    def _walk(self, page: TablePage, card: Card) -> None:
        """One step to a card."""
        own, hand = page.stage.cards.own, page.stage.hand
        if card not in own:
            self._card = None
        elif QApplication.focusWidget() is not page.stage:
            self._strike("Tab")
        elif own.index(card) < len(DIGITS) and hand.focus is not card and self._chance.random() < 0.3:
            self._card = None
            self._strike(DIGITS[own.index(card)])
        elif hand.pointed_at is card:
            self._card = None
            self._strike("Return")
        else:
            at = own.index(hand.focus) if hand.focus in own else len(own)
            self._strike("Right" if own.index(card) > at else "Left" if own.index(card) < at else "Home")

    def _strike(self, key: str) -> None:
        # There is no window manager to give the window the keyboard.
        _hand("windowfocus", str(int(self._window.winId())), "key", key)


def _hand(*words: str) -> None:
    """Let xdotool do something; it is done in the eyes of X when this returns."""
    subprocess.run(["xdotool", *words], check=True)


def _alternatives(one: QAbstractButton, other: QAbstractButton) -> bool:
    """Whether two buttons exclude each other: the Tab key visits one of them, chosen or not."""
    group = one.group()
    return group is not None and group is other.group() and group.exclusive()
