"""The game's own icons: one hand drew them all, and they can be told apart without colour."""

import dataclasses
import xml.etree.ElementTree as ElementTree
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from tressette_desktop.ui import icons, marks, pack, theme
from tressette_desktop.ui.assets import ASSETS
from tressette_desktop.ui.theme import Look

LINES = [name for name in icons.names() if not name.startswith("suit_")]
SIDE = 48


def mask(image: QImage) -> set[tuple[int, int]]:
    """Where a picture is not transparent."""
    return {(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > 127}


@pytest.mark.parametrize("name", LINES)
def test_a_line_icon_is_one_path_on_the_grid(name: str) -> None:
    root = ElementTree.parse(ASSETS / "icons" / f"{name}.svg").getroot()
    assert root.get("viewBox") == "0 0 24 24"
    assert (root.get("fill"), root.get("stroke"), root.get("stroke-width")) == ("none", "currentColor", "2")
    assert [child.tag.rpartition("}")[2] for child in root] == ["path"]


@pytest.mark.parametrize("name", LINES)
def test_an_icon_is_drawn_in_the_colour_asked_for(name: str) -> None:
    image = icons.pixmap(name, SIDE, QColor("#a3131f"), 1.0).toImage()
    inside = mask(image)
    assert inside
    full = {image.pixelColor(x, y).name() for x, y in inside if image.pixelColor(x, y).alpha() == 255}
    assert full == {"#a3131f"}
    # Nothing is cut off by the edge of the grid.
    assert all(0 < x < SIDE - 1 and 0 < y < SIDE - 1 for x, y in inside)


def test_no_two_icons_look_alike() -> None:
    shapes = {name: mask(icons.pixmap(name, SIDE, QColor("#000000"), 1.0).toImage()) for name in icons.names()}
    for (one, first), (other, second) in combinations(shapes.items(), 2):
        assert len(first ^ second) > 0.2 * len(first | second), f"{one} and {other}"


def test_an_icon_is_sharp_at_any_ratio() -> None:
    drawn = icons.pixmap("gear", 22, QColor("#000000"), 2.0)
    assert drawn.width() == 44
    assert drawn.deviceIndependentSize().width() == 22


def test_a_painter_that_is_scaled_gets_an_icon_of_its_scale() -> None:
    canvas = QImage(96, 96, QImage.Format.Format_ARGB32_Premultiplied)
    canvas.fill(0)
    painter = QPainter(canvas)
    painter.scale(4, 4)
    icons.paint(painter, "tick", QRectF(0, 0, 24, 24), QColor("#000000"))
    painter.end()
    assert canvas == icons.pixmap("tick", 96, QColor("#000000"), 1.0).toImage().convertToFormat(canvas.format())


@pytest.mark.parametrize(("french_map", "unlike"), [("", 0.3), ("source", 0.2)])
def test_the_suits_have_four_silhouettes(french_map: str, unlike: float) -> None:
    """The French ones are as everybody knows them: a spade and a club are less unlike."""
    shapes = []
    pack.show(french_map)
    for suit in icons.SUIT_COLOURS:
        pixmap = QPixmap(SIDE, SIDE)
        pixmap.fill(QColor(0, 0, 0, 0))
        painter = QPainter(pixmap)
        icons.paint_suit(painter, suit, QRectF(0, 0, SIDE, SIDE))
        painter.end()
        image = pixmap.toImage()
        assert theme.INK.name() in {image.pixelColor(x, y).name() for x, y in mask(image)}
        shapes.append(mask(image))
    for first, second in combinations(shapes, 2):
        assert len(first ^ second) > unlike * len(first | second)


def test_the_marks_of_the_sides_have_three_silhouettes(look: Look) -> None:
    shapes = []
    for paint in (marks.paint_us, marks.paint_them, marks.paint_declarer):
        canvas = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
        canvas.fill(0)
        painter = QPainter(canvas)
        paint(painter, QRectF(2, 2, SIDE - 4, SIDE - 4), look.colours)
        painter.end()
        shapes.append(mask(canvas))
    for first, second in combinations(shapes, 2):
        assert len(first ^ second) > 0.2 * len(first | second)


def test_a_coin_shows_how_many_thirds_it_has(look: Look) -> None:
    yellow = []
    for thirds in range(4):
        canvas = QImage(60, 60, QImage.Format.Format_RGB32)
        canvas.fill(QColor("#ffffff"))
        painter = QPainter(canvas)
        marks.paint_coin(painter, QRectF(2, 2, 56, 56), look.colours, thirds)
        painter.end()
        tones = [canvas.pixelColor(x, y).name() for x in range(60) for y in range(60)]
        yellow.append((tones.count(theme.COIN.name()), tones.count(look.colours.red.name())))
    assert [struck > 0 for _coin, struck in yellow] == [True, True, True, False]
    assert yellow[3][0] > 1500
    assert [coin for coin, _struck in yellow[:3]] == [0, 0, 0]


def test_the_dealer_mark_stays_in_its_place() -> None:
    canvas = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    canvas.fill(0)
    painter = QPainter(canvas)
    marks.paint_dealer(painter, QRectF(10, 10, 25, 30))
    painter.end()
    drawn = mask(canvas)
    assert drawn
    assert all(9 <= x <= 35 and 9 <= y <= 40 for x, y in drawn)


@pytest.mark.parametrize("french_map", ["", "source"])
def test_on_dark_ground_the_signs_lie_on_paper(monkeypatch: pytest.MonkeyPatch, french_map: str) -> None:
    """Their colours are those of the cards, and so is what is round them."""
    dark = dataclasses.replace(theme.current(), theme=theme.ThemeKey.DARK)
    monkeypatch.setattr(theme, "current", lambda: dark)
    pack.show(french_map)
    for suit in icons.SUIT_COLOURS:
        image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
        image.fill(dark.colours.panel)
        painter = QPainter(image)
        icons.paint_suit(painter, suit, QRectF(0, 0, SIDE, SIDE))
        painter.end()
        edge = {image.pixelColor(x, 1).name() for x in range(SIDE // 4, 3 * SIDE // 4)}
        assert edge == {theme.PAPER.name()}


def test_on_a_tinted_ground_the_signs_lie_on_paper() -> None:
    """The coin is as yellow as the ground of whose turn it is."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(theme.current().colours.turn)
    painter = QPainter(image)
    icons.paint_suit(painter, "d", QRectF(0, 0, SIDE, SIDE), tinted=True)
    painter.end()
    assert {image.pixelColor(x, 1).name() for x in range(SIDE // 4, 3 * SIDE // 4)} == {theme.PAPER.name()}
