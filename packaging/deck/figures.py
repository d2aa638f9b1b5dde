"""Figures: hands, shoes, and the limbs of a standing man seen from the front.

Limbs are drawn in card coordinates for a figure on the axis x = 250 whose shoulders are at y 245,
belt at y 400 and soles at y 757. For a figure that looks right, mirror the whole frame.
"""

from ink import Canvas, Hatch
from ornaments import bead
from palette import RED, SKIN, WHITE, YELLOW, Paint

SLEEVE = Hatch(58, 6, 1.6, (-14, -8))
LEG = Hatch(22, 6, 1.5, (-19, 0))


# ---- hands


def fist(cv: Canvas, x: float, y: float, size: float = 1.0, turn: float = 0, flip: bool = False) -> None:
    """Closed hand round an upright shaft, knuckles to the left; about 30 units. Draw it after the shaft."""
    with cv.at(x, y, size, turn, flip):
        cv.shape("-14,-12 -4,-16 10,-13 16,-4 15,9 6,16 -8,15 -16,8 -17,-3", SKIN, 2.4, by=(-5, -4))
        cv.strokes("-16,-6 -8,-5.4 -2,-6.6 / -17,1 -8,1.6 -2,.4 / -15.5,8 -8,8.6 -2,7.4", 1.7, (1, 0.8, 0))
        cv.shape("-2,-15 6,-18 13,-13 6,-7 -6,-6 -11,-10", SKIN, 2.0, thick=0.5)
        cv.stroke("-8,-9 -4,-11", 1.3, (0.4, 1, 0.4))


def hand_down(cv: Canvas, x: float, y: float, size: float = 1.0, turn: float = 0, flip: bool = False) -> None:
    """Relaxed hanging hand, wrist at the origin, fingers down, thumb to the left."""
    with cv.at(x, y, size, turn, flip):
        cv.shape("-10,-4! 10,-4! 13,8 14,22 11,36 8,45 3,46 -2,48 -7,44 -8,34 -12,30 -19,34 -21,29 -16,18 -12,10", SKIN,
                 2.4, by=(-6, -2))
        cv.strokes("-3,28 -3.6,46 / 3.5,27 2.9,45 / 9,27 8.4,40", 1.7, (0.3, 1, 0.7))
        cv.stroke("-9,22 -9,34", 1.7, (0.3, 1))


def open_palm(cv: Canvas, x: float, y: float, size: float = 1.0, turn: float = 0, flip: bool = False) -> None:
    """Open hand that shows its palm, fingers to the right, thumb up; wrist at the origin."""
    with cv.at(x, y, size, turn, flip):
        cv.shape(
            "-4,-10! 10,-14 20,-22 26,-32 33,-33 33,-24 28,-12 42,-12 58,-12 62,-7 57,-4 44,-3 58,-2 63,3 57,7 43,6 "
            "54,9 57,14 51,17 40,14 46,19 46,24 40,25 26,20 12,15 -4,11!", SKIN, 2.4, by=(-4, -4))
        cv.strokes("44,-3 33,-3 / 43,6 32,5 / 40,14 30,12", 1.7, (0.9, 1, 0.1))
        cv.strokes("12,-8 20,-2 20,8 / 25,-12 19,-6", 1.4)


def holding_hand(cv: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """Hand raised under a thing that it holds up between thumb and fingers; wrist at the origin, thing above."""
    with cv.at(x, y, size):
        cv.shape("-18,2! -24,-14 -26,-34 -30,-52 -28,-62 -20,-62 -15,-50 -10,-38 8,-40 18,-52 24,-63 32,-63 33,-52 "
                 "28,-36 24,-16 18,2!", SKIN, 2.6, by=(-6, -4))
        cv.strokes("-22,-34 -14,-38 -8,-36 / -24,-22 -12,-26 -6,-23 / -22,-11 -12,-14 -6,-12 / 24,-34 16,-30 12,-20",
                   1.7,
                   (0.8, 1, 0))


# ---- legs


def shoe(cv: Canvas, x: float, y: float, paint: Paint = WHITE, flip: bool = False) -> None:
    """Pointed soft shoe, toe to the left; ankle at the origin, sole at y +30."""
    with cv.at(x, y, flip=flip):
        cv.shape("-11,-8! 12,-8! 15,10 14,27 4,31 -30,31 -56,29 -62,22 -50,16 -30,10 -15,2", paint, 2.6, by=(-3, -6),
                 hatch=Hatch(70, 5, 1.3, (-4, -10), 0.5))
        cv.stroke("-56,26.5 -20,27 12,25", 1.6, (0.3, 1, 0.5))
        cv.stroke("-14,3 -2,7 11,2", 1.6)
        cv.strokes("-28,11 -24,18 -26,24 / -38,14 -34,20 -36,25", 1.5)
        bead(cv, -15, 8, 5, RED if paint is YELLOW else YELLOW, 1.9)


def shoes(cv: Canvas, paint: Paint = WHITE) -> None:
    """The pair under the standing legs, toes outward."""
    shoe(cv, 215, 727, paint)
    shoe(cv, 295, 727, paint, flip=True)


def legs(cv: Canvas, hose: Paint) -> None:
    """Standing legs from the knee down, in hose or bare."""
    for outline in ("186,560 184,606 191,650 200,690 203,728! 227,728! 230,690 237,650 242,606 240,560",
                    "265,560 265,606 274,650 281,690 283,728! 307,728! 313,690 322,650 326,606 321,560"):
        cv.shape(outline, hose, 2.8, by=(-14, 0), lit=None if hose is SKIN else (6, 0), hatch=LEG)
    if hose is SKIN:
        cv.strokes("196,606 206,612 220,606 / 276,606 288,612 302,606 / 232,640 226,672 / 318,640 312,672", 1.8)


def boots(cv: Canvas, paint: Paint) -> None:
    """Shafts of soft boots over shoes of the same leather, with a turned top."""
    for x in (0, 80):
        with cv.at(x):
            cv.shape("194,664! 238,664! 233,694 229,732! 201,732! 199,694", paint, 2.8, by=(-9, 0), hatch=Hatch(22, 6,
                                                                                                                1.4,
                                                                                                                (-13,
                                                                                                                 0)))
            cv.shape("190,656! 215,662 242,656! 240,674! 215,680 193,674!", paint, 2.6, by=(-6, -4))
            cv.strokes("206,700 216,706 226,700 / 204,716 215,722 226,716", 1.6)


# ---- arms


def arm_hanging(cv: Canvas, sleeve: Paint) -> None:
    """The arm on the left, hanging to the wrist at (135, 408)."""
    cv.shape("192,248 166,256 148,290 134,340 122,392! 156,404! 166,360 178,322 188,292", sleeve, 3, by=(-10, -2),
             lit=(6, 3), hatch=Hatch(35, 6, 1.6, (-15, -3)))
    cv.strokes("172,256 176,276 184,286 / 146,300 162,312 176,314 / 136,338 152,348 166,346 / 128,372 144,382 158,378",
               2.3)


def arm_akimbo(cv: Canvas, sleeve: Paint) -> None:
    """The arm on the right, elbow out, wrist at the hip at (336, 388)."""
    cv.shape("314,254 340,258 364,290 388,334 390,358 374,378 344,398! 330,374! 350,350 336,322 320,294", sleeve, 3,
             by=(-9, -5), lit=(5, 4), hatch=SLEEVE)
    cv.strokes("350,266 336,282 326,290 / 372,304 352,314 338,316 / 390,340 370,342 352,342 / 372,378 364,366 352,356",
               2.4)


def arm_raised(cv: Canvas, sleeve: Paint) -> None:
    """The arm on the left, forearm up, wrist at (114, 284)."""
    cv.shape("200,252 176,264 158,296 142,320 136,312 134,290! 92,290! 94,326 104,358 124,370 150,360 176,332 192,304",
             sleeve, 3, by=(-9, -6), lit=(5, 4), hatch=Hatch(55, 6, 1.6, (-13, -11)))
    cv.strokes("172,268 182,284 190,296 / 140,322 134,338 122,350 / 98,320 112,324 128,316 / 106,356 116,344 132,332 / "
               "160,298 170,312 180,320", 2.4)
