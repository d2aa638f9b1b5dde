"""The icons of the program and of its game records: the sun of the coins."""

from ink import Canvas
from ornaments import sun_face
from palette import COIN_FIELD, INK, PALE_YELLOW, WHITE, YELLOW, Paint
from shapely.geometry import Polygon, box
from splines import ellipse

SIZE = 256
FELT = Paint("#2f6b4f", "#1d4735", "#4b8a6b")
CREAM = Paint("#fdf6e3", "#d9cfb4", "#ffffff")

TURNED = Paint("#e8dcc0", "#c9b98f", "#ffffff")

RAYS = 12


def app(cv: Canvas) -> None:
    """The sun of the coins on green felt with a cream rim: bold enough for 16 pixels."""
    cv.solid(box(62, 62, 194, 194).buffer(50), CREAM, 5, by=(-5, -5), thick=0)
    cv.solid(box(62, 62, 194, 194).buffer(35), FELT, 4, by=(-6, -6), lit=(5, 5), thick=0)
    with cv.at(128, 128, weight=1):
        sun(cv)


def sun(cv: Canvas) -> None:
    """The coin, 176 across: black field, twelve straight rays, a face."""
    cv.dot(2, 3, 89, INK)
    cv.dot(0, 0, 88, WHITE.base, 4)
    cv.dot(0, 0, 78, COIN_FIELD)
    for i in range(RAYS):
        with cv.at(turn=360 / RAYS * i):
            cv.facets("-17,-34 0,-75 0,-34", YELLOW.base)
            cv.facets("17,-34 0,-75 0,-34", YELLOW.shade if 2 <= i <= 7 else YELLOW.base)
        with cv.at(turn=360 / RAYS * (i + 0.5)):
            cv.dot(0, -66, 5.5, YELLOW.base)
    cv.dot(0, 0, 47, YELLOW.base, 5)
    cv.shape(ellipse(0, 0, 40, 40), PALE_YELLOW, 0, by=(-4, -5))
    sun_face(cv, 38, 1.3)


def document(cv: Canvas) -> None:
    """A record of a game: a cream page with a turned corner, the sun and four written tricks."""
    page = box(52, 18, 204, 238).buffer(8).difference(Polygon([(160, 0), (230, 0), (230, 80), (160, 10)]))
    cv.solid(page, CREAM, 5, by=(-5, -5), thick=1.4)
    cv.shape("160,10! 160,62! 212,62!", TURNED, 5, by=(6, -6), thick=0)
    with cv.at(112, 104, 0.62, weight=0.8):
        sun(cv)
    for y, length in ((180, 128), (200, 112), (220, 124)):
        cv.line(f"64,{y} {64 + length},{y}", 5, "#8d8478")
