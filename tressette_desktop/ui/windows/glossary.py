"""The glossary: a list of all words, and beside it the one that is looked up, with cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QScrollArea, QVBoxLayout, QWidget

from tressette_desktop.engine.cards import card
from tressette_desktop.engine.rules.declarations.book import ROWS

from .. import declared, theme, words
from ..cards import CardArt
from ..kit.fields import Line
from ..kit.focus import hand_on
from ..kit.page import Page, scrolling
from ..kit.paper import Paper
from ..kit.text import Text, read_out
from ..theme import Look
from .beside import Beside
from .glossary_examples import example
from .glossary_text import GlossaryText, Term
from .rules import CardStrip
from .rules_text import CardRow

KEY = Qt.ItemDataRole.UserRole


class Words(QListWidget):
    """The names of all entries, under the names of their chapters."""

    ring_radius = 9.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Words"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setUniformItemSizes(False)
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Rows as high as a target of the pointer."""
        self.setFont(look.font("body"))
        for row in range(self.count()):
            self._size(self.item(row), look)

    def add(self, text: str, key: str = "", told: str = "") -> None:
        """Add an entry, and what is read aloud after its name, or without a key the name of a chapter."""
        item = QListWidgetItem(text)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, told)
        item.setData(KEY, key)
        if not key:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        self._size(item, theme.current())
        self.addItem(item)

    def _size(self, item: QListWidgetItem, look: Look) -> None:
        item.setFont(look.font("body" if item.data(KEY) else "strong"))
        item.setSizeHint(QSize(0, look.px(34)))


class GlossaryPage(Page):
    """Choose a word in the list, or write a part of it: its meaning and its example stand at the right."""

    def __init__(self, art: CardArt, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Glossary"), parent)
        self._art = art
        self._chapters = GlossaryText().chapters()
        self._terms = {term.key: term for chapter in self._chapters for term in chapter.terms}
        self.search = Line(hint=self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.textChanged.connect(self._list_words)
        self.list = Words()
        self.search.setAccessibleDescription(self.list.accessibleName())
        self.list.currentItemChanged.connect(self._chosen)
        side = QVBoxLayout()
        self.body.addLayout(side, 2)
        side.addWidget(self.search)
        side.addWidget(self.list, 1)
        self._paper = Paper()
        self._pane: QScrollArea | None = None
        self.body.addWidget(self._paper, 3)
        self.first = self.list
        self._list_words("")
        self.look_up(key)

    @property
    def shown(self) -> Term:
        """The entry that is open."""
        return self._terms[self.list.currentItem().data(KEY)]

    def look_up(self, key: str) -> None:
        """Open an entry; of an unknown key, the first."""
        self.search.clear()
        rows = [row for row in range(self.list.count()) if self.list.item(row).data(KEY)]
        wanted = next((row for row in rows if self.list.item(row).data(KEY) == key), rows[0])
        self.list.setCurrentRow(wanted)
        self.list.scrollToItem(self.list.item(wanted), QListWidget.ScrollHint.PositionAtCenter)
        # Who asks for a word wants to hear what it means.
        self.first = self._pane if key in self._terms else self.list

    def _list_words(self, part: str) -> None:
        """List the entries with these letters in any of their names."""
        wanted = part.strip().casefold()
        self.list.blockSignals(True)
        self.list.clear()
        for chapter in self._chapters:
            fitting = [term for term in chapter.terms if wanted in " ".join((term.name, *term.also)).casefold()]
            if fitting:
                self.list.add(chapter.title)
            for term in fitting:
                self.list.add(term.name, term.key, _meant(term))
        self.list.blockSignals(False)
        if wanted and self.list.count():
            self.list.setCurrentRow(1)

    def _chosen(self, item: QListWidgetItem | None, _before: QListWidgetItem | None = None) -> None:
        if item is None or not item.data(KEY):
            return
        before = self._pane
        term = self._terms[item.data(KEY)]
        self.first = self.list
        # The keyboard may come to the list when its first word is chosen already.
        self.list.setAccessibleDescription(read_out(term.name, _meant(term)))
        self._pane = scrolling(self._entry(term))
        self._pane.telling = lambda: self._read_out(term)
        self._pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._pane.setAccessibleName(item.text())
        self._paper.column.addWidget(self._pane)
        if before is not None:
            hand_on(before, self._pane)
            self._paper.column.removeWidget(before)
            before.hide()
            before.deleteLater()

    def _read_out(self, term: Term) -> str:
        """All of an entry but its name."""
        shown = self._cards(term)
        return read_out(_meant(term), _named(shown), shown.says)

    def _entry(self, term: Term) -> QWidget:
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setSpacing(theme.current().px(12))
        chapter = next(each.title for each in self._chapters if term in each.terms)
        column.addWidget(Text(chapter, "caption", "soft"))
        column.addWidget(Text(term.name, "panel", wrap=True))
        if term.also:
            column.addWidget(Text(_also(term), "body", "soft", wrap=True))
        column.addWidget(Text(term.meaning, wrap=True))
        shown = self._cards(term)
        strip = CardStrip(CardRow(shown.cards, ""), self._art)
        strip.setAccessibleName(_named(shown))
        column.addWidget(strip)
        column.addWidget(Text(shown.says, "body", "soft", wrap=True))
        column.addStretch(1)
        return sheet

    def _cards(self, term: Term) -> CardRow:
        """The cards of the example, and what is to be seen of them."""
        found = example(term.key) if term.key in ROWS else None
        if found is None:
            return CardRow(tuple((code, "") for code in term.cards.split()), term.says)
        led = self.tr("led")
        says = self.tr("With {card} one says {words}.").format(
            card=words.the_card(card(found.led)), words=declared.quoted(ROWS[term.key].words)
        )
        if found.gone:
            gone = ", ".join(words.rank(card(code).rank) for code in found.gone)
            says = self.tr("{sentence} Gone: {cards}.").format(sentence=says, cards=gone)
        return CardRow(((found.led, led), *((code, "") for code in found.kept)), says)


def _also(term: Term) -> str:
    """The other names of a word."""
    return QCoreApplication.translate("GlossaryPage", "Also: {names}").format(names=", ".join(term.also))


def _meant(term: Term) -> str:
    """What a word means, after its other names."""
    return read_out(_also(term) if term.also else "", term.meaning)


def _named(shown: CardRow) -> str:
    return ", ".join(words.card(card(code)) for code, _label in shown.cards)


class GlossaryWindow(Beside):
    """The glossary in a window of its own, so that a game can go on beside it."""

    def __init__(self, art: CardArt) -> None:
        self.page = GlossaryPage(art)
        super().__init__(self.page)

    def look_up(self, key: str) -> None:
        """Come to the front with an entry."""
        self.page.look_up(key)
        self.come()
