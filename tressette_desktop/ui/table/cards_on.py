"""The cards on the felt: one item for each key of the arrangement, no more and no less."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.table import Declaration, Spoken, Table
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.seats import Seat

from .. import contracts
from .asked import Sitter
from .card_item import SUNK, CardItem, Deck, Ring, Tag
from .fan import Pose
from .layout import Copy, Key, arrange, face_of, fanned, takers
from .metrics import Felt
from .seating import LOWER

ICONS: Final = {Signal.BUSSO: "fist", Signal.VOLO: "throw", Signal.STRISCIO: "slide"}
"""The gesture of a word, by the name of its icon."""
SPEECH: Final = "chat"
"""The icon of a word that is no gesture."""


def gestures(table: Table) -> dict[Card, tuple[Seat, str]]:
    """Return the cards of the running trick that were led with words: who spoke, and the gesture of the words."""
    found = {card: (each.seat, ICONS.get(each.signal, SPEECH)) for card, each in _signals(table).items()}
    return found | {card: (each.seat, SPEECH) for card, each in _declarations(table).items()}


def terms(table: Table) -> dict[Card, tuple[str, ...]]:
    """Return the same cards with the entry of the glossary that explains the words."""
    found: dict[Card, tuple[str, ...]] = {card: (each.signal.value,) for card, each in _signals(table).items()}
    return found | {card: (each.row,) for card, each in _declarations(table).items()}


def _signals(table: Table) -> dict[Card, Spoken]:
    return {each.card: each for each in table.said if each.trick == len(table.tricks)}


def _declarations(table: Table) -> dict[Card, Declaration]:
    """What was declared of the suit led; what was said of the suit just won, or of others, is of no card."""
    trick = table.trick
    if trick is None or not trick.cards:
        return {}
    lead, seat, now = trick.cards[0], trick.seats[0], len(table.tricks)
    said = (each for each in table.declarations if each.tricks == now and each.seat == seat and each.row[0] != "P")
    about = next((each for each in said if each.suit is lead.suit), None)
    return {} if about is None else {lead: about}


@dataclass(frozen=True)
class Marks:
    """How the own hand stands out: what may be played (None: nobody asks), the cards lifted and the card in the ring,
    the refused card, whether the places are numbered, and the words on top of some cards."""

    legal: frozenset[Card] | None = None
    lifted: frozenset[Card] = frozenset()
    focus: Card | None = None
    refused: Card | None = None
    numbered: bool = False
    tags: Mapping[Card, Tag] = field(default_factory=dict)


def received(table: Table, south: Seat) -> dict[Card, Tag]:
    """Return the cards that others gave to the seat at the bottom, as long as the first trick is not over."""
    if table.tricks:
        return {}
    given = (each.card for each in table.handed if each.taker == south)
    return {card: Tag(contracts.received_tag(), calm=True) for card in given if card is not None}


class Cards:
    """The items of all cards, by what the layout calls them."""

    def __init__(self, scene: QGraphicsScene, deck: Deck) -> None:
        self._scene = scene
        self._deck = deck
        self.items: dict[Key, CardItem] = {}
        self.poses: dict[Key, Pose] = {}
        self.own: tuple[Card, ...] = ()
        """The own hand in the order in which it is held; empty when it is not seen."""

    def show(self, table: Table, south: Seat, felt: Felt) -> None:
        """Put every card where the table has it: what is not there any more goes, what is new comes."""
        self.poses = arrange(table, south, felt)
        for key in self.items.keys() - self.poses.keys():
            self._drop(self.items.pop(key))
        for key, pose in self.poses.items():
            item = self.items.get(key) or self.add(key)
            item.become(face_of(key))
            item.settle(pose)
        hand = table.hands[south]
        self.own = fanned(hand, felt) if isinstance(hand, tuple) else ()

    def add(self, key: Key) -> CardItem:
        """Bring an item for a key on to the felt."""
        item = CardItem(self._deck, face_of(key))
        self._scene.addItem(item)
        self.items[key] = item
        return item

    def rename(self, old: Key, new: Key) -> CardItem:
        """Let an item stand for another key: a back that is about to become a card."""
        item = self.items.pop(old, None) or self.add(new)
        self.items[new] = item
        return item

    def mark(self, marks: Marks, ms: int = 0) -> None:
        """Let the own hand stand out as it is asked to; tags of the lower of two rows leave the upper one free."""
        split = any(self.poses[card].z < LOWER for card in self.own)
        for place, card in enumerate(self.own, start=1):
            item = self.items[card]
            illegal = marks.legal is not None and card not in marks.legal
            ring = Ring.REFUSED if card is marks.refused else Ring.FOCUS if card is marks.focus else Ring.NONE
            sunk = illegal and card is not marks.refused
            number = place if marks.numbered else 0
            low = split and self.poses[card].z >= LOWER
            item.mark(veiled=sunk, ring=ring, number=number, tag=marks.tags.get(card), low=low)
            item.lift(1.0 if card in marks.lifted else SUNK if sunk else 0.0, ms)

    def tokens(self, table: Table, south: Seat, but: frozenset[Card]) -> None:
        """Show, on top of a card that was led with a word, the gesture of that word; not on those named.

        On the card at the bottom it stands at the foot: the others come to lie over its upper end.
        """
        if table.trick is None:
            return
        spoken = gestures(table)
        for card in table.trick.cards:
            seat, icon = spoken.get(card, (None, ""))
            self.items[card].mark(token="" if card in but else icon, low=seat == south)

    def mark_taken(self, table: Table, sitters: Sequence[Sitter]) -> None:
        """Cards of the open monte that somebody took are dimmed, and bear his medal."""
        for card, seat in takers(table).items():
            tag = Tag(sitters[seat].name, calm=True, medal=sitters[seat].medal)
            self.items[Copy(card)].mark(veiled=True, tag=tag)

    def rest(self) -> None:
        """Stop whatever single cards are doing."""
        for item in self.items.values():
            item.rest()

    def clear(self) -> None:
        """Take everything off the felt."""
        for item in self.items.values():
            self._drop(item)
        self.items, self.poses, self.own = {}, {}, ()

    def _drop(self, item: CardItem) -> None:
        item.take_away()
