"""What the score sheet says of a game that is over: who ended it, and why a side has won."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.panels.dealt import dealt, done, seated
from tests.ui.panels.seated import AT_ONCE, Table
from tests.ui.panels.sheets import finished, playing, read
from tests.ui.panels.test_variants import Table as Variant
from tests.ui.table.tables import Game, session_of
from tests.ui.table.variants import session_for
from tressette_desktop.engine.cards import DECK, Card, Suit, card
from tressette_desktop.engine.core.actions import Action, Bid, CallCard, CallOut, Claim, Concede, Pass
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.engine.seats import Seat
from tressette_desktop.ui import endings
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.medal import Medal
from tressette_desktop.ui.panels.sheet_sides import Sides
from tressette_desktop.ui.panels.table_page import TablePage


def ended(table: Table, seat: Seat, action: Action) -> tuple[str, list[str]]:
    """Let a seat end the game; the line of the sheet, and what stands behind the ways of both sides."""
    table.begin()
    session = table.game.session
    session.submit(seat, action, revision=session.revision)
    return told(finished(table))


def told(table: Table) -> tuple[str, list[str]]:
    texts = read(table, Sides)
    return table.page.sheet.accessibleDescription(), [
        texts[at + 1] for at, text in enumerate(texts) if text.startswith("From ")
    ]


def test_a_claim_that_is_right_is_somebodys_and_he_is_out(qtbot: QtBot, art: CardArt) -> None:
    line, ways = ended(playing(qtbot, art, "", (21, 5, 21, 5), 3), 2, Claim())
    assert line == "Capri claimed the game, rightly: 21 point(s)."
    assert ways == ["out!", "up to 21"]


def test_a_claim_that_is_wrong_is_somebodys_and_nobody_is_out(qtbot: QtBot, art: CardArt) -> None:
    line, ways = ended(playing(qtbot, art, "", (6, 8, 6, 8), 3), 2, Claim())
    assert line == "Capri claimed the game, wrongly: only 6 point(s)."
    assert ways == ["up to 21", "by the others' mistake"], "the others have eight, and won"


def test_a_wrong_call_and_a_game_given_up_leave_nobody_out(qtbot: QtBot, art: CardArt) -> None:
    called = playing(qtbot, art, "claims=call_opponents special=none", (6, 8, 6, 8), 3)
    line, ways = ended(called, 2, CallOut())
    assert line == "Capri called the opponents out, wrongly: they were 13 point(s) short."
    assert ways == ["up to 21", "by the others' mistake"]
    line, ways = ended(playing(qtbot, art, "", (6, 8, 6, 8), 3), 0, Concede())
    assert line == "Tu gave the game up."
    assert ways == ["up to 21", "the others gave up"]


def test_a_special_win_below_the_target_is_named(qtbot: QtBot, art: CardArt) -> None:
    """All ten tricks to one player, from nothing: eleven points are not twenty-one."""
    by_suit: dict[str, list[Card]] = {}
    for each in DECK:
        by_suit.setdefault(each.suit.value, []).append(each)
    layout = Layout(tuple(tuple(suit) for suit in by_suit.values()))
    session = session_of(layout, dealer=3, options="buongioco=none")
    line, ways = told(finished(Table(qtbot, Game(TablePage(art, AT_ONCE), session)).begin()))
    assert line.startswith("Cappottone")
    assert ways == ["Cappottone", "up to 21"]
    session = session_of(layout, dealer=3, options="buongioco=none")
    session.match = replace(session.match, totals=(12, 0, 12, 0), hands=2)
    line, ways = told(finished(Table(qtbot, Game(TablePage(art, AT_ONCE), session)).begin()))
    assert ways == ["out!", "up to 21"], "and out they are"


def test_the_cappotto_of_the_deck_is_all_points_not_all_tricks(qtbot: QtBot, art: CardArt) -> None:
    by_suit = [tuple(each for each in DECK if each.suit is suit) for suit in Suit]
    session = session_of(Layout(tuple(by_suit)), dealer=3, options="buongioco=none special=deck")
    line, _ways = told(finished(Table(qtbot, Game(TablePage(art, AT_ONCE), session)).begin()))
    assert line.startswith("Cappotto: all eleven points to one side.")


@pytest.mark.parametrize(("thirds", "said"), [(3, "1 point(s)"), (2, "2 third(s)"), (35, "11 point(s) and 2 third(s)")])
def test_what_is_missing_is_told_in_points_and_the_thirds_left_over(thirds: int, said: str) -> None:
    assert endings.missing(thirds) == said


@pytest.mark.parametrize(("totals", "ways"), [((40, 5, 40, 5), ["won", ""]), ((4, 35, 4, 35), ["", "won"])])
def test_who_has_more_after_so_many_hands_is_not_out(
    qtbot: QtBot, art: CardArt, totals: tuple[int, ...], ways: list[str]
) -> None:
    table = playing(qtbot, art, "game=hands hands=4 claims=off special=none", totals, 3)
    assert told(finished(table.begin()))[1] == ways


def test_in_a_draw_nobody_has_won(qtbot: QtBot, art: CardArt) -> None:
    """The same hand is played twice: what it brings is known, and made up for beforehand."""
    options = "game=hands hands=4 hands_tie=draw claims=off special=none"
    first = finished(playing(qtbot, art, options, (10, 10, 10, 10), 3).begin()).game.session.table.score
    assert first is not None
    us, them = first.totals[:2]
    table = playing(qtbot, art, options, (them, us, them, us), 3)
    assert told(finished(table.begin()))[1] == ["", ""]
    assert table.page.sheet.accessibleName().startswith("A draw")


def test_a_contract_is_heard_with_what_it_brought_everybody(qtbot: QtBot) -> None:
    table = Variant(qtbot, session_for("terziglio", dealer=2)).after(Bid("solo"), Pass(), Pass())
    session = table.session
    while session.awaited:
        session.submit(session.awaited[0], next(iter(session.legal(session.awaited[0]))), revision=session.revision)
    table.page.stage.settle()
    qtbot.waitUntil(table.page.sheet.isVisible)
    sheet = table.page.sheet
    gained = session.table.score.totals  # type: ignore[union-attr]
    in_all = ", ".join(
        f"{name} {gain:+}".replace("-", "−") for name, gain in zip(("Tu", "Ischia", "Capri"), gained, strict=True)
    )
    title, line = sheet.accessibleName(), sheet.accessibleDescription()
    assert sheet.told == f"{title}. {line} In this hand: {in_all}."
    assert "To win the contract: six of eleven" in sheet.breakdown


def test_what_adorns_the_sheet_of_five_is_nobodys_portrait(qtbot: QtBot) -> None:
    """It was the sun, which stands for the fifth of them."""
    session = session_for("quintiglio", dealer=4)
    table = finished(Variant(qtbot, session).after(Bid("chiamo"), *(Pass(),) * 4))
    names = [medal.name for medal in table.page.sheet.findChildren(Medal)]
    assert sorted(names) == sorted({*names})
    assert {*table.page.company.medals} == {*names[1:]}


def test_the_hands_before_and_the_games_are_heard_too(qtbot: QtBot, art: CardArt) -> None:
    table = finished(playing(qtbot, art, "session=first_to_N_games", (6, 8, 6, 8), 3).begin(), claimed=True)
    assert "First to 3 game(s): Tu, games 0; Ischia, games 1; Capri, games 0; Procida, games 1." in (
        table.page.sheet.breakdown
    )
    assert table.page.sheet.told.startswith("You lost, ")


@pytest.mark.parametrize(("totals", "claimant"), [((21, 21, 0, 0), 0), ((0, 0, 0, 0), 2)])
def test_what_partners_of_a_call_win_by_a_claim_is_not_shared(
    qtbot: QtBot, art: CardArt, totals: tuple[int, ...], claimant: Seat
) -> None:
    """Rightly by one of them, or wrongly by one of the others."""
    session = dealt("chiamata", "3c 3d 3s", "3b", totals=totals)
    done(session, (0, CallCard(card("3b"))))
    table = seated(qtbot, art, session, seat=3)
    done(session, (claimant, Claim()))
    table.page.stage.settle()
    qtbot.waitUntil(table.page.sheet.isVisible)
    assert table.page.sheet.accessibleName() == "The game is won: Tu and Ischia"


def test_combinations_without_points_are_not_added_up(qtbot: QtBot, art: CardArt) -> None:
    session = dealt("classic", "3c 3d 3s", options="buongioco=forced")
    texts = read(finished(seated(qtbot, art, session)), Sides)
    assert session.table.melds
    assert "+0" not in texts
