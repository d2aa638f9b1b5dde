"""What may be said at one's turn: boxes and their promise, words in the log, free talk, and the listening aid."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.ui.panels.dealt import seated
from tests.ui.panels.seated import AT_ONCE, Table
from tests.ui.panels.test_asked_for import chiedo
from tests.ui.table.tables import EVENING, Game, session_of
from tests.ui.table.variants import session_for
from tressette_desktop.engine.cards import Suit, card, cards, in_order
from tressette_desktop.engine.core.actions import Bid, PlayCard, Talk
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.engine.core.terms import Signal, Tick
from tressette_desktop.engine.rules import speech
from tressette_desktop.ui import theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels import listening
from tressette_desktop.ui.panels.signals import SignalsPanel
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.theme import Look

LED = frozenset((Tick.SUIT_LED,))


def at_table(qtbot: QtBot, art: CardArt, options: str, dealer: int = 0) -> Table:
    return Table(qtbot, Game(TablePage(art, AT_ONCE), session_of(EVENING, dealer=dealer, options=options)))


@pytest.fixture
def leading(qtbot: QtBot, art: CardArt) -> Table:
    """Seat 0 leads, and the program declares."""
    return at_table(qtbot, art, "code=ludopoli", dealer=3).begin()


@pytest.fixture
def following(qtbot: QtBot, art: CardArt) -> Table:
    """Ischia has led cups and declared; seat 0 is the last to play, with the three."""
    table = at_table(qtbot, art, "code=ludopoli")
    return table.begin(PlayCard(card("4c"), ticks=LED), "2c", "7c")


def described(table: Table, which: str) -> str:
    interface = QAccessible.queryAccessibleInterface(table.page.stage.cards.items[card(which)])
    return interface.text(QAccessible.Text.Description)


# --- the boxes -------------------------------------------------------------------------------------------------------


def test_boxes_are_there_only_where_the_code_has_them(qtbot: QtBot, art: CardArt, leading: Table) -> None:
    ticks = leading.page.turn.speaking.ticks
    assert ticks.isVisible()
    assert ticks.row.offered == frozenset(Tick) - {Tick.SUIT_WON}
    assert not leading.page.signals.isVisible()
    for options in ("code=classic", "code=none", "code=ludopoli declare_mode=manual"):
        other = at_table(qtbot, art, options, dealer=3).begin()
        assert not other.page.turn.speaking.ticks.isVisible()
        assert not other.page.turn.speaking.won.isVisible()


def test_the_words_for_a_card_are_seen_before_it_is_played(leading: Table) -> None:
    ticks = leading.page.turn.speaking.ticks
    leading.page.stage.hand.put_focus(card("6c"))
    assert ticks.title.text() == "With the six of cups you will say “ventinove lungo”"
    assert ticks.line.text().startswith("I hold four cards of this suit.")
    assert described(leading, "6c") == "playable. With the six of cups you will say “ventinove lungo”"
    leading.qtbot.mouseMove(leading.page.stage.viewport(), leading.at(card("Kd")))
    assert "“sola”" not in ticks.title.text()
    assert "king of coins" in ticks.title.text()


def test_what_is_promised_is_what_is_said(leading: Table) -> None:
    """For every card and every way to tick the boxes."""
    asked = leading.page.input.asked
    assert asked is not None
    table, options = asked.view.table, leading.page.company.rules
    for which in leading.page.stage.cards.own:
        for ticks in speech.boxes(options, leading=True):
            leading.page.input.ticks = ticks
            told = leading.page.turn.speaking.promise(which)
            said = speech.with_card(options, table, 0, which, ticks)
            assert told is not None
            assert told.spoken == tuple(each.row for each in said)
            assert all(each.words in told.title or each.words.startswith("E'") for each in said)
            assert told.line


def test_boxes_go_with_the_card_and_stay_for_the_game(leading: Table) -> None:
    boxes = leading.page.turn.speaking.ticks.row.boxes
    boxes[Tick.OTHER_SUITS].click()
    boxes[Tick.PARTNER_VOID].click()
    boxes[Tick.PARTNER_LISCIO].click()
    assert not boxes[Tick.PARTNER_VOID].isChecked(), "of the partner's suit one of the two is said"
    leading.click(card("6c"))
    wanted = frozenset((Tick.SUIT_LED, Tick.OTHER_SUITS, Tick.PARTNER_LISCIO))
    assert leading.decided == [PlayCard(card("6c"), ticks=wanted)]
    leading.game.play(leading.decided[0], "4c", "2c", "7c")
    leading.page.stage.settle()
    leading.game.play("3d", "2d")
    leading.page.stage.settle()
    leading.game.ask()
    assert leading.page.turn.speaking.won.offered == {Tick.SUIT_WON}
    assert leading.page.turn.speaking.won.chosen == frozenset()
    assert leading.page.input.ticks == wanted, "what a follower is not asked stays as it was"


def test_boxes_are_reached_and_ticked_by_keys(leading: Table) -> None:
    row = leading.page.turn.speaking.ticks.row
    box = row.boxes[Tick.OTHER_SUITS]
    box.setFocus()
    leading.qtbot.keyClick(box, Qt.Key.Key_Return)
    assert leading.page.input.ticks == LED | {Tick.OTHER_SUITS}
    assert box.accessibleDescription()


def test_one_who_follows_reads_in_the_prompt_what_he_would_say(following: Table) -> None:
    following.page.stage.hand.put_focus(card("3c"))
    assert following.prompt == "Your turn: follow cups", "the box is not ticked"
    following.page.turn.speaking.won.boxes[Tick.SUIT_WON].click()
    assert following.prompt == "If you win you will say “sono liscio qui”"
    following.page.stage.hand.put_focus(card("Fc"))
    assert following.prompt == "Your turn: follow cups", "a knave does not win over the two"
    following.click(card("3c"))
    assert following.decided == [PlayCard(card("3c"), ticks=frozenset((Tick.SUIT_WON,)))]


def test_a_silent_lead_says_why(leading: Table) -> None:
    ticks = leading.page.turn.speaking.ticks
    ticks.row.boxes[Tick.SUIT_LED].click()
    leading.page.stage.hand.put_focus(card("6c"))
    assert ticks.title.text() == "With the six of cups you will say nothing"
    assert ticks.line.text() == "Nothing is ticked: the lead is silent."
    ticks.row.boxes[Tick.OTHER_SUITS].click()
    assert ticks.line.text() == "What you ticked would not be true."


# --- what is heard ---------------------------------------------------------------------------------------------------


def test_a_declaration_is_a_bubble_and_then_a_token_on_its_card(following: Table) -> None:
    stage = following.page.stage
    assert stage.scenery.bubbles[1].words.text == "Terzo"
    with following.qtbot.waitSignal(following.page.explained) as told:
        following.qtbot.mouseClick(
            stage.viewport(), Qt.MouseButton.LeftButton, pos=stage.mapFromScene(stage.scenery.bubbles[1].box.center())
        )
    assert told.args == ["D04"]
    stage.scenery.hush(1)
    stage.scenery.quiet()
    assert stage.cards.items[card("4c")].token == "chat"
    point = stage.mapFromScene(stage.cards.items[card("4c")].pose.x, stage.cards.items[card("4c")].pose.y)
    with following.qtbot.waitSignal(following.page.explained) as told:
        following.qtbot.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert told.args == ["D04"]


def test_words_of_one_turn_share_a_bubble(qtbot: QtBot, art: CardArt) -> None:
    table = at_table(qtbot, art, "code=ludopoli")
    both = frozenset((Tick.SUIT_LED, Tick.PARTNER_VOID))
    table.begin(PlayCard(card("4c"), ticks=both), "2c", "7c")
    bubble = table.page.stage.scenery.bubbles[1].words
    assert bubble.text == "Faglio al palo del mio compagno\nTerzo"
    assert bubble.terms == ("O3", "D04")


def test_a_signal_is_explained_in_the_code_of_the_table(qtbot: QtBot, art: CardArt) -> None:
    table = at_table(qtbot, art, "code=alternative")
    table.begin(PlayCard(card("4c"), Signal.LA_MEGLIO), "2c", "7c")
    qtbot.waitUntil(lambda: table.page.conversation.latest == ("la meglio",))
    with qtbot.waitSignal(table.page.explained) as told:
        table.key(Qt.Key.Key_G)
    assert told.args == ["alternative.la meglio"]


def test_what_was_said_is_listed_and_leads_to_the_glossary(following: Table) -> None:
    following.page.dock.said.click()
    paper = following.page.conversation.paper
    assert paper is not None
    assert [line.text() for line in paper.lines] == ["Ischia: terzo"]
    with following.qtbot.waitSignal(following.page.explained) as told:
        following.qtbot.keyClick(paper.lines[0], Qt.Key.Key_Return)
    assert told.args == ["D04"]
    following.qtbot.keyClick(following.page, Qt.Key.Key_Escape)
    assert following.page.conversation.paper is None


def test_where_nothing_was_said_the_aid_has_its_whole_height(following: Table) -> None:
    following.page.conversation.toggle()
    following.qtbot.wait(1)
    paper = following.page.conversation.paper
    assert paper is not None
    assert paper.aid is not None
    assert paper.aid.height() >= paper.aid.sizeHint().height()


def test_at_a_silent_table_nothing_is_listed(qtbot: QtBot, art: CardArt) -> None:
    table = at_table(qtbot, art, "code=none", dealer=3).begin()
    assert not table.page.dock.said.isVisible()
    table.key(Qt.Key.Key_D)
    assert table.page.conversation.paper is None


# --- what it proves --------------------------------------------------------------------------------------------------


def test_the_aid_is_off_and_marks_the_game_when_it_is_taken(following: Table) -> None:
    following.key(Qt.Key.Key_D)
    paper = following.page.conversation.paper
    assert paper is not None
    assert paper.aid is not None
    assert not paper.aid.isChecked()
    said = [line.text() for line in paper.lines]
    with following.qtbot.waitSignal(following.page.aid_wanted) as told:
        paper.aid.click()
    assert told.args == ["listening"]
    following.qtbot.waitUntil(lambda: [line.text() for line in paper.lines] == said)


def test_the_aid_tells_what_the_words_prove(following: Table) -> None:
    view = following.game.session.view(0)
    found = {(each.seat, each.suit): each for each in listening.findings(view)}
    terzo = found[1, Suit.COPPE]
    assert (terzo.fewest, terzo.most) == (2, 2), "three cards, one of them played"
    assert listening.told(terzo) == "Cups: 2 cards; not the king"


def test_the_aid_knows_no_more_than_its_seat(qtbot: QtBot, art: CardArt) -> None:
    """In every deal that looks the same from the seat, all that is told is true, and the same is told."""
    session = session_of(None, seed=11, options="code=ludopoli")
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session)).begin()
    ticks = frozenset((Tick.SUIT_LED, Tick.OTHER_SUITS))
    checked = 0
    while session.awaited:
        seat = session.awaited[0]
        legal = list(session.legal(seat))
        speaking = [each for each in legal if isinstance(each, PlayCard) and each.ticks >= ticks]
        session.submit(seat, (speaking or legal)[0], revision=session.revision)
        if session.table.over:
            break
        for each in listening.findings(session.view(0)):
            held = [other for other in session.table.hand(each.seat) if other.suit is each.suit]
            assert each.fewest <= len(held) <= each.most
            assert set(each.holds) <= {other.rank for other in held}
            assert not set(each.lacks) & {other.rank for other in held}
            checked += 1
        for who, meant in listening.voids(session.view(0)):
            assert any(all(other.suit is not suit for other in session.table.hand(who)) for suit in meant)
    assert checked > 20
    table.page.stage.settle()


def test_nothing_read_stays_when_another_person_comes(following: Table) -> None:
    following.key(Qt.Key.Key_D)
    paper = following.page.conversation.paper
    assert paper is not None
    assert paper.aid is not None
    paper.aid.click()
    following.page.curtain(1, following.game.session.view(None))
    assert following.page.conversation.paper is None
    following.page.open(following.game._sitters, following.game.session.view(0))
    following.key(Qt.Key.Key_D)
    again = following.page.conversation.paper
    assert again is not None
    assert again.aid is not None
    assert not again.aid.isChecked()


# --- one's own words -------------------------------------------------------------------------------------------------


def test_a_line_is_spoken_and_heard_by_all(qtbot: QtBot, art: CardArt) -> None:
    table = at_table(qtbot, art, "code=ludopoli declare_mode=manual").begin("4c", "2c", "7c")
    table.key(Qt.Key.Key_D)
    paper = table.page.conversation.paper
    assert paper is not None
    assert paper.line is not None
    assert table.page.focusWidget() is paper.line
    qtbot.keyClicks(paper.line, "  Ho il tre,  compagno ")
    qtbot.keyClick(paper.line, Qt.Key.Key_Return)
    assert table.decided == [Talk("Ho il tre, compagno")]
    session = table.game.session
    session.submit(0, table.decided[0], revision=session.revision)
    assert table.page.stage.scenery.bubbles[0].words.text == "Ho il tre, compagno"
    qtbot.waitUntil(lambda: [line.text() for line in paper.lines] == ["Tu: Ho il tre, compagno"])
    qtbot.keyClick(paper.line, Qt.Key.Key_Return)
    assert len(table.decided) == 1, "an empty line says nothing"


def test_the_longest_line_is_no_longer_than_the_rules_allow(qtbot: QtBot, art: CardArt) -> None:
    table = at_table(qtbot, art, "code=ludopoli declare_mode=manual").begin("4c", "2c", "7c")
    table.key(Qt.Key.Key_D)
    paper = table.page.conversation.paper
    assert paper is not None
    assert paper.line is not None
    paper.line.setText("x" * 300)
    qtbot.keyClick(paper.line, Qt.Key.Key_Return)
    (talk,) = table.decided
    assert isinstance(talk, Talk)
    assert table.game.session.refuse(0, talk) is None


def test_what_one_person_ticks_is_not_seen_by_the_next(qtbot: QtBot, art: CardArt) -> None:
    """Two persons at one screen: each finds the boxes as he left them."""
    session = session_of(EVENING, dealer=3, persons=(0, 1), options="code=ludopoli")
    game = Game(TablePage(art, AT_ONCE), session)
    table = Table(qtbot, game).begin()
    table.page.turn.speaking.ticks.row.boxes[Tick.PARTNER_VOID].click()
    ticked = table.page.input.ticks
    assert Tick.PARTNER_VOID in ticked
    game.play("6c", "4c", "2c", "7c", "3d", "2d", "5d")
    table.page.curtain(1, session.view(None))
    table.page.open(game._sitters, session.view(1))
    game.seat = 1
    game.ask()
    assert table.page.input.ticks == LED
    game.seat = 0
    game.ask()
    assert table.page.input.ticks == ticked


# --- what words bind to ----------------------------------------------------------------------------------------------

BOUND = Layout(
    tuple(
        in_order(cards(hand))
        for hand in (
            "3c 2c Fd 6d 2s 7s Kd 5d Ab 4b",
            "4c Cc 5c 3s As Ks 4d 6c Cb 2b",
            "Ac Kc 5s 6s Cs 3d 7d 3b Fb 5b",
            "7c 4s Fs 2d Ad Cd Fc Kb 6b 7b",
        )
    )
)
"""Seat 0 holds nothing of cups but three and two."""


def test_one_who_is_bound_by_his_words_is_told_so(qtbot: QtBot, art: CardArt) -> None:
    """After a venticinque piombo the three follows (rules.md 12.4), where the table binds."""
    options = "code=ludopoli venticinque_commit=true buongioco=none"
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session_of(BOUND, dealer=3, options=options)))
    table.begin(PlayCard(card("2c"), ticks=LED), "4c", "Kc", "7c")
    sentence = "You said venticinque piombo: lead the three"
    assert table.page.input.playable == {card("3c")}
    assert table.prompt == sentence
    assert described(table, "Kd") == f"not playable: {sentence[:1].lower()}{sentence[1:]}"
    table.click(card("Kd"))
    assert table.decided == []
    assert table.prompt == sentence


def test_words_that_a_code_has_not_go_with_their_panel(qtbot: QtBot) -> None:
    panel = SignalsPanel()
    panel.offer((Signal.BUSSO,), "classic", None)
    choices = tuple(panel.choices.values())
    panel.deleteLater()
    qtbot.waitUntil(lambda: not any(map(shiboken6.isValid, choices)))


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_however_large_the_letters_a_line_of_what_was_said_is_seen(
    qtbot: QtBot, art: CardArt, look: Look, text: float
) -> None:
    theme.apply(Look(look.theme, look.felt, text * theme.EM, look.families))
    table = seated(qtbot, art, chiedo(), 2)
    table.page.conversation.toggle()
    qtbot.wait(1)
    paper = table.page.conversation.paper
    assert paper is not None
    first = paper.lines[0]
    assert first.visibleRegion().boundingRect().height() >= first.fontMetrics().height()


def test_who_rests_has_nothing_proved_to_him() -> None:
    """He may look up what was said all the same: the aid once asked on which side he is."""
    session = session_for("terziglio", players=4)
    session.deal()
    assert 0 not in session.table.order
    while session.awaited and len(session.table.tricks) < 2:
        seat = session.awaited[0]
        legal = list(session.legal(seat))
        said = [each for each in legal if isinstance(each, Bid) or (isinstance(each, PlayCard) and each.word)]
        session.submit(seat, (said or legal)[0], revision=session.revision)
        assert listening.findings(session.view(0)) == ()
    assert listening.utterances(session.view(0))
