"""What stands beside a game that is looked at: which hand, its moves, what is noted of one, and what can be done."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from tressette_desktop.engine.record.notes import Annotation
from tressette_desktop.ui import keys, theme
from tressette_desktop.ui.kit.buttons import Button, Kind
from tressette_desktop.ui.kit.fields import Combo
from tressette_desktop.ui.kit.focus import hand_on
from tressette_desktop.ui.kit.paper import Paper
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.theme import Look
from tressette_desktop.ui.windows.moves import MoveList
from tressette_desktop.ui.windows.noting import NoteEditor
from tressette_desktop.ui.windows.standing import WIDE

WIDEST: Final = 16_777_215
"""What Qt takes for no limit (QWIDGETSIZE_MAX)."""


class Side(Paper):
    """At the right of the table, or in its place where there is no room for both."""

    hand_wanted = Signal(int)
    record_wanted = Signal(int)
    play_on_wanted = Signal()
    again_wanted = Signal()
    copy_wanted = Signal()
    note_wanted = Signal()
    unnote_wanted = Signal()
    closed = Signal()
    """Its cross was pressed."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.title = Text(title, "strong", wrap=True)
        self.cross = Button("", "cross", Kind.GHOST)
        self.cross.setAccessibleName(self.tr("Put away"))
        self.cross.setToolTip(keys.with_key(self.tr("Put away"), "replay_moves"))
        self.cross.setAccessibleDescription(keys.shortcut("replay_moves").caps[0])
        self.cross.clicked.connect(self.closed)
        self.fault = Text("", "body", "red", wrap=True)
        self.progress = Text("", "body", "soft", wrap=True)
        self.records, self.hands = Combo(()), Combo(())
        self.records.setAccessibleName(self.tr("Game of this file"))
        self.hands.setAccessibleName(self.tr("Hand"))
        self.records.chosen.connect(lambda key: self.record_wanted.emit(int(key)))
        self.hands.chosen.connect(lambda key: self.hand_wanted.emit(int(key)))
        self.moves = MoveList()
        self.worth = Text("", "body", "soft", wrap=True)
        self.editor = NoteEditor()
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._room = QVBoxLayout()
        self.play_on = Button(self.tr("Play on from here"), "play", Kind.PRIMARY)
        self.play_on.clicked.connect(self.play_on_wanted)
        self.more = Button(self.tr("More"), "down")
        self.more.clicked.connect(self._open_menu)
        self.menu = self._menu()
        self._known: list[QWidget] = []
        self._away: list[QWidget] = []
        self._lay_out()
        self.stand()

    def add(self, known: QWidget) -> None:
        """Add what else is known of the game, below the moves."""
        self._room.insertWidget(len(self._known), known)
        self._known.append(known)

    def stand(self, *, alone: bool = False) -> None:
        """Take a width, or, where it stands ``alone``, all there is; what is known is then beside the moves."""
        look, (across, down) = theme.current(), (QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom)
        self._halves.setDirection(across if alone else down)
        self._halves.setStretch(1, int(alone))
        self._halves.setSpacing(look.px(18 if alone else 8))
        self._room.setSpacing(look.px(8))
        self.setMinimumWidth(look.px(WIDE))
        self.setMaximumWidth(WIDEST if alone else look.px(WIDE))

    def show_fault(self, sentence: str) -> None:
        """Say what is wrong with the record, if anything is."""
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))

    def show_progress(self, sentence: str) -> None:
        """Say how much of a long record has been read; nothing when all of it is."""
        self.progress.setText(sentence)
        self.progress.setVisible(bool(sentence))

    def show_worth(self, sentence: str) -> None:
        """Say what the position is worth, where it is known."""
        self.worth.setText(sentence)
        self.worth.setVisible(bool(sentence))

    def offer_hands(self, count: int, chosen: int) -> None:
        """Offer so many hands."""
        for number in range(self.hands.count(), count):
            self.hands.addItem(self.tr("Hand {number}").format(number=number + 1), str(number))
        while self.hands.count() > count:
            self.hands.removeItem(self.hands.count() - 1)
        self.hands.choose(str(chosen))
        self.hands.setVisible(count > 1)

    def offer_records(self, count: int, chosen: int) -> None:
        """Offer so many games of one file."""
        for number in range(self.records.count(), count):
            self.records.addItem(self.tr("Game {number} of {of}").format(number=number + 1, of=count), str(number))
        self.records.choose(str(chosen))
        self.records.setVisible(count > 1)

    def edit(self, title: str, noted: Annotation) -> None:
        """Write a note on the move of that title; whatever else may be done or read here makes room meanwhile."""
        for each in (*self._known, self.worth, self.play_on, self.more):
            if not each.isHidden():
                self._away.append(each)
                each.hide()
        self.editor.open(title, noted)

    def close_editor(self) -> None:
        """Put the note away as it is."""
        hand_on(self.editor, self.moves)
        self.editor.hide()
        for each in self._away:
            each.show()
        self._away = []

    def allow(self, *, play_on: bool, again: bool, note: bool, unnote: bool) -> None:
        """Say what can be done here and now."""
        self.play_on.setEnabled(play_on)
        self._again.setEnabled(again)
        self._note.setEnabled(note)
        self._unnote.setEnabled(unnote)

    def wear(self, look: Look) -> None:
        """Closer margins than other papers have; its width is for the page to give."""
        super().wear(look)
        self.column.setContentsMargins(look.px(12), look.px(10), look.px(12), look.px(10))

    def _lay_out(self) -> None:
        head, choose, foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self.column.addLayout(head)
        head.addWidget(self.title, 1)
        head.addWidget(self.cross)
        for widget in (self.fault, self.progress):
            self.column.addWidget(widget)
        self.column.addLayout(choose)
        self.column.addLayout(self._halves, 1)
        self._halves.addWidget(self.moves, 1)
        self._halves.addLayout(self._room)
        self._room.addWidget(self.worth)
        self._room.addWidget(self.editor)
        self._room.addStretch()
        self.column.addLayout(foot)
        choose.addWidget(self.records, 1)
        choose.addWidget(self.hands, 1)
        foot.addWidget(self.play_on, 1)
        foot.addWidget(self.more)
        for hidden in (self.fault, self.progress, self.worth, self.records, self.hands):
            hidden.hide()

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        self._again = menu.addAction(self.tr("The same deal again"), self.again_wanted.emit)
        menu.addAction(_keyed("replay_copy"), self.copy_wanted.emit)
        menu.addSeparator()
        self._note = menu.addAction(_keyed("replay_note"), self.note_wanted.emit)
        self._unnote = menu.addAction(_keyed("replay_unnote"), self.unnote_wanted.emit)
        return menu

    def _open_menu(self) -> None:
        corner = self.more.mapToGlobal(self.more.rect().topRight())
        size = self.menu.sizeHint()
        self.menu.popup(corner - QPoint(size.width(), size.height()))


def _keyed(name: str) -> str:
    """The title of a line of the map of keys with its key behind it, as a menu shows it."""
    line = keys.shortcut(name)
    return f"{line.title}\t{line.caps[0]}"
