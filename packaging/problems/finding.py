"""From a number to a deal, to the play of it by bots, to the endings in which one card alone is best."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from sight import FARTHEST, Sight

from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.first.rulebook import FirstRulebook
from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView, project, seen
from tressette_desktop.engine.kernel.bits import bit
from tressette_desktop.engine.kernel.position import Position
from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.kernel.telling import frame_of, position_of
from tressette_desktop.engine.problems.book import Grade, Problem
from tressette_desktop.engine.record.position_line import write_position
from tressette_desktop.engine.rules.game import apply, awaited, legal, start
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import around

GAME: Final = game_of("classic", "claims=off lay_down=off")
"""The classic game, but every hand is played to its last card."""
SIZES: Final = (6, 5, 4)
"""How many cards whoever is to play holds."""
LEAST_CHOICE: Final = 3
"""How many cards he may play at least."""
LEAST_MARGIN: Final = 3
"""By how many thirds the best card is better than the next: one point."""


class Found(NamedTuple):
    """An ending, how many tricks one has to look ahead in it, and whether the bot played another card."""

    problem: Problem
    sight: int
    missed: bool


def endings(number: int) -> Iterator[Found]:
    """Yield the endings of a deal that make a problem. The bots are the first rulebook, which never changes."""
    solver: Solver | None = None
    for count, (table, action) in enumerate(_played(number)):
        seat = awaited(GAME, table)[0]
        if not isinstance(action, PlayCard) or len(table.hand(seat)) not in SIZES:
            continue
        assert table.sides is not None
        frame, position = frame_of(GAME, table.order, table.sides), position_of(GAME, table)
        solver = solver or Solver(frame)
        best = only_best(solver, position, theirs=bool(frame.sides[position.turn]))
        if best is None:
            continue
        sight, missed = Sight(frame).needed(position, best), bit(action.card) != best
        if sight > 1 or missed:
            grade = graded(sight, len(table.hand(seat)))
            yield Found(Problem(grade, f"{number}.{count}", write_position(GAME, table)), sight, missed)


def only_best(solver: Solver, position: Position, *, theirs: bool) -> int | None:
    """Return the card that is better than all others by a point, where there are enough to choose from."""
    values = solver.values(position)
    if len(values) < LEAST_CHOICE:
        return None
    ranked = sorted(values, key=lambda one: values[one] if theirs else -values[one])
    return ranked[0] if abs(values[ranked[0]] - values[ranked[1]]) >= LEAST_MARGIN else None


def graded(sight: int, cards: int) -> Grade:
    """Return how hard it is: by how far one has to look, and among how many cards.

    >>> graded(2, 6).name, graded(4, 4).name, graded(4, 5).name
    ('EASY', 'MEDIUM', 'HARD')
    """
    if sight <= 2:
        return Grade.EASY
    return Grade.HARD if sight == FARTHEST and cards > FARTHEST else Grade.MEDIUM


def _played(number: int) -> Iterator[tuple[Table, Action]]:
    """Play a deal; yield the table before each decision, and what was decided."""
    rng, bot = random.Random(f"problem {number}"), FirstRulebook()
    dealer = number % GAME.seats
    order = around(tuple(range(GAME.seats)), (dealer + 1) % GAME.seats)
    layout = GAME.variant.deal.layout(tuple(rng.sample(DECK, len(DECK))), order, GAME.seats)
    events, table = start(GAME, layout, dealer=dealer, totals=(0,) * GAME.seats, number=1)
    options = GAME.options.text(GAME.variant.defaults)
    thought = Thought(rng)
    while not table.over:
        seat = awaited(GAME, table)[0]
        view = PlayerView(seat, project(table, seat), seen(events, seat), GAME.variant.key, options)
        action = bot.choose(view, tuple(legal(GAME, table, seat)), thought).action
        yield table, action
        step = apply(GAME, table, seat, action)
        events, table = events + step.events, step.table
