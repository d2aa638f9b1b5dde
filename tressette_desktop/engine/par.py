"""The par of a deal: what bots make of its cards, each in the chair of a player, by the rulebook."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.rulebook import Rulebook
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.deal_line import read_deal
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.seats import side_of
from tressette_desktop.engine.session.session import Hand, Session, Unwritten

ROUNDS: Final = 3
"""How often a deal is played out; the rulebook draws lots where it sees no difference."""


class Par(NamedTuple):
    """What each chair gains in a hand, in points or units of the ledger, and the thirds of its side."""

    gains: tuple[float, ...]
    thirds: tuple[float, ...]


def par(game: Game, line: str, rounds: int = ROUNDS) -> Iterator[Par | None]:
    """Play a deal line out from nothing to nothing; yield None after each decision, and in the end what it came to.

    The same deal has the same par on every machine. Raises :class:`NotationError` when this is no deal of the game.
    """
    deal = read_deal(line.split(), seats=game.seats)
    gains, thirds = [0.0] * game.seats, [0.0] * game.seats
    for number in range(rounds):
        match = Match.new(game, deal.dealer)
        session = Session(match, persons=frozenset(), shuffler=_no_pack, log=Unwritten(), hand=Hand(deal.layout, ()))
        thought = Thought(random.Random(f"{line} {number}"))
        while session.awaited:
            _decide(session, thought)
            yield None
        score = session.table.score
        if score is not None:
            for seat in range(game.seats):
                gains[seat] += score.totals[seat] / rounds
                if any(seat in side for side in score.sides):
                    thirds[seat] += score.full_thirds[side_of(score.sides, seat)] / rounds
    yield Par(tuple(gains), tuple(thirds))


def _decide(session: Session, thought: Thought) -> None:
    """Let a bot stop the game, if one wants to, else let the next seat decide."""
    bot = Rulebook()
    for seat in session.bystanders():
        stop = bot.interrupt(session.view(seat), session.free(seat), thought)
        if stop is not None:
            session.submit(seat, stop, revision=session.revision)
            return
    seat = session.awaited[0]
    choice = bot.choose(session.view(seat), session.legal(seat), thought)
    session.submit(seat, choice.action, revision=session.revision)


def _no_pack() -> tuple[()]:
    raise AssertionError("nothing is dealt here")
