"""What may be said at the table: declarations before and after they are spoken, in every size of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tests.screens import scene
from tests.screens.table import shown
from tests.ui.table.tables import EVENING, Game, scored, session_of
from tressette_desktop.engine.cards import card, cards
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.terms import Signal, Tick
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed

STILL = Settings(speed=Speed.NONE, trick_pause=600)
LED = frozenset((Tick.SUIT_LED,))


def evening(options: str, dealer: int = 0) -> Game:
    """A game in its third hand, with this code."""
    game = Game(TablePage(CardArt(), STILL), scored(session_of(EVENING, dealer=dealer, options=options), (14, 11) * 2))
    game.start()
    return game


def leads() -> Game:
    """One's own lead, with the keyboard on a card of a suit with three and ace."""
    game = evening("code=ludopoli", dealer=3)
    game.ask()
    game.page.stage.hand.put_focus(card("6c"))
    return game


def follows() -> Game:
    """Somebody has declared, and one's own card would win."""
    game = evening("code=ludopoli")
    game.page.input.ticks = frozenset(Tick)
    game.play(PlayCard(cards("4c")[0], ticks=LED), "2c", "7c")
    game.page.stage.settle()
    game.ask()
    game.page.stage.hand.put_focus(card("3c"))
    return game


@scene("declares_lead")
def declares_lead() -> QWidget:
    """What the card in focus will say."""
    return shown(leads())


@scene("declares_lead_small", 900, 600)
def declares_lead_small() -> QWidget:
    """In the smallest window."""
    return shown(leads())


@scene("declares_lead_portrait", 760, 1040)
def declares_lead_portrait() -> QWidget:
    """In a high window."""
    return shown(leads())


@scene("declares_follow")
def declares_follow() -> QWidget:
    """If this card wins, it will say something."""
    return shown(follows())


@scene("declares_follow_small", 900, 600)
def declares_follow_small() -> QWidget:
    """In the smallest window."""
    return shown(follows())


@scene("declares_follow_portrait", 760, 1040)
def declares_follow_portrait() -> QWidget:
    """In a high window."""
    return shown(follows())


@scene("alternative_lead_small", 900, 600)
def alternative_lead_small() -> QWidget:
    """Six words to choose from."""
    game = evening("code=alternative", dealer=3)
    game.ask()
    game.page.stage.hand.put_focus(card("6c"))
    game.page.signals.toggle(Signal.RIBUSSO)
    return shown(game)
