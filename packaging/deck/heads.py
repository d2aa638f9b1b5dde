"""Heads: three-quarter and profile, both facing left; chin at y 48, top of the skull at y -54.

Both fit the same collar and the same hats. Order on a card: neck, collar, head, hat.
"""

from dataclasses import dataclass
from typing import Literal

from ink import Canvas, Hatch
from palette import BLUSH, GREY_HAIR, INK, IRIS, LIPS, SKIN, WHITE, Paint
from splines import ellipse

Beard = Literal["", "goatee", "full"]
Moustache = Literal["", "drooping", "curled", "long"]
Cut = Literal["long", "bob", "curls", "cropped"]

SMILE = "#b9473f"
CHEEK = Hatch(62, 4.4, 1.2, (-13, -2), 0.5)


@dataclass(frozen=True)
class Face:
    """What tells one man from another."""

    hair: Paint = GREY_HAIR
    cut: Cut = "long"
    """Long locks fall to the collar, a bob to the jaw; cropped hair shows the ear."""
    beard: Beard = ""
    moustache: Moustache = ""
    young: bool = False
    lined: bool = False
    """Furrows on brow and cheek of an old man."""
    brow: float = 0
    """How much the brows are knitted, in units."""


def neck(cv: Canvas) -> None:
    """Draw before the collar, in the frame of the head."""
    cv.shape("-10,30 -8,52 -22,84! 44,84! 28,52 28,20!", SKIN, 2.4, by=(-16, 14), hatch=Hatch(25, 4.6, 1.3, (-20, 18)))


def eye(cv: Canvas, x: float, y: float, width: float, look: float = -1) -> None:
    """Almond eye under a heavy lid; ``look`` moves the gaze to the left (negative) or right."""
    with cv.at(x, y, width / 16, weight=1):
        cv.shape("-8,.6! -1.6,-4.8 4.8,-3.2 8,1.6! 0,3.8", WHITE, 0)
        cv.dot(look * 1.6, -0.1, 3.44, IRIS)
        cv.dot(look * 1.6 - 1.1, -1.3, 1.04, WHITE.base)
        cv.stroke("-9.3,1.6 -2.2,-4.6 4.5,-3.5 9.9,2.2", 3.0, (0.5, 1.1, 1.1, 0.3))
        cv.stroke("-4.8,4.8 1.3,5.4 6.7,3.5", 1.5)
        cv.stroke("-6.4,-6.7 .8,-9 8,-5.1", 1.26)


def head_three_quarter(cv: Canvas, face: Face) -> None:
    """Head turned half to the left."""
    hair = face.hair
    cv.shape("-20,-48 0,-60 26,-54 43,-32 47,0 50,31 42,52 28,56 18,46 16,20 0,-30", hair, 2.6, by=(-8, -2))
    skin = cv.shape(
        "-2,-50 -24,-42 -33,-24 -34.5,-12 -31.5,-4 -34,7 -32,20 -26,36 -17,47 -5,49 10,42 23,28 29,8 30,-22 20,-44",
        SKIN, 2.4, by=(-9, -1))
    if face.young:
        cv.shape(ellipse(13, 15, 8, 5.5), BLUSH, 0)
    cv.hatch(skin.difference(cv.moved(skin, CHEEK.by)), CHEEK)
    _nose_and_eyes(cv, face)
    _mouth(cv, face)
    if face.beard == "full":
        _full_beard(cv, hair)
    elif face.beard == "goatee":
        _goatee(cv, hair)
    _moustache(cv, face)
    _side_hair(cv, face)


SIDE_HAIR = {
    "long": "-2,-52 -14,-48 -6,-40 8,-34 20,-20 25,0 27,24 23,44 30,50 40,46 47,24 46,-6 40,-34 24,-52",
    "bob": "-2,-52 -16,-47 -6,-38 8,-33 19,-20 23,0 20,18 12,30! 24,38 42,38 56,30! 51,14 49,-6 42,-34 24,-52",
    "curls": "-2,-52 -16,-47 -8,-38 6,-36 10,-24 20,-22 18,-8 27,-2 20,10 29,16 22,28 30,34 24,46 36,50 40,42 50,44 "
             "50,30 58,24 "
    "50,12 58,2 49,-8 54,-22 44,-30 42,-44 24,-54",
    "cropped": "-4,-52 -16,-46 -2,-40 12,-32 22,-18 24,-2 30,2 38,-10 38,-34 22,-52",
}


def _side_hair(cv: Canvas, face: Face) -> None:
    """The hair on the near side, over the temple."""
    cv.shape(SIDE_HAIR[face.cut], face.hair, 2.4, by=(-8, 0))
    if face.cut == "cropped":
        cv.shape("24,-4 32,-6 35,3 31,13 25,12", SKIN, 2, by=(-3, -2))
        cv.stroke("27,0 31,1 29,8", 1.3)
    elif face.cut == "curls":
        cv.strokes("4,-44 16,-40 22,-30 / 20,-44 32,-36 34,-26 / 26,-22 36,-22 40,-12 / 28,-6 38,-6 44,4 / 28,10 38,8 "
                   "44,16 / "
                   "30,24 40,22 46,28 / 32,38 38,34 44,36", 1.9, (0.2, 1, 0.2))
    else:
        low = 42 if face.cut == "long" else 32
        for k in range(4):
            lock = [(10 + k * 7, -42 + k * 2), (26 + k * 4.4, -16), (30 + k * 4.2, 12),
                    (29 + k * 3.6 + (42 - low) * 0.4, low - k)]
            cv.stroke(lock, 1.9, (0.1, 1, 0.8, 0.1))


def _nose_and_eyes(cv: Canvas, face: Face) -> None:
    cv.shape("-16,-9 -20,2 -26.5,12 -24,17 -16,17.5 -11,14 -12,4", SKIN, 0)
    cv.facets("-13.5,-4 -12,6 -11,13.5 -16,15.5 -15,6", SKIN.shade)
    cv.stroke("-17.5,-10 -19.5,0 -27,11.5 -25,16.2 -19,16.8", 2.3, (0.2, 0.8, 1.1, 1, 0.5))
    cv.stroke("-17,17.5 -12.5,17 -11,12.5", 2.0, (0.6, 1, 0.2))
    eye(cv, 0, -3.5, 16)
    eye(cv, -26.5, -3.8, 10.5)
    heavy, colour, knit = (3.2, face.hair.shade, 0) if face.young else (4.4, INK, face.brow)
    cv.stroke([(-12, -13 + knit), (-3, -18.5), (7, -18), (14, -12)], heavy, (0.9, 1, 0.8, 0.1), colour)
    cv.stroke([(-20.5, -13 + knit), (-26, -17.6), (-32, -13.5)], heavy * 0.85, (0.9, 1, 0.2), colour)
    if knit:
        cv.strokes("-16,-11 -17.5,-16 -16.5,-20 / -20,-12 -21,-17", 1.5, (0.6, 1, 0.1))
    if face.lined:
        cv.strokes("-8,9 0,13 9,9 / 12,4 18,8 19,15 / 14,-7 20,-9 / -14,-27 -2,-30 12,-27 / -10,-33 0,-35 9,-33", 1.5)


def _mouth(cv: Canvas, face: Face) -> None:
    if face.young:
        cv.shape("-26,27! -21,25.2 -18,26.2 -14,25.2 -6,27.6! -12,32 -18,33.2 -23,31", LIPS, 0)
        cv.stroke("-26.5,27.2 -19,28.6 -5,27.4", 1.8, (0.4, 1, 0.6))
        cv.stroke("-20,37 -16,38 -12,37", 1.3)
    else:
        cv.shape("-24,29 -17,31 -8,29 -14,34 -20,34", SMILE, 0)


def _full_beard(cv: Canvas, hair: Paint) -> None:
    cv.shape(
        "29,-6! 31,14 27,34 14,52 -6,66 -18,70 -27,60 -33,44 -34,24! -29,34 -24,36 -16,37.5 -6,35 4,24 18,12", hair,
        2.4,
        by=(-9, -4))
    cv.strokes(
        "20,16 16,32 4,50 / 26,12 24,28 16,42 / 8,28 4,42 -6,60 / -4,38 -8,50 -14,64 / -16,40 -19,52 -20,66 / "
        "-25,38 -27,48 -26,58 / -31,34 -32,42 -30,48", 2)


def _goatee(cv: Canvas, hair: Paint) -> None:
    cv.shape("-23,37! -16,35.5 -8,37! -4,46 -9,58 -17,68! -23,57 -26,46", hair, 2.2, by=(-5, -3))
    cv.strokes("-20,40 -18,62 / -15,39 -16,62 / -11,40 -13,56", 1.6, (1, 0.2))
    cv.ticks("24,26 12,40 0,47", 7, 3.6, 1.3, 100)


MOUSTACHES = {
    "drooping": "-16,20! -10,19.5 0,23 10,29 17,26.5! 12,33.5 2,33 -8,29 -16,27.5! -23,30 -31,31 -37,25! -30,25.5 "
                "-23,20.5",
    "curled": "-16,20! -8,19.5 4,24 14,23 20,14! 21,25 12,32 0,32 -9,28 -16,27! -23,30 -32,30 -39,20! -35,23 -29,23 "
              "-23,20.5",
    "long": "-16,20! -8,19.5 2,24 10,33 19,46! 9,42 0,36 -9,30 -16,27.5! -22,31 -29,36 -35,47! -37,36 -31,26 -23,20.5",
}


def _moustache(cv: Canvas, face: Face) -> None:
    if not face.moustache:
        return
    cv.shape(MOUSTACHES[face.moustache], face.hair, 2.2, by=(-2, -3), thick=0.6)
    cv.strokes("-10,23 0,27 8,31 / -22,24 -28,27", 1.4, (0, 1, 0))


def head_profile(cv: Canvas, face: Face) -> None:
    """Young man's head seen from the side, looking left, locks on the neck."""
    hair = face.hair
    cv.shape("-14,-50 6,-60 32,-52 47,-28 50,6 50,36 40,54 26,54 14,40 8,0", hair, 2.6, by=(-8, -2))
    skin = cv.shape(
        "0,-50 -20,-42 -29,-24 -30,-12 -28,-6! -33,4 -40,13 -38,17.5 -31,19! -30,23 -34,27 -30,29.5! -33,32 -31,36 "
        "-28,38 -29,44 -24,51 -12,50 6,42 20,30 26,8 26,-22 18,-44", SKIN, 2.4, by=(-9, -2))
    cv.hatch(skin.difference(cv.moved(skin, CHEEK.by)), CHEEK)
    cv.shape(ellipse(-6, 17, 8, 5.5), BLUSH, 0)
    eye(cv, -18, -4, 12, look=-1.6)
    cv.stroke("-30,-14 -22,-18.5 -9,-14", 3.4, (0.9, 1, 0.1), hair.shade)
    cv.stroke("-36,18 -30,18 -28,13", 1.9, (0.5, 1, 0.2))
    cv.shape("-33,26.6! -28,26 -21,29! -27,33 -32,32.6! -29,29.4", LIPS, 0)
    cv.stroke("-31,29.4 -20,29", 1.7, (1, 0.2))
    cv.stroke("-22,44 -14,46 -4,42", 1.4)
    cv.shape("-4,-52 -18,-46 -8,-38 4,-30 10,-12 8,4 14,24 20,44 32,52 46,40 48,4 44,-30 26,-54", hair, 2.4, by=(-9, 0))
    for k in range(4):
        lock = [(k * 9, -44 + k), (16 + k * 7, -18), (17 + k * 7.4, 12), (22 + k * 6, 42 - k * 2)]
        cv.stroke(lock, 1.9, (0.1, 1, 0.8, 0.1))
