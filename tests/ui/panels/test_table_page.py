"""A person at the table: cards played by click, drag and key, refused in words, and every question answered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.tables import EVENING, RICH, Game, scored, session_of
from tressette_desktop.engine.cards import Card, card
from tressette_desktop.engine.core.actions import (
    Action,
    AskRedeal,
    Claim,
    Concede,
    Declare,
    Decline,
    KeepHand,
    LayDown,
    PlayCard,
)
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.engine.core.terms import Meld, Signal
from tressette_desktop.engine.errors import Reason
from tressette_desktop.ui import words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.prompt import Mood
from tressette_desktop.ui.panels.accuse import AccusePanel
from tressette_desktop.ui.panels.question import Question
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.card_item import Ring

AT_ONCE = Settings(speed=Speed.NONE, trick_pause=600)


class Table:
    """A page with a game in it, and hands to touch it with."""

    def __init__(self, qtbot: QtBot, game: Game) -> None:
        self.qtbot, self.game, self.page = qtbot, game, game.page
        qtbot.addWidget(self.page, before_close_func=lambda page: page.stage.show_table(page.stage.table))
        self.page.resize(1280, 768)
        self.page.show()

    def begin(self, *moves: str | Action) -> Table:
        """Deal, play, and ask the person at the screen."""
        self.game.start()
        self.game.play(*moves)
        self.page.stage.settle()
        self.game.ask()
        return self

    def at(self, which: Card) -> QPoint:
        """A point of the view where a card of the own hand can be touched: near its upper left corner."""
        stage = self.page.stage
        pose = stage.cards.poses[which]
        corner = pose.corners[0]
        return stage.mapFromScene(corner[0] + 0.12 * pose.width, corner[1] + 0.2 * pose.width)

    def click(self, which: Card) -> None:
        self.qtbot.mouseMove(self.page.stage.viewport(), self.at(which))
        self.qtbot.mouseClick(self.page.stage.viewport(), Qt.MouseButton.LeftButton, pos=self.at(which))

    def drag(self, which: Card, to: QPoint) -> None:
        viewport, start = self.page.stage.viewport(), self.at(which)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(viewport, start + (to - start) * step / 5)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=to)

    def key(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(self.page.stage, key)

    @property
    def prompt(self) -> str:
        """What the prompt says; nothing when it is not there."""
        return self.page.prompt.accessibleName() if self.page.prompt.isVisible() else ""

    @property
    def decided(self) -> list[Action]:
        return self.game.decided


@pytest.fixture
def following(qtbot: QtBot, art: CardArt) -> Table:
    """Cups are led, and seat 0 is the last to play."""
    return Table(qtbot, Game(TablePage(art, AT_ONCE), session_of(EVENING))).begin("4c", "2c", "7c")


@pytest.fixture
def leading(qtbot: QtBot, art: CardArt) -> Table:
    """Seat 0 leads."""
    return Table(qtbot, Game(TablePage(art, AT_ONCE), session_of(EVENING, dealer=3))).begin()


def table_with(
    qtbot: QtBot, art: CardArt, layout: Layout, dealer: int = 0, options: str = "", settings: Settings = AT_ONCE
) -> Table:
    return Table(qtbot, Game(TablePage(art, settings), session_of(layout, dealer=dealer, options=options)))


# --- playing a card --------------------------------------------------------------------------------------------------


def test_the_prompt_says_what_is_wanted(following: Table) -> None:
    assert following.prompt == "Your turn: follow cups"
    marks = following.page.stage.hand.marks
    assert marks.legal == {card(name) for name in ("3c", "Ac", "Fc", "6c")}
    veiled = {key for key, item in following.page.stage.cards.items.items() if item.veiled}
    assert veiled == {card(name) for name in ("2s", "7s", "Kd", "5d", "Ab", "4b")}


def test_a_click_plays(following: Table) -> None:
    following.click(card("Fc"))
    assert following.decided == [PlayCard(card("Fc"))]


def test_every_card_can_be_clicked_where_it_is_seen(leading: Table) -> None:
    for each in leading.page.stage.cards.own:
        leading.click(each)
        leading.game.ask()
    assert [action.card for action in leading.decided if isinstance(action, PlayCard)] == list(
        leading.page.stage.cards.own
    )


def test_a_drop_on_the_felt_plays(following: Table) -> None:
    following.drag(card("3c"), QPoint(640, 300))
    assert following.decided == [PlayCard(card("3c"))]


def test_a_drop_elsewhere_brings_the_card_back(following: Table) -> None:
    start = following.at(card("3c"))
    following.drag(card("3c"), start + QPoint(80, 20))
    assert following.decided == []
    stage = following.page.stage
    assert stage.cards.items[card("3c")].pose == stage.cards.poses[card("3c")]


def test_a_dragged_card_that_is_refused_comes_back(following: Table) -> None:
    following.drag(card("Kd"), QPoint(640, 300))
    stage = following.page.stage
    assert following.decided == []
    assert stage.cards.items[card("Kd")].pose == stage.cards.poses[card("Kd")]
    assert following.prompt == "Not the king of coins: you still have cups"


def test_a_refused_card_says_why_until_the_next_input(following: Table) -> None:
    following.click(card("Kd"))
    assert following.decided == []
    assert following.prompt == "Not the king of coins: you still have cups"
    item = following.page.stage.cards.items[card("Kd")]
    assert item.ring is Ring.REFUSED
    assert not item.veiled
    following.key(Qt.Key.Key_Left)
    assert item.ring is Ring.NONE
    assert following.prompt == "Your turn: follow cups"


def test_arrows_and_enter_play(following: Table) -> None:
    following.key(Qt.Key.Key_Home)
    assert following.page.stage.hand.focus is card("Kd")
    for _ in range(6):
        following.key(Qt.Key.Key_Right)
    item = following.page.stage.cards.items[card("Fc")]
    assert item.ring is Ring.FOCUS
    assert item.lifted
    following.key(Qt.Key.Key_Return)
    assert following.decided == [PlayCard(card("Fc"))]


@pytest.mark.parametrize(("digit", "name"), [(Qt.Key.Key_5, "3c"), (Qt.Key.Key_8, "6c")])
def test_digits_play_by_position(following: Table, digit: Qt.Key, name: str) -> None:
    following.key(digit)
    assert following.decided == [PlayCard(card(name))]
    assert following.page.stage.cards.items[card("2s")].number == 3


def test_nought_is_the_tenth_card(leading: Table) -> None:
    leading.key(Qt.Key.Key_0)
    assert leading.decided == [PlayCard(leading.page.stage.cards.own[9])]


def test_numbers_stand_on_the_cards_while_alt_is_down(following: Table) -> None:
    stage = following.page.stage
    QTest.keyPress(stage, Qt.Key.Key_Alt)
    assert [stage.cards.items[each].number for each in stage.cards.own] == list(range(1, 11))
    QTest.keyRelease(stage, Qt.Key.Key_Alt)
    assert {stage.cards.items[each].number for each in stage.cards.own} == {0}


def test_the_focus_passes_to_the_neighbour_of_a_card_that_goes(leading: Table) -> None:
    stage = leading.page.stage
    leading.key(Qt.Key.Key_End)
    gone = stage.cards.own[-1]
    leading.game.play(PlayCard(gone))
    stage.settle()
    assert stage.hand.focus is stage.cards.own[-1]


def test_hover_lifts_one_card_and_rings_none(following: Table) -> None:
    stage = following.page.stage
    following.qtbot.mouseMove(stage.viewport(), following.at(card("Ac")))
    assert stage.hand.pointed_at is card("Ac")
    assert stage.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert stage.cards.items[card("Ac")].ring is Ring.NONE
    following.qtbot.mouseMove(stage.viewport(), following.at(card("Kd")))
    assert stage.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor
    following.qtbot.mouseMove(stage.viewport(), QPoint(640, 250))
    assert stage.hand.pointed_at is None


def test_it_is_not_my_turn(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING)
    table.begin()
    table.click(card("3c"))
    assert table.decided == []
    assert table.prompt == "One moment: it is Ischia's turn"


def test_confirming_a_card_takes_two_presses(qtbot: QtBot, art: CardArt) -> None:
    confirm = Settings(speed=Speed.NONE, trick_pause=600, confirm_card=True)
    table = table_with(qtbot, art, EVENING, settings=confirm).begin("4c", "2c", "7c")
    table.click(card("3c"))
    assert table.decided == []
    assert table.prompt == "Once more to play it"
    table.click(card("Ac"))
    assert table.decided == [], "another card begins anew"
    table.click(card("Ac"))
    assert table.decided == [PlayCard(card("Ac"))]


def test_void_of_the_suit(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, RICH).begin("2b", "3b", "6b", "4b", Decline(), "5b", "7b")
    assert table.prompt == "Your turn: you have no clubs, play what you like"
    assert not any(item.veiled for item in table.page.stage.cards.items.values())


# --- words with a lead -----------------------------------------------------------------------------------------------


def test_words_follow_the_card_and_say_why_not(leading: Table) -> None:
    panel = leading.page.signals
    assert panel.isVisible()
    assert panel.size() == panel.sizeHint(), "all of its words have their room"
    leading.qtbot.mouseMove(leading.page.stage.viewport(), leading.at(card("6c")))
    volo = panel.choices[Signal.VOLO]
    assert not volo.isEnabled()
    assert volo.accessibleDescription() == "You hold more cups."
    assert panel.choices[Signal.STRISCIO].isEnabled()
    leading.qtbot.mouseMove(leading.page.stage.viewport(), leading.at(card("2s")))
    assert panel.choices[Signal.STRISCIO].isEnabled()
    assert not panel.choices[Signal.LA_MEGLIO].isVisible(), "a word of another code"


def test_a_word_goes_with_the_card(leading: Table) -> None:
    leading.qtbot.mouseClick(leading.page.signals.choices[Signal.BUSSO], Qt.MouseButton.LeftButton)
    leading.click(card("3c"))
    assert leading.decided == [PlayCard(card("3c"), Signal.BUSSO)]


def test_a_word_by_its_letter(leading: Table) -> None:
    leading.page.stage.setFocus()
    leading.key(Qt.Key.Key_B)
    assert leading.page.input.word is Signal.BUSSO
    leading.key(Qt.Key.Key_B)
    assert leading.page.input.word is None


def test_an_untrue_word_is_refused(leading: Table) -> None:
    leading.page.input.word = Signal.VOLO
    leading.click(card("3c"))
    assert leading.decided == []
    assert leading.prompt == "Volo would not be true: you hold more cups"


def test_no_words_when_following(following: Table) -> None:
    assert not following.page.signals.isVisible()


def test_no_words_where_there_is_no_code(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, dealer=3, options="code=none").begin()
    assert not table.page.signals.isVisible()


# --- combinations ----------------------------------------------------------------------------------------------------


@pytest.fixture
def declaring(qtbot: QtBot, art: CardArt) -> Table:
    """After the first trick; seat 0 holds three threes and a Napoletana."""
    return table_with(qtbot, art, RICH).begin("4c", "Kc", "7c", "6c")


def test_all_combinations_are_ticked_and_summed_up(declaring: Table) -> None:
    panel = declaring.page.asking.panel
    assert isinstance(panel, AccusePanel)
    assert panel.chosen == (Meld.of("3", "b"), Meld(suit=card("3c").suit))
    assert panel.commit.text() == f"Declare: {words.points(6)}"
    lifted = {key for key in declaring.page.stage.cards.own if declaring.page.stage.cards.items[key].lifted}
    assert lifted == {card(name) for name in ("3c", "2c", "Ac", "3s", "3d")}
    panel.commit.click()
    assert declaring.decided == [Declare((Meld.of("3", "b"), Meld(suit=card("3c").suit)))]


def test_fewer_may_be_declared_and_none_needs_another_button(declaring: Table) -> None:
    panel = declaring.page.asking.panel
    assert isinstance(panel, AccusePanel)
    panel.rows[0].click()
    assert panel.commit.text() == f"Declare: {words.points(3)}"
    panel.rows[1].click()
    assert not panel.commit.isEnabled()
    assert panel.commit.text() == "Declare: tick one first"
    panel.decline.click()
    assert declaring.decided == [Decline()]


def test_enter_declares_and_escape_does_not(declaring: Table) -> None:
    panel = declaring.page.asking.panel
    assert isinstance(panel, AccusePanel)
    declaring.qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert declaring.decided == []
    assert declaring.page.asking.panel is panel
    declaring.qtbot.keyClick(panel.commit, Qt.Key.Key_Return)
    assert isinstance(declaring.decided[0], Declare)


def test_who_holds_nothing_may_still_be_asked(qtbot: QtBot, art: CardArt) -> None:
    """Where several people sit at one machine everybody is called, so that being called tells nothing."""
    from tressette_desktop.engine.rules.phase import LegalActions
    from tressette_desktop.ui.table.asked import Asked

    table = table_with(qtbot, art, EVENING).begin("4c", "2c", "7c", "3c")
    view = table.game.session.view(0)

    def refuse(action: Action) -> Reason | None:
        return None if action == Decline() else Reason.NOT_NOW

    table.page.present(Asked(view, (0,), LegalActions(lambda: iter((Decline(),)), refuse), refuse))
    panel = table.page.asking.panel
    assert isinstance(panel, AccusePanel)
    assert panel.decline.text() == "Nothing to declare: go on"
    panel.decline.click()
    assert table.decided == [Decline()]


def test_in_the_early_form_a_button_opens_the_question(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, RICH, dealer=3, options="accuse_open=own_turn").begin()
    assert table.page.dock.declare.isVisible()
    table.page.dock.declare.click()
    assert isinstance(table.page.asking.panel, AccusePanel)
    table.page.asking.panel.decline.click()
    assert table.decided == [], "it is put aside, not declined"
    assert table.prompt == "Your lead. Which card?"


# --- other questions -------------------------------------------------------------------------------------------------


def test_a_claim_asks_back_and_the_safe_answer_has_the_focus(following: Table) -> None:
    following.page.activateWindow()
    following.page.dock.claim.click()
    panel = following.page.asking.panel
    assert isinstance(panel, Question)
    assert following.page.focusWidget() is panel.no
    panel.no.click()
    assert following.decided == []
    assert following.prompt == "Your turn: follow cups"
    following.page.dock.claim.click()
    panel = following.page.asking.panel
    assert isinstance(panel, Question)
    panel.yes.click()
    assert following.decided == [Claim()]


def test_a_claim_is_at_hand_while_others_think(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING).begin()
    assert 0 not in table.game.session.awaited
    assert table.page.dock.claim.isVisible()


def test_escape_puts_a_claim_aside(following: Table) -> None:
    following.page.dock.claim.click()
    panel = following.page.asking.panel
    assert isinstance(panel, Question)
    following.qtbot.keyClick(panel.no, Qt.Key.Key_Escape)
    assert following.page.asking.panel is None
    assert following.decided == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_under_a_question_of_ones_own_lies_that_of_the_table(declaring: Table, key: Qt.Key) -> None:
    """Put aside, it leaves what the table waits for: without it one could only leave the game."""
    for begin in (declaring.page.dock.claim.click, declaring.page.turn.concede):
        begin()
        panel = declaring.page.asking.panel
        assert isinstance(panel, Question)
        declaring.qtbot.keyClick(panel.no, key)
        assert isinstance(declaring.page.asking.panel, AccusePanel)
    assert declaring.decided == []


def test_no_claims_no_button(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, options="claims=off").begin("4c", "2c", "7c")
    assert not table.page.dock.claim.isVisible()


@pytest.mark.parametrize(("yes", "action"), [(True, AskRedeal()), (False, KeepHand())])
def test_a_weak_hand_may_be_annulled(qtbot: QtBot, art: CardArt, yes: bool, action: Action) -> None:
    from tressette_desktop.engine.cards import DECK, cards, in_order

    weak = in_order(cards("4c 5c 6c 7c 4d 5d 6d 4s 5s 4b"))
    rest = [each for each in DECK if each not in weak]
    layout = Layout((weak, *(in_order(rest[at::3]) for at in range(3))))
    table = table_with(qtbot, art, layout, dealer=3, options="redeal=under_one_point").begin()
    panel = table.page.asking.panel
    assert isinstance(panel, Question)
    (panel.yes if yes else panel.no).click()
    assert table.decided == [action]


def test_laying_down_is_offered_when_it_is_certain(qtbot: QtBot, art: CardArt) -> None:
    from tressette_desktop.engine.cards import DECK, cards, in_order

    best = in_order(cards("3c 2c Ac Kc 3d 2d 3s 2s 3b 2b"))
    rest = [each for each in DECK if each not in best]
    layout = Layout((best, *(in_order(rest[at::3]) for at in range(3))))
    table = table_with(qtbot, art, layout, dealer=3, options="buongioco=none").begin()
    assert table.page.dock.lay_down.isVisible()
    table.page.dock.lay_down.click()
    panel = table.page.asking.panel
    assert isinstance(panel, Question)
    panel.yes.click()
    assert table.decided == [LayDown()]
    table.game.play(LayDown())
    table.page.stage.settle()
    table.qtbot.waitUntil(lambda: table.page.sheet.isVisible())


def test_taking_back(following: Table) -> None:
    assert not following.page.dock.undo.isVisible(), "nothing has been decided yet"
    following.game.play("3c")
    following.page.stage.settle()
    following.game.ask()
    assert following.page.dock.undo.isVisible()
    with following.qtbot.waitSignal(following.page.undo_wanted, timeout=1000):
        following.page.dock.undo.click()
    following.game.session.undo(0)
    following.game.ask()
    assert card("3c") in following.page.stage.cards.own
    assert following.prompt == "Your turn: follow cups"


def test_the_last_trick_can_be_looked_at_until_the_next_card(following: Table) -> None:
    assert not following.page.dock.last_trick.isVisible()
    following.game.play("3c")
    following.page.stage.settle()
    following.game.ask()
    following.page.dock.last_trick.click()
    paper = following.page.last_trick
    assert paper is not None
    assert paper.isVisible()
    assert paper.accessibleName() == "Last trick: Tu"
    following.game.play("Kd")
    following.page.stage.settle()
    assert following.page.last_trick is None


def test_escape_closes_the_last_trick(following: Table) -> None:
    following.game.play("3c")
    following.page.stage.settle()
    following.game.ask()
    following.page.dock.last_trick.click()
    following.key(Qt.Key.Key_Escape)
    assert following.page.last_trick is None


def test_no_review_no_button(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, options="review=none").begin("4c", "2c", "7c", "3c")
    assert not table.page.dock.last_trick.isVisible()


# --- the flow --------------------------------------------------------------------------------------------------------


def test_the_question_waits_until_nothing_moves(qtbot: QtBot, art: CardArt) -> None:
    slow = Settings(speed=Speed.SLOW, trick_pause=4000)
    table = table_with(qtbot, art, EVENING, settings=slow).begin("4c", "2c")
    table.game.play("7c")
    table.game.ask()
    assert table.page.busy
    assert table.prompt == ""
    assert table.page.stage.hand.marks.legal is None
    table.qtbot.mouseClick(table.page.stage.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 200))
    table.qtbot.waitUntil(lambda: table.prompt == "Your turn: follow cups")
    table.page.stage.settle()


def test_a_click_while_something_moves_plays_nothing(qtbot: QtBot, art: CardArt) -> None:
    slow = Settings(speed=Speed.SLOW, trick_pause=4000)
    table = table_with(qtbot, art, EVENING, settings=slow).begin("4c", "2c", "7c")
    table.game.play("3c")
    table.click(card("Ac"))
    assert table.decided == []
    table.page.stage.settle()


def test_a_resize_in_the_middle_of_a_question_keeps_it(declaring: Table) -> None:
    declaring.page.resize(900, 568)
    panel = declaring.page.asking.panel
    assert isinstance(panel, AccusePanel)
    assert declaring.page.rect().contains(panel.geometry())
    lifted = {key for key in declaring.page.stage.cards.own if declaring.page.stage.cards.items[key].lifted}
    assert card("3c") in lifted


def test_a_resize_keeps_what_may_be_played(following: Table) -> None:
    following.page.resize(900, 568)
    assert following.page.stage.hand.marks.legal == {card(name) for name in ("3c", "Ac", "Fc", "6c")}
    assert following.prompt == "Your turn: follow cups"
    following.click(card("Ac"))
    assert following.decided == [PlayCard(card("Ac"))]


def test_a_stale_decision_is_said(following: Table) -> None:
    following.page.refused(Reason.STALE, PlayCard(card("3c")))
    assert following.prompt == "The table had moved on: please choose again"


@pytest.mark.parametrize("size", [(1280, 768), (900, 568), (760, 1008), (1920, 1048)])
@pytest.mark.parametrize("moment", ["following", "leading", "declaring"])
def test_no_control_is_cut_off_or_covers_another(
    qtbot: QtBot, art: CardArt, size: tuple[int, int], moment: str
) -> None:
    layout, dealer = (RICH, 0) if moment == "declaring" else (EVENING, 3 if moment == "leading" else 0)
    moves = {"following": ("4c", "2c", "7c"), "declaring": ("4c", "Kc", "7c", "6c")}
    table = table_with(qtbot, art, layout, dealer=dealer)
    table.page.resize(*size)
    table.begin(*moves.get(moment, ()))
    page = table.page
    papers: list[QWidget] = [
        each for each in (page.signals, page.asking.panel) if each is not None and each.isVisible()
    ]
    prompt = [page.prompt.geometry()] if page.prompt.isVisible() else []
    solid = [each.geometry().adjusted(14, 14, -14, -14) for each in papers] + prompt + page.dock.boxes()
    for at, one in enumerate(solid):
        assert page.rect().contains(one)
        assert not any(one.intersects(other) for other in solid[at + 1 :])
    for button in page.dock.buttons:
        if button.isVisible():
            assert button.width() >= button.sizeHint().width()
    hand = [page.stage.mapFromScene(item.mapRectToScene(item.card_rect())).boundingRect() for item in _own(page)]
    high = page.strip.height()
    for box in solid:
        assert not any(box.intersects(each.translated(0, high)) for each in hand)


def _own(page: TablePage) -> list:  # type: ignore[type-arg]
    return [page.stage.cards.items[each] for each in page.stage.cards.own]


# --- the end of a hand -----------------------------------------------------------------------------------------------


def test_the_sheet_comes_after_the_hand_and_leads_on(qtbot: QtBot, art: CardArt) -> None:
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session_of(None, seed=2, options="target=77")))
    table.begin()
    table.game.play_on(60)
    table.page.stage.settle()
    qtbot.waitUntil(lambda: table.page.sheet.isVisible())
    assert table.page.sheet.primary is not None
    with qtbot.waitSignal(table.page.deal_wanted, timeout=1000):
        table.page.sheet.primary.click()
    table.game.start()
    assert not table.page.sheet.isVisible()


def test_a_won_game_offers_a_rematch(qtbot: QtBot, art: CardArt) -> None:
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), scored(session_of(EVENING), (21, 3, 21, 3))))
    table.begin()
    table.game.session.submit(0, Claim(), revision=table.game.session.revision)
    table.page.stage.settle()
    qtbot.waitUntil(lambda: table.page.sheet.isVisible())
    assert table.page.sheet.accessibleName() == "You won, 21 to 3"
    with qtbot.waitSignal(table.page.rematch_wanted, timeout=1000):
        assert table.page.sheet.primary is not None
        table.page.sheet.primary.click()


def test_a_resumed_game_that_is_over_shows_its_sheet(qtbot: QtBot, art: CardArt) -> None:
    session = session_of(None, seed=2)
    session.deal()
    while session.awaited:
        legal = [
            action for action in session.legal(session.awaited[0]) if not isinstance(action, Claim | Concede | LayDown)
        ]
        session.submit(session.awaited[0], legal[0], revision=session.revision)
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session))
    table.game.open()
    qtbot.waitUntil(lambda: table.page.sheet.isVisible())


# --- the curtain -----------------------------------------------------------------------------------------------------


def test_behind_the_curtain_there_is_nothing(following: Table) -> None:
    page, session = following.page, following.game.session
    own = set(page.stage.cards.own)
    page.curtain(2, session.view(None))
    assert page.drape.isVisible()
    assert page.drape.geometry() == page.rect()
    assert page.drape.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    cards = {item.card for item in page.stage.cards.items.values()}
    assert own.isdisjoint(cards)
    assert not page.stage.isVisible()
    assert page.focusWidget() is page.drape.button
    assert not any(button.isVisible() for button in page.dock.buttons)
    assert page.prompt.isHidden()


def test_the_next_frame_after_the_curtain_shows_no_card_of_the_hand(following: Table) -> None:
    page = following.page
    page.curtain(2, following.game.session.view(None))
    image = page.grab().toImage()
    # Where the hand lay there are tiles now: no paper, which is the brightest thing on the felt.
    tiles = page.drape.grab().toImage()
    assert image.pixelColor(300, 700) == tiles.pixelColor(300, 700)


class Painted(QObject):
    """Keeps which part of a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.parts: list[QRect] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.parts.append(event.rect())
        return False


def test_the_curtain_is_painted_anew_when_its_tiles_are_there(following: Table) -> None:
    page = following.page
    page.curtain(2, following.game.session.view(None))
    QApplication.processEvents()
    painted = Painted(page.drape)
    page._art.filled.emit()
    following.qtbot.waitUntil(lambda: page.rect() in painted.parts, timeout=1000)


def test_keys_and_reader_reach_nothing_behind_the_curtain(following: Table) -> None:
    page = following.page
    page.curtain(2, following.game.session.view(None))
    for key in (Qt.Key.Key_1, Qt.Key.Key_Left, Qt.Key.Key_B, Qt.Key.Key_Escape):
        following.qtbot.keyClick(page.drape, key)
    assert following.decided == []
    felt = QAccessible.queryAccessibleInterface(page.stage)
    names = [felt.child(at).text(QAccessible.Text.Name) for at in range(felt.childCount())]
    assert "Three of cups" not in names


def test_the_person_called_takes_the_seat(following: Table) -> None:
    page, session = following.page, following.game.session
    page.curtain(2, session.view(None))
    with following.qtbot.waitSignal(page.taken, timeout=1000) as taken:
        assert page.drape.button is not None
        page.drape.button.click()
    assert taken.args == [2]
    page.open(following.game._sitters, session.view(2))
    assert not page.drape.isVisible()
    assert set(page.stage.cards.own) == set(session.table.hand(2))
    assert page.stage.isVisible()


# --- being heard -----------------------------------------------------------------------------------------------------


def test_cards_are_buttons_with_names_and_states(following: Table) -> None:
    felt = QAccessible.queryAccessibleInterface(following.page.stage)
    assert felt.role() is QAccessible.Role.List
    king, three = felt.child(0), felt.child(4)
    assert three.role() is QAccessible.Role.Button
    assert three.text(QAccessible.Text.Name) == "Three of cups"
    assert three.text(QAccessible.Text.Description) == "playable"
    assert king.text(QAccessible.Text.Name) == "King of coins"
    assert king.state().disabled
    assert felt.indexOfChild(three) == 4


def test_a_card_can_be_pressed_through_its_interface(following: Table) -> None:
    felt = QAccessible.queryAccessibleInterface(following.page.stage)
    press = felt.child(5).actionInterface()
    press.doAction(press.pressAction())
    assert following.decided == [PlayCard(card("Ac"))]


def test_hidden_cards_are_not_heard_of(following: Table) -> None:
    felt = QAccessible.queryAccessibleInterface(following.page.stage)
    names = [felt.child(at).text(QAccessible.Text.Name) for at in range(felt.childCount())]
    hidden = set(following.game.session.table.hand(1)) | set(following.game.session.table.hand(3))
    assert {words.title(words.card(each)) for each in hidden}.isdisjoint(names)


def test_what_happens_is_announced(following: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(following.page.stage, "announce", said.append)
    following.game.play("3c")
    following.page.stage.settle()
    assert said == ["Tu plays the three of cups", "Tu takes the trick"]


def test_moods() -> None:
    assert {mood.value for mood in Mood} == {"turn", "waiting", "refusal"}
