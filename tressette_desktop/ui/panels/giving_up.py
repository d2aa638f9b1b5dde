"""Cards of the hand that are given up: laid aside face down, or given to another; and those taken from an open monte.

The cards are pressed in the hand; here they stand in slots, from which a press takes them back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.core.actions import Action, SplitMonte

from .. import contracts, theme, words
from ..cards import CardArt
from ..kit.text import Text
from ..table.card_item import Tag
from . import aloud
from .card_choice import SLOT, SMALL_SLOT, CardChoice, CardSlot
from .panel import HEADS, Commit, FeltPanel, Standing


@dataclass(frozen=True)
class GivingUp:
    """What is to be given up: how many cards, what that is called on a card, and what comes of them.

    ``label`` says what the button does with them, ``missing`` how many it still waits for; ``from_monte`` are the cards
    of the hand that came from the monte; ``brief`` says in few words where and how they are chosen.
    """

    count: int
    tag: str
    action: Callable[[tuple[Card, ...]], Action]
    label: Callable[[tuple[Card, ...]], str]
    missing: Callable[[int], str]
    from_monte: frozenset[Card] = frozenset()
    brief: str = ""


BESIDE, ABOVE = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
LINE, BRIEF, NONE = range(3)
"""What stands below the title: all that there is to be said, a few words, nothing."""
WORDED = (
    (True, LINE, False, SLOT),
    (True, LINE, True, SLOT),
    (True, BRIEF, False, SLOT),
    (True, BRIEF, True, SLOT),
    (True, BRIEF, False, SMALL_SLOT),
    (True, BRIEF, True, SMALL_SLOT),
    (True, NONE, False, SLOT),
    (True, NONE, True, SLOT),
    (True, NONE, True, SMALL_SLOT),
    (False, BRIEF, False, SLOT),
    (False, NONE, False, SLOT),
)
"""What is tried one after the other: title, second line, whether they stand above the slots, and how wide those are."""


class GivingUpPanel(FeltPanel):
    """Slots for cards of the hand, and a button that says how many are missing."""

    picks = True

    def __init__(self, title: str, line: str, wanted: GivingUp, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted = wanted
        self._said = line
        self._line = Text(line, "body", "soft", wrap=True)
        self._title = Text(title, "panel", wrap=True)
        self.slots = tuple(CardSlot(at + 1, art) for at in range(wanted.count))
        self.commit = Commit("deck")
        self.commit.clicked.connect(self._mean)
        self.commit.reworded.connect(self.reworded)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(theme.current().px(18))
        self.column.addLayout(self._row)
        words_, answer, places = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._row.addLayout(words_, 1)
        self._row.addLayout(answer)
        answer.setSpacing(theme.current().px(18))
        answer.addLayout(places)
        words_.addStretch(1)
        words_.addWidget(self._title)
        words_.addWidget(self._line)
        words_.addStretch(1)
        places.setSpacing(theme.current().px(8))
        for slot in self.slots:
            slot.clicked.connect(lambda _on=False, slot=slot: self._take_back(slot))
            places.addWidget(slot)
        answer.addWidget(self.commit, 1, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self._show()

    @property
    def first(self) -> QWidget:
        """The keyboard stays with the hand."""
        return self.commit

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards in the slots, in the order of the deck."""
        return in_order(slot.card for slot in self.slots if slot.card is not None)

    @property
    def standing(self) -> Standing:
        """What is chosen is lifted and tagged; cards from the monte say so."""
        chosen = frozenset(self.chosen)
        tags = {card: Tag(contracts.monte_tag(), calm=True) for card in self._wanted.from_monte}
        return Standing(chosen, tags | {card: Tag(self._wanted.tag) for card in chosen})

    @property
    def so_far(self) -> str:
        """What is chosen so far, and how many of how many that is."""
        return f"{words.title(': '.join(filter(None, (_listed(self.chosen), self._count))))}."

    @property
    def picked(self) -> tuple[Card, ...]:
        """What is chosen so far."""
        return self.chosen

    def pick(self, card: Card) -> None:
        """A card goes to the first free slot, or comes back out of its own; a single slot changes its card."""
        slot = next((each for each in self.slots if each.card is card), None)
        if slot is not None:
            self._take_back(slot)
            return
        free = next((each for each in self.slots if each.card is None), None)
        if free is None and len(self.slots) > 1:
            self._line.setText(self.tr("All places are taken: take a card back first."))
            self.tell(self._line.text())
            return
        (free or self.slots[0]).put(card)
        self._changed(card, self._wanted.tag)

    def fit(self, room: QRectF) -> None:
        """Set the words above the slots where they do not fit beside them; leave some out where that is too high."""
        margins = self.column.contentsMargins()
        inner = round(room.width()) - margins.left() - margins.right()
        # The button says as well what is wanted and how much is missing.
        for (titled, line, above, width), role in product(WORDED, HEADS):
            said = self._wanted.brief if line == BRIEF else self.accessibleDescription()
            if line == BRIEF and not said:
                continue
            if line != NONE and said != self._said:
                self._said = said
                self._line.setText(said)
            self._title.play(role)
            for slot in self.slots:
                slot.resize_card(width)
            taken = self.commit.sizeHint().width() + len(self.slots) * (self.slots[0].sizeHint().width() + 8)
            beside = inner - taken - 3 * self._row.spacing()
            narrow = max(theme.current().px(130), min(theme.current().px(270), beside))
            self._row.setDirection(ABOVE if above else BESIDE)
            self._row.setSpacing(theme.current().px(10 if above else 18))
            for text, shown in ((self._title, titled), (self._line, line != NONE)):
                text.setFixedWidth(taken + theme.current().px(10) if above else narrow)
                text.setVisible(shown)
            if self.fits(room):
                return

    def _take_back(self, slot: CardSlot) -> None:
        card = slot.card
        slot.put(None)
        if card is not None:
            self._changed(card, words.in_hand())

    def _changed(self, card: Card, where: str) -> None:
        self._line.setText(self._said)
        self._show()
        self.stands.emit(self.standing)
        self.tell(f"{words.title(words.card(card))}: {where}, {self._count}.")

    @property
    def _count(self) -> str:
        return self.tr("{chosen} of {count} chosen").format(chosen=len(self.chosen), count=len(self.slots))

    def _show(self) -> None:
        chosen, wanted = self.chosen, self._wanted
        ready = len(chosen) == wanted.count
        self.commit.say(wanted.label(chosen) if ready else wanted.missing(wanted.count - len(chosen)), ready=ready)

    def _mean(self) -> None:
        if len(self.chosen) == self._wanted.count:
            self.meant.emit(self._wanted.action(self.chosen))


class SplitPanel(FeltPanel):
    """The open monte of a *scegliete*: which of its cards one takes, beside what the other defender has taken."""

    def __init__(
        self,
        title: str,
        line: str,
        monte: tuple[Card, ...],
        taken: tuple[str, tuple[Card, ...]] | None,
        art: CardArt,
        parent: QWidget | None = None,
    ) -> None:
        """``taken`` is the name of the defender who has chosen already, and what he took."""
        super().__init__(parent)
        self._line = Text(line, "body", "soft", wrap=True)
        self.commit = Commit("deck")
        self.commit.clicked.connect(self._mean)
        self.choices = tuple(CardChoice(card, words.title(words.rank(card.rank)), art, 62) for card in monte)
        self.add_head(title, self.commit)
        self.column.addWidget(self._line)
        row = QHBoxLayout()
        row.setSpacing(theme.current().px(10))
        self.column.addLayout(row)
        for choice in self.choices:
            choice.toggled.connect(self._show)
            choice.clicked.connect(self._tell_marked)
            choice.confirmed.connect(self._mean)
            row.addWidget(choice)
        row.addStretch(1)
        self._others: tuple[CardSlot, ...] = ()
        if taken is not None:
            self._show_taken(row, *taken, art)
        self.setAccessibleDescription(line)
        if self.choices:
            self.visit_commit_last(self.choices)
        self._show()

    @property
    def so_far(self) -> str:
        """What would be taken."""
        return f"{words.title(_listed(self.chosen))}: {self.commit.text()}." if self.chosen else ""

    @property
    def first(self) -> QWidget:
        """The first card, or the button where none is left."""
        return self.choices[0] if self.choices else self.commit

    @property
    def chosen(self) -> tuple[Card, ...]:
        """What is to be taken, in the order of the deck."""
        return in_order(choice.card for choice in self.choices if choice.isChecked())

    def fit(self, room: QRectF) -> None:
        """Show the cards as large as there is room for; rather than what is to be known they are small."""
        self.fit_head(room)
        for lined, (width, tight) in product((True, False), ((62, False), (54, False), (46, True), (38, True))):
            self._line.setVisible(lined)
            for choice in self.choices:
                choice.resize_card(width, tight=tight)
            if self.fits(room):
                return

    def _show_taken(self, row: QHBoxLayout, name: str, cards: tuple[Card, ...], art: CardArt) -> None:
        """A column of slots for the one who chose before."""
        column = QVBoxLayout()
        row.addLayout(column)
        said = self.tr("{name} took") if cards else self.tr("{name} took nothing")
        column.addWidget(Text(said.format(name=name), "strong"))
        places = QHBoxLayout()
        column.addLayout(places)
        self._others = tuple(CardSlot(at + 1, art) for at in range(len(cards)))
        for slot, card in zip(self._others, cards, strict=True):
            slot.put(card)
            slot.setEnabled(False)
            places.addWidget(slot)
        places.addStretch(1)
        column.addStretch(1)

    def _show(self) -> None:
        count = len(self.chosen)
        self.commit.say(self.tr("Take %n card(s)", "", count) if count else self.tr("Take nothing"), ready=True)

    def _tell_marked(self, marked: bool) -> None:
        self.tell(aloud.marked(self.commit.text()) if marked else self.commit.text())

    def _mean(self) -> None:
        self.meant.emit(SplitMonte(self.chosen))


def _listed(some: tuple[Card, ...]) -> str:
    return ", ".join(map(words.card, some))
