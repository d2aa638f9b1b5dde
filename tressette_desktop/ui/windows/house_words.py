"""The words of the options that a house settles once: special wins and stakes, chairs, and how cards are handled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject

from tressette_desktop.engine.cards import Suit, card
from tressette_desktop.ui import words


@dataclass(frozen=True, slots=True)
class OptionWords:
    """What an option is called and means; a number is its own name, a value without one is not offered."""

    name: str
    sentence: str
    values: Mapping[object, str] = field(default_factory=dict)


class HouseBook(QObject):
    """The words of these options, by key, in the order in which they are shown."""

    def special(self) -> dict[str, OptionWords]:
        """Return the options about special wins, stakes and laying down."""
        return {
            "special": OptionWords(
                self.tr("Special wins"),
                self.tr("Winning the game at once, with every trick or every point."),
                {
                    "classic": self.tr("cappotto, stramazzo"),
                    "deck": self.tr("all eleven points"),
                    "none": self.tr("none"),
                },
            ),
            "go_for_cappotto": OptionWords(
                self.tr("Going for the cappotto"),
                self.tr("A side that was called out rightly may play on for it."),
                {False: self.tr("no"), True: self.tr("vado, non vado")},
            ),
            "stramazzo_strict": OptionWords(
                self.tr("All the points"),
                self.tr("What the losers may hold when all the points are won."),
                {False: self.tr("under a point"), True: self.tr("no third at all")},
            ),
            "stramazzone_needs_enemy_trick": OptionWords(
                self.tr("Stramazzone"),
                self.tr("Whether the opponents must have made a trick for it."),
                {False: self.tr("in any case"), True: self.tr("with a trick")},
            ),
            "collatondrione": OptionWords(
                self.tr("Collatondrione"),
                self.tr("A hand of one suit wins at once, and counts sixteen."),
                {"off": self.tr("no"), "on": self.tr("yes")},
            ),
            "posta": OptionWords(
                self.tr("The stake"),
                self.tr("What each loser owes a winner for a game, in units without money."),
                {
                    "games": self.tr("games are counted"),
                    "unica": self.tr("always one"),
                    "semplice_doppia": self.tr("one, cappotto two"),
                    "variabile": self.tr("the points between"),
                    "marcio_batuffa": self.tr("marcio, and a pot"),
                },
            ),
            "lay_down": OptionWords(
                self.tr("Laying down"),
                self.tr("Putting the cards down when every trick left is certain."),
                {"validated": self.tr("if certain"), "off": self.tr("never")},
            ),
        }

    def table(self) -> dict[str, OptionWords]:
        """Return the options about who sits where and how the cards are handled."""
        return {
            "pairing": OptionWords(
                self.tr("Partners"),
                self.tr("Who plays with whom: as they sit, or as the cards of the first deal say."),
                {
                    "fixed": self.tr("as they sit"),
                    "facing": self.tr("drawn, then moved"),
                    "seats": self.tr("drawn, all stay"),
                    "called": self.tr("by a called card"),
                },
            ),
            "first_lead": OptionWords(
                self.tr("The very first lead"),
                self.tr("Who leads the first hand of a game."),
                {"eldest": self.tr("right of the dealer"), "four_of_coins": words.the_card(card("4d"))},
            ),
            "redeal": OptionWords(
                self.tr("A very weak hand"),
                self.tr("Whether it may be annulled before the first card."),
                {
                    "off": self.tr("is played"),
                    "under_one_point": self.tr("under one point"),
                    "no_honours": self.tr("without honours"),
                },
            ),
            "review": OptionWords(
                self.tr("Looking back"),
                self.tr("Which tricks may be looked at again."),
                {
                    "last_trick": self.tr("the last trick"),
                    "own_pile": self.tr("one's own, on lead"),
                    "none": self.tr("none"),
                },
            ),
            "undo": OptionWords(
                self.tr("Taking back"),
                self.tr("Whether a card that was laid may be taken up again."),
                {
                    "bots_only": self.tr("against computers"),
                    "true": self.tr("always"),
                    "false": self.tr("never"),
                },
            ),
            "suit_order": OptionWords(
                self.tr("Cards in the hand"),
                self.tr("In which order the suits stand, from the left."),
                {
                    "dscb": words.suits((Suit.DENARI, Suit.SPADE, Suit.COPPE)),
                    "cdsb": words.suits((Suit.COPPE, Suit.DENARI, Suit.SPADE)),
                },
            ),
            "french_map": OptionWords(
                self.tr("French suits"),
                self.tr("With a French pack: which suits stand for coins and cups."),
                {
                    "source": self.tr("coins are diamonds"),
                    "fitres": self.tr("coins are hearts"),
                },
            ),
        }
