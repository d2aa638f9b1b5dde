"""A hint: asked of the bots' process, said in the prompt, marked in the record, with its reason at once."""

from __future__ import annotations

import pytest

from tressette_desktop.engine.bots.hint import Ground, Hint, Reason
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.ui.panels.hinting import told

FOUR, ACE = card("4c"), card("Ac")


@pytest.mark.parametrize(
    ("hint", "said"),
    [
        (Hint(FOUR), "The four of cups: nothing else comes into question."),
        (Hint(FOUR, word=Signal.VOLO), "The four of cups with “Volo”: nothing else comes into question."),
        (
            Hint(FOUR, ACE, 0.8, 0.1, word=Signal.BUSSO),
            "Best: the four of cups with “Busso”. The ace of cups: 0.8\xa0±\xa00.1 points less.",
        ),
        (Hint(FOUR, ACE, 0.1, 0.2), "A close call: the four of cups or the ace of cups."),
        (Hint(FOUR, ACE), "A close call: the four of cups or the ace of cups."),
        (Hint(FOUR, ACE, 0.8, 0.1), "Best: the four of cups. The ace of cups: 0.8\xa0±\xa00.1 points less."),
        (
            Hint(FOUR, ACE, 0.8, 0.1, (Reason(Ground.TAKES, 0.78),)),
            "Best: the four of cups. The ace of cups: 0.8\xa0±\xa00.1 points less. "
            "The trick is yours in 78 % of the possible deals.",
        ),
    ],
    ids=["alone", "alone with a word", "clear with a word", "close", "a tie", "clear", "with a reason"],
)
def test_what_it_says(hint: Hint, said: str) -> None:
    assert told(hint) == said
