"""What lies on the table: decks, their backs, the signs in the corners, and the picture of each card among them.

A deck is a folder with forty pictures and perhaps a ``theme.toml`` (docs/decks.md). Pictures are named by the code of
their card (``3c``, ``Kd``); the back that is worn goes by the code `BACK`.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, cached_property
from itertools import product
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import card

from . import words
from .assets import ASSETS
from .deck_label import Label, short, understood

BACK: Final = "back"
"""Code of the back, beside those of the forty cards."""
CODES: Final = tuple(rank + suit for suit, rank in product("cdsb", "32AKCF7654"))
"""The codes of the forty cards."""
FORMATS: Final = ("svg", "png")
"""What a picture may be; of two of one name the first is taken."""
LARGEST: Final = 10_000_000
"""Bytes of a picture that is looked into at all."""

_CARDS = ASSETS / "cards"
_OWN = "own:"
"""What the key of a player's own deck begins with, before the name of its folder."""
_NAMED = 3
"""How many missing pictures a sentence names."""


class DeckError(Exception):
    """The deck cannot be used; the message is one sentence for the player."""


class Index(StrEnum):
    """The signs in the corner of a card: none, or those of an alphabet of ``indices.toml``."""

    OFF = "off"
    ITALIAN = "italian"
    INTERNATIONAL = "international"
    NUMBERS = "numbers"


@dataclass(frozen=True, slots=True)
class Picture:
    """Where a card is drawn: its file, perhaps with a sign that is laid into the corner."""

    file: Path
    sign: Path | None = None
    own: bool = False
    """Whether it is the player's own, of any shape and with any corners."""

    @property
    def lettered(self) -> bool:
        """Whether letters may be written in it, so that Qt would look for a font; our own drawings have none."""
        return self.own and self.file.suffix == ".svg"

    def read(self) -> bytes:
        """Return the picture as it is to be drawn.

        Raises OSError when a file cannot be read, ValueError when it is not one to be given to Qt. The drawing (the
        group ``art``) moves aside for the sign, so that nothing of it is covered.
        """
        if self.own and self.file.stat().st_size > LARGEST:
            raise ValueError("too large")
        drawn = self.file.read_bytes()
        if self.lettered:
            from .foreign import see_to

            see_to(drawn)
        if self.sign is None:
            return drawn
        drawn = drawn.replace(b'<g id="art">', f'<g id="art" transform="{_aside()}">'.encode(), 1)
        sign = self.sign.read_bytes()
        body = sign[sign.index(b"</title>") + len(b"</title>") : sign.rindex(b"</svg>")]
        end = drawn.rindex(b"</svg>")
        return drawn[:end] + body + drawn[end:]


@dataclass(frozen=True)
class Deck:
    """A folder of cards; nothing in it is read before it is asked for."""

    key: str
    """How the settings name it."""
    folder: Path

    @property
    def own(self) -> bool:
        """Whether a player has brought it."""
        return self.key.startswith(_OWN)

    @cached_property
    def label(self) -> Label:
        """What it says of itself; raises DeckError when that cannot be understood."""
        import tomllib

        file = self.folder / "theme.toml"
        known: dict[str, Any] = {
            "name": short(self.folder.name),
            "backs": sorted({back.stem for back in self.folder.glob("back*") if back.suffix[1:] in FORMATS}),
        }
        try:
            if file.is_file():
                known |= tomllib.loads(file.read_text(encoding="utf-8"))
            return understood(known)
        except (OSError, ValueError, RecursionError):
            raise self._unreadable(file.name) from None

    @property
    def pictures(self) -> frozenset[str]:
        """The names of all that may be pictures; none where the folder cannot be looked into."""
        try:
            with os.scandir(self.folder) as inside:
                files = [Path(entry.name) for entry in inside if entry.is_file()]
        except OSError:
            return frozenset()
        return frozenset(file.stem for file in files if file.suffix[1:] in FORMATS)

    def file(self, name: str) -> Path | None:
        """Return the picture of this name, if there is one."""
        files = (self.folder / f"{name}.{kind}" for kind in FORMATS)
        return next((file for file in files if file.is_file()), None)

    def check(self) -> None:
        """Raise DeckError unless all is there that it needs, and it can be named."""
        name = self.folder.name
        if name.encode(errors="replace").decode() != name:
            raise self._unreadable(name)
        there = self.pictures
        missing = [name for name in (*CODES, *self.label.backs) if name not in there]
        if missing:
            said = QCoreApplication.translate("Decks", "The deck “{deck}” lacks {cards}.")
            if len(missing) > _NAMED:
                said = QCoreApplication.translate("Decks", "The deck “{deck}” lacks {cards} and others.")
            raise DeckError(said.format(deck=self.label.name, cards=", ".join(map(_called, missing[:_NAMED]))))

    def complaint(self, file: Path) -> str:
        """Return the sentence about a picture that cannot be drawn."""
        return str(self._unreadable(file.name))

    def _unreadable(self, file: str) -> DeckError:
        said = QCoreApplication.translate("Decks", "The deck “{deck}” cannot be used: {file} cannot be read.")
        return DeckError(said.format(deck=short(self.folder.name), file=short(file)))


NEAPOLITAN: Final = Deck("neapolitan", _CARDS / "neapolitan")
"""The deck of the house: it lends its backs to every other."""
BUILT_IN: Final = (NEAPOLITAN, Deck("grande", _CARDS / "grande"), Deck("francesi", _CARDS / "francesi"))


@dataclass(frozen=True)
class Dressing:
    """A deck as it is played with: with which back, with which signs in the corners, and for French suits, which of
    them stand for the Italian ones (option french_map)."""

    deck: Deck = NEAPOLITAN
    back: str = "back_riggiole"
    index: Index = Index.OFF
    french_map: str = "source"

    def picture(self, code: str) -> Picture:
        """Return the picture of a card or of the back."""
        if code == BACK:
            return self._back()
        deck = self.deck
        name = self._on_paper(code)
        file = deck.file(name) or deck.folder / f"{name}.{FORMATS[0]}"
        signed = self.index is not Index.OFF and file.suffix == ".svg" and deck.label.corner_signs
        return Picture(file, _sign(code, self.index) if signed else None, deck.own)

    @property
    def shows(self) -> str:
        """What `ui.pack` takes: which French suits the pictures show, or nothing for Italian ones."""
        return self.french_map if self.deck.label.suits == "french" else ""

    def _back(self) -> Picture:
        for deck in (self.deck, NEAPOLITAN):
            if (file := deck.file(self.back)) is not None:
                return Picture(file, own=deck.own)
        return replace(self, deck=NEAPOLITAN, back=Dressing.back)._back()

    def _on_paper(self, code: str) -> str:
        """Return the code of the card that stands for this one: French pictures are drawn for the map ``source``."""
        if self.french_map == "source" or self.deck.label.suits != "french":
            return code
        from tressette_desktop.engine.rules.french import SUITS

        drawn_as = {french: italian.value for italian, french in SUITS["source"].items()}
        shown = {italian.value: drawn_as[french] for italian, french in SUITS[self.french_map].items()}
        return code[0] + shown[code[1]]


class Shelf:
    """All decks there are: those of the house, and those in a folder of the player's."""

    def __init__(self, own: Path | None = None) -> None:
        self.own = own
        """Where a player puts a deck, a folder of its own for each."""

    def deck(self, key: str) -> Deck:
        """Return the deck of this key; raises DeckError when it is not there or cannot be used."""
        for deck in BUILT_IN:
            if deck.key == key:
                return deck
        for deck in self._brought():
            if deck.key == key:
                deck.check()
                return deck
        said = QCoreApplication.translate("Decks", "The deck “{deck}” is not there any more.")
        raise DeckError(said.format(deck=short(key.removeprefix(_OWN))))

    def look_through(self) -> tuple[list[Deck], list[str]]:
        """Return the decks that can be used, and a sentence about each that cannot."""
        decks, complaints = list(BUILT_IN), []
        for deck in self._brought():
            try:
                deck.check()
                decks.append(deck)
            except DeckError as error:
                complaints.append(str(error))
        return decks, complaints

    def _brought(self) -> list[Deck]:
        """The folders that may be decks; none where there is nothing, or nothing that may be looked at."""
        if self.own is None:
            return []
        try:
            folders = sorted(folder for folder in self.own.iterdir() if folder.is_dir())
        except OSError:
            return []
        return [Deck(_OWN + folder.name, folder) for folder in folders]


def _called(name: str) -> str:
    """Return what is missing in words, with the name of its file for who wants to mend it."""
    if name not in CODES:
        return name
    return QCoreApplication.translate("Decks", "{card} ({code})").format(card=words.card(card(name)), code=name)


@cache
def _indices() -> dict[str, Any]:
    import tomllib

    return tomllib.loads((_CARDS / "indices" / "indices.toml").read_text(encoding="utf-8"))


def _aside() -> str:
    """How a drawing moves for a sign: where to, and how much smaller it gets."""
    art = _indices()["art"]
    return f"translate({art['x']} {art['y']}) scale({art['scale']})"


def _sign(code: str, index: Index) -> Path:
    letters: dict[str, str] = _indices()["alphabets"][index]
    return _CARDS / "indices" / f"{letters.get(code[0], code[0])}{code[1]}.svg"
