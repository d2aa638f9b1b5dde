"""What one hears of a score sheet at once: how the hand ended, and what it brought everybody."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from .. import contracts
from . import aloud
from .reckoning import hand_points, lines
from .sheet_words import Given, SheetWords


def result(given: Given, said: SheetWords) -> str:
    """Return how the hand, or the game, ended. Two figures alone are no sentence: whose they are is told below."""
    title = "" if given.paired and not given.score.winners else aloud.ended(said.title(given))
    told = QCoreApplication.translate("aloud", "In this hand: {figures}.").format(figures=_gained(given))
    return " ".join(filter(None, (title, aloud.ended(said.line(given)), told)))


def hands(given: Given, said: SheetWords) -> str:
    """Return what each hand of the game came to, where there are several."""
    if len(given.hands) < 2:
        return ""
    first = given.table.number - len(given.hands) + 1
    sentence = QCoreApplication.translate("ScoreSheet", "Hand {number}")
    told = (
        f"{sentence.format(number=number)}: {said.of_hand(given, hand)}"
        for number, hand in enumerate(given.hands, start=first)
    )
    return f"{'; '.join(told)}."


def _gained(given: Given) -> str:
    """What the hand brought each side; where everybody has a score of his own, what it brought him."""
    names, south = given.company.names, given.company.south
    if not given.paired:
        return ", ".join(f"{names[line.seat]} {contracts.signed(line.gained)}" for line in lines(given.table, south))
    sides = sorted(given.score.sides, key=lambda side: south not in side)
    we = (QCoreApplication.translate("telling", "We"), QCoreApplication.translate("telling", "They"))
    called = (names[side[0]] if len(side) == 1 else own for side, own in zip(sides, we, strict=True))
    return ", ".join(f"{who} {points}" for who, points in zip(called, hand_points(given.score, south), strict=True))
