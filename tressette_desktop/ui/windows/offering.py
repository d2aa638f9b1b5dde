"""The page where a new game is chosen, and what is kept of the choice."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ..cards import CardArt
from ..settings import Settings
from .models import NewGame, VariantCard
from .new_game import NewGamePage
from .offers import Offers
from .sitting import header_of
from .usual import remembered, to_remember


class Offering(QObject):
    """Lays out every game with its rules of the house; it lives as long as its page.

    ``change`` keeps a setting and returns all of them.
    """

    wanted = Signal(object)
    """A game is to begin (`NewGame`); the like of it is proposed next time."""

    def __init__(self, settings: Settings, change: Callable[[str, object], Settings], art: CardArt) -> None:
        super().__init__()
        self._settings, self._change = settings, change
        self._offers = Offers()
        self.page = NewGamePage(self._cards(), self._offers.levels(), art)
        self.setParent(self.page)
        self.page.dealt.connect(self._take)
        self.page.changed.connect(lambda wanted: self.page.refuse(self._offers.contradiction(wanted)))
        self.page.preset_saved.connect(self._keep_preset)
        self.page.preset_forgotten.connect(self._forget_preset)
        last = remembered(settings.last_game)
        if last is not None:
            self.page.propose(last)

    def _cards(self) -> tuple[VariantCard, ...]:
        settings = self._settings
        return self._offers.cards(settings.player_name, self._offers.USUAL_LEVEL, settings.own_presets)

    def _take(self, wanted: NewGame) -> None:
        self._change("last_game", to_remember(wanted))
        self.wanted.emit(wanted)

    def _keep_preset(self, name: str, wanted: NewGame) -> None:
        """Keep the rules of a table under a name; an old bundle of that name gives way."""
        self._replace_preset(wanted.variant, name, ((wanted.variant, name, header_of(wanted).options),), name)

    def _forget_preset(self, variant: str, name: str) -> None:
        self._replace_preset(variant, name, (), "")

    def _replace_preset(self, variant: str, name: str, by: tuple[object, ...], chosen: str) -> None:
        kept = [each for each in self._settings.own_presets if each[:2] != (variant, name)]
        self._settings = self._change("own_presets", [*kept, *by])
        self.page.offer_presets(self._cards(), chosen)
