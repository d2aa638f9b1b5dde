"""Every phase of every variant, as the person at the screen meets it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from tests.screens import scene
from tests.screens.table import STILL, shown
from tests.ui.table.tables import Game
from tests.ui.table.variants import session_for, sitters_of
from tressette_desktop.engine.core.actions import Action, Bid, CallCard, Claim, Concede, Discard, HandBack, Pass, Raise
from tressette_desktop.engine.core.actions import SplitMonte as Split
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui import theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage

Choose = Callable[[Session, Seat], Action]


def game_with(session: Session, totals: tuple[int, ...] = (), hands: int = 2) -> Game:
    """A page with a game in its third hand."""
    if totals:
        session.match = replace(session.match, totals=totals, hands=hands)
    game = Game(TablePage(CardArt(), STILL), session, 0, sitters_of(session))
    game.start()
    return game


def do(game: Game, *actions: Action) -> Game:
    """Let whoever is asked do these things."""
    game.play(*actions)
    return game


def until(game: Game, when: Callable[[Session], bool], choose: Choose | None = None) -> Game:
    """Let everybody do the first legal thing until something is so."""
    session = game.session
    while session.awaited and not when(session):
        seat = session.awaited[0]
        action = choose(session, seat) if choose is not None else None
        if action is None:
            action = next(each for each in session.legal(seat) if not isinstance(each, Claim | Concede))
        session.submit(seat, action, revision=session.revision)
    return game


def asked(game: Game) -> QWidget:
    """The page with what is asked now."""
    # As large as its letters want it: where a question has too little room it would take words away for good.
    game.page.resize(theme.current().px(1280), theme.current().px(768))
    game.page.stage.settle()
    game.ask()
    return shown(game)


def discarding(session: Session, seat: Seat) -> Action | None:
    """The last four cards are laid aside, the last is given."""
    legal = [each for each in session.legal(seat) if each != Concede()]
    first, hand = legal[0], session.table.hand(seat)
    if isinstance(first, CallCard):
        return legal[-1]
    if isinstance(first, Discard):
        return Discard(hand[-len(first.cards) :])
    return HandBack(hand[-1]) if isinstance(first, HandBack) else None


def terziglio(dealer: Seat = 0, players: int | None = None, seed: int = 7, options: str = "") -> Game:
    """Terziglio in the middle of a session."""
    session = session_for("terziglio", dealer=dealer, players=players, seed=seed, options=options)
    return game_with(session, (5, -1, -4) if players is None else (5, -1, -4, 0), 4)


@scene("terziglio_bidding")
def terziglio_bidding() -> QWidget:
    """Two have spoken."""
    return asked(do(terziglio(), Bid("chiamo"), Pass()))


@scene("terziglio_bidding_small", 900, 600)
def terziglio_bidding_small() -> QWidget:
    """Two have spoken, in the smallest window."""
    return asked(do(terziglio(), Bid("chiamo"), Pass()))


@scene("terziglio_bidding_portrait", 760, 1040)
def terziglio_bidding_portrait() -> QWidget:
    """Two have spoken, in a high window."""
    return asked(do(terziglio(), Bid("chiamo"), Pass()))


@scene("terziglio_call")
def terziglio_call() -> QWidget:
    """One's own chiamo: which card?"""
    game = do(terziglio(2), Bid("chiamo"), Pass(), Pass())
    window = asked(game)
    next(choice for choice in game.page.asking.panel.choices.values() if choice.isEnabled()).click()
    return window


@scene("terziglio_call_small", 900, 600)
def terziglio_call_small() -> QWidget:
    """Which card, in the smallest window."""
    return asked(do(terziglio(2), Bid("chiamo"), Pass(), Pass()))


def called(game: Game) -> CallCard:
    """A call of the best card that one of the others holds."""
    session = game.session
    held = {card for seat in session.table.order[1:] for card in session.table.hand(seat)}
    return next(each for each in session.legal(session.awaited[0]) if isinstance(each, CallCard) and each.card in held)


def with_gift() -> Game:
    """A card has been handed over; one is to be given back."""
    game = do(terziglio(2), Bid("chiamo"), Pass(), Pass())
    return do(game, called(game))


@scene("terziglio_gift")
def terziglio_gift() -> QWidget:
    """One card back."""
    game = with_gift()
    window = asked(game)
    game.page.turn.choose(game.page.stage.cards.own[7])
    return window


def with_discards() -> Game:
    """A solo: four are to be laid aside."""
    return do(terziglio(2), Bid("solo"), Pass(), Pass())


def pick_three(game: Game) -> None:
    """Three of the four."""
    for at in (2, 3, 6):
        game.page.turn.choose(game.page.stage.cards.own[at])


@scene("terziglio_discards")
def terziglio_discards() -> QWidget:
    """Three of four are chosen."""
    game = with_discards()
    window = asked(game)
    pick_three(game)
    return window


@scene("terziglio_discards_small", 900, 600)
def terziglio_discards_small() -> QWidget:
    """Three of four are chosen, in the smallest window."""
    game = with_discards()
    window = asked(game)
    pick_three(game)
    return window


@scene("terziglio_discards_portrait", 760, 1040)
def terziglio_discards_portrait() -> QWidget:
    """Three of four are chosen, in a high window."""
    game = with_discards()
    window = asked(game)
    pick_three(game)
    return window


@scene("terziglio_watching")
def terziglio_watching() -> QWidget:
    """Another discards; the open monte stays in view."""
    return asked(do(terziglio(0), Pass(), Bid("solo"), Pass()))


@scene("terziglio_raise")
def terziglio_raise() -> QWidget:
    """One's own solissimo."""
    return asked(do(terziglio(2), Bid("solissimo")))


@scene("terziglio_scegliete")
def terziglio_scegliete() -> QWidget:
    """The other defender has taken two; what of the rest?"""
    game = do(terziglio(0), Pass(), Bid("solissimo"), Raise("scegliete"))
    if game.session.awaited != (0,):
        monte = game.session.table.monte
        game.play(Split(tuple(sorted(monte[:2]))))
    return asked(game)


@scene("terziglio_dividete")
def terziglio_dividete() -> QWidget:
    """Two drawn unseen, two to discard."""
    game = do(terziglio(0), Pass(), Bid("solissimo"), Raise("dividete"))
    until(game, lambda session: session.awaited == (0,), discarding)
    return asked(game)


@scene("terziglio_play")
def terziglio_play() -> QWidget:
    """In mid-trick, as a defender."""
    game = do(terziglio(0), Bid("solo"), Pass(), Pass())
    until(game, lambda session: len(session.table.tricks) == 3 and session.awaited == (0,), discarding)
    return asked(game)


@scene("terziglio_four_out")
def terziglio_four_out() -> QWidget:
    """Four at the table: one's own deal is watched."""
    game = do(terziglio(0, players=4), Bid("solo"), Pass(), Pass())
    until(game, lambda session: len(session.table.tricks) == 2 and session.table.trick is not None, discarding)
    return asked(game)


@scene("terziglio_four")
def terziglio_four() -> QWidget:
    """Four at the table: another dealer rests."""
    game = do(terziglio(2, players=4), Pass(), Bid("solo"), Pass())
    until(game, lambda session: session.awaited == (0,), discarding)
    return asked(game)


@scene("terziglio_sheet")
def terziglio_sheet() -> QWidget:
    """A contract is settled."""
    game = do(terziglio(0), Bid("solo"), Pass(), Pass())
    return asked(until(game, lambda session: False, discarding))


def chiamata(dealer: Seat = 0, seed: int = 7, options: str = "") -> Game:
    """Con la chiamata del tre, in its third hand."""
    return game_with(session_for("chiamata", dealer=dealer, seed=seed, options=options), (9, 11, 5, 8))


@scene("chiamata_call")
def chiamata_call() -> QWidget:
    """Which three?"""
    game = chiamata(3)
    window = asked(game)
    next(choice for choice in game.page.asking.panel.choices if choice.isEnabled()).click()
    return window


@scene("chiamata_call_small", 900, 600)
def chiamata_call_small() -> QWidget:
    """Which three, in the smallest window."""
    return asked(chiamata(3))


@scene("chiamata_lead")
def chiamata_lead() -> QWidget:
    """One's own lead: the partner has no name yet."""
    game = chiamata(3)
    return asked(do(game, next(iter(game.session.legal(0)))))


@scene("chiamata_secret")
def chiamata_secret() -> QWidget:
    """A three was called; nobody knows who holds it."""
    game = chiamata(0)
    until(game, lambda session: session.awaited == (0,) and session.table.trick is not None, discarding)
    return asked(game)


@scene("chiamata_official")
def chiamata_official() -> QWidget:
    """The pair is official."""
    game = chiamata(0)
    until(game, lambda session: session.table.official and session.awaited == (0,))
    return asked(game)


@scene("chiamata_sheet")
def chiamata_sheet() -> QWidget:
    """A hand is over."""
    return asked(until(chiamata(0), lambda session: False))


def in_due(dealer: Seat = 1) -> Game:
    """In due, in the third hand."""
    return game_with(session_for("in_due", dealer=dealer), (12, 10))


@scene("due_drawn")
def due_drawn() -> QWidget:
    """Two cards were drawn; a lead is wanted."""
    return asked(until(in_due(), lambda session: len(session.table.tricks) == 3 and session.awaited == (0,)))


@scene("due_trick")
def due_trick() -> QWidget:
    """A trick has begun."""
    return asked(until(in_due(0), lambda session: session.table.trick is not None and session.awaited == (0,)))


@scene("due_small", 900, 600)
def due_small() -> QWidget:
    """Drawn cards in the smallest window."""
    return asked(until(in_due(), lambda session: len(session.table.tricks) == 3 and session.awaited == (0,)))


@scene("due_sheet")
def due_sheet() -> QWidget:
    """A hand is over."""
    return asked(until(in_due(), lambda session: False))


def quintiglio(dealer: Seat = 0) -> Game:
    """Quintiglio in its third hand."""
    return game_with(session_for("quintiglio", dealer=dealer, seed=3), (-2, 2, -2, 3, -1))


@scene("quintiglio_bidding")
def quintiglio_bidding() -> QWidget:
    """All have spoken but one."""
    return asked(do(quintiglio(), Pass(), Bid("chiamo"), Pass(), Pass()))


@scene("quintiglio_ask")
def quintiglio_ask() -> QWidget:
    """One's own chiedo: which card, for which?"""
    game = do(quintiglio(4), Bid("chiedo"), Pass(), Pass(), Pass(), Pass())
    window = asked(game)
    next(choice for choice in game.page.asking.panel.choices.values() if choice.isEnabled()).click()
    game.page.turn.choose(game.page.stage.cards.own[-1])
    return window


@scene("quintiglio_play")
def quintiglio_play() -> QWidget:
    """A card was called; a trick is on."""
    game = do(quintiglio(), Bid("chiamo"), Pass(), Pass(), Pass(), Pass())
    until(game, lambda session: session.awaited == (0,) and session.table.trick is not None, discarding)
    return asked(game)


@scene("quintiglio_play_small", 900, 600)
def quintiglio_play_small() -> QWidget:
    """A card was called, in the smallest window."""
    game = do(quintiglio(), Bid("chiamo"), Pass(), Pass(), Pass(), Pass())
    until(game, lambda session: session.awaited == (0,) and session.table.trick is not None, discarding)
    return asked(game)


@scene("quintiglio_sheet")
def quintiglio_sheet() -> QWidget:
    """A contract of five is settled."""
    game = do(quintiglio(), Bid("chiamo"), Pass(), Pass(), Pass(), Pass())
    return asked(until(game, lambda session: False))


def siodemki(options: str = "") -> Game:
    """Trzy siodemki in its third hand."""
    return game_with(session_for("trzy_siodemki", options=options), (10, 8, 10, 8))


@scene("siodemki_play")
def siodemki_play() -> QWidget:
    """In mid-trick."""
    return asked(until(siodemki(), lambda session: len(session.table.tricks) == 2 and session.awaited == (0,)))


@scene("siodemki_sheet")
def siodemki_sheet() -> QWidget:
    """A hand is over: aces are worth a third."""
    return asked(until(siodemki(), lambda session: False))
