"""The four cavalli (9): riders. Coppe and spade ride to the right, denari and bastoni to the left."""

from figures import fist, holding_hand
from garments import patterned
from hats import beret, cap, turban
from heads import Face, head_three_quarter, neck
from horse import bridle, horse
from ink import Canvas, Hatch
from ornaments import base_floor, bead, buckle, square_buckle, strap
from palette import BLUE, BROWN_HAIR, DARK_HAIR, GREEN, GREY_HAIR, RED, SUIT_PAINT, WHITE, YELLOW
from pips import BOSS, baton, coin, cup
from riding import (
    breast_strap,
    collar,
    facings,
    fringe,
    high_arm,
    jacket,
    leg,
    little_ruff,
    low_arm,
    rein_arm,
    reins,
    round_saddle,
    saddle_cloth,
    sash,
    tunic,
)

HEAD = (244, 164, 0.88)


def cavallo_di_denari(cv: Canvas) -> None:
    """To the left on a standing horse, head low; a turbaned rider lifts the coin."""
    base_floor(cv, SUIT_PAINT["d"])
    bow = 8
    with cv.at(498, flip=True):
        round_saddle(cv, horse(cv, walking=False, bow=bow))
        leg(cv, RED, YELLOW)
        tunic(cv, GREEN, YELLOW)
        jacket(cv, GREEN)
        for x in (208, 222, 262, 276):
            cv.stroke([(x, 240), (x + (243 - x) * 0.1, 348)], 7, (0.8, 1, 0.8), BLUE.base)
        facings(cv, YELLOW)
        sash(cv, BLUE)
        bridle(cv, bow=bow)
        reins(cv, hand=(190, 344))
        low_arm(cv, RED, YELLOW)
        fist(cv, 190, 348, 0.84, 12, flip=True)
    coin(cv, 160, 122, 48, BOSS)
    _coin_arm(cv)
    with cv.at(260, 164, 0.88):
        neck(cv)
    with cv.at(10):
        collar(cv, YELLOW, RED)
    with cv.at(260, 164, 0.88):
        head_three_quarter(cv, Face(DARK_HAIR, cut="cropped", moustache="curled", beard="goatee", brow=2))
        turban(cv, YELLOW, RED)


def _coin_arm(cv: Canvas) -> None:
    """The arm on the left lifts the coin beside the turban."""
    holding_hand(cv, 160, 224, 0.98)
    cv.shape("220,236 194,240 180,250 176,230! 142,226! 140,262 148,292 166,308 192,304 208,286", RED, 3, by=(-8, -5),
             lit=(5, 3),
             hatch=Hatch(50, 5.6, 1.6, (-12, -9)))
    cv.strokes("192,242 184,258 172,266 / 146,266 158,274 168,272 / 164,304 172,288 186,280", 2.3)
    cv.shape("138,210! 179,213! 178,234! 138,231!", YELLOW, 2.5, by=(-5, -4))
    cv.strokes("150,213 150,228 / 164,214 164,230", 1.4)


def cavallo_di_coppe(cv: Canvas) -> None:
    """To the right, one foreleg raised; the rider lifts the cup."""
    base_floor(cv, SUIT_PAINT["c"])
    body = horse(cv)
    breast_strap(cv, body, BLUE, edge=RED)
    saddle_cloth(cv, GREEN, YELLOW, studded=False)
    fringe(cv)
    patterned(cv, ((188, 464, 1), (218, 478, 1)), RED)
    leg(cv, RED)
    tunic(cv, YELLOW, GREEN)
    jacket(cv, YELLOW)
    facings(cv, GREEN, "222,226! 264,226! 258,346! 230,346!")
    for i in range(5):
        bead(cv, 244, 260 + 16 * i, 3.8, WHITE, 1.6)
    sash(cv, GREEN)
    with cv.at(238, 346, 0.62):
        square_buckle(cv, 0, 0)
    rein_arm(cv, GREEN, YELLOW)
    reins(cv)
    bridle(cv, gem=RED)
    fist(cv, 266, 352, 0.84, -28)
    cup(cv, 130, 142, 1.0)
    holding_hand(cv, 137, 268, 0.98)
    high_arm(cv, GREEN, YELLOW)
    with cv.at(246, 164, 0.88, flip=True):
        neck(cv)
    collar(cv, WHITE)
    with cv.at(246, 164, 0.88, flip=True):
        head_three_quarter(cv, Face(BROWN_HAIR, cut="bob", moustache="drooping"))
        cap(cv, RED, GREEN)


def cavallo_di_spade(cv: Canvas) -> None:
    """To the right, one foreleg raised; the Moor with the scimitar looks back."""
    base_floor(cv, SUIT_PAINT["s"])
    body = horse(cv)
    breast_strap(cv, body, YELLOW)
    saddle_cloth(cv, GREEN, YELLOW)
    cv.shape("208,446 192,454 186,470 194,486 210,491! 200,480 197,468 200,456", GREEN, 2.4, by=(-4, -2))
    bead(cv, 216, 468, 5, RED)
    leg(cv, RED)
    tunic(cv, YELLOW, WHITE)
    jacket(cv, GREEN)
    facings(cv, WHITE)
    sash(cv, RED)
    _sash_ends(cv)
    rein_arm(cv, RED, YELLOW)
    reins(cv)
    bridle(cv)
    fist(cv, 266, 352, 0.84, -28)
    low_arm(cv, RED, YELLOW)
    _scimitar(cv)
    fist(cv, 188, 346, 0.84, 12, flip=True)
    cv.dot(190, 371, 7.4, YELLOW.base, 2.6)
    with cv.at(*HEAD):
        neck(cv)
    collar(cv, YELLOW)
    with cv.at(*HEAD):
        head_three_quarter(cv, Face(DARK_HAIR, cut="cropped", moustache="curled", brow=2))
        turban(cv, BLUE)


def _sash_ends(cv: Canvas) -> None:
    """The sash is knotted in front, and its ends hang down."""
    for outline in ("226,352! 236,352! 238,384 246,404! 236,400! 230,408! 224,376",
                    "222,352! 234,352! 228,376 224,398! 216,392! 208,396! 216,374"):
        cv.shape(outline, RED, 2.4, by=(-4, -2))
    cv.shape("218,344 224,338 236,338 241,346 236,357 223,357", RED, 2.4, by=(-4, -3))


def _scimitar(cv: Canvas) -> None:
    """Curved blade, upright in front of the shoulder."""
    cv.shape("169,326! 158,250 138,186 106,128 72,88! 112,96 152,132 180,190 192,256 194,326!", BLUE, 3, by=(-7, 3))
    cv.stroke("176,308 168,250 148,184 114,128 90,102", 4, (0.6, 1, 0.1), BLUE.light)
    cv.stroke("182,308 176,250 158,188 124,130", 1.8, (1, 1, 0.1))
    strap(cv, "183,326 190,372", 8, YELLOW)
    guard = "156,326 168,320 182,322 196,320 206,312"
    cv.line(guard, 10)
    cv.line(guard, 5.8, YELLOW.base)


def cavallo_di_bastoni(cv: Canvas) -> None:
    """To the left, one foreleg raised; the club lies upright against the right shoulder."""
    base_floor(cv, SUIT_PAINT["b"])
    with cv.at(500, flip=True):
        body = horse(cv)
        breast_strap(cv, body, GREEN, YELLOW)
        saddle_cloth(cv, RED, YELLOW, studded=False)
        _shield(cv)
        leg(cv, RED)
        tunic(cv, YELLOW, GREEN)
        jacket(cv, YELLOW)
        cv.strokes("210,236 206,290 212,348 / 226,232 224,290 228,348 / 243,232 243,348 / 260,232 262,290 258,348 / "
                   "276,236 280,290 274,348", 2.6, (0.3, 1, 0.6))
        sash(cv, GREEN)
        buckle(cv, 238, 346, 0.8)
        rein_arm(cv, YELLOW, WHITE)
        reins(cv)
        bridle(cv, GREEN)
        fist(cv, 266, 352, 0.84, -28)
        low_arm(cv, YELLOW, WHITE)
    baton(cv, 348, 226, 1.28, 7, weight=1.05, leaf_span=(42, -92))
    with cv.at(500, flip=True):
        fist(cv, 176, 346, 0.88, 12, flip=True)
    with cv.at(254, 164, 0.88):
        neck(cv)
    with cv.at(6):
        little_ruff(cv)
    with cv.at(254, 164, 0.88):
        head_three_quarter(cv, Face(GREY_HAIR, moustache="long", lined=True))
        beret(cv, GREEN, YELLOW, None)


def _shield(cv: Canvas) -> None:
    """Small shield on the field of the saddle cloth."""
    cv.shape("180,440! 212,437! 212,462 196,488! 180,464", GREEN, 2.4, by=(-5, -3))
    cv.line("196,441 196,482", 2.6, YELLOW.base)
    cv.line("182,456 210,454", 2.6, YELLOW.base)
