"""Lettering: an alphabet of pen strokes on a grid of 10 by 14, so that no card depends on a font."""

from ink import Canvas
from palette import INK

STROKES = {
    "A": "M0 14L5 0L10 14M1.9 9.2H8.1",
    "C": "M9.4 2.6A5 6.9 0 1 0 9.4 11.4",
    "F": "M9 0H0V14M0 6.8H7",
    "I": "M2 0V14",
    "J": "M8 0V9.6A3.9 4.2 0 0 1 .3 9.8",
    "K": "M0 0V14M9.4 0L.4 8.2M3.2 5.8L9.8 14",
    "L": "M0 0V14H8.4",
    "N": "M0 14V0L9.4 14V0",
    "O": "M5 0A5 7 0 1 0 5.01 0Z",
    "P": "M0 14V0H5A4 3.9 0 0 1 5 7.8H0",
    "Q": "M5 0A5 7 0 1 0 5.01 0ZM5.6 9.6L9.6 14.4",
    "R": "M0 14V0H5A4 3.8 0 0 1 5 7.6H0M4.6 7.6L9.4 14",
    "0": "M5 0A4.6 7 0 1 0 5.01 0Z",
    "1": "M1.4 3.4L5.6 0V14M2 14H9",
    "8": "M5 6.5A3.9 3.25 0 1 1 5.01 6.5ZM5 6.5A4.5 3.75 0 1 0 5.01 6.5Z",
    "9": "M1.4 12.2C2.4 13.4 3.4 14 4.8 14C7.8 14 9.5 11 9.5 6C9.5 2 7.8 0 5 0"
    "C2.4 0 .5 1.8 .5 4.6C.5 7.2 2.4 9 4.8 9C7.2 9 9.1 7.4 9.1 5",
    "2": "M.6 3.6C1 1.4 2.6 0 4.9 0C7.4 0 9.1 1.5 9.1 3.9C9.1 7.4 3.4 9.8 .6 14H9.6",
    "3": "M.8 2.4C1.8 .8 3.2 0 4.9 0C7.2 0 8.8 1.4 8.8 3.4C8.8 5.6 7 6.6 4 6.6"
    "C7.4 6.6 9.4 7.8 9.4 10.2C9.4 12.6 7.4 14 4.8 14C2.8 14 1.2 13.2 .3 11.6",
    "4": "M7 14V0L.2 9.8H9.8",
    "5": "M8.8 0H1.6L1 6.4C2 5.4 3.4 5 4.8 5C7.6 5 9.4 6.8 9.4 9.4C9.4 12.2 7.4 14 4.7 14C2.8 14 1.2 13.2 .3 11.6",
    "6": "M8.6 1.8C7.6 .6 6.6 0 5.2 0C2.2 0 .5 3 .5 8C.5 12 2.2 14 5 14"
    "C7.6 14 9.5 12.2 9.5 9.4C9.5 6.8 7.6 5 5.2 5C2.8 5 .9 6.6 .6 9",
    "7": "M.4 0H9.6L4 14",
}


def letter(
    cv: Canvas, sign: str, x: float, y: float, height: float, pen: float, colour: str = INK, turn: float = 0
) -> None:
    """One letter or digit centred on (x, y); height and pen width in card units."""
    scale = height / 14
    cv.raw(
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({scale:.3f}) translate(-5 -7)">'
        f'<path d="{STROKES[sign]}" fill="none" stroke="{colour}" stroke-width="{pen / scale:.2f}"'
        ' stroke-linecap="round" stroke-linejoin="round"/></g>'
    )
