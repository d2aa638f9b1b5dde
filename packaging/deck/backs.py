"""Card backs. Each looks the same turned by 180 degrees."""

import math
from collections.abc import Callable
from functools import partial

from ink import Canvas
from marks import path_of_area
from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union
from splines import arc, ellipse

BLUE, DEEP_BLUE, CREAM, YELLOW = "#1d4f9e", "#12336b", "#fdf6e3", "#f8c81c"
RED, DEEP_RED = "#c22a2c", "#8c1a22"

TILE, COLUMNS, ROWS = 108, 4, 7
LEFT, TOP = 250 - COLUMNS * TILE / 2, 415 - ROWS * TILE / 2


def frame(cv: Canvas, ground: str) -> None:
    """Blue border inside the cream rim, and the ground of the picture."""
    cv.raw(f'<rect x="22" y="22" width="456" height="786" rx="12" fill="{DEEP_BLUE}"/>')
    width, height = COLUMNS * TILE + 8, ROWS * TILE + 8
    cv.raw(f'<rect x="{LEFT - 4}" y="{TOP - 4}" width="{width}" height="{height}" fill="{ground}"/>')


def fillet(cv: Canvas) -> None:
    """Thin yellow line round the picture."""
    width, height = COLUMNS * TILE + 12, ROWS * TILE + 12
    cv.raw(
        f'<rect x="{LEFT - 6}" y="{TOP - 6}" width="{width}" height="{height}" fill="none"'
        f' stroke="{YELLOW}" stroke-width="4"/>'
    )


TileLayer = Callable[[Canvas], None]


def riggiole(cv: Canvas) -> None:
    """Neapolitan majolica tiles, printed colour by colour as a potter would."""
    frame(cv, CREAM)
    for layer in LAYERS:
        for row in range(ROWS):
            for column in range(COLUMNS):
                for quarter in range(4):
                    with cv.at(LEFT + TILE * (column + 0.5), TOP + TILE * (row + 0.5), turn=90 * quarter):
                        layer(cv)
    right, bottom = LEFT + COLUMNS * TILE, TOP + ROWS * TILE
    seams = "".join(f"M{LEFT + TILE * i} {TOP}V{bottom}" for i in range(COLUMNS + 1))
    seams += "".join(f"M{LEFT} {TOP + TILE * i}H{right}" for i in range(ROWS + 1))
    cv.pen(seams, 1.6, DEEP_BLUE)
    fillet(cv)


# A quarter of a tile, origin in the middle of the tile; one colour each, so that all tiles share one path.


def _blue_leaves(cv: Canvas) -> None:
    cv.shape("54,-54! 20,-54! 24,-40 32,-32 40,-24 54,-20!", BLUE, 0)
    cv.shape("0,0! 18,-4 26,-14 29,-29! 14,-26 4,-18", BLUE, 0)


def _leaf_ribs(cv: Canvas) -> None:
    cv.stroke("5,-5 22,-22", 2.4, (1, 1, 0.6), CREAM)


def _rosettes(cv: Canvas) -> None:
    cv.shape("54,-54! 34,-54! 38,-44 44,-38 54,-34!", YELLOW, 0)


def _rosette_hearts(cv: Canvas) -> None:
    cv.shape("54,-54! 46,-54! 48,-48 54,-46!", RED, 0)


def _volutes(cv: Canvas) -> None:
    cv.stroke("0,-53 0,-34", 3, (1, 1), BLUE)
    for flip in (False, True):
        with cv.at(flip=flip):
            cv.stroke("-14,-48 -8,-40 -1,-42 -2,-48", 3.2, (0.8, 1, 1, 0.8), BLUE)


def _buds(cv: Canvas) -> None:
    cv.shape("0,-39! 5,-33 0,-27! -5,-33", YELLOW, 0)


def _heart(cv: Canvas, radius: float, colour: str) -> None:
    """A quarter of one ring of the round heart; four make it whole."""
    cv.facets([(0, 0), *arc(0, 0, radius, -90, 0, 15)], colour)


HEART = ((15, CREAM), (13, BLUE), (8.6, YELLOW), (3.6, RED))

LAYERS: tuple[TileLayer, ...] = (
    _blue_leaves,
    _leaf_ribs,
    _rosettes,
    _rosette_hearts,
    _volutes,
    _buds,
    *(partial(_heart, radius=radius, colour=colour) for radius, colour in HEART),
)


# ---- cubes: a trellis of lozenges that the eye turns into steps

EDGE = 27
"""Edge of a cube."""


def cubetti(cv: Canvas) -> None:
    """Red and cream cubes; each of the three faces has its tone, so the picture is the same upside down."""
    frame(cv, CREAM)
    half = EDGE * math.sqrt(3) / 2
    middle = (250, 415 + EDGE / 2)
    corners = [
        (middle[0] + (2 * i + j % 2) * half, middle[1] + 1.5 * EDGE * j) for j in range(-20, 20) for i in range(-7, 8)
    ]
    picture = box(LEFT, TOP, LEFT + COLUMNS * TILE, TOP + ROWS * TILE)
    for side, colour in ((-1, RED), (1, DEEP_RED)):
        faces = [
            Polygon([(x, y), (x + side * half, y - EDGE / 2), (x + side * half, y + EDGE / 2), (x, y + EDGE)])
            for x, y in corners
        ]
        cv.fill(path_of_area(unary_union(faces).intersection(picture)), colour)
    for x, y in corners:
        lozenge = Point(x, y - EDGE / 2).buffer(4.5, 4)
        if picture.contains(lozenge):
            cv.dot(x, y - EDGE / 2, 4.5, YELLOW)
    fillet(cv)


# ---- the gulf: sea and Vesuvius, twice


def golfo(cv: Canvas) -> None:
    """The bay of Naples under the sun, and once more upside down."""
    frame(cv, CREAM)
    for turn in (0, 180):
        with cv.at(*((500, 830) if turn else (0, 0)), turn=turn):
            _sky_and_mountain(cv)
            _sea(cv)
    cv.facets("34,405 466,405 466,425 34,425", YELLOW)
    for x in range(52, 460, 36):
        cv.facets([(x - 9, 415), (x, 408), (x + 9, 415), (x, 422)], RED)
    fillet(cv)


def _sky_and_mountain(cv: Canvas) -> None:
    for i in range(16):
        with cv.at(134, 122, turn=22.5 * i):
            length = 70 if i % 2 else 60
            cv.facets([(-5.5, -44), (0, -length), (5.5, -44)], YELLOW)
    cv.dot(134, 122, 40, YELLOW)
    cv.dot(134, 122, 31, RED)
    cv.dot(134, 122, 27, YELLOW)
    for x, y, rx, ry in ((318, 128, 26, 17), (346, 108, 32, 21), (384, 90, 34, 22), (420, 74, 26, 18)):
        cv.shape(ellipse(x, y, rx, ry), BLUE, 0)
    for x, y, rx, ry in ((318, 128, 20, 12), (346, 108, 26, 16), (384, 90, 28, 17), (420, 74, 20, 13)):
        cv.shape(ellipse(x, y, rx, ry), CREAM, 0)
    cv.shape(
        "34,292! 92,274 150,236 190,190 212,166! 228,178 240,174! 254,196 266,184 284,156 296,140! 304,146 314,140! "
        "336,176 372,226 420,266 466,284! 466,320! 34,320!", BLUE, 0)
    cv.shape("300,142! 314,140! 336,176 372,226 420,266 466,284! 466,320! 380,320! 350,250 322,196", DEEP_BLUE, 0)
    gullies = "206,178 186,216 150,256 / 284,164 270,212 246,262 / 296,152 296,210 290,268 / 226,186 222,224 206,264"
    cv.strokes(gullies, 5, (0.4, 1, 0), CREAM)
    for i, x in enumerate(range(50, 250, 32)):
        height = (20, 28, 16, 24)[i % 4]
        cv.facets([(x, 312), (x, 312 - height), (x + 9, 304 - height), (x + 18, 312 - height), (x + 18, 312)], CREAM)
        cv.facets([(x + 6, 312), (x + 6, 304), (x + 12, 304), (x + 12, 312)], RED)


def _sea(cv: Canvas) -> None:
    """Rows of round waves, and a boat with a lateen sail."""
    cv.facets("34,308 466,308 466,406 34,406", DEEP_BLUE)
    for row, y in enumerate((326, 346, 366, 386)):
        for i in range(12):
            x = 52 + 36 * i - (18 if row % 2 else 0)
            if 46 < x < 454:
                cv.stroke([(x - 13, y), (x - 7, y - 8), (x + 5, y - 8), (x + 11, y + 1)], 4, (0.3, 1, 1, 0.2),
                          CREAM if row % 2 else BLUE)
    cv.shape("300,344! 398,344! 384,366 314,366", RED, 0)
    cv.facets("348,340 348,258 404,332", CREAM)
    cv.facets("340,340 340,272 306,334", YELLOW)
