"""What is to be judged of a finished hand: what a seat decided in it, each as it was seen from there.

That is what leads to the first trick, bids, calls, gifts, discards and choices from the monte, every card, and every
word: what is said with a card is a decision of its own.

Two questions are asked of each, and their answers are kept apart: what its player could know answers the first, all
cards the second.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tressette_desktop.engine.bots.appraise_said import is_said
from tressette_desktop.engine.bots.messages import Appraise, Solve
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import (
    Action,
    AskRedeal,
    Bid,
    CallCard,
    Discard,
    GoForCappotto,
    HandBack,
    KeepHand,
    Pass,
    PlayCard,
    Raise,
    SplitMonte,
    play_card,
)
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import bit
from tressette_desktop.engine.kernel.telling import frame_of, position_of
from tressette_desktop.engine.record.entries import Decision, Undo
from tressette_desktop.engine.record.story import ToldHand
from tressette_desktop.engine.rules.game import Game, legal
from tressette_desktop.engine.rules.ledger import TO_WIN
from tressette_desktop.engine.seats import Seat

SOON: Final = {2: 13, 3: 9, 4: 7, 5: 6}
"""Up to how many cards that each hand has still to play a position is solved in a moment, by the number of hands."""

SOLVABLE: Final = {2: 15, 3: 12, 4: 10, 5: 8}
"""Up to how many it is solved at all; more, in the game for two, would take hours and all the memory there is."""


JUDGED: Final = KeepHand | AskRedeal | Bid | Pass | Raise | CallCard | HandBack | Discard | SplitMonte
"""What is judged of all that is decided before the first trick."""


@dataclass(frozen=True)
class Task:
    """A decision, and everything that might have been decided in its place.

    ``entry`` is its place in the record, ``at`` that of its moment in the hand, ``number`` the one among those of the
    seat that are judged, from 0. ``table`` is the whole truth before it, ``view`` what the seat saw of that; ``first``
    is the truth before the first lead, None in a hand that never came so far.
    """

    hand: int
    entry: int
    at: int
    number: int
    seat: Seat
    game: Game
    table: Table
    view: PlayerView
    legal: tuple[Action, ...]
    action: Action
    first: Table | None

    @property
    def early(self) -> bool:
        """Whether it was decided before the first trick."""
        return isinstance(self.action, JUDGED)

    @property
    def plays(self) -> bool:
        """Whether it was a card that was played."""
        return isinstance(self.action, PlayCard) and not self.word

    @cached_property
    def word(self) -> bool:
        """Whether it is what was said with a card."""
        return isinstance(self.action, PlayCard) and is_said(self.legal)

    @property
    def card(self) -> Card:
        """The card that was played."""
        assert isinstance(self.action, PlayCard)
        return self.action.card

    @cached_property
    def left(self) -> int:
        """How many cards the seat has still to play, those included that it will draw."""
        table = self._solved or self.table
        return len(table.hand(self.seat)) + len(table.stock) // len(table.order)

    @property
    def soon(self) -> bool:
        """Whether it takes no more than a moment to solve with all cards open."""
        return not self.early and not self.word and self.left <= SOON[len(self.table.order)]

    @property
    def solvable(self) -> bool:
        """Whether it can be solved at all."""
        return not self.word and self._solved is not None and self.left <= SOLVABLE[len(self.table.order)]

    @property
    def free(self) -> bool:
        """Whether there was more to choose from than one card or one decision."""
        return len(self.legal) > 1

    @property
    def _solved(self) -> Table | None:
        """The table that is solved with all cards open."""
        return self.first if self.early else self.table

    def known(self, seed: int, deals: int) -> Appraise:
        """Ask what it is worth by what could be known; equal seeds ask the same, in whatever order."""
        when = f"{len(self.table.tricks)}" if isinstance(self.action, PlayCard) else self.table.phase
        when += " word" if self.word else ""
        chance = random.Random(f"{seed} {self.hand} {self.seat} {when}").getrandbits(32)
        return Appraise(chance, self.view, self.legal, self.action, deals)

    def open(self) -> Solve:
        """Ask what the card is worth with all cards open, and the best; or a first lead, where no trick had begun."""
        table = self._solved
        assert table is not None
        assert table.sides is not None
        position = position_of(self.game, table)
        leads = position.hands[position.turn]
        played = bit(self.card) if self.plays else leads & -leads
        return Solve(frame_of(self.game, table.order, table.sides), position, played)

    def opened(self, values: Mapping[int, int]) -> int:
        """Return what :meth:`open` is answered with: the thirds that a card cost with all cards open, or, of what was
        decided otherwise, the thirds that the own side then comes to, by perfect play of both."""
        asked, table = self.open(), self._solved
        assert table is not None
        assert table.sides is not None
        sign = 1 if self.seat in table.sides[0] else -1
        if self.plays:
            return max(sign * value for value in values.values()) - sign * values[bit(self.card)]
        leads = not asked.frame.sides[asked.position.turn]
        value = max(values.values()) if leads else min(values.values())
        return value if sign > 0 else asked.position.whole(asked.frame) - value

    def makes(self, thirds: int) -> bool | None:
        """Return whether the contract is won when the own side comes to so many thirds; None where there is none."""
        if self.first is None or self.first.contract is None or self.first.sides is None:
            return None
        asked = self.open()
        declared = thirds if self.seat in self.first.sides[0] else asked.position.whole(asked.frame) - thirds
        return declared >= 3 * TO_WIN


def tasks(hand: ToldHand, seat: Seat) -> tuple[Task, ...]:
    """Return what is to be judged of a seat in a hand; nothing of what was taken back again, nor while it is played."""
    if not hand.moments[-1].table.over:
        return ()
    return tuple(_tasks(hand, seat))


def _tasks(hand: ToldHand, seat: Seat) -> Iterator[Task]:
    game, number, kept = hand.match.game, 0, _kept(hand)
    first = next((before for at in kept if (before := hand.moments[at - 1].table).phase == "tricks"), None)
    for at in kept:
        moment, before = hand.moments[at], hand.moments[at - 1].table
        assert isinstance(moment.move, Decision)
        action = moment.move.action
        if moment.move.seat == seat and isinstance(action, PlayCard | GoForCappotto | JUDGED):
            view = hand.view(at - 1, seat)
            for decided, possible in decisions(action, tuple(legal(game, before, seat))):
                yield Task(hand.number, moment.entry, at, number, seat, game, before, view, possible, decided, first)
                number += 1


def decisions(action: Action, possible: Sequence[Action]) -> Iterator[tuple[Action, tuple[Action, ...]]]:
    """Yield what an action decides, each with all that it might be: a card, and then what is said with it.

    >>> from tressette_desktop.engine.cards import card
    >>> from tressette_desktop.engine.core.terms import Signal
    >>> aloud = PlayCard(card("4c"), Signal.BUSSO)
    >>> [len(others) for _, others in decisions(aloud, [aloud, play_card(card("4c")), play_card(card("Kd"))])]
    [2, 2]
    """
    if not isinstance(action, PlayCard):
        yield action, tuple(each for each in possible if isinstance(each, JUDGED | GoForCappotto))
        return
    plays = [each for each in possible if isinstance(each, PlayCard)]
    yield play_card(action.card), tuple(dict.fromkeys(play_card(each.card) for each in plays))
    words = tuple(each for each in plays if each.card is action.card)
    if len(words) > 1:
        yield action, words


def _kept(hand: ToldHand) -> Sequence[int]:
    """Return the places of the decisions that were not taken back."""
    kept: list[int] = []
    for at, moment in enumerate(hand.moments):
        if isinstance(moment.move, Undo):
            del kept[len(moment.decided) :]
        elif isinstance(moment.move, Decision):
            kept.append(at)
    return kept
