"""What is read beside the play: the tally of a sitting, boards, the running count, and one's own pile."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE, Table, table_with
from tests.ui.panels.sheets import finished, playing, read
from tests.ui.probes import squeezed
from tests.ui.table.tables import EVENING, FOUR, Game, session_of
from tests.ui.table.variants import session_for, sitters_of
from tressette_desktop.engine.core.actions import Bid, Pass
from tressette_desktop.engine.rules.stakes import Purse
from tressette_desktop.ui import theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.coins import Coins
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.panels.sheet_columns import TallyColumn
from tressette_desktop.ui.panels.sheet_sides import Sides
from tressette_desktop.ui.panels.signals import WordChoice
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.panels.tally import Tally, brief, tally_of

DUPLICATE = "duplicate=true game=hands hands=4 buongioco=none claims=off special=none"


def uneven(table: Table) -> list[str]:
    """What of one side does not stand at the height of the same of the other."""
    (sides,) = (each for each in table.page.sheet.findChildren(Sides) if each.isVisible())
    one, other = sides._fields
    shared = one.keys() & other.keys()
    assert len(shared) > 6
    return [place[0].name for place in shared if one[place].geometry().top() != other[place].geometry().top()]


# --- the tally -------------------------------------------------------------------------------------------------------


def test_after_a_game_the_stakes_and_the_pot_are_told(qtbot: QtBot, art: CardArt) -> None:
    table = playing(qtbot, art, "posta=marcio_batuffa", (21, 5, 21, 5), 3)
    finished(table.begin(), claimed=True)
    told = read(table, TallyColumn)
    assert told[:2] == ["The stake", "units"]
    assert told[-2:] == ["In the pot", "4"], "a unit of each"
    assert [text for text in told if text[:1] in "+−"] == ["+1", "−3", "+1", "−3"]
    assert squeezed(table.page.sheet) == []
    table.page.resize(900, 568)
    assert uneven(table) == [], "a name of two lines and thirds that do not count move both sides"


def test_between_the_games_of_a_sitting_the_next_is_dealt_and_no_rematch_offered(qtbot: QtBot, art: CardArt) -> None:
    table = playing(qtbot, art, "session=first_to_N_games session_games=2", (21, 5, 21, 5), 3)
    finished(table.begin(), claimed=True)
    assert read(table, TallyColumn)[:2] == ["First to 2 game(s)", "games"]
    primary = table.page.sheet.primary
    assert primary is not None
    assert primary.text() == "Next game"
    with qtbot.waitSignal(table.page.deal_wanted, timeout=1000):
        primary.click()


def test_a_single_game_for_nothing_has_no_tally(qtbot: QtBot, art: CardArt) -> None:
    table = playing(qtbot, art, "", (21, 5, 21, 5), 3)
    finished(table.begin(), claimed=True)
    assert read(table, TallyColumn) == []
    assert table.page.sheet.primary is not None
    assert table.page.sheet.primary.text() == "Rematch"


def test_the_strip_tells_games_and_pot() -> None:
    session = session_of(options="session=first_to_N_games posta=marcio_batuffa")
    session.match = replace(session.match, games=(2, 0, 2, 0), purse=Purse((-2, -10, -2, -10), 24))
    session.deal()
    told = tally_of(session.match, session.table)
    assert told.pot == 28, "a quarter of each was put in for this game"
    assert brief(told, session.table, 0) == "games 2 to 0  ·  pot 7"
    assert brief(Tally(), session.table, 0) == ""


# --- boards ----------------------------------------------------------------------------------------------------------


def test_the_second_table_of_a_board_takes_eleven_off(qtbot: QtBot, art: CardArt) -> None:
    table = finished(playing(qtbot, art, DUPLICATE).begin())
    assert uneven(table) == []
    assert "Board 1, first table: the same cards come once more." in [
        text.text() for text in table.page.sheet.findChildren(Text)
    ]
    assert "Taken off for the board" not in read(table, Sides)
    table.game.start()
    finished(table)
    assert "Board 1, both tables: eleven points are taken off." in [
        text.text() for text in table.page.sheet.findChildren(Text)
    ]
    assert read(table, Sides).count("−11") == 2
    score = table.game.session.table.score
    assert score is not None
    assert [score.totals[seat] + score.totals[seat + 1] for seat in (0, 2)] == [0, 0], "eleven and eleven less twice"


# --- the running count -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "told"), [("", "We 0, They 0"), ("show_running_count=true", "We 0 (⅓), They 0 (0)")]
)
def test_the_running_count_is_shown_only_where_it_is_asked_for(
    qtbot: QtBot, art: CardArt, options: str, told: str
) -> None:
    table = table_with(qtbot, art, EVENING, options=options).begin("4c", "2c", "7c", "6c")
    assert table.page.strip.accessibleName().startswith(f"Score: {told}.")


def test_the_count_is_an_aid_for_one_who_prefers_it(qtbot: QtBot, art: CardArt) -> None:
    """At once, where the rules of the table do not show it; once in a hand it is said that one is helped."""
    table = table_with(qtbot, art, EVENING).begin()
    aids: list[str] = []
    table.page.aid_wanted.connect(aids.append)
    table.page.configure(replace(AT_ONCE, running_count=True))
    table.game.ask()
    assert aids == [], "nothing has been counted yet"
    for trick in (("4c", "2c", "7c", "6c"), ("3d", "2d", "5d")):
        table.game.play(*trick)
        table.page.stage.settle()
        table.game.ask()
    assert table.page.strip.accessibleName().startswith("Score: We 0 (⅓), They 0 (0).")
    assert aids == ["count"]
    hers = table.page.company
    for south, told in ((2, 2), (hers.south, 2)):
        table.page.reseat(hers.sitters, south)
        table.game.ask()
        assert len(aids) == told, "each of two persons at one screen is helped, and each once in a hand"
    table.page.configure(AT_ONCE)
    assert table.page.strip.accessibleName().startswith("Score: We 0, They 0.")


def test_where_the_rules_show_the_count_it_helps_nobody(qtbot: QtBot, art: CardArt) -> None:
    settings = replace(AT_ONCE, running_count=True)
    table = table_with(qtbot, art, EVENING, options="show_running_count=true", settings=settings)
    aids: list[str] = []
    table.page.aid_wanted.connect(aids.append)
    table.begin("4c", "2c", "7c", "6c")
    assert aids == []


# --- the order of suits ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("order", "first"), [("dscb", "Kd"), ("cdsb", "3c")])
def test_the_suits_stand_in_the_order_of_the_table(qtbot: QtBot, art: CardArt, order: str, first: str) -> None:
    table = table_with(qtbot, art, EVENING, options=f"suit_order={order}").begin()
    own = table.page.stage.cards.own
    assert str(own[0]) == first
    assert "".join(dict.fromkeys(card.suit.value for card in own)) == order
    assert [*own] == sorted(own, key=lambda card: table.page.stage.cards.poses[card].x), "as it lies"


# --- looking back ----------------------------------------------------------------------------------------------------


def test_one_leafs_through_the_own_pile_on_lead(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, options="review=own_pile").begin("4c", "2c", "7c", "3c")
    table.page.dock.last_trick.click()
    paper = table.page.last_trick
    assert paper is not None
    assert not paper._back.isVisible(), "there is one trick"
    table.game.play("5d", "6d", "3d", "Fd")
    table.page.stage.settle()
    table.game.ask()
    table.page.dock.last_trick.click()
    paper = table.page.last_trick
    assert paper is not None
    assert paper.accessibleName() == "Last trick: Capri"
    assert not paper._back.isVisible(), "the lead is his partner's"


def test_an_earlier_trick_says_that_it_is_one(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, options="review=own_pile").begin("4c", "2c", "7c", "3c")
    table.game.play("Ac", "Cc", "Kc", "4s")
    table.page.stage.settle()
    table.game.ask()
    table.page.dock.last_trick.click()
    paper = table.page.last_trick
    assert paper is not None
    assert (paper._back.isEnabled(), paper._on.isEnabled()) == (True, False)
    first = paper.row
    paper._back.click()
    assert not first.isVisible()
    assert paper.accessibleName() == "An earlier trick: Tu"
    assert paper.row.accessibleName().startswith("Ischia: four of cups")
    assert (paper._back.isEnabled(), paper._on.isEnabled()) == (False, True)
    paper._on.click()
    assert paper.accessibleName() == "Last trick: Tu"
    assert squeezed(paper) == []


# --- large text ------------------------------------------------------------------------------------------------------


def test_coins_stand_in_as_many_rows_as_they_need(qtbot: QtBot) -> None:
    coins = Coins(35)
    qtbot.addWidget(coins)
    assert coins.heightForWidth(12 * 36) == 34
    for width in (432, 200, 36):
        coins.resize(width, coins.heightForWidth(width))
        boxes = list(coins.boxes())
        assert len(boxes) == 12
        assert all(coins.rect().toRectF().contains(box) for box in boxes)


@pytest.mark.parametrize("size", [(1280, 768), (900, 568), (760, 1008)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_sheet_is_whole_in_every_text_size(qtbot: QtBot, art: CardArt, size: tuple[int, int], scale: float) -> None:
    look = theme.current()
    theme.apply(replace(look, em=look.em * scale))
    table = playing(qtbot, art, "session=first_to_N_games posta=variabile", (21, 15, 21, 15), 3)
    table.page.resize(*size)
    finished(table.begin(), claimed=True)
    QApplication.processEvents()
    assert squeezed(table.page.sheet) == []
    for coins in table.page.sheet.findChildren(Coins):
        assert coins.height() >= coins.heightForWidth(coins.width())


def test_names_by_seat_follow_whoever_sits_there(qtbot: QtBot, art: CardArt) -> None:
    table = playing(qtbot, art, "session=first_to_N_games", (21, 5, 21, 5), 3)
    finished(table.begin(), claimed=True)
    told = read(table, TallyColumn)
    assert [text for text in told if text in {sitter.name for sitter in FOUR}] == ["Tu", "Ischia", "Capri", "Procida"]


# --- boxes of those who follow ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 768), (900, 568), (760, 1008), (1920, 1048)])
def test_where_all_may_speak_of_other_suits_the_boxes_keep_off_names_and_prompt(
    qtbot: QtBot, art: CardArt, size: tuple[int, int]
) -> None:
    table = table_with(qtbot, art, EVENING, options="code=ludopoli other_suits_by_anyone=true buongioco=none")
    table.page.resize(*size)
    table.begin("4c", "2c", "7c")
    row, page = table.page.turn.speaking.won, table.page
    assert len(row.offered) == 4
    assert squeezed(row) == []
    plan, high = page.stage.plan, page.strip.height()
    assert plan is not None
    boxes = row.geometry()
    assert page.rect().contains(boxes)
    assert not boxes.intersects(page.prompt.geometry())
    for place in plan.places:
        assert not boxes.toRectF().intersects(plan.plate(place, 150 * plan.felt.scale).translated(0, high)), place


def test_the_contract_stands_on_a_narrow_strip_too(qtbot: QtBot, art: CardArt) -> None:
    session = session_for("terziglio", dealer=0)
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session, 0, sitters_of(session)))
    table.page.resize(900, 568)
    table.begin(Bid("solo"), Pass(), Pass())
    assert table.page.strip.narrow
    assert table.page.strip._words.startswith("solo ×2")


def test_a_word_keeps_room_for_its_whole_meaning_whatever_the_card_says(qtbot: QtBot) -> None:
    choice = WordChoice("Busso", "")
    qtbot.addWidget(choice)
    lowest = choice.sizeHint().height()
    choice.mean("Whoever plays with me: your highest of this suit, and then lead the same suit back to me.")
    high = choice.sizeHint().height()
    assert high > lowest
    choice.say("You hold more.", possible=False)
    assert choice.sizeHint().height() == high
