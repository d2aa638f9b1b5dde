"""The own hand under pointer and keys: which card stands out, and which is chosen.

It knows no rule: what may be played is told to it, and what happens to a chosen card is for others to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from tressette_desktop.engine.cards import Card

from .card_item import Tag
from .cards_on import Marks
from .fan import Pose
from .moving import Floor
from .tweens import CLOSE, LIFT, SHAKE, Gesture, Path, Tween

DRAG_FROM: Final = 6
"""How far the pointer must go with the button down before a card is dragged, in pixels."""
SHAKEN: Final = 3.0
"""How far a refused card goes left and right, in pixels."""

DIGITS: Final = tuple(getattr(Qt.Key, f"Key_{digit}") for digit in "1234567890")


class Hand(QObject):
    """Hover, focus, drag and digits on the own hand."""

    chosen = Signal(object)
    """A card was clicked, dropped on the felt, or played by a key."""
    pointed = Signal(object)
    """The card under pointer or focus has changed; None for no card."""
    reached = Signal(object)
    """The keys have come to a card, or have been asked to go where none is."""
    missed = Signal(int)
    """The number of a card was pressed, and there are fewer."""
    forgiven = Signal()
    """The ring of a refused card has gone with the next input."""

    def __init__(self, floor: Floor, parent: QObject) -> None:
        super().__init__(parent)
        self._floor = floor
        self._marks = Marks()
        self._focus: Card | None = None
        self._hover: Card | None = None
        self._locked: frozenset[Card] = frozenset()
        self._pressed: tuple[Card, QPointF] | None = None
        self._dragged: Card | None = None
        self._by_keys = False
        self._has_focus = False
        self._moving: Tween | None = None
        self.received: Mapping[Card, Tag] = {}
        """Cards that another has given, as they are tagged."""
        self.picking = False
        """Whether a card that is pressed answers a question."""
        self.described: Callable[[Card], str] = lambda _card: ""
        """What would be said with a card, for those who listen."""
        self.closed: Callable[[Card], str] = lambda _card: ""
        """Why a card may not be played, for them as well."""

    # --- what is shown -----------------------------------------------------------------------------------------------

    @property
    def pointed_at(self) -> Card | None:
        """The card under the pointer, else the one in focus if the keys are used."""
        return self._hover or (self._focus if self._by_keys else None)

    @property
    def focus(self) -> Card | None:
        """The card that the keys are at."""
        return self._focus

    @property
    def by_keys(self) -> bool:
        """Whether the keys are used, and not the pointer."""
        return self._by_keys

    def use_keys(self) -> None:
        """The keys are used elsewhere: here they shall show where they are as well, and who listens hears of it."""
        self._by_keys = True
        self.refresh()
        self.come_back()

    @property
    def marks(self) -> Marks:
        """How the hand stands out now."""
        return replace(self._marks, tags={**self.received, **self._marks.tags})

    def ask(self, legal: frozenset[Card] | None, *, picking: bool = False) -> None:
        """Say which cards may be played, or with ``picking`` be pressed to answer a question; None when none is asked
        for."""
        self.picking = picking
        self._marks = replace(self._marks, legal=legal, refused=None, tags={})
        self._locked = frozenset()
        self.refresh()

    def lift(self, cards: frozenset[Card], tags: Mapping[Card, Tag] | None = None) -> None:
        """Keep cards lifted, whatever the pointer does, and words on some: what a question is about."""
        self._locked = cards
        self._marks = replace(self._marks, tags=tags or {})
        self.refresh(moving=True)

    def refresh(self, *, moving: bool = False) -> None:
        """Let the hand stand out as things are; cards that are gone lose focus to their neighbour."""
        own = self._floor.cards.own
        if self._hover not in own:
            self._hover = None
        if self._focus is not None and self._focus not in own:
            self._focus = None
        if self._focus is None and self._by_keys and self._marks.legal is not None:
            # Who plays by keys sees where the keyboard is from the first card of a new hand on.
            self._focus = self._first()
        ring = self._focus if self._by_keys and self._has_focus else None
        up = {card for card in (self._hover, ring) if card is not None} | self._locked
        refused = self._marks.refused if self._marks.refused in own else None
        self._marks = replace(self._marks, lifted=frozenset(up), focus=ring, refused=refused)
        self._floor.cards.mark(self.marks, self._floor.pace.ms(LIFT.ms) if moving and self._floor.pace.moves else 0)

    def focused(self, has: bool, *, by_keys: bool = False) -> None:
        """The felt got, or lost, the keyboard."""
        self._has_focus = has
        if by_keys:
            self._by_keys = True
            self._focus = self._focus or self._first()
            self._tell()
        self.refresh(moving=True)

    def put_focus(self, card: Card) -> None:
        """Bring the keyboard to a card, as its keys and a screen reader do."""
        self._focus, self._by_keys, self._has_focus = card, True, True
        self._changed()
        self.reached.emit(card)

    def come_back(self) -> None:
        """The keyboard has come to the felt, which is told of first: now to the card that it is at."""
        if self._marks.focus is not None:
            self.reached.emit(self._marks.focus)

    def leave(self, gone: Card) -> None:
        """A card is about to go: after an own one nothing moves in the hand any more; its neighbour gets the focus."""
        own = self._floor.cards.own
        if gone in own:
            self.rest()
        if gone is self._focus and gone in own:
            at = own.index(gone)
            rest = own[:at] + own[at + 1 :]
            self._focus = rest[min(at, len(rest) - 1)] if rest else None

    def refuse(self, card: Card) -> None:
        """Shake a card and ring it until the next input."""
        if self._dragged is card:
            self._return()
        self._marks = replace(self._marks, refused=card)
        self.refresh()
        item = self._floor.cards.items.get(card)
        ms = self._floor.pace.ms(SHAKE.ms)
        if item is None or not ms or not self._floor.pace.moves:
            return
        self.rest()
        pose = self._floor.cards.poses[card]

        def step(part: float) -> None:
            wave = 4 * part % 2 - 1
            item.move(replace(pose, x=pose.x + SHAKEN * (1 - abs(wave)) * (1 if part < 0.5 else -1)))

        self._move(Tween(ms, lambda part: step(part) if part < 1 else item.move(pose)))

    def rest(self) -> None:
        """Stop what moves here."""
        if self._moving is not None:
            self._moving.stop()
            self._moving = None

    # --- pointer -----------------------------------------------------------------------------------------------------

    def card_at(self, point: QPointF) -> Card | None:
        """Return the card of the own hand at a point: by where it lies, then by where it is lifted to."""
        cards = self._floor.cards
        for card in reversed(cards.own):
            if cards.items[card].covers(point, cards.poses[card]):
                return card
        lifted = (card for card in cards.own if cards.items[card].lifted)
        return next((card for card in lifted if cards.items[card].covers(point, cards.items[card].seen_at)), None)

    def hover(self, point: QPointF | None) -> Card | None:
        """The pointer rests, or is gone; the card under it rises and is returned."""
        card = None if point is None else self.card_at(point)
        if card is not self._hover:
            self._hover = card
            self.refresh(moving=True)
            self._tell()
        return card

    def press(self, point: QPointF) -> bool:
        """The button went down; whether it was on a card."""
        self._forgive()
        self._by_keys = False
        card = self.card_at(point)
        self._pressed = None if card is None else (card, point)
        self.refresh()
        return card is not None

    def drag(self, point: QPointF) -> bool:
        """The pointer moves with the button down; whether a card goes with it."""
        if self._pressed is None:
            return False
        card, start = self._pressed
        if self._dragged is None and (point - start).manhattanLength() <= DRAG_FROM:
            return False
        self._dragged = card
        self._floor.cards.items[card].drag(point)
        self._floor.scenery.slot.setVisible(True)
        self._floor.scenery.slot.glow(self._over_felt(point))
        return True

    def release(self, point: QPointF) -> None:
        """The button went up: a click chooses, and so does a drop on the felt; any other drop brings the card back."""
        pressed, dragged = self._pressed, self._dragged
        self._pressed = None
        self._floor.scenery.slot.glow(False)
        if pressed is None:
            return
        if dragged is None:
            if self.card_at(point) is pressed[0]:
                self.chosen.emit(pressed[0])
            return
        if self._over_felt(point):
            self.chosen.emit(dragged)
        if self._dragged is not None:
            self._return()

    def dropped(self) -> None:
        """A dragged card was taken over by a beat: it flies from where it is."""
        self._dragged = None
        self._pressed = None

    def _over_felt(self, point: QPointF) -> bool:
        """Whether a card let go at a point is meant to be played: clear of the hand."""
        highest = min((pose.y for pose in self._floor.cards.poses.values() if pose.z < 40), default=0.0)
        own = [self._floor.cards.poses[card].y for card in self._floor.cards.own]
        return point.y() < (min(own) if own else highest) - 0.35 * self._card_height()

    def _card_height(self) -> float:
        own = self._floor.cards.own
        return self._floor.cards.poses[own[0]].width * 1.66 if own else 0.0

    def _return(self) -> None:
        card = self._dragged
        self._dragged = None
        if card is None or card not in self._floor.cards.items:
            return
        item, home = self._floor.cards.items[card], self._floor.cards.poses[card]
        ms = self._floor.pace.ms(CLOSE.ms) if self._floor.pace.moves else 0
        start = item.pose
        path = Path(Pose(start.x, start.y, start.angle, start.width, 900), home, Gesture(ms))
        if not ms:
            item.settle(home)
            return
        self.rest()
        self._move(Tween(ms, lambda part: item.move(path.at(part)) if part < 1 else item.settle(home), CLOSE.curve))

    def _move(self, tween: Tween) -> None:
        self._moving = tween
        tween.start()

    # --- keys --------------------------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """A key went down; whether it meant something here."""
        own = self._floor.cards.own
        if not own:
            return False
        key = event.key()
        if key == Qt.Key.Key_Alt:
            return self._number(True)
        if key in DIGITS and not event.isAutoRepeat():
            self._forgive()
            self._number(True)
            place = DIGITS.index(key)
            if place < len(own):
                self._focus, self._by_keys = own[place], True
                self._changed()
                self.chosen.emit(own[place])
            else:
                self.missed.emit(place + 1)
            return True
        at = own.index(self._focus) if self._focus in own else -1
        ways: dict[int, int] = {
            Qt.Key.Key_Left: max(0, at - 1) if at >= 0 else len(own) - 1,
            Qt.Key.Key_Right: min(len(own) - 1, at + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(own) - 1,
        }
        goal = ways.get(key)
        if goal is not None:
            self._forgive()
            self.put_focus(own[goal])
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            self._forgive()
            if self._focus is not None and self._by_keys:
                self.chosen.emit(self._focus)
            else:
                # Nothing is played that was not shown, and told, before.
                self.put_focus(self._focus or self._first() or own[0])
            return True
        return False

    def key_up(self, event: QKeyEvent) -> None:
        """A key went up: the numbers go with Alt."""
        if event.key() == Qt.Key.Key_Alt:
            self._number(False)

    def _number(self, on: bool) -> bool:
        self._marks = replace(self._marks, numbered=on)
        self.refresh()
        return True

    def _first(self) -> Card | None:
        own = self._floor.cards.own
        legal = self._marks.legal
        return next((card for card in own if legal is None or card in legal), own[0] if own else None)

    def _forgive(self) -> None:
        """Any input takes the ring of a refusal away."""
        if self._marks.refused is not None:
            self._marks = replace(self._marks, refused=None)
            self.refresh()
            self.forgiven.emit()

    def _changed(self) -> None:
        self.refresh(moving=True)
        self._tell()

    def _tell(self) -> None:
        self.pointed.emit(self.pointed_at)
