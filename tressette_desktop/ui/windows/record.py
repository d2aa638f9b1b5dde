"""A record to look at: its hands, trick by trick, and how each was counted."""

from __future__ import annotations

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

Names = tuple[str, ...]
"""The names of those who sit in each chair, by seat."""


class RecordPage(Page):
    """One record: a paper for each hand; above them what is wrong with it, if anything is."""

    def __init__(self, title: str, record: Record, complaint: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._players = record.header.names
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setSpacing(theme.current().px(14))
        if complaint:
            column.addWidget(Text(complaint, "strong", "red", wrap=True))
        hands = tuple(record.hands())
        for count, (table, chairs) in enumerate(hands, start=1):
            column.addWidget(self._hand(count, table, tuple(self._name(player) for player in chairs)))
        if not hands and not complaint:
            column.addWidget(Text(self.tr("Nothing was played in it yet."), "body", "soft"))
        column.addStretch(1)
        pane = scrolling(sheet)
        pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pane.setAccessibleName(self.tr("Hands and tricks"))
        self.body.addWidget(pane)

    def _hand(self, count: int, table: Table, names: Names) -> QWidget:
        paper = Paper()
        paper.column.addWidget(Text(self.tr("Hand {number}").format(number=count), "panel"))
        for said in table.melds:
            declared = self.tr("{name} declares {meld}.").format(name=names[said.seat], meld=words.meld(said.meld))
            paper.column.addWidget(Text(declared, wrap=True))
        for number, trick in enumerate(table.tricks, start=1):
            paper.column.addWidget(self._trick(number, trick, names))
        if table.annulled is not None:
            paper.column.addWidget(Text(self.tr("Dealt again."), "strong"))
        if table.score is not None:
            paper.column.addWidget(Text(self._count(table.score, names), "strong", wrap=True))
        return paper

    def _trick(self, count: int, trick: Trick, names: Names) -> QWidget:
        cards = zip(trick.seats, trick.cards, strict=False)
        parts = (self.tr("{name}: {card}").format(name=names[seat], card=words.card(card)) for seat, card in cards)
        assert trick.winner is not None
        line = self.tr("{count}. {cards} - to {winner}")
        return Text(line.format(count=count, cards=", ".join(parts), winner=names[trick.winner]), wrap=True)

    def _count(self, score: DealScore, names: Names) -> str:
        """What each side made of the hand, and what everybody has after it."""
        sides = []
        for side, seats in enumerate(score.sides):
            told = self.tr("{names}: {thirds}, {points}")
            if score.melds[side]:
                told = self.tr("{names}: {thirds}, {points}, {melds} with combinations")
            thirds = self.tr("%n third(s)", "", score.full_thirds[side])
            points, melds = words.points(score.points[side]), words.points(score.melds[side])
            sides.append(told.format(names=words.names(names, seats), thirds=thirds, points=points, melds=melds))
        totals = ", ".join(f"{name} {total}" for name, total in zip(names, score.totals, strict=True))
        return self.tr("{sides}. Now {totals}.").format(sides="; ".join(sides), totals=totals)

    def _name(self, player: Seat) -> str:
        return self._players.get(player) or self.tr("Seat {number}").format(number=player + 1)
