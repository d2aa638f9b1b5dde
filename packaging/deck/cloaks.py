"""Cloaks, mantles and capes of the kings (the frame of figures)."""

from figures import hand_down
from garments import cuff
from ink import Canvas, Hatch
from ornaments import bead, strap, sun_face
from palette import BLUE, GREEN, PALE_YELLOW, RED, YELLOW, Paint
from splines import ellipse

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


def wide_cloak(cv: Canvas) -> None:
    """Green inside, blue outside, spread by the stretched arm; its train on the left is full, not one more blade."""
    cv.shape("186,262 152,340 128,450 112,580 112,690! 170,722 250,738 340,746 408,742! 416,640 424,500 430,380 "
             "410,320 330,258", GREEN, 3,
             by=(0, -14), hatch=LINING)
    cv.shape("190,256 156,276 134,372 122,470 100,580 74,668 54,712 52,740 70,760 100,760 124,742 138,690 146,590 "
             "152,480 164,380 190,300", BLUE, 3, by=(-8, -3), lit=(5, 2), hatch=CLOAK)
    cv.strokes("150,330 134,470 112,590 78,690 70,742 / 154,400 138,520 122,640 100,742", 2.6)
    cv.shape("326,262 366,286 402,322 438,344! 450,392 440,470 434,560 442,650 460,710 456,746 430,764 402,752 "
             "388,706 392,620 398,520 "
             "396,430 376,360", BLUE, 3, by=(-9, -3), lit=(5, 2), hatch=CLOAK)
    cv.strokes("392,340 416,420 414,540 412,640 430,744 / 424,350 432,420 424,520 / 402,480 398,600 404,720", 2.6)


def mantle_over_arm(cv: Canvas) -> None:
    """Red mantle over the arm on the left, thrown back from the wrist: its hem and lining frame the sleeve."""
    cv.shape("196,250 164,258 142,300 124,370 104,470 88,590 82,690! 110,704 134,690 150,706 168,690! 172,600 176,500 "
             "180,420 190,340",
             RED, 3, by=(-9, -4), lit=(6, 3), hatch=Hatch(20, 6, 1.6, (-16, -4)))
    cv.strokes("152,320 134,420 118,540 108,680 / 172,420 150,520 140,600 134,684 / 176,360 160,400 140,420 / 178,470 "
               "166,560 160,680", 2.5)
    cv.shape("84,676! 110,690 134,676 150,692 169,676! 168,694! 150,708 134,694 110,708 82,694!", YELLOW, 2.4, by=(0,
                                                                                                                   -5))
    cv.shape("190,322 166,346 140,378 118,416! 134,430 172,426 190,412!", GREEN, 2.6, by=(0, -9), thick=0)
    cv.shape("192,344 168,366 150,388 138,408! 178,410! 192,384!", BLUE, 2.6, by=(-7, -3))
    strap(cv, "192,322 166,346 140,378 118,416", 5.5, YELLOW)
    hand_down(cv, 158, 420, 0.95, -4, flip=True)
    cuff(cv, YELLOW, "134,404! 180,402! 178,422! 138,426!")


def striped_lining(cv: Canvas) -> None:
    """Red lining with yellow stripes."""
    cloak_lining(cv, RED)
    cv.strokes("164,360 138,520 124,690 / 180,400 160,560 152,704 / 186,640 184,718 / 340,360 364,520 392,740 / "
               "340,560 360,650 372,738 / "
               "330,640 338,735 / 252,650 252,736 / 220,650 218,730 / 290,650 296,740", 5.5, (0.6, 1, 1), YELLOW.base)


def shoulder_cape(cv: Canvas, paint: Paint) -> None:
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


def medallion_cape(cv: Canvas) -> None:
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
