"""Kings, queens and jacks of the French-suited deck, dressed by suit."""

from typing import NamedTuple

from cloaks import cloak_left, cloak_lining, cloak_right
from figures import arm_akimbo, arm_hanging, arm_raised, fist, hand_down, legs, shoes
from garments import (
    CUFF_AKIMBO,
    CUFF_HANGING,
    CUFF_RAISED,
    belt,
    bodice,
    breeches,
    cuff,
    patterned,
    placket,
    pointed_collar,
    puff,
    ruff,
    skirt,
)
from hats import beret, crown
from heads import Cut, Face, Moustache, head_three_quarter, neck
from ink import Canvas, Hatch
from ornaments import base_bar, bead, buckle, flower, sprig
from palette import BLUE, BROWN_HAIR, DARK_HAIR, FAIR_HAIR, GREEN, GREY_HAIR, RED, WHITE, YELLOW, Paint
from pips import sword

HEAD = (250, 174, 0.94)


class Dress(NamedTuple):
    """The colours and the looks of the three courts of a suit."""

    coat: Paint
    sleeve: Paint
    cloak: Paint
    lining: Paint
    hose: Paint
    hair: Paint
    cut: Cut
    moustache: Moustache
    bearded: bool


DRESSES = {
    "c": Dress(RED, YELLOW, BLUE, YELLOW, BLUE, FAIR_HAIR, "curls", "drooping", True),
    "d": Dress(YELLOW, RED, GREEN, RED, RED, GREY_HAIR, "bob", "curled", False),
    "s": Dress(BLUE, WHITE, RED, GREEN, YELLOW, DARK_HAIR, "long", "curled", True),
    "b": Dress(GREEN, YELLOW, RED, BLUE, YELLOW, BROWN_HAIR, "bob", "long", False),
}


def _head(cv: Canvas, face: Face) -> None:
    with cv.at(*HEAD):
        head_three_quarter(cv, face)


def _neck(cv: Canvas) -> None:
    with cv.at(*HEAD):
        neck(cv)


def king(cv: Canvas, suit: str) -> None:
    """Crowned, in a cloak, the sword upright on the left."""
    dress = DRESSES[suit]
    base_bar(cv, dress.coat)
    cloak_lining(cv, dress.lining)
    patterned(cv, ((140, 640, 1), (160, 560, 0.9), (252, 660, 1), (352, 610, 1), (362, 690, 1), (346, 520, 0.9)), WHITE)
    cloak_left(cv, dress.cloak)
    cloak_right(cv, dress.cloak)
    legs(cv, dress.hose)
    shoes(cv)
    breeches(cv, dress.coat, band=dress.sleeve)
    skirt(cv, dress.coat, hem=dress.sleeve)
    bodice(cv, dress.coat)
    placket(cv, dress.sleeve)
    belt(cv, WHITE if dress.coat is YELLOW else YELLOW)
    buckle(cv, 252, 404)
    arm_akimbo(cv, dress.sleeve)
    cuff(cv, dress.lining, CUFF_AKIMBO)
    fist(cv, 316, 398, 0.95, -30)
    puff(cv, dress.cloak, right=True)
    sword(cv, 113, 252, 0.95, 0, 170, 14)
    arm_raised(cv, dress.sleeve)
    fist(cv, 113, 282, 1.1)
    cuff(cv, dress.lining, "88,294! 139,294! 137,316! 92,316!")
    puff(cv, dress.cloak)
    _neck(cv)
    pointed_collar(cv, WHITE)
    _head(cv, Face(dress.hair, cut=dress.cut, beard="full" if dress.bearded else "", moustache=dress.moustache,
                   lined=True))
    with cv.at(*HEAD):
        crown(cv, YELLOW)


def queen(cv: Canvas, suit: str) -> None:
    """Crowned, in a wide gown, a flower in the raised hand."""
    dress = DRESSES[suit]
    base_bar(cv, dress.coat)
    _veil(cv, dress.lining)
    _gown(cv, dress)
    with cv.at(504, flip=True):
        arm_hanging(cv, dress.coat)
        hand_down(cv, 131, 412, 1.0, 4, flip=True)
        cuff(cv, WHITE, CUFF_HANGING)
    puff(cv, dress.sleeve, right=True)
    _flower_on_its_stem(cv, dress)
    arm_raised(cv, dress.coat)
    fist(cv, 113, 258, 0.92)
    cuff(cv, WHITE, CUFF_RAISED)
    puff(cv, dress.sleeve)
    _neck(cv)
    ruff(cv)
    for i in range(7):
        bead(cv, 222 + i * 10, 288 + 10 * (1 - ((i - 3) / 3) ** 2), 4.5, WHITE, 1.6)
    _head(cv, Face(dress.hair, cut="long", young=True))
    with cv.at(*HEAD):
        crown(cv, YELLOW, RED, GREEN)


def _veil(cv: Canvas, paint: Paint) -> None:
    """Long veil behind shoulders and gown."""
    cv.shape("236,110 288,112 312,160 330,250 366,360 392,500 420,650 432,716! 400,730 340,700! 300,400 250,240 "
             "216,220!", paint, 3,
             by=(-9, -4), lit=(5, 3), hatch=Hatch(20, 6, 1.6, (-15, -4)))
    cv.strokes("330,300 372,480 404,700 / 346,360 366,500 384,700", 2.5)


def _gown(cv: Canvas, dress: Dress) -> None:
    """Bodice with a laced front, and a bell-shaped skirt open over a lighter one."""
    cv.shape("206,396! 298,396! 330,500 366,630 392,740! 330,752 252,746 174,752 112,740! 138,630 174,500", dress.coat,
             3,
             by=(-12, -8), lit=(7, 2), hatch=Hatch(82, 6, 1.6, (-16, -26)))
    cv.strokes("210,412 172,560 146,730 / 222,412 196,560 182,740 / 282,412 310,560 324,740 / 294,412 334,560 358,730",
               2.8)
    cv.shape("238,400! 266,400! 284,560 304,742! 252,748 200,742! 220,560", dress.sleeve, 2.8, by=(-9, -6), lit=(5, 2))
    cv.strokes("246,420 236,560 226,738 / 258,420 268,560 278,738", 2.2)
    for y in range(470, 730, 52):
        flower(cv, 252, y, 0.34, dress.lining, WHITE)
    cv.shape("112,724! 174,738 252,732 330,738 389,724! 394,744! 330,756 252,750 174,756 109,744!", YELLOW, 2.6, by=(0,
                                                                                                                     -6))
    cv.shape("216,246 190,258 182,296 194,344 206,400! 298,400! 310,344 322,296 314,258 288,246", dress.coat, 3,
             by=(-12, 0), lit=(7, 3),
             hatch=Hatch(28, 6, 1.7, (-24, -2)))
    cv.shape("228,300! 276,300! 264,400! 240,400!", dress.lining, 2.6, by=(-6, 0))
    for y in (316, 338, 360, 382):
        cv.line([(234, y), (270, y + 10)], 2.4, WHITE.base)
        cv.line([(270, y), (234, y + 10)], 2.4, WHITE.base)
    cv.shape("203,390! 252,402 301,390! 303,408! 252,420 201,408!", YELLOW, 2.8, by=(0, -6))
    buckle(cv, 252, 406, 0.9)


def _flower_on_its_stem(cv: Canvas, dress: Dress) -> None:
    cv.line("113,300 113,230 116,190", 7)
    cv.line("113,300 113,230 116,190", 3.4, GREEN.base)
    sprig(cv, 96, 214, -52, 1.3)
    sprig(cv, 136, 220, 52, 1.3)
    flower(cv, 116, 176, 0.95, dress.sleeve if dress.sleeve is not dress.coat else WHITE, dress.lining)


def jack(cv: Canvas, suit: str) -> None:
    """Young, in a feathered beret, a halberd in the raised hand."""
    dress = DRESSES[suit]
    base_bar(cv, dress.coat)
    legs(cv, dress.hose)
    shoes(cv, WHITE if dress.hose is YELLOW else YELLOW)
    breeches(cv, dress.sleeve, band=dress.lining, stripes=dress.coat)
    skirt(cv, dress.coat)
    bodice(cv, dress.coat)
    placket(cv, dress.sleeve, count=7, button=dress.cloak)
    belt(cv, WHITE if dress.coat is YELLOW else YELLOW)
    buckle(cv, 252, 404, gem=dress.lining)
    arm_akimbo(cv, dress.sleeve)
    cuff(cv, WHITE, CUFF_AKIMBO)
    fist(cv, 316, 398, 0.95, -30)
    puff(cv, dress.cloak, right=True, slash=WHITE)
    _halberd(cv)
    arm_raised(cv, dress.sleeve)
    fist(cv, 113, 258, 1.0)
    cuff(cv, WHITE, CUFF_RAISED)
    puff(cv, dress.cloak, slash=WHITE)
    _neck(cv)
    ruff(cv)
    _head(cv, Face(dress.hair, cut=dress.cut, young=True))
    with cv.at(*HEAD):
        beret(cv, dress.cloak, dress.lining, dress.sleeve)


def _halberd(cv: Canvas) -> None:
    """Long shaft with an axe and a point."""
    cv.shape("109,96! 117,96! 117,738! 109,738!", BROWN_HAIR, 2.6, by=(-4, 0))
    cv.shape("113,30! 122,66 118,100! 108,100! 104,66", WHITE, 2.6, by=(-5, 0))
    cv.shape("108,104! 82,92 62,100! 70,124 64,150! 86,154 108,140!", BLUE, 2.6, by=(-5, -4), lit=(4, 3))
    cv.shape("118,108! 142,118 150,126! 138,130 118,136!", BLUE, 2.6, by=(-4, -4))
    for y in (106, 136):
        bead(cv, 113, y, 5, YELLOW, 2)
