"""The table of a problem: felt with all hands open and the prompt; a card is chosen, or an ending is played out."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.problems.board import Board
from tressette_desktop.engine.rules.phase import LegalActions
from tressette_desktop.engine.seats import Seat
from tressette_desktop.ui import refusals, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.prompt import Mood, Prompt
from tressette_desktop.ui.panels import telling
from tressette_desktop.ui.panels.announced import announcement
from tressette_desktop.ui.panels.company import named
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.sound import Sound
from tressette_desktop.ui.table import access
from tressette_desktop.ui.table.asked import Asked, Sitter
from tressette_desktop.ui.table.input import Input
from tressette_desktop.ui.table.metrics import MENU, SIDE, furniture_scale
from tressette_desktop.ui.table.stage import Stage
from tressette_desktop.ui.table.tweens import Pace
from tressette_desktop.ui.theme import EM, Look
from tressette_desktop.ui.windows.offers import BOT_NAMES, MEDALS


class ProblemTable(QWidget):
    """Shows a board from the seat that is to play, and asks it for a card."""

    chosen = Signal(object)
    """A card that may be played."""

    def __init__(self, art: CardArt, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        access.install()
        self.stage = Stage(art, self)
        self.prompt = Prompt(self)
        self.input = Input(self)
        self.input.confirm = settings.confirm_card
        self._board: Board | None = None
        self._sitters: tuple[Sitter, ...] = ()
        pace = replace(Pace.of(settings), waits=False)
        self.stage.configure(pace, settings.card_size, rising=settings.rising, docked=False)
        hand = self.stage.hand
        hand.chosen.connect(self.input.choose)
        hand.closed = self._closed
        hand.forgiven.connect(self._ask_again)
        self.input.decided.connect(lambda action: self.chosen.emit(action.card))
        self.input.refused.connect(self._refuse)
        self.input.armed.connect(self._armed)
        self.stage.happened.connect(self._happened)
        self.stage.idle.connect(self._rest)
        self.prompt.hide()

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(sitter.name for sitter in self._sitters)

    def ask(self, board: Board) -> None:
        """Lay a board out and ask for a card."""
        self._board = board
        south, table = board.turn, board.table
        self._sitters = named(tuple(_sitter(seat, south, len(table.hands)) for seat in range(len(table.hands))))
        self.stage.seat(
            self._sitters, south, suits=board.game.rules.suit_order, open=True, full=len(table.hands[south])
        )
        self.stage.show_table(table)
        legal = LegalActions(lambda: map(PlayCard, board.legal), self._refusal)
        self.input.ask(Asked(replace(board.view, seat=south), (south,), legal, self._refusal))
        self.stage.ask(self.input.playable, (south,))
        self._ask_again()
        self._fit()

    def play(self, line: tuple[Card, ...]) -> None:
        """Play the board that was laid out on to its end."""
        board = self._board
        assert board is not None
        self.input.ask(None)
        self.prompt.hide()
        self.stage.show_table(board.table)
        for card in line:
            board, beats = board.after(card)
            for beat in beats:
                self.stage.enact(beat.event, beat.table)

    def _refusal(self, action: Action) -> Reason | None:
        if self._board is None or not isinstance(action, PlayCard):
            return Reason.NOT_NOW
        return self._board.refuse(action.card)

    def _refuse(self, reason: Reason, action: PlayCard) -> None:
        if self._board is None or self.input.asked is None:
            return
        self.stage.hand.refuse(action.card)
        suit = self._led if reason is Reason.MUST_FOLLOW else ""
        self._say(refusals.refusal(reason, action, self._board.table), Mood.REFUSAL, suit)
        self.stage.sounded.emit(Sound.REFUSED)

    def _closed(self, card: Card) -> str:
        """Why a card may not be played."""
        reason = self._refusal(PlayCard(card))
        return "" if reason is None or self._board is None else refusals.refusal(reason, None, self._board.table)

    @property
    def _led(self) -> str:
        trick = self._board.table.trick if self._board is not None else None
        return trick.led.value if trick is not None and trick.led is not None else ""

    def _armed(self, card: Card) -> None:
        self.stage.hand.lift(frozenset((card,)))
        self._say(*telling.confirm())

    def _ask_again(self) -> None:
        """Say what is wanted, once more where a refusal stood."""
        if self._board is not None and self.input.playable is not None:
            said, mood, suit = telling.turn(self._board.table, self.input.playable, self.stage.cards.own)
            self._show(said, mood, suit)

    def _say(self, said: str, mood: Mood, suit: str) -> None:
        self._show(said, mood, suit)
        self.stage.announce(said)

    def _show(self, said: str, mood: Mood, suit: str) -> None:
        self.prompt.say(said, mood, suit)
        self.prompt.show()
        self.prompt.raise_()
        self._place_prompt()

    def _happened(self, event: Event, table: Table) -> None:
        told = announcement(event, table, self.names)
        if told:
            self.stage.announce(told)

    def _rest(self) -> None:
        """Where everything was played nobody is to lead."""
        if self.input.asked is None:
            self.stage.ask(None, ())

    # --- sizes -------------------------------------------------------------------------------------------------------

    def wear(self, _look: Look) -> None:
        """Everything may have another size."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new size: everything has a new place."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        look = theme.current()
        scale = furniture_scale(self.width(), self.height() + MENU, look.em / EM)
        self.stage.setGeometry(self.rect())
        self.stage.fit(scale)
        self.prompt.set_scale(scale * EM / look.em)
        self._place_prompt()

    def _place_prompt(self) -> None:
        drawn = self.stage.plan
        if drawn is not None:
            felt = drawn.felt
            below = drawn.prompt_top >= drawn.side_plate_top + felt.plate
            # Below the names it has all the width there is.
            self.prompt.fit(felt.width - 2 * SIDE * felt.scale if below else drawn.zone.width())
            top = drawn.prompt_top - (self.prompt.height() - self.prompt.line)
            self.prompt.move(QPointF((self.width() - self.prompt.width()) / 2, top).toPoint())

    def take_keyboard(self) -> None:
        """Let the keys walk the hand."""
        self.stage.setFocus(Qt.FocusReason.OtherFocusReason)


def _sitter(seat: Seat, south: Seat, count: int) -> Sitter:
    """Who sits there: the player at the bottom, computers to the right and on."""
    at = (seat - south) % count
    return Sitter("", MEDALS[0], person=True) if not at else Sitter(BOT_NAMES[at], MEDALS[at])
