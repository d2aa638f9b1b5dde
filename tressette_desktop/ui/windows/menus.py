"""The menus of the window, made from the map of keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from .. import keys

BARS: Final[dict[str, tuple[str, ...]]] = {
    "game": ("new", "continue", "learn", "problems", "history", "leave", "", "preferences", "quit"),
    "move": ("undo", "hint", "played", "", "same_deal", "copy_deal", "concede"),
    "view": ("full_screen",),
    "help": ("keys", "rules", "glossary", "report", "about"),
}
"""What stands in each menu, by its name in the map of keys; nothing for a line between."""

AT_TABLE: Final = tuple(name for name in BARS["move"] if name)
"""What can be done only while a match is there."""

ROLES: Final = {
    "preferences": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
}
"""What some systems move to menus of their own."""


class Menus:
    """The menu bar of a window; ``does`` says what follows on each line of it, by its name in the map of keys."""

    def __init__(self, window: QMainWindow, does: Mapping[str, Callable[[], object]]) -> None:
        self._window = window
        self._does = does
        self._meant: frozenset[str] = frozenset()
        self.actions: dict[str, QAction] = {}
        self.fill()

    def fill(self) -> None:
        """Write all menus, in the language that is spoken now."""
        bar = self._window.menuBar()
        bar.clear()
        self.actions = {name: self._action(name) for names in BARS.values() for name in names if name}
        for title, names in zip(self._titles(), BARS.values(), strict=True):
            menu = bar.addMenu(title)
            for name in names:
                if name:
                    menu.addAction(self.actions[name])
                else:
                    menu.addSeparator()
        self.seat(self._meant)

    def seat(self, meant: frozenset[str]) -> None:
        """Say which lines mean something at the table that is there; none: there is no table."""
        self._meant = meant
        for name in AT_TABLE:
            self.actions[name].setEnabled(name in meant)

    def _titles(self) -> tuple[str, ...]:
        return (
            QCoreApplication.translate("MainWindow", "&Game"),
            QCoreApplication.translate("MainWindow", "&Move"),
            QCoreApplication.translate("MainWindow", "&View"),
            QCoreApplication.translate("MainWindow", "&Help"),
        )

    def _action(self, name: str) -> QAction:
        line = keys.shortcut(name)
        action = QAction(line.text, self._window)
        action.setShortcuts(line.sequences)
        action.setMenuRole(ROLES.get(name, QAction.MenuRole.NoRole))
        does = self._does[name]
        action.triggered.connect(lambda: does())
        return action
