"""Card backs. Each looks the same turned by 180 degrees."""

from collections.abc import Callable
from functools import partial

from ink import Canvas
from splines import arc

BLUE, DEEP_BLUE, CREAM, YELLOW, RED = "#1d4f9e", "#12336b", "#fdf6e3", "#f8c81c", "#c22a2c"

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
