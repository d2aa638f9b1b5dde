"""A game that is looked at again on the real table: card by card, from any seat, with all that was said.

The page owns the place in the record and what is done there: walking, noting, copying. To play on from there, or the
same deal again, is asked of the window.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.record.excerpt import position_seen
from tressette_desktop.engine.record.notes import Annotation
from tressette_desktop.engine.record.story import Eye, Story
from tressette_desktop.ui import keys, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.focus import hand_on
from tressette_desktop.ui.kit.page import Sheet
from tressette_desktop.ui.kit.text import read_out
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.theme import EM, Look
from tressette_desktop.ui.thinker import Thinker
from tressette_desktop.ui.windows.complaints import Complaints
from tressette_desktop.ui.windows.going_on import GoingOn
from tressette_desktop.ui.windows.opened import OpenedFile
from tressette_desktop.ui.windows.reel import Reel
from tressette_desktop.ui.windows.replay_parts import Parts
from tressette_desktop.ui.windows.replay_pen import Pen
from tressette_desktop.ui.windows.replay_side import Side
from tressette_desktop.ui.windows.replay_table import ReplayTable
from tressette_desktop.ui.windows.reviewing import Reviewing
from tressette_desktop.ui.windows.standing import Standing, standing
from tressette_desktop.ui.windows.told_moves import ToldMoves
from tressette_desktop.ui.windows.transport import Transport
from tressette_desktop.ui.windows.waiting import variant_name
from tressette_desktop.ui.windows.walk import Walk
from tressette_desktop.ui.windows.worth import Worth


class ReplayPage(Sheet):
    """A file of records with one of them open; there is at least one hand in it."""

    back = Signal()
    play_on_wanted = Signal()
    """Play on from where ``walk`` stands."""
    again_wanted = Signal()
    """Play the hand where ``walk`` stands from its first card."""
    complained = Signal(str)
    """Something could not be done: one sentence."""
    done = Signal(str)
    """Something was done that nothing shows: one sentence."""
    explained = Signal(str)
    """Words on the felt were clicked: the entry of the glossary that explains them."""

    def __init__(
        self, file: OpenedFile, art: CardArt, settings: Settings, thinker: Callable[[], Thinker], record: int = 0
    ) -> None:
        super().__init__()
        self.file, self.record = file, record
        self.reel = Reel(self)
        self.walk = Walk(Story(self.reel.open(file.chapters[record])))
        self.going_on = GoingOn(settings.speed, self)
        self.table = ReplayTable(art, settings)
        self.side = Side(self._title(), self)
        self.bar = Transport()
        self.pen = Pen(file, self)
        self.worth = Worth(thinker, self)
        self._drawn, self._away = False, False
        """Whether the moves are wanted where they come only then, and put away where they stand unless they are."""
        self.reviewing = Reviewing(file, self)
        self._moves = ToldMoves(self.pen, self.reviewing, self)
        self.side.add(self.reviewing.panel)
        self.reviewing.panel.follow(self.side.moves)
        self._parts = Parts(self, self.table, self.side, self.bar)
        self._connect()
        self.first = self.bar.buttons["replay_on"]
        self.setAccessibleName(self.tr("A game looked at again"))
        self._arrive(quiet=True)

    @property
    def kept(self) -> tuple[int, int, int, Eye]:
        """Record, hand and move, and from where one looks."""
        return self.record, self.walk.number, self.walk.at, self.walk.eye

    def resume(self, kept: tuple[int, int, int, Eye]) -> None:
        """Stand at the move where one stood."""
        self.record, number, at, eye = kept
        self.walk = Walk(Story(self.reel.open(self.file.chapters[self.record])))
        self.walk.look(eye)
        self.walk.go(number, at)
        self._arrive(quiet=True)

    def take_keyboard(self, at: str = "") -> None:
        """Who comes to it hears at which move it stands."""
        super().take_keyboard(at)
        self.tell_aloud()

    def tell_aloud(self) -> None:
        """Say the move one is at to whoever listens."""
        self.table.stage.announce(self._moves.row(self.walk, self.walk.at).spoken)

    def _title(self) -> str:
        header = self.walk.story.record.header
        day = QDate.fromString(header.free.get("Date", ""), Qt.DateFormat.ISODate)
        when = QLocale().toString(day, QLocale.FormatType.ShortFormat) if day.isValid() else self.file.path.name
        return f"{variant_name(header.variant)}, {when}"

    def _connect(self) -> None:
        side, bar, stage = self.side, self.bar, self.table.stage
        does: dict[str, Callable[[], object]] = {
            "replay_back": lambda: self._walk(self.walk.step(-1)),
            "replay_on": self.step_on,
            "replay_trick_back": lambda: self._walk(self.walk.trick(-1)),
            "replay_trick_on": lambda: self._walk(self.walk.trick(1)),
            "replay_start": lambda: self._walk(self.walk.end(-1)),
            "replay_end": lambda: self._walk(self.walk.end(1)),
            "replay_hand_back": lambda: self._walk(self.walk.next_hand(-1)),
            "replay_hand_on": lambda: self._walk(self.walk.next_hand(1)),
            "replay_play": self.going_on.toggle,
            "replay_look": self._look_on,
            "replay_note": self.open_editor,
            "replay_unnote": self.pen.take_back,
            "replay_copy": self.copy,
            "replay_moves": self.toggle_moves,
            "back": self._put_away,
        }
        for name, do in does.items():
            for sequence in keys.shortcut(name).sequences if name != "replay_play" else ():
                key = QShortcut(sequence, self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
                key.activated.connect(do)
        bar.pressed.connect(lambda name: does[name]())
        bar.moved.connect(lambda step: self._walk(self.walk.go(self.walk.number, self.walk.places[step])))
        bar.looked.connect(self.look)
        bar.left.connect(self.back)
        bar.moves_wanted.connect(self.toggle_moves)
        side.moves.wanted.connect(lambda place: self._walk(self.walk.go(self.walk.number, place)))
        side.hand_wanted.connect(lambda number: self._walk(self.walk.go(number, 0)))
        side.record_wanted.connect(self.open)
        side.play_on_wanted.connect(self.play_on_wanted)
        side.again_wanted.connect(self.again_wanted)
        side.copy_wanted.connect(self.copy)
        side.closed.connect(lambda: self._show_moves(False))
        side.note_wanted.connect(self.open_editor)
        side.unnote_wanted.connect(self.pen.take_back)
        side.editor.saved.connect(self._save_note)
        side.editor.closed.connect(side.close_editor)
        self.pen.rewritten.connect(self._read_again)
        self.pen.overtaken.connect(self._meet)
        self.pen.complained.connect(self.complained)
        stage.idle.connect(self.going_on.rested)
        self.going_on.wanted.connect(self._play_one)
        self.going_on.changed.connect(bar.show_playing)
        self.table.explained.connect(self.explained)
        self.table.papers.home = self._home
        self.worth.told.connect(side.show_worth)
        self.reviewing.changed.connect(self._show_side)
        self.reviewing.wanted.connect(self._go_to_decision)
        self.reel.grown.connect(self._show_side)
        self.reel.ended.connect(self._show_side)

    # --- walking -----------------------------------------------------------------------------------------------------

    def open(self, record: int) -> None:
        """Open another record of the file, if there is a hand in it."""
        story = Story(self.reel.open(self.file.chapters[record]))
        if not story.count:
            self.complained.emit(self._fault(story) or self.tr("No card was dealt in this game."))
            self.side.offer_records(len(self.file.chapters), self.record)
            return
        self.record, self.walk = record, Walk(story)
        self._place()
        self._arrive()

    def go_to(self, entry: int) -> None:
        """Go to the move of an entry of the record."""
        self._walk(self.walk.go(*self.walk.story.place_of(entry)))

    def step_on(self) -> None:
        """Go one move on, and let it be seen as it happens; after the last one the next hand is dealt."""
        self._walk(self.walk.step(1), going_on=True)

    def look(self, eye: Eye) -> None:
        """Look from somewhere else."""
        before = self._moves.row(self.walk, self.walk.at).spoken
        self.walk.look(eye)
        self._arrive(quiet=True)
        now, seen = self.bar.eyes.currentText(), self._moves.row(self.walk, self.walk.at).spoken
        panel = self.reviewing.panel
        reviewed = "" if panel.isHidden() else panel.title.text()
        self.table.stage.announce(read_out(now, "" if seen == before else seen, reviewed))

    def _go_to_decision(self, place: int) -> None:
        """Go to where a decision was made, and say what it was worth."""
        self.going_on.stop()
        self.walk.go(self.walk.number, place)
        self._arrive(quiet=True, lying=True)
        self.table.stage.announce(self.reviewing.panel.told)

    def _walk(self, moved: bool, *, going_on: bool = False) -> None:
        if not going_on:
            self.going_on.stop()
        if moved:
            self._arrive(going_on=going_on)

    def _play_one(self) -> None:
        if not self.walk.step(1):
            self.going_on.stop()
            return
        self._arrive(going_on=True)

    def _look_on(self) -> None:
        eyes = self.walk.story.eyes(self.walk.number)
        self.look(eyes[(eyes.index(self.walk.eye) + 1) % len(eyes)])

    # --- showing -----------------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The names by chair in this hand."""
        return self._moves.names(self.walk)

    def _arrive(self, *, going_on: bool = False, quiet: bool = False, lying: bool = False) -> None:
        """Show everything as it is where one has come to; unless it is to be ``quiet``, tell the move as well."""
        walk, names = self.walk, self.names
        self.table.show_place(walk, names, going_on=going_on, lying=lying)
        places, said = walk.places, self._said(walk.at)
        self.bar.show_place(places.index(walk.at), len(places), said)
        self.bar.offer(walk.story.eyes(walk.number), names, walk.eye)
        self.side.close_editor()
        self.reviewing.show_place(self.record, walk, names)
        self._show_side()
        self.worth.ask(walk.hand, walk.at, walk.eye, names)
        row = self._moves.row(walk, walk.at)
        told = row.remarks if going_on else row.spoken
        if told and not quiet:
            self.table.stage.announce(told)

    def _show_side(self) -> None:
        walk, side = self.walk, self.side
        story = walk.story
        side.show_fault(self._fault(story))
        percent = self.tr("Reading: {percent} %").format(percent=self.reel.percent)
        side.show_progress(percent if self.reel.reading else "")
        side.offer_records(len(self.file.chapters), self.record)
        side.offer_hands(story.count, walk.number)
        side.moves.show_rows([self._moves.row(walk, at) for at in walk.places], walk.at)
        over = walk.moment.table.over
        known = walk.hand.open
        side.allow(play_on=known and not over, again=known, note=self._sound, unnote=self.file.undoable)

    @property
    def _sound(self) -> bool:
        return self.walk.story.record.error is None and not self.reel.reading

    def _said(self, at: int) -> str:
        return self._moves.said(self.walk, at)

    def _fault(self, story: Story) -> str:
        error = story.record.error
        return "" if error is None else Complaints().fault(error)

    # --- notes and copies --------------------------------------------------------------------------------------------

    def open_editor(self) -> None:
        """Write a note on the move."""
        if self.pen.may_write(self._sound):
            self._show_moves(True)
            self.side.edit(self._said(self.walk.at), self.pen.noted(self.walk, self.walk.at))

    def copy(self) -> None:
        """Put the position into the clipboard, as far as it is seen from there."""
        line = position_seen(self.walk.hand, self.walk.at, self.walk.eye)
        QGuiApplication.clipboard().setText(line)
        self.done.emit(self.tr("Copied: {text}").format(text=line))

    def _save_note(self, wanted: Annotation) -> None:
        if self.pen.may_write(self._sound) and self.pen.write(self.record, self.walk.moment.entry, wanted):
            self.side.close_editor()

    def _meet(self, record: int) -> None:
        """Somebody else has changed the file: the note that is being written stays open."""
        self._read_again(record)
        self.side.editor.meet(self._said(self.walk.at), self.pen.noted(self.walk, self.walk.at))
        self.side.editor.line.setFocus()

    def _read_again(self, record: int) -> None:
        """Take the file as it is now, and stay at the move: notes change the places of entries, not the moves."""
        number, at, eye = self.walk.number, self.walk.at, self.walk.eye
        chapter = self.file.chapters[record]
        self.record, self.walk = record, Walk(Story(self.reel.open(chapter, least=self.reel.lines)))
        self.walk.look(eye)
        self.walk.go(number, at)
        self._show_side()
        self.side.moves.setFocus()

    # --- sizes and keys ----------------------------------------------------------------------------------------------

    def toggle_moves(self) -> None:
        """Show the moves, or put them away; where they stand beside the table by themselves, go there first."""
        moves = self.side.moves
        if self._standing is Standing.BESIDE and not self.side.isHidden() and not moves.hasFocus():
            moves.setFocus()
        else:
            self._show_moves(self.side.isHidden())

    def leave(self) -> None:
        """Ask and read nothing any more."""
        self.reel.stop()
        self.worth.stop()
        self.reviewing.leave()

    @property
    def _standing(self) -> Standing:
        return standing(self.width() * EM / theme.current().em, len(self.walk.moment.table.hands))

    def _show_moves(self, on: bool) -> None:
        comes = on and self.side.isHidden()
        if self._standing is Standing.BESIDE:
            self._away = not on
        else:
            self._drawn = on
        if not on:
            hand_on(self.side, self.bar.buttons["replay_on"])
        self._place()
        if comes:
            self.side.moves.setFocus()
            self.side.moves.show_rows(self.side.moves.rows, self.walk.at)

    def _home(self) -> QWidget:
        """Where the keyboard goes when what has it is put away."""
        return self.bar.buttons["replay_on"] if self.side.isHidden() else self.side.moves

    def _put_away(self) -> None:
        """Escape: the score sheet, the note, the moves over the table, and then the page."""
        if self.table.papers.sheet.isVisible():
            self.table.papers.close_sheet()
        elif self.side.editor.isVisible():
            self.side.close_editor()
        elif self._standing is not Standing.BESIDE and self.side.isVisible():
            self._show_moves(False)
        else:
            self.back.emit()

    def wear(self, _look: Look) -> None:
        """Everything may have another size."""
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new size: moves and table share it in another way."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        found = self._standing
        self._parts.share(found, shown=not self._away if found is Standing.BESIDE else self._drawn)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, where no control wants it."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.going_on.toggle()
        else:
            super().keyPressEvent(event)
