"""The scenes of ``python -m tests.screens`` can still be built; what they look like is for eyes."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.screens import REGISTERED, SCENES


def test_every_scene_can_be_built(qapp: QApplication) -> None:
    """But those of the lesson: its moments are reached by its own tests, one after the other."""
    for module in SCENES:
        import_module(f"tests.screens.{module}")
    scenes = [each for each in REGISTERED.values() if not each.name.startswith("lesson")]
    assert len(scenes) > 200
    for scene in scenes:
        window = scene.build()
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
