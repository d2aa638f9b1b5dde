"""docs/tsn.md tells the truth: its records are good, its errors are ours, its tokens are read."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest

from tressette_desktop.engine.record.faults import Fault
from tressette_desktop.engine.record.header import FREE_TAGS
from tressette_desktop.engine.record.reader import read
from tressette_desktop.engine.record.tokens import AIDS, HOWS, SIGNS
from tressette_desktop.engine.rules.registry import VARIANTS

DOC = (Path(__file__).parents[2] / "docs" / "tsn.md").read_text(encoding="utf-8")
RECORDS = re.findall(r"```tsn\n(.*?)```", DOC, re.DOTALL)


@pytest.mark.parametrize("text", RECORDS, ids=lambda text: re.findall(r'Variant "(\w+)"', text)[0])
def test_its_records_are_good(text: str) -> None:
    (record,) = read(text.encode())
    variant = re.findall(r'Variant "(\w+)"', text)[0]
    if variant in VARIANTS:
        assert record.error is None
        assert record.cut == ""
    else:
        assert record.error is not None
        assert record.error.fault is Fault.OPTION


def test_it_has_an_example_of_every_variant() -> None:
    assert set(VARIANTS) <= {name for text in RECORDS for name in re.findall(r'Variant "(\w+)"', text)}


@pytest.mark.parametrize("fault", Fault)
def test_it_lists_every_error(fault: Fault) -> None:
    assert f"| {fault.value.replace('{token}', '…').replace('{detail}', '…')} |" in DOC


def test_it_names_every_tag_sign_aid_and_way_to_win() -> None:
    for word in (*FREE_TAGS, "TSN", "Variant", "Options", "Start", "Bots", "View"):
        assert f"`{word}`" in DOC
    assert all(f"| `{sign}` |" in DOC for sign in SIGNS.values() if sign)
    assert all(f"!{aid}`" in DOC for aid in AIDS)
    assert all(f"`{how}`" in DOC for how in HOWS)


def test_its_promise_is_kept_by_the_command_it_prints() -> None:
    text, promise = re.findall(r"printf '%s' '([^']+)'", DOC)[0], re.findall(r"h:([0-9a-f]{64})", DOC)[0]
    assert sha256(text.encode()).hexdigest() == promise


def test_a_hand_takes_as_many_bytes_as_it_says() -> None:
    body = RECORDS[0].split("\n\n")[1]
    assert f"in {len(body.encode())} bytes" in DOC
