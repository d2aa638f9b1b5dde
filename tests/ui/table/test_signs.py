"""Signs agree: whose tricks bear a sign, bears it on the plate as well, and who declares has a star everywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from tests.ui.table.variants import session_for, sitters_of
from tressette_desktop.engine.core.actions import Bid, Discard, Pass
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui import marks
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.strip_scores import scores
from tressette_desktop.ui.table.layout import won_tricks
from tressette_desktop.ui.table.plate_words import declares, side_seen
from tressette_desktop.ui.table.seat_item import Arrow, Plate, PlateItem, Side, Sign


def played(variant: str, dealer: int, bid: str) -> Session:
    """The seat after the dealer plays a contract, three tricks in."""
    session = session_for(variant, dealer=dealer)
    session.deal()
    session.submit(session.awaited[0], Bid(bid), revision=session.revision)
    while len(session.table.tricks) < 3:
        seat = session.awaited[0]
        legal = tuple(session.legal(seat))
        action = next((each for each in legal if isinstance(each, Pass | Discard)), legal[0])
        session.submit(seat, action, revision=session.revision)
    return session


def signs(table: Table, south: int, seat: int) -> tuple[Sign, ...]:
    """What stands before a name on its plate."""
    side, declarer = side_seen(table, south, seat), declares(table, seat)
    return Plate("Ischia", "sun", "", side, dealer=False, turn=False, arrow=Arrow.UP, declarer=declarer).signs


CONTRACTS = [("terziglio", dealer, "solo") for dealer in range(3)] + [
    ("quintiglio", dealer, "solo") for dealer in range(5)
]


@pytest.mark.parametrize(("variant", "dealer", "bid"), CONTRACTS)
def test_who_won_the_others_tricks_bears_their_sign(variant: str, dealer: int, bid: str) -> None:
    """Alone against the others too: the pile had the diamond of them, and nobody at the table had it."""
    session = played(variant, dealer, bid)
    table, south = session.view(0).table, 0
    assert table.contract is not None
    assert table.official
    of_side = {True: marks.paint_us, False: marks.paint_them}
    ours = {trick.winner for trick in table.tricks if marks.paint_us in signs(table, south, trick.winner)}
    assert sum(trick.winner in ours for trick in table.tricks) == won_tricks(table, south)[0]
    for trick in table.tricks:
        assert of_side[trick.winner in ours] in signs(table, south, trick.winner)
    stars = [seat for seat in table.order if marks.paint_declarer in signs(table, south, seat)]
    names = tuple(sitter.name for sitter in sitters_of(session))
    on_strip = [each.seat for each in scores(table, south, names, session.match.game) if each.declarer]
    assert stars == on_strip == [table.contract.declarer]


@pytest.mark.parametrize(("free", "points"), [(210.0, False), (230.0, True)])
def test_an_arrow_that_would_reach_into_the_hand_is_left_out(art: CardArt, free: float, points: bool) -> None:
    """In the narrow table of a review its tip lay over the first card."""
    item = PlateItem(art)
    plate = Plate("Bruno", "sun", "", Side.US, dealer=False, turn=True, arrow=Arrow.RIGHT)
    item.write(plate, scale=1.0, ratio=1.0, compact=True, most=300.0)
    item.put(QRectF(20, 20, 180, 40), free)
    assert item.points is points
