"""The page of a running game, driven by plain calls and answering by signals; it knows no session and no bot.

How it is driven:

- ``open(sitters, view)`` when a game begins or is resumed, and whenever another person takes the screen;
- ``step(beats, view)`` for everything that happens, exactly as a session tells its watchers;
- ``rewind(view)`` when decisions were taken back;
- ``present(asked)`` after each of them, once, for the person at the screen. It may be called at once: the page waits
  until nothing moves any more. While others think it says for whom the table waits, and offers what may be done out of
  turn;
- ``curtain(seat, view)`` before the screen passes to another person, with the view of a spectator. It is opaque at
  once and no card of anybody stays behind it. ``taken`` comes when that person is there; then ``open`` with his view.

What comes back: ``decided`` (an action of the seat at the screen), ``undo_wanted``, ``deal_wanted`` (on from the score
sheet), ``rematch_wanted``, ``leave``, ``taken``; and ``idle`` whenever nothing moves and nothing is queued.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action, CallOut, Claim, Decline, LayDown, PlayCard
from tressette_desktop.engine.core.events import CardPlayed, DealScored, Dealt, Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.core.terms import Signal as Word
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Beat

from .. import theme, words
from ..cards import CardArt
from ..kit.paper import SHADE
from ..kit.prompt import Mood, Prompt
from ..settings import Settings
from ..table import access
from ..table.asked import Asked, Sitter
from ..table.curtain import Curtain
from ..table.input import Input
from ..table.layout import own_side, sides_shown
from ..table.metrics import MENU, furniture_scale
from ..table.scenery import to_play
from ..table.stage import Stage
from ..table.tweens import Pace
from ..theme import EM, Look
from . import telling
from .asking import Asking
from .dock import Dock, Offer
from .last_trick import LastTrick
from .panel import Standing
from .questions import Company, melds_in
from .sheet import ScoreSheet
from .signals import KEYS, SignalsPanel
from .strip import ScoreStrip


class TablePage(QWidget):
    """Score strip, felt, prompt, panels, dock and score sheet of one game."""

    decided = Signal(object)
    """The person at the screen has decided: an Action, legal when it was asked."""
    undo_wanted = Signal()
    deal_wanted = Signal()
    """The score sheet has been read: deal the next hand."""
    rematch_wanted = Signal()
    leave = Signal()
    taken = Signal(int)
    """The person of this seat has lifted the curtain."""
    idle = Signal()
    """Nothing moves any more and no event waits to be shown."""

    def __init__(self, art: CardArt, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.strip = ScoreStrip(art, self)
        self.stage = Stage(art, self)
        self.prompt = Prompt(self)
        self.dock = Dock(self)
        self.signals = SignalsPanel(self)
        self.sheet = ScoreSheet(art, self)
        self.drape = Curtain(art, self)
        self.input = Input(self)
        self.asking = Asking(self)
        self.last_trick: LastTrick | None = None
        self._sitters: tuple[Sitter, ...] = ()
        self._south: Seat = 0
        self._view: PlayerView | None = None
        self._pending: Asked | None = None
        self._hands: tuple[DealScore, ...] = ()
        self._ended: Table | None = None
        self._may_claim = False
        self._pace = Pace()
        self.prompt.hide()
        self.signals.hide()
        access.install()
        self._connect()
        self.configure(settings)

    def _connect(self) -> None:
        stage, hand, dock = self.stage, self.stage.hand, self.dock
        stage.idle.connect(self._still)
        stage.happened.connect(self._happened)
        stage.shown.connect(self._shown)
        hand.chosen.connect(self._chosen)
        hand.pointed.connect(self._pointed)
        hand.forgiven.connect(self._say_turn)
        self.input.decided.connect(self._decide)
        self.input.refused.connect(self.refused)
        self.input.armed.connect(self._armed)
        self.signals.chosen.connect(self._choose_word)
        self.asking.answered.connect(self.input.decide)
        self.asking.closed.connect(self._question_closed)
        self.asking.about.connect(self._lift)
        dock.claim_wanted.connect(self._ask_claim)
        dock.call_out_wanted.connect(self._ask_call_out)
        dock.declare_wanted.connect(self._ask_declare)
        dock.lay_down_wanted.connect(self._ask_lay_down)
        dock.last_trick_wanted.connect(self._toggle_last_trick)
        dock.undo_wanted.connect(self.undo_wanted)
        self.strip.sheet_wanted.connect(lambda: self._open_sheet(looked_up=True))
        self.sheet.on_wanted.connect(self._sheet_read)
        self.sheet.rematch_wanted.connect(self.rematch_wanted)
        self.sheet.leave_wanted.connect(self.leave)
        self.drape.taken.connect(self.taken)

    # --- how it is driven --------------------------------------------------------------------------------------------

    def configure(self, settings: Settings) -> None:
        """Take speed, pause, size of cards and the like; at once."""
        self._pace = Pace.of(settings)
        self.input.confirm = settings.confirm_card
        self.stage.configure(self._pace, settings.card_size)

    def open(self, sitters: tuple[Sitter, ...], view: PlayerView, hands: tuple[DealScore, ...] = ()) -> None:
        """Show a table as it stands, without any motion. ``hands`` are those of this game that are finished."""
        self._sitters = tuple(
            sitter if sitter.name else Sitter(words.you(), sitter.medal, sitter.person) for sitter in sitters
        )
        self._hands = max(self._hands, hands, key=len)
        if view.seat is not None:
            self._south = view.seat
        self.drape.lift()
        self.stage.show()
        self.dock.show()
        self._view = view
        self.stage.seat(self._sitters, self._south, self._game.variant.stakes)
        self.rewind(view)

    def reseat(self, sitters: tuple[Sitter, ...], south: Seat) -> None:
        """Let the same people sit in other chairs, before the cards are dealt."""
        self._sitters = tuple(
            sitter if sitter.name else Sitter(words.you(), sitter.medal, sitter.person) for sitter in sitters
        )
        self._south = south
        self.stage.seat(self._sitters, south, self._game.variant.stakes)

    def rewind(self, view: PlayerView) -> None:
        """Show a table as it stands, whatever is moving."""
        self._view = view
        self._unask()
        self.asking.close()
        self.sheet.hide()
        self._close_last_trick()
        self._place()
        self.stage.show_table(view.table)
        self._place()

    def step(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        """Let what happened be seen, one event after the other."""
        self._view = view
        self._unask()
        if self.asking.of_turn or view.table.over:
            self.asking.close()
        for each in beats:
            self.stage.enact(each.event, each.table)

    def present(self, asked: Asked) -> None:
        """Ask the person at the screen, as soon as nothing moves."""
        self._pending = asked
        if not self.stage.busy:
            self._ask()

    def refused(self, reason: Reason, action: Action | None) -> None:
        """Say why a decision was not taken after all."""
        table = self.stage.table
        if table is None:
            return
        waiting = to_play(table)
        name = self._sitters[waiting[0]].name if waiting and waiting[0] != self._south else ""
        suit = table.trick.led.value if reason is Reason.MUST_FOLLOW and table.trick and table.trick.led else ""
        if isinstance(action, PlayCard):
            self.stage.hand.refuse(action.card)
        self._say(words.refusal(reason, action, table, name), Mood.REFUSAL, suit)

    def curtain(self, seat: Seat, view: PlayerView) -> None:
        """Cover the table until the person of that seat takes it; ``view`` is a spectator's."""
        self.drape.draw(seat, self._sitters, view.table, self._pace)
        self.rewind(view)
        self.dock.offer(Offer())
        self.dock.hide()
        self.stage.hide()
        self.drape.raise_()

    def skip(self) -> None:
        """Do not wait for what moves or rests."""
        self.stage.skip()

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits to be shown."""
        return self.stage.busy

    # --- asking ------------------------------------------------------------------------------------------------------

    def _unask(self) -> None:
        self._pending = None
        self.input.ask(None)
        self.prompt.hide()
        self.signals.hide()

    def _ask(self) -> None:
        asked, self._pending = self._pending, None
        if asked is None:
            return
        self._view = asked.view
        self.input.ask(asked)
        self.stage.ask(self.input.playable, asked.awaited)
        self._may_claim = Claim() in asked.legal
        self._offer(asked)
        if self.asking.ask(asked, Company(self._game, self._south, self._names, self._art)):
            self.prompt.hide()
            if self.asking.picks and self.asking.panel is not None:
                self.stage.pick()
                self._lift(self.asking.panel.standing)
            self._place()
            return
        if asked.own_turn:
            self._offer_words()
            self._say_turn()
            if self.asking.panel is None:
                self.stage.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer(self, asked: Asked) -> None:
        table, legal = asked.view.table, asked.legal
        self.dock.offer(
            Offer(
                claim=self._may_claim,
                call_out=CallOut() in legal,
                declare=Decline() not in legal and bool(melds_in(legal)),
                lay_down=LayDown() in legal,
                last_trick=bool(table.tricks) and self._rules.review != "none",
                undo=asked.undo is None,
            )
        )

    def _offer_words(self) -> None:
        spoken = self.input.words()
        self.signals.setVisible(bool(spoken))
        if spoken:
            self.signals.offer(spoken, self._rules.code, self._partner())
            self._pointed(self.stage.hand.pointed_at)
            self._place()

    def _partner(self) -> str:
        """The name of the one partner there is, where there is one and it is known."""
        table = self.stage.table
        if table is None or sides_shown(table) is None:
            return ""
        others = [seat for seat in own_side(table, self._south) if seat != self._south]
        return self._sitters[others[0]].name if len(others) == 1 else ""

    def _say_turn(self) -> None:
        """Say what is wanted now, or nothing."""
        playable, table = self.input.playable, self.stage.table
        if playable is None or table is None or self.asking.panel is not None:
            self.prompt.hide()
            return
        self._say(*telling.turn(table, playable))

    def _say(self, said: str, mood: Mood, suit: str) -> None:
        self.prompt.say(said, mood, suit)
        self.prompt.show()
        self.prompt.raise_()
        self.stage.announce(said)
        self._place_prompt()

    def _armed(self, card: Card) -> None:
        self.stage.hand.lift(frozenset((card,)))
        self._say(*telling.confirm())

    def _pointed(self, card: Card | None) -> None:
        """The words follow the card; when the pointer is gone they stay with the last one."""
        if not self.signals.isHidden() and (card is not None or self.input.word is None):
            self.signals.follow(card, self.input)

    def _choose_word(self, word: Word | None) -> None:
        self.input.word = word
        self.stage.hand.refresh()

    def _decide(self, action: Action) -> None:
        self._unask()
        self.decided.emit(action)

    def _chosen(self, card: Card) -> None:
        """A card of the hand was pressed: it answers the question that lies there, or is to be played."""
        if self.asking.picks:
            self.asking.pick(card)
            self._place_papers()
        else:
            self.input.choose(card)

    def _lift(self, standing: Standing) -> None:
        self.stage.hand.lift(standing.lifted, standing.tags)

    def _ask_claim(self) -> None:
        self.asking.claim(self._target)
        self._make_room()

    def _ask_call_out(self) -> None:
        self.asking.call_out(loses=self._rules.call_norms == "modern")
        self._make_room()

    def _ask_lay_down(self) -> None:
        self.asking.lay_down()
        self._make_room()

    def _ask_declare(self) -> None:
        asked = self.input.asked
        if asked is not None:
            self.asking.declare(melds_in(asked.legal), self._rules.buongioco == "accusa")
            self._make_room()

    def _make_room(self) -> None:
        self.signals.hide()
        self.prompt.hide()
        self._place()

    def _question_closed(self) -> None:
        self.stage.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.input.playable is not None:
            self._offer_words()
            self._say_turn()

    # --- what happens ------------------------------------------------------------------------------------------------

    def _still(self) -> None:
        table = self.stage.table
        if table is not None and table.score is not None and not self.drape.isVisible():
            self._ended = table
            self._open_sheet(looked_up=False)
        self._ask()
        self.idle.emit()

    def _happened(self, event: Event, table: Table) -> None:
        if isinstance(event, Dealt):
            self.sheet.hide()
            self._may_claim = False
            if event.number == 1:
                self._hands, self._ended = (), None
        if isinstance(event, DealScored):
            self._hands = (*self._hands, event.score)
            self.asking.close()
        if isinstance(event, Dealt | CardPlayed):
            self._close_last_trick()
        names = self._names
        told = telling.announcement(event, table, names)
        if told:
            self.stage.announce(told)

    def _shown(self, table: Table) -> None:
        names = self._names
        target = self._target
        game = self._game
        self.strip.medals = tuple(sitter.medal for sitter in self._sitters)
        scores = telling.scores(table, self._south, names, game)
        self.strip.show_scores(scores, target, *telling.progress(table, target, game))
        self.strip.allow_sheet(self._ended is not None)

    @property
    def _game(self) -> Game:
        assert self._view is not None
        return game_of(self._view.variant_key, self._view.options, len(self._view.table.totals))

    @property
    def _rules(self) -> Options:
        return self._game.rules

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self._sitters)

    @property
    def _target(self) -> int:
        """Where the game ends, in points; 0 where it ends otherwise."""
        if self._game.variant.stakes:
            return 0
        return self._rules.target if self._rules.game == "points" else 0

    # --- papers ------------------------------------------------------------------------------------------------------

    def _open_sheet(self, *, looked_up: bool) -> None:
        if self._ended is None:
            return
        names = self._names
        self.sheet.setGeometry(self.rect())
        self.sheet.open(
            self._ended,
            self._south,
            names,
            self._target,
            self._hands,
            looked_up=looked_up,
            game=self._game,
            medals=tuple(sitter.medal for sitter in self._sitters),
        )
        self.sheet.show()
        self.sheet.raise_()
        if self.sheet.primary is not None:
            self.sheet.primary.setFocus()

    def _sheet_read(self) -> None:
        table = self.stage.table
        self.sheet.hide()
        self.stage.setFocus(Qt.FocusReason.OtherFocusReason)
        if table is not None and table.over and not self.stage.busy:
            self.deal_wanted.emit()

    def _toggle_last_trick(self) -> None:
        table = self.stage.table
        if self.last_trick is not None or table is None or not table.tricks:
            self._close_last_trick()
            return
        names = self._names
        self.last_trick = LastTrick(self._art, table.tricks[-1], names, self)
        self.last_trick.closed.connect(self._close_last_trick)
        self.last_trick.show()
        self._place()

    def _close_last_trick(self) -> None:
        if self.last_trick is not None:
            self.last_trick.hide()
            self.last_trick.deleteLater()
            self.last_trick = None

    # --- places ------------------------------------------------------------------------------------------------------

    def wear(self, _look: Look) -> None:
        """Everything may have another size."""
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new size: everything has a new place."""
        super().resizeEvent(event)
        self._place()

    @property
    def scale(self) -> float:
        """The scale of plates, prompt and strip in this window."""
        return furniture_scale(self.width(), self.height() + MENU, theme.current().em / EM)

    def _place(self) -> None:
        scale = self.scale
        self.strip.set_scale(scale)
        high = self.strip.height()
        self.strip.setGeometry(0, 0, self.width(), high)
        self.stage.setGeometry(0, high, self.width(), self.height() - high)
        self.stage.fit(scale)
        self.prompt.set_scale(scale * EM / theme.current().em)
        self.sheet.setGeometry(self.rect())
        self.drape.setGeometry(self.rect())
        drawn = self.stage.plan
        if drawn is None:
            return
        self.dock.fit(drawn.dock.translated(0, high), scale * EM / theme.current().em, row=drawn.felt.portrait)
        self._place_prompt()
        self._place_papers()

    def _place_prompt(self) -> None:
        drawn = self.stage.plan
        if drawn is None:
            return
        top = round(drawn.prompt_top) + self.strip.height()
        self.prompt.move((self.width() - self.prompt.width()) // 2, top)

    def _place_papers(self) -> None:
        drawn, high = self.stage.plan, self.strip.height()
        assert drawn is not None
        zone = self._zone()
        if not self.signals.isHidden():
            end = drawn.prompt_top
            if self.signals.sizeHint().width() - 2 * SHADE > zone.width():
                end = min(end, drawn.side_plate_top)
            self._centre(self.signals, drawn.trick.y() + high, end - 6 + high)
        if self.asking.panel is not None:
            self.asking.fit(zone)
            middle = zone.bottom() if self.asking.panel.low else zone.center().y()
            self._centre(self.asking.panel, middle, zone.bottom())
        if self.last_trick is not None:
            self.last_trick.fit(drawn.last_trick.translated(0, high), drawn.felt.scale)

    def _zone(self) -> QRectF:
        drawn = self.stage.plan
        return QRectF(self.rect()) if drawn is None else drawn.zone.translated(0, self.strip.height())

    def _centre(self, paper: QWidget, middle: float, end: float) -> None:
        """Put a paper in the middle, but no lower than its end; its shadow may reach over it."""
        size = paper.sizeHint()
        top = min(middle - size.height() / 2, end - size.height() + SHADE)
        paper.setGeometry((self.width() - size.width()) // 2, max(0, round(top)), size.width(), size.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no control wanted: letters for words, Escape to put a paper away."""
        word = KEYS.get(event.key())
        if word is not None and self.signals.isVisible():
            self.signals.toggle(word)
        elif event.key() == Qt.Key.Key_Escape and self.last_trick is not None:
            self._close_last_trick()
        elif event.key() == Qt.Key.Key_Escape and self.asking.panel is not None and not self.asking.of_turn:
            self.asking.close()
        else:
            super().keyPressEvent(event)
