"""Annulling a weak hand by trial (rules.md 3.7): the hand as it is, played out in deals, against any other.

Of a new deal nothing is known, so the cards of all are dealt anew. Combinations count as what they score.
"""

from __future__ import annotations

from collections.abc import Sequence

from tressette_desktop.engine.bots.aim import aim_of
from tressette_desktop.engine.bots.memory import POINT
from tressette_desktop.engine.bots.outlook import Deal, Outlook
from tressette_desktop.engine.bots.trial import Outcome, Trial
from tressette_desktop.engine.core.actions import AskRedeal, KeepHand
from tressette_desktop.engine.kernel.bits import PACK, bits, cards_of
from tressette_desktop.engine.kernel.playout import play_out
from tressette_desktop.engine.kernel.position import Position
from tressette_desktop.engine.kernel.telling import frame_of
from tressette_desktop.engine.rules import melds
from tressette_desktop.engine.rules.phases.redeal import Redeal
from tressette_desktop.engine.seats import side_of


def redeals(outlook: Outlook) -> list[Trial[Deal]]:
    """Return the trials of keeping a hand and of having it annulled.

    Who is asked later and holds a weak hand as well is taken to annul it.
    """
    scene = outlook.scene
    (phase,) = [each for each in scene.game.phases if isinstance(each, Redeal)]
    later = range(scene.place + 1, len(scene.order))

    def kept(deal: Deal) -> Outcome:
        if any(phase.weak(cards_of(deal.hands[place])) for place in later):
            return anew(deal)
        return _played(outlook, deal.hands, deal.start), False, False

    def anew(deal: Deal) -> Outcome:
        pack = list(bits(PACK))
        outlook.rng.shuffle(pack)
        each = len(pack) // len(deal.hands)
        hands = [sum(pack[at * each : (at + 1) * each]) for at in range(len(deal.hands))]
        return _played(outlook, hands, deal.start), False, False

    return [Trial(KeepHand(), kept), Trial(AskRedeal(), anew)]


def _played(outlook: Outlook, hands: Sequence[int], start: int) -> float:
    """What a hand brings the own side over the other, in thirds."""
    scene, calls = outlook.scene, outlook.kinds.get("")
    if calls is not None:
        called = Deal(list(hands), 0, [], [], start)
        return outlook.played(called, outlook.begun(called, calls, 0))[0]
    game, table = scene.game, scene.memory.table
    assert table.sides is not None
    frame = frame_of(game, scene.order, table.sides)
    value = aim_of(scene)[play_out(frame, Position(tuple(hands), 0), outlook.reflex, 0, start)]
    for seat, hand in zip(scene.order, hands, strict=True):
        scored = sum(game.variant.meld_worth(game.rules, each, table, seat) for each in melds.held(cards_of(hand)))
        value += 2 * POINT * (-scored if side_of(table.sides, seat) else scored)
    return -value if frame.sides[scene.place] else value
