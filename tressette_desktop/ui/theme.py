"""The colours of the game as one table, and the look that a window wears.

The chrome takes its colours from the deck: cream paper, ink line, coin yellow, cup red, sword blue, club green.
`tests/ui/kit/test_contrast.py` recomputes every contrast that the table promises.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Protocol, cast, runtime_checkable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from . import fonts
from .sheet import style_sheet


class ThemeKey(StrEnum):
    """The three themes; which one is worn may be left to the system."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class FeltKey(StrEnum):
    """The four tables to play on: baize, gulf blue, Pompeian red, walnut."""

    PRATO = "prato"
    GOLFO = "golfo"
    POMPEI = "pompei"
    NOCE = "noce"


@dataclass(frozen=True, slots=True)
class Colours:
    """One theme: each field is a token of the table below."""

    bg: QColor
    panel: QColor
    raised: QColor
    ink: QColor
    soft: QColor
    line: QColor
    edge: QColor
    accent: QColor
    on_accent: QColor
    accent_soft: QColor
    red: QColor
    red_soft: QColor
    green: QColor
    green_soft: QColor
    amber: QColor
    amber_soft: QColor
    turn: QColor
    on_turn: QColor
    on_turn_soft: QColor
    focus: QColor
    us: QColor
    them: QColor
    declarer: QColor
    outline: QColor

    def names(self) -> Iterator[tuple[str, str]]:
        """Every token with its value as ``#rrggbb``."""
        return ((field.name, getattr(self, field.name).name()) for field in fields(self))


#            token          light      dark       contrast   used for
_TABLE = """
             bg             #f3ecdc    #191715    #000000    page, menu bar, wells
             panel          #fdf9ef    #25211e    #000000    paper panels, plates, score strip
             raised         #ffffff    #302b27    #000000    fields and choices
             ink            #1b1613    #f6efe2    #ffffff    text and icons
             soft           #5c5044    #c3b6a3    #ffffff    second lines and captions
             line           #dccfb6    #453d36    #8f8f8f    decoration, never the only edge of a control
             edge           #85745d    #978977    #ffffff    borders of controls
             accent         #1f4f9e    #8fb8f5    #ffe45c    primary button, selection, links
             on_accent      #ffffff    #0f1a2c    #000000    text on it
             accent_soft    #dfe8f6    #24344f    #3a3400    a chosen row or choice
             red            #a3131f    #ff9a8f    #ff9a8f    refusal, claim, loss
             red_soft       #f8e0dc    #4a2320    #3d0f0b    its ground
             green          #17683a    #84d19a    #8ff0a4    gain, best
             green_soft     #dcefdf    #1f3a28    #0b2c15    its ground
             amber          #8a5200    #f3c05e    #ffcf70    differs from the preset, inaccuracy
             amber_soft     #fbeac4    #433315    #3a2a00    its ground
             turn           #f8c81c    #f8c81c    #ffe45c    whose turn, own prompt
             on_turn        #1b1613    #1b1613    #000000    text on it
             on_turn_soft   #3d3000    #3d3000    #000000    second line on it
             focus          #0b57d0    #ffd84a    #ffe45c    ring round widgets
             us             #2166c4    #6fa5ea    #7fb2ff    our disc
             them           #d8262c    #f0665a    #ff9a8f    their diamond
             declarer       #d9930f    #f8c81c    #ffe45c    star, always with an ink outline
             outline        #1b1613    #978977    #ffffff    line round all that lies on the felt
"""

PAPER = QColor("#fdf9ef")
"""Paper of the cards and of spoken bubbles: the same in every theme."""
INK = QColor("#1b1613")
"""Ink of the cards and of spoken bubbles: the same in every theme."""
GOLD = QColor("#f2d38a")
"""Inlay of the felt and the dashed place of the next card."""
SHADOW = QColor("#0a0603")
"""All shadows; light comes from the upper left."""
COIN = QColor("#f8c81c")
"""The yellow of coins, cups' rims and clubs' leaves."""


def _read_table() -> dict[ThemeKey, Colours]:
    rows = [line.split() for line in _TABLE.strip().splitlines()]
    return {
        key: Colours(**{row[0]: QColor(row[column]) for row in rows}) for column, key in enumerate(ThemeKey, start=1)
    }


THEMES = _read_table()

EM = 14
"""The em for which all sizes of the design are given, in logical pixels."""
TARGET, BIG_TARGET = 44, 56
"""Height of everything that can be pressed, at that em; the second with *Bigger targets*."""
SMALLEST_WINDOW = QSize(900, 600)


@dataclass(frozen=True, slots=True)
class Look:
    """What a window wears: colours, felt, fonts and the em that all its measures follow."""

    theme: ThemeKey
    felt: FeltKey
    em: float
    families: fonts.Families
    target: int = TARGET

    @property
    def colours(self) -> Colours:
        """The tokens of this theme."""
        return THEMES[self.theme]

    @property
    def dark(self) -> bool:
        """Whether light text stands on dark ground."""
        return self.theme is not ThemeKey.LIGHT

    @property
    def border(self) -> float:
        """Width of the border of a control, in pixels."""
        return 3.0 if self.theme is ThemeKey.CONTRAST else 2.0

    def px(self, size: float) -> int:
        """A size of the design (at em 14) in the pixels of this look."""
        return round(size * self.em / EM)

    def font(self, role: fonts.Role, scale: float = 1.0) -> QFont:
        """The font of a role; see `fonts.ROLES`."""
        return fonts.font(role, self.em, self.families, scale=scale)


@runtime_checkable
class Wearer(Protocol):
    """A widget that measures or draws by the look and has to be told when it changes."""

    def wear(self, look: Look) -> None:
        """Take fonts and sizes from this look."""


def system_em() -> float:
    """Pixel size of the system's own font; at least 14, so that a target of 44 px never shrinks below 44.

    The font of the application will not do: it is the one that the last look has put on.
    """
    return max(EM, QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)).pixelSize())


def text_limit(window: QSize) -> float:
    """The largest *Text and buttons* factor at which a window of this size still holds its pages."""
    return max(1.0, min(window.width() / SMALLEST_WINDOW.width(), window.height() / SMALLEST_WINDOW.height()))


def system_theme() -> ThemeKey:
    """The theme that the system asks for."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return ThemeKey.CONTRAST
    return ThemeKey.DARK if hints.colorScheme() == Qt.ColorScheme.Dark else ThemeKey.LIGHT


def apply(look: Look) -> None:
    """Dress the whole application: palette, fonts, style sheet, and every widget that draws for itself."""
    application = cast(QApplication, QApplication.instance())
    application.setProperty("look", look)
    application.setPalette(_palette(look.colours))
    application.setFont(look.font("body"))
    with _nothing_collected():
        application.setStyleSheet(style_sheet(look))
        for widget in application.allWidgets():
            if isinstance(widget, Wearer):
                widget.wear(look)
                widget.update()


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Hold Python's collector still: it might delete a widget that a list of Qt's still names."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def current() -> Look:
    """The look the application wears, as ambient as its palette and font."""
    return cast(Look, cast(QApplication, QApplication.instance()).property("look"))


def _palette(c: Colours) -> QPalette:
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    palette = QPalette()
    for which, colour in {
        role.Window: c.bg,
        role.WindowText: c.ink,
        role.Base: c.raised,
        role.AlternateBase: c.bg,
        role.Text: c.ink,
        role.PlaceholderText: c.soft,
        role.Button: c.panel,
        role.ButtonText: c.ink,
        role.BrightText: c.red,
        role.Light: c.raised,
        role.Midlight: c.line,
        role.Mid: c.edge,
        role.Dark: c.edge,
        role.Shadow: SHADOW,
        role.Highlight: c.accent,
        role.HighlightedText: c.on_accent,
        role.Accent: c.accent,
        role.Link: c.accent,
        role.LinkVisited: c.accent,
        role.ToolTipBase: c.panel,
        role.ToolTipText: c.ink,
    }.items():
        palette.setColor(which, colour)
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, which, c.soft)
    return palette
