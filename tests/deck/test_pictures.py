"""The committed pictures: complete, plain, light, and told apart by every eye at table size."""

import io
import re
import tomllib
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
import resvg_py
from PySide6.QtGui import QImage

from .looking import CODES, DECK, FELT, VISIONS, colour, contrast, lab, linear, pixels, rendered, things

pytestmark = pytest.mark.usefixtures("qapp")

PICTURES = sorted(DECK.glob("*.svg"))
THEME = tomllib.loads((DECK / "theme.toml").read_text(encoding="utf-8"))

TAGS = {"svg", "title", "g", "path", "circle", "rect"}
ATTRIBUTES = {
    "d", "fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "transform", "cx", "cy", "r", "x", "y",
    "width", "height", "rx", "viewBox", "id",
}  # fmt: skip
"""What every SVG renderer draws alike; clips, masks, text, styles and filters are not among it."""

SUIT_COLOURS = {"d": "#f8c81c", "c": "#d8262c", "s": "#2166c4", "b": "#1f8a45"}
EMBLEMS = {"4d", "4c"}
"""Cards with an emblem between the signs."""


def test_the_deck_is_complete() -> None:
    names = {path.stem for path in PICTURES}
    assert names == {*CODES, *THEME["backs"]}
    assert len(CODES) == 40


def test_the_theme_says_who_drew_it_and_under_what_licence() -> None:
    assert THEME["author"] == "Tressette Desktop"
    assert THEME["licence"] == "CC BY-SA 4.0"
    assert "CC BY-SA 4.0" in (DECK / "LICENSE").read_text(encoding="utf-8")


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: path.stem)
def test_only_plain_markup(picture: Path) -> None:
    root = ElementTree.parse(picture).getroot()
    assert (root.get("width"), root.get("height")) == (str(THEME["width"]), str(THEME["height"]))
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in TAGS
        assert set(element.attrib) <= ATTRIBUTES
        assert not re.search(r"nan|inf|e[-+]\d", " ".join(element.attrib.values()))


def test_the_files_are_small() -> None:
    sizes = {path.stem: path.stat().st_size for path in PICTURES}
    assert max(sizes.values()) < 250_000
    assert sum(sizes.values()) < 3_000_000


@pytest.mark.parametrize(("vision", "least"), [("normal", 8), ("protanope", 6), ("deuteranope", 6), ("tritanope", 6)])
def test_every_two_cards_differ_at_60_pixels(vision: str, least: float) -> None:
    seen = {code: lab(linear(rendered(DECK / f"{code}.svg", 100)) @ VISIONS[vision].T) for code in CODES}
    distances = {(a, b): np.sqrt(((seen[a] - seen[b]) ** 2).sum(-1)).mean() for a, b in combinations(CODES, 2)}
    closest = min(distances, key=lambda pair: distances[pair])
    assert distances[closest] >= least, f"{closest} are only {distances[closest]:.1f} apart"


@pytest.mark.parametrize("code", [rank + suit for suit in "dc" for rank in "234567"])
def test_signs_can_be_counted(code: str) -> None:
    assert things(rendered(DECK / f"{code}.svg", 300)) == int(code[0]) + (code in EMBLEMS)


@pytest.mark.parametrize("code", [rank + suit for suit in "dcsb" for rank in "FCK"])
def test_the_base_of_a_court_tells_its_suit(code: str) -> None:
    strip = rendered(DECK / f"{code}.svg", 830)[778:782, 58:78]
    assert np.abs(strip - colour(SUIT_COLOURS[code[1]])).sum(-1).min() < 0.06


@pytest.mark.parametrize("ink_on", [*SUIT_COLOURS.values(), "#fdf9ef"])
def test_ink_stands_out_on_every_colour(ink_on: str) -> None:
    assert contrast("#1b1613", ink_on) >= 3


@pytest.mark.parametrize("name", THEME["backs"])
def test_a_back_does_not_show_which_way_up_it_is(name: str) -> None:
    seen = rendered(DECK / f"{name}.svg", 415)
    assert np.abs(seen - seen[::-1, ::-1]).mean() * 255 < 1


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: path.stem)
def test_another_renderer_shows_the_same(picture: Path) -> None:
    png = resvg_py.svg_to_bytes(svg_path=str(picture), height=415, background=FELT, skip_system_fonts=True)
    image = QImage.fromData(io.BytesIO(png).getvalue(), "PNG")
    other = pixels(image)
    assert np.abs(rendered(picture, 415)[:, : other.shape[1]] - other).mean() * 255 < 1.5
