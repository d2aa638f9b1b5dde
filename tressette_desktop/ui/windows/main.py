"""The one window: its pages, its menus, and what leads from one to the other."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

from tressette_desktop import __version__
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.windows.frame import Frame
from tressette_desktop.ui.windows.menus import Menus
from tressette_desktop.ui.windows.start import StartData, StartPage, Way
from tressette_desktop.ui.windows.tables import Tables
from tressette_desktop.ui.windows.waiting import untouched

if TYPE_CHECKING:
    from tressette_desktop.ui.thinker import Thinker
    from tressette_desktop.ui.windows.archive import Archive
    from tressette_desktop.ui.windows.glossary import GlossaryWindow
    from tressette_desktop.ui.windows.handing_on import HandingOn
    from tressette_desktop.ui.windows.key_map import KeyMapWindow

Change = Callable[[str, object], Settings]
"""Keeps a setting that the player has changed, dresses the window in it, and returns all settings."""


class MainWindow(Frame):
    """Shows one page at a time. Every page but the first is made, and what it needs loaded, when it is wanted."""

    def __init__(
        self,
        folders: tuple[Path, Path],
        settings: Settings,
        art: CardArt,
        thinker: Callable[[], Thinker],
        change: Change,
    ) -> None:
        super().__init__(QSize(settings.window_width, settings.window_height))
        self._games, self._logs = folders
        self._settings = settings
        self._art = art
        self._change = change
        self._glossary: GlossaryWindow | None = None
        self._key_map: KeyMapWindow | None = None
        self._audible = False
        self.tables = Tables(self._games, self, art, lambda: self._settings, thinker)
        self._menus = self._menus_of()
        self.tables.left.connect(self.show_start)
        self.tables.watched.connect(self.show_history)
        self.tables.seated.connect(self._menus.seat)
        self.tables.waiting.learnt.connect(self._offer_again)
        self.explained.connect(self.show_glossary)
        self.setAcceptDrops(True)
        self.show_start()

    def hear(self) -> None:
        """There is something to hear the sounds with: offer how loud they are."""
        self._audible = True

    def adopt(self, settings: Settings) -> None:
        """Take settings that nobody changed by hand, also at the table."""
        self._settings = settings
        self.tables.do(lambda table: table.configure(settings))

    # --- pages ------------------------------------------------------------------------------------------------------

    def show_start(self) -> None:
        """Leave whatever is shown, and go to the first page; from a table to what can be done next."""
        self.tables.leave()
        self.tables.forget_interrupted()
        found = self.tables.waiting.first()
        open_game = "" if found is None else found[1]
        start = StartPage(StartData(open_game, __version__, untouched(self._games)), self._art)
        start.chosen.connect(self._go)
        self.turn_to(start, self.show_start)
        self.forget_way()
        if self.isVisible():
            self.tables.waiting.search()

    def _offer_again(self) -> None:
        """What the first page offers to go on with is damaged."""
        if isinstance(self.page, StartPage):
            self.show_start()

    def show_new_game(self) -> None:
        """Let the player choose a game and who sits there."""
        from tressette_desktop.ui.windows.offering import Offering

        offering = Offering(self._settings, self._keep, self._art)
        offering.wanted.connect(self.tables.begin)
        offering.page.explained.connect(self.show_rules)
        offering.page.set_wanted.connect(self.show_deal_set)
        self.tables.aside(offering.page, self.show_new_game)

    def show_history(self) -> None:
        """List the games that were played."""
        self.tables.aside(self._archive.history(), self.show_history)

    def show_statistics(self) -> None:
        """Show what was made of the games that were played."""
        self.tables.aside(self._archive.statistics(), self.show_statistics)

    def show_deal_set(self) -> None:
        """Offer cards that others have as well."""
        from tressette_desktop.ui.windows.offers import Offers

        page = self._archive.deal_set(Offers.USUAL_LEVEL)
        page.dealt.connect(self.tables.begin_set)
        self.tables.aside(page, self.show_deal_set)

    def show_rules(self, variant: str = "") -> None:
        """Show the rules of a variant; unless one is named, of that which is played."""
        from tressette_desktop.ui.windows.rules import RulesPage

        room = self.tables.room
        named = variant or ("classic" if room is None else room.sitting.header.variant)
        page = RulesPage(self._art, named)
        page.wanted.connect(self.show_rules)
        page.glossary_wanted.connect(self.show_glossary)
        self.tables.aside(page, lambda: self.show_rules(named))

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
        self._key_map.come()

    def show_preferences(self, *, at_language: bool = False) -> None:
        """Let the player change the settings, those of the language first if he has just changed it."""
        from tressette_desktop.ui.windows.preferences import PreferencesPage

        page = PreferencesPage(self._settings, self._art, audible=self._audible)
        page.changed.connect(self._set)
        if at_language:
            page.open_language()
        self.tables.aside(page, self.show_preferences)

    def show_lesson(self) -> None:
        """Play a hand with whoever does not know the game yet; it leads into a new game."""
        self.tables.teach(self.show_new_game)

    def show_problems(self) -> None:
        """Show the problem of today."""
        self.tables.set_problem(date.today())

    def show_about(self) -> None:
        """Say what this is, who drew it, and on whose work it stands."""
        from tressette_desktop.ui.windows.about import AboutPage

        self.tables.aside(AboutPage(), self.show_about)

    def _go(self, way: Way) -> None:
        {
            Way.CONTINUE: self.tables.resume_latest,
            Way.NEW: self.show_new_game,
            Way.LEARN: self.show_lesson,
            Way.PROBLEMS: self.show_problems,
            Way.HISTORY: self.show_history,
            Way.RULES: self.show_rules,
            Way.PREFERENCES: self.show_preferences,
        }[way]()

    # --- settings, and games that come in ---------------------------------------------------------------------------

    def _keep(self, key: str, value: object) -> Settings:
        self._settings = self._change(key, value)
        return self._settings

    def _set(self, key: str, value: object) -> None:
        before = self._settings
        if self._keep(key, value).language is not before.language:
            self.show_preferences(at_language=True)

    @cached_property
    def _archive(self) -> Archive:
        """The games that were played; neither their index nor the modules for it are needed for the first page."""
        from tressette_desktop.ui.windows.archive import Archive

        archive = Archive(self._games, self)
        archive.noted.connect(self.bar.note)
        archive.complained.connect(self.complain)
        archive.opened.connect(self.tables.open_record)
        archive.looked.connect(self.tables.look_again)
        archive.repeated.connect(self.tables.same_deal)
        archive.counted.connect(self.show_statistics)
        archive.brought.connect(self._show_brought)
        return archive

    def _show_brought(self) -> None:
        """Show the games that have come in, unless something else is being done by now."""
        from tressette_desktop.ui.windows.history import HistoryPage

        if isinstance(self.page, HistoryPage | StartPage):
            self.show_history()

    @cached_property
    def _handing_on(self) -> HandingOn:
        from tressette_desktop.ui.windows.handing_on import HandingOn

        handing_on = HandingOn(self._games, self._logs, self)
        handing_on.complained.connect(self.complain)
        handing_on.noted.connect(self.bar.note)
        return handing_on

    def _copy_deal(self) -> None:
        if self.tables.room is not None:
            self._handing_on.copy_deal(self.tables.room.sitting)

    def _report(self) -> None:
        room = self.tables.room
        sitting = None if room is None or room.sitting.unfinished is None else room.sitting
        self._handing_on.report(self._settings, sitting)

    # --- the frame --------------------------------------------------------------------------------------------------

    def _menus_of(self) -> Menus:
        """What the menus lead to."""
        tables = self.tables
        return Menus(
            self,
            {
                "new": self.show_new_game,
                "continue": tables.resume_latest,
                "learn": self.show_lesson,
                "problems": self.show_problems,
                "history": self.show_history,
                "leave": self.show_start,
                "preferences": self.show_preferences,
                "quit": self.close,
                "undo": lambda: tables.do(lambda table: table.undo_wanted.emit()),
                "hint": lambda: tables.do(lambda table: table.ask_for_hint()),
                "copy_deal": self._copy_deal,
                "report": self._report,
                "played": lambda: tables.do(lambda table: table.look_back()),
                "concede": lambda: tables.do(lambda table: table.turn.concede()),
                "same_deal": tables.same_deal_here,
                "full_screen": self.toggle_full_screen,
                "keys": self.show_keys,
                "rules": self.show_rules,
                "glossary": self.show_glossary,
                "about": self.show_about,
            },
        )

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
        self.tables.leave()
        self._close_windows()
        if "_archive" in self.__dict__:
            self._archive.close()
        if not self.isFullScreen():
            self._keep("maximised", self.isMaximized())
            if not self.isMaximized():
                self._keep("window_width", self.width())
                self._keep("window_height", self.height())
        super().closeEvent(event)

    def _close_windows(self) -> None:
        for window in (self._glossary, self._key_map):
            if window is not None:
                window.close()
                window.deleteLater()
        self._glossary = self._key_map = None
