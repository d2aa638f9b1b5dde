"""What the pack on the table shows: Italian suits, or French ones in their place. Words and signs follow it."""

from __future__ import annotations

from tressette_desktop.engine.cards import Suit


class _Pack:
    """The pack that everybody sees."""

    def __init__(self) -> None:
        self.french_map = ""


_PACK = _Pack()


def show(french_map: str) -> None:
    """Take note of the pack that is played with: the value of option french_map for French suits, else nothing."""
    _PACK.french_map = french_map


def french(which: Suit) -> str:
    """Return the French suit (``H D S C``) that the pack shows for one, or nothing where it shows Italian suits.

    >>> french(Suit.COPPE)
    ''
    """
    if not _PACK.french_map:
        return ""
    from tressette_desktop.engine.rules.french import SUITS

    return SUITS[_PACK.french_map][which]


def is_french() -> bool:
    """Whether there are queens and jacks on the table."""
    return bool(_PACK.french_map)
