"""The rules, one page long: headings at the left, words and cards at the right."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from tressette_desktop.engine.cards import card

from .. import theme, words
from ..cards import BACK, RATIO, CardArt
from ..kit import heard
from ..kit.buttons import Button, Kind
from ..kit.fields import Combo
from ..kit.page import Page, scrolling
from ..kit.paper import Paper
from ..kit.pictures import CardPictures
from ..kit.rows import Headings
from ..kit.text import Text, read_out
from ..theme import Look
from .rules_text import CardRow, Paragraph, Section
from .rules_variants import VariantRules
from .waiting import NAMED, variant_name

LETTERS = 62
"""Letters in a line at most; longer lines tire."""


class RulesPage(Page):
    """The rules of one variant; the headings lead to their sections, a list at the top to the other variants."""

    wanted = Signal(str)
    """The player wants the rules of the variant of this key."""
    glossary_wanted = Signal()

    def __init__(self, art: CardArt, variant: str = "classic", parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Rules of tressette"), parent)
        self._art = art
        choice = Combo((key, variant_name(key)) for key in NAMED)
        choice.choose(variant)
        choice.setAccessibleName(self.tr("Variant"))
        choice.chosen.connect(self.wanted)
        glossary = Button(self.tr("Glossary"), "book", Kind.GHOST)
        glossary.clicked.connect(self.glossary_wanted)
        self.extras.addWidget(choice)
        sections = VariantRules().sections(variant)
        self._titles: dict[str, Text] = {}
        self._pane = scrolling(self._sheet(sections))
        self._pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._pane.setAccessibleName(self.tr("Rules"))
        self._headings = Headings((section.key, section.title, "") for section in sections)
        self._headings.chosen.connect(self._go_to)
        self._headings.setFixedWidth(self._headings.sizeHint().width() + theme.current().px(12))
        self._led = False
        self._pane.verticalScrollBar().valueChanged.connect(self._follow)
        paper = Paper()
        paper.column.addWidget(self._pane)
        side = QVBoxLayout()
        self.body.addLayout(side)
        side.addWidget(self._headings, 1)
        side.addWidget(glossary)
        self.body.addWidget(paper, 1)
        self._told = {section.key: _read_out(section) for section in sections}
        self._pane.telling = lambda: self._told[self._headings.key]
        self.first = self._headings.opened

    @property
    def pane(self) -> QScrollArea:
        """The part that scrolls."""
        return self._pane

    @property
    def kept(self) -> str:
        """Which section is open."""
        return self._headings.key

    def resume(self, kept: str) -> None:
        """Open the section that was open."""
        self._headings.open(kept)
        self.first = self._headings.opened

    def _go_to(self, key: str) -> None:
        self._led = True
        self._pane.begin_at(self._titles[key])
        self._led = False

    def _follow(self, value: int) -> None:
        """Where one scrolls by oneself, the heading of what is read there is open; at the end it is the last."""
        if self._led:
            return
        line = value + self._pane.viewport().height() // 4
        begun = [key for key, title in self._titles.items() if title.y() <= line]
        at_end = value == self._pane.verticalScrollBar().maximum()
        first, last = next(iter(self._titles)), next(reversed(self._titles))
        before = self._headings.key
        self._headings.follow(last if at_end and value else next(reversed(begun), first))
        if self._headings.key != before and self._pane.hasFocus():
            heard.announce(self._pane, self._passed(before, self._headings.key))

    def _passed(self, before: str, now: str) -> str:
        """What was scrolled over, as it is read aloud: going on, none of the sections is left out."""
        keys = list(self._told)
        onward = keys[keys.index(before) + 1 : keys.index(now) + 1]
        return " ".join(self._told[key] for key in onward or (now,))

    def _sheet(self, sections: tuple[Section, ...]) -> QWidget:
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        look = theme.current()
        column.setContentsMargins(look.px(10), look.px(4), look.px(10), look.px(10))
        column.setSpacing(look.px(12))
        for section in sections:
            title = Text(section.title, "panel")
            self._titles[section.key] = title
            column.addWidget(title)
            for part in section.parts:
                column.addWidget(self._part(part))
            column.addSpacing(look.px(18))
        column.addStretch(1)
        return sheet

    def _part(self, part: Paragraph | CardRow) -> QWidget:
        if isinstance(part, CardRow):
            return CardStrip(part, self._art)
        return Prose(part)


def _read_out(section: Section) -> str:
    """A section as it is read aloud."""
    lines = (
        _told_row(part) if isinstance(part, CardRow) else " ".join(filter(None, (part.lead, part.text)))
        for part in section.parts
    )
    return read_out(section.title, *lines)


class Prose(Text):
    """A paragraph in lines of a length that can be read."""

    def __init__(self, paragraph: Paragraph) -> None:
        super().__init__("", wrap=True)
        if paragraph.lead:
            self.setTextFormat(Qt.TextFormat.RichText)
            self.setText(f"<b>{escape(paragraph.lead)}</b> {escape(paragraph.text)}")
        else:
            self.setText(paragraph.text)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def wear(self, look: Look) -> None:
        """At most so many letters to the line."""
        super().wear(look)
        self.setMaximumWidth(LETTERS * self.fontMetrics().averageCharWidth())

    def heightForWidth(self, width: int) -> int:
        """A layout offers more width than the lines may take."""
        return super().heightForWidth(min(width, self.maximumWidth()))


def _told(code: str, label: str) -> str:
    """A card and the word below it; of one face down the word alone."""
    if code == BACK:
        return label
    return words.card(card(code)) + (f" ({label})" if label else "")


def _told_row(row: CardRow) -> str:
    """What a row of cards shows, and the cards."""
    return ": ".join(filter(None, (row.says, ", ".join(_told(*each) for each in row.cards))))


class CardStrip(QWidget):
    """Cards with a word under each and a line below, in as many rows as they need."""

    CARD, GAP = 74, 10

    def __init__(self, row: CardRow, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self._cards = CardPictures(self, art)
        self.setAccessibleName(_told_row(row))

    def sizeHint(self) -> QSize:
        """All cards in one row."""
        width = len(self._row.cards) * self._step
        return QSize(width, self._height_at(width))

    def minimumSizeHint(self) -> QSize:
        """Two cards beside each other."""
        width = 2 * self._step
        return QSize(width, self._height_at(max(width, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as its rows."""
        super().resizeEvent(event)
        self.setFixedHeight(self._height_at(self.width()))

    @property
    def _step(self) -> int:
        look = theme.current()
        return look.px(self.CARD) + look.px(self.GAP)

    @property
    def _row_height(self) -> int:
        """A card and the word under it, if the row has words."""
        look = theme.current()
        words = look.px(28) if any(label for _code, label in self._row.cards) else look.px(10)
        return round(RATIO * look.px(self.CARD)) + words

    def _in_a_row(self, width: int) -> int:
        """How many cards stand side by side; rows are as equal as may be."""
        count = len(self._row.cards)
        rows = -(-count // max(1, width // self._step))
        return -(-count // rows)

    def _height_at(self, width: int) -> int:
        rows = -(-len(self._row.cards) // self._in_a_row(width))
        return rows * self._row_height + (theme.current().px(30) if self._row.says else 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Cards, words, line."""
        look = theme.current()
        painter = QPainter(self)
        width, in_a_row = look.px(self.CARD), self._in_a_row(self.width())
        self._cards.want((code, width) for code, _label in self._row.cards)
        for place, (code, label) in enumerate(self._row.cards):
            row, column = divmod(place, in_a_row)
            top = row * self._row_height
            middle = QPointF(column * self._step + width / 2 + 4, top + RATIO * width / 2 + 4)
            self._cards.paint(painter, code, middle)
            painter.setPen(look.colours.ink)
            # Figures are set in Vollkorn, which has the thirds as well.
            painter.setFont(look.font("score", 0.5) if label.isnumeric() else look.font("caption"))
            below = QRectF(middle.x() - self._step, top + RATIO * width + 8, 2 * self._step, look.px(22))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, label)
        painter.setFont(look.font("caption"))
        painter.setPen(look.colours.soft)
        foot = QRectF(4, self.height() - look.px(26), self.width(), look.px(24))
        painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter, self._row.says)
