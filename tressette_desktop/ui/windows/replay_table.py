"""The table of a game that is looked at: score strip, felt and score sheet, shown from where one looks."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tressette_desktop.engine.core.events import Event, TrickTaken
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.record.story import Open, Story
from tressette_desktop.engine.rules.game import awaited
from tressette_desktop.engine.seats import Seat
from tressette_desktop.ui import theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels import strip_scores, telling
from tressette_desktop.ui.panels.announced import spoken
from tressette_desktop.ui.panels.company import Company, company_of
from tressette_desktop.ui.panels.conversation import entry
from tressette_desktop.ui.panels.papers import Papers
from tressette_desktop.ui.panels.reckoning import PlayedHand
from tressette_desktop.ui.panels.sheet import LATEST
from tressette_desktop.ui.panels.strip import ScoreStrip
from tressette_desktop.ui.panels.tally import tally_of
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.table import access
from tressette_desktop.ui.table.asked import Sitter
from tressette_desktop.ui.table.metrics import MENU, STRIP, furniture_scale
from tressette_desktop.ui.table.stage import Stage
from tressette_desktop.ui.table.tweens import Pace
from tressette_desktop.ui.theme import EM, Look
from tressette_desktop.ui.windows.offers import MEDALS
from tressette_desktop.ui.windows.walk import Walk


class ReplayTable(QWidget):
    """Moves forward by what happens, anywhere else by what lies there; it asks nobody anything."""

    explained = Signal(str)
    """Words on the felt were clicked: the entry of the glossary that explains them."""

    def __init__(self, art: CardArt, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._company: Company | None = None
        self._left: Table | None = None
        """What was left when a trick was taken that is still shown as it lay there."""
        self._awaited: tuple[Seat, ...] = ()
        access.install()
        self.strip = ScoreStrip(art)
        self.stage = Stage(art)
        self.stage.scenery.retold = True
        self.papers = Papers(art, self)
        self.papers.behind = lambda: (self.strip, self.stage)
        pace = replace(Pace.of(settings), waits=False)
        self.stage.configure(pace, settings.card_size, rising=settings.rising, docked=False)
        for widget in (self.stage, self.stage.viewport()):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stage.happened.connect(self._happened)
        self.stage.shown.connect(self._shown)
        self.stage.explained.connect(lambda terms: self.explained.emit(entry(terms, self.company.rules.code)))
        self.strip.sheet_wanted.connect(self._open_sheet)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self.stage, 1)

    @property
    def company(self) -> Company:
        """Who sits there; nobody before a table is shown."""
        assert self._company is not None
        return self._company

    def show_place(self, walk: Walk, names: tuple[str, ...], *, going_on: bool, lying: bool = False) -> None:
        """Show where one is; ``going_on`` if that is one move after what is shown now.

        A trick that a move ends is taken at once, unless it is to be shown as it was still ``lying`` there.
        """
        view = walk.hand.view(walk.at, walk.eye)
        beats = walk.hand.beats(walk.at, walk.eye) if going_on or lying else ()
        self.papers.close_sheet()
        self._seat(walk, view, names)
        self._awaited = awaited(self.company.game, walk.moment.table)
        self._read(walk)
        taken = next((at for at, beat in enumerate(beats) if isinstance(beat.event, TrickTaken)), 0)
        if going_on and beats:
            self.stage.settle()
            if self._left is not None:
                self.stage.show_table(self._left)
            self._enact(beats)
        else:
            self.stage.show_table(beats[taken - 1].table if lying and taken else view.table)
        self._left = view.table if lying and taken else None

    def _enact(self, beats: tuple[Beat, ...]) -> None:
        for each in beats:
            self.stage.enact(each.event, each.table)

    def _seat(self, walk: Walk, view: PlayerView, names: tuple[str, ...]) -> None:
        bots = walk.story.record.header.bots
        sitters = tuple(
            Sitter(name, MEDALS[player], player not in bots)
            for name, player in zip(names, walk.hand.chairs, strict=True)
        )
        company = self._company = company_of(sitters, view, walk.south, self._art)
        stakes, suits = company.game.variant.stakes, company.rules.suit_order
        self.stage.seat(company.sitters, company.south, stakes, suits, open=isinstance(walk.eye, Open))

    def _read(self, walk: Walk) -> None:
        """Have the score sheet ready where the hand is over."""
        table = walk.moment.table
        self.papers.ended = table if table.score is not None else None
        if table.score is not None:
            self.papers.hands = _finished(walk.story, walk.number)
            self.papers.tally = tally_of(walk.hand.match.after(table), table)

    def _open_sheet(self) -> None:
        self.papers.open_sheet(self.company, looked_up=True)

    def _happened(self, event: Event, table: Table) -> None:
        told = spoken(event, table, self.company.names)
        if told:
            self.stage.announce(told)

    def _shown(self, table: Table) -> None:
        company = self.company
        if table.trick is None and not self.stage.busy:
            # In an auction the table itself does not say whose turn it is.
            self.stage.ask(None, self._awaited)
        self.strip.medals = company.medals
        scores = strip_scores.scores(table, company.south, company.names, company.game)
        progress = telling.progress(table, company.target, company.game)
        self.strip.show_scores(scores, company.target, *progress)
        self.strip.allow_sheet(self.papers.ended is not None and table.score is not None)

    # --- sizes -------------------------------------------------------------------------------------------------------

    def wear(self, _look: Look) -> None:
        """Everything may have another size."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new size: everything has a new place."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        scale = furniture_scale(self.width(), self.height() + MENU, theme.current().em / EM)
        self.strip.set_scale(scale)
        self.stage.resize(self.width(), self.height() - round(STRIP * scale))
        self.stage.fit(scale)
        self.papers.sheet.setGeometry(self.rect())


def _finished(story: Story, number: int) -> tuple[PlayedHand, ...]:
    """Return the latest hands of a game, up to a hand that is finished."""
    hands: list[PlayedHand] = []
    for each in range(number, max(-1, number - LATEST), -1):
        hand = story.hand(each)
        table = hand.moments[-1].table
        hands += [PlayedHand.of(table)] if table.score is not None else []
        if hand.match.hands == 0:
            break
    return tuple(reversed(hands))
