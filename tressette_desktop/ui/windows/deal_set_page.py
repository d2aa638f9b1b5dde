"""The same cards for others: a code to give away or to take, and how everybody fared with its cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tressette_desktop.engine.record.deal_set import DealSet, Slip, Wrong, lengths, read_deal_set, slip

from .. import theme
from ..kit.buttons import Button, Kind
from ..kit.fields import Combo, Line
from ..kit.page import Page, scrolling
from ..kit.paper import Paper
from ..kit.rows import FieldRow
from ..kit.text import Text
from .figures import Figures, FigureTable


class DealSetPage(Page):
    """A code is always there: a fresh one, until another is written in its place."""

    dealt = Signal(str, str)
    """The cards of this code are to be played, with computers of this level."""
    compared = Signal(str)
    """The player wants to see how everybody fared with the cards of this code."""

    def __init__(
        self,
        games: Sequence[tuple[str, str]],
        levels: Sequence[tuple[str, str]],
        level: str,
        played: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """``games`` and ``levels`` are keys and names; ``played`` are the codes of sets that were played here."""
        super().__init__(self.tr("The same cards for others"), parent)
        self._game = Combo(games)
        self._length = Combo(())
        self._level = Combo(levels)
        self._level.choose(level)
        self._code = Line("", self.tr("Code of the cards"))
        self._code.textChanged.connect(self._read)
        self._played = Combo(())
        self._played.setAccessibleName(self._code.placeholderText())
        self._copy = Button(self.tr("Copy"), "copy")
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._code.text()))
        self._fresh = Button(self.tr("Other cards"), "redo")
        self._fresh.clicked.connect(self._renew)
        self._deal = Button(self.tr("Deal the cards"), "deck", Kind.PRIMARY)
        self._deal.clicked.connect(lambda: self.dealt.emit(self.code, self._level.key))
        self._said = Text("", "body", "soft", wrap=True)
        self._table = FigureTable(self.tr("Each sitting, hand by hand"))
        self._note = Text("", "body", "soft", wrap=True)
        self._game.chosen.connect(self._choose)
        self._length.chosen.connect(lambda _key: self._renew())
        self._played.chosen.connect(self.write)
        self._lay_out()
        self.offer(played)
        self.show_compared(Figures(), "")
        self._choose(self._game.key)
        self.first = self._deal

    @property
    def code(self) -> str:
        """The code that is written, as it is spelt; nothing while it is none."""
        deals = read_deal_set(self._code.text())
        return "" if deals is None else deals.text

    def write(self, code: str) -> None:
        """Take a code instead."""
        if code:
            self._code.setText(code)

    def show_compared(self, figures: Figures, note: str) -> None:
        """Show how everybody fared."""
        self._table.take(figures)
        self._table.setVisible(bool(figures.rows))
        self._note.setText(note)

    def offer(self, played: Sequence[str]) -> None:
        """Offer the sets that were played here, by their codes."""
        shown = self._played.key
        self._played.clear()
        self._played.addItem(self.tr("Cards played before"), "")
        for code in played:
            self._played.addItem(code, code)
        self._played.choose(shown)
        self._played.setVisible(bool(played))
        self._played.updateGeometry()

    def _choose(self, game: str) -> None:
        """Offer the lengths of a game, at first one of middle size, and new cards."""
        self._lengthen(game)
        self._length.choose(str(lengths(game)[1]))
        self._renew()

    def _lengthen(self, game: str) -> None:
        self._length.clear()
        for hands in lengths(game):
            self._length.addItem(self.tr("%n hand(s)", "", hands), str(hands))
        self._length.updateGeometry()

    def _renew(self) -> None:
        self.write(DealSet.fresh(self._game.key, int(self._length.key)).text)

    def _read(self) -> None:
        """Follow what is written."""
        deals = read_deal_set(self._code.text())
        for button in (self._deal, self._copy):
            button.setEnabled(deals is not None)
        self._said.colour("red" if deals is None else "soft")
        if deals is None:
            told = slip(self._code.text())
            assert told is not None
            self._said.setText(self._why(told))
            return
        self._said.setText(self.tr("Give this code to a friend, or keep it: whoever plays it has the very same cards."))
        if deals.game != self._game.key:
            self._game.choose(deals.game)
            self._lengthen(deals.game)
        self._length.choose(str(deals.hands))
        self.compared.emit(deals.text)

    def _why(self, told: Slip) -> str:
        """Say what is wrong with a code."""
        name = self._game.itemText(self._game.findData(told.game)) or told.game
        *known, last = lengths(told.game) if told.wrong is Wrong.LENGTH else (0,)
        sentence = {
            Wrong.SHAPE: self.tr("This is no code. One looks like classic-8-K7QX-2M43."),
            Wrong.GAME: self.tr("There are no cards for {game} here. A code looks like classic-8-K7QX-2M43."),
            Wrong.LENGTH: self.tr("{game} is not dealt for {hands} hands, but for {known} or {last}."),
            Wrong.LETTER: self.tr("A letter of this code is wrong, or two have changed places."),
        }[told.wrong]
        return sentence.format(game=name, hands=told.hands, known=", ".join(map(str, known)), last=last)

    def _lay_out(self) -> None:
        look = theme.current()
        # A code is seen whole.
        self._code.setMinimumWidth(look.px(270))
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, look.px(8), 0)
        column.setSpacing(look.px(14))
        cards = Paper()
        column.addWidget(cards)
        for title, field in (
            (self.tr("Game"), self._game),
            (self.tr("Length"), self._length),
            (self.tr("Level of the computers"), self._level),
            (self.tr("Code of the cards"), self._code),
        ):
            cards.column.addWidget(FieldRow(title, field))
        cards.column.addWidget(self._said)
        row = QHBoxLayout()
        cards.column.addLayout(row)
        for button in (self._copy, self._fresh):
            row.addWidget(button)
        row.addStretch(1)
        fared = Paper()
        column.addWidget(fared)
        head = QHBoxLayout()
        fared.column.addLayout(head)
        head.addWidget(Text(self.tr("How everybody fared"), "strong", wrap=True), 1)
        head.addWidget(self._played)
        fared.column.addWidget(self._table)
        fared.column.addWidget(self._note)
        column.addStretch(1)
        self.body.addWidget(scrolling(content))
        self.footer.addStretch(1)
        self.footer.addWidget(self._deal)
