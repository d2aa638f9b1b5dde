"""A table played without looking: what is heard of one's own hand, of questions, and of what one does."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPauseAnimation, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.panels.ear import DESCRIPTION, NAME, Ear
from tests.ui.panels.seated import AT_ONCE, Table, table_with
from tests.ui.panels.test_conceding import evening
from tests.ui.panels.test_variants import Table as Game
from tests.ui.table.tables import EVENING, RICH, session_of
from tests.ui.table.variants import session_for
from tressette_desktop.engine.cards import card, cards
from tressette_desktop.engine.core.actions import Bid, CallCard, Declare, Pass, PlayCard
from tressette_desktop.engine.core.events import LaidDown
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.core.terms import Signal as Word
from tressette_desktop.engine.errors import Reason
from tressette_desktop.ui import words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.accuse import AccusePanel
from tressette_desktop.ui.panels.announced import spoken
from tressette_desktop.ui.panels.giving_up import GivingUpPanel
from tressette_desktop.ui.settings import Speed
from tressette_desktop.ui.windows.trouble import TroubleBar

Key = Qt.Key
MORE = replace(AT_ONCE, speak_more=True)
SCORE = "Score: We 0, They 0. Up to 21, hand 1, trick 1 of 10"
HAND = "Your cards: coins: king, five; swords: two, seven; cups: three, ace, knave, six; clubs: ace, four."
LIES = "On the table: Ischia, four of cups; Capri, two of cups; Procida, seven of cups."

# --- the own hand ----------------------------------------------------------------------------------------------------


def test_each_card_that_the_keys_come_to_is_read_once(following: Table, ear: Ear) -> None:
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


def test_at_ones_turn_one_hears_where_the_keys_are(following: Table, ear: Ear) -> None:
    following.key(Key.Key_Home)
    ear.since()
    following.game.ask()
    why = "not playable: you must follow the suit led"
    assert ear.since() == [f"Your turn: follow cups. You are at the king of coins, {why}."]


def test_a_number_beyond_the_hand_is_told(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    table = table_with(qtbot, art, EVENING).begin("4c", "2c", "7c", "3c")
    ear.since()
    table.key(Key.Key_0)
    assert ear.since() == ["There is no card 10."]


def test_a_card_that_waits_for_its_second_press_is_named(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    settings = replace(AT_ONCE, confirm_card=True)
    table = table_with(qtbot, art, EVENING, settings=settings).begin("4c", "2c", "7c")
    ear.since()
    table.key(Key.Key_5)
    assert ear.since() == ["Three of cups. Once more to play it"]
    assert table.prompt == "Once more to play it"


@pytest.mark.parametrize(
    ("order", "rising", "told"),
    [
        ("dscb", False, "coins: king, five; swords: two, seven; cups: three, ace, knave, six; clubs: ace, four"),
        ("cdsb", True, "cups: six, knave, ace, three; coins: five, king; swords: seven, two; clubs: four, ace"),
    ],
)
def test_the_hand_is_told_as_it_lies(qtbot: QtBot, art: CardArt, ear: Ear, order: str, rising: bool, told: str) -> None:
    settings = replace(MORE, rising=rising)
    table = table_with(qtbot, art, EVENING, options=f"suit_order={order}", settings=settings)
    table.game.open()
    table.game.session.deal()
    table.page.stage.settle()
    assert f"Hand 1. Tu dealt. Your cards: {told}." in ear.since()


# --- questions -------------------------------------------------------------------------------------------------------


def test_a_question_for_combinations_is_told_with_them(ear: Ear, declaring: Table) -> None:
    panel = declaring.page.asking.panel
    assert panel is not None
    told = f"Will you declare? {panel.accessibleDescription()} Three 3s, without clubs, {words.points(3)}. "
    told += f"Napoletana of cups, {words.points(3)}."
    assert ear.since()[-1] == told
    assert panel.accessibleName() == "Will you declare?"
    declaring.qtbot.keyClick(declaring.page, Key.Key_I)
    assert told in ear.since()[0]


@pytest.mark.parametrize("which", ["claim", "concede"])
def test_what_is_asked_back_is_told_and_then_the_turn_again(qtbot: QtBot, art: CardArt, ear: Ear, which: str) -> None:
    table = table_with(qtbot, art, EVENING, options="claims=manual").begin("4c", "2c", "7c")
    page = table.page
    page.activateWindow()
    qtbot.waitUntil(page.stage.hasFocus)
    table.key(Key.Key_Return)
    ear.since()
    page.dock.claim.click() if which == "claim" else page.turn.concede()
    panel = page.asking.panel
    assert panel is not None
    title, text = panel.accessibleName(), panel.accessibleDescription()
    assert title.endswith("?")
    assert ear.since() == [f"{title} {text}"]
    qtbot.keyClick(page, Key.Key_Escape)
    assert ear.since() == ["Your turn: follow cups. You are at the three of cups, playable."]


def test_who_answers_yes_hears_of_no_turn(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    table = table_with(qtbot, art, EVENING, options="claims=manual").begin("4c", "2c", "7c")
    table.page.dock.claim.click()
    ear.since()
    table.page.asking.panel.yes.click()  # type: ignore[union-attr]
    assert table.decided
    assert ear.since() == []


def test_cards_are_chosen_and_counted_by_ear(qtbot: QtBot, ear: Ear) -> None:
    table = Game(qtbot, session_for("terziglio", dealer=2)).after(Bid("solo"), Pass(), Pass())
    page = table.page
    own = page.stage.cards.own
    assert ear.since()[-1] == "Discard 4 card(s). They go, face down, to whoever makes the last trick."
    assert isinstance(page.asking.panel, GivingUpPanel)
    for key in (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_1):
        table.key(page.stage, key)
    names = [QAccessible.queryAccessibleInterface(page.stage.cards.items[each]).text(NAME) for each in own]
    assert ear.since() == [
        f"{names[0]}: discard, 1 of 4 chosen.",
        f"{names[1]}: discard, 2 of 4 chosen.",
        f"{names[2]}: discard, 3 of 4 chosen.",
        f"{names[3]}: discard, 4 of 4 chosen.",
        "All places are taken: take a card back first.",
        f"{names[0]}: in your hand, 3 of 4 chosen.",
    ]
    table.key(page.stage, Key.Key_Right)
    assert ear.since() == [f"[{names[1]}, discard]"]
    told = QAccessible.queryAccessibleInterface(page.stage.cards.items[own[0]]).text(DESCRIPTION)
    assert told in ("in your hand", "monte")
    table.key(page.stage, Key.Key_End)
    ear.since()
    table.key(page.stage, Key.Key_Return)
    assert ear.since() == [f"{names[-1]}: discard, 4 of 4 chosen."], "also one that has no number"


def test_a_card_pressed_while_a_bid_is_awaited_leads_back_to_the_question(qtbot: QtBot, ear: Ear) -> None:
    table = Game(qtbot, session_for("terziglio", dealer=2)).ask()
    panel = table.page.asking.panel
    assert panel is not None
    told = "You speak first. What do you bid? Everybody speaks once: who passes does not come back."
    assert ear.since()[-1] == told
    table.page.stage.setFocus()
    table.key(table.page.stage, Key.Key_1)
    assert ear.since() == [told]
    assert table.page.focusWidget() is panel.first
    assert table.decided == []


def test_bids_are_told_with_their_stakes(qtbot: QtBot) -> None:
    table = Game(qtbot, session_for("terziglio", dealer=2)).ask()
    answers = {each.text(): each.accessibleDescription() for each in table.page.asking.panel.answers}  # type: ignore[union-attr]
    assert answers["Chiamo"].startswith("×1. You call a card")
    assert answers["Solissimo"].startswith("×4. Without the monte")


# --- one's turn, and how things stand --------------------------------------------------------------------------------


def test_after_a_refusal_one_hears_only_of_what_one_does(following: Table, ear: Ear) -> None:
    following.key(Key.Key_1)
    assert ear.since() == ["Not the king of coins: you still have cups"]
    following.key(Key.Key_Right)
    assert ear.since() == ["[Five of coins, not playable: you must follow the suit led]"]
    assert following.prompt == "Your turn: follow cups"


def test_how_things_stand_is_told_whole(following: Table, ear: Ear) -> None:
    following.key(Key.Key_I)
    assert ear.since() == [f"{LIES} Your turn: follow cups. {HAND} {SCORE}"]


def test_who_goes_on_with_a_game_hears_his_hand_and_the_score(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    for settings, told in ((MORE, [f"{HAND} {SCORE}"]), (AT_ONCE, [])):
        table = table_with(qtbot, art, EVENING, settings=settings).begin("4c", "2c", "7c")
        ear.since()
        table.game.open()
        assert ear.since() == told


def test_the_card_called_is_told_too(qtbot: QtBot, ear: Ear) -> None:
    table = Game(qtbot, session_for("chiamata", dealer=3)).ask()
    call = next(iter(table.session.legal(0)))
    assert isinstance(call, CallCard)
    assert call.card is not None
    table.after(call)
    ear.since()
    table.key(table.page.stage, Key.Key_I)
    assert f". You call {words.the_card(call.card)}. Who has it plays with you. Score: " in ear.since()[0]


def test_each_person_who_takes_the_seat_hears_his_hand(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    there = evening(qtbot, art, persons=(0, 2))
    there.page.configure(replace(AT_ONCE, speak_more=True, trick_pause=0))
    there.until(2)
    there.until(0)
    ear.since()
    there.page.input.decide(next(iter(there.page.input.asked.legal)))  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: there.page.drape.isVisible())
    assert not any("Your cards" in each for each in ear.since()), "nothing is told behind the curtain"
    there.page.drape.button.click()  # type: ignore[union-attr]
    (told,) = (each for each in ear.since() if each.startswith("Your cards: "))
    assert "Score: We " in told


def test_the_wait_for_a_click_is_told_and_one_enter_ends_it(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    """While the cards move, as they do for most."""
    settings = replace(AT_ONCE, speed=Speed.FAST, click_on=True)
    table = table_with(qtbot, art, EVENING, settings=settings).begin("4c", "2c", "7c")
    stage = table.page.stage
    table.game.play("3c")
    qtbot.waitUntil(lambda: stage._beat is not None and isinstance(stage._beat.currentAnimation(), QPauseAnimation))
    qtbot.wait(100)
    assert ear.since()[-2:] == ["Tu takes the trick", "Click, or press Enter, to go on"]
    table.key(Key.Key_I)
    assert ear.since()[0].startswith(
        f"{LIES[:-1]}; Tu, three of cups. Tu takes the trick. Click, or press Enter, to go on. Your cards: "
    )
    table.key(Key.Key_Return)
    qtbot.waitUntil(lambda: not stage.busy)


# --- what one does ---------------------------------------------------------------------------------------------------


def test_the_last_trick_is_read_when_it_is_opened(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    table = table_with(qtbot, art, EVENING).begin("4c", "2c", "7c", "3c")
    ear.since()
    table.key(Key.Key_U)
    told = "Ischia: four of cups, Capri: two of cups, Procida: seven of cups, Tu: three of cups"
    assert ear.since() == [f"Last trick: Tu. {told}."]


def test_a_key_that_means_nothing_now_says_so(following: Table, ear: Ear) -> None:
    for key in (Key.Key_U, Key.Key_A, Key.Key_B):
        following.key(key)
        assert ear.since() == ["Not now"]


def test_what_is_done_at_the_foot_of_the_window_is_told(qtbot: QtBot, ear: Ear) -> None:
    bar = TroubleBar()
    qtbot.addWidget(bar)
    bar.note("The deal is on the clipboard")
    assert ear.since() == ["The deal is on the clipboard"]


def test_a_question_that_goes_leaves_the_keys_where_they_were(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    """Qt takes the keyboard from what is hidden as if by Tab: a card would be read over what is told of the turn."""
    table = table_with(qtbot, art, EVENING, options="claims=manual").begin("4c", "2c", "7c")
    table.page.activateWindow()
    table.key(Key.Key_C)
    assert table.page.focusWidget() is table.page.asking.panel.first  # type: ignore[union-attr]
    ear.since()
    qtbot.keyClick(table.page, Key.Key_Escape)
    QApplication.processEvents()
    assert ear.since() == ["Your turn: follow cups"]
    assert table.page.focusWidget() is table.page.stage


def test_a_word_by_its_letter_is_told_and_so_is_why_not(leading: Table, ear: Ear) -> None:
    leading.key(Key.Key_Home)
    ear.since()
    for key, told in (
        (Key.Key_V, "Volo. You hold more coins."),
        (Key.Key_S, "Striscio, with the card you lead."),
        (Key.Key_S, "Striscio: not said."),
    ):
        leading.key(key)
        assert ear.since() == [told]


def test_what_is_taken_back_is_told_and_so_is_that_nothing_can_be(following: Table, ear: Ear) -> None:
    page = following.page
    page.refused(Reason.NOTHING_TO_UNDO, None)
    assert ear.since() == ["There is nothing to take back"]
    assert following.prompt == "Your turn: follow cups"
    session = following.game.session
    following.game.play("3c")
    page.stage.settle()
    ear.since()
    session.undo(0)
    assert ear.since()[0] == "Taken back: three of cups."


def test_what_was_said_is_read_before_anything_that_helps(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    table = table_with(qtbot, art, EVENING, dealer=3).begin(PlayCard(card("3c"), Word.BUSSO), "4c", "2c", "7c")
    QApplication.processEvents()
    ear.since()
    table.key(Key.Key_D)
    assert ear.since()[0] == "Said so far: Trick 1. Tu: Busso!"
    paper = table.page.conversation.paper
    assert paper is not None
    assert table.page.focusWidget() is not paper.aid


def test_after_a_paper_one_is_back_at_ones_card(following: Table, ear: Ear) -> None:
    following.page.activateWindow()
    following.qtbot.waitUntil(following.page.stage.hasFocus)
    following.key(Key.Key_Return)
    following.key(Key.Key_D)
    ear.since()
    following.qtbot.keyClick(following.page, Key.Key_Escape)
    QApplication.processEvents()
    assert ear.since() == ["[Three of cups, playable]"]


def test_combinations_are_told_with_their_points(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    table = table_with(qtbot, art, RICH).begin("4c", "Kc", "7c", "6c")
    ear.since()
    table.game.play(Declare((Meld.of("3", "b"),)))
    table.page.stage.settle()
    assert f"Tu declares: Three 3s, without clubs, {words.points(3)}" in ear.since()


def test_what_is_laid_down_is_told_with_its_cards(qtbot: QtBot) -> None:
    laid = LaidDown(1, cards("3c 2c 3s"))
    names = ("Tu", "Ischia", "Capri", "Procida")
    told = "Ischia: the rest is laid down. Cups: three, two; swords: three. Every trick left is won with them."
    assert spoken(laid, session_of(EVENING).table, names) == told


def test_a_pile_of_ones_own_is_told_as_such(qtbot: QtBot) -> None:
    table = Game(qtbot, session_for("in_due", dealer=1)).ask()
    table.game.play_on(4)
    table.page.stage.settle()
    felt = QAccessible.queryAccessibleInterface(table.page.stage)
    heard = [felt.child(at).text(DESCRIPTION) for at in range(felt.childCount())]
    assert "with you" not in heard
    assert {"on your side", "against you"} & set(heard)


# --- keys that mean nothing now, and words that may be said -----------------------------------------------------------

WORDS = "You may say: Busso, key B; Volo, key V; Striscio, key S."


def test_a_hint_does_not_hide_what_is_wanted(leading: Table, ear: Ear) -> None:
    leading.page.turn.advise("The ace of cups, to win it.", leading.page.stage.cards.own[0])
    ear.since()
    leading.key(Key.Key_I)
    assert f"Your lead. Which card? The ace of cups, to win it. {WORDS} Your cards: " in ear.since()[0]


def test_who_leads_hears_which_words_he_may_say(leading: Table, ear: Ear) -> None:
    ear.since()
    leading.game.ask()
    assert ear.since()[-1].endswith(f"Your lead. Which card? {WORDS}")


def test_who_follows_hears_of_no_words(following: Table, ear: Ear) -> None:
    following.game.ask()
    assert not any("You may say" in each for each in ear.since())


def test_the_question_over_the_words_is_told_when_the_keyboard_comes_there(leading: Table, ear: Ear) -> None:
    page = leading.page
    page.activateWindow()
    leading.qtbot.waitUntil(page.stage.hasFocus)
    leading.key(Key.Key_Home)
    ear.since()
    first, *_others, last = (page.signals.choices[word] for word in page.signals.offered)
    title = f"Say something with {words.the_card(page.stage.cards.own[0])}?"
    first.setFocus(Qt.FocusReason.TabFocusReason)
    leading.qtbot.waitUntil(lambda: title in ear.heard)
    last.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert ear.since().count(title) == 1, "not for each word"


def test_a_number_tells_why_it_does_nothing_while_a_question_lies_there(ear: Ear, declaring: Table) -> None:
    panel = declaring.page.asking.panel
    assert panel is not None
    ear.since()
    declaring.qtbot.keyClick(panel.first, Key.Key_1)
    assert ear.since() == ["First answer: Will you declare?"]
    assert declaring.page.focusWidget() is panel.first


def test_a_number_chooses_a_card_from_within_the_question_that_asks_for_one(qtbot: QtBot, ear: Ear) -> None:
    table = Game(qtbot, session_for("quintiglio", dealer=4)).after(Bid("chiedo"), *(Pass(),) * 4)
    panel = table.page.asking.panel
    assert panel is not None
    table.key(panel.first, Key.Key_2)
    assert panel.picked == (table.own[1],)


def test_a_number_tells_why_it_does_nothing_while_a_trick_lies_there(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    settings = replace(AT_ONCE, speed=Speed.FAST, click_on=True)
    table = table_with(qtbot, art, EVENING, settings=settings).begin("4c", "2c", "7c")
    stage = table.page.stage
    table.game.play("3c")
    qtbot.waitUntil(lambda: stage._beat is not None and isinstance(stage._beat.currentAnimation(), QPauseAnimation))
    ear.since()
    table.key(Key.Key_1)
    assert ear.since()[-1] == "One moment: Enter goes on at once"
    table.key(Key.Key_Return)
    qtbot.waitUntil(lambda: not stage.busy)


def test_who_asks_during_an_accusa_hears_what_he_would_declare(ear: Ear, declaring: Table) -> None:
    panel = declaring.page.asking.panel
    assert isinstance(panel, AccusePanel)
    row = panel.rows[0]
    for told in (f"Declare: {words.points(3)}.", ""):
        row.click()
        ear.since()
        declaring.qtbot.keyClick(declaring.page, Key.Key_I)
        (said,) = ear.since()
        assert said.split(" Your cards: ")[0].endswith(told or f"Napoletana of cups, {words.points(3)}.")
