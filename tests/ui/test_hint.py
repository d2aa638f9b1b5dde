"""A hint: asked of the bots' process, said in the prompt, marked in the record, with its reason at once."""

from __future__ import annotations

import pytest

from tressette_desktop.engine.bots.hint import Ground, Hint, Reason
from tressette_desktop.engine.cards import card
from tressette_desktop.ui.panels.hinting import told

FOUR, ACE = card("4c"), card("Ac")


@pytest.mark.parametrize(
    ("hint", "said"),
    [
        (Hint(FOUR), "Four of cups: nothing else comes into question."),
        (Hint(FOUR, ACE, 0.1, 0.2), "A close call: four of cups or ace of cups."),
        (Hint(FOUR, ACE, 0.8, 0.1), "Best: four of cups. Ace of cups: 0.8 ± 0.1 points less."),
        (
            Hint(FOUR, ACE, 0.8, 0.1, (Reason(Ground.TAKES, 0.78),)),
            "Best: four of cups. Ace of cups: 0.8 ± 0.1 points less. The trick is yours in 78 % of the possible deals.",
        ),
    ],
    ids=["alone", "close", "clear", "with a reason"],
)
def test_what_it_says(hint: Hint, said: str) -> None:
    assert told(hint) == said
