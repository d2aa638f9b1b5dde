"""The recipes of ``packaging/``, which import one another by plain name, as modules for the tests."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def recipe(name: str) -> ModuleType:
    """A module of the recipes by its name there, such as ``parts``."""
    folder = str(ROOT / "packaging")
    if folder not in sys.path:
        sys.path.append(folder)
    return import_module(name)


parts = recipe("parts")
common = recipe("common")
