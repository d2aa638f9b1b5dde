"""The page of a running game, driven by plain calls and answering by signals; it knows no session and no bot.

How it is driven:

- ``open(sitters, view)`` when a game begins or is resumed, and whenever another person takes the screen;
- ``step(beats, view)`` for everything that happens, exactly as a session tells its watchers;
- ``keep(tally)`` before them, where games or stakes are counted beyond the one that is played;
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

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action, Talk
from tressette_desktop.engine.core.events import Annulled, CardPlayed, DealScored, Dealt, Event, TrickTaken
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.seats import Seat

from .. import refusals
from ..cards import CardArt
from ..keys import LETTERS
from ..kit import heard
from ..kit.focus import hand_on
from ..kit.press import Press
from ..settings import Settings
from ..sound import Sound
from ..table.asked import Asked, Sitter
from ..table.hand import DIGITS
from ..table.tweens import Pace
from ..theme import Look
from . import aloud, strip_scores, tally, telling
from .company import Company, company_of, named
from .conversation import entry
from .dock import Offer
from .hinting import told
from .reckoning import PlayedHand
from .signals import WORDS
from .since import heard_since
from .table_parts import TableParts
from .tally import Tally

if TYPE_CHECKING:
    from tressette_desktop.engine.bots.hint import Hint


class TablePage(TableParts):
    """The page of one game: what is told it is seen, and what is decided on it is told."""

    def __init__(self, art: CardArt, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self._company: Company | None = None
        self._view: PlayerView | None = None
        self._pending: Asked | None = None
        self._pace = Pace()
        self._counts = False
        self._counted: set[tuple[Seat, int]] = set()
        """The hands that were counted for a player, each by his seat and the number of the hand."""
        self._hint: tuple[Card, str] | None = None
        self._connect()
        self.configure(settings)

    def _connect(self) -> None:
        stage, turn, papers = self.stage, self.turn, self.papers
        stage.idle.connect(self._still)
        stage.sounded.connect(self.sounded)
        stage.happened.connect(self._happened)
        stage.shown.connect(self._shown)
        turn.decided.connect(self._decided)
        turn.moved.connect(self.places.all)
        turn.asking.declined.connect(self.plays_on)
        turn.dock.last_trick_wanted.connect(lambda: papers.toggle_last_trick(stage.table, self.company))
        turn.dock.undo_wanted.connect(self.undo_wanted)
        turn.dock.said_wanted.connect(self.conversation.toggle)
        papers.opened.connect(self.places.all)
        papers.opened.connect(turn.hold)
        papers.told.connect(self.reader.say)
        papers.read.connect(self._sheet_read)
        papers.sheet.rematch_wanted.connect(self.rematch_wanted)
        papers.sheet.leave_wanted.connect(self.leave)
        self.strip.sheet_wanted.connect(lambda: self._open_sheet(looked_up=True))
        self.drape.taken.connect(self.taken)
        self.conversation.moved.connect(self.places.all)
        self.conversation.changed.connect(self.places.all)
        self.conversation.moved.connect(turn.hold)
        self.conversation.moved.connect(self._paper_moved)
        self.conversation.told.connect(self.reader.say)
        self.conversation.spoken.connect(lambda text: self.decided.emit(Talk(text)))
        self.conversation.aided.connect(lambda: self.aid_wanted.emit("listening"))
        self.looking_back.moved.connect(self.places.all)
        self.looking_back.changed.connect(self.places.all)
        self.looking_back.moved.connect(turn.hold)
        self.looking_back.moved.connect(self._paper_moved)
        self.looking_back.told.connect(self.reader.say)
        self.looking_back.aided.connect(lambda: self.aid_wanted.emit("suits"))
        for source in (stage.explained, self.conversation.explained):
            source.connect(self._explain)
        turn.speaking.explained.connect(lambda term: self._explain((term,)))

    # --- how it is driven --------------------------------------------------------------------------------------------

    def configure(self, settings: Settings) -> None:
        """Take speed, pause, size of cards and the like; at once."""
        self._pace = Pace.of(settings)
        self._counts = settings.running_count
        self.turn.configure(settings)
        self.stage.configure(self._pace, settings.card_size, rising=settings.rising)
        if self.stage.table is not None and self._company is not None:
            self._shown(self.stage.table)

    def open(self, sitters: tuple[Sitter, ...], view: PlayerView, ended: tuple[Table, ...] = ()) -> None:
        """Show a table as it stands, without any motion.

        ``ended`` are the tables of hands of this game that the page was not there for.
        """
        south = view.seat
        if south is None:
            south = self._company.south if self._company is not None else 0
        self._company = company_of(sitters, view, south, self._art)
        if ended:
            self.papers.catch_up(ended)
        self.stage.show()
        self.dock.show()
        self.strip.setEnabled(True)
        hand_on(self.drape, self.stage)
        self.drape.lift()
        self._seat()
        if view.seat is not None:
            self.first = self.stage
        if self.first is not None:
            # Before anything is told: a screen reader that comes to the felt would cut it short.
            self.stage.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show(view)
        self.reader.seat(self.strip.accessibleName())

    def keep_for_next(self) -> None:
        """Give nobody the keyboard by itself until one has taken the seat: it is about to be covered for a person."""
        self.first = None

    def reseat(self, sitters: tuple[Sitter, ...], south: Seat) -> None:
        """Let the same people sit in other chairs, before the cards are dealt."""
        self._company = replace(self.company, south=south, sitters=named(sitters))
        self._seat()

    def keep(self, told: Tally) -> None:
        """Take where the sitting stands, before anything else that comes with it."""
        self.papers.tally = told

    def rewind(self, view: PlayerView) -> None:
        """Show a table as it stands after decisions were taken back, whatever is moving."""
        self.turn.take_back()
        self.reader.taken_back(self.stage.table, view.table)
        self._show(view)

    def _show(self, view: PlayerView) -> None:
        self._view = view
        self._unask()
        self.asking.close()
        self.papers.close_sheet()
        self.papers.close_last_trick()
        self.places.all()
        self.stage.show_table(view.table)
        self.conversation.hear(view, self.company)
        self.looking_back.see(view.table, self.company)
        self.places.all()

    def step(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        """Let what happened be seen, one event after the other."""
        self._view = view
        self._unask()
        if self.asking.of_turn or view.table.over:
            self.asking.close()
        if any(isinstance(each.event, Annulled | Dealt) for each in beats):
            self.dock.offer(Offer())
        for each in beats:
            self.stage.enact(each.event, each.table)

    def present(self, asked: Asked) -> None:
        """Ask the person at the screen, as soon as nothing moves."""
        self._pending = asked
        if not self.stage.busy:
            self._ask()

    def refused(self, reason: Reason, action: Action | None) -> None:
        """Say why a decision was not taken after all; to those who listen also why nothing can be taken back."""
        if action is None and self.stage.table is not None:
            self.reader.say(refusals.refusal(reason, None, self.stage.table))
        else:
            self.turn.refuse(reason, action)

    def ask_for_hint(self) -> None:
        """Say the hint that was given for this turn once more; without one, ask for it."""
        self.turn.hold()
        if self.asking.of_turn and self.asking.panel is not None:
            return
        if self._hint is not None:
            card, said = self._hint
            self.turn.advise(said, card)
        else:
            self.hint_wanted.emit()

    def advise(self, hint: Hint | None) -> None:
        """Say a hint, and put the keyboard on its card."""
        if hint is not None:
            self._hint = (hint.best, told(hint))
            self.ask_for_hint()

    def curtain(self, seat: Seat, view: PlayerView) -> None:
        """Cover the table until the person of that seat takes it; ``view`` is a spectator's."""
        sitters, names, table = self.company.sitters, self.company.names, view.table
        since = heard_since(view, seat, names)
        self.drape.draw(seat, sitters, table, self._pace, since)
        lies = aloud.on_table(table.trick, names) if table.trick is not None else ""
        told = " ".join(filter(None, (self.drape.last(sitters, table), lies, *since)))
        if told:
            heard.announce(self.drape, told)
        self.conversation.forget()
        self.looking_back.forget()
        self.turn.forget()
        self._show(view)
        self.dock.offer(Offer())
        self.dock.hide()
        self.stage.hide()
        self.strip.setEnabled(False)
        self.drape.raise_()
        self.sounded.emit(Sound.CURTAIN)

    def look_back(self) -> None:
        """Show the cards played, or put them away; behind a curtain nobody looks at anything."""
        if self._company is not None and not self.drape.isVisible():
            self.conversation.close()
            self.looking_back.toggle()

    def skip(self) -> None:
        """Do not wait for what moves or rests."""
        self.stage.skip()

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits to be shown."""
        return self.stage.busy

    @property
    def company(self) -> Company:
        """Who sits at the table; there is nobody before a table is opened."""
        assert self._company is not None
        return self._company

    def _seat(self) -> None:
        company = self.company
        self.turn.company = company
        self.stage.seat(company.sitters, company.south, company.game.variant.stakes, company.rules.suit_order)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab goes on; a button that goes under the mouse leaves the keyboard to what lies there, and no sign of it."""
        holds = QApplication.focusWidget()
        gone = isinstance(holds, Press) and holds.by_mouse and not (holds.isVisible() and holds.isEnabled())
        if not gone or not self.isVisible():
            return super().focusNextPrevChild(forwards)
        self.home().setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _paper_moved(self) -> None:
        """When a paper has gone and the keyboard is back at the hand, its card is read."""
        if self.conversation.paper is None and self.looking_back.paper is None:
            self.stage.hand.come_back()

    # --- asking ------------------------------------------------------------------------------------------------------

    def _unask(self) -> None:
        self._pending = None
        self.turn.rest()

    def _ask(self) -> None:
        asked, self._pending = self._pending, None
        if asked is not None:
            self._note_count(asked.view.table)
            self.turn.ask(asked, self.company)

    def _note_count(self, table: Table) -> None:
        """What is counted for the player beyond the rules of the table is an aid: once in a hand."""
        if self._counts and table.tricks and not self.company.rules.show_running_count:
            counted = (self.company.south, table.number)
            if counted not in self._counted:
                self._counted.add(counted)
                self.aid_wanted.emit("count")

    def _decided(self, action: Action) -> None:
        self._pending = self._hint = None
        self.decided.emit(action)

    # --- what happens ------------------------------------------------------------------------------------------------

    def _still(self) -> None:
        table = self.stage.table
        if table is not None and table.score is not None and not self.drape.isVisible() and self.sheet.isHidden():
            self.papers.ended = table
            self._open_sheet(looked_up=False)
            self._tell_sheet(whole=self.reader.more)
        if self._view is not None:
            self.conversation.hear(self._view, self.company)
            self.looking_back.see(self._view.table, self.company)
        self._ask()
        self.idle.emit()

    def _happened(self, event: Event, table: Table) -> None:
        if isinstance(event, Dealt):
            self.papers.close_sheet()
            if event.number == 1:
                self.papers.begin()
        if isinstance(event, DealScored):
            self.papers.hands = (*self.papers.hands, PlayedHand.of(table))
            self.asking.close()
        if isinstance(event, Dealt | CardPlayed):
            self.papers.close_last_trick()
        self.reader.happened(event, table, self.company)
        if isinstance(event, TrickTaken) and self._pace.waits:
            self.turn.wait_for_click()
            if self.window().focusWidget() is None:
                self.stage.setFocus(Qt.FocusReason.OtherFocusReason)

    def _shown(self, table: Table) -> None:
        company = self.company
        self.turn.go_on()
        self.strip.medals = company.medals
        scores = strip_scores.scores(table, company.south, company.names, company.game, counted=self._counts)
        self.strip.tally = tally.brief(self.papers.tally, table, company.south)
        self.strip.show_scores(scores, company.target, *telling.progress(table, company.target, company.game))
        self.strip.allow_sheet(self.papers.ended is not None)

    def _explain(self, terms: tuple[str, ...]) -> None:
        self.turn.hold()
        self.explained.emit(entry(terms, self.company.rules.code))

    def _open_sheet(self, *, looked_up: bool) -> None:
        """Show the score sheet; nothing else stays open below it."""
        self.papers.close_last_trick()
        self.looking_back.close()
        self.conversation.close()
        self.papers.open_sheet(self.company, looked_up=looked_up)

    def _tell_sheet(self, *, whole: bool) -> None:
        """Tell how the hand ended, with ``whole`` how that came about, and how the game stands."""
        how = self.sheet.breakdown if whole else ""
        self.reader.say(" ".join(filter(None, (self.sheet.told, how, aloud.ended(self.strip.accessibleName())))))

    def _sheet_read(self) -> None:
        table = self.stage.table
        if table is not None and table.over and not self.stage.busy:
            self.deal_wanted.emit()

    # --- sizes and keys ----------------------------------------------------------------------------------------------

    def wear(self, _look: Look) -> None:
        """Everything may have another size."""
        self.places.all()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new size: everything has a new place."""
        super().resizeEvent(event)
        self.places.all()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no control wanted: letters for what may be done, Escape to put a paper away."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        name = LETTERS.get(Qt.Key(event.key())) if plain else None
        away = event.key() == Qt.Key.Key_Escape and self.put_away()
        if not away and not (plain and self._number(event)) and (name is None or not self._command(name)):
            super().keyPressEvent(event)

    def _number(self, event: QKeyEvent) -> bool:
        """A number that the hand did not take: it chooses a card for a question, or one is told why it does nothing."""
        if event.key() not in DIGITS or event.isAutoRepeat() or not self.stage.isEnabled() or self.drape.isVisible():
            return False
        panel = self.asking.panel
        if panel is not None and panel.picks:
            return self.stage.hand.key(event)
        if panel is not None:
            self.reader.say(self.tr("First answer: {question}").format(question=panel.accessibleName()))
        elif self.stage.busy:
            self.reader.say(self.tr("One moment: Enter goes on at once"))
        return panel is not None or self.stage.busy

    @property
    def _asked(self) -> str:
        """What is wanted now: a question that lies there, or what the prompt says."""
        panel = self.asking.panel
        if panel is not None:
            return f"{panel.asked} {panel.so_far}".rstrip()
        return self.turn.stands

    def _command(self, name: str) -> bool:
        """Do what a letter means (`ui.keys`), if it means anything now; behind a curtain nothing does.

        Over the score sheet it can only be told how things stand, as the sheet has it.
        """
        if self._company is None or self.drape.isVisible():
            return False
        if not self.sheet.isHidden():
            if name == "again":
                self._tell_sheet(whole=True)
            return name == "again"
        if name in WORDS:
            self.reader.say(refusals.not_now() if self.signals.isHidden() else self.signals.toggle(WORDS[name]))
        elif name == "explain":
            self._explain(self.conversation.latest)
        elif name == "said":
            self.looking_back.close()
            self.conversation.toggle()
        elif name == "again" and self.stage.table is not None:
            self.reader.again(self.company, self._asked, self.strip.accessibleName())
        elif not self.dock.press(name):
            self.reader.say(refusals.not_now())
        return True
