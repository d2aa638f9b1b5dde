"""What stands on the felt beside the cards: plates, piles' labels, the light of the turn, the empty place, words."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, QSequentialAnimationGroup
from PySide6.QtWidgets import QGraphicsScene

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.table import Handed, Table
from tressette_desktop.engine.seats import Seat

from .. import contracts, words
from ..cards import CardArt
from .asked import Sitter
from .bubbles import BubbleItem, Words
from .cards_on import ICONS, SPEECH, gestures
from .furniture import CalledPaper, PileLabel, PoolItem, SlotItem
from .layout import asked_for, place_of, plan, shown_cards, shown_monte, sides_shown, turned_up, won_tricks
from .lying import lying
from .metrics import RATIO, Felt
from .places import Place
from .plan import Plan, Spot
from .plate_words import Party, declares, line, side_seen
from .seat_item import Arrow, Plate, PlateItem, Side
from .tweens import BUBBLE, NUDGE, POOL, TOKEN, Pace, Tween, pause

SIGNS = frozenset((*ICONS.values(), SPEECH))
"""Icons of words that belong to a trick."""


def to_play(table: Table) -> tuple[Seat, ...]:
    """Return who plays next, as far as the table itself says; nobody between a full trick and its end."""
    if table.over or table.stopped:
        return ()
    if table.trick is not None:
        return (table.trick.turn,) if len(table.trick.cards) < len(table.trick.seats) else ()
    return (table.next_leader,) if table.phase == "tricks" else ()


class Scenery:
    """Plates, labels, light, slot and bubbles of one felt."""

    def __init__(self, scene: QGraphicsScene, art: CardArt) -> None:
        self._scene = scene
        self._art = art
        self.sitters: tuple[Sitter, ...] = ()
        self.stakes: Mapping[str, int] = {}
        self.retold = False
        """Whether a game is looked at again: nobody is thinking, and nobody is asked."""
        self.plates: dict[Seat, PlateItem] = {}
        self.bubbles: dict[Seat, BubbleItem] = {}
        self.speaking: dict[Seat, QSequentialAnimationGroup] = {}
        self.labels = tuple(PileLabel() for _ in range(6))
        """Words under the own pile, that of the others, the monte, the stock, and the two cards drawn from it."""
        self.called = CalledPaper(art)
        self.pool, self.slot = PoolItem(), SlotItem()
        self.turn: tuple[Seat, ...] = ()
        self.quiet: Callable[[], None] = lambda: None
        """Called when somebody's words have gone by themselves."""
        self._pointing: list[Tween] = []
        self._covered: tuple[QRectF, ...] = ()
        self._hands: tuple[QRectF, ...] = ()
        for item in (*self.labels, self.called, self.pool, self.slot):
            scene.addItem(item)
        self.pool.hide()
        self.slot.hide()

    # --- plates, light, labels ---------------------------------------------------------------------------------------

    def dress(self, table: Table, south: Seat, felt: Felt, ratio: float, turn: tuple[Seat, ...], pace: Pace) -> None:
        """Write and place everything as the table has it; ``turn`` are the seats that must do something."""
        drawn = plan(table, south, felt)
        moved = turn != self.turn
        self.turn = turn
        lies = lying(table, south, felt)
        for seat in range(len(table.hands)):
            place = place_of(table, south, seat)
            item = self.plates.get(seat) or self._add_plate(seat)
            width = item.write(
                self._plate(table, south, seat, place, felt),
                scale=felt.scale,
                ratio=ratio,
                compact=felt.compact,
                most=drawn.plate_most(place),
            )
            beside = place is Place.S and not felt.portrait
            item.put(drawn.plate(place, width), lies.held if beside else math.inf)
        self._label_piles(table, south, drawn)
        self._label_heaps(table, south, drawn)
        self._hands = lies.hands
        self.clear_labels()
        self._show_called(table, south, drawn, ratio)
        self._light(table, south, drawn)
        if moved and pace.moves:
            self._point(south, pace)

    def show_slot(self, drawn: Plan, on: bool) -> None:
        """Show, or take away, the empty place of the own card; it lies under every card of the trick."""
        pose = drawn.trick_pose(Place.S, 0)
        self.slot.put(pose.x, pose.y, pose.width, pose.width * RATIO)
        self.slot.glow(False)
        self.slot.setVisible(on)

    def _add_plate(self, seat: Seat) -> PlateItem:
        item = PlateItem(self._art)
        self._scene.addItem(item)
        self.plates[seat] = item
        return item

    def _plate(self, table: Table, south: Seat, seat: Seat, place: Place, felt: Felt) -> Plate:
        sitter = self.sitters[seat]
        turn = seat in self.turn
        below = place is Place.S and not felt.portrait
        beside = place in (Place.N, Place.NE, Place.NW) and felt.plate_beside
        down = place is Place.S and felt.portrait
        told = line(table, self._party(south), seat, turn=turn)
        # Where there is no second line it must still be said why a seat has no cards.
        rests = felt.compact and seat not in table.order
        return Plate(
            name=f"{sitter.name}, {told}" if rests else sitter.name,
            medal=sitter.medal,
            line=told,
            side=side_seen(table, south, seat),
            declarer=declares(table, seat),
            dealer=seat == table.dealer,
            turn=turn,
            arrow=Arrow.RIGHT if below or beside else Arrow.DOWN if down else Arrow.UP,
        )

    def _party(self, south: Seat) -> Party:
        shared = sum(sitter.person for sitter in self.sitters) > 1
        return Party(south, tuple(sitter.name for sitter in self.sitters), self.stakes, shared, self.retold)

    def _label_piles(self, table: Table, south: Seat, drawn: Plan) -> None:
        known = sides_shown(table) is not None and south in table.order
        for heap, count in enumerate(won_tricks(table, south)):
            side = (Side.US if heap == 0 else Side.THEM) if known else Side.OPEN
            said = words.tricks(count) if count else ""
            if said and heap == 1 and not known and south in table.order:
                said = words.of_the_others(said)
            middle = drawn.pile(heap).center().x() if heap == 1 else None
            room = drawn.pile_label(heap)
            brief = str(count) if said else ""
            self.labels[heap].write(said, side, room, middle=middle, scale=drawn.felt.scale, brief=brief)

    def _label_heaps(self, table: Table, south: Seat, drawn: Plan) -> None:
        """Say what lies in the monte, in the stock, and who drew what."""
        stock, shown = len(table.stock), shown_cards(table)
        told = [
            (_of_monte(table), drawn.monte_label),
            (contracts.stock(stock) if stock else "", drawn.stock_label),
        ]
        for at in range(2):
            seat = shown[at][0] if at < len(shown) else None
            name = "" if seat is None else self.sitters[seat].name
            if seat == south and not drawn.felt.compact:
                name = contracts.you_drew()
            told.append((name, drawn.drawn_label(at)))
        briefs = (contracts.monte_tag(), "", "", "")
        for label, (said, box), brief in zip(self.labels[2:], told, briefs, strict=True):
            label.write(said, Side.OPEN, box, middle=box.center().x(), scale=drawn.felt.scale, brief=brief)

    def _show_called(self, table: Table, south: Seat, drawn: Plan, ratio: float) -> None:
        """The card that was called lies above the own plate while its holder is secret; one that was asked for and
        swapped, as long as the hand is played, with who had it."""
        card, asked = table.called, asked_for(table)
        secret = card is not None and not table.official
        # Where letters are large there is no room for what was asked: it is read on the paper of what was said.
        free = not any(plate.mapRectToScene(plate.box).intersects(drawn.called_paper) for plate in self.plates.values())
        shown = secret or (asked is not None and not table.over and free)
        self.called.setVisible(shown)
        if card is None or not shown:
            return
        caller = table.contract.declarer if table.contract is not None else table.order[0]
        if asked is not None:
            said = self._told_of_asked(asked, card, south)
        elif caller == south:
            said = contracts.you_called(card)
        else:
            said = contracts.called_card(self.sitters[caller].name, card)
        self.called.write(card, said, drawn.called_paper, scale=drawn.felt.scale, ratio=ratio)

    def _told_of_asked(self, asked: Handed, card: Card, south: Seat) -> str:
        taker, giver = self.sitters[asked.taker].name, self.sitters[asked.giver].name
        if asked.taker == south:
            return contracts.you_asked(giver, card)
        return contracts.asked_you(taker, card) if asked.giver == south else contracts.asked(taker, giver, card)

    def _light(self, table: Table, south: Seat, drawn: Plan) -> None:
        self.pool.setVisible(bool(self.turn))
        if not self.turn:
            return
        place = place_of(table, south, self.turn[0])
        if place is Place.S:
            felt = drawn.felt
            self.pool.shine(QPointF(felt.width / 2, felt.height), 1.0 * felt.width, 2.4 * drawn.card_height)
            return
        poses = drawn.other_hand(place, max(1, len(table.hands[self.turn[0]])))
        middle = poses[len(poses) // 2]
        across = 2.6 * drawn.card_height
        self.pool.shine(QPointF(middle.x, middle.y), across, across)

    def _point(self, south: Seat, pace: Pace) -> None:
        """Let the light come up and the arrows point. The light on the own hand is there at once: it is too large."""
        self.still()
        plates = [self.plates[seat] for seat in self.turn]
        self._pointing = [Tween(pace.ms(NUDGE.ms), plate.nudge) for plate in plates]
        if south not in self.turn:
            self._pointing.append(Tween(pace.ms(POOL.ms), self.pool.setOpacity, POOL.curve))
        for tween in self._pointing:
            tween.start()

    def still(self) -> None:
        """Let the light stand, and the arrows with it."""
        for tween in self._pointing:
            tween.stop()
        self._pointing = []
        self.pool.setOpacity(1.0)
        for plate in self.plates.values():
            plate.nudge(1.0)

    # --- words -------------------------------------------------------------------------------------------------------

    def say(self, seat: Seat, said: Words, spot: Spot, scale: float, ratio: float, pace: Pace) -> None:
        """Let a seat say something: a bubble that goes by itself after a while."""
        self.hush(seat)
        bubble = BubbleItem(said, spot, scale=scale, ratio=ratio)
        self._scene.addItem(bubble)
        self.bubbles[seat] = bubble
        self.clear_labels()
        group = QSequentialAnimationGroup(self._scene)
        if pace.moves:
            bubble.grow(0.0)
            group.addAnimation(Tween(pace.ms(BUBBLE.ms), bubble.grow, BUBBLE.curve))
        group.addAnimation(pause(pace.rest(said.text + said.line)))
        if pace.moves:
            group.addAnimation(Tween(pace.ms(TOKEN.ms), lambda part: bubble.grow(1.0 - part), TOKEN.curve))
        self.speaking[seat] = group
        group.finished.connect(partial(self._said, seat))
        group.start()

    def _said(self, seat: Seat) -> None:
        self.hush(seat)
        self.quiet()

    def hush(self, seat: Seat) -> None:
        """Take away the words of a seat."""
        group = self.speaking.pop(seat, None)
        if group is not None:
            group.stop()
            group.deleteLater()
        bubble = self.bubbles.pop(seat, None)
        if bubble is not None:
            self._scene.removeItem(bubble)
            self.clear_labels()

    def cover(self, boxes: Sequence[QRectF]) -> None:
        """Take note of what lies over the felt: words that are half below it are left out."""
        if tuple(boxes) != self._covered:
            self._covered = tuple(boxes)
            self.clear_labels()

    def clear_labels(self) -> None:
        """Leave out the words under a pile, or all but their number, where they lie on a hand or something on them."""
        words = chain.from_iterable(bubble.covers for bubble in self.bubbles.values())
        over = [*self._covered, *self._hands, *words]
        for label in self.labels:
            label.keep_clear(over)

    def forget_words_but(self, table: Table) -> None:
        """Take away what was said of a trick that is no more on the table."""
        running = {each.seat for each in table.said if each.trick == len(table.tricks)}
        for seat, bubble in tuple(self.bubbles.items()):
            if bubble.words.icon in SIGNS and seat not in running:
                self.hush(seat)

    def spoken_cards(self, table: Table) -> frozenset[Card]:
        """Return the cards about which a bubble still speaks."""
        return frozenset(card for card, (seat, _icon) in gestures(table).items() if seat in self.bubbles)

    def words_at(self, point: QPointF) -> Words | None:
        """Return what is said by the bubble at a point of the felt, if there is one."""
        return next((each.words for each in self.bubbles.values() if each.box.contains(point)), None)

    def rest(self) -> None:
        """Stop whatever moves, and take away all words."""
        self.still()
        for seat in tuple(self.bubbles):
            self.hush(seat)

    def clear(self) -> None:
        """Take the plates away, for a table with other people."""
        self.rest()
        for item in self.plates.values():
            self._scene.removeItem(item)
        self.plates = {}
        self.turn = ()


def _of_monte(table: Table) -> str:
    """What is said of the monte and of what was laid aside; nothing when all cards are shown."""
    aside = sum(len(pile) for pile in table.discards)
    if turned_up(table) and table.over:
        return ""
    if shown_monte(table) or (table.monte_open and len(table.monte)):
        return contracts.monte_open()
    if len(table.monte) and not table.tricks and table.trick is None:
        return contracts.monte_closed(len(table.monte))
    playing = bool(table.tricks) or table.trick is not None
    return contracts.left_over(aside + len(table.monte)) if aside and not playing else ""
