"""The deck: which function draws which card. A card's code is its rank and suit, as in the rules (``Kd``, ``3c``)."""

from collections.abc import Callable, Iterator

from aces import asso_di_bastoni, asso_di_coppe, asso_di_spade
from backs import cubetti, golfo, riggiole
from cavalli import cavallo_di_bastoni, cavallo_di_coppe, cavallo_di_denari, cavallo_di_spade
from eagle import asso_di_denari
from fanti import fante_di_bastoni, fante_di_coppe, fante_di_denari, fante_di_spade
from ink import Canvas
from kings import re_di_bastoni, re_di_coppe, re_di_denari, re_di_spade
from layouts import bastoni, coppe, denari, spade
from specials import tre_di_bastoni

Drawing = Callable[[Canvas], None]

RANKS = "32AKCF7654"
"""Strongest first: A asso, K re, C cavallo, F fante."""

NAMES = {"A": "asso", "2": "due", "3": "tre", "4": "quattro", "5": "cinque", "6": "sei", "7": "sette", "F": "fante",
         "C": "cavallo",
         "K": "re"}
SUITS = {"c": "coppe", "d": "denari", "s": "spade", "b": "bastoni"}

FIGURES: dict[str, Drawing] = {
    "Ac": asso_di_coppe, "Ad": asso_di_denari, "As": asso_di_spade, "Ab": asso_di_bastoni,
    "Fc": fante_di_coppe, "Fd": fante_di_denari, "Fs": fante_di_spade, "Fb": fante_di_bastoni,
    "Cc": cavallo_di_coppe, "Cd": cavallo_di_denari, "Cs": cavallo_di_spade, "Cb": cavallo_di_bastoni,
    "Kc": re_di_coppe, "Kd": re_di_denari, "Ks": re_di_spade, "Kb": re_di_bastoni,
    "3b": tre_di_bastoni,
}

SPOTS: dict[str, Callable[[Canvas, int], None]] = {"c": coppe, "d": denari, "s": spade, "b": bastoni}

BACKS: dict[str, Drawing] = {"back_riggiole": riggiole, "back_cubetti": cubetti, "back_golfo": golfo}


def drawing(code: str) -> Drawing:
    """The function that draws the face of a card."""
    if code in FIGURES:
        return FIGURES[code]
    return lambda canvas: SPOTS[code[1]](canvas, int(code[0]))


def picture(draw: Drawing, title: str) -> str:
    """A drawing on a blank card, as SVG text."""
    canvas = Canvas()
    draw(canvas)
    return canvas.card(title)


def neapolitan() -> Iterator[tuple[str, str]]:
    """File name and SVG text of the forty cards and the backs."""
    for suit, suit_name in SUITS.items():
        for rank in RANKS:
            yield f"{rank}{suit}.svg", picture(drawing(rank + suit), f"{NAMES[rank]} di {suit_name}")
    for name, draw in BACKS.items():
        yield f"{name}.svg", picture(draw, "dorso")
