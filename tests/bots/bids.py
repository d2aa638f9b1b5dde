"""Hands with an auction, played by bots that bid, call and lay aside, and then by one and the same play of the cards.

``python -m tests.bots.bids calibration`` prints what was promised of contracts and what became of them, by tenths;
``python -m tests.bots.bids duel`` what bidding by trial gains on bidding by the book, in units of the ledger a hand and
seat: each deal is played in every way that some seats can bid by trial and the others by the book.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from statistics import mean, stdev
from time import process_time
from typing import TypeVar

from tests.bots.table import shuffled, view_of
from tressette_desktop.engine.bots.beforehand import weighed
from tressette_desktop.engine.bots.bot import Bot, Thought
from tressette_desktop.engine.bots.outlook import KEPT, Lore
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.thinker import ERRING, REFLEX
from tressette_desktop.engine.core.actions import Action, Bid, Pass, Raise
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import mask_of
from tressette_desktop.engine.kernel.playout import reflected
from tressette_desktop.engine.kernel.position import play
from tressette_desktop.engine.kernel.telling import frame_of, position_of
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules import ledger
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat

T = TypeVar("T")

DEALS = 300
"""In how many deals everything is tried."""

BID, LATER = "bid", "later"
"""The moments of a promise: the bid or the raise, and the last decision before the first trick."""

BOOK = BOTS["rulebook"]


@dataclass(frozen=True)
class Heard:
    """A bid or a pass: of whom, what was open, what was said (-1: a pass), what the hand was worth to who plays alone.

    Levels are those of the auction; a raise is one above the bids.
    """

    seat: Seat
    lowest: int
    level: int
    worth: int


@dataclass(frozen=True)
class Promise:
    """What a contract promised its declarer: the share of deals won, and the chance that was made of it."""

    raw: float
    chance: float


@dataclass
class Told:
    """A hand: its contract and what was promised of it at the bid and at the discard, what came of it, who paid."""

    contract: str = ""
    promised: dict[str, Promise] = field(default_factory=dict)
    made: bool = False
    paid: tuple[int, ...] = ()
    heard: list[Heard] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Bidder:
    """Bids, calls and lays aside by trial."""

    deals: int = DEALS
    lore: Lore = KEPT

    def decide(self, view: PlayerView, legal: tuple[Action, ...], thought: Thought, told: Told) -> Action:
        """What is done; it is put down what it promised."""
        began = process_time()
        trials = weighed(view, legal, thought, self.deals, ERRING, self.lore)
        told.seconds.append(process_time() - began)
        if not trials:
            return BOOK.choose(view, legal, thought).action
        best = trials[0]
        contract = view.table.contract
        own = isinstance(best.action, Bid) if contract is None else contract.declarer == view.seat
        if best.chance is not None and own:
            moment = BID if isinstance(best.action, Bid | Raise | Pass) else LATER
            told.promised[moment] = Promise(best.raw, best.chance)
        return best.action


def hand(
    game: Game, bidders: Sequence[Bidder | None], seed: str, dealer: Seat, cards: Bot | None = None, lore: Lore = KEPT
) -> Told:
    """Play a hand; a seat without a bidder bids by the book. Without a bot the cards are played by reflex."""
    told, rng = Told(), random.Random(seed)
    layout = Match.new(game, dealer=dealer).layout(shuffled(rng))
    step = rules.start(game, layout, dealer=dealer, totals=(0,) * game.seats, number=1)
    events, table, thought = step.events, step.table, Thought(random.Random(f"{seed} chance"))
    while not table.over and (table.phase != "tricks" or cards is not None):
        seat = rules.awaited(game, table)[0]
        view, legal = view_of(game, table, events, seat), tuple(rules.legal(game, table, seat))
        bidder = bidders[seat]
        if table.phase == "tricks" and cards is not None:
            action = cards.choose(view, legal, thought).action
        elif bidder is None:
            action = BOOK.choose(view, legal, thought).action
        else:
            action = bidder.decide(view, legal, thought, told)
            if table.phase == "bidding":
                told.heard.append(_heard(game, table, seat, action, lore))
        step = rules.apply(game, table, seat, action)
        events, table = events + step.events, step.table
    told.paid, told.made = _score(game, table) if table.score is not None else _by_reflex(game, table)
    told.contract = table.contract.name if table.contract is not None else ""
    kinds = list(game.variant.stakes)
    for at, each in enumerate(told.heard):
        if each.level >= 0 and told.contract.startswith(f"{kinds[each.level]} "):
            told.heard[at] = replace(each, level=kinds.index(told.contract))
    return told


def _heard(game: Game, table: Table, seat: Seat, action: Action, lore: Lore) -> Heard:
    names = [each for each in game.variant.stakes if " " not in each]
    lowest = 1 + max((names.index(name) for _, name in table.bids if name is not None), default=-1)
    level = names.index(action.name) if isinstance(action, Bid) else -1
    return Heard(seat, lowest, level, lore.parts.alone.of(mask_of(table.hand(seat))))


def _score(game: Game, table: Table) -> tuple[tuple[int, ...], bool]:
    assert table.score is not None
    settled = table.score.settlement
    return table.score.totals, settled is not None and settled.won


def _by_reflex(game: Game, table: Table) -> tuple[tuple[int, ...], bool]:
    """Play the cards out by reflex and settle the contract; an annulled hand pays nobody."""
    if table.over or table.contract is None or table.sides is None:
        return (0,) * game.seats, False
    frame, position = frame_of(game, table.order, table.sides), position_of(game, table)
    tricks = [0, 0]
    while not position.over:
        whole = not position.trick
        position = play(frame, position, reflected(frame, position, REFLEX))
        if not position.trick and not whole:
            tricks[frame.sides[position.turn]] += 1
    last = frame.sides[position.turn]
    thirds = [each - (frame.last if side == last else 0) for side, each in enumerate(position.taken)]
    stake = game.variant.stakes[table.contract.name]
    settled = ledger.judge(stake, tricks, thirds, last, strict=game.rules.stramazzo_strict)
    return ledger.payments(settled, table.sides, table.contract.declarer, game.seats), settled.won


def hands(
    game: Game, number: int, seed: int, bidder: Bidder, cards: Bot | None = None, jobs: int = 1
) -> Iterator[Told]:
    """Hands between bidders of a kind; the same however many processes play them."""

    def played(at: int) -> Told:
        return hand(game, (bidder,) * game.seats, f"{seed} {at}", at % game.seats, cards, bidder.lore)

    if jobs == 1:
        yield from map(played, range(number))
        return
    with ProcessPoolExecutor(jobs, get_context("fork"), _PLAYED.append, (played,)) as pool:
        yield from pool.map(_in_process, range(number), chunksize=10)


_PLAYED: list[Callable[[int], Told]] = []
"""In a process of its own: how it plays a hand. It comes by the fork, as what is compiled cannot be sent."""


def _in_process(at: int) -> Told:
    return _PLAYED[0](at)


def calibration(told: Sequence[Told], moment: str) -> list[tuple[int, float, float]]:
    """Contracts by tenths of their promise: how many, what was promised on average, how many were won."""
    some = sorted((each.promised[moment].chance, each.made) for each in told if moment in each.promised)
    cuts = [len(some) * tenth // 10 for tenth in range(11)]
    tenths = [some[low:high] for low, high in pairwise(cuts) if high > low]
    return [(len(each), mean(chance for chance, _ in each), mean(made for _, made in each)) for each in tenths]


@dataclass
class Duel:
    """A deal in all ways to seat bidders and others: what a bidding seat gained, and the hands."""

    gain: float
    told: list[Told]


def duels(game: Game, number: int, seed: int, bidder: Bidder, cards: Bot | None = None) -> Iterator[Duel]:
    """So many deals between bidders and those who go by the book."""
    for at in range(number):
        told: list[Told] = []
        ours: list[int] = []
        theirs: list[int] = []
        for first in range(game.seats):
            for many in (1, game.seats - 1):
                seats = {(first + turn) % game.seats for turn in range(many)}
                table = [bidder if seat in seats else None for seat in range(game.seats)]
                told.append(hand(game, table, f"{seed} {at}", at % game.seats, cards))
                paid = told[-1].paid
                ours += [paid[seat] for seat in seats]
                theirs += [paid[seat] for seat in range(game.seats) if seat not in seats]
        yield Duel(mean(ours) - mean(theirs), told)


def told_of(some: Sequence[Told]) -> str:
    """The contracts, their promises and what came of them, and how long the decisions took."""
    lines = [f"{len(some)} hands {dict(Counter(each.contract for each in some))}"]
    for moment in (BID, LATER):
        lines.append(moment)
        for number, promised, won in calibration(some, moment):
            lines.append(f"  {number:5d}  promised {promised:.3f}  won {won:.3f}  {won - promised:+.3f}")
    seconds = sorted(second for each in some for second in each.seconds)
    high = seconds[len(seconds) * 99 // 100]
    return "\n".join((*lines, f"seconds: median {seconds[len(seconds) // 2]:.3f}, 99 of 100 below {high:.3f}"))


def gained(some: Sequence[Duel]) -> str:
    """What was gained, with its standard error, and what became of what the bidders promised themselves."""
    gains = [each.gain for each in some]
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
    told = told_of([each for duel in some for each in duel.told])
    return f"{mean(gains):+.3f} ± {error:.3f} units a hand and seat, {len(gains)} deals\n{told}"


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.bids", description=__doc__)
    parser.add_argument("what", choices=("calibration", "duel"))
    parser.add_argument("--variant", default="terziglio")
    parser.add_argument("--hands", type=int, default=5000)
    parser.add_argument("--deals", type=int, default=DEALS, help="in how many deals everything is tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", default="", help="a bot that plays the cards; the reflex, if none")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play hands for the calibration")
    parser.add_argument("--every", type=int, default=500, help="after how many hands is told what came so far")
    asked = parser.parse_args()
    game, cards, bidder = game_of(asked.variant), BOTS[asked.cards] if asked.cards else None, Bidder(asked.deals)
    if asked.what == "duel":
        _report(duels(game, asked.hands, asked.seed, bidder, cards), gained, asked)
    else:
        _report(hands(game, asked.hands, asked.seed, bidder, cards, asked.jobs), told_of, asked)


def _report(some: Iterator[T], says: Callable[[Sequence[T]], str], asked: argparse.Namespace) -> None:
    """Print what came of it so far now and then, and in the end."""
    found: list[T] = []
    for each in some:
        found.append(each)
        if len(found) % asked.every == 0 or len(found) == asked.hands:
            print(says(found), flush=True)


if __name__ == "__main__":
    main()
