"""Why the options of a new game do not go together, in the words that the page has for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from tressette_desktop.engine.rules.contradictions import Clash, Contradiction
from tressette_desktop.ui.windows.option_words import OptionBook


class Contradictions(QObject):
    """Says a contradiction of the rules in the language of the player."""

    def say(self, found: Contradiction) -> str:
        """Return one sentence: what does not go together, and what to choose instead."""
        return self._sayings[found.clash](found)

    @property
    def _sayings(self) -> dict[Clash, Callable[[Contradiction], str]]:
        return {Clash.NOT_HERE: self._not_here, Clash.NEEDS: self._needs, Clash.UNEVEN: self._uneven}

    def _not_here(self, found: Contradiction) -> str:
        sentence = self.tr("“{option}” is not played in this game. Choose {instead}.")
        name, values = found.instead[0]
        alternatives = self.tr(" or ").join(f"“{self._named(name, value)}”" for value in values)
        return sentence.format(option=self._named(found.option, found.value), instead=alternatives)

    def _needs(self, found: Contradiction) -> str:
        sentence = self.tr("“{option}” asks for “{other}”. Change one of the two.")
        name, values = found.instead[0]
        return sentence.format(option=OptionBook().all()[found.option].name, other=self._named(name, values[0]))

    def _uneven(self, found: Contradiction) -> str:
        sentence = self.tr("{deals} hands do not let {players} players deal equally often: choose another number.")
        deals = "".join(filter(str.isdigit, str(found.value)))
        return sentence.format(deals=deals, players=found.players)

    def _named(self, option: str, value: Any) -> str:
        """An option with a value of it, both by their names; a number is its own name."""
        words = OptionBook().all()[option]
        return f"{words.name}: {words.values.get(value, value)}"
