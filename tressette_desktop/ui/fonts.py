"""The two families of the game and the role each text plays.

Atkinson Hyperlegible carries the text, Vollkorn the titles, scores and spoken words. Both come as dependencies, not as
files of ours. A font is always set in code: one set by a style sheet loses its OpenType features.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from PySide6.QtGui import QFont, QFontDatabase

Role = Literal[
    "caption", "tag", "body", "strong", "plate", "prompt", "tagline", "bubble",
    "choice", "panel", "page", "score", "result", "product",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Families:
    """The names under which Qt knows the sans and the serif; ``axes`` says that the serif is a variable font."""

    sans: str
    serif: str
    axes: bool = True


@dataclass(frozen=True, slots=True)
class Cut:
    """How one role is set: family, size in em, weight, slant."""

    serif: bool
    em: float
    weight: int
    italic: bool = False


ROLES: dict[Role, Cut] = {
    "caption": Cut(serif=False, em=1.0, weight=400),
    "tag": Cut(serif=False, em=1.0, weight=700),
    "body": Cut(serif=False, em=1.15, weight=400),
    "strong": Cut(serif=False, em=1.15, weight=700),
    "plate": Cut(serif=False, em=1.2, weight=700),
    "prompt": Cut(serif=False, em=1.3, weight=700),
    "tagline": Cut(serif=True, em=1.65, weight=400, italic=True),
    "bubble": Cut(serif=True, em=1.65, weight=600, italic=True),
    "choice": Cut(serif=True, em=1.65, weight=700),
    "panel": Cut(serif=True, em=1.75, weight=700),
    "page": Cut(serif=True, em=2.4, weight=700),
    "score": Cut(serif=True, em=2.4, weight=700),
    "result": Cut(serif=True, em=3.2, weight=700),
    "product": Cut(serif=True, em=6.0, weight=700),
}

_LINING_FIGURES = ("lnum", "tnum")
"""Vollkorn's own figures are old-style: a score needs them on one line and of one width."""


def register() -> Families:
    """Make both families known to Qt; a family that is not installed gives way to the system's own."""
    sans = _register("fontpkg_atkinson_hyperlegible")
    serif = _register("fontpkg_vollkorn")
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return Families(sans=sans or system, serif=serif or "serif", axes=bool(serif))


def font(role: Role, em: float, families: Families, *, scale: float = 1.0) -> QFont:
    """The font of a role where one em is ``em`` logical pixels; ``scale`` is for furniture that grows with its window.

    Nothing is ever set smaller than 1 em.
    """
    return QFont(_font(role, round(max(em, ROLES[role].em * em * scale)), families))


@lru_cache(maxsize=64)
def _font(role: Role, pixels: int, families: Families) -> QFont:
    cut = ROLES[role]
    made = QFont(families.serif if cut.serif else families.sans)
    made.setPixelSize(pixels)
    made.setItalic(cut.italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if cut.serif and families.axes:
        # A weight asked of a variable font would be smeared on by Qt; its own axis draws the real letters.
        made.setVariableAxis(QFont.Tag("wght"), cut.weight)
    else:
        made.setWeight(QFont.Weight(cut.weight))
    if cut.serif:
        made.setStyleHint(QFont.StyleHint.Serif)
        for feature in _LINING_FIGURES:
            made.setFeature(QFont.Tag(feature), 1)
    return made


def _register(package: str) -> str | None:
    """Register every font file of an installed font package; its family, or None where it is missing."""
    # Found, not imported: the package itself would read its catalogue first.
    found = find_spec(package)
    if found is None or not found.submodule_search_locations:
        return None
    family = None
    for file in sorted((Path(found.submodule_search_locations[0]) / "files").glob("*.ttf")):
        for name in QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file))):
            family = name
    return family
