"""Hats: crowns, turban, beret, cap and wide hat. All fit both heads (see heads) and face left."""

from ink import Canvas, Hatch
from ornaments import bead
from palette import BLUE, GREEN, INK, RED, WHITE, YELLOW, Paint

PLUME_RIB = "28,-66 56,-82 80,-72 92,-46"


def crown(cv: Canvas, paint: Paint, gem: Paint = RED, other_gem: Paint = BLUE) -> None:
    """Open zigzag crown; its colour follows the suit."""
    cv.shape("-36,-56! -30,-78! -14,-64! 2,-82! 18,-64! 32,-78! 38,-56! 1,-48", paint.shade, 2, thick=0)
    cv.shape(
        "-38,-30! -42,-56! -48,-88! -38,-62.8! -32,-94! -19.6,-64.3! -9.5,-96! -1.2,-64.3! 13,-96! 17.2,-62.8! "
        "35.5,-93! 42,-58! 40,-30! 20,-22 0,-20 -22,-23", paint, 2.6, by=(-9, -2), lit=(4, 2))
    cv.line("-39,-46 -20,-38 0,-36 20,-38 41,-45", 2)
    cv.line("-38.4,-36 -20,-28.5 0,-26.5 20,-28.5 40,-35", 2)
    for i, (x, y) in enumerate(((-27.0, -36.5), (-10.0, -32.0), (9.0, -31.8), (27.0, -35.5))):
        cv.shape(f"{x - 4.5},{y}! {x},{y - 4.2}! {x + 4.5},{y}! {x},{y + 4.2}!", (gem, other_gem)[i % 2], 1.5, thick=0)
    for x, y in ((-48.0, -89.0), (-32, -94.5), (-9.5, -98), (13, -96), (35.5, -93)):
        cv.dot(x + 0.6, y + 0.8, 5.2, INK)
        bead(cv, x, y, 4.6, paint, 1.8)
    cv.strokes("-34,-52 -36.7,-74 / -12,-52 -13,-74 / 11,-52 11.9,-74 / 33,-52 35.6,-74", 1.6, (1, 0.3))


def turban(cv: Canvas, paint: Paint, tuft: Paint | None = None) -> None:
    """Wound cloth with a jewel, its end hanging behind; perhaps with a tuft of feathers on top."""
    if tuft:
        for outline in ("4,-84 -14,-104 -34,-114! -26,-98 -10,-82", "10,-86 0,-112 -6,-132! 8,-124 20,-92",
                        "14,-84 24,-108 38,-122! 38,-106 26,-84"):
            cv.shape(outline, tuft, 2.4, by=(-3, -2), lit=(2, 2))
        cv.strokes("2,-86 -12,-102 -28,-110 / 12,-88 4,-110 -2,-124 / 18,-86 28,-106 35,-115", 1.6, (1, 0.1))
    cv.shape("-40,-22 -50,-44 -44,-74 -20,-94 8,-98 36,-88 54,-62 52,-34 42,-18 20,-28 0,-32 -22,-28", paint, 2.8,
             by=(-10, -6), lit=(5, 5), hatch=Hatch(40, 5, 1.5, (-18, -10)))
    cv.strokes("-40,-24 -22,-58 14,-92 / -22,-28 6,-56 40,-80 / 2,-32 26,-50 53,-56 / 22,-28 38,-36 52,-38 / "
               "-48,-50 -30,-76 -6,-97", 3, (0.6, 1, 0.3))
    cv.shape("48,-30 60,-38 66,-26 60,-10 66,2! 50,-4 44,-16", paint, 2.4, by=(-5, -3))
    cv.shape("-22,-48 -14,-58 -6,-48 -14,-38", YELLOW if paint is not YELLOW else WHITE, 2.4, by=(-3, -3))
    cv.dot(-14, -48, 4, RED.base, 1.6)


def plume(cv: Canvas, paint: Paint) -> None:
    """Curled ostrich feather; draw it before the hat that it rises from."""
    cv.shape("24,-66 40,-88 62,-98 84,-92 98,-74 100,-52 90,-34! 88,-44 80,-36! 78,-48 68,-44! 66,-56 54,-56! 44,-64",
             paint, 2.6, by=(-5, -5), lit=(3, 3))
    cv.stroke(PLUME_RIB, 2.4, (1, 0.8, 0.2))
    cv.strokes("48,-78 54,-66 56,-58 / 62,-80 70,-64 69,-48 / 76,-74 83,-58 81,-42 / 44,-80 54,-90 66,-96 / "
               "64,-80 76,-84 86,-88 / 80,-72 90,-70 97,-66", 1.8, (1, 0.8, 0))


def beret(cv: Canvas, paint: Paint = GREEN, band: Paint = BLUE, feather: Paint | None = RED) -> None:
    """Broad soft beret over a band."""
    if feather:
        plume(cv, feather)
    cv.shape("-40,-24 -54,-42 -44,-66 -16,-80 16,-82 44,-72 58,-50 50,-30 26,-24 0,-30 -22,-30", paint, 2.8,
             by=(-8, -7), lit=(5, 5), hatch=Hatch(60, 5, 1.5, (-12, -14)))
    cv.strokes("-34,-32 -30,-52 -16,-74 / -10,-34 -2,-56 10,-78 / 16,-32 28,-48 40,-70", 2.4, (1, 0.7, 0))
    cv.shape("-38,-26 -16,-34 4,-34 28,-28 46,-24 47,-13 28,-17 4,-23 -16,-23 -36,-15", band, 2.4, by=(-2, -4))
    bead(cv, 44, -40, 7, YELLOW, 2.4)


def cap(cv: Canvas, paint: Paint, feather: Paint) -> None:
    """Soft tall cap with a broad turned-up brim, slit in front, and a feather standing over the brow."""
    cv.shape("-34,-44 -48,-60 -58,-84 -60,-104 -50,-118 -34,-120! -38,-110 -30,-108! -34,-98 -24,-96! -28,-86 "
             "-18,-84! -22,-62", feather,
             2.6, by=(-5, -4), lit=(3, 3))
    cv.stroke("-28,-48 -44,-78 -44,-112", 2.4, (1, 0.8, 0.2))
    cv.strokes("-34,-62 -44,-66 -50,-76 / -40,-76 -50,-82 -55,-92 / -44,-90 -52,-98 -54,-108 / -36,-70 -30,-80 / "
               "-40,-84 -34,-92", 1.8,
               (1, 0.7, 0))
    cv.shape("-34,-30 -40,-52 -32,-76 -8,-90 20,-92 46,-82 60,-62 56,-40 46,-26 18,-32 0,-36 -18,-34", paint, 2.8,
             by=(-10, -6),
             lit=(5, 5), hatch=Hatch(55, 5, 1.5, (-14, -10)))
    cv.strokes("-18,-44 -10,-68 6,-88 / 10,-44 24,-64 34,-84 / 34,-42 46,-54 54,-64", 2.6, (1, 0.7, 0))
    cv.shape("-42,-20 -48,-40! -28,-46 -12,-48! -6,-36! 2,-49! 28,-46 58,-40! 54,-14 28,-19 4,-26 -18,-26", paint, 2.6,
             by=(-3, -6),
             lit=(3, 4))
    cv.strokes("-44,-36 -28,-41 -13,-43 / 6,-44 30,-41 55,-35", 1.8, (0.3, 1, 0.3), paint.light)
    bead(cv, -22, -40, 8, YELLOW, 2.4)


def wide_hat(cv: Canvas, paint: Paint, band: Paint, feather: Paint) -> None:
    """Broad-brimmed hat with a low crown, a disc on the band and a long feather behind."""
    with cv.at(0, 10, 1.15, -6):
        plume(cv, feather)
    cv.shape("-34,-36 -34,-64 -22,-84 4,-90 32,-84 44,-66 46,-38 6,-44", paint, 2.8, by=(-9, -4), lit=(5, 5),
             hatch=Hatch(60, 5, 1.5, (-14, -8)))
    cv.strokes("-16,-52 -12,-72 0,-86 / 14,-52 22,-68 28,-80", 2.4, (1, 0.7, 0))
    cv.shape("-38,-44 -10,-54 20,-55 48,-46 48,-34 20,-42 -10,-41 -38,-32", band, 2.4, by=(-2, -4))
    cv.shape("-74,-18 -66,-34 -38,-40 0,-46 38,-42 66,-32 72,-20 62,-12 40,-20 8,-28 -24,-26 -54,-12", paint, 2.8,
             by=(-4, -6), lit=(4, 4))
    cv.strokes("-62,-20 -36,-31 0,-37 / 20,-36 44,-30 60,-20", 1.8, (0.1, 1, 0.2))
    cv.dot(32, -46, 11, YELLOW.base, 2.6)
    bead(cv, 32, -46, 5, RED, 1.8)
