"""What a player has chosen once and for all: a declared table of settings, kept in one small file.

A change is written at once, to a temporary file that then takes the old one's name. Keys that this version does not
know are kept. A file that means nothing is put aside under another name, and a new one begun. One that the disk does
not give, or that a newer version wrote, is left alone: the game runs with the defaults, and changes last until it is
closed. `Store.complaint` says either in one sentence.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.files import put_aside, put_json

from .decks import NEAPOLITAN, Dressing, Index
from .theme import FeltKey


class ThemeChoice(StrEnum):
    """The theme to wear, or the one the system asks for."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Language(StrEnum):
    """The language of the words, or the one the system speaks."""

    SYSTEM = "system"
    ITALIAN = "it"
    ENGLISH = "en"
    FINNISH = "fi"
    POLISH = "pl"


class Speed(StrEnum):
    """How fast cards move; with ``NONE`` they do not move at all."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"


Raw = dict[str, Any]
"""The file as it was read: what a key holds is only known once it is checked."""
Migration = Callable[[Raw], Raw]


Rule = dict[str, Any]
"""What makes a value good: ``read`` turns what a file holds into a value, or raises ValueError."""


def _one_of(kind: type[StrEnum]) -> Rule:
    return {"read": kind}


def _within(kind: type[int] | type[float], low: float, high: float) -> Rule:
    def read(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise ValueError(value)
        return kind(value)

    return {"read": read, "limits": (low, high)}


def _flag() -> Rule:
    def read(value: object) -> bool:
        if not isinstance(value, bool):
            raise ValueError(value)
        return value

    return {"read": read}


def _text(longest: int) -> Rule:
    def read(value: object) -> str:
        if not isinstance(value, str) or len(value) > longest:
            raise ValueError(value)
        value.encode()  # Half a character of UTF-16 could be written into no record: that is a ValueError, too.
        return value

    return {"read": read}


OwnPreset = tuple[str, str, str]
"""A bundle of rules that the player has named: the variant's key, the name, the options as text."""


def _texts(longest: int, most: int) -> Rule:
    """A short list of short texts."""
    text = _text(longest)["read"]

    def read(value: object) -> tuple[str, ...]:
        if not isinstance(value, list | tuple) or len(value) > most:
            raise ValueError(value)
        return tuple(map(text, value))

    return {"read": read}


def _bundles(most: int) -> Rule:
    """A list of named bundles of rules."""
    texts = _texts(2000, 3)["read"]

    def read(value: object) -> tuple[OwnPreset, ...]:
        if not isinstance(value, list | tuple) or len(value) > most:
            raise ValueError(value)
        bundles = tuple(texts(each) for each in value)
        if any(len(each) != 3 for each in bundles):
            raise ValueError(value)
        return bundles

    return {"read": read}


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default and the rule for its values."""

    theme: ThemeChoice = field(default=ThemeChoice.SYSTEM, metadata=_one_of(ThemeChoice))
    felt: FeltKey = field(default=FeltKey.PRATO, metadata=_one_of(FeltKey))
    language: Language = field(default=Language.SYSTEM, metadata=_one_of(Language))
    text_scale: float = field(default=1.0, metadata=_within(float, 1.0, 2.0))
    card_size: float = field(default=1.0, metadata=_within(float, 0.85, 1.12))
    deck: str = field(default=NEAPOLITAN.key, metadata=_text(200))
    """The deck by its key (`ui.decks.Shelf`)."""
    back: str = field(default=Dressing.back, metadata=_text(200))
    """The back by the name of its file."""
    index: Index = field(default=Index.OFF, metadata=_one_of(Index))
    big_targets: bool = field(default=False, metadata=_flag())
    less_motion: bool = field(default=False, metadata=_flag())
    speed: Speed = field(default=Speed.NORMAL, metadata=_one_of(Speed))
    trick_pause: int = field(default=1200, metadata=_within(int, 600, 4000))
    """How long a finished trick lies on the table, in milliseconds."""
    volume: int = field(default=70, metadata=_within(int, 0, 100))
    """How loud the sounds are, in hundredths."""
    muted: bool = field(default=False, metadata=_flag())
    confirm_card: bool = field(default=False, metadata=_flag())
    """Whether a card is played only by the second press."""
    click_on: bool = field(default=False, metadata=_flag())
    """Whether a finished trick lies on the table until a click or Enter."""
    forced_card: bool = field(default=False, metadata=_flag())
    """Whether the only card that may be played is played by itself, after a while."""
    rising: bool = field(default=False, metadata=_flag())
    """Whether the weakest card of a suit stands first in the own hand."""
    hints: bool = field(default=True, metadata=_flag())
    """Whether a hint may be asked for."""
    running_count: bool = field(default=False, metadata=_flag())
    """Whether what the tricks are worth so far is shown where the rules do not; the game then counts as helped."""
    speak_more: bool = field(default=False, metadata=_flag())
    """Whether a screen reader is told what everybody else has before him."""
    player_name: str = field(default="", metadata=_text(24))
    own_presets: tuple[OwnPreset, ...] = field(default=(), metadata=_bundles(100))
    last_game: tuple[str, ...] = field(default=(), metadata=_texts(2000, 7))
    """The game begun last: the variant's key, its options as text, and each chair as who, level and name."""
    window_width: int = field(default=1280, metadata=_within(int, 900, 16000))
    window_height: int = field(default=800, metadata=_within(int, 600, 16000))
    maximised: bool = field(default=False, metadata=_flag())


RULES: dict[str, Rule] = {entry.name: dict(entry.metadata) for entry in fields(Settings)}
"""The rule of each setting by its key."""


def limits(key: str) -> tuple[float, float]:
    """Lowest and highest value of a number among the settings.

    >>> limits("trick_pause")
    (600, 4000)
    """
    low, high = RULES[key]["limits"]
    return low, high


LONGEST_SHOWN: Final = 60
"""Of a value that means nothing so many characters are told."""

MIGRATIONS: tuple[Migration, ...] = ()
"""The n-th turns the keys of version n into those of version n + 1."""


class Store:
    """The settings of one file: read once, written at every change."""

    def __init__(self, file: Path, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self._file = file
        self._version = len(migrations) + 1
        self._raw: Raw = {}
        self._frozen = False
        self.complaint = ""
        """One sentence for the player about what went wrong last, empty if nothing did."""
        self.values = self._read(migrations)

    def change(self, **changes: object) -> Settings:
        """Take these values, write them down, and return all settings; a value that breaks its rule is a ValueError."""
        good: Raw = {key: RULES[key]["read"](value) for key, value in changes.items()}
        self.values = replace(self.values, **good)
        self._raw |= {"version": self._version} | changes
        if not self._frozen:
            self._write()
        return self.values

    def assume(self, **values: object) -> Settings:
        """Take these values for what the player has never chosen, without writing them down; return all settings."""
        open_: Raw = {key: RULES[key]["read"](value) for key, value in values.items() if key not in self._raw}
        self.values = replace(self.values, **open_)
        return self.values

    def _read(self, migrations: Sequence[Migration]) -> Settings:
        try:
            raw = json.loads(self._file.read_text(encoding="utf-8"))
            version = _version(raw)
        except FileNotFoundError:
            return Settings()
        except OSError as problem:
            said = QCoreApplication.translate(
                "Settings", "The preferences in {file} cannot be read: {reason}. Changes last until the game is closed."
            )
            return self._freeze(said.format(file=self._file, reason=problem.strerror or problem))
        except (ValueError, RecursionError):
            return self._begin_anew()
        if version > self._version:
            said = QCoreApplication.translate(
                "Settings",
                "The preferences in {file} belong to a newer version and are left alone. "
                "Changes last until the game is closed.",
            )
            return self._freeze(said.format(file=self._file))
        for migrate in migrations[version - 1 :]:
            raw = migrate(raw)
        self._raw = raw
        return self._check(raw)

    def _check(self, raw: Raw) -> Settings:
        """The good values of a file; a bad one gives way to its default, but stays in the file."""
        good: Raw = {}
        for key in RULES.keys() & raw.keys():
            try:
                good[key] = RULES[key]["read"](raw[key])
            except ValueError:
                said = QCoreApplication.translate("Settings", "Preference {key}: {value} means nothing here.")
                self.complaint = said.format(key=key, value=_shown(raw[key]))
        return Settings(**good)

    def _begin_anew(self) -> Settings:
        """Put a file that means nothing aside, so that what is chosen from now on can be kept."""
        try:
            aside = put_aside(self._file)
        except OSError as problem:
            said = QCoreApplication.translate(
                "Settings", "The preferences in {file} are damaged and cannot be put aside: {reason}."
            )
            return self._freeze(said.format(file=self._file, reason=problem.strerror or problem))
        said = QCoreApplication.translate(
            "Settings", "The preferences were damaged: they are kept as {file}, and new ones are begun."
        )
        self.complaint = said.format(file=aside)
        return Settings()

    def _freeze(self, complaint: str) -> Settings:
        self._frozen = True
        self.complaint = complaint
        return Settings()

    def _write(self) -> None:
        try:
            put_json(self._file, self._raw)
            self.complaint = ""
        except OSError as problem:
            said = QCoreApplication.translate("Settings", "The preferences could not be saved: {reason}.")
            self.complaint = said.format(reason=problem.strerror or problem)


def _version(raw: object) -> int:
    """Return the version of what a file holds; raises ValueError if these are no preferences."""
    version = raw.get("version", 1) if isinstance(raw, dict) else None
    if type(version) is not int or version < 1:
        raise ValueError(version)
    return version


def _shown(value: object) -> str:
    """A value as a sentence can hold it."""
    text = json.dumps(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
