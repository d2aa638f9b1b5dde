"""A game that plays itself: ``python -m tests.session.automatic JOURNAL SEED``.

It begins a journal or goes on with it, and prints every decision once it has been shown: what it printed, somebody has
seen. The test kills it at random moments.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.record.journal import Journal
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.session.session import Hand, Session


class Printer:
    """Shows what happened, by its number."""

    def __init__(self, shown: int) -> None:
        self.shown = shown

    def stepped(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        self.shown += 1
        print(self.shown, flush=True)

    def rewound(self, view: PlayerView) -> None:
        raise AssertionError("nobody takes anything back here")


def main(path: Path, seed: int) -> None:
    """Play on until the match is over."""
    rng = random.Random(seed)

    def shuffled() -> tuple[Card, ...]:
        pack = list(DECK)
        rng.shuffle(pack)
        return tuple(pack)

    if path.exists():
        journal, record = Journal.resume(path)
        play = record.play
        assert play is not None
        match = play.match or Match.new(play.game, dealer=0)
        hand = None if play.layout is None else Hand(play.layout, play.decisions)
        seen = sum(type(entry).__name__ in ("Deal", "Decision") for entry in record.entries)
    else:
        journal = Journal.create(path, Header("classic", "target=77", bots=dict.fromkeys(range(4), "random")))
        match, hand, seen = Match.new(game_of("classic", "target=77"), dealer=0), None, 0
    session = Session(match, persons=frozenset(), shuffler=shuffled, log=journal, hand=hand)
    print("ready", seen, flush=True)
    session.watch(Printer(seen), None)
    while session.due or session.awaited:
        if session.due:
            session.deal()
            continue
        seat = session.awaited[0]
        choice = BOTS["random"].choose(session.view(seat), tuple(session.legal(seat)), Thought(rng))
        session.submit(seat, choice.action, revision=session.revision)
    print("over", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
