"""Riding: saddle cloth, harness, and the rider of a horse that faces right (the frame of horse)."""

from ink import Canvas, Hatch
from ornaments import bead, buckle, strap, studs
from palette import BLUE, RED, WHITE, YELLOW, Paint
from shapely.geometry.base import BaseGeometry
from splines import Outline, Track, about

CLOTH = "166,386! 280,384! 292,440 304,500! 230,514 152,506! 156,440"
CLOTH_MIDDLE = (228, 446)


def saddle_cloth(cv: Canvas, border: Paint, field: Paint, studded: bool = True) -> None:
    """Caparison under the rider: a border with studs or plain, and a field."""
    cv.shape(CLOTH, border, 3, by=(-8, -6))
    cv.shape(about(CLOTH, CLOTH_MIDDLE, 0.78), field, 2.6, by=(-8, -8), hatch=Hatch(80, 6, 1.5, (-6, -18)), thick=0)
    if studded:
        track = Track(about(CLOTH, CLOTH_MIDDLE, 0.89), closed=True)
        studs(cv, track, 5, 13, 3.6)


def fringe(cv: Canvas, paint: Paint = YELLOW) -> None:
    """Tassels along the lower edge of the saddle cloth."""
    for i in range(13):
        x = 156 + i * 12
        y = 505 + 9 * (1 - ((i - 6) / 6.5) ** 2)
        cv.shape(f"{x - 4},{y - 2}! {x + 4},{y - 2}! {x + 5.5},{y + 15} {x},{y + 20} {x - 5.5},{y + 15}", paint, 1.8,
                 by=(-3, -2), thick=0.5)


def round_saddle(cv: Canvas, body: BaseGeometry, paint: Paint = YELLOW, girth: Paint = BLUE) -> None:
    """Round saddle with two seams and no cloth, and its girth, cut to the horse's body."""
    track = Track([(k.x, k.y) for k in cv.placed("200,440 202,500 200,560")])
    cv.solid(track.band(13).intersection(body), girth, 2.6, by=(-4, 0), thick=0.5)
    cv.solid(track.band(2).intersection(body), girth.shade, 0)
    cv.shape("142,388! 150,362 170,366 196,378 256,376 296,356 318,358! 322,400 300,446 240,466 180,454 150,424",
             paint, 3, by=(-8, -8), lit=(5, 4),
             hatch=Hatch(70, 6, 1.5, (-8, -18)))
    cv.strokes("160,368 156,396 166,430 186,452 / 178,374 176,398 186,424 204,444", 2.2, (0.3, 1, 0.3))


def breast_strap(cv: Canvas, body: BaseGeometry, paint: Paint, gem: Paint = RED, edge: Paint | None = None) -> None:
    """Strap round the horse's chest and down between the forelegs, cut to its body."""
    for outline in ("268,452 320,462 370,458 412,436", "336,462 330,500 326,534"):
        track = Track([(k.x, k.y) for k in cv.placed(outline)])
        cv.solid(track.band(18).intersection(body), paint, 2.6, by=(0, -5), thick=0.5)
        cv.solid(track.band(6 if edge else 2).intersection(body), edge.base if edge else paint.shade, 0)
    buckle(cv, 336, 462, 1.05, gem)


def reins(cv: Canvas, paint: Paint = YELLOW, hand: tuple[float, float] = (268, 350)) -> None:
    """From the bit to the hand that holds them."""
    x, y = hand
    strap(cv, f"434,302 400,360 340,372 {x},{y}", 3.6, paint)
    strap(cv, f"440,306 420,366 350,392 {x + 2},{y + 6}", 3.6, paint)


def leg(cv: Canvas, hose: Paint, boot: Paint = WHITE) -> None:
    """The near leg in its stirrup, with a spur."""
    cv.shape("214,384 262,380 290,410 300,452 292,500 282,548! 250,544! 252,500 246,462 220,430", hose, 3, by=(-11, -2),
             lit=(4, 3), hatch=Hatch(25, 5.6, 1.6, (-17, -2)))
    cv.strokes("298,448 280,456 262,454 / 294,470 276,474 260,466 / 250,462 262,478 264,500", 2.6)
    strap(cv, "256,586 236,592", 3, YELLOW)
    bead(cv, 234, 593, 5, YELLOW)
    cv.shape("246,540! 286,542! 286,570 296,586 322,596 330,606 318,611 282,609 262,604 248,604! 246,580", boot, 2.8,
             by=(-6, -4),
             hatch=Hatch(70, 5, 1.4, (-5, -10)))
    cv.shape("243,534! 289,536! 288,552! 244,550!", boot, 2.4, by=(-4, -3))
    for outline, width in (("272,500 274,566", 2.4), ("274,566 262,600 264,612 292,614 292,602 274,566", 3)):
        strap(cv, outline, width, YELLOW)


def tunic(cv: Canvas, paint: Paint, hem: Paint | None = None) -> None:
    """Skirt of the rider's coat over the saddle."""
    cv.shape("200,346! 280,346! 300,384 306,420! 284,426 250,424 214,426 176,418! 184,380", paint, 3, by=(-10, -7),
             lit=(6, 2),
             hatch=Hatch(75, 5.8, 1.6, (-12, -20)))
    cv.strokes("216,358 206,390 200,422 / 238,358 236,390 238,422 / 262,358 268,390 272,422", 2.6)
    if hem:
        cv.shape("176,416! 214,424 250,422 284,424 306,418! 308,430! 284,436 250,434 214,436 174,428!", hem, 2.4,
                 by=(0, -5))


def jacket(cv: Canvas, paint: Paint) -> None:
    """The rider's torso."""
    cv.shape("214,226 190,238 190,280 198,352! 282,352! 294,280 296,238 270,226", paint, 3, by=(-10, 0), lit=(6, 3),
             hatch=Hatch(30, 5.6, 1.6, (-20, -3)))


def sash(cv: Canvas, paint: Paint) -> None:
    """Wound sash at the rider's waist."""
    cv.shape("196,336! 284,334! 286,356! 194,358!", paint, 2.8, by=(0, -7))
    for x in range(206, 280, 12):
        cv.stroke([(x, 339), (x + 5, 354)], 1.6)


def rein_arm(cv: Canvas, sleeve: Paint, cuff: Paint) -> None:
    """The arm toward the horse's head; put a fist at (266, 352)."""
    cv.shape("280,232 304,238 326,268 338,304 332,330 310,352 292,362! 278,340! 296,322 300,308 288,286", sleeve, 3,
             by=(-9, -5),
             lit=(5, 3), hatch=Hatch(55, 5.6, 1.6, (-14, -7)))
    cv.strokes("316,256 304,272 294,276 / 334,296 318,302 304,302 / 330,330 318,322 306,322", 2.4)
    cv.shape("300,368! 276,332! 268,342! 284,368!", cuff, 2.6, by=(-3, -4))


def low_arm(cv: Canvas, sleeve: Paint, cuff: Paint) -> None:
    """The other arm, bent at the waist; put a fist at (188, 346)."""
    cv.shape("204,232 180,240 156,268 138,304 134,332 148,352 170,362! 184,338! 176,326 184,306 196,286", sleeve, 3,
             by=(-9, -5),
             lit=(5, 3), hatch=Hatch(40, 5.6, 1.6, (-14, -7)))
    cv.strokes("172,250 182,268 192,274 / 144,298 160,304 176,304 / 140,340 154,332 168,332", 2.4)
    cv.shape("164,366! 182,334! 192,340! 178,370!", cuff, 2.6, by=(-3, -4))


def high_arm(cv: Canvas, sleeve: Paint, cuff: Paint) -> None:
    """The other arm, forearm lifted; wrist at (140, 266)."""
    cv.shape("204,234 182,242 168,266 158,296 152,290 154,270! 122,266! 120,300 126,328 144,344 166,336 186,312 "
             "198,288", sleeve, 3,
             by=(-8, -5), lit=(5, 3), hatch=Hatch(50, 5.6, 1.6, (-12, -9)))
    cv.strokes("178,252 184,266 194,274 / 156,298 148,312 138,322 / 124,296 136,300 148,294 / 128,326 138,316 150,308",
               2.3)
    cv.shape("118,252! 157,254! 156,274! 118,272!", cuff, 2.5, by=(-5, -4))
    cv.strokes("130,256 130,270 / 142,256 142,271", 1.4)


def collar(cv: Canvas, paint: Paint, dots: Paint | None = None) -> None:
    """Pointed collar of the rider."""
    cv.shape("216,214 204,230 202,246! 216,242 224,252! 236,245 247,256! 259,245 271,252! 279,241 293,245! 290,228 "
             "278,214 248,226",
             paint, 2.6, by=(-4, -5))
    cv.strokes("224,224 220,240 / 238,228 237,243 / 254,228 256,243 / 268,224 274,240", 2, (1, 0.2))
    if dots:
        for x, y in ((211, 236), (226, 243), (247, 247), (268, 244), (285, 238)):
            cv.dot(x, y, 3, dots.base, 1.4)


def little_ruff(cv: Canvas) -> None:
    """White ruff of the rider."""
    cv.shape("206,222 200,234 208,244 218,243 226,252 236,247 247,255 258,247 268,252 276,243 287,244 294,234 288,222 "
             "272,218 248,226 "
             "222,218", WHITE, 2.6, by=(-3, -5))
    cv.strokes("216,226 208,240 / 226,229 221,246 / 238,231 236,248 / 248,232 248,252 / 258,231 260,248 / 270,229 "
               "273,246 / "
               "280,226 287,240", 1.7, (1, 0.4, 0.9))


def facings(cv: Canvas, paint: Paint, outline: Outline = "226,226! 260,226! 256,290 243,330! 231,290") -> None:
    """Open front of the jacket, showing the shirt or the lining."""
    cv.shape(outline, paint, 2.4, by=(-5, 0))
    cv.stroke("243,240 243,322", 1.6, (0.1, 1, 0.7, 0))


