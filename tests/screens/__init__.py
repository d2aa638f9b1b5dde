"""Pictures of the real windows, made without a screen: ``python -m tests.screens OUTDIR [NAME...]``.

A scene is a function that returns the widget to be seen. It is registered with `scene`, in a module of this package
that `SCENES` then names; every scene is saved in both themes, at scale 1 and 2, in Italian, the first language.
With ``--all`` each is also taken at 200 % of text, and all are laid out on sheets to be looked at together.
With ``--deck`` the cards themselves are laid out instead: every deck, at three sizes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

SCENES = (
    "pages",
    "kit",
    "table",
    "variants",
    "phases",
    "federation",
    "decks",
    "words",
    "lesson",
    "replay",
    "review",
    "problems",
)
"""Modules of this package that register scenes."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture: how to build what it shows, and the size of the window in logical pixels."""

    name: str
    build: Callable[[], QWidget]
    width: int
    height: int


REGISTERED: dict[str, Scene] = {}


def scene(name: str, width: int = 1280, height: int = 800) -> Callable[[Callable[[], QWidget]], Callable[[], QWidget]]:
    """Register a builder under the name its pictures bear."""

    def register(build: Callable[[], QWidget]) -> Callable[[], QWidget]:
        assert name not in REGISTERED, name
        REGISTERED[name] = Scene(name, build, width, height)
        return build

    return register
