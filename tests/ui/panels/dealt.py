"""Hands that are written down in part: whatever is left of the pack goes to whoever has too few cards."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE, Table
from tests.ui.table.tables import Game, Silent
from tests.ui.table.variants import sitters_of
from tressette_desktop.engine.cards import DECK, cards, in_order
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Hand, Session
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage


def dealt(
    variant: str,
    *hands: str,
    options: str = "",
    players: int | None = None,
    dealer: Seat = 3,
    totals: tuple[int, ...] = (),
    monte: str = "",
    persons: tuple[Seat, ...] = (0,),
) -> Session:
    """Return a session in which these cards were dealt, by seat."""
    game = game_of(variant, options, players)
    match = Match.new(game, dealer)
    plain = match.layout(DECK)
    sizes = [len(hand) for hand in plain.hands]
    wanted = [list(cards(hand)) for hand in (*hands, *([""] * (len(sizes) - len(hands))))]
    under = list(cards(monte))
    taken = {card for hand in (*wanted, under) for card in hand}
    rest = [card for card in DECK if card not in taken]
    for hand, size in zip(wanted, sizes, strict=True):
        while len(hand) < size:
            hand.append(rest.pop())
    while len(under) < len(plain.monte):
        under.append(rest.pop())
    layout = Layout(tuple(in_order(hand) for hand in wanted), tuple(under), tuple(rest))
    match = replace(match, totals=totals) if totals else match
    nobody = tuple
    return Session(match, persons=frozenset(persons), shuffler=nobody, log=Silent(), hand=Hand(layout))


def done(session: Session, *moves: tuple[Seat, Action | str]) -> Session:
    """Let seats do these things; a card is played by its name."""
    for seat, move in moves:
        action = PlayCard(cards(move)[0]) if isinstance(move, str) else move
        session.submit(seat, action, revision=session.revision)
    return session


def seated(qtbot: QtBot, art: CardArt, session: Session, seat: Seat = 0) -> Table:
    """Open the page of a session, and ask the person at the screen."""
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session, seat, sitters_of(session)))
    table.game.open()
    table.game.ask()
    return table
