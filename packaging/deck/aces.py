"""Aces of coppe, spade and bastoni."""

from ink import Canvas, Hatch
from marks import path_of_area
from ornaments import bead, leaf, studs, sun_face
from palette import BLUE, GREEN, INK, PALE_YELLOW, RED, WHITE, YELLOW
from splines import Track, ellipse, mirrored

# ---- asso di coppe: a tall covered urn on the axis of the card


def asso_di_coppe(cv: Canvas) -> None:
    """The urn, from the pine cone on its lid to the plinth."""
    for side in (False, True):
        handle = "346,330 386,296 422,292 440,322 432,370 410,418 408,456 428,478 450,466 450,444 434,438"
        inner = "372,318 408,302 428,320 422,362 400,412 398,452"
        cv.line(mirrored(handle) if side else handle, 30)
        cv.line(mirrored(handle) if side else handle, 23, WHITE.base)
        cv.stroke(mirrored(inner) if side else inner, 2.4, (0.2, 1, 0.2))
    _urn_foot(cv)
    _urn_bowl(cv)
    _urn_belly(cv)
    _urn_neck(cv)
    _urn_lid(cv)


def _urn_foot(cv: Canvas) -> None:
    cv.shape("160,716! 340,716! 340,764! 160,764!", RED, 3.2, by=(-16, -8), hatch=Hatch(90, 6, 1.6, (-300, -14), 0.3))
    cv.shape("222,640! 278,640! 290,676 328,716! 172,716! 210,676", YELLOW, 3.2, by=(-16, 0), lit=(8, 0))
    for side in (-1, 1):
        with cv.at(250, flip=side < 0):
            cv.shape("4,648 26,670 62,712! 34,704 12,690", YELLOW, 2.4, by=(-5, -3))
            cv.stroke("8,660 24,686 50,706", 2, (0.3, 1, 0.1))
    cv.shape("216,618 284,618 290,630 284,644 216,644 210,630", RED, 3, by=(-10, -5))
    cv.line("214,630 286,630", 2)


def _urn_bowl(cv: Canvas) -> None:
    """Green gadroons."""
    cv.shape("112,520! 388,520! 376,566 340,600 290,620 250,624 210,620 160,600 124,566", GREEN, 3.2, by=(-22, -8),
             hatch=Hatch(60, 6, 1.7, (-40, -20)))
    for i in range(1, 8):
        x = -138 + 276 * i / 8
        glint = x - 20
        with cv.at(250):
            cv.stroke([(x, 522), (x * 0.93, 560), (x * 0.42, 620)], 3, (1, 1, 0.3))
            cv.stroke([(glint, 528), (glint * 0.92, 556), (glint * 0.55, 600)], 3.4, (0.2, 1, 0), GREEN.light)


def _urn_belly(cv: Canvas) -> None:
    """Yellow belly: the sun of the coins between two acanthus branches."""
    belly = cv.shape("124,424! 376,424! 390,470 392,500 386,524! 114,524! 108,500 110,470", YELLOW, 3.2, by=(-24, 0),
                     lit=(12, 0))
    cv.hatch(belly.difference(cv.moved(belly, (-60, -3))), Hatch(0, 6, 1.5, (-60, -3), 0.5))
    for flip in (False, True):
        with cv.at(250, flip=flip):
            leaf(cv, "50,494 74,462 98,456 124,478", 17, GREEN)
            for x, y in ((62, 448), (112, 448), (92, 508), (126, 506)):
                bead(cv, x, y, 5.4, RED, 2)
    for i in range(12):
        with cv.at(250, 474, turn=30 * i):
            cv.shape("0,-49! 8,-36 7,-28 -7,-28 -8,-36", RED if i % 2 else PALE_YELLOW, 2.2, by=(-3, -2), thick=0.5)
    cv.shape(ellipse(250, 474, 33, 34), PALE_YELLOW, 2.8, by=(-6, -4))
    with cv.at(250, 473, 1.5):
        sun_face(cv, 19, 0.85)


def _urn_neck(cv: Canvas) -> None:
    """Red neck hung with a garland, over a band of blue gadroons."""
    cv.shape("132,360! 368,360! 384,424! 116,424!", BLUE, 3.2, by=(-22, 0))
    for i in range(8):
        cv.shape(ellipse(138 + i * 32, 393, 13.5, 27, 10), BLUE, 2.8, by=(-6, -3), lit=(4, 3), thick=0.6)
    cv.shape("138,262! 362,262! 350,300 350,332 370,362! 130,362! 150,332 150,300", RED, 3.2, by=(-24, 0), lit=(12, 0),
             hatch=Hatch(86, 6.5, 1.7, (-44, -30), 0.5))
    for swag in ("158,292 178,326 208,332 234,300", "266,300 292,332 322,326 342,292"):
        cv.line(swag, 9)
        cv.line(swag, 5, YELLOW.base)
        studs(cv, Track(swag), 12, 18, 6)
    cv.shape("250,286 262,306 250,336! 238,306", YELLOW, 2.4, by=(-4, -3))
    bead(cv, 250, 304, 5.4, BLUE, 2)


def _urn_lid(cv: Canvas) -> None:
    cv.shape("250,156 196,166 150,196 134,250! 366,250! 350,196 304,166", YELLOW, 3.2, by=(-18, -5), lit=(10, 6),
             hatch=Hatch(60, 6, 1.6, (-30, -10)))
    cv.strokes("222,166 190,196 176,240 / 250,162 248,200 248,242 / 278,166 308,196 322,240", 2.4, (0.2, 1, 1))
    cv.shape("118,240 128,234 250,246 372,234 382,240 368,264 250,274 132,264", BLUE, 3.2, by=(-6, -9), lit=(4, 5))
    cv.shape("206,176! 222,158 236,132 264,132 278,158 294,176! 272,172 262,182! 250,172 238,182! 228,172", GREEN, 3,
             by=(-8, -4))
    cv.shape("228,126 272,126 276,134 270,142 230,142 224,134", GREEN, 2.8, by=(-6, -4))
    cv.shape("250,44! 268,60 276,86 268,110 232,110 224,86 232,60", RED, 3, by=(-9, -3))
    for y, xs in ((66, (237, 250, 263)), (80, (230.5, 243.5, 256.5, 269.5)), (94, (237, 250, 263))):
        for x in xs:
            cv.line([(x - 5, y - 5), (x, y + 3), (x + 5, y - 5)], 1.9)
    for flip in (False, True):
        with cv.at(250, flip=flip):
            cv.shape("0,128! 24,122 40,100 44,84! 30,92 26,82! 14,100", GREEN, 2.8, by=(-5, -4))
            cv.stroke("8,122 24,110 36,94", 2, (1, 0.6, 0.1))
    cv.shape("250,128! 238,118 242,104 250,92! 258,104 262,118", GREEN, 2.4, by=(-4, -2))


# ---- asso di bastoni: one big crooked club


def asso_di_bastoni(cv: Canvas) -> None:
    """Thick green head at the upper right, red stem, cut end at the lower left, sprouts on both sides."""
    leaf(cv, "214,600 180,510 120,456 96,384 112,280", 30)
    leaf(cv, "250,540 300,470 344,440 392,396", 28)
    cv.shape("196,580 160,540 118,528 82,548 74,588 92,616 122,618 136,598 122,584 110,592! 108,572 132,566 156,588 "
             "186,616",
             RED, 3, by=(-6, -6), lit=(4, 4))
    cv.shape("266,546! 300,512 340,510 372,524! 358,544 374,570! 350,578 352,612! 328,600 318,636! 296,604 272,590",
             GREEN, 3,
             by=(-6, -6))
    cv.strokes("270,552 310,548 350,540 / 280,570 312,574 342,596 / 280,580 300,594 314,618 / 296,548 316,532 340,524",
               2.2,
               (1, 0.7, 0.1))
    club = cv.shape(
        "340,62 384,78 408,122 400,190 368,262 334,336 318,420 312,500 290,580 248,648 186,714 122,762! 70,738! "
        "138,682 "
        "186,618 212,546 218,470 218,390 222,300 236,200 268,112 304,70", GREEN, 3.4, by=(-16, -8), lit=(8, 6))
    stem = cv.area("150,280! 250,300 300,380 350,440! 350,800! 40,800!").intersection(club.buffer(-1.5))
    cv.fill(path_of_area(stem), RED.base)
    cv.fill(path_of_area(stem.difference(cv.moved(stem, (-18, -8)))), RED.shade)
    cv.ticks("172,726 248,648 290,580 312,500 318,420 334,336 368,262 400,190 406,122", 34, 7, 2.4, -75, club)
    cv.ticks("84,728 138,682 186,618 212,546 218,470 218,390", 16, 8, 1.8, 75, club)
    leaf(cv, "282,520 272,430 278,330 292,230 318,96", 54)
    cv.strokes("204,576 240,600 282,596 / 170,640 206,664 240,656", 4, (0.4, 1, 0.4))
    cv.shape("122,762! 92,764 62,756 60,742 70,738! 100,734 124,744", GREEN, 3, by=(-5, -4))
    cv.line("110,754 88,756 74,748 92,742 108,748", 2)


# ---- asso di spade: a sheathed sword and its belt

BELT = (
    "160,70 206,60 236,92 214,150 160,200 112,256 110,316 160,340 240,318 316,300 368,340 370,420 316,500 238,570 "
    "204,640 "
    "232,712 306,736 364,690 388,600 398,490"
)


def asso_di_spade(cv: Canvas) -> None:
    """The belt winds behind the sword like a snake; no human figure."""
    loop = Track("150,336 112,400 98,470 128,522 190,520 222,480")
    cv.solid(loop.band(30), YELLOW, 3, by=(-6, -4))
    for i in range(int(loop.length // 12)):
        along = 6 + 12 * i
        cv.stroke([loop.at(along, 11), loop.at(along + 5), loop.at(along, -11)], 2, (0.3, 1, 0.3))
    belt = Track(BELT)
    band = cv.solid(belt.band(50), GREEN, 3.2, by=(-10, -8), lit=(6, 6), hatch=Hatch(35, 6, 1.7, (-14, -10)))
    for aside in (-17, 17):
        edge = [belt.at(u, aside) for u in range(0, int(belt.length), 12)]
        cv.line(edge, 1.7)
    studs(cv, belt, 34, 46, 7)
    cv.hatch(band.difference(cv.moved(band, (-6, -4))), Hatch(35, 9, 1.2, (-6, -4)))
    for x, y, turn in ((176, 186, 40), (236, 700, 20), (392, 590, 8)):
        _plate(cv, x, y, turn)
    cv.shape("172,40! 206,34 234,48 246,80 226,110! 190,92! 176,72! 120,56!", BLUE, 3, by=(-7, -6), lit=(4, 4))
    cv.dot(196, 62, 8, YELLOW.base, 2.6)
    cv.dot(196, 62, 3, INK)
    cv.shape("374,492! 422,492! 420,460 398,436! 378,460", BLUE, 3, by=(-7, -6))
    with cv.at(300, 232, turn=27):
        _scabbard(cv)
        _grip(cv)
        _guard(cv)


def _plate(cv: Canvas, x: float, y: float, turn: float) -> None:
    """Square blue plate with a gilt rosette."""
    with cv.at(x, y, turn=turn):
        cv.shape("-33,-30! 33,-30! 33,30! -33,30!", BLUE, 3, by=(-7, -6), lit=(4, 4))
        cv.shape("-25,-22! 25,-22! 25,22! -25,22!", BLUE, 1.8, thick=0)
        for i in range(8):
            with cv.at(turn=45 * i):
                cv.shape("0,-21! 6,-12 0,-4 -6,-12", YELLOW, 1.7, by=(-2, -2), thick=0)
        bead(cv, 0, 0, 6.5, RED, 2)


def _scabbard(cv: Canvas) -> None:
    cv.shape("-30,20! 30,20! 25,440! -25,440!", RED, 3.2, by=(-12, 0), lit=(6, 0))
    for y in range(58, 420, 34):
        if abs(y - 234) > 40:
            cv.shape(f"0,{y - 20}! 15,{y} 0,{y + 20}! -15,{y}", YELLOW, 2, by=(-4, -3), thick=0.6)
            cv.dot(0, y, 4.4, RED.base, 1.7)
            cv.strokes(f"-24,{y - 17} -17,{y - 17} / 17,{y - 17} 24,{y - 17}", 2.4, (1, 0.3))
    cv.shape("-38,206! 38,206! 38,262! -38,262!", BLUE, 3.2, by=(-10, -6), lit=(5, 4))
    cv.dot(0, 234, 16, YELLOW.base, 3)
    cv.dot(0, 234, 7, RED.base, 2)
    cv.shape("-30,430 -34,410! -16,424 0,404! 16,424 34,410! 30,440 18,474 -18,474", BLUE, 3.2, by=(-9, -4), lit=(5, 3))
    cv.dot(0, 492, 18, YELLOW.base, 3.2)
    cv.dot(-4, 488, 5, WHITE.base)


def _grip(cv: Canvas) -> None:
    cv.shape("-17,-20 -24,-60 -20,-110 -11,-150! 11,-150! 20,-110 24,-60 17,-20", BLUE, 3.2, by=(-9, 0))
    for y in (-44, -74, -104, -132):
        waist = abs(y + 60) * 0.08
        spiral = [(waist - 23, y + 8), (0, y + 2), (21 - waist, y - 14)]
        cv.stroke(spiral, 7.5, (0.7, 1, 0.7))
        cv.stroke(spiral, 4.2, (0.8, 1, 0.8), WHITE.base)
    cv.dot(0, -160, 14, YELLOW.base, 3)
    bead(cv, 0, -182, 11, RED, 3)


def _guard(cv: Canvas) -> None:
    for flip in (False, True):
        with cv.at(flip=flip):
            cv.shape("8,-30 44,-44 78,-24 84,10 62,36 28,36 8,22", YELLOW, 3.2, by=(-8, -6), lit=(5, 4))
            cv.line("34,-26 58,-20 66,4 50,22 34,18", 2.4)
            bead(cv, 50, -2, 9, BLUE, 2.4)
    cv.shape("0,64! 22,36 20,10 -20,10 -22,36", YELLOW, 3, by=(-6, -2))
    cv.shape(ellipse(0, -2, 26, 36), YELLOW, 3.2, by=(-8, -6), lit=(5, 4))
    cv.shape(ellipse(0, -2, 13, 21), RED, 2.6, by=(-5, -4))
    cv.dot(-4, -10, 3.6, WHITE.base)
