"""Position lines: what they say, and what is said of a wrong one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tressette_desktop.engine.kernel.bits import cards_of
from tressette_desktop.engine.record.faults import NotationError
from tressette_desktop.engine.record.position_line import read_position

DOCS = Path(__file__).parents[2] / "docs" / "tsn.md"


def test_every_position_of_the_document_is_one() -> None:
    lines = re.findall(r"```tsn-position\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert lines
    for line in lines:
        assert read_position(line).position.hands


def test_three_hands_a_monte_and_the_declarers_side() -> None:
    puzzle = read_position("P3 1:3K... 3:.A.4. 4:2..5. w:0/9 c:3 m:7b6b")
    assert puzzle.chairs == (1, 3, 4)
    assert puzzle.sides == ((3,), (1, 4))
    assert puzzle.frame.sides == (1, 0, 1)
    assert [str(card) for card in cards_of(puzzle.position.aside)] == ["7b", "6b"]
    assert puzzle.position.taken == (0, 9)
    assert puzzle.position.turn == 1


def test_a_stock_and_a_variant() -> None:
    assert len(read_position("P1 1:3... 2:2... k:7b6b").position.stock) == 2
    assert read_position("P1 1:3... 2:2... 3:A... 4:K... v:trzy_siodemki").frame.trumps


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "an empty line cannot be understood."),
        ("Q1 1:3... 2:2...", "Q1 cannot be understood."),
        ("P3 1:3... 2:2...", "P3: there is no such seat at this table."),
        ("P1 2:3... 1:2...", "1:2... cannot be understood."),
        ("P1 1:3... 2:2... z:4c", "z:4c cannot be understood."),
        ("P1 1:3... 2:?1", "2:?1 cannot be understood."),
        ("P1 1:3... 2:2... t:3c", "The card 3c is dealt twice."),
        ("P1 1:3.2.. 2:2...", "seat 2 should have 2 cards, here are 1."),
        ("P1 1:3... 2:... t:4c", None),
        ("P1 1:3... 2:2... t:4c", "seat 2 should have 0 cards, here are 1."),
        ("P1 1:... 2:...", "seat 1 should have a card to play."),
        ("P1 1:3... 2:2... t:4c5c", "the trick should have fewer than 2 cards, here are 2."),
        ("P1 1:3... 2:2... k:4c", "the stock should have as many cards for each of 2."),
        ("P1 1:3... 2:2... w:5", "w:5 cannot be understood."),
        ("P1 1:3... 2:2... w:16/15", "w:16/15 should have at most 30 thirds in all."),
        ("P1 1:3... 2:2... w:15/15", None),
        ("P1 1:3... 2:2... c:1+2", "c:1+2 cannot be understood."),
        ("P1 1:3... 2:2... c:x", "c:x cannot be understood."),
        ("P1 1:3... 2:2... v:bridge", "There is no variant 'bridge'."),
    ],
)
def test_a_wrong_line_gets_one_sentence(line: str, said: str | None) -> None:
    if said is None:
        assert read_position(line).position.hands
        return
    with pytest.raises(NotationError) as caught:
        read_position(line)
    assert str(caught.value) == said
