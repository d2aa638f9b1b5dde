"""The window round every page: a menu bar as high as the real one, and the ring of the keyboard."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow, QWidget

from tressette_desktop.ui.kit.focus import FocusRing

MENUS = ("Partita", "Mossa", "Vista", "Aiuto")


def framed(page: QWidget) -> QMainWindow:
    """A page in a window with a menu and a focus ring."""
    window = QMainWindow()
    for name in MENUS:
        window.menuBar().addMenu(name)
    window.menuBar().setNativeMenuBar(False)
    window.setCentralWidget(page)
    FocusRing(window)
    return window
