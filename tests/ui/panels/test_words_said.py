"""Every value of the engine that a player may meet has its words, and the sheet's figures add up."""

from __future__ import annotations

from itertools import product

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE, Table
from tests.ui.table.tables import Game, session_of
from tests.ui.table.variants import session_for, sitters_of
from tressette_desktop.engine.cards import DECK, TRESSETTE_RANKS, Suit, card
from tressette_desktop.engine.core.actions import Bid, Claim, Concede, LayDown, Pass, PlayCard
from tressette_desktop.engine.core.terms import Meld, Signal, Special
from tressette_desktop.engine.errors import Reason
from tressette_desktop.ui import endings, refusals, words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels import reckoning
from tressette_desktop.ui.panels.table_page import TablePage


@pytest.fixture
def table(qtbot: QtBot) -> object:
    session = session_of()
    session.deal()
    return session.view(0).table


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_a_sentence(reason: Reason, table: object) -> None:
    said = refusals.refusal(reason, PlayCard(card("3c"), Signal.VOLO), table)  # type: ignore[arg-type]
    assert said
    assert said[0].isupper()
    assert not said.endswith(".")


def test_no_two_reasons_sound_alike(table: object) -> None:
    said = [refusals.refusal(reason, None, table) for reason in Reason]  # type: ignore[arg-type]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("word", list(Signal))
def test_every_word_has_a_name_a_meaning_and_a_reason_against_it(word: Signal) -> None:
    assert words.signal(word)
    assert words.spoken(word)
    assert words.meaning(word, "alternative")
    assert words.untrue(word, card("4c"))


def test_every_card_and_combination_has_a_name_of_its_own() -> None:
    assert len({words.card(each) for each in DECK}) == 40
    melds = [Meld(rank, missing) for rank, missing in product(TRESSETTE_RANKS, (None, *Suit))]
    melds += [Meld.napoletana(suit) for suit in Suit]
    assert len({words.meld(each) for each in melds}) == len(melds)
    assert all(words.meld_cards(each).endswith(".") for each in melds)


@pytest.mark.parametrize("special", list(Special))
def test_every_special_win_has_a_name_and_a_meaning(special: Special) -> None:
    assert endings.special(special)
    assert endings.special_meaning(special)


@pytest.mark.parametrize("seed", range(4))
def test_the_sheet_adds_up_to_what_the_engine_counted(seed: int) -> None:
    session = session_of(None, seed=seed)
    session.deal()
    while session.awaited:
        legal = [each for each in session.legal(session.awaited[0]) if not isinstance(each, Claim | Concede | LayDown)]
        session.submit(session.awaited[0], legal[-1], revision=session.revision)
    table = session.view(0).table
    assert table.score is not None
    us, them = reckoning.sides(table, 0, session.match.game.variant.worth)
    assert us.own
    assert us.thirds + them.thirds == 35
    for side, column in zip(table.score.sides, (us, them), strict=True):
        assert column.seats == side
        assert column.points == column.thirds // 3
        assert column.after - column.before == column.hand_points


@pytest.mark.parametrize("code", ["classic", "alternative"])
def test_who_plays_alone_has_nobody_to_ask(qtbot: QtBot, art: CardArt, code: str) -> None:
    """The words are the table's, for a lone declarer too (rules.md 6.15); but a request would be made to nobody."""
    session = session_for("terziglio", dealer=2, options=f"code={code}")
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session, 0, sitters_of(session)))
    table.begin(Bid("solissimo"), Pass())
    told = {word: choice.meaning for word, choice in table.page.signals.choices.items() if choice.isVisible()}
    requests = {Signal.BUSSO} if code == "classic" else {Signal.LA_MEGLIO}
    assert {word for word, said in told.items() if said == "A request to a partner: you have none."} == requests
    assert not any("highest, then" in said or "Partner" in said for said in told.values())
