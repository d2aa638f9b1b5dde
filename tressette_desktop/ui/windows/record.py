"""A record to look at: its hands, trick by trick, and how each was counted."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tressette_desktop.engine.core.table import Table, Trick
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.record.reader import Record
from tressette_desktop.engine.seats import Seat
from tressette_desktop.ui import theme, words
from tressette_desktop.ui.kit.page import Page, scrolling
from tressette_desktop.ui.kit.paper import Paper
from tressette_desktop.ui.kit.text import Text


class RecordPage(Page):
    """One record: a paper for each hand; above them what is wrong with it, if anything is."""

    def __init__(self, title: str, record: Record, complaint: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._names = record.header.names
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setSpacing(theme.current().px(14))
        if complaint:
            column.addWidget(Text(complaint, "strong", "red", wrap=True))
        hands = tuple(last_of_each_hand(record))
        for number, table in enumerate(hands, start=1):
            column.addWidget(self._hand(number, table))
        if not hands and not complaint:
            column.addWidget(Text(self.tr("Nothing was played in it yet."), "body", "soft"))
        column.addStretch(1)
        pane = scrolling(sheet)
        pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pane.setAccessibleName(self.tr("Hands and tricks"))
        self.body.addWidget(pane)

    def _hand(self, number: int, table: Table) -> QWidget:
        paper = Paper()
        paper.column.addWidget(Text(self.tr("Hand {number}").format(number=number), "panel"))
        for said in table.melds:
            declared = self.tr("{name} declares {meld}.")
            paper.column.addWidget(
                Text(declared.format(name=self._name(said.seat), meld=words.meld(said.meld)), wrap=True)
            )
        for count, trick in enumerate(table.tricks, start=1):
            paper.column.addWidget(self._trick(count, trick))
        if table.score is not None:
            paper.column.addWidget(Text(self._count(table.score), "strong", wrap=True))
        return paper

    def _trick(self, count: int, trick: Trick) -> QWidget:
        cards = zip(trick.seats, trick.cards, strict=False)
        parts = (self.tr("{name}: {card}").format(name=self._name(seat), card=words.card(card)) for seat, card in cards)
        assert trick.winner is not None
        line = self.tr("{count}. {cards} - to {winner}")
        return Text(line.format(count=count, cards=", ".join(parts), winner=self._name(trick.winner)), wrap=True)

    def _count(self, score: DealScore) -> str:
        parts = []
        for side, seats in enumerate(score.sides):
            names = self.tr(" and ").join(self._name(seat) for seat in seats)
            told = self.tr("{names}: {thirds} thirds, {points} points, combinations {melds}, total {total}")
            parts.append(
                told.format(
                    names=names,
                    thirds=score.full_thirds[side],
                    points=score.points[side],
                    melds=score.melds[side],
                    total=score.totals[seats[0]],
                )
            )
        return ". ".join(parts) + "."

    def _name(self, seat: Seat) -> str:
        return self._names.get(seat) or self.tr("Seat {number}").format(number=seat + 1)


def last_of_each_hand(record: Record) -> Iterator[Table]:
    """Yield the table as each hand left it, the unfinished last one included."""
    latest: Table | None = None
    for table in record.replay():
        if latest is not None and len(table.tricks) < len(latest.tricks) and latest.over:
            yield latest
        latest = table
    if latest is not None:
        yield latest
