"""A few deals of everything that ``python -m tests.mass`` plays, and that it would say so if something were wrong."""

from __future__ import annotations

import pytest

from tests import mass
from tressette_desktop.engine.rules.presets import PRESETS
from tressette_desktop.engine.rules.registry import GAMES

LISTED = len(mass.ROWS) - len(mass.OPTIONS)


@pytest.mark.parametrize(
    ("row", "deals"),
    [(row, 30 if at < LISTED else 10) for at, row in enumerate(mass.ROWS)],
    ids=[row.name for row in mass.ROWS],
)
def test_a_few_deals_are_legal_balance_and_agree(row: mass.Row, deals: int) -> None:
    seen = mass.see(row, deals, seed=7)
    assert seen.good, "\n".join(map(str, (seen, *seen.faults)))
    assert seen.deals >= deals


def test_every_variant_table_and_preset_is_played() -> None:
    assert {preset.key for preset in PRESETS} <= {row.name for row in mass.ROWS}
    assert {(row.variant, row.game.seats) for row in mass.ROWS} == {(each.key, seats) for each, seats in GAMES.values()}


def test_a_fault_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def wrong(text: str) -> tuple[int, int]:
        raise AssertionError("line 6: 3c is not held")

    words = ["--deals", "2", "--only", "single_hand"]
    assert mass.main(words) == 0
    monkeypatch.setattr(mass, "check", wrong)
    assert mass.main(words) == 1
    told = capsys.readouterr()
    assert [line.split(", seconds")[0] for line in told.out.splitlines()] == [
        "single_hand: deals 2, illegal 0, thirds balance yes, ledger zero-sum yes, verified yes, checker agrees yes",
        "single_hand: deals 0, illegal 0, thirds balance yes, ledger zero-sum yes, verified yes, checker agrees NO",
    ]
    assert told.err.startswith('checker: line 6: 3c is not held\n[TSN "1"]\n')


@pytest.mark.parametrize(
    ("ends", "balances"),
    [
        ("1:!laydown\n=13/22:4/7\n", (True, True)),
        ("1:!laydown\n=14/22:4/7\n", (False, True)),
        ("1:3c\n=1/0:0/0\n", (True, True)),
        ("1:solo 1:!laydown\n=13/22:-2/1/1\n", (True, True)),
        ("1:solo 1:!laydown\n=13/22:-2/1/2\n", (True, False)),
    ],
)
def test_it_sees_what_does_not_balance(ends: str, balances: tuple[bool, bool]) -> None:
    assert mass.balance(f"D1 1:3... 2:.3..\n{ends}", 35) == balances
