"""Every contrast the design promises, computed again from the colours in use (WCAG 2, relative luminance)."""

import pytest
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from tests.deck.looking import CARDS
from tests.deck.test_pictures import INDEX_COLOURS
from tressette_desktop.ui import felt, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.table.card_item import Deck
from tressette_desktop.ui.theme import THEMES, FeltKey, ThemeKey

TEXT, MARK = 4.5, 3.0
SHEET = "#fdf9ef"
"""The paper of a card."""

PAIRS = [
    # foreground, ground, floor
    ("ink", "panel", TEXT),
    ("ink", "bg", TEXT),
    ("ink", "raised", TEXT),
    ("ink", "accent_soft", TEXT),
    ("soft", "panel", TEXT),
    ("soft", "bg", TEXT),
    ("soft", "raised", TEXT),
    ("soft", "accent_soft", TEXT),
    ("accent", "panel", TEXT),
    ("accent", "bg", TEXT),
    ("on_accent", "accent", TEXT),
    ("red", "panel", TEXT),
    ("red", "red_soft", TEXT),
    ("green", "panel", TEXT),
    ("green", "green_soft", TEXT),
    ("amber", "amber_soft", TEXT),
    ("amber", "panel", MARK),
    ("on_turn", "turn", TEXT),
    ("on_turn_soft", "turn", TEXT),
    ("edge", "panel", MARK),
    ("edge", "bg", MARK),
    ("edge", "raised", MARK),
    ("focus", "panel", MARK),
    ("focus", "bg", MARK),
    ("us", "panel", MARK),
    ("them", "panel", MARK),
    ("outline", "panel", MARK),
]

PROMISED = [
    # theme, foreground, ground, the figure of the design
    (ThemeKey.LIGHT, "ink", "panel", 17.1),
    (ThemeKey.DARK, "ink", "panel", 14.0),
    (ThemeKey.LIGHT, "ink", "bg", 15.2),
    (ThemeKey.DARK, "ink", "bg", 15.6),
    (ThemeKey.LIGHT, "soft", "panel", 7.4),
    (ThemeKey.DARK, "soft", "panel", 8.0),
    (ThemeKey.LIGHT, "edge", "panel", 4.3),
    (ThemeKey.DARK, "edge", "panel", 4.7),
    (ThemeKey.LIGHT, "edge", "bg", 3.8),
    (ThemeKey.LIGHT, "on_accent", "accent", 7.9),
    (ThemeKey.DARK, "on_accent", "accent", 8.6),
    (ThemeKey.LIGHT, "ink", "accent_soft", 14.5),
    (ThemeKey.DARK, "ink", "accent_soft", 10.9),
    (ThemeKey.LIGHT, "red", "red_soft", 6.2),
    (ThemeKey.DARK, "red", "red_soft", 6.6),
    (ThemeKey.LIGHT, "green", "green_soft", 5.7),
    (ThemeKey.DARK, "green", "green_soft", 6.8),
    (ThemeKey.LIGHT, "amber", "amber_soft", 5.4),
    (ThemeKey.DARK, "amber", "amber_soft", 7.3),
    (ThemeKey.LIGHT, "on_turn", "turn", 11.3),
    (ThemeKey.LIGHT, "on_turn_soft", "turn", 8.2),
    (ThemeKey.LIGHT, "focus", "panel", 6.1),
    (ThemeKey.DARK, "focus", "panel", 11.5),
    (ThemeKey.LIGHT, "us", "panel", 5.3),
    (ThemeKey.LIGHT, "them", "panel", 4.7),
    (ThemeKey.DARK, "us", "panel", 6.3),
    (ThemeKey.DARK, "them", "panel", 5.1),
    (ThemeKey.CONTRAST, "ink", "bg", 21.0),
    (ThemeKey.CONTRAST, "accent", "bg", 16.5),
    (ThemeKey.CONTRAST, "us", "bg", 9.7),
    (ThemeKey.CONTRAST, "red", "bg", 10.3),
]

WORST_ON_FELT = [
    # felt, paper text, gold slot, turn yellow: the figures of the design, at the light centre of the light theme
    (FeltKey.PRATO, 5.7, 4.1, 3.8),
    (FeltKey.GOLFO, 6.5, 4.7, 4.3),
    (FeltKey.POMPEI, 7.3, 5.3, 4.9),
    (FeltKey.NOCE, 7.4, 5.3, 4.9),
]


def contrast(one: QColor, other: QColor) -> float:
    """The WCAG contrast of two opaque colours, 1 to 21.

    >>> round(contrast(QColor("#000000"), QColor("#ffffff")), 2)
    21.0
    """
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def luminance(colour: QColor) -> float:
    """Relative luminance, 0 to 1."""
    linear = [
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("key", ThemeKey)
@pytest.mark.parametrize(("foreground", "ground", "floor"), PAIRS)
def test_every_pair_in_use_can_be_read(key: ThemeKey, foreground: str, ground: str, floor: float) -> None:
    colours = THEMES[key]
    assert contrast(getattr(colours, foreground), getattr(colours, ground)) >= floor


@pytest.mark.parametrize(("key", "foreground", "ground", "figure"), PROMISED)
def test_the_table_gives_the_promised_figures(key: ThemeKey, foreground: str, ground: str, figure: float) -> None:
    colours = THEMES[key]
    assert contrast(getattr(colours, foreground), getattr(colours, ground)) == pytest.approx(figure, abs=0.1)


@pytest.mark.parametrize(("key", "paper", "gold", "turn"), WORST_ON_FELT)
def test_felts_carry_text_slot_and_turn(key: FeltKey, paper: float, gold: float, turn: float) -> None:
    centre, edge = felt.tones(key, ThemeKey.LIGHT)
    for colour, figure in ((theme.PAPER, paper), (theme.GOLD, gold), (THEMES[ThemeKey.LIGHT].turn, turn)):
        assert contrast(colour, centre) == pytest.approx(figure, abs=0.15)
        assert contrast(colour, edge) > contrast(colour, centre)


def test_the_flat_felt_of_high_contrast() -> None:
    ground, _ = felt.tones(FeltKey.PRATO, ThemeKey.CONTRAST)
    colours = THEMES[ThemeKey.CONTRAST]
    assert contrast(colours.ink, ground) == pytest.approx(15.4, abs=0.1)
    assert contrast(colours.turn, ground) == pytest.approx(12.1, abs=0.1)


def test_paper_of_cards_and_bubbles_reads_in_every_theme() -> None:
    assert contrast(theme.INK, theme.PAPER) == pytest.approx(17.1, abs=0.1)
    assert contrast(THEMES[ThemeKey.LIGHT].red, theme.PAPER) == pytest.approx(7.5, abs=0.1)


@pytest.mark.parametrize("key", FeltKey)
@pytest.mark.parametrize("look", ThemeKey)
def test_numerals_can_be_read_under_the_veil(qapp: QApplication, key: FeltKey, look: ThemeKey) -> None:
    """Those of the deck that is made to be read from afar, on cards that may not be played."""
    deck = Deck(CardArt(), veil=felt.tones(key, look)[1])
    for suit, numeral in INDEX_COLOURS.items():
        drawn = (CARDS / "grande" / f"7{suit}.svg").read_text(encoding="utf-8")
        assert f'stroke="{numeral}"' in drawn
        assert f'fill="{SHEET}"' in drawn
        picture = QPixmap(200, 300)
        picture.fill(SHEET)
        painter = QPainter(picture)
        painter.fillRect(100, 0, 100, 300, numeral)
        painter.end()
        seen = deck._veil(picture, 160).toImage()
        ground, ink = seen.pixelColor(90, 150), seen.pixelColor(110, 150)
        assert contrast(ink, ground) >= MARK, numeral
        assert contrast(ground, QColor(SHEET)) >= 2.4, "a veil is to be seen"
