"""The recipes of ``packaging/``, which import one another by plain name, as modules for the tests."""

from __future__ import annotations

import re
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


def imported() -> set[str]:
    """Modules of Python's own library that the program names anywhere, whatever the system."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "tressette_desktop").rglob("*.py")]
    named = {name for text in texts for name in re.findall(r"^\s*(?:import|from) ([\w.]+)", text, re.MULTILINE)}
    return {name for name in named if name.partition(".")[0] in sys.stdlib_module_names}


parts = recipe("parts")
common = recipe("common")
