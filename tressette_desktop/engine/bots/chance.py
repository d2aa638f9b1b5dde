"""What a seat may reckon with: who will win the trick, and what will lie on it.

These are guesses, made of nothing but what :class:`~tressette_desktop.engine.bots.memory.Memory` holds.
"""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.cards import Card

TAKES: Final = 0.85
"""How often an opponent who could take a trick does so, instead of keeping his card."""

GENEROUS: Final = 1.5
"""How much more than the average card a seat puts on a trick of its side; as much less on the others'."""

_CAPPOTTO_FROM: Final = 5
"""After how many tricks, all won by one side, a cappotto is thought of (C76)."""

_CAPPOTTO: Final = 1.5
"""How much more, in thirds, each trick from then on is worth than the one before."""


def wins(memory: Memory, card: Card) -> float:
    """The chance that the own side wins the trick when this card is played to it.

    The unseen cards that could still win it are gone through from the strongest down: in a partner's hand it is ours,
    in an opponent's it is lost if he takes, elsewhere the next one counts. A trump waits for a hand that cannot follow.
    """
    best = memory.best
    ahead = best is None or memory.beats(card, best)
    top = card if best is None or ahead else best
    led = memory.trick.led or card.suit
    rivals = memory.beaters(top)
    trumped = any(rival.suit is not led for rival in rivals)
    free = {seat: memory.out_of(seat, led) if trumped else 0.0 for seat in memory.after}
    won, still_open = 0.0, 1.0
    for rival in rivals:
        follows = rival.suit is led
        chances = {seat: memory.share(seat, rival) * (1 if follows else free[seat]) for seat in memory.after}
        ours = sum(chance for seat, chance in chances.items() if seat in memory.partners)
        theirs = (sum(chances.values()) - ours) * TAKES
        won += still_open * ours
        still_open *= 1.0 - ours - theirs
    return won + still_open * (ahead or memory.best_is_ours)


def pot(memory: Memory, card: Card, *, ours: bool) -> float:
    """The thirds that the trick will hold if it becomes ours, or theirs, the last trick's bonus included."""
    average = sum(map(memory.thirds, memory.unseen)) / max(1, len(memory.unseen))
    coming = sum(average * (GENEROUS if (seat in memory.partners) is ours else 1 / GENEROUS) for seat in memory.after)
    lying = sum(map(memory.thirds, memory.trick.cards))
    return lying + memory.thirds(card) + coming + (memory.values.last_trick if memory.tricks_left == 1 else 0)


def stakes(memory: Memory) -> float:
    """What this trick is worth beside its points, in thirds, because a cappotto is near for either side (C76)."""
    ours, theirs, _, _ = memory.standing
    played = ours + theirs
    if memory.options.special == "none" or played < _CAPPOTTO_FROM or (ours and theirs):
        return 0.0
    return _CAPPOTTO * (played - _CAPPOTTO_FROM + 1)
