"""What the rules do not allow in a record: refused with its token and the reason, and all before it is kept."""

from __future__ import annotations

import pytest

from tests.engine.variants.records import CHIAMATA, QUINTIGLIO, TERZIGLIO, told
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.record.faults import Fault
from tressette_desktop.engine.rules.game import awaited

CLASSIC = "D4 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7"
SOLO = "3:solo 1:pass 2:pass"

BAD = (
    ("terziglio", TERZIGLIO, "3:solo 1:pass", "2:chiamo", Reason.BID_TOO_LOW, (1,)),
    ("quintiglio", QUINTIGLIO, "1:chiedo 2:pass", "3:chiamo", Reason.BID_TOO_LOW, (2,)),
    ("terziglio", TERZIGLIO, "3:chiamo 1:pass 2:pass", "3:?2c", Reason.CALLED_CARD_HELD, (2,)),
    ("chiamata", CHIAMATA, "", "1:?3d", Reason.CALLED_CARD_HELD, (0,)),
    ("terziglio", TERZIGLIO, SOLO, "3:-2cCcFc2d7d", Reason.DISCARD_COUNT, (2,)),
    ("terziglio", TERZIGLIO, SOLO, "3:-2cCcFc", Reason.DISCARD_COUNT, (2,)),
    ("classic", CLASSIC, "1:3c 2:5c 3:4c 4:6d 1:+- 4:+-", "1:3c", Reason.CARD_NOT_HELD, (0,)),
    ("classic", CLASSIC, "1:3c 2:5c", "4:6d", Reason.NOT_YOUR_TURN, (2,)),
    ("classic", CLASSIC, "1:3c", "2:4b", Reason.MUST_FOLLOW, (1,)),
)


@pytest.mark.parametrize(
    ("variant", "deal", "good", "bad", "reason", "waiting"), BAD, ids=[each[4].name for each in BAD]
)
def test_it_is_refused_with_its_reason_and_what_was_before_it_stands(
    variant: str, deal: str, good: str, bad: str, reason: Reason, waiting: tuple[int, ...]
) -> None:
    record = told(variant, deal, f"{good} {bad}".strip(), "1:3b")
    error, play = record.error, record.play
    assert error is not None
    assert (error.fault, error.token, error.reason) == (Fault.REFUSED, bad, reason)
    assert error.line == 4
    assert len(record.entries) == 1 + len(good.split())
    assert play is not None
    assert play.table is not None
    assert play.game is record.game
    assert awaited(play.game, play.table) == waiting, "the same seat is still to decide"
