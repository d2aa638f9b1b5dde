"""The one window: its pages, its menus, and what leads from one to the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from tressette_desktop import __version__
from tressette_desktop.ui import theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.focus import FocusRing
from tressette_desktop.ui.kit.page import Page
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.windows.menus import AT_TABLE, Menus
from tressette_desktop.ui.windows.start import StartData, StartPage, Way
from tressette_desktop.ui.windows.trouble import TroubleBar
from tressette_desktop.ui.windows.waiting import waiting

if TYPE_CHECKING:
    from tressette_desktop.engine.record.deal_set import DealSet
    from tressette_desktop.engine.record.header import Header
    from tressette_desktop.ui.panels.table_page import TablePage
    from tressette_desktop.ui.thinker import Thinker
    from tressette_desktop.ui.windows.archive import Archive
    from tressette_desktop.ui.windows.glossary import GlossaryWindow
    from tressette_desktop.ui.windows.handing_on import HandingOn
    from tressette_desktop.ui.windows.key_map import KeyMapWindow
    from tressette_desktop.ui.windows.models import NewGame, VariantCard
    from tressette_desktop.ui.windows.new_game import NewGamePage
    from tressette_desktop.ui.windows.offers import Offers
    from tressette_desktop.ui.windows.opened import OpenedFile
    from tressette_desktop.ui.windows.replay import ReplayPage
    from tressette_desktop.ui.windows.room import Room
    from tressette_desktop.ui.windows.sitting import Sitting

Change = Callable[[str, object], Settings]
"""Keeps a setting that the player has changed, dresses the window in it, and returns all settings."""


class MainWindow(QMainWindow):
    """Shows one page at a time. Every page but the first is made, and what it needs loaded, when it is wanted."""

    sounded = Signal(object)
    """Something is to be heard (`ui.sound.Sound`)."""

    def __init__(
        self,
        folders: tuple[Path, Path],
        settings: Settings,
        art: CardArt,
        thinker: Callable[[], Thinker],
        change: Change,
    ) -> None:
        super().__init__()
        self._games, self._logs = folders
        self._settings = settings
        self._art = art
        self._thinker = thinker
        self._change = change
        self._room: Room | None = None
        self._replaying: ReplayPage | None = None
        self._interrupted: Path | None = None
        self._glossary: GlossaryWindow | None = None
        self._key_map: KeyMapWindow | None = None
        self._audible = False
        self._pages = QStackedWidget()
        self._bar = TroubleBar()
        self._bar.again.connect(self._try_again)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages, 1)
        column.addWidget(self._bar)
        frame = QWidget()
        frame.setLayout(column)
        self.setCentralWidget(frame)
        self.setMinimumSize(theme.SMALLEST_WINDOW)
        self.setWindowTitle("Tressette")
        self.resize(QSize(settings.window_width, settings.window_height))
        self.setAcceptDrops(True)
        FocusRing(self)
        self._menus = self._menus_of()
        self.show_start()

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._pages.currentWidget()

    @property
    def room(self) -> Room | None:
        """The match at the table, if one is there."""
        return self._room

    def hear(self) -> None:
        """There is something to hear the sounds with: offer how loud they are."""
        self._audible = True

    def adopt(self, settings: Settings) -> None:
        """Take settings that nobody changed by hand, also at the table."""
        self._settings = settings
        self._at_table(lambda table: table.configure(settings))

    # --- pages ------------------------------------------------------------------------------------------------------

    def show_start(self) -> None:
        """Leave whatever is shown, and go to the first page."""
        self._leave_table()
        self._interrupted = None
        found = waiting(self._games)
        start = StartPage(StartData("" if found is None else found[1], __version__), self._art)
        start.chosen.connect(self._go)
        self._show(start)

    def resume_latest(self) -> None:
        """Go on with the latest game that is open."""
        found = waiting(self._games)
        if found is not None:
            self.open_record(found[0])

    def show_new_game(self) -> None:
        """Let the player choose a game and who sits there."""
        from tressette_desktop.ui.windows.new_game import NewGamePage
        from tressette_desktop.ui.windows.offers import Offers
        from tressette_desktop.ui.windows.usual import remembered

        offers = Offers()
        levels = offers.levels()
        page = NewGamePage(self._cards(offers), levels, self._art)
        page.dealt.connect(self._begin_wanted)
        page.changed.connect(lambda wanted: page.refuse(offers.contradiction(wanted)))
        page.explained.connect(self._explain)
        page.set_wanted.connect(self.show_deal_set)
        page.preset_saved.connect(lambda name, wanted: self._keep_preset(page, offers, name, wanted))
        page.preset_forgotten.connect(lambda variant, name: self._forget_preset(page, offers, variant, name))
        last = remembered(self._settings.last_game)
        if last is not None:
            page.propose(last)
        self._show_page(page)

    def show_history(self) -> None:
        """List the games that were played."""
        page = self._archive.history()
        page.looked.connect(lambda key: self.look_again(Path(key)))
        page.repeated.connect(lambda key: self.same_deal(Path(key)))
        self._show_page(page)

    def show_statistics(self) -> None:
        """Show what was made of the games that were played; the way back leads to their list."""
        page = self._archive.statistics()
        page.back.connect(self.show_history)
        self._leave_table()
        self._show(page)

    def show_deal_set(self) -> None:
        """Offer cards that others have as well; the way back leads to the new game."""
        from tressette_desktop.ui.windows.offers import Offers

        page = self._archive.deal_set(Offers.USUAL_LEVEL)
        page.dealt.connect(self._begin_set)
        page.back.connect(self.show_new_game)
        self._leave_table()
        self._show(page)

    def show_rules(self, variant: str = "") -> None:
        """Show the rules of a variant; unless one is named, of that which is played."""
        from tressette_desktop.ui.windows.rules import RulesPage

        if not variant:
            variant = "classic" if self._room is None else self._room.sitting.header.variant
        page = RulesPage(self._art, variant)
        page.wanted.connect(self.show_rules)
        page.glossary_wanted.connect(self.show_glossary)
        self._show_page(page)

    def show_glossary(self, key: str = "") -> None:
        """Show what a word means, in a window of its own."""
        from tressette_desktop.ui.windows.glossary import GlossaryWindow

        if self._glossary is None:
            self._glossary = GlossaryWindow(self._art)
        self._glossary.look_up(key)

    def show_keys(self) -> None:
        """Show what every key does, in a window of its own."""
        from tressette_desktop.ui.windows.key_map import KeyMapWindow

        if self._key_map is None:
            self._key_map = KeyMapWindow()
        self._key_map.come(self._key_map.page)

    def show_preferences(self) -> None:
        """Let the player change the settings."""
        from tressette_desktop.ui.windows.preferences import PreferencesPage

        page = PreferencesPage(self._settings, self._art, audible=self._audible)
        page.changed.connect(self._set)
        self._show_page(page)

    def show_lesson(self) -> None:
        """Play a hand with whoever does not know the game yet; it leads into a new game, and leaves no record."""
        from tressette_desktop.ui.windows.lesson import Lesson, lesson

        self._sit_down(lesson(self._settings.player_name), Lesson, self.show_new_game)

    def show_about(self) -> None:
        """Say what this is, who drew it, and on whose work it stands."""
        from tressette_desktop.ui.windows.about import AboutPage

        self._show_page(AboutPage())

    # --- a new game ------------------------------------------------------------------------------------------------

    def _cards(self, offers: Offers) -> tuple[VariantCard, ...]:
        settings = self._settings
        return offers.cards(settings.player_name, offers.USUAL_LEVEL, settings.own_presets)

    def _begin_wanted(self, wanted: NewGame) -> None:
        """Begin a new game, and propose the like of it next time."""
        from tressette_desktop.ui.windows.usual import to_remember

        self._settings = self._change("last_game", to_remember(wanted))
        self.begin(wanted)

    def _explain(self, variant: str) -> None:
        """Show how a variant is played; the way back leads to the new game."""
        from tressette_desktop.ui.windows.rules import RulesPage

        page = RulesPage(self._art, variant)
        page.wanted.connect(self._explain)
        page.glossary_wanted.connect(self.show_glossary)
        page.back.connect(self.show_new_game)
        self._leave_table()
        self._show(page)

    def _keep_preset(self, page: NewGamePage, offers: Offers, name: str, wanted: NewGame) -> None:
        """Keep the rules of a table under a name; an old bundle of that name gives way."""
        from tressette_desktop.ui.windows.sitting import header_of

        kept = [each for each in self._settings.own_presets if each[:2] != (wanted.variant, name)]
        kept.append((wanted.variant, name, header_of(wanted).options))
        self._settings = self._change("own_presets", kept)
        page.offer_presets(self._cards(offers), name)

    def _forget_preset(self, page: NewGamePage, offers: Offers, variant: str, name: str) -> None:
        kept = [each for each in self._settings.own_presets if each[:2] != (variant, name)]
        self._settings = self._change("own_presets", kept)
        page.offer_presets(self._cards(offers), "")

    # --- games ------------------------------------------------------------------------------------------------------

    def begin(self, wanted: NewGame) -> None:
        """Begin a new game."""
        from tressette_desktop.ui.windows.sitting import header_of

        self._begin(header_of(wanted))

    def open_record(self, path: Path) -> None:
        """Go on with a game, or look again at one that is over or damaged; what is at the table stays there."""
        from tressette_desktop.ui.windows.opened import OpenedFile
        from tressette_desktop.ui.windows.sitting import resume

        if self._room is not None and self._room.sitting.unfinished == path:
            return
        try:
            file = OpenedFile(path)
            if file.unfinished:
                self._sit_down_to_play(resume(path))
            else:
                self._replay(file)
        except OSError as error:
            self._complain_of(error)

    def look_again(self, path: Path) -> None:
        """Look at the record of a game, also of one that is not over."""
        from tressette_desktop.ui.windows.opened import OpenedFile

        try:
            self._replay(OpenedFile(path))
        except OSError as error:
            self._complain_of(error)

    def _replay(self, file: OpenedFile) -> None:
        """Show a file of records, if there is anything to be seen in it."""
        from tressette_desktop.ui.windows.replay import ReplayPage
        from tressette_desktop.ui.windows.seen import SeenPage, nothing_in

        number, record = file.first
        if record.header.view is not None and record.error is None:
            self._show_page(SeenPage(file.path.stem, record))
            return
        if record.play is None or not record.play.begun:
            self.complain(nothing_in(file.path, record))
            return
        self._leave_table()
        self._art.follow(record.play.game.options.french_map)
        page = ReplayPage(file, self._art, self._settings, self._thinker, number)
        page.back.connect(self.show_history)
        page.complained.connect(self.complain)
        page.done.connect(self._bar.note)
        page.explained.connect(self.show_glossary)
        page.table.stage.sounded.connect(self.sounded)
        page.play_on_wanted.connect(lambda: self._branch(page, page.walk.at))
        page.again_wanted.connect(lambda: self._branch(page, 0))
        self._show(page)
        self._replaying = page

    def _branch(self, page: ReplayPage, at: int) -> None:
        """Play on from a moment of a hand, in a game of its own; of several persons none may take another's hand."""
        from tressette_desktop.ui.windows.sitting import branch

        walk = page.walk
        seat = None if walk.eye is None else walk.south
        try:
            sitting = branch(self._games, walk.story, walk.number, at, seat, page.file.path.name)
        except OSError as error:
            self._complain_of(error)
            return
        self._sit_down_to_play(sitting)

    def same_deal(self, path: Path) -> None:
        """Play the latest hand of a record once more from its first card, in a game of its own."""
        from tressette_desktop.ui.windows.seen import no_hand
        from tressette_desktop.ui.windows.sitting import deal_again

        try:
            sitting = deal_again(self._games, path)
        except OSError as error:
            self._complain_of(error)
            return
        if sitting is None:
            self.complain(no_hand(path))
        else:
            self._sit_down_to_play(sitting)

    def _deal_again(self) -> None:
        """The same deal again, at the table."""
        path = self._room.sitting.path if self._room is not None else None
        if path is not None:
            self.same_deal(path)

    def complain(self, sentence: str) -> None:
        """Say one sentence at the foot of the window, until it is read; nothing to try again."""
        self._bar.say(sentence, again=False)

    def _begin_set(self, code: str, level: str) -> None:
        """Play a set of deals against computers of a level."""
        from tressette_desktop.engine.record.deal_set import read_deal_set
        from tressette_desktop.ui.windows.offers import Offers
        from tressette_desktop.ui.windows.sitting import header_of_set

        deals = read_deal_set(code)
        if deals is not None:
            cards = Offers().cards(self._settings.player_name, level)
            seats = next(card.seats for card in cards if card.key == deals.variant)
            self._begin(header_of_set(deals, seats), deals)

    def _begin(self, header: Header, deals: DealSet | None = None) -> None:
        from tressette_desktop.ui.windows.sitting import begin

        try:
            sitting = begin(self._games, header, deals)
        except OSError as error:
            self._complain_of(error)
            return
        self._sit_down_to_play(sitting)

    def _sit_down_to_play(self, sitting: Sitting) -> None:
        from tressette_desktop.ui.windows.room import Room

        self._sit_down(sitting, Room, lambda: self._begin(sitting.header))

    def _sit_down(self, sitting: Sitting, kind: type[Room], again: Callable[[], None]) -> None:
        """Open the table in a room of this kind; ``again`` is what follows when the players want more."""
        from tressette_desktop.ui.panels.table_page import TablePage

        self._leave_table()
        self._interrupted = None
        self._art.follow(sitting.session.match.game.options.french_map)
        page = TablePage(self._art, self._settings)
        room = kind(page, sitting, self._thinker(), self._settings, self)
        room.troubled.connect(lambda sentence: self._bar.say(sentence, again=True))
        page.leave.connect(self.show_start)
        page.explained.connect(self.show_glossary)
        page.sounded.connect(self.sounded)
        page.rematch_wanted.connect(again)
        page.sheet.repeatable = sitting.path is not None
        page.sheet.again_wanted.connect(self._deal_again)
        self._show(page)
        self._room = room
        self._menus.seat(self._meant(sitting))
        room.start()

    def _meant(self, sitting: Sitting) -> frozenset[str]:
        """What of the menus means something at this table: what is written down nowhere, a lesson, cannot be lost."""
        unmeant = set() if self._settings.hints else {"hint"}
        if sitting.unfinished is None:
            unmeant |= {"concede", "copy_deal"}
        if sitting.path is None:
            unmeant.add("same_deal")
        return frozenset(AT_TABLE) - unmeant

    def _leave_table(self) -> None:
        if self._replaying is not None:
            self._replaying.leave()
            self._replaying = None
            self._bar.hide()
        if self._room is not None:
            self._room.close()
            self._room.deleteLater()
            self._room = None
            self._menus.seat(frozenset())
            self._bar.hide()

    def _try_again(self) -> None:
        if self._room is not None:
            self._room.go_on()

    @cached_property
    def _archive(self) -> Archive:
        """The games that were played; neither their index nor the modules for it are needed for the first page."""
        from tressette_desktop.ui.windows.archive import Archive

        archive = Archive(self._games, self)
        archive.said.connect(self.complain)
        archive.opened.connect(self.open_record)
        archive.counted.connect(self.show_statistics)
        archive.brought.connect(self._show_brought)
        return archive

    def _show_brought(self) -> None:
        """Show the games that have come in, unless something else is being done by now."""
        from tressette_desktop.ui.windows.history import HistoryPage

        if isinstance(self.page, HistoryPage | StartPage):
            self.show_history()

    def _complain_of(self, error: OSError) -> None:
        from tressette_desktop.ui.windows.complaints import Complaints

        self.complain(Complaints().trouble(error))

    # --- the frame --------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Menus speak the language that is spoken now."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._menus.fill()
            self._close_windows()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Games may be dropped anywhere on the window."""
        if self._archive.takes(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Bring them in."""
        event.acceptProposedAction()
        self._archive.drop(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked: everything is written down already. The size of the window is kept."""
        self._leave_table()
        self._close_windows()
        if "_archive" in self.__dict__:
            self._archive.close()
        if not self.isFullScreen():
            self._settings = self._change("maximised", self.isMaximized())
            if not self.isMaximized():
                for key, size in (("window_width", self.width()), ("window_height", self.height())):
                    self._settings = self._change(key, size)
        super().closeEvent(event)

    def _close_windows(self) -> None:
        for window in (self._glossary, self._key_map):
            if window is not None:
                window.close()
                window.deleteLater()
        self._glossary = self._key_map = None

    def _set(self, key: str, value: object) -> None:
        before = self._settings
        self._settings = self._change(key, value)
        if self._settings.language is not before.language:
            self.show_preferences()

    def _go(self, way: Way) -> None:
        {
            Way.CONTINUE: self.resume_latest,
            Way.NEW: self.show_new_game,
            Way.LEARN: self.show_lesson,
            Way.HISTORY: self.show_history,
            Way.RULES: self.show_rules,
            Way.PREFERENCES: self.show_preferences,
        }[way]()

    def _show_page(self, page: Page) -> None:
        """Show a page; the way back leads to the game that it interrupts."""
        if self._room is not None:
            self._interrupted = self._room.sitting.unfinished
        self._leave_table()
        page.back.connect(self._back)
        self._show(page)

    def _back(self) -> None:
        page, interrupted = self.page, self._interrupted
        if interrupted is not None and interrupted.exists():
            self.open_record(interrupted)
        if self.page is page:
            self.show_start()

    def _show(self, page: QWidget) -> None:
        before = self._pages.currentWidget()
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        if before is not None:
            self._pages.removeWidget(before)
            before.deleteLater()
        page.setFocus()

    def _menus_of(self) -> Menus:
        """What the menus lead to."""
        return Menus(
            self,
            {
                "new": self.show_new_game,
                "continue": self.resume_latest,
                "learn": self.show_lesson,
                "history": self.show_history,
                "leave": self.show_start,
                "preferences": self.show_preferences,
                "quit": self.close,
                "undo": lambda: self._at_table(lambda table: table.undo_wanted.emit()),
                "hint": lambda: self._at_table(lambda table: table.ask_for_hint()),
                "copy_deal": self._copy_deal,
                "report": self._report,
                "played": lambda: self._at_table(lambda table: table.look_back()),
                "concede": lambda: self._at_table(lambda table: table.turn.concede()),
                "same_deal": self._deal_again,
                "full_screen": self._toggle_full_screen,
                "keys": self.show_keys,
                "rules": self.show_rules,
                "glossary": self.show_glossary,
                "about": self.show_about,
            },
        )

    @cached_property
    def _handing_on(self) -> HandingOn:
        from tressette_desktop.ui.windows.handing_on import HandingOn

        handing_on = HandingOn(self._games, self._logs, self)
        handing_on.complained.connect(self.complain)
        handing_on.noted.connect(self._bar.note)
        return handing_on

    def _copy_deal(self) -> None:
        if self._room is not None:
            self._handing_on.copy_deal(self._room.sitting)

    def _report(self) -> None:
        sitting = None if self._room is None or self._room.sitting.unfinished is None else self._room.sitting
        self._handing_on.report(self._settings, sitting)

    def _at_table(self, does: Callable[[TablePage], None]) -> None:
        """Do something with the page of the table, if it is there."""
        if self._room is not None:
            does(cast("TablePage", self.page))

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
