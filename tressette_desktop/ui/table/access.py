"""The felt for those who listen: every card, plate and pile as an accessible object with a name, a role and a state.

A graphics item is invisible to a screen reader. One factory, installed once for the life of the program, gives the
stage a list of children and each item a name; an own card can be pressed through it as by a click. A back has no
children and no name: there is nothing to be told about it.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QRect, QRectF, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget

from tressette_desktop.engine.cards import Card

from .. import words
from .card_item import CardItem
from .furniture import PileLabel
from .hand import Hand
from .layout import Copy, Key, shown_monte
from .seat_item import PlateItem, Side
from .stage import Stage

_KEPT: Final[dict[int, list[QAccessibleInterface]]] = {}
"""What the factory has made: Qt does not keep the Python side alive."""


@lru_cache(maxsize=1)
def install() -> None:
    """Make the felt accessible, once for the life of the program."""
    QAccessible.installFactory(_make)


def heard(stage: Stage) -> list[QObject]:
    """Return what there is to be heard on a stage: the own hand, the trick, the plates, the piles."""
    table, cards = stage.table, stage.cards
    if table is None:
        return []
    trick = table.trick.cards if table.trick is not None else ()
    monte = table.monte if isinstance(table.monte, tuple) and table.monte_open else ()
    lying: tuple[Key, ...] = (*cards.own, *trick, *monte, *(Copy(card) for card in shown_monte(table)))
    items: list[QObject] = [cards.items[key] for key in lying if key in cards.items]
    items += [stage.scenery.plates[seat] for seat in sorted(stage.scenery.plates)]
    return items + [label for label in stage.scenery.labels if label.words]


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    """Make a new interface whenever Qt asks: again for a thing half made or half gone, and it deletes each of them."""
    made: QAccessibleInterface | None = None
    if isinstance(thing, Stage):
        made = FeltInterface(thing)
    elif isinstance(thing, CardItem | PlateItem | PileLabel):
        made = ItemInterface(thing)
    if made is None:
        return None
    if id(thing) not in _KEPT:
        thing.destroyed.connect(partial(_forget, id(thing)))
    _KEPT.setdefault(id(thing), []).append(made)
    return made


def _forget(key: int, _gone: object = None) -> None:
    """Let go of the interfaces of a thing that is gone, but not before Qt has deleted them."""
    interfaces = _KEPT.pop(key, [])
    QTimer.singleShot(0, interfaces.clear)


Item = CardItem | PlateItem | PileLabel


class FeltInterface(QAccessibleWidget):
    """The felt: a list of what lies on it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, QAccessible.Role.List, stage.accessibleName())
        self._stage = stage

    def childCount(self) -> int:
        """How many things there are."""
        return len(heard(self._stage))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """One of them."""
        there = heard(self._stage)
        return QAccessible.queryAccessibleInterface(there[index]) if 0 <= index < len(there) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Where one of them is."""
        there = heard(self._stage)
        thing = child.object()
        return there.index(thing) if thing in there else -1


class ItemInterface(QAccessibleObject):
    """A card, a plate or a pile."""

    def __init__(self, item: Item) -> None:
        super().__init__(item)
        self._press = _Press(self)

    @property
    def item(self) -> Item:
        """What it speaks for; it does not keep it alive."""
        item = self.object()
        assert isinstance(item, CardItem | PlateItem | PileLabel)
        return item

    def parent(self) -> QAccessibleInterface:
        """The felt."""
        return QAccessible.queryAccessibleInterface(_stage_of(self.item))

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """It has none."""
        return None

    def childCount(self) -> int:
        """It has none."""
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """It has none."""
        return -1

    def role(self) -> QAccessible.Role:
        """An own card is a button, everything else is text."""
        own = _own_card(self.item) is not None
        return QAccessible.Role.Button if own else QAccessible.Role.StaticText

    def text(self, kind: QAccessible.Text) -> str:
        """Name and description."""
        if kind is QAccessible.Text.Name:
            return _name(self.item)
        return _description(self.item) if kind is QAccessible.Text.Description else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Nothing here is written by a screen reader."""

    def state(self) -> QAccessible.State:
        """Whether it can be pressed, has the focus, may be played."""
        state = QAccessible.State()
        card = _own_card(self.item)
        if card is not None:
            hand = _stage_of(self.item).hand
            state.focusable = True
            state.focused = hand.marks.focus is card
            state.disabled = hand.marks.legal is not None and card not in hand.marks.legal
        state.readOnly = card is None
        return state

    def rect(self) -> QRect:
        """Where it is on the screen."""
        stage = _stage_of(self.item)
        item = self.item
        box = item.sceneBoundingRect()
        if isinstance(item, CardItem):
            box = item.mapRectToScene(item.card_rect())
        return _on_screen(stage, box)

    def isValid(self) -> bool:
        """Whether it still lies on the felt."""
        item = self.object()
        return isinstance(item, CardItem | PlateItem | PileLabel) and item.scene() is not None

    def actionInterface(self) -> QAccessibleActionInterface:
        """What can be done with it: an own card can be pressed."""
        return self._press

    def interface_cast(self, kind: QAccessible.InterfaceType) -> shiboken6.VoidPtr:  # type: ignore[override]
        """Return the same to Qt itself, which asks for an address; a screen reader comes this way.

        A number, or None, would be taken for the address of that Python object.
        """
        pressed = kind is QAccessible.InterfaceType.ActionInterface and _own_card(self.item) is not None
        return shiboken6.VoidPtr(shiboken6.getCppPointer(self._press)[0] if pressed else 0)


class _Press(QAccessibleActionInterface):
    """Pressing an own card, as a click does."""

    def __init__(self, card: ItemInterface) -> None:
        super().__init__()
        self._card = card

    def actionNames(self) -> list[str]:
        own = _own_card(self._card.item) is not None
        return [self.pressAction(), self.setFocusAction()] if own else []

    def doAction(self, name: str) -> None:
        card = _own_card(self._card.item)
        if card is None:
            return
        hand = _stage_of(self._card.item).hand
        hand.put_focus(card)
        if name == self.pressAction():
            hand.chosen.emit(card)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


def _stage_of(item: Item) -> Stage:
    view = item.scene().views()[0]
    assert isinstance(view, Stage)
    return view


def _own_card(item: QObject) -> Card | None:
    """The card of an item that lies in the own hand."""
    if not isinstance(item, CardItem) or item.card is None or item.scene() is None:
        return None
    cards = _stage_of(item).cards
    return item.card if item.card in cards.own and cards.items.get(item.card) is item else None


def _name(item: Item) -> str:
    if isinstance(item, CardItem):
        return words.title(words.card(item.card)) if item.card is not None else ""
    if isinstance(item, PileLabel):
        return item.words
    return item.plate.name if item.plate is not None else ""


def _description(item: Item) -> str:
    if isinstance(item, CardItem):
        card = _own_card(item)
        if card is None:
            return _told_of_open(item)
        return _told_of(card, _stage_of(item).hand)
    if isinstance(item, PlateItem) and item.plate is not None:
        plate = item.plate
        dealer = words.deals() if plate.dealer else ""
        return ", ".join(filter(None, (plate.line, dealer)))
    return (
        {Side.US: words.own_side(), Side.THEM: words.opponent()}.get(item.side, "")
        if isinstance(item, PileLabel)
        else ""
    )


def _told_of_open(item: CardItem) -> str:
    """Where a card lies that all see: in the trick, in the monte, or there no longer, and who took it."""
    stage, card = _stage_of(item), item.card
    table = stage.table
    if card is None or table is None:
        return ""
    if table.trick is not None and card in table.trick.cards:
        return words.in_the_trick()
    picks = ((seat, cards) for seat, cards in table.picks if isinstance(cards, tuple))
    taker = next((seat for seat, cards in picks if card in cards), None)
    return words.in_the_monte() if taker is None else words.taken_by(stage.scenery.sitters[taker].name)


def _told_of(card: Card, hand: Hand) -> str:
    """Whether an own card may be played and what would be said with it, or what a question has made of it."""
    legal, tag = hand.marks.legal, hand.marks.tags.get(card)
    if legal is None or hand.picking:
        return tag.text if tag is not None else words.in_hand()
    if card not in legal:
        return words.not_playable(hand.closed(card))
    return ". ".join(filter(None, (words.playable(), hand.described(card))))


def _on_screen(stage: Stage, box: QRectF) -> QRect:
    seen = stage.mapFromScene(box).boundingRect()
    return QRect(stage.viewport().mapToGlobal(seen.topLeft()), seen.size())
