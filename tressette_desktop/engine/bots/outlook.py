"""What a seat can expect before the first trick: deals that the auction makes likely, each led to the first trick and
played out by reflex, and what that pays the seat.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from tressette_desktop.engine.bots import learned_bids
from tressette_desktop.engine.bots.aim import aim_of
from tressette_desktop.engine.bots.auction import Odds, Voices, heard
from tressette_desktop.engine.bots.beliefs import drawn_by_weight
from tressette_desktop.engine.bots.keeping import Suits
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.undertaking import HANDED, Parts, Setting, Undertaking, undertakings
from tressette_desktop.engine.bots.worlds import World, Worlds
from tressette_desktop.engine.core.terms import Settlement
from tressette_desktop.engine.kernel.bits import mask_of
from tressette_desktop.engine.kernel.playout import ROLLS, Reflex, play_out
from tressette_desktop.engine.kernel.position import Frame
from tressette_desktop.engine.kernel.telling import frame_of
from tressette_desktop.engine.rules.ledger import TO_WIN, payments
from tressette_desktop.engine.rules.partnership import sides_of
from tressette_desktop.engine.rules.phases.calling import caller
from tressette_desktop.engine.seats import Seat

_WIDE: Final = 2
"""How many times more deals are weighed than are tried, where bids tell something."""

_TRUST: Final = 0.4
"""The power to which the likelihood of bids is raised, as that of cards is: others do not bid as these bots do."""

_CHUNK: Final = 60
"""How many deals are made at once: most decisions are clear long before the last."""

_POINT: Final = 3
_ALL: Final = 2
_ALL_POINTS: Final = 3
"""How many times a contract is paid for all tricks, and for all points without all tricks (6.13)."""


@dataclass(frozen=True)
class Lore:
    """What was learned: the worth of suits, how others bid by the bids of a game, and how raw chances come true."""

    parts: Parts
    voices: Mapping[tuple[str, ...], Mapping[tuple[int, int], Odds]]
    odds: Mapping[tuple[str, ...], Mapping[str, Odds]]


KEPT: Final = Lore(Parts(*map(Suits, learned_bids.SUITS)), learned_bids.VOICES, learned_bids.ODDS)
"""What is kept in the repository."""


@dataclass
class Deal:
    """A deal that is possible: the hands by place, what is in none of them, and what those will bid who still may.

    ``worths`` are those of their hands, ``chances`` what decides between their bids, ``start`` where play-outs read the
    rolls from; ``theirs`` and ``answers`` keep what was found of their contracts, and of how the auction goes on.
    """

    hands: list[int]
    aside: int
    worths: list[int]
    chances: list[float]
    start: int = 0
    theirs: dict[tuple[int, int], tuple[float, bool]] = field(default_factory=dict)
    answers: dict[int, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Outlook:
    """The prospects of one seat."""

    scene: Scene
    lore: Lore
    reflex: Reflex
    rng: random.Random

    @cached_property
    def kinds(self) -> dict[str, Undertaking]:
        """What may be undertaken, by name."""
        return undertakings(self.scene.game)

    @cached_property
    def bids(self) -> tuple[str, ...]:
        """The bids, from the lowest."""
        return tuple(name for name in self.kinds if not any(name in each.raises for each in self.kinds.values()))

    @cached_property
    def voices(self) -> Voices:
        """How others bid."""
        return Voices(len(self.bids), len(self.kinds), self.lore.voices.get(self.bids, {}))

    def odds(self, what: Undertaking) -> Odds | None:
        """How a raw chance of a contract comes true, if that was learned."""
        return self.lore.odds.get(self.bids, {}).get(what.name)

    # --- deals -------------------------------------------------------------------------------------------------------

    def deals(self, number: int) -> Iterator[Deal]:
        """Yield deals to try in, taken as often as the bids heard make them likely; none if all are ruled out."""
        worlds = Worlds.of(self.scene.memory)
        spoken = self._heard()
        for at in range(0, number if worlds.count else 0, _CHUNK):
            wanted = min(_CHUNK, number - at)
            some = list(worlds.draw(self.rng, wanted * _WIDE if spoken else wanted))
            if spoken:
                some = drawn_by_weight(some, [self._weight(world, spoken) for world in some], wanted, self.rng)
                self.rng.shuffle(some)
            yield from map(self._deal, some)

    def _heard(self) -> list[tuple[Seat, int, int]]:
        """What others said whose cards are still those that they bid on."""
        table, mine = self.scene.memory.table, self.scene.memory.seat
        changed = {seat for seat, _ in table.picks} | {mine}
        return [each for each in heard(self.bids, table.bids) if each[0] not in changed]

    def _weight(self, world: World, spoken: list[tuple[Seat, int, int]]) -> float:
        found, alone, voices = 1.0, self.lore.parts.alone, self.voices
        for seat, lowest, level in spoken:
            given, got = self._handed[seat]
            found *= voices.likely(lowest, level, alone.of((world.hands.get(seat, 0) | given) & ~got))
        return float(found**_TRUST)

    @cached_property
    def _handed(self) -> dict[Seat, tuple[int, int]]:
        """What each seat has given since the auction, as far as that is seen, and what it got."""
        handed = [each for each in self.scene.memory.table.handed if each.card is not None]
        return {
            seat: (
                mask_of(each.card for each in handed if each.card is not None and each.giver == seat),
                mask_of(each.card for each in handed if each.card is not None and each.taker == seat),
            )
            for seat in self.scene.order
        }

    @cached_property
    def _own(self) -> int:
        return mask_of(self.scene.memory.hand)

    def _deal(self, world: World) -> Deal:
        scene, rng = self.scene, self.rng
        held, mine, own = world.hands, scene.memory.seat, self._own
        hands = [own if seat == mine else held.get(seat, 0) for seat in scene.order]
        later = hands[len(scene.memory.table.bids) + 1 :] if scene.memory.table.contract is None else []
        worths, chances = list(map(self.lore.parts.alone.of, later)), [rng.random() for _ in later]
        return Deal(hands, world.aside, worths, chances, rng.randrange(ROLLS))

    # --- what comes of a deal ----------------------------------------------------------------------------------------

    def begun(self, deal: Deal, what: Undertaking, declarer: int) -> Setting:
        """Return the setting right after an auction in which somebody won with this."""
        return Setting(what, list(deal.hands), declarer, monte=deal.aside)

    def going_on(self, deal: Deal, what: Undertaking) -> Setting:
        """Return the setting as it stands at the table, if the cards lie as in this deal."""
        stands, closed = self._stands
        monte, aside = (deal.aside, stands.aside) if closed else (stands.monte, stands.aside | deal.aside)
        return Setting(
            what, list(deal.hands), stands.declarer, monte, aside, stands.called, stands.taken, -1,
            stands.owed, stands.turn, dict(stands.due),
        )  # fmt: skip

    @cached_property
    def _stands(self) -> tuple[Setting, bool]:
        """What of a setting is the same in all deals, and whether the monte lies closed, so that it is not."""
        memory, order = self.scene.memory, self.scene.order
        table = memory.table
        known = mask_of(table.monte) if isinstance(table.monte, tuple) else 0
        what = self.kinds[table.contract.name if table.contract is not None else ""]
        gave = table.handed[0].giver if len(table.handed) == 1 and what.call == HANDED else None
        due = [(seat, len(pile)) for seat, pile in table.picks if len(pile) and not len(table.discards[seat])]
        return Setting(
            what,
            [],
            order.index(caller(table)),
            known,
            self.scene.buried & ~known,
            table.called is not None,
            bool(table.picks),
            owed=-1 if gave is None else order.index(gave),
            turn=len(table.picks) if what.chosen else 0,
            due={order.index(seat): number for seat, number in due},
        ), bool(len(table.monte)) and not known

    def played(self, deal: Deal, setting: Setting) -> tuple[float, bool]:
        """Lead a setting to its first trick and play it out: what that pays the seat, and whether the contract is won.

        A contract pays units of the ledger; a call without one is worth thirds, the own side's over the other's.
        """
        position = setting.finish(self.lore.parts, self.rng)
        frame, paid = self.told(setting.what, setting.declarer, setting.partner)
        thirds = play_out(frame, position, self.reflex, 0, deal.start)
        return paid[thirds], thirds >= _POINT * TO_WIN

    def answer(self, deal: Deal, high: int) -> tuple[int, int]:
        """Return which of the later seats will hold the contract, counted from the next one, and at what level.

        ``high`` is the level that they must bid over; -1 is nobody, and nothing.
        """
        found = deal.answers.get(high)
        if found is None:
            found = deal.answers[high] = self.voices.goes_on(high, deal.worths, deal.chances)
        return found

    def theirs(self, deal: Deal, declarer: int, level: int) -> tuple[float, bool]:
        """Return the same of a contract that another seat undertakes, by its level."""
        found = deal.theirs.get((declarer, level))
        if found is None:
            setting = self.begun(deal, list(self.kinds.values())[level], declarer)
            found = deal.theirs[declarer, level] = self.played(deal, setting)
        return found

    def told(self, what: Undertaking, declarer: int, partner: int) -> tuple[Frame, tuple[float, ...]]:
        """Return the frame of a contract, and what it pays the seat by the thirds of the declarer's side."""
        found = self._frames.get((what.name, declarer, partner))
        if found is None:
            scene, seats = self.scene, [self.scene.order[each] for each in (declarer, partner) if each >= 0]
            frame = frame_of(scene.game, scene.order, sides_of(scene.order, *seats))
            paid = self._paid(what, seats, scene.whole(frame)) if what.stake else self._aimed(frame)
            found = self._frames[what.name, declarer, partner] = frame, paid
        return found

    @cached_property
    def _frames(self) -> dict[tuple[str, int, int], tuple[Frame, tuple[float, ...]]]:
        return {}

    def _aimed(self, frame: Frame) -> tuple[float, ...]:
        sign = -1 if frame.sides[self.scene.place] else 1
        return tuple(sign * each for each in aim_of(self.scene))

    def _paid(self, what: Undertaking, seats: list[Seat], whole: int) -> tuple[float, ...]:
        """What the seat wins or loses, by the thirds of the declarer's side.

        Who made no third at all is taken to have made no trick either.
        """
        scene, table, rules = self.scene, self.scene.memory.table, self.scene.game.rules
        sides = sides_of(scene.order, *seats)
        sits_out = rules.dealer_paid_like == "defenders" and table.dealer not in scene.order
        dealer = table.dealer if sits_out else None
        found = []
        for thirds in range(whole + 1):
            won = thirds >= _POINT * TO_WIN
            left = whole - thirds if won else thirds
            times = _ALL if not left else _ALL_POINTS if left < _POINT and not rules.stramazzo_strict else 1
            settled = Settlement(what.stake, won, times)
            found.append(float(payments(settled, sides, seats[0], len(table.hands), dealer)[scene.memory.seat]))
        return tuple(found)
