"""The quick look at what there is to choose from before the first trick: what remains is worth trying in deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tressette_desktop.engine.bots.keeping import Suits
from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.bots.scene import alike
from tressette_desktop.engine.bots.undertaking import SWAPPED, Undertaking
from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.actions import CallCard, Discard, SplitMonte
from tressette_desktop.engine.kernel.bits import bit, cards_of, mask_of

_CALLS: Final = 5
_GIVEN: Final = 2
_GIFTS: Final = 4
_DISCARDS: Final = 8
_SHARES: Final = 5
"""How many of each come into question; of what is given for a called card, how many cards."""


def offered(what: Undertaking, hand: int) -> Iterator[CallCard]:
    """Yield the calls that a contract allows to a hand."""
    own = cards_of(hand)
    for card in DECK:
        if card not in own:
            yield from [CallCard(card, given) for given in own] if what.call == SWAPPED else [CallCard(card)]


def calls(hand: int, alone: Suits, legal: Iterable[CallCard], number: int = _CALLS) -> list[CallCard]:
    """Return the calls of the cards that help a hand most, for those that it needs least; all if there are few."""
    order = {one: place for place, one in enumerate(alone.wanted(hand))}
    given = alone.least(hand, _GIVEN)
    some = [each for each in legal if each.card is not None and (each.given is None or bit(each.given) & given)]
    return sorted(some, key=lambda each: order[bit(each.card)] if each.card is not None else 0)[:number]


def gifts(memory: Memory, alone: Suits, due: int) -> list[Card]:
    """Return the cards to give back, by what the hand is worth when so many more are laid aside."""
    hand, same = mask_of(memory.hand), alike(memory.hand, memory)

    def left(card: Card) -> int:
        rest = hand & ~bit(card)
        return alone.of(rest & ~alone.least(rest, due))

    return sorted(dict.fromkeys(same.values()), key=lambda card: (-left(card), card.index))[:_GIFTS]


def discards(memory: Memory, part: Suits, legal: Sequence[Discard]) -> list[Discard]:
    """Return the discards that leave most; of those that leave as good a hand as each other, one."""
    hand, same = mask_of(memory.hand), alike(memory.hand, memory)
    ranked = sorted(legal, key=lambda each: -part.of(hand & ~mask_of(each.cards)))
    kinds: dict[tuple[int, ...], Discard] = {}
    for each in ranked:
        kinds.setdefault(tuple(sorted(same[card].index for card in each.cards)), each)
        if len(kinds) == _DISCARDS:
            break
    return list(kinds.values())


def shares(memory: Memory, against: Suits, legal: Sequence[SplitMonte]) -> list[SplitMonte]:
    """Return what to take of the monte, by what the hand is worth when as many cards are laid aside."""
    hand = mask_of(memory.hand)

    def left(each: SplitMonte) -> int:
        whole = hand | mask_of(each.cards)
        return against.of(whole & ~against.least(whole, len(each.cards)))

    return sorted(legal, key=lambda each: -left(each))[:_SHARES]
