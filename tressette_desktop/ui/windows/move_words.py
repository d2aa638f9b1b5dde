"""The moves of a record in words: what a list shows of each, and what is said when one comes to it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from tressette_desktop.engine.core.events import Answered, DealScored, Event, HandKept, MeldDeclared
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.record.entries import Aid, Stop, Undo
from tressette_desktop.engine.record.story import Eye, ToldHand
from tressette_desktop.ui import words
from tressette_desktop.ui.panels.announced import announcement
from tressette_desktop.ui.panels.telling import Names

SIGNS: Final = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
"""How a judgement is written, by its number (docs/tsn.md section 10)."""


class MoveWords(QObject):
    """Says moves in the language that is spoken when it is asked."""

    def move(self, hand: ToldHand, at: int, eye: Eye, names: Names) -> str:
        """Return what is noticed of a moment, from there: one sentence for each thing that happened."""
        match hand.moments[at].move:
            case Undo(seat):
                return self.tr("{name}: move taken back").format(name=names[seat])
            case Stop(seat):
                return self.tr("{name}: game broken off").format(name=names[seat])
            case Aid(seat, name):
                return self._aid(name).format(name=names[seat])
            case _:
                beats = hand.beats(at, eye)
                announced = any(isinstance(each.event, MeldDeclared) for each in beats)
                shown = [each for each in beats if not (announced and isinstance(each.event, Answered))]
                told = (self._event(each.event, names) or announcement(each.event, each.table, names) for each in shown)
                return ". ".join(each.rstrip(".") for each in told if each)

    def trick(self, hand: ToldHand, at: int) -> str:
        """Return the number of the trick that begins at a moment, or nothing."""
        return str(len(hand.moments[at].table.tricks) + 1) if at in hand.tricks[1:-1] else ""

    def _event(self, event: Event, names: Names) -> str:
        """What is told of an event only afterwards."""
        match event:
            case Answered(seat, ()):
                return self.tr("{name}: nothing to declare").format(name=names[seat])
            case Answered(seat, melds):
                told = ", ".join(words.meld(meld) for meld in melds)
                return self.tr("{name}, to declare: {melds}").format(name=names[seat], melds=told)
            case HandKept(seat):
                return self.tr("{name}: weak hand kept").format(name=names[seat])
            case DealScored(score):
                return self.count(score, names)
            case _:
                return ""

    def count(self, score: DealScore, names: Names) -> str:
        """Return what each side made of a hand, and what everybody has after it."""
        sides = []
        for side, seats in enumerate(score.sides):
            told = self.tr("{names}: {thirds}, {points}")
            if score.melds[side]:
                told = self.tr("{names}: {thirds}, {points}, {melds} with combinations")
            thirds = self.tr("%n third(s)", "", score.full_thirds[side])
            points, melds = words.points(score.points[side]), words.points(score.melds[side])
            sides.append(told.format(names=words.names(names, seats), thirds=thirds, points=points, melds=melds))
        minus = (str(total).replace("-", "−") for total in score.totals)
        totals = ", ".join(f"{name} {total}" for name, total in zip(names, minus, strict=True))
        return self.tr("{sides}. Now {totals}").format(sides="; ".join(sides), totals=totals)

    def _aid(self, name: str) -> str:
        return {
            "hint": self.tr("{name}: a hint"),
            "listening": self.tr("{name}: what the words prove"),
        }.get(name, self.tr("{name}: suits seen"))

    def names(self, players: dict[int, str], hand: ToldHand) -> Names:
        """Return the names by chair; who has none is called by the seat that he began in."""
        seat = self.tr("Seat {number}")
        return tuple(players.get(player) or seat.format(number=player + 1) for player in hand.chairs)
