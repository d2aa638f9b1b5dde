"""The four re (10): crowned, in cloaks down to the ground."""

from cloaks import (
    cloak_left,
    cloak_lining,
    cloak_right,
    mantle_over_arm,
    medallion_cape,
    shoulder_cape,
    striped_lining,
    wide_cloak,
)
from figures import arm_akimbo, arm_hanging, arm_raised, boots, fist, hand_down, legs, open_palm, shoes
from garments import (
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
    skirt,
    slashes,
)
from hats import crown
from heads import Face, head_three_quarter, neck
from ink import Canvas, Hatch
from ornaments import base_bar, bead, buckle, strap
from palette import BLUE, BROWN_HAIR, DARK_HAIR, GREEN, GREY_HAIR, RED, SUIT_PAINT, WHITE, YELLOW, Paint
from pips import BOSS, baton, coin, cup, sword

HEAD = (248, 172, 0.93)


def re_di_denari(cv: Canvas) -> None:
    """Face to the left, the coin free at the upper right, one hand on the hilt of a thin sword."""
    base_bar(cv, SUIT_PAINT["d"])
    cloak_lining(cv, RED)
    patterned(cv, ((140, 640, 1), (160, 560, 0.9), (252, 640, 1), (254, 700, 0.9), (352, 610, 1), (362, 690, 1), (346,
                                                                                                                  520,
                                                                                                                  0.9),
                   (142, 700, 0.8), (200, 704, 0.8), (308, 718, 0.8)))
    cloak_left(cv, BLUE)
    cloak_right(cv, BLUE)
    legs(cv, YELLOW)
    shoes(cv)
    breeches(cv, GREEN, band=WHITE)
    skirt(cv, BLUE)
    bodice(cv, BLUE)
    slashes(cv, YELLOW, ((208, 300), (206, 352), (300, 300), (296, 352)))
    placket(cv, YELLOW)
    belt(cv, WHITE)
    buckle(cv, 252, 404)
    arm_akimbo(cv, YELLOW)
    cuff(cv, WHITE, "350,402! 331,367! 314,376! 312,400! 328,412!", "334,376 322,388 / 340,390 328,400")
    with cv.at(318, 412, turn=132):
        cv.shape("-6,0! -4.5,-150! 0,-162! 4.5,-150! 6,0!", WHITE, 2.6, by=(3, -3))
        cv.line("0,-6 0,-146", 1.5)
        strap(cv, "-22,4 -10,-2 0,2 10,-2 22,4", 5, YELLOW)
        cv.shape("-5,4 5,4 5,36 -5,36", YELLOW, 2.4, by=(-3, 0))
        bead(cv, 0, 42, 8, YELLOW, 2.4)
    fist(cv, 303, 400, 0.95, -28)
    arm_hanging(cv, YELLOW)
    hand_down(cv, 133, 424, 0.98, 8)
    cuff(cv, WHITE, "118,386! 160,400! 152,430! 142,424! 136,434! 128,424! 118,430! 112,414!",
         "128,394 122,416 / 140,398 136,422 / 150,402 146,418")
    with cv.at(*HEAD):
        neck(cv)
    pointed_collar(cv, YELLOW)
    with cv.at(*HEAD):
        head_three_quarter(cv, Face(GREY_HAIR, beard="goatee", moustache="drooping", lined=True))
        crown(cv, YELLOW)
    coin(cv, 402, 132, 56, BOSS)


def re_di_coppe(cv: Canvas) -> None:
    """Face to the left, full beard, the cup free at the upper left, a short sceptre in the right hand."""
    base_bar(cv, SUIT_PAINT["c"])
    cloak_lining(cv, GREEN)
    cloak_right(cv, BLUE)
    legs(cv, YELLOW)
    shoes(cv)
    _long_skirt(cv, BLUE)
    bodice(cv, BLUE)
    cv.strokes("216,300 220,350 222,390 / 250,290 250,390 / 284,300 282,350 280,390", 2.4)
    belt(cv, YELLOW)
    buckle(cv, 252, 404)
    strap(cv, "196,408 214,452 262,470 308,410", 5, YELLOW)
    bead(cv, 240, 468, 8, YELLOW)
    cv.strokes("236,474 232,500 / 240,476 240,504 / 245,474 249,500", 4, (1, 0.5), YELLOW.shade)
    mantle_over_arm(cv)
    arm_akimbo(cv, BLUE)
    cuff(cv, YELLOW, "350,402! 331,367! 316,376! 329,410!")
    _sceptre(cv)
    fist(cv, 322, 396, 0.95, -24)
    with cv.at(*HEAD):
        neck(cv)
    shoulder_cape(cv, YELLOW)
    with cv.at(*HEAD):
        head_three_quarter(cv, Face(BROWN_HAIR, beard="full", moustache="drooping"))
        crown(cv, RED, YELLOW, BLUE)
    cup(cv, 112, 160, 1.12)


def _long_skirt(cv: Canvas, paint: Paint) -> None:
    """Tunic down to the thigh, with a yellow hem."""
    cv.shape("188,398! 316,398! 332,470 346,580! 300,594 252,586 206,594 160,580! 174,470", paint, 3, by=(-10, -8),
             lit=(6, 2),
             hatch=Hatch(80, 6, 1.6, (-12, -24)))
    cv.strokes("208,412 196,500 190,582 / 230,414 224,500 222,584 / 254,470 254,582 / 278,414 284,500 288,584 / "
               "298,412 312,500 318,580", 2.6)
    cv.shape("160,566! 206,580 252,572 300,580 344,566! 348,584! 300,598 252,590 206,598 157,584!", YELLOW, 2.6, by=(0,
                                                                                                                     -6))


def _sceptre(cv: Canvas) -> None:
    """Short yellow sceptre, upright on the right."""
    with cv.at(330, 392, turn=14):
        cv.shape("-5,-120! 5,-120! 6,46! -6,46!", YELLOW, 2.6, by=(-4, 0), lit=(2, 0))
        for y in (-96, -60, -24):
            cv.shape(f"-8,{y - 4} 8,{y - 4} 9,{y} 8,{y + 4} -8,{y + 4} -9,{y}", YELLOW, 2, by=(-3, -2), thick=0.5)
        cv.shape("0,-176! 10,-160 18,-146 12,-126! 0,-120 -12,-126! -18,-146 -10,-160", YELLOW, 2.6, by=(-5, -3))
        bead(cv, 0, -144, 7, RED)
        bead(cv, 0, 50, 8, YELLOW)


def re_di_spade(cv: Canvas) -> None:
    """Face to the left, the sword upright on the left, the open hand stretched out on the right."""
    base_bar(cv, SUIT_PAINT["s"])
    wide_cloak(cv)
    legs(cv, YELLOW)
    shoes(cv)
    _kilt(cv)
    bodice(cv, BLUE)
    cv.strokes("206,340 228,362 252,370 276,362 298,340 / 200,362 226,382 252,388 278,382 304,362", 2.4)
    for x, y in ((204, 322), (204, 352), (216, 378), (300, 322), (300, 352), (288, 378)):
        bead(cv, x, y, 4.4, YELLOW, 1.8)
    belt(cv, YELLOW)
    buckle(cv, 252, 404)
    _palm_arm(cv)
    arm_hanging(cv, YELLOW)
    puff(cv, WHITE)
    puff(cv, WHITE, right=True)
    cuff(cv, WHITE, "118,384! 160,396! 148,426! 112,416!", "130,390 124,414 / 144,394 138,420")
    sword(cv, 122, 396, 1.02, -1, 300, 14)
    fist(cv, 126, 427, 1.08, 4)
    with cv.at(*HEAD):
        neck(cv)
    medallion_cape(cv)
    with cv.at(*HEAD):
        head_three_quarter(cv, Face(DARK_HAIR, beard="goatee", moustache="curled", brow=2.5))
        crown(cv, BLUE, YELLOW, RED)


def _kilt(cv: Canvas) -> None:
    """Red pleated kilt with a yellow hem."""
    cv.shape("188,398! 316,398! 332,450 344,540! 300,552 252,546 206,552 162,540! 174,450", RED, 3, by=(-10, -8),
             lit=(6, 2),
             hatch=Hatch(80, 6, 1.6, (-12, -24)))
    for x in range(-4, 5):
        cv.stroke([(252 + x * 14, 412), (252 + x * 17, 470), (252 + x * 20, 544)], 2.6, (0.2, 1, 0.5))
    cv.shape("162,528! 206,540 252,534 300,540 343,528! 346,544! 300,556 252,550 206,556 159,544!", YELLOW, 2.6, by=(0,
                                                                                                                     -6))


def _palm_arm(cv: Canvas) -> None:
    """The arm on the right, stretched out, palm open."""
    cv.shape("308,262 340,268 372,292 402,312! 392,346! 356,338 322,330 300,310", YELLOW, 3, by=(-5, -8), lit=(4, 4),
             hatch=Hatch(65, 5.6, 1.6, (-8, -13)))
    cv.strokes("372,294 362,308 362,326 / 390,306 382,320 380,336", 2.3)
    open_palm(cv, 400, 331, 0.98, 8)
    cv.shape("396,306! 412,314! 402,352! 386,344!", WHITE, 2.6, by=(-4, -4))


def re_di_bastoni(cv: Canvas) -> None:
    """Face to the right, long moustache; the club upright on the right, the other hand gathers the cloak."""
    base_bar(cv, SUIT_PAINT["b"])
    with cv.at(500, flip=True):
        striped_lining(cv)
        cloak_left(cv, BLUE)
        cloak_right(cv, BLUE)
        legs(cv, YELLOW)
        shoes(cv)
        boots(cv, WHITE)
        _pleated_tunic(cv)
        belt(cv, YELLOW)
        buckle(cv, 252, 404, 1.2)
        with cv.at(504, flip=True):
            arm_hanging(cv, YELLOW)
            hand_down(cv, 133, 418, 0.98, 8)
            cuff(cv, YELLOW, CUFF_HANGING)
        arm_raised(cv, YELLOW)
        puff(cv, BLUE, slash=YELLOW)
        puff(cv, BLUE, right=True, slash=YELLOW)
    baton(cv, 400, 236, 1.36, -2, weight=1.05)
    with cv.at(500, flip=True):
        cuff(cv, YELLOW, CUFF_RAISED, "102,272 102,291 / 126,272 126,291")
        fist(cv, 108, 256, 1.12)
        with cv.at(*HEAD):
            neck(cv)
        pointed_collar(cv, RED)
        with cv.at(*HEAD):
            head_three_quarter(cv, Face(GREY_HAIR, moustache="long", lined=True))
            crown(cv, GREEN, RED, YELLOW)


def _pleated_tunic(cv: Canvas) -> None:
    """Long green tunic in one piece, pleated below the belt."""
    cv.shape("188,398! 316,398! 336,500 350,640! 300,654 252,646 206,654 156,640! 168,500", GREEN, 3, by=(-10, -8),
             lit=(6, 2),
             hatch=Hatch(82, 6, 1.6, (-14, -26)))
    for x in range(-4, 5):
        cv.stroke([(252 + x * 14, 412), (252 + x * 18, 520), (252 + x * 21, 644)], 2.8, (0.2, 1, 0.5))
        cv.stroke([(246 + x * 14, 424), (246 + x * 18, 520), (246 + x * 21, 630)], 3, (0, 1, 0), GREEN.light)
    cv.shape("156,626! 206,641 252,633 300,641 349,626! 352,644! 300,659 252,651 206,659 153,644!", YELLOW, 2.6, by=(0,
                                                                                                                     -6))
    bodice(cv, GREEN)
    cv.strokes("208,290 212,340 216,390 / 230,280 230,340 232,390 / 252,280 252,390 / 274,280 274,340 272,390 / "
               "296,290 292,340 288,390", 2.6)
