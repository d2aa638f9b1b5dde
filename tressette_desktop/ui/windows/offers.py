"""What the page of a new game offers: the engine's variants and options, in the words of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject

from tressette_desktop.engine.rules.game import Variant
from tressette_desktop.engine.rules.options import Options, choices
from tressette_desktop.engine.rules.presets import PRESETS
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.ui.windows.models import OptionChoice, OptionField, Preset, SeatChoice, VariantCard, Who
from tressette_desktop.ui.windows.waiting import variant_name

SHOWN: Final = ("classic",)
"""The variants whose every panel is built, in the order of the page."""

MEDALS: Final = ("king", "knave", "knight", "mask", "sun")
"""The heads of the seats, from the first on."""

BOT_NAMES: Final = ("Vesuvio", "Ischia", "Capri", "Procida", "Nisida")
"""What computers are called, by seat: islands and a mountain of the gulf."""

Words = tuple[str, Mapping[object, str]]
"""The name of an option and of each of its values."""


class Offers(QObject):
    """The variants as the page wants them, in the language spoken when they are asked for."""

    def cards(self, player: str, level: str) -> tuple[VariantCard, ...]:
        """Return what is on offer; ``player`` is the name of whoever sits at this machine."""
        return tuple(self._card(VARIANTS[key], player, level) for key in SHOWN)

    def levels(self) -> tuple[tuple[str, str], ...]:
        """Return the computers that can be chosen: key and name."""
        return (("rulebook", self.tr("by the book")),)

    def _card(self, variant: Variant, player: str, level: str) -> VariantCard:
        lines = {"classic": self.tr("Two against two. Ten cards each, up to 21.")}
        scenes = {"classic": ("3c", "2d", "As", "Kb")}
        words = self._options()
        fields = tuple(
            OptionField(
                key,
                words[key][0],
                tuple(OptionChoice(value, self._value(words[key][1], value)) for value in choices(key)),
                getattr(variant.defaults, key),
            )
            for key in variant.offers
            if key in words
        )
        return VariantCard(
            key=variant.key,
            name=variant_name(variant.key),
            line=lines[variant.key],
            scene=scenes[variant.key],
            seats=self._seats(player, level),
            options=fields,
            presets=self._presets(variant),
        )

    def _seats(self, player: str, level: str) -> tuple[SeatChoice, ...]:
        places = (self.tr("South"), self.tr("East"), self.tr("North"), self.tr("West"))
        you = SeatChoice(places[0], MEDALS[0], Who.PERSON, player or self.tr("You"))
        bots = (
            SeatChoice(place, MEDALS[at], Who.COMPUTER, BOT_NAMES[at], level) for at, place in enumerate(places) if at
        )
        return (you, *bots)

    def _presets(self, variant: Variant) -> tuple[Preset, ...]:
        labels = {
            "classic": self.tr("Classic"),
            "single_hand": self.tr("A single hand"),
            "hands4": self.tr("Four hands"),
        }
        return tuple(
            Preset(preset.key, labels[preset.key], _values(variant, preset.options))
            for preset in PRESETS
            if preset.variant == variant.key and preset.key in labels
        )

    def _value(self, words: Mapping[object, str], value: object) -> str:
        """Return the name of a value; a number is its own name."""
        return words.get(value, str(value))

    def _options(self) -> dict[str, Words]:
        """Return the words of every option that the window can keep; the others are not shown."""
        return self._of_the_game() | self._of_the_hand()

    def _of_the_game(self) -> dict[str, Words]:
        return {
            "target": (self.tr("Points to win the game"), {}),
            "game": (
                self.tr("What a game is"),
                {
                    "points": self.tr("up to the points above"),
                    "hands": self.tr("a fixed number of hands"),
                    "single": self.tr("one hand: six points of eleven win"),
                },
            ),
            "hands": (self.tr("Hands in such a game"), {}),
            "hands_tie": (
                self.tr("After as many points each"),
                {"continue": self.tr("one more hand"), "draw": self.tr("it is a draw")},
            ),
            "claims": (
                self.tr("Calling oneself out at the target"),
                {
                    "manual": self.tr("right wins at once, wrong loses"),
                    "auto": self.tr("the game stops by itself"),
                    "off": self.tr("every hand is played out"),
                },
            ),
            "both_over": (
                self.tr("When both sides pass the target"),
                {
                    "higher_total": self.tr("the higher total wins"),
                    "first_in_time": self.tr("who was there first wins"),
                    "last_trick_side": self.tr("who made the last trick wins"),
                },
            ),
            "session": (
                self.tr("A sitting"),
                {"single": self.tr("is one game"), "first_to_N_games": self.tr("goes to some games won")},
            ),
            "session_games": (self.tr("Games to win in a sitting"), {}),
            "undo": (
                self.tr("Taking a card back"),
                {
                    "bots_only": self.tr("alone against computers"),
                    "true": self.tr("always"),
                    "false": self.tr("never"),
                },
            ),
            "special": (
                self.tr("Special wins"),
                {"classic": self.tr("cappotto, stramazzo and the rest"), "none": self.tr("none")},
            ),
            "stramazzo_strict": (
                self.tr("Stramazzo: the losers have"),
                {False: self.tr("less than one point"), True: self.tr("not a single third")},
            ),
            "stramazzone_needs_enemy_trick": (
                self.tr("Stramazzone, if the opponents took no trick"),
                {False: self.tr("counts"), True: self.tr("does not count")},
            ),
        }

    def _of_the_hand(self) -> dict[str, Words]:
        return {
            "buongioco": (
                self.tr("Combinations"),
                {
                    "accusa": self.tr("declared for points"),
                    "none": self.tr("not played"),
                    "allowed": self.tr("may be told, for no points"),
                    "forced": self.tr("must be told, for no points"),
                },
            ),
            "accuse_open": (
                self.tr("When combinations are declared"),
                {
                    "after_trick_1": self.tr("after the first trick"),
                    "after_own_card": self.tr("from one's first card on"),
                    "own_turn": self.tr("before one's first card"),
                },
            ),
            "accuse_implied": (
                self.tr("A combination that others show"),
                {False: self.tr("counts if it is declared"), True: self.tr("counts by itself")},
            ),
            "lay_down": (
                self.tr("Laying all cards down"),
                {"validated": self.tr("when every trick is certain"), "off": self.tr("never")},
            ),
            "code": (
                self.tr("What the leader may say"),
                {"classic": self.tr("busso, volo, striscio"), "none": self.tr("nothing")},
            ),
            "striscio": (self.tr("Striscio"), {True: self.tr("is said"), False: self.tr("is not said")}),
            "striscio_strict": (
                self.tr("Striscio means"),
                {False: self.tr("a low card is left"), True: self.tr("only low cards are left")},
            ),
            "signals_truth": (
                self.tr("Words of the leader"),
                {"enforced": self.tr("must be true"), "free": self.tr("may be a bluff")},
            ),
            "first_lead": (
                self.tr("The first hand is led by"),
                {
                    "eldest": self.tr("who sits right of the dealer"),
                    "four_of_coins": self.tr("who holds the four of coins"),
                },
            ),
            "redeal": (
                self.tr("A very weak hand"),
                {
                    "off": self.tr("is played"),
                    "under_one_point": self.tr("may be annulled under one point"),
                    "no_honours": self.tr("may be annulled without 3, 2, ace and three figures"),
                },
            ),
            "review": (
                self.tr("Looking back"),
                {
                    "last_trick": self.tr("at the last trick"),
                    "own_pile": self.tr("at one's own tricks"),
                    "none": self.tr("not at all"),
                },
            ),
        }


def _values(variant: Variant, options: str) -> dict[str, str | int | bool]:
    """Return the options that a preset changes, by key."""
    bundle = Options.parse(options, variant.defaults)
    return {key: getattr(bundle, key) for key in (pair.partition("=")[0] for pair in options.split())}
