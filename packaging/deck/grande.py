"""The large-print Neapolitan deck: one big sign and the rank, to be read at arm's length or 40 pixels wide."""

from ink import Canvas
from lettering import letter
from palette import GREEN, INDEX_COLOUR, RED, SUIT_PAINT
from pips import COROLLA, baton, coin, cup, sword

RANK_LETTER = {"K": "R"}
"""The letters of the Italian ranks; all others are as in the code of the card."""


def large_print(cv: Canvas, rank: str, suit: str) -> None:
    """Rank above, sign below, a bar of the suit's colour at both ends."""
    letter(cv, RANK_LETTER.get(rank, rank), 250, 236, 290, 62, INDEX_COLOUR[suit])
    for y in (24, 782):
        cv.shape(f"26,{y}! 474,{y}! 474,{y + 24}! 26,{y + 24}!", SUIT_PAINT[suit], 3, thick=0)
    if suit == "d":
        coin(cv, 250, 598, 152, COROLLA)
    elif suit == "c":
        cup(cv, 250, 598, 2.05, 1.12)
    elif suit == "s":
        sword(cv, 188, 678, 1.55, 38, 206, 20)
    else:
        baton(cv, 246, 600, 1.8, 42, head=GREEN, stem=RED, weight=1.15)
