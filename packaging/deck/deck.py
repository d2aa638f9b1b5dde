"""The deck: which function draws which card. A card's code is its rank and suit, as in the rules (``Kd``, ``3c``)."""

from collections.abc import Callable, Iterator
from functools import partial

from aces import asso_di_bastoni, asso_di_coppe, asso_di_spade
from backs import cubetti, golfo, riggiole
from cavalli import cavallo_di_bastoni, cavallo_di_coppe, cavallo_di_denari, cavallo_di_spade
from eagle import asso_di_denari
from fanti import fante_di_bastoni, fante_di_coppe, fante_di_denari, fante_di_spade
from french import french
from grande import large_print
from indices import SIGNS, index
from ink import Canvas
from kings import re_di_bastoni, re_di_coppe, re_di_denari, re_di_spade
from layouts import bastoni, coppe, denari, spade
from sheet import HEIGHT, WIDTH
from specials import tre_di_bastoni

Drawing = Callable[[Canvas], None]

RANKS = "32AKCF7654"
"""Strongest first: A asso, K re, C cavallo, F fante."""

NAMES = {"A": "asso", "2": "due", "3": "tre", "4": "quattro", "5": "cinque", "6": "sei", "7": "sette", "F": "fante",
         "C": "cavallo",
         "K": "re"}
SUITS = {"c": "coppe", "d": "denari", "s": "spade", "b": "bastoni"}

FRENCH_NAMES = {"A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "F": "jack",
                "C": "queen",
                "K": "king"}
FRENCH_SUITS = {"c": "hearts", "d": "diamonds", "s": "spades", "b": "clubs"}

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
    """File name and SVG text of the forty Neapolitan cards and their backs."""
    for code, suit_name in _codes(SUITS):
        yield f"{code}.svg", picture(drawing(code), f"{NAMES[code[0]]} di {suit_name}")
    for name in BACKS:
        yield f"{name}.svg", picture(BACKS[name], "dorso")


def grande() -> Iterator[tuple[str, str]]:
    """The large-print deck."""
    for code, suit_name in _codes(SUITS):
        yield f"{code}.svg", picture(partial(large_print, rank=code[0], suit=code[1]), f"{NAMES[code[0]]} di "
                                                                                       f"{suit_name}")
    yield "back_cubetti.svg", picture(cubetti, "dorso")


def francesi() -> Iterator[tuple[str, str]]:
    """The French-suited deck."""
    for code, suit_name in _codes(FRENCH_SUITS):
        yield f"{code}.svg", picture(partial(french, rank=code[0], suit=code[1]), f"{FRENCH_NAMES[code[0]]} of "
                                                                                  f"{suit_name}")
    yield "back_golfo.svg", picture(golfo, "back")


def indices() -> Iterator[tuple[str, str]]:
    """Corner signs to lay over a card, each as large as the card."""
    for suit, suit_name in SUITS.items():
        for sign in SIGNS:
            canvas = Canvas()
            index(canvas, sign, suit)
            yield f"{sign}{suit}.svg", canvas.svg(f"{sign} {suit_name}", WIDTH, HEIGHT)


def _codes(suits: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The forty codes, each with the name of its suit."""
    for suit, name in suits.items():
        for rank in RANKS:
            yield rank + suit, name
