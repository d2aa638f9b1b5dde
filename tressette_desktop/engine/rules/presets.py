"""Named bundles of options (rules.md section 14), each as its differences from the defaults."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Preset:
    """A bundle: its key, the variant that it is for, and its options as text."""

    key: str
    variant: str
    options: str


PRESETS: Final = (
    Preset("classic", "classic", ""),
    Preset("ludopoli", "classic", "code=ludopoli"),
    Preset("single_hand", "classic", "buongioco=none game=single claims=off special=none"),
    Preset("hands4", "classic", "game=hands claims=off special=none"),
)
"""The presets whose every option is built."""
