"""The questions of the variants: each by mouse and by key, none with an illegal answer, and words for everything."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.probes import squeezed
from tests.ui.table.tables import Game
from tests.ui.table.variants import session_for, sitters_of
from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.core import actions, events
from tressette_desktop.engine.core.actions import (
    Action,
    Bid,
    CallCard,
    Discard,
    HandBack,
    Pass,
    Raise,
    SplitMonte,
)
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.bids import SayPanel
from tressette_desktop.ui.panels.calling import CallAnyPanel, CallPanel
from tressette_desktop.ui.panels.giving_up import GivingUpPanel, SplitPanel
from tressette_desktop.ui.panels.panel import FeltPanel
from tressette_desktop.ui.panels.questions import PANELS
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.beats import _BEATS
from tressette_desktop.ui.table.seat_item import Side
from tressette_desktop.ui.windows.offers import SHOWN, Offers
from tressette_desktop.ui.windows.option_words import OptionBook

AT_ONCE = Settings(speed=Speed.NONE, trick_pause=600)


class Table:
    """A page with a game of a variant in it."""

    def __init__(self, qtbot: QtBot, session: Session, size: tuple[int, int] = (1280, 768)) -> None:
        self.qtbot, self.session = qtbot, session
        self.page = TablePage(CardArt(), AT_ONCE)
        qtbot.addWidget(self.page, before_close_func=lambda page: page.stage.show_table(page.stage.table))
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()
        self.game = Game(self.page, session, 0, sitters_of(session))
        self.game.start()

    def after(self, *moves: Action) -> Table:
        """Let these things be done, and ask the person at the screen."""
        self.game.play(*moves)
        return self.ask()

    def ask(self) -> Table:
        self.page.stage.settle()
        self.game.ask()
        QApplication.processEvents()
        return self

    def panel(self, kind: type[FeltPanel]) -> Any:
        found = self.page.asking.panel
        assert isinstance(found, kind)
        return found

    def key(self, widget: QWidget, key: Qt.Key) -> None:
        self.qtbot.keyClick(widget, key)

    def press(self, card: Card) -> None:
        """A card of the own hand is pressed."""
        self.page.stage.hand.chosen.emit(card)

    @property
    def own(self) -> tuple[Card, ...]:
        return self.page.stage.cards.own

    @property
    def decided(self) -> list[Action]:
        return self.game.decided


def terziglio(qtbot: QtBot, dealer: int, size: tuple[int, int] = (1280, 768), options: str = "") -> Table:
    return Table(qtbot, session_for("terziglio", dealer=dealer, options=options), size)


# --- bids ------------------------------------------------------------------------------------------------------------


def test_a_lower_bid_is_closed_and_says_why(qtbot: QtBot) -> None:
    table = terziglio(qtbot, 0).after(Bid("solo"), Pass())
    panel = table.panel(SayPanel)
    assert [answer.text() for answer in panel.answers] == ["Passo", "Chiamo", "Solo", "Solissimo"]
    assert [answer.isEnabled() for answer in panel.answers] == [True, False, False, True]
    assert panel.answers[1].accessibleDescription() == "Ischia has bid solo: it takes more."
    assert not panel.commit.isEnabled()
    panel.answers[1].click()
    panel.commit.click()
    assert table.decided == []


def test_a_bid_is_chosen_then_committed(qtbot: QtBot) -> None:
    table = terziglio(qtbot, 2).ask()
    panel = table.panel(SayPanel)
    qtbot.mouseClick(panel.answers[2], Qt.MouseButton.LeftButton)
    assert table.decided == []
    assert panel.commit.text() == "I say: solo"
    qtbot.mouseClick(panel.commit, Qt.MouseButton.LeftButton)
    assert table.decided == [Bid("solo")]


def test_arrows_choose_a_bid_enter_commits_escape_does_not(qtbot: QtBot) -> None:
    table = terziglio(qtbot, 2).ask()
    panel = table.panel(SayPanel)
    assert table.page.focusWidget() is panel.answers[0]
    table.key(panel.answers[0], Qt.Key.Key_Return)
    assert table.decided == [], "the first press only chooses"
    table.key(panel.answers[0], Qt.Key.Key_Right)
    table.key(panel.answers[1], Qt.Key.Key_Escape)
    assert table.decided == []
    table.key(panel.answers[1], Qt.Key.Key_Return)
    assert table.decided == [Bid("chiamo")]


def test_the_declarer_of_a_solissimo_may_raise(qtbot: QtBot) -> None:
    table = terziglio(qtbot, 2).after(Bid("solissimo"))
    panel = table.panel(SayPanel)
    assert [answer.text() for answer in panel.answers] == ["Nothing more", "Dividete", "Scegliete"]
    panel.answers[2].click()
    panel.commit.click()
    assert table.decided == [Raise("scegliete")]


# --- calls -----------------------------------------------------------------------------------------------------------


def test_a_three_is_called_and_the_own_ones_are_closed(qtbot: QtBot) -> None:
    table = Table(qtbot, session_for("chiamata", dealer=3, seed=5)).ask()
    panel = table.panel(CallPanel)
    held = [choice for choice in panel.choices if choice.card in table.own]
    assert held
    assert all(not choice.isEnabled() and choice.accessibleDescription() == "you hold it" for choice in held)
    free = next(choice for choice in panel.choices if choice.isEnabled())
    table.key(free, Qt.Key.Key_Space)
    table.key(free, Qt.Key.Key_Return)
    assert table.decided == [CallCard(free.card)]


def test_any_card_not_held_is_called_suit_by_suit(qtbot: QtBot) -> None:
    table = terziglio(qtbot, 2).after(Bid("chiamo"), Pass(), Pass())
    panel = table.panel(CallAnyPanel)
    for card, choice in panel.choices.items():
        assert choice.isEnabled() == (card not in table.own)
    wanted = next(card for card, choice in panel.choices.items() if choice.isEnabled() and card.suit.value == "b")
    panel.suits.choose("b")
    panel.suits.chosen.emit("b")
    shown = [card for card, choice in panel.choices.items() if choice.isVisible()]
    assert {card.suit.value for card in shown} == {"b"}
    panel.choices[wanted].click()
    panel.commit.click()
    assert table.decided == [CallCard(wanted)]


def test_chiedo_needs_both_cards(qtbot: QtBot) -> None:
    table = Table(qtbot, session_for("quintiglio", dealer=4)).after(Bid("chiedo"), *(Pass(),) * 4)
    panel = table.panel(CallAnyPanel)
    wanted = next(card for card, choice in panel.choices.items() if choice.isEnabled() and choice.isVisible())
    panel.choices[wanted].click()
    assert not panel.commit.isEnabled()
    given = table.own[-1]
    table.press(given)
    assert table.page.stage.cards.items[given].lifted
    assert panel.commit.isEnabled()
    table.press(given)
    assert not panel.commit.isEnabled(), "pressed again, it stays"
    table.press(given)
    panel.commit.click()
    assert table.decided == [CallCard(wanted, given)]


# --- cards given and taken -------------------------------------------------------------------------------------------


def called_from_another(table: Table) -> CallCard:
    held = {card for seat in (1, 2) for card in table.session.table.hand(seat)}
    return CallCard(in_order(held - set(table.own))[0])


def test_a_card_is_given_back(qtbot: QtBot) -> None:
    table = terziglio(qtbot, 2).after(Bid("chiamo"), Pass(), Pass())
    table.page.asking.close()
    table.after(called_from_another(table))
    panel = table.panel(GivingUpPanel)
    assert not panel.commit.isEnabled()
    table.press(table.own[3])
    table.press(table.own[5])
    assert panel.chosen == (table.own[5],), "one slot: the later card takes it"
    panel.commit.click()
    assert table.decided == [HandBack(table.own[5])]


def test_four_are_discarded_and_no_fifth(qtbot: QtBot) -> None:
    table = terziglio(qtbot, 2).after(Bid("solo"), Pass(), Pass())
    panel = table.panel(GivingUpPanel)
    monte = {card for _, cards in table.session.table.picks for card in cards}
    items = table.page.stage.cards.items
    assert {card for card in table.own if items[card].tag is not None} == monte
    assert panel.commit.text() == "Discard: 4 missing"
    for card in table.own[:3]:
        table.press(card)
    assert not panel.commit.isEnabled()
    table.press(table.own[3])
    table.press(table.own[4])
    assert panel.chosen == in_order(table.own[:4])
    panel.slots[0].click()
    assert len(panel.chosen) == 3
    table.press(table.own[9])
    panel.commit.click()
    assert table.decided == [Discard(in_order((*table.own[1:4], table.own[9])))]


def test_discards_by_the_keys_of_the_hand(qtbot: QtBot) -> None:
    table = terziglio(qtbot, 2).after(Bid("solo"), Pass(), Pass())
    stage = table.page.stage
    stage.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4):
        table.key(stage, key)
    panel = table.panel(GivingUpPanel)
    assert len(panel.chosen) == 4
    table.key(panel.commit, Qt.Key.Key_Return)
    assert isinstance(table.decided[0], Discard)


def test_any_part_of_the_open_monte_is_taken(qtbot: QtBot) -> None:
    table = terziglio(qtbot, 0).after(Pass(), Bid("solissimo"), Raise("scegliete"))
    if table.session.awaited != (0,):
        table.after(SplitMonte(()))
    panel = table.panel(SplitPanel)
    assert panel.commit.text() == "Take nothing"
    panel.choices[1].click()
    panel.choices[3].click()
    panel.commit.click()
    assert table.decided == [SplitMonte(in_order((panel.choices[1].card, panel.choices[3].card)))]


def test_the_dealer_who_rests_is_asked_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, session_for("terziglio", dealer=0, players=4)).after(Bid("solo"))
    assert table.page.asking.panel is None
    plate = table.page.stage.scenery.plates[0].plate
    assert plate is not None
    assert plate.line == "you rest"
    table.page.resize(900, 600)
    small = table.page.stage.scenery.plates[0].plate
    assert small is not None
    assert small.name == f"{plate.name}, you rest", "there is no room for a second line"


# --- what is seen ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1])
def test_a_secret_partner_is_shown_to_nobody(qtbot: QtBot, holder: int) -> None:
    """The page of the holder looks like that of anybody else: no mark, no ring, no name of a partner."""
    table = Table(qtbot, session_for("chiamata", dealer=1)).ask()
    threes = [call for call in table.session.legal(2) if isinstance(call, CallCard)]
    wanted = next(call for call in threes if (call.card in table.own) == (holder == 0))
    table.after(wanted)
    sides = {plate.plate.side for plate in table.page.stage.scenery.plates.values() if plate.plate is not None}
    assert sides == {Side.OPEN}
    assert table.page.stage.scenery.called.isVisible()
    assert table.page.company.partner(table.page.stage.table) == ""


def test_drawn_cards_stay_in_view_until_the_lead(qtbot: QtBot) -> None:
    table = Table(qtbot, session_for("in_due", dealer=1)).ask()
    while len(table.session.table.drawn) < 2:
        seat = table.session.awaited[0]
        legal = next(iter(table.session.legal(seat)))
        table.session.submit(seat, legal, revision=table.session.revision)
    table.page.stage.settle()
    written = [label.words for label in table.page.stage.scenery.labels if label.words]
    assert "you drew" in written
    assert any(word.startswith("stock: ") for word in written)


SIZES = ((900, 568), (1280, 768), (760, 1008), (1920, 1048))


@pytest.mark.parametrize("size", SIZES)
def test_the_questions_fit_their_window(qtbot: QtBot, size: tuple[int, int]) -> None:
    """No question is cut off by the window, and none lies over the own hand."""
    ways = ((), (Bid("chiamo"), Pass(), Pass()), (Bid("solo"), Pass(), Pass()), (Bid("solissimo"),))
    for moves in ways:
        table = terziglio(qtbot, 2, size).after(*moves)
        panel = table.panel(FeltPanel)
        assert table.page.rect().contains(panel.geometry().adjusted(14, 14, -14, -14)), type(panel)
        drawn = table.page.stage.plan
        assert drawn is not None
        assert panel.geometry().bottom() - 14 <= drawn.hand_top + table.page.strip.height() + 1, type(panel)
        assert not squeezed(panel)


# --- nothing is left out ---------------------------------------------------------------------------------------------


def of_module(module: Any, base: type) -> set[type]:
    return {each for each in vars(module).values() if isinstance(each, type) and issubclass(each, base)} - {base}


def test_every_event_has_its_beat() -> None:
    assert _BEATS.keys() == of_module(events, events.Event)


def test_every_action_can_be_taken_in_the_window() -> None:
    """By a panel, by a card of the hand, by a button of the dock, in a menu, on the paper of what was said."""
    in_panels = {Pass, Bid, Raise, actions.AskRedeal, *PANELS}
    by_dock = {actions.Claim, actions.CallOut, actions.LayDown}
    assert in_panels | by_dock | {actions.PlayCard, actions.Talk, actions.Concede} == of_module(actions, Action)


def test_every_option_on_offer_has_words() -> None:
    words = OptionBook().all()
    assert set(SHOWN) == set(VARIANTS)
    known = {field.name for field in fields(Options)}
    for card in Offers().cards("", "rulebook"):
        for option in card.options:
            assert option.key in known
            assert option.label
            assert option.default in [choice.value for choice in option.choices], option.key
            for choice in option.choices:
                named = isinstance(choice.value, int) and not isinstance(choice.value, bool)
                assert named or choice.value in words[option.key].values, (option.key, choice.value)
                assert choice.sentence, option.key
        assert card.presets


def test_a_claim_speaks_to_one_where_everybody_has_a_score_of_his_own(qtbot: QtBot) -> None:
    table = Table(qtbot, session_for("chiamata", dealer=3)).ask()
    table.page.asking.close()
    table.page.turn._ask_claim()
    panel = table.page.asking.panel
    assert panel is not None
    assert "of your own" in panel.accessibleDescription()
    assert "the other side wins" in panel.accessibleDescription()
