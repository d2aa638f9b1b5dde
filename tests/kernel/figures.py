"""What the kernel answers to random positions, and in how long: one JSON object, of whichever kernel is imported.

Run as a file by :mod:`tests.kernel.compiled`; ``answers`` is the same for every kernel that plays by the rules.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterator
from time import process_time

from tressette_desktop.commands.playing import KERNEL
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.bots.registry import bot_named
from tressette_desktop.engine.bots.thinker import PLAYERS
from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.kernel.playout import play_out, reflected, trick_won
from tressette_desktop.engine.kernel.position import Frame, Position, choices, play
from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.kernel.telling import frame_of
from tressette_desktop.engine.kernel.tree import Tree
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.deal_line import SALT_BYTES
from tressette_desktop.engine.record.writer import Notebook
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.session.session import Session

CLASSIC, HEARTS, AUCTION = game_of("classic"), game_of("trzy_siodemki"), game_of("terziglio")
MUST_TRUMP = game_of("trzy_siodemki", "pl_must_trump=true pl_last_trick=3")
PAIRS = frame_of(CLASSIC, (0, 1, 2, 3), ((0, 2), (1, 3)))
FRAMES = (
    (PAIRS, 40),
    (frame_of(CLASSIC, (0, 1, 2), ((1,), (0, 2))), 36),
    (frame_of(CLASSIC, (0, 1, 2, 3, 4), ((1, 4), (0, 2, 3))), 40),
    (frame_of(CLASSIC, (0, 1), ((0,), (1,))), 20),
    (frame_of(HEARTS, (0, 1, 2, 3), ((0, 2), (1, 3))), 32),
    (frame_of(MUST_TRUMP, (0, 1, 2, 3), ((0, 2), (1, 3))), 32),
)
"""Frames, with how many cards are dealt into the hands; for two, the others lie in the stock."""

DEALS, ENDINGS, DECISIONS, BIDS, ROUNDS = 40, 12, 40, 30, 300


def dealt(frame: Frame, cards: int, rng: random.Random) -> Position:
    """The position before the first lead; of what is not dealt, a stock for two, else cards aside."""
    places = len(frame.sides)
    pack = [1 << place for place in rng.sample(range(40), 40)]
    size = cards // places
    hands = tuple(sum(pack[place * size : (place + 1) * size]) for place in range(places))
    rest = pack[cards:]
    return Position(hands, rng.randrange(places), (), (0, 0), *(((*rest,), 0) if places == 2 else ((), sum(rest))))


def answers() -> Iterator[object]:
    """Random hands, a tree grown for each; every card, as they are played by chance: play-outs, the ends solved."""
    reflex, erring = Instinct(), Instinct(heat=30.0)
    ours, theirs = PLAYERS
    for number, (frame, cards) in enumerate(FRAMES):
        rng, solver = random.Random(number), Solver(frame)
        for deal in range(DEALS):
            position = dealt(frame, cards, rng)
            tree = Tree(ROUNDS, rng.getrandbits(32))
            for _ in range(ROUNDS):
                tree.grow(frame, position)
            yield tree.found()
            while not position.over:
                possible = choices(frame, position)
                yield possible
                yield [play_out(frame, position, reflex, one) for one in (0, *possible)]
                yield [play_out(frame, position, erring, one, deal) for one in (0, *possible)]
                yield [play_out(frame, position, ours, one, deal, theirs) for one in (0, *possible)]
                yield [play_out(frame, position, ours, one, deal, theirs, deal % 2) for one in (0, *possible)]
                yield reflected(frame, position, reflex, deal % 2 == 1)
                yield [trick_won(frame, position, reflex, one, deal % 3 - 1) for one in possible]
                if deal < ENDINGS and sum(hand.bit_count() for hand in position.hands) <= 12 and not position.stock:
                    yield solver.values(position)
                position = play(frame, position, rng.choice(possible))
            yield position


def decisions(name: str, number: int, game: Game = CLASSIC, phase: str = "") -> Iterator[tuple[object, float]]:
    """So many decisions of a bot that had to think, with the seconds that each took; before ``phase``, if any."""
    rng, bot = random.Random(name), bot_named(name)
    assert bot is not None
    while True:
        match = Match.new(game, dealer=rng.randrange(game.seats))
        book = Notebook(None, game, [name] * game.seats, lambda: rng.randbytes(SALT_BYTES).hex())
        session = Session(match, persons=frozenset(), shuffler=lambda: tuple(rng.sample(DECK, 40)), log=book)
        session.deal()
        while session.awaited and session.table.phase != phase:
            seat = session.awaited[0]
            view, legal, began = session.view(seat), tuple(session.legal(seat)), process_time()
            choice = bot.choose(view, legal, Thought(random.Random(number)))
            took = process_time() - began
            if len(choice.scored) > 1:
                yield choice, took
                number -= 1
                if not number:
                    return
            session.submit(seat, choice.action, revision=session.revision)


def timed(work: Callable[[], object]) -> float:
    """The milliseconds of one core that something takes."""
    began = process_time()
    work()
    return 1000 * (process_time() - began)


def main() -> None:
    """Print what was found."""
    digest = hashlib.sha256()
    for answer in answers():
        digest.update(repr(answer).encode())
    rng, (ours, theirs), took = random.Random("figures"), PLAYERS, {}
    hands = [dealt(PAIRS, 40, rng) for _ in range(1000)]
    played_out = [timed(lambda: [play_out(PAIRS, hand, ours, 0, 0, theirs) for hand in hands]) for _ in range(6)]
    took["play-out, us"] = played_out[1:]
    for size, number in ((5, 20), (7, 6)):
        endings = [dealt(PAIRS, 4 * size, rng) for _ in range(number)]
        endings = [Position(each.hands, each.turn) for each in endings]
        took[f"solver, {size} cards, ms"] = [timed(lambda each=each: Solver(PAIRS).value(each)) for each in endings]
    asked = {
        **{name: (name, DECISIONS) for name in ("esperto", "maestro", "ismcts-10000")},
        **{f"{name} before": (name, BIDS, AUCTION, "tricks") for name in ("esperto", "maestro")},
    }
    for title, ask in asked.items():
        found = list(decisions(*ask))
        digest.update(repr([choice for choice, _ in found]).encode())
        took[f"{title}, ms"] = [1000 * seconds for _, seconds in found]
    print(json.dumps({"kernel": KERNEL, "answers": digest.hexdigest(), "took": took}))


if __name__ == "__main__":
    main()
