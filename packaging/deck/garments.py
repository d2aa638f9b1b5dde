"""Garments of a standing man seen from the front (the frame of figures): from the hose up to the collar."""

from ink import Canvas, Hatch
from ornaments import bead
from palette import BLUE, WHITE, YELLOW, Paint
from splines import Outline, mirrored

CLOTH = Hatch(80, 6, 1.6, (-16, -22))

BREECHES = "252,440 250,500 248,556 243,590 214,598 186,592 172,560 168,512 176,466 188,440"
BREECHES_PLEATS = "198,458 186,515 194,586 / 216,462 210,520 212,588 / 234,462 234,520 230,586"


def breeches(cv: Canvas, paint: Paint, band: Paint | None = None, stripes: Paint | None = None) -> None:
    """Full breeches gathered at the knee by a band, perhaps with a stripe down each thigh."""
    for flip in (False, True):
        with cv.at(504 if flip else 0, flip=flip):
            cv.shape(BREECHES, paint, 3, by=(-11, -5), lit=(7, 2), hatch=CLOTH)
            if stripes:
                cv.stroke("206,450 197,515 204,590", 13, (0.7, 1, 0.7), stripes.base)
                cv.strokes("199,450 190,515 197,590 / 213,450 204,515 211,590", 1.8, (0.6, 1, 0.6))
            cv.strokes(BREECHES_PLEATS, 2.6, (0.2, 1, 0.2))
    if band:
        for x in (182, 264):
            with cv.at(x, 580):
                cv.shape("-1,0! 30,6 63,0! 63,23! 30,28 -1,23!", band, 2.6, by=(-10, -5))


def garters(cv: Canvas, paint: Paint) -> None:
    """Bands below the knee, tied in bows on the outer side."""
    for x, flip in ((214, True), (296, False)):
        with cv.at(x, 598, flip=flip):
            cv.shape("24,0 44,22 40,50 30,40! 22,48! 26,24 16,8", paint, 2.4, by=(-4, -2))
            cv.shape("-28,-9! 28,-9! 28,9! 0,12 -28,9!", paint, 2.6, by=(-2, -5))
            cv.shape("26,-2 36,-16 50,-16 50,2 38,6", paint, 2.4, by=(-4, -3))
            cv.shape("22,0 12,12 16,24 30,18", paint, 2.4, by=(-4, -3))
            cv.dot(26, 1, 6.4, paint.base, 2.2)


def skirt(cv: Canvas, paint: Paint, hem: Paint | None = None) -> None:
    """Skirt of the doublet, from the belt to the hips."""
    cv.shape("188,398! 316,398! 336,452! 296,462 252,456 210,462 170,452!", paint, 3, by=(-9, -6), hatch=Hatch(78, 6,
                                                                                                               1.6,
                                                                                                               (-4,
                                                                                                                -16)))
    cv.strokes("214,408 206,436 202,458 / 236,410 232,436 230,456 / 270,410 274,436 278,456 / 294,408 302,436 308,458",
               2.6,
               (0.1, 1, 0.7, 0))
    if hem:
        cv.shape("172,444! 210,453 252,447 296,453 333,444! 337,454! 296,465 252,459 210,465 169,454!", hem, 2.4,
                 by=(0, -5))


def bodice(cv: Canvas, paint: Paint) -> None:
    """Torso from the shoulders to the belt."""
    cv.shape("214,244 186,258 176,294 182,344 192,394! 312,394! 324,344 330,294 322,258 290,244", paint, 3, by=(-12, 0),
             lit=(7, 3), hatch=Hatch(28, 6, 1.7, (-26, -2)))


def placket(cv: Canvas, paint: Paint, count: int = 8, button: Paint = WHITE) -> None:
    """Band with buttons down the middle of the doublet."""
    cv.shape("240,246! 266,246! 264,396! 242,396!", paint, 2.4, by=(-7, 0))
    cv.line("253,250 253,394", 2)
    for i in range(count):
        bead(cv, 253, 264 + i * 126 / count, 4, button, 1.7)


def slashes(cv: Canvas, paint: Paint, places: tuple[tuple[float, float], ...]) -> None:
    """Cuts in the cloth that show a lining."""
    for x, y in places:
        cv.shape(f"{x},{y - 17}! {x + 5.5},{y} {x},{y + 17}! {x - 5.5},{y}", paint, 2, by=(-3, 0), thick=0.6)


def belt(cv: Canvas, paint: Paint) -> None:
    """Leather belt; put a buckle on it at (252, 404)."""
    cv.shape("188,386! 252,394 316,386! 318,408! 252,416 186,408!", paint, 2.8, by=(0, -7))
    for x in (*range(196, 232, 9), *range(276, 316, 9)):
        cv.line([(x, 393), (x, 407)], 1.4)


def pointed_collar(cv: Canvas, paint: Paint, dots: Paint | None = None) -> None:
    """Collar of pointed folds, round the neck."""
    cv.shape(
        "210,228 197,242 190,260! 205,258 212,270! 224,264 235,276! 246,268 257,278! 269,267 283,274! 291,261 "
        "308,265! 304,244 "
        "293,228 252,240", paint, 2.8, by=(-4, -5), lit=(4, 3))
    cv.strokes("215,235 207,255 / 227,240 222,261 / 241,244 239,266 / 258,244 260,267 / 274,241 278,262 / 288,236 "
               "297,255", 2, (1, 0.2))
    if dots:
        for x, y in ((203, 250), (217, 259), (230, 264), (250, 268), (270, 262), (285, 262), (299, 255)):
            cv.dot(x, y, 3, dots.base, 1.4)


def ruff(cv: Canvas) -> None:
    """White goffered ruff."""
    cv.shape(
        "194,238 188,250 196,262 208,262 216,272 228,268 238,278 250,271 262,278 272,268 284,272 292,262 304,262 "
        "312,250 306,238 "
        "290,232 252,240 210,232", WHITE, 2.8, by=(-3, -6))
    cv.strokes("206,240 196,254 / 216,242 208,262 / 226,245 220,266 / 238,247 236,274 / 250,248 250,270 / 262,247 "
               "264,274 / "
               "274,245 280,266 / 284,242 292,262 / 294,240 304,254", 1.8, (1, 0.4, 0.9))


PUFF = "204,244 172,244 144,260 132,292 142,316 166,322 188,312 200,286"


def puff(cv: Canvas, paint: Paint, right: bool = False, slash: Paint | None = None) -> None:
    """Short puffed sleeve over the shoulder on the left or on the right."""
    outline: Outline = mirrored(PUFF, 252) if right else PUFF
    cv.shape(outline, paint, 3, by=(-9, -7), lit=(5, 5), hatch=Hatch(50, 5.6, 1.6, (-13, -12)))
    pleats = ("192,254 180,282 176,312", "174,252 160,280 158,314", "156,262 146,286 146,308")
    for pleat in pleats:
        cv.stroke(mirrored(pleat, 252) if right else pleat, 2.5, (0.2, 1, 0.3))
    if slash:
        for x, y in ((168, 284), (186, 284)):
            px = 504 - x if right else x
            slashes(cv, slash, ((px, y),))


def cuff(cv: Canvas, paint: Paint, outline: Outline, pleats: str = "") -> None:
    """Cuff of any sleeve."""
    cv.shape(outline, paint, 2.6, by=(-5, -4))
    if pleats:
        cv.strokes(pleats, 1.6)


CUFF_HANGING = "120,382! 160,394! 156,414! 116,402!"
CUFF_AKIMBO = "350,400! 332,368! 318,376! 330,408!"
CUFF_RAISED = "88,268! 139,268! 137,294! 90,294!"


def patterned(cv: Canvas, places: tuple[tuple[float, float, float], ...], paint: Paint = YELLOW) -> None:
    """Damask trefoils on a lining: x, y and size of each."""
    for x, y, size in places:
        with cv.at(x, y, size):
            for px, py in ((0, -6), (-5.5, 2), (5.5, 2)):
                cv.dot(px, py, 4, paint.base, 1.4)
            cv.stroke("0,2 0,12", 3, (1, 0.3), paint.base)


def striped_panel(cv: Canvas, stripe: Paint = BLUE) -> None:
    """White panel with two stripes down the middle of the doublet."""
    cv.shape("236,250! 268,250! 264,394! 240,394!", WHITE, 2.6, by=(-6, 0))
    cv.facets("244,252 250,252 250,392 245,392", stripe.base)
    cv.facets("255,252 261,252 259,392 254,392", stripe.base)


