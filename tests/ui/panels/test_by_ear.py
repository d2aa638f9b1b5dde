"""A table played without looking: what is heard of one's own hand, of questions, and of what one does."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.ui.panels.ear import Ear
from tests.ui.panels.seated import Table
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import PlayCard

Key = Qt.Key

# --- the own hand ----------------------------------------------------------------------------------------------------


def test_each_card_that_the_keys_come_to_is_read_once(following: Table, ear: Ear) -> None:
    """The hand lies Kd 5d 2s 7s 3c Ac Fc 6c Ab 4b."""
    why = "not playable: you must follow the suit led"
    for key, heard in (
        (Key.Key_Home, f"[King of coins, {why}]"),
        (Key.Key_Right, f"[Five of coins, {why}]"),
        (Key.Key_End, f"[Four of clubs, {why}]"),
        (Key.Key_Left, f"[Ace of clubs, {why}]"),
        (Key.Key_Left, "[Six of cups, playable]"),
    ):
        following.key(key)
        assert ear.since() == [heard]


def test_the_card_in_the_ring_is_read_when_the_keyboard_comes_to_the_felt(following: Table, ear: Ear) -> None:
    stage = following.page.stage
    stage.clearFocus()
    stage.setFocus(Qt.FocusReason.TabFocusReason)
    following.qtbot.waitUntil(lambda: ear.since() == ["[Three of cups, playable]"])


def test_enter_shows_a_card_before_it_plays_one(following: Table, ear: Ear) -> None:
    following.key(Key.Key_Return)
    assert ear.since() == ["[Three of cups, playable]"]
    assert following.decided == []
    following.key(Key.Key_Return)
    assert following.decided == [PlayCard(card("3c"))]
