"""What may be said at the table: declarations before and after they are spoken, in every size of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tests.screens import scene
from tests.screens.pages import in_window
from tests.screens.table import shown
from tests.ui.table.tables import EVENING, Game, scored, session_of
from tressette_desktop.engine.cards import card, cards
from tressette_desktop.engine.core.actions import PlayCard, Talk
from tressette_desktop.engine.core.terms import Signal, Tick
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.windows.glossary import GlossaryPage

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
    game.play(PlayCard(cards("4c")[0], ticks=LED), "2c", "7c")
    game.page.stage.settle()
    game.ask()
    game.page.turn.speaking.won.boxes[Tick.SUIT_WON].click()
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


def spoken(options: str = "code=ludopoli") -> Game:
    """Two tricks in: Ischia and Capri have spoken."""
    game = evening(options)
    ticks = frozenset(Tick) - {Tick.PARTNER_VOID, Tick.PARTNER_LISCIO, Tick.SUIT_WON}
    game.play(PlayCard(cards("4c")[0], ticks=ticks), PlayCard(cards("2c")[0], ticks=frozenset((Tick.SUIT_WON,))))
    game.play("7c", "6c", PlayCard(cards("3d")[0], ticks=ticks), "2d")
    game.page.stage.settle()
    game.ask()
    return game


def listening(*, aided: bool) -> Game:
    """The paper of what was said."""
    game = spoken()
    game.page.conversation.toggle()
    if aided:
        game.page.conversation.paper.aid.click()
    return game


@scene("said")
def said() -> QWidget:
    """What was said so far."""
    return shown(listening(aided=False))


@scene("said_aided")
def said_aided() -> QWidget:
    """What it proves."""
    return shown(listening(aided=True))


@scene("said_small", 900, 600)
def said_small() -> QWidget:
    """In the smallest window, with what it proves."""
    return shown(listening(aided=True))


@scene("said_portrait", 760, 1040)
def said_portrait() -> QWidget:
    """In a high window."""
    return shown(listening(aided=True))


@scene("talk")
def talk() -> QWidget:
    """Free words, and a line for one's own."""
    game = evening("code=ludopoli declare_mode=manual")
    game.play("4c", Talk("Compagno, torna a spade quando puoi: ho il tre e mi basta l'asso"), "2c", "7c")
    game.page.stage.settle()
    game.ask()
    game.page.conversation.toggle()
    return shown(game)


@scene("talk_small", 900, 600)
def talk_small() -> QWidget:
    """The same in the smallest window, the paper put away."""
    game = evening("code=ludopoli declare_mode=manual")
    game.play("4c", Talk("Compagno, torna a spade quando puoi: ho il tre e mi basta l'asso"), "2c", "7c")
    game.page.stage.settle()
    game.ask()
    return shown(game)


def glossary(key: str) -> QWidget:
    """The glossary, open at an entry."""
    return in_window(GlossaryPage(CardArt(), key))


@scene("glossary")
def glossary_open() -> QWidget:
    """A declaration with its example."""
    return glossary("D29")


@scene("glossary_small", 900, 600)
def glossary_small() -> QWidget:
    """A signal, in the smallest window."""
    return glossary("classic.busso")


@scene("glossary_later", 900, 600)
def glossary_later() -> QWidget:
    """A declaration that waits until the best cards are gone."""
    return glossary("D12")


@scene("said_by_oneself", 900, 600)
def said_by_oneself() -> QWidget:
    """One's own words, as many as may be said at once, in the smallest window."""
    game = evening("code=ludopoli", dealer=3)
    game.play(PlayCard(card("6c"), ticks=frozenset((Tick.SUIT_LED, Tick.PARTNER_LISCIO))), "4c", "2c", "7c")
    game.page.stage.settle()
    return shown(game)
