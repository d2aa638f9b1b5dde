"""The open monte of a *scegliete*: who took which card is public (rules.md 18.6), and seen until the first lead."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE, Table
from tests.ui.table.tables import Game
from tests.ui.table.variants import session_for, sitters_of
from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.core.actions import Bid, Discard, Pass, Raise, SplitMonte
from tressette_desktop.ui import words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.announced import announcement
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.table import access
from tressette_desktop.ui.table.card_item import CardItem
from tressette_desktop.ui.table.layout import Copy


def declaring(qtbot: QtBot, art: CardArt) -> Table:
    """Seat 0 plays a solissimo and lets the others choose."""
    session = session_for("terziglio", dealer=2)
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session, 0, sitters_of(session)))
    return table.begin(Bid("solissimo"), Raise("scegliete"))


def monte(table: Table) -> tuple[Card, ...]:
    cards = table.game.session.table.monte
    assert isinstance(cards, tuple)
    return cards


def choose(table: Table, *moves: SplitMonte | Discard) -> None:
    table.game.play(*moves)
    table.page.stage.settle()
    table.game.ask()


def taken(table: Table) -> dict[Card, str]:
    """The cards that are dimmed, and whose medal is on each."""
    items = table.page.stage.cards.items
    marked = {key.card: item for key, item in items.items() if isinstance(key, Copy) and item.veiled}
    return {card: item.tag.text for card, item in marked.items() if item.tag is not None}


def told(table: Table) -> dict[str, list[str]]:
    """What a screen reader finds of the cards that are not in the own hand, by what it says of them."""
    found: dict[str, list[str]] = {}
    for item in access.heard(table.page.stage):
        if isinstance(item, CardItem):
            heard = QAccessible.queryAccessibleInterface(item)
            if heard.role() is not QAccessible.Role.Button:
                said = heard.text(QAccessible.Text.Description)
                found.setdefault(said, []).append(heard.text(QAccessible.Text.Name))
    return found


def titles(cards: tuple[Card, ...]) -> list[str]:
    return [words.title(words.card(card)) for card in cards]


def test_who_took_which_card_is_to_be_seen_until_the_lead(qtbot: QtBot, art: CardArt) -> None:
    table = declaring(qtbot, art)
    whole = monte(table)
    first, left = in_order(whole[:2]), in_order(whole[2:])
    choose(table, SplitMonte(first))
    assert taken(table) == dict.fromkeys(first, "Ischia")
    choose(table, SplitMonte(left[:1]))
    who = dict.fromkeys(first, "Ischia") | {left[0]: "Capri"}
    assert taken(table) == who
    for seat, count in ((1, 2), (2, 1)):
        choose(table, Discard(in_order(table.game.session.table.hand(seat)[:count])))
    assert table.game.session.awaited == (0,)
    assert taken(table) == who, "at the lead it is still to be seen"
    assert told(table) == {
        "in the monte": titles(left[1:]),
        "taken: Ischia": titles(first),
        "taken: Capri": titles(left[:1]),
    }
    table.game.play(str(table.page.stage.cards.own[0]))
    table.page.stage.settle()
    assert taken(table) == {}
    assert set(told(table)) == {"in the monte", "on the table"}, "from the first card on it is left to memory"


def test_a_card_that_one_took_oneself_is_one_button(qtbot: QtBot, art: CardArt) -> None:
    session = session_for("terziglio", dealer=0)
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session, 0, sitters_of(session)))
    table.begin(Pass(), Bid("solissimo"), Raise("scegliete"))
    first = in_order(monte(table)[:2])
    choose(table, SplitMonte(first))
    assert taken(table) == dict.fromkeys(first, "Tu")
    assert told(table)["taken: Tu"] == titles(first)


def test_who_has_the_whole_monte_needs_no_name(qtbot: QtBot, art: CardArt) -> None:
    session = session_for("terziglio", dealer=0)
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session, 0, sitters_of(session)))
    table.begin(Bid("solo"), Pass(), Pass())
    assert taken(table) == {}
    assert len(told(table)["taken: Ischia"]) == 4


@pytest.mark.parametrize(("count", "said"), [(2, "Ischia, from the monte: "), (0, "Ischia: nothing from the monte")])
def test_what_was_taken_is_announced(qtbot: QtBot, art: CardArt, count: int, said: str) -> None:
    table = declaring(qtbot, art)
    heard: list[str] = []
    session = table.game.session
    names = tuple(sitter.name for sitter in sitters_of(session))
    table.page.stage.happened.connect(lambda event, after: heard.append(announcement(event, after, names)))
    first = in_order(monte(table)[:count])
    choose(table, SplitMonte(first))
    assert said + ", ".join(map(words.card, first)) in heard
