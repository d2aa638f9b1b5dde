"""The four fanti (8): young men on two legs."""

from figures import arm_akimbo, arm_hanging, arm_raised, fist, hand_down, holding_hand, legs, shoe, shoes
from garments import (
    CUFF_AKIMBO,
    CUFF_HANGING,
    CUFF_RAISED,
    belt,
    bodice,
    breeches,
    cuff,
    garters,
    placket,
    pointed_collar,
    puff,
    ruff,
    skirt,
    striped_panel,
)
from hats import beret, wide_hat
from heads import Face, head_profile, head_three_quarter, neck
from ink import Canvas, Hatch
from ornaments import base_bar, bead, buckle, sprig, square_buckle, strap
from palette import BLUE, BROWN_HAIR, FAIR_HAIR, GREEN, GREY_HAIR, RED, SKIN, SUIT_PAINT, WHITE, YELLOW
from pips import BOSS, baton, coin, cup, sword
from splines import mirrored

HEAD = (250, 176, 0.95)


def fante_di_denari(cv: Canvas) -> None:
    """Front, face turned left; lifts the coin on the left, the other arm hangs by a pouch."""
    base_bar(cv, SUIT_PAINT["d"])
    legs(cv, RED)
    shoes(cv, YELLOW)
    breeches(cv, GREEN, band=YELLOW)
    skirt(cv, RED)
    _pouch(cv)
    bodice(cv, RED)
    cv.shape("220,246! 284,246! 266,394! 238,394!", YELLOW, 2.6, by=(-8, 0))
    cv.strokes("252,270 252,388 / 238,290 244,386 / 266,290 260,386", 2)
    for flip in (False, True):
        with cv.at(504 if flip else 0, flip=flip):
            cv.shape("224,244! 198,254 206,276! 196,284! 222,340 246,394! 240,330 232,280", WHITE, 2.8, by=(-5, -4))
            cv.strokes("214,262 224,300 238,350", 1.6)
    belt(cv, YELLOW)
    buckle(cv, 252, 404, 1.25, BLUE)
    with cv.at(504, flip=True):
        arm_hanging(cv, YELLOW)
        hand_down(cv, 131, 412, 1.08, 4, flip=True)
        cuff(cv, BLUE, CUFF_HANGING, "132,388 130,404 / 146,392 144,408")
    puff(cv, GREEN, right=True, slash=YELLOW)
    coin(cv, 116, 150, 56, BOSS)
    holding_hand(cv, 114, 270, 1.24)
    arm_raised(cv, YELLOW)
    cuff(cv, BLUE, CUFF_RAISED, "102,272 102,291 / 114,272 114,291 / 126,272 126,291")
    puff(cv, GREEN, slash=YELLOW)
    with cv.at(*HEAD):
        neck(cv)
    pointed_collar(cv, WHITE)
    with cv.at(*HEAD):
        head_three_quarter(cv, Face(GREY_HAIR, cut="bob", young=True))
        beret(cv, RED, BLUE, YELLOW)


def _pouch(cv: Canvas) -> None:
    """Yellow purse on the right hip."""
    cv.line("312,404 322,424", 4)
    cv.shape("306,424! 340,424! 348,446 344,470 324,478 304,470 300,446", YELLOW, 2.8, by=(-6, -5), lit=(4, 3))
    cv.shape("304,424! 342,424! 336,446 323,452! 310,446", YELLOW, 2.4, by=(-4, -4))
    bead(cv, 323, 450, 4.5, RED, 1.8)
    for x, y, turn in ((313, 475, 8), (324, 478, 0), (335, 475, -8)):
        with cv.at(x, y, turn=turn):
            cv.shape("-3,0! 3,0! 5,16 0,21 -5,16", YELLOW, 1.8, by=(-3, -2), thick=0.5)


def fante_di_coppe(cv: Canvas) -> None:
    """Front, face turned left; lifts the cup, the other hand on the hip by a dagger."""
    base_bar(cv, SUIT_PAINT["c"])
    legs(cv, GREEN)
    shoes(cv)
    breeches(cv, YELLOW)
    garters(cv, RED)
    skirt(cv, GREEN)
    bodice(cv, GREEN)
    striped_panel(cv, BLUE)
    cv.strokes("204,290 210,340 212,388 / 302,290 298,340 296,388", 2.4, (0.1, 1, 0.7, 0))
    belt(cv, YELLOW)
    square_buckle(cv, 252, 404)
    arm_akimbo(cv, RED)
    cuff(cv, YELLOW, CUFF_AKIMBO)
    _dagger(cv)
    fist(cv, 316, 398, 0.95, -30)
    cup(cv, 112, 146, 1.06)
    holding_hand(cv, 112, 280, 0.98)
    arm_raised(cv, RED)
    cuff(cv, YELLOW, CUFF_RAISED, "102,272 102,291 / 114,272 114,291 / 126,272 126,291")
    with cv.at(*HEAD):
        neck(cv)
    pointed_collar(cv, YELLOW)
    with cv.at(*HEAD):
        head_three_quarter(cv, Face(FAIR_HAIR, cut="curls", young=True))
        beret(cv, GREEN, BLUE, RED)


def _dagger(cv: Canvas) -> None:
    """At the hip on the right, pointing to the lower right."""
    with cv.at(330, 412, turn=148):
        cv.shape("-6,0! -5,-96! 0,-108! 5,-96! 6,0!", YELLOW, 2.6, by=(3, -3))
        cv.line("0,-8 0,-94", 1.6)
        cv.shape("-4,4! 4,4! 5,46! -5,46!", RED, 2.2, by=(-3, 0))
        strap(cv, "-15,5 0,1 15,5", 4.4, YELLOW)
        bead(cv, 0, 52, 8, YELLOW)


def fante_di_spade(cv: Canvas) -> None:
    """Front, face turned right: a green branch in the left hand, a long sword point down by the other leg."""
    base_bar(cv, SUIT_PAINT["s"])
    with cv.at(500, flip=True):
        legs(cv, SKIN)
        shoes(cv)
        breeches(cv, GREEN, band=WHITE)
        skirt(cv, RED)
        bodice(cv, RED)
        placket(cv, RED, count=7, button=YELLOW)
        cv.strokes("204,290 210,340 212,388 / 302,290 298,340 296,388", 2.4, (0.1, 1, 0.7, 0))
        belt(cv, YELLOW)
        square_buckle(cv, 252, 404)
        _sword_at_the_leg(cv)
        _branch(cv)
        with cv.at(*HEAD):
            neck(cv)
        ruff(cv)
        with cv.at(*HEAD):
            head_three_quarter(cv, Face(GREY_HAIR, young=True))
            beret(cv, YELLOW, RED, BLUE)


def _sword_at_the_leg(cv: Canvas) -> None:
    """Mirrored frame: the arm that hangs, its fist on the hilt, blade down to the floor."""
    arm_hanging(cv, YELLOW)
    sword(cv, 122, 470, 0.98, 183, 262, 14)
    fist(cv, 126, 434, 1.0, 6, flip=True)
    cuff(cv, WHITE, CUFF_HANGING, "132,388 130,404 / 146,392 144,408")


def _branch(cv: Canvas) -> None:
    """Mirrored frame: the other arm, bent up, with a leafy branch."""
    with cv.at(504, flip=True):
        cv.line("112,330 112,240 118,160 112,96", 7)
        cv.line("112,330 112,240 118,160 112,96", 3.4, GREEN.base)
        for x, y, turn, size in ((112, 84, 0, 1.5), (96, 120, -42, 1.5), (130, 130, 40, 1.35), (94, 160, -50, 1.6),
                                 (136, 170, 50, 1.4),
                                 (90, 204, -54, 1.6), (138, 212, 56, 1.45)):
            sprig(cv, x, y, turn, size)
        arm_raised(cv, YELLOW)
        fist(cv, 113, 262, 1.0)
        cuff(cv, WHITE, CUFF_RAISED, "102,272 102,291 / 114,272 114,291 / 126,272 126,291")


def fante_di_bastoni(cv: Canvas) -> None:
    """Profile to the left, seen a little from behind, striding with a club."""
    base_bar(cv, SUIT_PAINT["b"])
    _striding_legs(cv)
    baton(cv, 132, 236, 1.32, -2, weight=1.05)
    _club_arm(cv)
    _back(cv)
    _rear_arm(cv)
    with cv.at(246, 176, 0.95):
        cv.shape("-10,30 -10,52 -18,84! 40,84! 32,52 30,20!", SKIN, 2.4, by=(-16, 10))
    with cv.at(0, 2):
        ruff(cv)
    with cv.at(246, 176, 0.95):
        head_profile(cv, Face(BROWN_HAIR, young=True))
        wide_hat(cv, GREEN, YELLOW, RED)


def _striding_legs(cv: Canvas) -> None:
    """Both feet point left; the far leg steps forward."""
    cv.shape("196,590 190,624 182,658 176,692 172,728! 196,730! 204,696 218,656 232,620 240,586", YELLOW, 2.8, by=(-12,
                                                                                                                   0),
             hatch=Hatch(22, 6, 1.5, (-17, 0)))
    shoe(cv, 182, 728)
    cv.shape("206,440 190,480 178,530 176,580 196,606 226,604 250,590 262,540 270,440", RED, 3, by=(-11, -5), lit=(7,
                                                                                                                   2),
             hatch=Hatch(80, 6, 1.6, (-14, -20)))
    cv.strokes("214,470 200,530 200,590 / 236,480 226,540 222,594", 2.6, (0.2, 1, 0.2))
    cv.shape("174,584! 250,580! 246,604! 180,608!", GREEN, 2.6, by=(-8, -5))
    cv.shape("282,596 288,630 302,664 308,700 306,728! 330,732! 338,700 340,660 336,626 330,590", YELLOW, 2.8, by=(-13,
                                                                                                                   0),
             lit=(5, 0), hatch=Hatch(22, 6, 1.5, (-18, 0)))
    shoe(cv, 318, 729)
    cv.shape("216,436 222,500 244,552 270,598 306,606 340,594 352,556 346,500 326,452 312,430", RED, 3, by=(-11, -5),
             lit=(7, 2),
             hatch=Hatch(75, 6, 1.6, (-16, -22)))
    cv.stroke("296,446 316,510 316,594", 15, (0.7, 1, 0.7), YELLOW.base)
    cv.strokes("288,446 308,510 308,594 / 304,446 325,510 325,594 / 252,470 268,530 288,590 / 334,480 342,530 336,580",
               2.2)
    cv.shape("268,588! 344,582! 344,606! 276,612!", GREEN, 2.6, by=(-8, -5))
    cv.shape("342,592 356,584 368,592 360,604 348,604", GREEN, 2.4, by=(-4, -3))
    cv.shape("346,600 362,612 364,636! 354,628 346,634! 342,614", GREEN, 2.4, by=(-4, -3))


def _back(cv: Canvas) -> None:
    """Vest laced on the back, its skirt, and the belt."""
    cv.shape("204,398! 312,394! 334,446! 300,462 252,462 196,452!", YELLOW, 3, by=(-9, -6), hatch=Hatch(78, 6, 1.6,
                                                                                                        (-4, -16)))
    cv.strokes("226,408 216,434 212,452 / 252,408 250,434 248,458 / 282,404 292,434 298,456", 2.6)
    cv.shape("208,246 196,280 198,330 208,398! 310,394! 320,340 322,290 310,256 284,242 240,238", YELLOW, 3, by=(-12,
                                                                                                                 0),
             lit=(7, 3), hatch=Hatch(28, 6, 1.7, (-22, -2)))
    cv.strokes("276,250 272,320 274,392", 2.4, (0.6, 1, 0.6))
    for y in range(272, 388, 22):
        cv.line([(262, y), (286, y + 14)], 2.6, RED.base)
        cv.line([(286, y), (262, y + 14)], 2.6, RED.base)
        for x in (262, 286):
            cv.dot(x, y, 2.6, WHITE.base, 1.4)
    cv.shape("206,388! 260,394 312,384! 314,404! 260,412 205,408!", BLUE, 2.8, by=(0, -6), lit=(0, 4))


def _club_arm(cv: Canvas) -> None:
    """Far arm stretched forward, fist round the club."""
    cv.shape("214,262 196,288 172,316 142,324! 138,352! 172,360 206,346 226,314", BLUE, 3, by=(-5, -8),
             hatch=Hatch(60, 5.6, 1.5, (-8, -12)))
    cuff(cv, WHITE, "156,318! 140,322! 136,352! 152,358!")
    fist(cv, 131, 337, 1.08, 8)
    cv.shape("216,250 194,262 182,290 190,318 212,328 232,314 236,276", GREEN, 3, by=(-8, -7), lit=(5, 5),
             hatch=Hatch(50, 5.6, 1.6, (-12, -11)))
    cv.strokes("206,264 198,290 204,318 / 222,262 216,290 220,318", 2.5)


def _rear_arm(cv: Canvas) -> None:
    """Near arm bent back, fist behind the hip."""
    cv.shape("296,262 326,280 352,318 374,356 376,376 360,392 330,402! 318,378! 338,360 322,334 300,310", BLUE, 3,
             by=(-9, -6),
             lit=(5, 4), hatch=Hatch(58, 6, 1.6, (-14, -8)))
    cuff(cv, WHITE, mirrored("154,404! 176,374! 190,382! 176,412!", 250))
    fist(cv, 312, 394, 0.95, -20)
    cv.shape("284,246 316,244 344,262 356,296 344,322 316,328 292,312 280,280", GREEN, 3, by=(-9, -7), lit=(5, 5),
             hatch=Hatch(50, 5.6, 1.6, (-13, -12)))
    cv.strokes("300,256 304,284 304,318 / 320,256 330,284 326,318 / 338,266 346,288 340,312", 2.5)


