"""The lines of the history, from records as they lie on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.variants.test_federation import dealt
from tressette_desktop.engine.record.glance import glance
from tressette_desktop.engine.record.reader import read
from tressette_desktop.ui.windows.models import Outcome
from tressette_desktop.ui.windows.past import Past
from tressette_desktop.ui.windows.waiting import score

NAMES = '[1 "Anna"] [2 "Bice"] [3 "Ciro"] [4 "Dino"]'


def record(bots: str, *lines: str) -> str:
    """A game of drawn pairs that Anna claims in vain: Bice and Ciro change chairs, so that Bice is her partner."""
    head = ('[TSN "1"]', '[Variant "classic"]', '[Options "buongioco=none pairing=facing"]', NAMES, f'[Bots "{bots}"]')
    text = "\n".join((*head, dealt("4d 3c", "5d 4c", "5c", "6c"), "=2x3", *lines)) + "\n"
    (found,) = read(text.encode())
    assert found.error is None, str(found.error)
    return text


CLAIMED = ("1:3c 2:5c 3:4c 4:6c", "1:!claim", "=1/0:0/0/0/0", "==2+4:wrong-claim")
BICE = "1=rulebook 3=rulebook 4=rulebook"


@pytest.mark.parametrize(
    ("bots", "outcome", "result"),
    [
        (BICE, Outcome.LOST, "lost, 0 to 0"),
        ("1=rulebook 2=rulebook 4=rulebook", Outcome.WON, "won, 0 to 0"),
        ("2=rulebook 3=rulebook 4=rulebook", Outcome.LOST, "lost, 0 to 0"),
        ("1=rulebook 2=rulebook 3=rulebook 4=rulebook", Outcome.UNDECIDED, "0 to 0"),
    ],
)
def test_who_changed_chairs_has_won_or_lost_where_he_sat(
    qapp: object, tmp_path: Path, bots: str, outcome: Outcome, result: str
) -> None:
    (tmp_path / "evening.tsn").write_text(record(bots, *CLAIMED), encoding="utf-8")
    (line,) = Past().lines(tmp_path)
    assert (line.outcome, line.result) == (outcome, result)


def test_the_own_score_comes_first_from_any_chair(qapp: object) -> None:
    text = record(BICE) + "=26/9:8/3/8/3\n"
    assert glance(text).chair(1) == 2
    assert score(glance(text)) == "8 to 3", "Bice sits opposite Anna now"
    assert score(glance(text.replace("=2x3\n", ""))) == "3 to 8"
