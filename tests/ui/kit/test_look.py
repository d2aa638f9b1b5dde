"""Themes, fonts and sizes: what the look promises to whoever wears it."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPalette, QRawFont
from PySide6.QtWidgets import QApplication

from tressette_desktop.ui import fonts, theme
from tressette_desktop.ui.kit.buttons import Button
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey

ALPHABETS = "abcdefghijklmnopqrstuvwxyzàèéìòù äöå ąćęłńóśźż ABCXYZÀÈÉ 0123456789 .,:;!?'«»“”…·×–()%"


@pytest.mark.parametrize("key", ThemeKey)
def test_the_palette_follows_the_theme(key: ThemeKey, families: fonts.Families) -> None:
    theme.apply(Look(key, FeltKey.PRATO, 14, families))
    palette = QApplication.palette()
    assert palette.color(QPalette.ColorRole.Window) == theme.THEMES[key].bg
    assert palette.color(QPalette.ColorRole.Highlight) == theme.THEMES[key].accent
    assert theme.current().theme is key


def test_widgets_are_told_of_a_new_look(families: fonts.Families) -> None:
    words, button = Text("Tocca a te", "prompt"), Button("Gioca")
    before = button.sizeHint()
    theme.apply(Look(ThemeKey.DARK, FeltKey.PRATO, 28, families))
    assert words.font().pixelSize() == round(1.3 * 28)
    assert words.palette().color(QPalette.ColorRole.WindowText) == theme.THEMES[ThemeKey.DARK].ink
    assert button.sizeHint().height() == 2 * before.height()


def test_the_system_font_is_the_floor_of_every_size(families: fonts.Families) -> None:
    assert theme.system_em() >= theme.EM
    for role in fonts.ROLES:
        assert fonts.font(role, 14, families).pixelSize() >= 14
        assert fonts.font(role, 14, families, scale=0.1).pixelSize() >= 14


@pytest.mark.parametrize(
    ("width", "height", "limit"),
    [(900, 600, 1.0), (400, 300, 1.0), (1280, 800, 4 / 3), (1920, 1080, 1.8), (760, 1040, 1.0)],
)
def test_text_grows_as_far_as_its_window_allows(width: int, height: int, limit: float) -> None:
    assert theme.text_limit(QSize(width, height)) == pytest.approx(limit)


def test_borders_are_wider_in_high_contrast(look: Look, families: fonts.Families) -> None:
    assert Look(ThemeKey.CONTRAST, FeltKey.PRATO, 14, families).border > look.border


def test_both_families_are_there(families: fonts.Families) -> None:
    assert families == fonts.Families("Atkinson Hyperlegible", "Vollkorn")


def test_a_missing_package_gives_way_to_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "find_spec", lambda _name: None)
    families = fonts.register()
    assert families.sans not in ("", "Atkinson Hyperlegible")
    assert not families.axes
    assert fonts.font("page", 14, families).weight() == QFont.Weight.Bold


@pytest.mark.parametrize("family", ["Atkinson Hyperlegible", "Vollkorn"])
def test_the_letters_of_our_languages_are_drawn_by_the_font_itself(family: str, look: Look) -> None:
    raw = QRawFont.fromFont(QFont(family))
    assert [letter for letter in ALPHABETS if not raw.supportsCharacter(ord(letter))] == []


def test_thirds_are_written_in_the_serif(look: Look) -> None:
    raw = QRawFont.fromFont(look.font("score"))
    assert all(raw.supportsCharacter(ord(letter)) for letter in "⅓⅔")


def test_figures_of_a_score_have_one_width(look: Look) -> None:
    metrics = QFontMetricsF(look.font("score"))
    assert {metrics.horizontalAdvance(figure) for figure in "0123456789"} == {metrics.horizontalAdvance("0")}


def test_heavy_letters_are_drawn_not_smeared(look: Look) -> None:
    """A smeared weight keeps the widths of the light letters."""
    heavy, light = look.font("page"), QFont(look.font("page"))
    light.setVariableAxis(QFont.Tag("wght"), 400)
    words = "Tressette"
    assert QFontMetricsF(heavy).horizontalAdvance(words) > QFontMetricsF(light).horizontalAdvance(words)
