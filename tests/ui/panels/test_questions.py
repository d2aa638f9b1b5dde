"""What questions say, and how many presses an answer takes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.panels.dealt import dealt, done, seated
from tests.ui.panels.seated import Table
from tressette_desktop.engine.cards import Suit, card, in_order
from tressette_desktop.engine.core.actions import Action, AskRedeal, Bid, CallCard, KeepHand, Pass, Raise, SplitMonte
from tressette_desktop.engine.core.terms import Tick
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.phase import LegalActions
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.panels.bids import SayPanel
from tressette_desktop.ui.panels.calling import CallPanel
from tressette_desktop.ui.table.asked import Asked
from tressette_desktop.ui.windows.option_words import OptionBook

QUIET = "Who has it plays with you, and keeps quiet until the card falls."


def lines(table: Table) -> list[str]:
    """What can be read on the question."""
    panel = table.page.asking.panel
    assert panel is not None
    return [text.text() for text in panel.findChildren(Text) if text.isVisible()]


def test_who_calls_reads_what_the_holder_does(qtbot: QtBot, art: CardArt) -> None:
    table = seated(qtbot, art, dealt("chiamata", "3c"))
    assert isinstance(table.page.asking.panel, CallPanel)
    assert QUIET in lines(table)


@pytest.mark.parametrize(
    ("held", "why"),
    [
        ("3c 3d 3s 3b", "You hold all four threes, so a two is called."),
        ("3c 3d 3s 3b 2c 2d 2s 2b", "You hold all threes and twos, so an ace is called."),
    ],
)
def test_who_may_call_no_three_reads_why(qtbot: QtBot, art: CardArt, held: str, why: str) -> None:
    table = seated(qtbot, art, dealt("chiamata", held))
    assert f"{why} {QUIET}" in lines(table)


def test_the_only_card_that_can_be_called_takes_one_press(qtbot: QtBot, art: CardArt) -> None:
    table = seated(qtbot, art, dealt("chiamata", "3c 3d 3s"))
    panel = table.page.asking.panel
    assert isinstance(panel, CallPanel)
    panel.commit.click()
    assert table.decided == [CallCard(card("3b"))]


def test_who_plays_alone_says_so_with_one_press(qtbot: QtBot, art: CardArt) -> None:
    table = seated(qtbot, art, dealt("chiamata", "3c 3d 3s 3b", options="all_threes=play_alone"))
    panel = table.page.asking.panel
    assert isinstance(panel, SayPanel)
    assert panel.answers[0].meaning == "You hold all four threes: there is none to call."
    qtbot.keyClick(panel.first, Qt.Key.Key_Return)
    assert table.decided == [CallCard(None)]


def test_who_is_called_for_nothing_goes_on_with_one_press(qtbot: QtBot, art: CardArt) -> None:
    session = dealt("classic", options="redeal=under_one_point", dealer=0)
    table = seated(qtbot, art, session)
    view, keep = session.view(0), KeepHand()

    def refuse(action: Action) -> Reason | None:
        return None if action == keep else Reason.NOT_NOW

    table.page.present(Asked(view, (0,), LegalActions(lambda: iter((keep,)), refuse), refuse))
    panel = table.page.asking.panel
    assert isinstance(panel, SayPanel)
    assert panel.commit.isEnabled()
    panel.commit.click()
    assert table.decided == [keep]


@pytest.mark.parametrize("code", ["ludopoli", "fitres"])
@pytest.mark.parametrize(
    ("variant", "bids"),
    [
        ("terziglio", ((0, Bid("solissimo")), (0, Pass()))),
        ("quintiglio", ((0, Bid("solo")),)),
    ],
)
def test_who_plays_alone_is_offered_no_words_for_a_partner(
    qtbot: QtBot, art: CardArt, code: str, variant: str, bids: tuple[tuple[int, Action], ...]
) -> None:
    session = dealt(variant, options=f"code={code}", dealer=2 if variant == "terziglio" else 4)
    table = seated(qtbot, art, done(session, *bids))
    table.page.input.ticks = frozenset(Tick)
    boxes = table.page.input.boxes()
    assert Tick.SUIT_LED in boxes
    assert boxes.isdisjoint((Tick.PARTNER_VOID, Tick.PARTNER_LISCIO))
    playable = table.page.input.playable
    assert playable is not None
    assert table.page.input.with_words(min(playable, key=str)).ticks == boxes


def test_the_prompt_tells_who_must_trump(qtbot: QtBot, art: CardArt) -> None:
    session = dealt("trzy_siodemki", "3c 2c 3d", options="pl_must_trump=true", dealer=0)
    void = next(suit for suit in Suit if not any(card.suit is suit for card in session.table.hand(0)))
    done(session, (1, str(next(card for card in session.table.hand(1) if card.suit is void))))
    while session.awaited != (0,):
        done(session, (session.awaited[0], next(iter(session.legal(session.awaited[0])))))
    assert "you must trump" in seated(qtbot, art, session).prompt


@pytest.mark.parametrize("buongioco", ["accusa", "allowed"])
def test_a_combination_without_points_is_not_said_to_lose_its_worth(qtbot: QtBot, art: CardArt, buongioco: str) -> None:
    session = dealt("classic", "3c 3d 3s", "", "", "3b 2b Ab", options=f"buongioco={buongioco}")
    while session.table.phase != "declaring":
        done(session, (session.awaited[0], next(iter(session.legal(session.awaited[0])))))
    told = lines(seated(qtbot, art, session))
    assert any("worth nothing" in line for line in told) == (buongioco == "accusa")
    assert any("brings no points" in line for line in told) == (buongioco == "allowed")


def test_while_a_hand_is_dealt_anew_nothing_of_the_last_lies_on_the_felt(qtbot: QtBot, art: CardArt) -> None:
    session = dealt("classic", "4c 5c 6c 7c 4s 5s 6s 7s 4d 5d", options="redeal=under_one_point")
    table = seated(qtbot, art, session)
    assert table.page.dock.claim.isVisible()
    done(session, (0, AskRedeal()))
    table.page.stage.settle()
    assert not any(button.isVisible() for button in table.page.dock.buttons)
    assert "hand 1: deal again" in table.page.strip.accessibleName()


def test_the_hands_count_is_no_setting_of_claims() -> None:
    headings = {key: heading for heading, group in OptionBook().groups() for key in group}
    assert headings["show_running_count"] != headings["claims"]


def test_one_who_finds_nothing_in_the_monte_says_so(qtbot: QtBot, art: CardArt) -> None:
    session = done(
        dealt("terziglio", dealer=2), (0, Pass()), (1, Pass()), (2, Bid("solissimo")), (2, Raise("scegliete"))
    )
    table = seated(qtbot, art, session)
    monte = session.table.monte
    assert isinstance(monte, tuple)
    done(session, (0, SplitMonte(in_order(monte))), (1, SplitMonte(())))
    qtbot.waitUntil(lambda: 1 in table.page.stage.scenery.bubbles)
    assert table.page.stage.scenery.bubbles[1].words.text == "Nothing is left for me"
