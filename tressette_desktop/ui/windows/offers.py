"""What the page of a new game offers: the engine's variants and options, in the words of the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from PySide6.QtCore import QObject

from tressette_desktop.engine.cards import Suit
from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.rules.contradictions import ContradictionError
from tressette_desktop.engine.rules.game import Variant
from tressette_desktop.engine.rules.options import Options, choices
from tressette_desktop.engine.rules.presets import PRESETS
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.ui import words
from tressette_desktop.ui.cards import BACK
from tressette_desktop.ui.settings import OwnPreset
from tressette_desktop.ui.windows.contradictions import Contradictions
from tressette_desktop.ui.windows.house_words import OptionWords
from tressette_desktop.ui.windows.models import (
    NewGame,
    OptionChoice,
    OptionField,
    Preset,
    SeatChoice,
    Value,
    VariantCard,
    Who,
)
from tressette_desktop.ui.windows.option_words import OptionBook
from tressette_desktop.ui.windows.sitting import header_of
from tressette_desktop.ui.windows.waiting import variant_name

SHOWN: Final = ("classic", "chiamata", "terziglio", "in_due", "quintiglio", "trzy_siodemki")
"""The variants whose every panel is built, in the order of the page."""

MEDALS: Final = ("king", "knave", "knight", "mask", "sun")
"""The heads of the seats, from the first on."""

BOT_NAMES: Final = ("Vesuvio", "Ischia", "Capri", "Procida", "Nisida")
"""What computers are called, by seat: islands and a mountain of the gulf."""

SCENES: Final = {
    "classic": ("7c", "2c", "4c", "3c"),
    "chiamata": (BACK, "3s", BACK),
    "terziglio": ("As", "Kd", BACK, BACK),
    "in_due": (BACK, "2b", "Ac"),
    "quintiglio": ("3d", "2d", "Fd", "5b", "7s"),
    "trzy_siodemki": ("7d", "7c", "7s"),
}
"""The cards on the little table of each variant."""


class Offers(QObject):
    """The variants as the page wants them, in the language spoken when they are asked for."""

    USUAL_LEVEL = "esperto"
    """How well a computer plays where nobody has chosen."""

    def cards(self, player: str, level: str, own: Iterable[OwnPreset] = ()) -> tuple[VariantCard, ...]:
        """Return what is on offer; ``player`` is the name of whoever sits at this machine."""
        return tuple(self._card(VARIANTS[key], player, level, tuple(own)) for key in SHOWN)

    def levels(self) -> tuple[tuple[str, str], ...]:
        """Return the levels of a computer that can be chosen, the weakest first: key and name."""
        return (
            ("principiante", self.tr("Beginner")),
            ("intermedio", self.tr("Intermediate")),
            ("esperto", self.tr("Expert")),
            ("maestro", self.tr("Master")),
        )

    def contradiction(self, wanted: NewGame) -> str:
        """Return in one sentence why the options of a new game cannot be played together, or nothing."""
        try:
            header_of(wanted)
        except ContradictionError as error:
            return Contradictions().say(error.why)
        return ""

    def _card(self, variant: Variant, player: str, level: str, own: tuple[OwnPreset, ...]) -> VariantCard:
        trumps = words.suit_alone(Suit.COPPE)
        lines = {
            "classic": self.tr("Two against two, up to 21."),
            "chiamata": self.tr("The first to lead calls a three: its holder is the secret partner."),
            "terziglio": self.tr("One against two: bids, a monte, four discards."),
            "in_due": self.tr("Cards are drawn from the stock, and shown."),
            "quintiglio": self.tr("Five players, with a hidden partner."),
            "trzy_siodemki": self.tr("The Polish form of 1930. Trumps: {suit}.").format(suit=trumps),
        }
        tags = {
            "terziglio": self.tr("also for 4"),
            "quintiglio": self.tr("house rules"),
            "trzy_siodemki": self.tr("reconstruction"),
        }
        larger = max(variant.tables, default=variant.seats)
        return VariantCard(
            key=variant.key,
            name=variant_name(variant.key),
            line=lines[variant.key],
            scene=SCENES[variant.key],
            seats=self._seats(variant.seats, player, level),
            larger=self._seats(larger, player, level) if larger > variant.seats else (),
            options=self._fields(variant),
            presets=(*self._presets(variant), *_own(variant, own)),
            tag=tags.get(variant.key, ""),
        )

    def _fields(self, variant: Variant) -> tuple[OptionField, ...]:
        """Every option of a variant that has words, with the values that are played there."""
        return tuple(
            OptionField(
                key,
                words.name,
                tuple(
                    OptionChoice(value, self._value(words, value), words.sentence)
                    for value in _values_of(variant, key)
                    if not words.values or value in words.values
                ),
                getattr(variant.defaults, key),
                heading,
            )
            for heading, group in OptionBook().groups()
            for key, words in group.items()
            if key in variant.offers and len(_values_of(variant, key)) > 1
        )

    def _seats(self, count: int, player: str, level: str) -> tuple[SeatChoice, ...]:
        south, east, north, west = self.tr("South"), self.tr("East"), self.tr("North"), self.tr("West")
        places = {
            2: (south, north),
            3: (south, east, west),
            4: (south, east, north, west),
            5: (south, east, self.tr("North-east"), self.tr("North-west"), west),
        }[count]
        you = SeatChoice(places[0], MEDALS[0], Who.PERSON, player or words.you())
        bots = (
            SeatChoice(place, MEDALS[at], Who.COMPUTER, BOT_NAMES[at], level) for at, place in enumerate(places) if at
        )
        return (you, *bots)

    def _presets(self, variant: Variant) -> tuple[Preset, ...]:
        """The bundles of the rules whose every value has words here."""
        labels = {
            "classic": self.tr("Classic"),
            "ludopoli": self.tr("Classic, with declarations"),
            "federation": self.tr("Federation, modern"),
            "federation_trad": self.tr("Federation, traditional"),
            "torneo77": self.tr("Tournament to 77"),
            "duplicate": self.tr("Duplicate"),
            "random_pairs": self.tr("Drawn pairs"),
            "single_hand": self.tr("A single hand"),
            "hands4": self.tr("Four hands"),
            "chiamata": self.tr("As at the table"),
            "terziglio": self.tr("As at the table"),
            "due": self.tr("As at the table"),
            "quintiglio": self.tr("House rules"),
            "pl1930": self.tr("The book of 1930"),
        }
        return tuple(
            Preset(preset.key, labels[preset.key], values_in(variant, preset.options))
            for preset in PRESETS
            if preset.variant == variant.key and preset.key in labels
        )

    def _value(self, words: OptionWords, value: object) -> str:
        """Return the name of a value; a number is its own name."""
        return words.values.get(value, str(value))


def _values_of(variant: Variant, key: str) -> tuple[Any, ...]:
    """The values of an option that are played in a variant; numbers in their order."""
    values = [value for value in choices(key) if key not in variant.limits or value in variant.limits[key]]
    numbers = all(isinstance(value, int) and not isinstance(value, bool) for value in values)
    return tuple(sorted(values) if numbers else values)


def _own(variant: Variant, own: tuple[OwnPreset, ...]) -> tuple[Preset, ...]:
    """The bundles that the player has saved for a variant; one that is not understood any more is left out."""
    found = []
    for key, name, options in own:
        if key != variant.key:
            continue
        try:
            found.append(Preset(f"own {name}", name, values_in(variant, options), own=True))
        except OptionError:
            continue
    return tuple(found)


def values_in(variant: Variant, options: str) -> dict[str, Value]:
    """Return the options that a text changes, by key."""
    bundle = Options.parse(options, variant.defaults)
    return {key: getattr(bundle, key) for key in (pair.partition("=")[0] for pair in options.split())}
