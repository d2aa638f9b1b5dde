"""Which card is called: one of each suit side by side, or any card, suit by suit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tressette_desktop.engine.cards import DECK, Card, Suit
from tressette_desktop.engine.core.actions import CallCard

from .. import contracts, theme, words
from ..cards import CardArt
from ..kit.buttons import Segment
from ..kit.press import exclusive
from ..kit.text import Text
from ..table.card_item import Tag
from . import aloud
from .card_choice import LEAST_SLOT, SLOT, SMALL_SLOT, CardChoice, CardSlot
from .panel import Commit, FeltPanel, Standing, choose_the_only

Closed = Callable[[Card], str]
"""Why a card cannot be called, or nothing when it can."""


class CallPanel(FeltPanel):
    """One card of each suit: which of them is called."""

    low = True

    def __init__(
        self, title: str, line: str, cards: Sequence[Card], closed: Closed, art: CardArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._line = Text(line, "body", "soft", wrap=True)
        self.commit = Commit()
        self.commit.clicked.connect(self._mean)
        self.choices = tuple(CardChoice(card, words.suit_alone(card.suit), art, 70) for card in cards)
        self.add_head(title, self.commit)
        self.column.addWidget(self._line)
        row = QHBoxLayout()
        row.setSpacing(theme.current().px(14))
        self.column.addLayout(row)
        for choice in self.choices:
            _prepare(choice, closed(choice.card))
            choice.toggled.connect(self._show)
            choice.clicked.connect(lambda: self.tell(aloud.marked(self.commit.text())))
            choice.confirmed.connect(self._mean)
            row.addWidget(choice)
        exclusive(self, self.choices)
        self.visit_commit_last(self.choices)
        self.setAccessibleDescription(line)
        choose_the_only(self.choices)
        self._show()

    @property
    def first(self) -> QWidget:
        """The first card that can be called."""
        return next(choice for choice in self.choices if choice.isEnabled())

    def fit(self, room: QRectF) -> None:
        """Show the cards as large as there is room for; rather than what the call means they are small."""
        self.fit_head(room)
        for lined, width in product((True, False), (70, 66, 58, 50, 40)):
            self._line.setVisible(lined)
            for choice in self.choices:
                choice.resize_card(width)
            if self.fits(room):
                return

    @property
    def so_far(self) -> str:
        """Which card would be called."""
        return aloud.marked_so_far(self.commit.text()) if self._chosen else ""

    @property
    def _chosen(self) -> Card | None:
        return next((choice.card for choice in self.choices if choice.isChecked()), None)

    def _show(self) -> None:
        card = self._chosen
        self.commit.say(_label(card) if card else self.tr("Choose a card first"), ready=card is not None)

    def _mean(self) -> None:
        if (card := self._chosen) is not None:
            self.meant.emit(CallCard(card))


APART = 6
"""What lies between two cards that may be called, at em 14."""
ANY = 10_000
"""As wide as it likes."""
SIZES: Final = (
    *((width, slot, False, False) for slot in (SLOT, SMALL_SLOT) for width in (62, 56, 50)),
    *((width, slot, True, False) for slot in (SMALL_SLOT, LEAST_SLOT) for width in (50, 44, 38, 31)),
    *((width, slot, True, True) for slot in (LEAST_SLOT, 0) for width in (50, 44, 38, 31, 27, 24)),
)
"""What is tried one after the other: the width of the cards, that of the one to be given or 0 where it stays in the
hand (there it is lifted, and the button names it), whether there is little room, and whether figures stand for names.
"""


class CallAnyPanel(FeltPanel):
    """Any card that is not held: a suit, then a card of it; where cards are swapped, also the one given for it."""

    low = True

    def __init__(
        self,
        title: str,
        line: str,
        closed: Closed,
        art: CardArt,
        *,
        swaps: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.picks = swaps
        self._line = Text(line, "body", "soft", wrap=True)
        self.commit = Commit()
        self.commit.clicked.connect(self._mean)
        self.suits = Segment((suit.value, words.title(words.suit_alone(suit)), "") for suit in Suit)
        self.suits.setAccessibleName(self.tr("Suit of the card"))
        self.suits.chosen.connect(self._open)
        self.choices = {card: self._choice(card, closed(card), art) for card in DECK}
        self.slot = CardSlot(1, art)
        self.slot.clicked.connect(lambda: self._give(None))
        self._gives = Text("", "strong")
        exclusive(self, self.choices.values())
        self._row = QHBoxLayout()
        self._row.setSpacing(theme.current().px(APART))
        self._lay_out(title, swaps=swaps)
        for choice in self.choices.values():
            self._row.addWidget(choice)
        self.visit_commit_last((*self.choices.values(), *((self.slot,) if swaps else ())))
        self.setAccessibleDescription(line)
        self._begin()

    @property
    def first(self) -> QWidget:
        """The first card that can be called, of the suit that is open."""
        return next(choice for choice in self.choices.values() if choice.isEnabled() and self._of_open(choice))

    @property
    def asked(self) -> str:
        """What it asks; where cards are swapped, that it takes two choices."""
        both = self.tr("Choose it here, and in your hand the card you give.") if self.picks else ""
        return " ".join(filter(None, (super().asked, both)))

    @property
    def so_far(self) -> str:
        """Which of the two cards are chosen, and which is missing."""
        if self.commit.isEnabled():
            return aloud.marked_so_far(self.commit.text())
        known = self.chosen or self.slot.card
        return "" if known is None else f"{words.title(words.card(known))}. {self._missing}."

    @property
    def standing(self) -> Standing:
        """The card that is to be given is lifted."""
        given = self.slot.card
        if given is None:
            return Standing()
        return Standing(frozenset((given,)), {given: Tag(contracts.gift_tag())})

    @property
    def chosen(self) -> Card | None:
        """The card that would be called."""
        return next((card for card, choice in self.choices.items() if choice.isChecked()), None)

    @property
    def picked(self) -> tuple[Card, ...]:
        """The card that is given in return."""
        return () if self.slot.card is None else (self.slot.card,)

    def pick(self, card: Card) -> None:
        """This card of the hand is given in return, or not any more."""
        if self.picks:
            self._give(None if card is self.slot.card else card)

    def fit(self, room: QRectF) -> None:
        """Show the cards as large as there is room for."""
        self.fit_head(room)
        for width, slot, tight, brief in SIZES:
            self.slot.resize_card(slot or SMALL_SLOT)
            for part in (self.slot, self._gives):
                part.setVisible(self.picks and bool(slot))
            self._gives.setText(self.tr("You give:") if slot == LEAST_SLOT else self.tr("You give, face down:"))
            self._gives.setWordWrap(slot == SMALL_SLOT)
            self._gives.setMaximumWidth(theme.current().px(104) if slot == SMALL_SLOT else ANY)
            for choice in self.choices.values():
                choice.resize_card(width, tight=tight, brief=brief)
            for lined in (True, False):
                self._line.setVisible(lined)
                if self.fits(room):
                    return

    def _choice(self, card: Card, reason: str, art: CardArt) -> CardChoice:
        choice = CardChoice(card, words.title(words.rank(card.rank)), art, 62)
        _prepare(choice, reason)
        choice.toggled.connect(self._show)
        choice.clicked.connect(self._tell_marked)
        choice.confirmed.connect(self._mean)
        return choice

    def _lay_out(self, title: str, *, swaps: bool) -> None:
        self.add_head(title, self.commit)
        tools = QHBoxLayout()
        tools.setSpacing(theme.current().px(12))
        self.column.addLayout(tools)
        tools.addWidget(self.suits)
        tools.addWidget(self._line, 1)
        tools.addStretch()
        if swaps:
            tools.addWidget(self._gives)
            tools.addWidget(self.slot)
        else:
            # However wide its words would like to be, it has what is left beside the suits: the cards keep that wide.
            self._line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            for unused in (self._gives, self.slot):
                unused.setParent(self)
                unused.hide()
        self.column.addLayout(self._row)

    def _begin(self) -> None:
        """Open the first suit whose best card can be called."""
        possible = (card for card, choice in self.choices.items() if choice.isEnabled())
        best = max(possible, key=lambda card: card.strength)
        self.suits.choose(best.suit.value)
        self._open(best.suit.value)

    def _open(self, key: str) -> None:
        for card, choice in self.choices.items():
            choice.setVisible(card.suit.value == key)
        # Of buttons that exclude each other Qt lets the Tab key visit the last only that had it: it may be hidden now.
        shown = [choice for choice in self.choices.values() if choice.isEnabled() and self._of_open(choice)]
        way_in = next((choice for choice in shown if choice.isChecked()), next(iter(shown), None))
        for choice in self.choices.values():
            choice.setFocusPolicy(Qt.FocusPolicy.StrongFocus if choice is way_in else Qt.FocusPolicy.ClickFocus)
        self._show()

    def _of_open(self, choice: CardChoice) -> bool:
        return choice.card.suit.value == self.suits.key

    def _give(self, card: Card | None) -> None:
        before = self.slot.card
        self.slot.put(card)
        self._show()
        self.stands.emit(self.standing)
        moved, where = (before, words.in_hand()) if card is None else (card, contracts.gift_tag())
        if moved is not None:
            self.tell(f"{words.title(words.card(moved))}: {where}. {aloud.ended(self._missing)}")

    @property
    def _missing(self) -> str:
        """What is still to be chosen; when both cards are, what is asked for."""
        if self.commit.isEnabled() or self.chosen is None:
            return self.commit.text()
        return self.tr("Now choose the card you give, in your hand")

    def _tell_marked(self) -> None:
        self.tell(aloud.marked(self.commit.text()) if self.commit.isEnabled() else self.so_far)

    def _show(self) -> None:
        card, given = self.chosen, self.slot.card
        if card is None:
            self.commit.say(self.tr("Choose a card first"), ready=False)
        elif not self.picks:
            self.commit.say(_label(card), ready=True)
        elif given is None:
            self.commit.say(self.tr("Press the card you give for it"), ready=False)
        else:
            label = self.tr("{card}, for {the_given}")
            self.commit.say(
                label.format(card=words.title(words.card(card)), the_given=words.the_card(given)), ready=True
            )

    def _mean(self) -> None:
        if not self.commit.isEnabled():
            self.tell(self._missing)
        elif (card := self.chosen) is not None:
            self.meant.emit(CallCard(card, self.slot.card if self.picks else None))


def _prepare(choice: CardChoice, reason: str) -> None:
    if reason:
        choice.forbid(reason)
        choice.setToolTip(reason)


def _label(card: Card) -> str:
    return QCoreApplication.translate("CallPanel", "I call {the_card}").format(the_card=words.the_card(card))
