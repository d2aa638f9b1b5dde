"""Where the signs stand on the cards from two to seven (three of bastoni: see specials)."""

from emblems import garland, mandolin, vesuvius
from ink import Canvas
from ornaments import ribbon
from palette import GREEN, RED, YELLOW
from pips import BOSS, COROLLA, FACE, baton, coin, cup, sword
from specials import vignette
from splines import mirrored

COINS = {
    2: [(250, 190, 128, COROLLA), (250, 640, 128, COROLLA)],
    3: [(352, 160, 104, FACE), (148, 415, 104, FACE), (352, 670, 104, FACE)],
    4: [(x, y, 78, FACE) for y in (132, 698) for x in (138, 362)],
    5: [*((x, y, 70, FACE) for y in (118, 712) for x in (128, 372)), (250, 415, 124, COROLLA)],
    6: [(x, y, 62, BOSS) for y in (116, 415, 714) for x in (136, 364)],
    7: [*((x, y, 52, BOSS) for y in (104, 420, 726) for x in (120, 380)), (250, 262, 52, BOSS)],
}
"""x, y, radius and level of every coin."""

CUPS = {
    2: (2.1, 1.28, [(250, 216), (250, 614)]),
    3: (1.55, 1.0, [(144, 170), (356, 415), (144, 660)]),
    4: (1.5, 1.0, [(x, y) for y in (172, 658) for x in (138, 362)]),
    5: (1.36, 1.0, [*((x, y) for y in (160, 670) for x in (136, 364)), (250, 415)]),
    6: (1.26, 1.0, [(x, y) for y in (148, 415, 682) for x in (134, 366)]),
    7: (1.05, 1.0, [*((x, y) for y in (128, 412, 696) for x in (112, 388)), (250, 270)]),
}
"""Size, breadth of the bowl, and the centre of every cup."""

UP, DOWN, LEFT = 0, 180, -90

SWORDS = {
    2: [(152, 640, 1.35, UP, 420, 15), (348, 190, 1.35, DOWN, 420, 15)],
    3: [(112, 206, 1.3, DOWN, 420, 15), (388, 206, 1.3, DOWN, 420, 15), (250, 624, 1.3, UP, 420, 15)],
    4: [(x, y, 1.2, t, 190, 15) for x, y, t in ((112, 168, 150), (388, 168, 210), (112, 662, 30), (388, 662, 330))],
    5: [
        *((x, y, 1.1, t, 180, 15) for x in (104, 396) for y, t in ((262, UP), (568, DOWN))),
        (322, 415, 1.05, LEFT, 232, 15),
    ],
    6: [(x, y, 1.1, t, 206, 15) for x in (102, 250, 398) for y, t in ((154, DOWN), (676, UP))],
    7: [
        *((x, y, 1.0, t, 200, 16) for x in (100, 246, 392) for y, t in ((262, UP), (566, DOWN))),
        (318, 414, 1.0, LEFT, 238, 16),
    ],
}
"""x and y of the guard, size, turn, length and half breadth of the blade."""

RED_HEAD, GREEN_HEAD = (RED, GREEN), (GREEN, RED)
"""Colours of a club: its head, its stem."""


def denari(cv: Canvas, rank: int) -> None:
    """Coins."""
    for coin_place in COINS[rank]:
        coin(cv, *coin_place)
    if rank == 4:
        vesuvius(cv, 250, 415)


def coppe(cv: Canvas, rank: int) -> None:
    """Cups."""
    size, wide, places = CUPS[rank]
    for x, y in places:
        cup(cv, x, y, size, wide)
    if rank == 4:
        mandolin(cv, 250, 412)


def spade(cv: Canvas, rank: int) -> None:
    """Swords, with the ribbon, the garland or the country scene that belongs to the rank."""
    for sword_place in SWORDS[rank]:
        sword(cv, *sword_place)
    if rank == 2:
        bow = "120,300 152,318 184,346 178,372 138,384"
        ribbon(cv, bow, 32, (True, False))
        ribbon(cv, mirrored(bow), 32, (True, False))
        ribbon(cv, "136,372 116,396 136,444 196,472 250,480 304,472 364,444 384,396 364,372", 34)
    elif rank == 3:
        for outline, tails in (
            ("166,330 178,372 146,404 92,412", (False, True)),
            ("52,306 96,308 150,350 196,404 250,478", (True, False)),
        ):
            ribbon(cv, outline, 30, tails)
            ribbon(cv, mirrored(outline), 30, tails)
        cv.shape("228,470! 250,438! 272,470! 250,500!", YELLOW, 2.8, by=(-4, -5))
    elif rank == 4:
        garland(cv)
    elif rank == 5:
        for y, turn in ((196, UP), (634, DOWN)):
            with cv.at(250, y, 1.08, turn):
                vignette(cv)


def bastoni(cv: Canvas, rank: int) -> None:
    """Clubs, separate and never interlaced."""
    if rank == 2:
        baton(cv, 150, 415, 2.9, slim=0.78, weight=1.25)
        baton(cv, 350, 415, 2.9, flip=True, slim=0.78, weight=1.25)
    elif rank == 4:
        for place in ((128, 232, 1.55, -14), (372, 598, 1.55, 166)):
            baton(cv, *place, weight=1.15)
        for place in ((372, 232, 1.55, 14), (128, 598, 1.55, 194)):
            baton(cv, *place, flip=True, weight=1.15)
    elif rank == 5:
        for place in ((138, 196, 1.36, 172), (362, 634, 1.36, -8)):
            baton(cv, *place, False, *RED_HEAD, weight=1.1)
        for place in ((362, 196, 1.36, 188), (138, 634, 1.36, 8)):
            baton(cv, *place, True, *RED_HEAD, weight=1.1)
        baton(cv, 250, 415, 1.36, LEFT, weight=1.1)
    else:
        _six_or_seven_clubs(cv, rank)


def _six_or_seven_clubs(cv: Canvas, rank: int) -> None:
    """Two rows of three; in the seven one more lies between them."""
    middle_top = (UP, GREEN_HEAD) if rank == 6 else (DOWN, RED_HEAD)
    middle_bottom = (DOWN, GREEN_HEAD) if rank == 6 else (UP, RED_HEAD)
    rows = (
        (-1, ((DOWN, RED_HEAD), middle_top, (UP, GREEN_HEAD))),
        (1, ((DOWN, GREEN_HEAD), middle_bottom, (UP, RED_HEAD))),
    )
    size, reach = (1.42, 215) if rank == 6 else (1.2, 248)
    for side, row in rows:
        for x, (turn, (head, stem)) in zip((108, 250, 392), row, strict=True):
            lean = 6 if turn == UP else -6
            baton(cv, x, 415 + side * reach, size, turn + lean, turn == DOWN, head, stem, weight=1.1)
    if rank == 7:
        baton(cv, 250, 415, 1.25, LEFT, weight=1.1)
