"""The scenes of ``python -m tests.screens`` can still be built; what they look like is for eyes."""

from __future__ import annotations

from importlib import import_module

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.screens import REGISTERED, SCENES
from tressette_desktop.ui.cards import CardArt


def test_every_scene_can_be_built(qapp: QApplication) -> None:
    """Nobody looks at them: the cards of one are given up before the next, which may let everything go on."""
    for module in SCENES:
        import_module(f"tests.screens.{module}")
    assert len(REGISTERED) > 220
    for scene in REGISTERED.values():
        window = scene.build()
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        for art in shiboken6.getAllValidWrappers():
            if isinstance(art, CardArt):
                art.forget()
