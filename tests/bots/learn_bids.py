"""Learns what bidding by trial rests on, and writes it where it finds it: ``python -m tests.bots.learn_bids``.

First the worth of suits: hands of one against two are played out by reflex, and least squares tell what the suits of
the one and of the others brought. Then, round by round, hands are bid by trial and played: from what the hands of
bidders were worth comes how others will be taken to bid, and from what became of their contracts how a share of deals
that were won comes true. These are the contracts that were bid and no others, for what is bid is what promised most,
and so more than it holds. What is kept was made by ``--pull 1``, then ``--on --suits 0 --hands 200 --deals 60 --seed
2``, both before play-outs erred, and last by ``--on --suits 0 --hands 3000 --deals 100 --pull 1``, first with ``--seed
3`` and then with ``--seed 4``.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from math import log
from pathlib import Path

import numpy as np

from tests.bots.bids import BID, Bidder, Told, hands
from tressette_desktop.engine.bots import learned_bids
from tressette_desktop.engine.bots.auction import Odds
from tressette_desktop.engine.bots.keeping import MARKS, Suits, marks
from tressette_desktop.engine.bots.outlook import Lore
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.thinker import REFLEX
from tressette_desktop.engine.bots.undertaking import Parts
from tressette_desktop.engine.cards import THIRDS
from tressette_desktop.engine.kernel.bits import SUIT, bits
from tressette_desktop.engine.kernel.playout import play_out
from tressette_desktop.engine.kernel.position import Frame, Position
from tressette_desktop.engine.rules.registry import game_of

ALONE = Frame.of((0, 1, 1), THIRDS, 3)
MONTE = 4
STRAYS = 0.3
"""How often a card is laid aside by chance, so that strange hands are seen as well."""

RIDGE = 20.0
"""How much holds a weight at nothing that was hardly ever seen."""

STEPS = 30
"""In how many steps a logistic curve is found."""

SMALL = 1e-6
"""A step that is not worth halving."""

PULL = 1.0
"""How much holds a curve at the one that it is compared with."""

Voices = dict[tuple[str, ...], dict[tuple[int, int], Odds]]
Chances = dict[tuple[str, ...], dict[str, Odds]]

HEAD = '''"""What bidding by trial rests on, as ``tests/bots/learn_bids.py`` found it and wrote it here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))

'''


def dealt(rng: random.Random, suits: Sequence[Suits] | None) -> tuple[Position, list[int]]:
    """A hand of one against two before the first lead; half of them have taken up the monte before."""
    pack = [1 << place for place in rng.sample(range(40), 40)]
    held = [sum(pack[12 * place : 12 * place + 12]) for place in range(3)]
    aside = sum(pack[36:])
    if rng.random() < 0.5:
        whole, aside = held[0] | aside, 0
        for _ in range(MONTE):
            least = suits[0].least(whole, 1) if suits is not None and rng.random() > STRAYS else 0
            gone = least or rng.choice(list(bits(whole)))
            whole, aside = whole ^ gone, aside | gone
        held[0] = whole
    return Position(tuple(held), rng.randrange(3), aside=aside), held


def suits_learned(number: int, rng: random.Random, before: Sequence[Suits] | None) -> tuple[tuple[int, ...], ...]:
    """The weights of the marks of a suit, for the one and for the others, in hundredths of a third."""
    rows, values = np.zeros((number, 2 * MARKS + 1)), np.zeros(number)
    for at, row in enumerate(rows):
        position, held = dealt(rng, before)
        for place, hand in enumerate(held):
            for shift in (0, 10, 20, 30):
                part = slice(MARKS, 2 * MARKS) if place else slice(0, MARKS)
                row[part] += np.array(marks(hand >> shift & SUIT)) * (-1 if place else 1)
        row[-1] = 1
        values[at] = play_out(ALONE, position, REFLEX)
    found = np.linalg.solve(rows.T @ rows + RIDGE * np.eye(rows.shape[1]), rows.T @ values)
    weights = [round(100 * each) for each in found]
    return tuple(weights[:MARKS]), tuple(weights[MARKS:-1])


def fitted(rows: Iterable[tuple[float, bool]], prior: Odds, pull: float = PULL) -> Odds:
    """The logistic curve through what was seen: a number each, and whether it came true. The prior weighs little."""
    seen = list(rows)
    height, rise = prior
    at = np.array([each for each, _ in seen])
    true = np.array([each for _, each in seen], dtype=float)
    scale = float(np.abs(at).mean()) or 1.0
    weights, start = np.array([height, rise * scale]), np.array([height, rise * scale])
    marked = np.stack([np.ones(len(at)), at / scale], axis=1)

    def wrong(some: np.ndarray) -> float:
        told = np.clip(marked @ some, -30, 30)
        return float(np.sum(np.log1p(np.exp(told)) - true * told) + pull * np.sum((some - start) ** 2) / 2)

    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(marked @ weights, -30, 30)))
        slope = marked.T @ (chance - true) + pull * (weights - start)
        bend = (marked * (chance * (1 - chance))[:, None]).T @ marked + pull * np.eye(2)
        step = np.linalg.solve(bend, slope)
        while wrong(weights - step) > wrong(weights) and np.abs(step).max() > SMALL:
            step /= 2
        weights = weights - step
    return round(float(weights[0]), 3), round(float(weights[1] / scale), 5)


def voices_learned(told: Sequence[Told]) -> dict[tuple[int, int], Odds]:
    """How likely a hand bids at least a level, by the lowest that was open."""
    heard = [each for hand in told for each in hand.heard]
    found = {}
    for lowest, level in sorted({(one.lowest, other.level) for one in heard for other in heard}):
        if lowest <= level and level >= 0:
            rows = [(float(each.worth), each.level >= level) for each in heard if each.lowest == lowest]
            found[lowest, level] = fitted(rows, (-3.0, 0.0))
    return found


def odds_learned(told: Sequence[Told], names: Iterable[str], pull: float) -> dict[str, Odds]:
    """How a share of deals that were won comes true, by contract."""
    found = {}
    for name in names:
        rows = [
            (log(each.promised[BID].raw / (1 - each.promised[BID].raw)), each.made)
            for each in told
            if each.contract == name and BID in each.promised
        ]
        if rows:
            found[name] = fitted(rows, (0.0, 1.0), pull)
    return found


def written(suits: Sequence[tuple[int, ...]], voices: Voices, odds: Chances) -> str:
    """The module that keeps what was learned."""
    lines = [HEAD, "\nSUITS: Final = (\n"]
    for each in suits:
        lines.append(f'    _numbers(\n        "{" ".join(map(str, each))}"\n    ),\n')
    lines.append(')\n"""The weights of the marks of a suit, for who plays alone and for who plays against him."""\n\n')
    lines.append("VOICES: Final[Mapping[tuple[str, ...], Mapping[tuple[int, int], tuple[float, float]]]] = ")
    lines.append(table(voices))
    lines.append(
        '"""By the bids of a game, the lowest that is open and a level: the curve of a bid so high or higher."""\n\n'
    )
    lines.append("ODDS: Final[Mapping[tuple[str, ...], Mapping[str, tuple[float, float]]]] = ")
    lines.append(table(odds))
    lines.append(
        '"""By the bids of a game and the contract: the curve from the odds in trials to the chance in play."""\n'
    )
    return "".join(lines)


def table(some: Voices | Chances) -> str:
    """A table of tables, as it is written."""
    lines = ["{\n"]
    for key, inner in some.items():
        lines.append(f"    {key!s}: {{\n".replace("'", '"'))
        lines.extend(
            f"        {each!s}: {odds},\n".replace("'", '"')
            if isinstance(each, tuple)
            else f'        "{each}": {odds},\n'
            for each, odds in inner.items()
        )
        lines.append("    },\n")
    return "".join((*lines, "}\n"))


def main() -> None:
    """Learn, and write what was learned."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.learn_bids", description=__doc__)
    parser.add_argument(
        "--suits",
        type=int,
        default=20000,
        help="hands for the worth of suits, twice; 0 keeps it",
    )
    parser.add_argument("--hands", type=int, default=250, help="hands of each game in a round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--deals", type=int, default=100, help="in how many deals everything is tried")
    parser.add_argument("--on", action="store_true", help="go on from what is kept")
    parser.add_argument("--pull", type=float, default=10.0, help="how much holds the curve of a chance at what it was")
    parser.add_argument("--games", nargs="+", default=["terziglio"], help="whose auctions are learned")
    parser.add_argument("--cards", default="", help="a bot that plays the cards; the reflex, if none")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play hands")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(learned_bids.__file__))
    asked = parser.parse_args()
    weights: tuple[tuple[int, ...], ...] = learned_bids.SUITS
    if asked.suits:
        rng = random.Random(asked.seed)
        weights = suits_learned(asked.suits, rng, None)
        weights = suits_learned(asked.suits, rng, tuple(map(Suits, weights)))
    voices: Voices = {key: dict(each) for key, each in learned_bids.VOICES.items()} if asked.on else {}
    odds: Chances = {key: dict(each) for key, each in learned_bids.ODDS.items()} if asked.on else {}
    parts = Parts(*map(Suits, weights))
    for game in map(game_of, asked.games):
        names = tuple(game.variant.stakes)
        bids = tuple(each for each in names if " " not in each)
        for number in range(asked.rounds):
            lore = Lore(parts, dict(voices), dict(odds))
            cards = BOTS[asked.cards] if asked.cards else None
            seed = asked.seed * 1000 + number
            told = list(hands(game, asked.hands, seed, Bidder(asked.deals, lore), cards, asked.jobs))
            voices[bids] = voices.get(bids, {}) | voices_learned(told)  # what was not seen again stays
            odds[bids] = odds.get(bids, {}) | odds_learned(told, names, asked.pull)
            print("round", number + 1, Counter(each.contract for each in told), voices[bids], odds[bids], flush=True)
            asked.out.write_text(written(weights, voices, odds), "utf-8")


if __name__ == "__main__":
    main()
