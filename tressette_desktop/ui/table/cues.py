"""What is heard of a beat, and when: a card as it lands, a knock as the fist falls, a trick as it is gathered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QParallelAnimationGroup, QSequentialAnimationGroup

from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore, Signal
from tressette_desktop.engine.seats import Seat, side_of

from ..sound import Sound
from .moving import Beat

GESTURES = {Signal.BUSSO: Sound.KNOCK, Signal.VOLO: Sound.THROWN, Signal.STRISCIO: Sound.SLID}
"""How a card sounds that is led with a word."""
LANDING = {
    ev.SuitShown: Sound.TURNED,
    ev.CardHanded: Sound.CARD,
    ev.MonteShown: Sound.TURNED,
    ev.CardDrawn: Sound.CARD,
    ev.Discarded: Sound.CARD,
    ev.TrickTaken: Sound.GATHERED,
    ev.LaidDown: Sound.CARD,
    ev.Claimed: Sound.CLAIMED,
    ev.CalledOut: Sound.CLAIMED,
    ev.CardsOpened: Sound.TURNED,
}
"""What is heard when the first motion of a beat has ended; of a trick that is the pause in which it is read."""


def cue(event: Event, after: Table, south: Seat, beat: Beat, play: Callable[[Sound], None]) -> None:
    """Have a beat play its sound at its moment; a beat that is skipped is not heard, one without motion is at once."""
    if isinstance(event, ev.Dealt):
        for packet in _packets(beat):
            packet.finished.connect(partial(play, Sound.PACKET))
        return
    sound = _sound(event, after, south)
    if sound is None:
        return
    if beat:
        beat[0].finished.connect(partial(play, sound))
    else:
        play(sound)


def _packets(beat: Beat) -> list[QSequentialAnimationGroup]:
    """The packets on their way, each after its while; none where the cards do not move."""
    flights = beat[0] if beat else None
    if not isinstance(flights, QParallelAnimationGroup):
        return []
    animations = [flights.animationAt(at) for at in range(flights.animationCount())]
    return [each for each in animations if isinstance(each, QSequentialAnimationGroup)]


def _sound(event: Event, after: Table, south: Seat) -> Sound | None:
    if isinstance(event, ev.CardPlayed):
        word = next((each.signal for each in after.said if each.card is event.card), None)
        return GESTURES.get(word, Sound.CARD) if word is not None else Sound.CARD
    if isinstance(event, ev.DealScored):
        return of_score(event.score, after.totals, south)
    return LANDING.get(type(event))


def of_score(score: DealScore, before: tuple[int, ...], south: Seat) -> Sound | None:
    """Return how a hand ended for the person at the screen, who had that total before; nothing for who sat out.

    Where a contract pays, the hand is won by whoever was paid; elsewhere by whoever made most points.
    """
    if score.winners:
        return Sound.GAME_WON if south in score.winners else Sound.HAND_LOST
    if score.settlement is not None:
        gain = score.totals[south] - before[south]
        return None if gain == 0 else Sound.HAND_WON if gain > 0 else Sound.HAND_LOST
    if not any(south in side for side in score.sides):
        return None
    won = [points + melds for points, melds in zip(score.points, score.melds, strict=True)]
    own = won[side_of(score.sides, south)]
    return Sound.HAND_WON if own == max(won) else Sound.HAND_LOST
