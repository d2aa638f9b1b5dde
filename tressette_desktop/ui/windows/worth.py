"""What an ending is worth with all hands open: asked of the process of the bots, told in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from tressette_desktop.engine.bots.messages import Solve
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.kernel.bits import card_of
from tressette_desktop.engine.kernel.telling import frame_of, position_of
from tressette_desktop.engine.record.story import Eye, Open, ToldHand
from tressette_desktop.ui import words
from tressette_desktop.ui.panels.telling import Names
from tressette_desktop.ui.thinker import Thinker

SOLVED: Final = 6
"""The most cards in a hand for which the solver needs no more than a moment."""


class Worth(QObject):
    """Answers by a signal; what was asked before is given up by the next question."""

    told = Signal(str)
    """The sentences, or nothing while they are not known."""

    def __init__(self, thinker: Callable[[], Thinker], parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._asked: tuple[Solve, Table, Names] | None = None
        self._listening: Thinker | None = None

    def ask(self, hand: ToldHand, at: int, eye: Eye, names: Names) -> None:
        """Ask for a moment; where it is no ending, or hands are hidden, nothing is told."""
        self.told.emit("")
        self.give_up()
        table = hand.moments[at].table
        if not isinstance(eye, Open) or not _is_ending(table):
            return
        assert table.sides is not None
        game = hand.match.game
        question = Solve(frame_of(game, table.order, table.sides), position_of(game, table))
        self._asked = question, table, names
        thinker = self._thinker()
        if self._listening is None:
            self._listening = thinker
            thinker.answered.connect(self._answer)
        thinker.ask(question)

    def give_up(self) -> None:
        """Want no answer any more."""
        if self._asked is not None and self._listening is not None:
            self._listening.cancel()
        self._asked = None

    def stop(self) -> None:
        """Ask nothing any more."""
        self.give_up()
        if self._listening is not None:
            self._listening.answered.disconnect(self._answer)
            self._listening = None

    def _answer(self, values: object) -> None:
        if self._asked is None or not isinstance(values, Mapping):
            return
        (question, table, names), self._asked = self._asked, None
        frame, position = question.frame, question.position
        whole = position.whole(frame)
        first = frame.sides[position.turn] == 0
        ranked = sorted(values, key=lambda one: (-values[one] if first else values[one], card_of(one).index))
        assert table.sides is not None
        one, other = (words.names(names, side) for side in table.sides)
        best = values[ranked[0]]
        head = self.tr("With all cards open and best play: {one} {mine}, {other} {theirs} thirds.")
        told = [head.format(one=one, mine=best, other=other, theirs=whole - best)]
        line = self.tr("{card}: {mine} to {theirs}")
        told += [
            line.format(card=words.title(words.card(card_of(bit))), mine=values[bit], theirs=whole - values[bit])
            for bit in ranked
        ]
        self.told.emit("\n".join(told))


def _is_ending(table: Table) -> bool:
    if table.over or table.stopped or table.phase != "tricks" or table.sides is None or len(table.stock):
        return False
    return max(len(table.hands[seat]) for seat in table.order) <= SOLVED
