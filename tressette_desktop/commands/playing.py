"""Bots at a table of the terminal: asked in turn, what they decide is done, timed, and shown to a witness."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import process_time
from types import FunctionType
from typing import Final

from tressette_desktop.commands.cheat import KEY, Cheat
from tressette_desktop.engine.bots.bot import Bot, Thought
from tressette_desktop.engine.bots.registry import BOTS, bot_named
from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.errors import IllegalAction, OptionError
from tressette_desktop.engine.kernel.playout import play_out
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Session


@dataclass(frozen=True)
class Deed:
    """What a bot did: the table before it, its seat and view, what it might have done, and what it chose."""

    truth: Table
    seat: Seat
    view: PlayerView
    legal: tuple[Action, ...]
    action: Action


KERNEL: Final = "plain" if isinstance(play_out, FunctionType) else "compiled"
"""Whether the kernel runs as Python or as machine code (packaging/README.md), which plays the same, but faster."""

Witness = Callable[[Deed], None]


def nobody(deed: Deed) -> None:
    """See nothing."""


@dataclass
class Clock:
    """How long the decisions took, in seconds of one core, by the bot's name, and how many the rules refused."""

    times: dict[str, list[float]] = field(default_factory=dict)
    illegal: int = 0

    def add(self, key: str, seconds: float) -> None:
        """Take down a decision."""
        self.times.setdefault(key, []).append(seconds)

    def milliseconds(self, *keys: str) -> dict[str, float]:
        """Return the median and the 99th percentile of some bots, or of all."""
        times = sorted(each for key, some in self.times.items() if not keys or key in keys for each in some) or [0.0]
        parts = (("p50", 0.50), ("p99", 0.99))
        return {name: round(1000 * times[min(len(times) - 1, int(part * len(times)))], 3) for name, part in parts}


def hands(
    session: Session, bots: Sequence[Bot], rng: random.Random, clock: Clock, witness: Witness = nobody
) -> Iterator[Table]:
    """Play hand after hand until the match is over."""
    while session.due:
        session.deal()
        while session.awaited:
            _decide(session, bots, rng, clock, witness)
        yield session.table


def _decide(session: Session, bots: Sequence[Bot], rng: random.Random, clock: Clock, witness: Witness) -> None:
    """Let the bots claim, if one wants to, else let the next seat decide."""
    thought = Thought(rng)
    for seat in session.bystanders():
        action = bots[session.chairs[seat]].interrupt(session.view(seat), session.free(seat), thought)
        if action is not None:
            session.submit(seat, action, revision=session.revision)
            return
    seat = session.awaited[0]
    view, legal, bot = session.view(seat), tuple(session.legal(seat)), bots[session.chairs[seat]]
    bot = bot.seeing(session.table) if isinstance(bot, Cheat) else bot
    began = process_time()
    action = bot.choose(view, legal, thought).action
    clock.add(bot.key, process_time() - began)
    witness(Deed(session.table, seat, view, legal, action))
    _submit(session, seat, action, legal, clock)


def _submit(session: Session, seat: Seat, action: Action, legal: tuple[Action, ...], clock: Clock) -> None:
    """Submit a bot's choice; one that the rules refuse is counted, and the first legal action taken instead."""
    try:
        session.submit(seat, action, revision=session.revision)
    except IllegalAction:
        clock.illegal += 1
        session.submit(seat, legal[0], revision=session.revision)


def shuffled(rng: random.Random) -> tuple[Card, ...]:
    """Return the pack in a new order."""
    pack = list(DECK)
    rng.shuffle(pack)
    return tuple(pack)


def bots_named(names: str, seats: int) -> tuple[Bot, ...]:
    """Return the bots of a list parted by commas, by seat; one name sits everywhere. Raises OptionError."""
    keys = names.split(",")
    keys = keys * seats if len(keys) == 1 else keys
    found = [Cheat() if key == KEY else bot_named(key) for key in keys]
    known = [bot for bot in found if bot is not None]
    if len(known) < len(found):
        raise OptionError(f"there is no bot {keys[found.index(None)]!r}; there are {', '.join(BOTS)}, ismcts-N, {KEY}")
    if len(known) != seats:
        raise OptionError(f"this game wants {seats} bots, here are {len(known)}")
    return tuple(known)
