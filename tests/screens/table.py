"""The table in the middle of a game, as on the evening that the mock-ups show."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tests.screens import scene
from tests.screens.frame import framed
from tests.ui.table.tables import EVENING, RICH, Game, scored, session_of
from tressette_desktop.engine.bots.hint import Ground, Hint, Reason
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import Claim, Concede, Declare, PlayCard
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.engine.core.terms import Meld, Signal
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.decks import BUILT_IN
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.asked import Asked

SPOKEN = 400
"""Milliseconds after which words are written in full."""
STILL = Settings(speed=Speed.NONE, trick_pause=600)


def evening(layout: Layout = EVENING, totals: tuple[int, ...] = (14, 11, 14, 11), dealer: int = 0) -> Game:
    """A game in its third hand, dealt and shown."""
    game = Game(TablePage(CardArt(), STILL), scored(session_of(layout, dealer=dealer), totals))
    game.start()
    return game


def shown(game: Game) -> QWidget:
    """The page in a window with a menu, as large a strip as the real one has."""
    window = framed(game.page)
    window.game = game  # type: ignore[attr-defined]
    return window


def in_mid_trick() -> Game:
    """Three cards lie there; cups are to be followed."""
    game = evening()
    game.play(PlayCard(card("4c"), Signal.BUSSO), "2c", "7c")
    game.page.stage.settle()
    game.ask()
    game.page.stage.hand.put_focus(card("Fc"))
    return game


@scene("table")
def table() -> QWidget:
    """In mid-trick."""
    return shown(in_mid_trick())


@scene("table_hint", 900, 600)
def table_hint() -> QWidget:
    """A hint with its reason, in the smallest window."""
    game = evening(dealer=2)
    game.play("7c")
    game.page.stage.settle()
    game.ask()
    game.page.advise(Hint(card("6c"), card("3c"), 1.4, 0.2, (Reason(Ground.LEAVES, 0.42),)))
    return shown(game)


@scene("table_hint_lead", 900, 600)
def table_hint_lead() -> QWidget:
    """A hint for a lead, with its word, above the words."""
    game = evening(dealer=3)
    game.page.stage.settle()
    game.ask()
    game.page.stage.hand.put_focus(card("6c"))
    game.page.advise(Hint(card("6c"), card("3c"), 0.4, 0.2, (Reason(Ground.TAKES, 0.62),), word=Signal.BUSSO))
    return shown(game)


@scene("table_digits", 900, 600)
def table_digits() -> QWidget:
    """The digits that play the cards, while Alt is held, beside a card that is lifted."""
    game = in_mid_trick()
    game.page.stage.hand._number(True)
    return shown(game)


@scene("table_small", 900, 600)
def table_small() -> QWidget:
    """In the smallest window."""
    return shown(in_mid_trick())


@scene("table_portrait", 760, 1040)
def table_portrait() -> QWidget:
    """In a high window."""
    return shown(in_mid_trick())


@scene("table_large", 1920, 1080)
def table_large() -> QWidget:
    """In a large window."""
    return shown(in_mid_trick())


def at_the_lead() -> Game:
    """One's own lead."""
    game = evening(dealer=3)
    game.page.stage.settle()
    game.ask()
    game.page.stage.hand.put_focus(card("6c"))
    game.page.signals.toggle(Signal.BUSSO)
    return game


@scene("table_lead")
def table_lead() -> QWidget:
    """Words for a lead."""
    return shown(at_the_lead())


@scene("table_lead_small", 900, 600)
def table_lead_small() -> QWidget:
    """Words for a lead in the smallest window."""
    return shown(at_the_lead())


@scene("table_lead_portrait", 760, 1040)
def table_lead_portrait() -> QWidget:
    """Words for a lead in a high window."""
    return shown(at_the_lead())


@scene("table_refusal")
def table_refusal() -> QWidget:
    """A card that may not be played was tried."""
    game = in_mid_trick()
    game.page.stage.hand.press(game.page.stage.mapToScene(1, 1))
    game.page.input.choose(card("Kd"))
    return shown(game)


def in_the_window() -> Game:
    """After the first trick: combinations are asked for."""
    game = evening(RICH, (4, 10, 4, 10))
    game.play("4c", "Fc", "7c", "6c")
    game.page.stage.settle()
    game.ask()
    return game


@scene("table_accuse")
def table_accuse() -> QWidget:
    """Two combinations to declare."""
    return shown(in_the_window())


@scene("table_accuse_small", 900, 600)
def table_accuse_small() -> QWidget:
    """Two combinations to declare in the smallest window."""
    return shown(in_the_window())


def late() -> Game:
    """Six tricks are won."""
    game = evening(totals=(17, 16, 17, 16))
    game.play_on(26)
    game.page.stage.settle()
    game.ask()
    return game


@scene("table_late")
def table_late() -> QWidget:
    """Piles of won tricks, the last one open."""
    game = late()
    game.page.dock.last_trick_wanted.emit()
    return shown(game)


@scene("table_late_small", 900, 600)
def table_late_small() -> QWidget:
    """The last trick open in the smallest window."""
    game = late()
    game.page.dock.last_trick_wanted.emit()
    return shown(game)


@scene("table_late_portrait", 760, 1040)
def table_late_portrait() -> QWidget:
    """The last trick open in a high window."""
    game = late()
    game.page.dock.last_trick_wanted.emit()
    return shown(game)


def looking_back(*, aided: bool) -> QWidget:
    """The cards played, with or without the suits seen."""
    game = late()
    game.page.look_back()
    paper = game.page.looking_back.paper
    if aided and paper is not None:
        paper.aid.click()
    return shown(game)


@scene("table_played")
def table_played() -> QWidget:
    """The cards played, as far as one may look back."""
    return looking_back(aided=False)


@scene("table_suits")
def table_suits() -> QWidget:
    """The suits seen: what is out, and who has none."""
    return looking_back(aided=True)


@scene("table_suits_small", 900, 600)
def table_suits_small() -> QWidget:
    """In the smallest window."""
    return looking_back(aided=True)


@scene("table_suits_portrait", 760, 1040)
def table_suits_portrait() -> QWidget:
    """In a high window."""
    return looking_back(aided=True)


@scene("table_played_over")
def table_played_over() -> QWidget:
    """When the hand is over, every trick of it, in the place of the sheet."""
    game = evening()
    game.play_on(60)
    game.page.stage.settle()
    window = shown(game)
    QApplication.processEvents()
    game.page.look_back()
    return window


scene("table_played_over_small", 900, 600)(table_played_over)


@scene("table_claim")
def table_claim() -> QWidget:
    """A claim asks back."""
    game = late()
    game.page.dock.claim_wanted.emit()
    return shown(game)


@scene("table_give_up", 900, 600)
def table_give_up() -> QWidget:
    """Giving the game up asks back, in the smallest window."""
    game = late()
    game.page.turn.concede()
    return shown(game)


@scene("table_agree")
def table_agree() -> QWidget:
    """Somebody on the own side would give the game up."""
    page = TablePage(CardArt(), STILL)
    game = Game(page, scored(session_of(EVENING, dealer=0, persons=(0, 2)), (11, 18, 11, 18)))
    game.start()
    game.play("4c", "2c", "7c")
    game.session.submit(2, Concede(), revision=game.session.revision)
    page.stage.settle()
    view = game.session.view(0)
    page.present(Asked(view, (0,), game.session.legal(0), lambda action: game.session.refuse(0, action), offering=2))
    return shown(held(game))


def held(game: Game) -> Game:
    """Keep the words that are spoken until the picture is taken."""

    def hold() -> None:
        game.page.stage.settle()
        for group in game.page.stage.scenery.speaking.values():
            group.setCurrentTime(SPOKEN)
            group.pause()

    QTimer.singleShot(0, game.page, hold)
    return game


@scene("table_bubble")
def table_bubble() -> QWidget:
    """Somebody has just said busso, another thinks."""
    page = TablePage(CardArt(), Settings())
    game = Game(page, scored(session_of(EVENING, dealer=0), (14, 11, 14, 11)))
    game.start()
    page.stage.settle()
    game.play(PlayCard(card("4c"), Signal.BUSSO))
    return shown(held(game))


@scene("table_declares")
def table_declares() -> QWidget:
    """A combination is announced."""
    page = TablePage(CardArt(), Settings())
    game = Game(page, session_of(RICH, dealer=0))
    game.session.deal()
    game.play("4c", "Fc", "7c", "6c")
    page.rewind(game.session.view(0))
    game.play(Declare((Meld.of("3", "b"),)))
    return shown(held(game))


@scene("score_sheet")
def score_sheet() -> QWidget:
    """A hand is over."""
    game = evening()
    game.play_on(60)
    game.page.stage.settle()
    return shown(game)


@scene("score_sheet_won")
def score_sheet_won() -> QWidget:
    """A game is over, by a claim."""
    game = evening(totals=(20, 11, 20, 11))
    game.play_on(30)
    game.session.submit(0, Claim(), revision=game.session.revision)
    game.page.stage.settle()
    return shown(game)


@scene("score_sheet_small", 900, 600)
def score_sheet_small() -> QWidget:
    """A hand is over in the smallest window."""
    game = evening()
    game.play_on(60)
    game.page.stage.settle()
    return shown(game)


@scene("curtain")
def curtain() -> QWidget:
    """The seat is to be handed over."""
    game = evening()
    game.play(PlayCard(card("4c"), Signal.BUSSO), "2c", "7c")
    window = shown(game)
    window.resize(1280, 800)
    game.page.curtain(0, game.session.view(None))
    return window


@scene("table_french")
def table_french() -> QWidget:
    """With French cards: prompt, sign and last trick name the suits that everybody sees."""
    art = CardArt()
    game = Game(TablePage(art, STILL), scored(session_of(EVENING, dealer=0), (14, 11, 14, 11)))
    art.wear(replace(art.worn, deck=next(deck for deck in BUILT_IN if deck.label.suits == "french")))
    game.start()
    game.play(PlayCard(card("4c"), Signal.BUSSO), "2c", "7c")
    game.page.stage.settle()
    game.ask()
    return shown(game)
