"""The committed pictures: complete, plain, light, and told apart by every eye at table size."""

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
import resvg_py
from PySide6.QtGui import QImage, QTransform

from .looking import (
    ASSETS,
    CARDS,
    CODES,
    DECK,
    FELT,
    RANKS,
    SUITS,
    VISIONS,
    colour,
    contrast,
    coverage,
    lab,
    linear,
    pixels,
    rendered,
    things,
)

pytestmark = pytest.mark.usefixtures("qapp")

DECKS = ("neapolitan", "grande", "francesi")

THEMES = {folder: tomllib.loads((CARDS / folder / "theme.toml").read_text(encoding="utf-8")) for folder in DECKS}
PICTURES = sorted(path for folder in (*DECKS, "indices") for path in (CARDS / folder).glob("*.svg"))
ICONS = [ASSETS / "icons" / f"{name}.svg" for name in ("app", "document")]
BACKS = [CARDS / folder / f"{name}.svg" for folder, theme in THEMES.items() for name in theme["backs"]]
BUSY = [path for path in PICTURES if path.parent == DECK or path.stem[0] in "KCF"]
"""Pictures with much drawing in them; the rest is made of the same parts."""

INDICES = tomllib.loads((CARDS / "indices" / "indices.toml").read_text(encoding="utf-8"))
INDEX_COLOURS = {"d": "#382500", "c": "#db190b", "s": "#002499", "b": "#127554"}

TAGS = {"svg", "title", "g", "path", "circle", "rect"}
ATTRIBUTES = {
    "d", "fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "transform", "cx", "cy", "r", "x", "y",
    "width", "height", "rx", "viewBox", "id",
}  # fmt: skip
"""What every SVG renderer draws alike; clips, masks, text, styles and filters are not among it."""

SUIT_COLOURS = {"d": "#f8c81c", "c": "#d8262c", "s": "#2166c4", "b": "#1f8a45"}
EMBLEMS = {"4d", "4c"}
"""Cards with an emblem between the signs."""


def label(path: Path) -> str:
    """A picture by its folder and name."""
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("folder", DECKS)
def test_a_deck_is_complete(folder: str) -> None:
    names = {path.stem for path in (CARDS / folder).glob("*.svg")}
    assert names == {*CODES, *THEMES[folder]["backs"]}
    assert len(CODES) == 40


@pytest.mark.parametrize("folder", DECKS)
def test_a_theme_says_who_drew_it_and_under_what_licence(folder: str) -> None:
    assert THEMES[folder]["author"] == "Tressette Desktop"
    assert THEMES[folder]["licence"] == "CC BY-SA 4.0"
    assert "CC BY-SA 4.0" in (CARDS / folder / "LICENSE").read_text(encoding="utf-8")


def test_every_alphabet_has_its_corner_signs() -> None:
    for letters in INDICES["alphabets"].values():
        for rank in RANKS:
            for suit in SUITS:
                assert (CARDS / "indices" / f"{letters.get(rank, rank)}{suit}.svg").is_file()


@pytest.mark.parametrize("code", CODES)
def test_a_corner_sign_covers_nothing_of_the_drawing_moved_aside(code: str) -> None:
    art = INDICES["art"]
    drawing = QTransform().translate(art["x"], art["y"]).scale(art["scale"], art["scale"])
    moved = coverage(DECK / f"{code}.svg", "art", drawing)
    sign = coverage(CARDS / "indices" / f"{INDICES['alphabets']['italian'].get(code[0], code[0])}{code[1]}.svg")
    assert sign.any()
    assert moved.any()
    assert not (moved & sign).any()
    assert not moved[0].any()
    assert not moved[:, -1].any()


@pytest.mark.parametrize("vision", VISIONS)
def test_corner_signs_are_told_apart_by_colour(vision: str) -> None:
    seen = {suit: lab(linear(colour(name)) @ VISIONS[vision].T) for suit, name in INDEX_COLOURS.items()}
    assert min(float(np.linalg.norm(seen[a] - seen[b])) for a, b in combinations(SUITS, 2)) >= 29
    assert min(contrast(name, "#fdf9ef") for name in INDEX_COLOURS.values()) >= 4.5


@pytest.mark.parametrize("picture", [*PICTURES, *ICONS], ids=label)
def test_only_plain_markup(picture: Path) -> None:
    root = ElementTree.parse(picture).getroot()
    size = (root.get("width"), root.get("height"))
    assert size == (("256", "256") if picture in ICONS else ("500", "830"))
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in TAGS
        assert set(element.attrib) <= ATTRIBUTES
        assert not re.search(r"nan|inf|e[-+]\d", " ".join(element.attrib.values()))


@pytest.mark.parametrize("folder", DECKS)
def test_the_files_are_small(folder: str) -> None:
    sizes = [path.stat().st_size for path in (CARDS / folder).glob("*.svg")]
    assert max(sizes) < 250_000
    assert sum(sizes) < 3_000_000


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


@pytest.mark.parametrize("back", BACKS, ids=label)
def test_a_back_does_not_show_which_way_up_it_is(back: Path) -> None:
    seen = rendered(back, 415)
    assert np.abs(seen - seen[::-1, ::-1]).mean() * 255 < 1


@pytest.mark.parametrize("picture", BUSY, ids=label)
def test_another_renderer_shows_the_same(picture: Path) -> None:
    png = resvg_py.svg_to_bytes(svg_path=str(picture), height=415, background=FELT, skip_system_fonts=True)
    image = QImage.fromData(png)
    other = pixels(image)
    assert np.abs(rendered(picture, 415)[:, : other.shape[1]] - other).mean() * 255 < 1.5
