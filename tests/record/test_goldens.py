"""A whole hand of every variant, written down once: whatever changes in the rules, it must still come to its sums."""

from __future__ import annotations

from pathlib import Path

import pytest

from tressette_desktop.engine.record.entries import HandCheck
from tressette_desktop.engine.record.reader import read_file
from tressette_desktop.engine.rules.registry import VARIANTS

GOLDENS = sorted((Path(__file__).parents[1] / "goldens").glob("*.tsn"))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_it_comes_to_its_sums(path: Path) -> None:
    for record in read_file(path):
        assert record.error is None, str(record.error)
        assert record.cut == ""
        assert any(isinstance(entry, HandCheck) for entry in record.entries)


def test_every_variant_has_one() -> None:
    assert {record.header.variant for path in GOLDENS for record in read_file(path)} == set(VARIANTS)
