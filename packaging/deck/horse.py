"""The horse, seen from the side and facing right, in card coordinates. Mirror the frame for one that faces left."""

import math
from contextlib import AbstractContextManager

from ink import Canvas, Hatch
from marks import path_of_area
from ornaments import bead, strap
from palette import FAR_HORSE, HOOF, HORSE, MANE, RED, WHITE, YELLOW, Paint
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

WITHERS = (330, 420)
"""The neck turns about this point when the head is lowered."""

BARREL = (
    "404,400 404,440 390,478 362,506 326,526 270,542 210,540 170,524 120,520 84,486 66,446 76,404 108,378 146,374 "
    "190,384 236,392 276,380 340,340"
)
NECK = (
    "388,194 420,208 444,250 463,292 471,316 464,334 448,340 434,334 418,312 400,302 389,310 394,352 404,400 400,450 "
    "340,490 290,450 276,380 302,346 324,296 346,240 368,206"
)
NEAR_HIND = (
    "150,384 96,384 64,430 70,486 90,536 97,574 92,598 80,614 90,640 99,672 100,704 98,726 106,748 134,746 130,722 "
    "122,700 122,668 122,640 130,616 148,584 176,546 206,510 204,430"
)
NEAR_FORE = (
    "316,450 322,520 332,570 336,604 334,626 338,660 340,694 337,718 346,742 372,740 366,716 362,692 362,660 363,628 "
    "370,604 374,568 386,510 390,450"
)


def hoof(cv: Canvas, outline: str) -> None:
    """One hoof."""
    cv.shape(outline, HOOF, 2.6, by=(-5, -2))


def horse(cv: Canvas, walking: bool = True, bow: float = 0) -> BaseGeometry:
    """The whole horse without harness; returns its silhouette.

    A walking horse lifts one foreleg; a standing one has all four feet on the floor.
    ``bow`` lowers the head by that many degrees.
    """
    _tail(cv)
    cv.shape("140,510 150,560 154,598 150,616 164,648 184,690 192,712 198,734 224,730 220,706 206,676 194,640 194,612 "
             "212,566 226,530", FAR_HORSE, 3, by=(-9, -2), hatch=Hatch(30, 5, 1.7, (-22, -6)))
    hoof(cv, "196,728! 224,724! 238,750! 198,752!")
    _far_foreleg(cv, walking)
    with neck_frame(cv, bow):
        neck = cv.area(NECK)
    trunk, hind, fore = cv.area(BARREL).union(neck), cv.area(NEAR_HIND), cv.area(NEAR_FORE)
    hoof(cv, "100,740! 134,738! 146,764! 102,768!")
    hoof(cv, "342,736! 372,734! 386,762! 344,766!")
    body = unary_union([trunk, hind, fore])
    cv.solid(body, HORSE, 3, by=(-8, -9), lit=(4, 6))
    _shadows(cv, body, trunk, hind, fore)
    with neck_frame(cv, bow):
        _mane(cv)
        _head(cv, body)
    return body


def neck_frame(cv: Canvas, bow: float) -> AbstractContextManager[None]:
    """The frame of neck and head: card coordinates, turned about the withers."""
    a = math.radians(bow)
    x, y = WITHERS
    return cv.at(x - x * math.cos(a) + y * math.sin(a), y - x * math.sin(a) - y * math.cos(a), turn=bow)


def _tail(cv: Canvas) -> None:
    cv.shape("84,398 58,396 36,424 26,480 32,540 28,600 20,650! 38,636 40,668! 56,636 58,655! 70,600 66,540 66,480 "
             "76,436", MANE, 3, by=(-12, 0))
    cv.strokes("62,410 42,470 46,560 34,634 / 70,416 52,480 56,570 46,648 / 50,410 36,460 40,530", 2.4, (0.2, 1, 0.2))


def _far_foreleg(cv: Canvas, walking: bool) -> None:
    if walking:
        cv.shape("372,448 416,480 446,510 460,534 456,556 444,584 438,610 436,626 412,622 416,596 422,570 418,556 "
                 "396,546 362,520", FAR_HORSE, 3, by=(-6, -8), hatch=Hatch(70, 5, 1.7, (-8, -18)))
        cv.stroke("424,550 436,546 446,552", 2, (0.2, 1, 0.2))
        hoof(cv, "412,618! 438,624! 432,648 420,660! 398,640!")
        return
    cv.shape("352,452 362,520 370,570 376,604 374,626 378,656 382,690 380,708 388,724 412,722 408,702 405,684 404,654 "
             "404,626 408,600 408,564 408,510 404,440", FAR_HORSE, 3, by=(-9, -2), hatch=Hatch(30, 5, 1.7, (-14, -6)))
    hoof(cv, "386,718! 413,716! 426,740! 388,743!")


def _shadows(cv: Canvas, body: BaseGeometry, trunk: BaseGeometry, hind: BaseGeometry, fore: BaseGeometry) -> None:
    """Form shadows, hatching and inner contours of trunk and near legs."""
    belly = trunk.difference(cv.moved(trunk, (-6, -30))).difference(fore.buffer(2)).difference(hind.buffer(2))
    cv.fill(path_of_area(belly.intersection(body.buffer(-1.5)).buffer(0)), HORSE.shade)
    under = trunk.difference(cv.moved(trunk, (-10, -44))).difference(fore).difference(hind)
    cv.hatch(under, Hatch(62, 5.2, 1.8, (-10, -48), 0.6))
    cv.hatch(hind.difference(cv.moved(hind, (-20, -4))), Hatch(25, 5.2, 1.7, (-20, -4), 0.5))
    shin = fore.difference(cv.moved(fore, (-15, -3))).intersection(cv.moved(fore, (0, 40)))
    cv.hatch(shin, Hatch(25, 5.2, 1.7, (-15, -3), 0.5))
    cv.strokes(
        "206,512 188,536 160,570 140,600 / 184,420 196,460 204,500 / 122,612 112,606 104,600 / 122,640 116,628 / "
        "388,480 380,530 374,572 / 322,500 326,540 334,590 / 334,448 322,476 322,510 / 342,612 352,618 364,612 / "
        "108,720 118,724 128,720 / 344,714 354,718 364,714 / 394,420 388,452 372,486 / 396,404 384,430 / "
        "86,420 80,450 88,486", 2.6)
    cv.ticks("328,456 322,478 322,505", 10, 6, 1.6, -60)
    cv.ticks("376,500 384,440 386,400", 12, 6, 1.5, -110)


def _mane(cv: Canvas) -> None:
    cv.stroke("392,310 380,330 376,360", 2.6)
    cv.ticks("396,410 388,360 386,316", 20, 6, 1.7, -60)
    cv.shape(
        "396,186 372,198 346,234 322,292 300,344 272,384 268,404! 290,396 296,408! 312,384 322,388! 332,354 342,356! "
        "348,322 358,322! 362,288 372,286! 374,254 384,246! 388,220", MANE, 2.8, by=(-7, -5))
    cv.strokes("380,204 352,250 338,300 312,368 / 384,216 362,258 350,306 / 360,226 334,280 314,336 286,388 / "
               "340,262 318,320 296,360", 2.2)


def _head(cv: Canvas, body: BaseGeometry) -> None:
    cv.shape("374,202! 366,178 370,156! 384,172 392,196!", HORSE.shade, 2.6)
    cv.shape("392,202! 390,176 400,154! 412,174 412,204!", HORSE, 2.6, by=(-5, 0))
    cv.stroke("400,168 401,184 400,198", 2.6, (0.2, 1, 0.6))
    cv.shape("390,196 402,192 416,204 424,224! 410,220 412,236! 398,222", MANE, 2.2, by=(-4, -3))
    cv.stroke("410,248 418,236 430,236 438,246", 3, (0.3, 1, 1, 0.2))
    cv.shape("414,248 420,241 430,242 434,249 424,252", "#2a1c12", 1.6, thick=0)
    cv.dot(422, 245, 1.8, WHITE.base)
    cv.stroke("412,254 422,257 434,254", 1.8)
    cv.shape("454,300 462,304 460,312 452,310", "#3b261a", 1.6, thick=0)
    cv.stroke("470,322 456,326 442,322", 2.4, (1, 1, 0.1))
    cv.stroke("402,300 394,276 402,252", 2.4, (0.8, 1, 0.1))
    cv.ticks("432,330 416,310 400,302", 14, 5, 1.5, 75, body)
    cv.stroke("440,256 452,282 456,296", 1.6)


def bridle(cv: Canvas, paint: Paint = YELLOW, gem: Paint = RED, bow: float = 0) -> None:
    """Head harness, in the frame of a neck lowered by ``bow`` degrees."""
    with neck_frame(cv, bow):
        for outline in ("396,214 412,262 432,306", "398,222 414,216 426,218", "416,308 434,290 456,280"):
            strap(cv, outline, 6, paint)
        bead(cv, 400, 222, 7, gem, 2.4)
        bead(cv, 431, 298, 7, gem, 2.4)
