"""What weaker players miss: the memory of one who does not listen, or who forgets."""

from __future__ import annotations

from dataclasses import replace

from tressette_desktop.engine.bots.facts import denied, shown
from tressette_desktop.engine.bots.memory import Memory


def inattentive(memory: Memory) -> Memory:
    """Return the memory of who counts the cards, but neither hears words nor notices who is out of a suit.

    Of a card that was shown or called he remembers whose it is, or is not.
    """
    unseen, table = frozenset(memory.unseen), memory.table.but(said=(), declarations=())
    known = {seat: shown(table, seat) for seat in memory.may_hold}
    hands = {
        seat: unseen.difference(denied(table, seat), *(known[other] for other in known if other != seat))
        for seat in known
    }
    return replace(memory, table=table, may_hold=hands, holds=known, leanings={})


def forgetful(memory: Memory, tricks: int) -> Memory:
    """Return the memory of who remembers, beside that, only the cards of so many of the last tricks.

    All others he believes to be out.
    """
    forgotten = [card for trick in memory.table.tricks[: len(memory.table.tricks) - tricks] for card in trick.cards]
    mine = {*memory.hand, *memory.table.played(memory.seat)}
    unseen = sorted({*memory.unseen, *forgotten} - mine, key=lambda card: card.index)
    return inattentive(replace(memory, unseen=tuple(unseen)))
