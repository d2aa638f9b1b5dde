"""The federation's game: calling out, going for the cappotto, stakes and pot, pairs that the cards draw, boards."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from tests.screens import scene
from tests.screens.table import STILL
from tests.screens.variants import asked
from tests.ui.table.tables import EVENING, Game, session_of
from tressette_desktop.engine.cards import DECK, cards, in_order
from tressette_desktop.engine.core.actions import Action, CallOut, Claim, Concede, GoForCappotto, LayDown
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.engine.core.terms import Going
from tressette_desktop.engine.rules.stakes import Purse
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.panels.tally import tally_of

CALLING = "claims=call_opponents special=deck go_for_cappotto=true call_norms=traditional buongioco=none"
BEST = in_order(cards("3c 2c Ac Kc 3d 2d 3s 2s 3b 2b"))
STRONG = Layout((BEST, *(in_order([card for card in DECK if card not in BEST][at::3]) for at in range(3))))
"""Seat 0 holds nearly all that wins."""


def table(layout: Layout | None, options: str, totals: tuple[int, ...] = (), dealer: int = 0, **match: object) -> Game:
    """A game in its third hand, by these options."""
    session = session_of(layout, dealer=dealer, options=options, seed=2)
    session.match = replace(session.match, totals=totals or session.match.totals, **match)
    game = Game(TablePage(CardArt(), STILL), session)
    game.page.keep(tally_of(session.match, session.table))
    game.start()
    return game


def played(game: Game, *ending: Action) -> Game:
    """Play a hand to its end, or end it so by the seat at the screen."""
    session = game.session
    for action in ending:
        session.submit(0, action, revision=session.revision)
    while session.awaited:
        legal = [
            each
            for each in session.legal(session.awaited[0])
            if not isinstance(each, Claim | Concede | LayDown | CallOut)
        ]
        session.submit(session.awaited[0], legal[0], revision=session.revision)
    game.page.keep(tally_of(session.match, session.table))
    return game


@scene("federation_call")
def federation_call() -> QWidget:
    """Are the opponents out?"""
    game = table(EVENING, CALLING, (14, 20, 14, 20))
    game.play("4c", "2c", "7c")
    window = asked(game)
    game.page.dock.call_out.click()
    return window


@scene("federation_verified")
def federation_verified() -> QWidget:
    """They were not: so much is missing, and the game goes on."""
    game = table(EVENING, CALLING, (14, 20, 14, 20))
    game.play("4c", "2c", "7c", "3c")
    session = game.session
    session.submit(0, CallOut(), revision=session.revision)
    return asked(game)


@scene("federation_go")
def federation_go() -> QWidget:
    """Called out rightly, on lead: go for the cappotto?"""
    game = table(STRONG, CALLING, (20, 14, 20, 14), dealer=3)
    for _ in range(12):
        session = game.session
        legal = [
            each for each in session.legal(session.awaited[0]) if not isinstance(each, CallOut | Concede | LayDown)
        ]
        session.submit(session.awaited[0], legal[0], revision=session.revision)
    game.session.submit(1, CallOut(), revision=game.session.revision)
    return asked(game)


@scene("federation_partner_could")
def federation_partner_could() -> QWidget:
    """The partner could: do you?"""
    game = table(
        Layout((STRONG.hands[2], *STRONG.hands[3:], STRONG.hands[0], STRONG.hands[1])), CALLING, (20, 14, 20, 14)
    )
    session = game.session
    while len(session.table.tricks) < 3:
        legal = [
            each for each in session.legal(session.awaited[0]) if not isinstance(each, CallOut | Concede | LayDown)
        ]
        session.submit(session.awaited[0], legal[0], revision=session.revision)
    session.submit(1, CallOut(), revision=session.revision)
    if session.awaited == (2,):
        session.submit(2, GoForCappotto(Going.POTREI), revision=session.revision)
    return asked(game)


@scene("federation_pot")
def federation_pot() -> QWidget:
    """In the second game of a sitting, with a pot on the table."""
    options = "posta=marcio_batuffa session=first_to_N_games"
    game = table(EVENING, options, (14, 11, 14, 11), games=(1, 0, 1, 0), purse=Purse((0, -8, 0, -8), 16))
    game.play("4c", "2c", "7c")
    return asked(game)


@scene("federation_stakes")
def federation_stakes() -> QWidget:
    """The stakes of a game, and the pot."""
    options = "posta=marcio_batuffa session=first_to_N_games session_games=5"
    game = table(EVENING, options, (21, 11, 21, 11), games=(1, 0, 1, 0), purse=Purse((3, -13, 3, -13), 20))
    return asked(played(game, Claim()))


@scene("federation_stakes_small", 900, 600)
def federation_stakes_small() -> QWidget:
    """The same in the smallest window."""
    return federation_stakes()


@scene("federation_stakes_portrait", 760, 1040)
def federation_stakes_portrait() -> QWidget:
    """The same in a high window."""
    return federation_stakes()


@scene("federation_pairs")
def federation_pairs() -> QWidget:
    """The cards have drawn the pairs, and two have changed chairs."""
    return asked(table(None, "pairing=facing first_lead=four_of_coins"))


@scene("federation_board")
def federation_board() -> QWidget:
    """The second table of a board: eleven are taken off."""
    options = "duplicate=true game=hands buongioco=none claims=off special=none"
    game = table(None, options)
    played(game)
    game.start()
    return asked(played(game))


@scene("running_count")
def running_count() -> QWidget:
    """The count of the hand is shown by option."""
    game = table(EVENING, "show_running_count=true", (14, 11, 14, 11))
    game.play("4c", "2c", "7c", "3c", "Ac", "Cc", "Kc", "4s")
    return asked(game)


@scene("own_pile")
def own_pile() -> QWidget:
    """On lead one may look through the own pile."""
    game = table(EVENING, "review=own_pile", (14, 11, 14, 11))
    game.play("4c", "2c", "7c", "3c", "Ac", "Cc", "Kc", "4s")
    window = asked(game)
    game.page.dock.last_trick.click()
    assert game.page.last_trick is not None
    game.page.last_trick._back.click()
    return window


@scene("others_speak")
def others_speak() -> QWidget:
    """By option also those who follow speak of other suits."""
    game = table(EVENING, "code=ludopoli other_suits_by_anyone=true buongioco=none", (14, 11, 14, 11))
    game.play("4c", "2c", "7c")
    return asked(game)


@scene("others_speak_small", 900, 600)
def others_speak_small() -> QWidget:
    """The same in the smallest window."""
    return others_speak()


@scene("others_speak_portrait", 760, 1040)
def others_speak_portrait() -> QWidget:
    """The same in a high window."""
    return others_speak()
