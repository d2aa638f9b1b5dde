"""Annulling, bidding, calling, giving, laying aside, sharing the monte by trial: all that goes before the first trick.

A quick look narrows down what comes into question; each of that is tried in deals that the seat cannot rule out, led to
the first trick and played out. The share of contracts won so is corrected by what became of such shares in play. Then
what is expected to pay most is done; to pass pays what the others will probably make of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from tressette_desktop.engine.bots.bot import Choice, Scored, Thought
from tressette_desktop.engine.bots.keeping import Suits
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.narrowing import calls, discards, gifts, offered, shares
from tressette_desktop.engine.bots.outlook import KEPT, Deal, Lore, Outlook
from tressette_desktop.engine.bots.redealing import redeals
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import error_of_gap
from tressette_desktop.engine.bots.trial import Outcome, Trial, tried
from tressette_desktop.engine.bots.undertaking import Setting, Undertaking
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import (
    Action,
    Bid,
    CallCard,
    Discard,
    HandBack,
    KeepHand,
    Pass,
    Raise,
    SplitMonte,
)
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import bit, mask_of
from tressette_desktop.engine.kernel.playout import Reflex
from tressette_desktop.engine.rules.phases.calling import caller
from tressette_desktop.engine.rules.registry import game_seen

_PART: Final = 2
"""What is done on the way to the first trick is tried in so many times fewer deals than a bid: it differs by less."""

_CALLS: Final = 4
"""How many calls are tried with a bid that asks for one."""

_ASKED: Final = KeepHand | Bid | Raise | CallCard | HandBack | Discard | SplitMonte

Step = Callable[[Setting], None]


def beforehand(
    view: PlayerView, legal: Sequence[Action], thought: Thought, deals: int, reflex: Reflex, lore: Lore = KEPT
) -> Choice | None:
    """Decide what is asked before the first trick; None where nothing of that kind is asked, or nothing can be chosen.

    Equal arguments and chance give an equal choice. Every kind of action that may be done is in ``scored``, the best
    first: each bid with the best call or raise that it allows, each raise, and of calls, gifts, discards and choices
    from the monte those that the quick look left.
    """
    ranked = weighed(view, legal, thought, deals, reflex, lore)
    return _chosen(ranked) if ranked else None


def weighed(
    view: PlayerView, legal: Sequence[Action], thought: Thought, deals: int, reflex: Reflex, lore: Lore = KEPT
) -> list[Trial[Deal]]:
    """Return the trials that :func:`beforehand` chooses from, the best first; a bid has one for each call or raise."""
    if len(legal) < 2 or not any(isinstance(action, _ASKED) for action in legal):
        return []
    outlook = Outlook(Scene(game_seen(view), remember(view)), lore, reflex, thought.rng)
    number = deals if any(isinstance(action, Bid | Raise) for action in legal) else max(1, deals // _PART)
    return tried(trials(outlook, legal), outlook.deals(number), thought.cancelled)


def _chosen(ranked: list[Trial[Deal]]) -> Choice:
    """Keep the best trial of each action."""
    kinds: dict[Action, Trial[Deal]] = {}
    for each in ranked:
        kinds.setdefault(each.action, each)
    best = list(kinds.values())
    rivals = (best[min(1, len(best) - 1)], *[best[0]] * (len(best) - 1))
    scored = []
    for each, rival in zip(best, rivals, strict=True):
        chance, error = each.chance, error_of_gap(each.values, rival.values)
        scored.append(
            Scored(each.action, round(each.mean, 3), round(error, 3), None if chance is None else round(chance, 3))
        )
    return Choice(scored[0].action, tuple(scored))


# --- what there is to choose from -------------------------------------------------------------------------------------


def trials(outlook: Outlook, legal: Sequence[Action], kept: Action | None = None) -> list[Trial[Deal]]:
    """Return what is to be tried; the action that is ``kept`` is, whatever the quick look says of it."""
    if KeepHand() in legal:
        return redeals(outlook)
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids:
        return list(_bids(outlook, bids))
    raised = any(isinstance(action, Raise) for action in legal)
    return list(_raises(outlook, legal) if raised else _steps(outlook, legal, kept))


def _bids(outlook: Outlook, bids: list[Bid]) -> Iterator[Trial[Deal]]:
    """To pass, and each bid with each of its calls and raises."""
    scene = outlook.scene
    high = outlook.bids.index(bids[0].name) - 1
    yield Trial(Pass(), _passing(outlook, high))
    hand, alone = mask_of(scene.memory.hand), outlook.lore.parts.alone
    for bid in bids:
        plain = outlook.kinds[bid.name]
        for name in (bid.name, *plain.raises):
            what = outlook.kinds[name]
            some = calls(hand, alone, offered(what, hand), _CALLS) if what.call else [None]
            for call in some:
                yield Trial(bid, _bidding(outlook, what, bid.name, call), outlook.odds(what))


def _passing(outlook: Outlook, high: int) -> Callable[[Deal], Outcome]:
    """What a pass leads to: nothing if all pass, else the contract of whoever bids highest; ``high`` is passed over."""
    order, bids = outlook.scene.order, outlook.scene.memory.table.bids
    holds = next((order.index(seat) for seat, name in reversed(bids) if name is not None), -1)

    def outcome(deal: Deal) -> Outcome:
        turn, level = outlook.answer(deal, high)
        declarer = holds if turn < 0 else len(bids) + 1 + turn
        if declarer < 0:
            return 0.0, False, False
        value, made = outlook.theirs(deal, declarer, level)
        return value, True, made

    return outcome


def _bidding(outlook: Outlook, what: Undertaking, name: str, call: CallCard | None) -> Callable[[Deal], Outcome]:
    """What a bid leads to: the own contract, if nobody bids over it."""
    level, place, spoken = outlook.bids.index(name), outlook.scene.place, len(outlook.scene.memory.table.bids)

    def outcome(deal: Deal) -> Outcome:
        turn, higher = outlook.answer(deal, level)
        if turn >= 0:
            return outlook.theirs(deal, spoken + 1 + turn, higher)[0], False, False
        setting = outlook.begun(deal, what, place)
        if call is not None:
            setting.call(_bit(call.card), _bit(call.given))
        value, made = outlook.played(deal, setting)
        return value, True, made

    return outcome


def _raises(outlook: Outlook, legal: Sequence[Action]) -> Iterator[Trial[Deal]]:
    """To leave the contract as it is, and each raise."""
    contract = outlook.scene.memory.table.contract
    assert contract is not None
    for action in legal:
        if isinstance(action, Pass | Raise):
            name = f"{contract.name} {action.name}" if isinstance(action, Raise) else contract.name
            what = outlook.kinds[name]
            yield Trial(action, _going_on(outlook, what, _nothing), outlook.odds(what))


def _steps(outlook: Outlook, legal: Sequence[Action], kept: Action | None) -> Iterator[Trial[Deal]]:
    """The calls, gifts, discards or choices from the monte that come into question.

    Chances are corrected as those of bids, before the monte is seen, and for the declarer alone.
    """
    memory, parts = outlook.scene.memory, outlook.lore.parts
    contract = memory.table.contract
    what = outlook.kinds[contract.name if contract is not None else ""]
    own = memory.seat == caller(memory.table)
    for action in _narrowed(memory, parts.alone if own else parts.against, legal, kept):
        done = _step(action, outlook.scene.place)
        yield Trial(
            action, _going_on(outlook, what, done), outlook.odds(what) if own and not memory.table.picks else None
        )


def _narrowed(memory: Memory, part: Suits, legal: Sequence[Action], kept: Action | None) -> list[Action]:
    """Return what a quick look leaves, and what is kept."""
    hand = mask_of(memory.hand)
    some: list[Action] = [*calls(hand, part, [each for each in legal if isinstance(each, CallCard)])]
    if any(isinstance(each, HandBack) for each in legal):
        due = sum(len(pile) for seat, pile in memory.table.picks if seat == memory.seat)
        some += map(HandBack, gifts(memory, part, due))
    some += discards(memory, part, [each for each in legal if isinstance(each, Discard)])
    some += shares(memory, part, [each for each in legal if isinstance(each, SplitMonte)])
    return some if kept is None or kept in some else [*some, kept]


def _step(action: Action, place: int) -> Step:
    """Return what an action does to a setting."""
    match action:
        case CallCard(card, given):
            return partial(Setting.call, card=_bit(card), given=_bit(given))
        case HandBack(card):
            return partial(Setting.give, card=bit(card))
        case Discard(cards):
            return partial(Setting.lay, place=place, cards=mask_of(cards))
        case SplitMonte(cards):
            return partial(Setting.choose, cards=mask_of(cards))
        case _:
            return _nothing


def _going_on(outlook: Outlook, what: Undertaking, done: Step) -> Callable[[Deal], Outcome]:
    """What a step on the way to the first trick leads to."""

    def outcome(deal: Deal) -> Outcome:
        setting = outlook.going_on(deal, what)
        done(setting)
        value, made = outlook.played(deal, setting)
        return value, bool(what.stake), made

    return outcome


def _nothing(setting: Setting) -> None:
    """Leave a setting as it is."""


def _bit(card: Card | None) -> int:
    return 0 if card is None else bit(card)
