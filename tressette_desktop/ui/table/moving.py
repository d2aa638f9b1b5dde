"""How things get from one table to the next: the felt that a beat works with, and the motions it is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QParallelAnimationGroup, QSequentialAnimationGroup
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.seats import Seat

from .bubbles import Words
from .card_item import CardItem
from .cards_on import Cards
from .fan import Pose
from .layout import Key, arrange, place_of, plan, won_tricks
from .metrics import Felt
from .plan import Plan, Spot
from .scenery import Scenery
from .tweens import FADE, UNFOLD, Gesture, Pace, Path, Tween, pause, turned

FLYING: Final = 250.0
"""How high a card lies while it flies: above all others, below the names and what is said."""


@dataclass
class Floor:
    """What a beat works with: the felt with everything on it, and how fast things go."""

    scene: QGraphicsScene
    cards: Cards
    scenery: Scenery
    felt: Felt
    pace: Pace
    south: Seat = 0
    ratio: float = 1.0
    passing: list[QGraphicsObject] = field(default_factory=list)
    """What is on the felt only while a beat lasts."""

    def plan(self, table: Table) -> Plan:
        """Return the geometry of a table here."""
        return plan(table, self.south, self.felt)

    def arrange(self, table: Table) -> dict[Key, Pose]:
        """Return the poses of a table here."""
        return arrange(table, self.south, self.felt)

    def move_words(self, table: Table) -> None:
        """Bring the words that are on the felt to where they belong now."""
        for seat, bubble in self.scenery.bubbles.items():
            bubble.place(self._spot(table, seat), scale=self.felt.scale, ratio=self.ratio)
        self.scenery.clear_labels()

    def clear_passing(self) -> None:
        """Take away what is only there while a beat lasts."""
        for item in self.passing:
            self.scene.removeItem(item)
        self.passing.clear()

    def say(self, table: Table, seat: Seat, said: Words) -> None:
        """Let a seat say something."""
        self.scenery.say(seat, said, self._spot(table, seat), self.felt.scale, self.ratio, self.pace)

    def _spot(self, table: Table, seat: Seat) -> Spot:
        """Where the words of a seat appear."""
        piled = won_tricks(table, self.south)[0] > 0
        return self.plan(table).spot(place_of(table, self.south, seat), piled=piled)


Beat = list[QAbstractAnimation]
"""Animations that follow one upon the other."""


def fly(item: CardItem, path: Path, ms: int, *, reveal: Card | None = None, hide: bool = False) -> Tween:
    """Return the flight of a card; on the way it may turn over, to show a card or to hide it."""
    turns = reveal is not None or hide

    def step(part: float) -> None:
        wide, over = turned(part) if turns else (1.0, False)
        if over and item.card is not (None if hide else reveal):
            item.become(None if hide else reveal)
        item.move(path.at(part), wide)

    return Tween(ms, step, path.gesture.curve)


def glide(moves: Sequence[tuple[CardItem, Path]], ms: int, gesture: Gesture) -> Tween:
    """Return the common motion of several cards."""

    def step(part: float) -> None:
        for item, path in moves:
            item.move(path.at(part))

    return Tween(ms, step, gesture.curve)


def fade(items: Iterable[CardItem], ms: int, *, out: bool = False) -> Tween:
    """Return the common coming, or going, of several cards."""
    shown = list(items)

    def step(part: float) -> None:
        for item in shown:
            item.setOpacity(1.0 - part if out else part)

    return Tween(ms, step)


def together(animations: Iterable[QAbstractAnimation]) -> QParallelAnimationGroup:
    """Return animations that begin at one time."""
    group = QParallelAnimationGroup()
    for each in animations:
        group.addAnimation(each)
    return group


def after_a_while(ms: int, animation: QAbstractAnimation) -> QSequentialAnimationGroup:
    """Return an animation that begins later."""
    group = QSequentialAnimationGroup()
    group.addAnimation(pause(ms))
    group.addAnimation(animation)
    return group


def drift(floor: Floor, event: Event, before: Table | None, after: Table) -> Beat:
    """Whatever changed its place goes there, what is new comes up, what is gone fades."""
    target = floor.arrange(after)
    items = floor.cards.items
    moving = {key: pose for key, pose in target.items() if key in items and items[key].pose != pose}
    new = [key for key in target if key not in items]
    gone = [items[key] for key in items if key not in target]
    if not (moving or new or gone):
        return []
    comers = []
    for key in new:
        item = floor.cards.add(key)
        item.settle(target[key])
        comers.append(item)
    if not floor.pace.moves:
        return appear(floor, [*comers, *(put(items[key], pose) for key, pose in moving.items())])
    for item in comers:
        item.setOpacity(0.0)
    ms = floor.pace.ms(UNFOLD.ms)
    moves = [set_off(items[key], pose, UNFOLD) for key, pose in moving.items()]
    return [together([glide(moves, ms, UNFOLD), fade(comers, ms), fade(gone, ms, out=True)])]


def put(item: CardItem, pose: Pose) -> CardItem:
    item.settle(pose)
    return item


def set_off(item: CardItem, end: Pose, gesture: Gesture) -> tuple[CardItem, Path]:
    """Get an item ready for its way from where it is seen."""
    start = item.seen_at
    item.travel(start, end)
    return item, Path(start, end, gesture)


def appear(floor: Floor, items: Sequence[CardItem]) -> Beat:
    """The beat of one who wants little motion: things are there, after a short fade; at speed none, at once."""
    ms = floor.pace.ms(FADE.ms)
    if not ms or not items:
        return []
    for item in items:
        item.setOpacity(0.0)
    return [fade(items, ms)]
