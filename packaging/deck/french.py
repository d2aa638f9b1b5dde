"""The French-suited deck: hearts, diamonds, spades and clubs, kings, queens and jacks by the same hand.

A card keeps the code of the Neapolitan one that it stands for: c hearts, d diamonds, s spades, b clubs;
K king, C queen, F jack.
"""

from french_courts import jack, king, queen
from ink import Canvas
from lettering import letter
from ornaments import sun_face
from palette import BLACK, INK, PAPER, RED, YELLOW, Paint
from splines import ellipse

HEART = "0,44! -14,24 -38,4 -44,-20 -36,-38 -20,-44 -6,-38 0,-22! 6,-38 20,-44 36,-38 44,-20 38,4 14,24"
DIAMOND = "0,-48! 12,-26 36,0! 12,26 0,48! -12,26 -36,0! -12,-26"
SPADE = (
    "0,-46! 14,-24 38,-4 43,16 34,32 18,32 6,18! 8,34 18,44! -18,44! -8,34 -6,18! -18,32 -34,32 -43,16 -38,-4 -14,-24"
)
CLUB = (
    "0,-46 18,-38 22,-20 10,-6! 28,-12 43,0 42,20 26,30 6,14! 8,34 18,44! -18,44! -8,34 -6,14! -26,30 -42,20 -43,0 "
    "-28,-12 -10,-6! -22,-20 -18,-38"
)

SUITS: dict[str, tuple[str, Paint]] = {"c": (HEART, RED), "d": (DIAMOND, RED), "s": (SPADE, BLACK), "b": (CLUB, BLACK)}

TOP, UPPER, MIDDLE, BOTTOM = 150, 282, 415, 680
LEFT, CENTRE, RIGHT = 164, 250, 336

PLACES = {
    "2": [(CENTRE, TOP), (CENTRE, BOTTOM)],
    "3": [(CENTRE, y) for y in (TOP, MIDDLE, BOTTOM)],
    "4": [(x, y) for y in (TOP, BOTTOM) for x in (LEFT, RIGHT)],
    "5": [*((x, y) for y in (TOP, BOTTOM) for x in (LEFT, RIGHT)), (CENTRE, MIDDLE)],
    "6": [(x, y) for y in (TOP, MIDDLE, BOTTOM) for x in (LEFT, RIGHT)],
    "7": [*((x, y) for y in (TOP, MIDDLE, BOTTOM) for x in (LEFT, RIGHT)), (CENTRE, UPPER)],
}
"""Classic layouts; signs below the middle stand on their heads."""

COURTS = {"K": king, "C": queen, "F": jack}
INDEX_LETTER = {"C": "Q", "F": "J"}


def sign(cv: Canvas, suit: str, x: float, y: float, size: float, turn: float = 0) -> None:
    """One suit sign, about 90 high at size 1."""
    outline, paint = SUITS[suit]
    with cv.at(x, y, size, turn):
        if paint is BLACK:
            cv.shape(outline, paint, 0)
        else:
            cv.shape(outline, paint, 2.4, by=(-5, -4), lit=(4, 3), thick=0.5)


def french(cv: Canvas, rank: str, suit: str) -> None:
    """The face of one card."""
    for turn in (0, 180):
        with cv.at(*((500, 830) if turn else (0, 0)), turn=turn):
            _index(cv, rank, suit, turn)
    if rank == "A":
        _ace(cv, suit)
    elif rank in COURTS:
        with cv.at(66, 76, 0.77, weight=0.86):
            COURTS[rank](cv, suit)
        sign(cv, suit, 402, 134, 0.95)
    else:
        for x, y in PLACES[rank]:
            sign(cv, suit, x, y, 1.32, 180 if y > MIDDLE else 0)


def _index(cv: Canvas, rank: str, suit: str, turn: float) -> None:
    """Rank over suit in a corner."""
    colour = RED.base if SUITS[suit][1] is RED else INK
    place = cv.placed([(54, 74)])[0]
    letter(cv, INDEX_LETTER.get(rank, rank), place.x, place.y, 66, 12, colour, turn)
    sign(cv, suit, 54, 150, 0.66)


def _ace(cv: Canvas, suit: str) -> None:
    """One great sign with the sun in it."""
    sign(cv, suit, 250, 415, 3.4)
    for i in range(12):
        with cv.at(250, 408, turn=30 * i, weight=1):
            cv.shape("0,-62! 11,-40 0,-34! -11,-40", YELLOW, 2.2, by=(-3, -2), thick=0)
    cv.shape(ellipse(250, 408, 38, 38), PAPER, 3, thick=0)
    cv.shape(ellipse(250, 408, 33, 33), YELLOW, 2.4, by=(-5, -5), lit=(4, 4), thick=0)
    with cv.at(250, 408, weight=1):
        sun_face(cv, 34, 0.7)
