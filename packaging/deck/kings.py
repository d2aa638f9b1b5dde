"""The four re (10): crowned, in cloaks down to the ground."""

from figures import arm_akimbo, arm_hanging, arm_raised, fist, hand_down, legs, open_palm, shoes
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
from ornaments import base_bar, bead, buckle, strap, sun_face
from palette import BLUE, BROWN_HAIR, DARK_HAIR, GREEN, GREY_HAIR, PALE_YELLOW, RED, SUIT_PAINT, WHITE, YELLOW, Paint
from pips import BOSS, baton, coin, cup, sword
from splines import ellipse

HEAD = (248, 172, 0.93)
CLOAK = Hatch(20, 6, 1.6, (-13, -4))
LINING = Hatch(78, 7, 1.8, (-60, -190), 0.5)


def cloak_lining(cv: Canvas, paint: Paint) -> None:
    """The inside of the cloak behind the legs."""
    cv.shape("186,262 152,340 128,450 112,580 112,690! 170,722 250,738 340,746 408,748! 392,640 374,500 356,380 "
             "330,258", paint, 3,
             by=(0, -14), hatch=LINING)


def cloak_left(cv: Canvas, paint: Paint) -> None:
    """Its outer edge on the left."""
    cv.shape("190,256 156,276 128,372 106,480 84,600 78,672! 100,690 118,676! 124,590 140,480 160,380 190,300", paint,
             3, by=(-8, -3),
             lit=(5, 2), hatch=CLOAK)
    cv.stroke("150,320 130,420 112,520 100,640", 2.4)


def cloak_right(cv: Canvas, paint: Paint) -> None:
    """Its outer edge and train on the right."""
    cv.shape("322,256 346,270 372,350 384,460 398,580 424,680 452,728 448,752 420,762 396,748 380,700 366,600 358,500 "
             "352,400 336,320",
             paint, 3, by=(-8, -3), lit=(5, 2), hatch=CLOAK)
    cv.strokes("360,380 372,500 388,610 414,700 432,738 / 366,560 384,660 404,728", 2.6)


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
    breeches(cv, GREEN, band=GREEN)
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
    _mantle_over_arm(cv)
    arm_akimbo(cv, BLUE)
    cuff(cv, YELLOW, "350,402! 331,367! 316,376! 329,410!")
    _sceptre(cv)
    fist(cv, 322, 396, 0.95, -24)
    with cv.at(*HEAD):
        neck(cv)
    _shoulder_cape(cv, YELLOW)
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


def _mantle_over_arm(cv: Canvas) -> None:
    """Red mantle hanging over the arm on the left; the hand gathers it."""
    cv.shape("196,250 164,258 142,300 124,370 104,470 88,590 82,690! 110,704 134,690 150,706 168,690! 172,600 176,500 "
             "180,420 190,340",
             RED, 3, by=(-9, -4), lit=(6, 3), hatch=Hatch(20, 6, 1.6, (-16, -4)))
    cv.strokes("152,320 134,420 118,540 108,680 / 172,420 150,520 140,600 134,684 / 176,360 160,400 140,420 / 178,470 "
               "166,560 160,680", 2.5)
    cv.shape("84,676! 110,690 134,676 150,692 169,676! 168,694! 150,708 134,694 110,708 82,694!", YELLOW, 2.4, by=(0,
                                                                                                                   -5))
    cv.shape("124,414! 128,384 156,362 186,378 190,412!", RED.shade, 2.6, thick=0)
    cv.shape("138,416! 140,388 157,374 176,386 178,414!", BLUE, 2.6, by=(-7, -3))
    hand_down(cv, 158, 420, 0.95, -4, flip=True)
    cuff(cv, YELLOW, "134,404! 180,402! 178,422! 138,426!")


def _sceptre(cv: Canvas) -> None:
    """Short yellow sceptre, upright on the right."""
    with cv.at(330, 392, turn=14):
        cv.shape("-5,-120! 5,-120! 6,46! -6,46!", YELLOW, 2.6, by=(-4, 0), lit=(2, 0))
        for y in (-96, -60, -24):
            cv.shape(f"-8,{y - 4} 8,{y - 4} 9,{y} 8,{y + 4} -8,{y + 4} -9,{y}", YELLOW, 2, by=(-3, -2), thick=0.5)
        cv.shape("0,-176! 10,-160 18,-146 12,-126! 0,-120 -12,-126! -18,-146 -10,-160", YELLOW, 2.6, by=(-5, -3))
        bead(cv, 0, -144, 7, RED)
        bead(cv, 0, 50, 8, YELLOW)


def _shoulder_cape(cv: Canvas, paint: Paint) -> None:
    """Dotted cape over both shoulders, to the middle of the chest."""
    cv.shape("212,228 176,244 152,272 140,310! 164,316 172,330! 192,322 204,338! 226,328 250,346! 274,328 296,338! "
             "310,322 330,330! "
             "338,316 360,310! 350,272 326,246 292,228 252,242", paint, 3, by=(-8, -7), lit=(5, 4))
    for x, y in ((178, 266), (200, 258), (166, 294), (190, 288), (214, 280), (238, 272), (262, 272), (286, 278), (306,
                                                                                                                  262),
                                                                                                                  (326,
                                                                                                                   272),
                 (308, 292), (334, 298), (206, 312), (232, 306), (254, 318), (278, 306), (296, 314)):
        bead(cv, x, y, 5, RED, 1.8)
    cv.strokes("214,232 208,246 / 232,240 230,252 / 252,244 252,256 / 272,240 274,252 / 290,232 296,246", 2, (1, 0.2))


def re_di_spade(cv: Canvas) -> None:
    """Face to the left, the sword upright on the left, the open hand stretched out on the right."""
    base_bar(cv, SUIT_PAINT["s"])
    _wide_cloak(cv)
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
    _medallion_cape(cv)
    with cv.at(*HEAD):
        head_three_quarter(cv, Face(DARK_HAIR, beard="goatee", moustache="curled", brow=2.5))
        crown(cv, BLUE, YELLOW, RED)


def _wide_cloak(cv: Canvas) -> None:
    """Green inside, blue outside, spread by the stretched arm."""
    cv.shape("186,262 152,340 128,450 112,580 112,690! 170,722 250,738 340,746 408,742! 416,640 424,500 430,380 "
             "410,320 330,258", GREEN, 3,
             by=(0, -14), hatch=LINING)
    cloak_left(cv, BLUE)
    cv.shape("326,262 366,286 402,322 438,344! 450,392 440,470 434,560 442,650 460,710 456,746 430,764 402,752 "
             "388,706 392,620 398,520 "
             "396,430 376,360", BLUE, 3, by=(-9, -3), lit=(5, 2), hatch=CLOAK)
    cv.strokes("392,340 416,420 414,540 412,640 430,744 / 424,350 432,420 424,520 / 402,480 398,600 404,720", 2.6)


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


def _medallion_cape(cv: Canvas) -> None:
    """Short red cape with a round gold medallion that shows a face."""
    cv.shape("212,228 184,240 170,258 166,282! 186,288 196,302! 222,300 252,318! 282,300 308,302! 318,288 338,282! "
             "334,258 320,242 292,228 "
             "252,242", RED, 3, by=(-7, -7), lit=(5, 4), hatch=Hatch(50, 6, 1.5, (-10, -10)))
    cv.strokes("212,234 196,262 192,284 / 228,242 220,266 216,294 / 276,242 284,266 288,294 / 292,234 308,262 314,284",
               2.4, (0.6, 1, 0.2))
    cv.shape(ellipse(252, 296, 33, 33), YELLOW, 3, by=(-5, -5), lit=(4, 4))
    for i in range(16):
        with cv.at(252, 296, turn=22.5 * i):
            cv.stroke("0,-31 0,-26", 1.8, (1, 0.6))
    cv.shape(ellipse(252, 296, 23, 24), PALE_YELLOW, 2.2, by=(-4, -3), thick=0)
    with cv.at(252, 296):
        sun_face(cv, 22, 0.95)


def re_di_bastoni(cv: Canvas) -> None:
    """Face to the right, long moustache; the club upright on the right, the other hand gathers the cloak."""
    base_bar(cv, SUIT_PAINT["b"])
    with cv.at(500, flip=True):
        _striped_lining(cv)
        cloak_left(cv, BLUE)
        cloak_right(cv, BLUE)
        legs(cv, YELLOW)
        shoes(cv)
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


def _striped_lining(cv: Canvas) -> None:
    """Red lining with yellow stripes."""
    cloak_lining(cv, RED)
    cv.strokes("164,360 138,520 124,690 / 180,400 160,560 152,704 / 186,640 184,718 / 340,360 364,520 392,740 / "
               "340,560 360,650 372,738 / "
               "330,640 338,735 / 252,650 252,736 / 220,650 218,730 / 290,650 296,740", 5.5, (0.6, 1, 1), YELLOW.base)


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
