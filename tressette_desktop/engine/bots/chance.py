"""What a seat may reckon with: where an unseen card lies, who will win the trick, what will lie on it.

These are guesses, made of nothing but the hard facts of :class:`~tressette_desktop.engine.bots.memory.Memory`.
"""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.rules.scoring import LAST_TRICK
from tressette_desktop.engine.seats import Seat

_TAKES: Final = 0.85
"""How often an opponent who could take a trick does so, instead of keeping his card."""

_GENEROUS: Final = 1.5
"""How much more than the average card a seat puts on a trick of its side; as much less on the others'."""

_CAPPOTTO_FROM: Final = 5
"""After how many tricks, all won by one side, a cappotto is thought of (C76)."""

_CAPPOTTO: Final = 1.5
"""How much more, in thirds, each trick from then on is worth than the one before."""


def share(memory: Memory, seat: Seat, card: Card) -> float:
    """The chance that a seat holds an unseen card: its free places among those where the card may be, as it leans."""
    if card not in memory.may_hold.get(seat, ()):
        return 0.0
    hands = memory.table.hands
    places = {
        other: len(hands[other]) * memory.leanings.get((other, card), 1.0)
        for other, cards in memory.may_hold.items()
        if card in cards
    }
    return places[seat] / (sum(places.values()) + memory.aside)


def wins(memory: Memory, card: Card) -> float:
    """The chance that the own side wins the trick when this card is played to it.

    The unseen cards that could still win it are gone through from the strongest down: in a partner's hand it is ours,
    in an opponent's it is lost if he takes, elsewhere the next one counts.
    """
    best = memory.best
    ahead = best is None or card.beats(best)
    top = card if best is None or ahead else best
    won, still_open = 0.0, 1.0
    for rival in memory.beaters(top):
        ours = sum(share(memory, seat, rival) for seat in memory.after if seat in memory.partners)
        theirs = sum(share(memory, seat, rival) for seat in memory.foes_after) * _TAKES
        won += still_open * ours
        still_open *= 1.0 - ours - theirs
    return won + still_open * (ahead or memory.best_is_ours)


def pot(memory: Memory, card: Card, *, ours: bool) -> float:
    """The thirds that the trick will hold if it becomes ours, or theirs, the last trick's bonus included."""
    average = sum(each.thirds for each in memory.unseen) / max(1, len(memory.unseen))
    coming = sum(average * (_GENEROUS if (seat in memory.partners) is ours else 1 / _GENEROUS) for seat in memory.after)
    lying = sum(each.thirds for each in memory.trick.cards)
    return lying + card.thirds + coming + (LAST_TRICK if memory.tricks_left == 1 else 0)


def stakes(memory: Memory) -> float:
    """What this trick is worth beside its points, in thirds, because a cappotto is near for either side (C76)."""
    ours, theirs, _, _ = memory.standing
    played = ours + theirs
    if memory.options.special == "none" or played < _CAPPOTTO_FROM or (ours and theirs):
        return 0.0
    return _CAPPOTTO * (played - _CAPPOTTO_FROM + 1)
