"""The map of keys: one table, from which the menus, the window's answer to a key and the page that shows it are made.

Letters are the same in every language: they are those of the Italian words, as they are said at the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

Standard = QKeySequence.StandardKey


class Where(StrEnum):
    """Where a key means something."""

    HAND = "hand"
    TABLE = "table"
    WORDS = "words"
    WINDOW = "window"
    REPLAY = "replay"
    PAGES = "pages"


@dataclass(frozen=True, slots=True)
class Shortcut:
    """What one does with a key: its name, where it counts, its keys (any of them), and what it does in English.

    >>> shortcut("last_trick").letter == Qt.Key.Key_U
    True
    """

    name: str
    where: Where
    keys: tuple[Standard | str, ...]
    source: object

    @property
    def text(self) -> str:
        """What it does, in the language that is spoken now; with the letter of its menu marked by an ampersand."""
        return QCoreApplication.translate("keys", str(self.source))

    @property
    def title(self) -> str:
        """What it does, without the mark for a menu."""
        return self.text.replace("&", "")

    @property
    def sequences(self) -> tuple[QKeySequence, ...]:
        """Its keys, as the system has them."""
        return tuple(QKeySequence(key) for key in self.keys)

    @property
    def caps(self) -> tuple[str, ...]:
        """What stands on its keys, in the language that is spoken now; a system may have none for something."""
        return tuple(filter(None, (_cap(key) for key in self.keys)))

    @property
    def letter(self) -> Qt.Key:
        """The one key of a shortcut that is a letter."""
        return Qt.Key(ord(str(self.keys[0])))


SHORTCUTS: Final = (
    Shortcut("walk", Where.HAND, ("Left", "Right"), QT_TRANSLATE_NOOP("keys", "From card to card")),
    Shortcut("ends", Where.HAND, ("Home", "End"), QT_TRANSLATE_NOOP("keys", "To the first and the last card")),
    Shortcut("play", Where.HAND, ("Return", "Space"), QT_TRANSLATE_NOOP("keys", "Play the card")),
    Shortcut(
        "digits",
        Where.HAND,
        ("1", "9", "0"),
        QT_TRANSLATE_NOOP("keys", "Play the first, ninth, tenth card; arrows reach all"),
    ),
    Shortcut("numbers", Where.HAND, ("Alt",), QT_TRANSLATE_NOOP("keys", "Show the numbers of the cards")),
    Shortcut("skip", Where.TABLE, ("Return", "Space"), QT_TRANSLATE_NOOP("keys", "Do not wait for what moves")),
    Shortcut("declare", Where.TABLE, ("A",), QT_TRANSLATE_NOOP("keys", "Declare a combination (accusa)")),
    Shortcut("claim", Where.TABLE, ("C",), QT_TRANSLATE_NOOP("keys", "Claim the game (chiamarsi fuori)")),
    Shortcut("call_out", Where.TABLE, ("F",), QT_TRANSLATE_NOOP("keys", "Say that the opponents are out (fuori)")),
    Shortcut("lay_down", Where.TABLE, ("L",), QT_TRANSLATE_NOOP("keys", "Lay down the rest, when it is offered")),
    Shortcut("last_trick", Where.TABLE, ("U",), QT_TRANSLATE_NOOP("keys", "Look at the last trick (ultima presa)")),
    Shortcut("said", Where.TABLE, ("D",), QT_TRANSLATE_NOOP("keys", "What was said so far, and speaking (detto)")),
    Shortcut("explain", Where.TABLE, ("G",), QT_TRANSLATE_NOOP("keys", "Explain what was said last (glossary)")),
    Shortcut("again", Where.TABLE, ("I",), QT_TRANSLATE_NOOP("keys", "Tell aloud how things stand")),
    Shortcut("away", Where.TABLE, ("Esc",), QT_TRANSLATE_NOOP("keys", "Put away a paper, or a question that may wait")),
    Shortcut("busso", Where.WORDS, ("B",), QT_TRANSLATE_NOOP("keys", "Busso, with the card that is led")),
    Shortcut("ribusso", Where.WORDS, ("R",), QT_TRANSLATE_NOOP("keys", "Ribusso")),
    Shortcut("la_meglio", Where.WORDS, ("M",), QT_TRANSLATE_NOOP("keys", "La meglio")),
    Shortcut("tutto_fuori", Where.WORDS, ("T",), QT_TRANSLATE_NOOP("keys", "Tutto fuori")),
    Shortcut("volo", Where.WORDS, ("V",), QT_TRANSLATE_NOOP("keys", "Volo")),
    Shortcut("striscio", Where.WORDS, ("S",), QT_TRANSLATE_NOOP("keys", "Striscio")),
    Shortcut("keys", Where.WINDOW, (Standard.HelpContents,), QT_TRANSLATE_NOOP("keys", "&Keys")),
    Shortcut("rules", Where.WINDOW, ("Shift+F1",), QT_TRANSLATE_NOOP("keys", "&Rules")),
    Shortcut("glossary", Where.WINDOW, ("F2",), QT_TRANSLATE_NOOP("keys", "&Glossary")),
    Shortcut("new", Where.WINDOW, (Standard.New,), QT_TRANSLATE_NOOP("keys", "&New game")),
    Shortcut("continue", Where.WINDOW, (), QT_TRANSLATE_NOOP("keys", "&Continue")),
    Shortcut("learn", Where.WINDOW, (), QT_TRANSLATE_NOOP("keys", "Learn to &play")),
    Shortcut("problems", Where.WINDOW, ("Ctrl+P",), QT_TRANSLATE_NOOP("keys", "Pro&blem of the day")),
    Shortcut("history", Where.WINDOW, ("Ctrl+H",), QT_TRANSLATE_NOOP("keys", "&History")),
    Shortcut("leave", Where.WINDOW, (Standard.Close,), QT_TRANSLATE_NOOP("keys", "&Leave the table")),
    Shortcut("undo", Where.WINDOW, (Standard.Undo,), QT_TRANSLATE_NOOP("keys", "&Take back")),
    Shortcut("hint", Where.WINDOW, ("H",), QT_TRANSLATE_NOOP("keys", "&Hint")),
    Shortcut("played", Where.WINDOW, ("P",), QT_TRANSLATE_NOOP("keys", "Cards &played, suits seen (passate)")),
    Shortcut("copy_deal", Where.WINDOW, (Standard.Copy,), QT_TRANSLATE_NOOP("keys", "&Copy this deal as text")),
    Shortcut("concede", Where.WINDOW, ("Ctrl+R",), QT_TRANSLATE_NOOP("keys", "&Give the game up (resa)")),
    Shortcut("same_deal", Where.WINDOW, (), QT_TRANSLATE_NOOP("keys", "The &same deal again")),
    Shortcut("preferences", Where.WINDOW, ("Ctrl+,",), QT_TRANSLATE_NOOP("keys", "&Preferences")),
    Shortcut("full_screen", Where.WINDOW, (Standard.FullScreen,), QT_TRANSLATE_NOOP("keys", "&Full screen")),
    Shortcut("report", Where.WINDOW, (), QT_TRANSLATE_NOOP("keys", "Report a pro&blem")),
    Shortcut("about", Where.WINDOW, (), QT_TRANSLATE_NOOP("keys", "&About and credits")),
    Shortcut("quit", Where.WINDOW, ("Ctrl+Q",), QT_TRANSLATE_NOOP("keys", "&Quit")),
    Shortcut("menus", Where.WINDOW, ("Alt",), QT_TRANSLATE_NOOP("keys", "To the menus, with the letter underlined")),
    Shortcut("replay_back", Where.REPLAY, ("Left",), QT_TRANSLATE_NOOP("keys", "One move back")),
    Shortcut("replay_on", Where.REPLAY, ("Right",), QT_TRANSLATE_NOOP("keys", "One move on")),
    Shortcut("replay_trick_back", Where.REPLAY, ("PgUp",), QT_TRANSLATE_NOOP("keys", "To the trick before")),
    Shortcut("replay_trick_on", Where.REPLAY, ("PgDown",), QT_TRANSLATE_NOOP("keys", "To the next trick")),
    Shortcut("replay_start", Where.REPLAY, ("Home",), QT_TRANSLATE_NOOP("keys", "To the beginning of the hand")),
    Shortcut("replay_end", Where.REPLAY, ("End",), QT_TRANSLATE_NOOP("keys", "To the end of the hand")),
    Shortcut("replay_hand_back", Where.REPLAY, ("Ctrl+PgUp",), QT_TRANSLATE_NOOP("keys", "To the hand before")),
    Shortcut("replay_hand_on", Where.REPLAY, ("Ctrl+PgDown",), QT_TRANSLATE_NOOP("keys", "To the next hand")),
    Shortcut("replay_play", Where.REPLAY, ("Space",), QT_TRANSLATE_NOOP("keys", "Go on by itself, or stop")),
    Shortcut("replay_look", Where.REPLAY, ("O",), QT_TRANSLATE_NOOP("keys", "Look from the next seat")),
    Shortcut("replay_note", Where.REPLAY, ("N",), QT_TRANSLATE_NOOP("keys", "Write a note on the move")),
    Shortcut("replay_unnote", Where.REPLAY, ("Ctrl+Z",), QT_TRANSLATE_NOOP("keys", "Take the last note back")),
    Shortcut("replay_copy", Where.REPLAY, ("Ctrl+C",), QT_TRANSLATE_NOOP("keys", "Copy the position as text")),
    Shortcut("replay_moves", Where.REPLAY, ("M",), QT_TRANSLATE_NOOP("keys", "Show the moves, or put them away")),
    Shortcut("next", Where.PAGES, ("Tab", "Shift+Tab"), QT_TRANSLATE_NOOP("keys", "To the next thing, and back")),
    Shortcut("press", Where.PAGES, ("Return", "Space"), QT_TRANSLATE_NOOP("keys", "Press what has the ring")),
    Shortcut("row", Where.PAGES, ("Left", "Right"), QT_TRANSLATE_NOOP("keys", "Inside a row of choices")),
    Shortcut("back", Where.PAGES, ("Esc",), QT_TRANSLATE_NOOP("keys", "Back")),
)
"""Every key there is. What has none stands in a menu only."""

_BY_NAME: Final = {each.name: each for each in SHORTCUTS}
LETTERS: Final = {
    each.letter: each.name
    for each in SHORTCUTS
    if each.where in (Where.TABLE, Where.WORDS) and len(each.keys) == 1 and each.keys[0] != "Esc"
}
"""What a letter does at the table, by its key."""


def shortcut(name: str) -> Shortcut:
    """Return a line of the table."""
    return _BY_NAME[name]


def with_key(text: str, name: str) -> str:
    """Return a text with the key that does the same, for a tooltip.

    >>> with_key("Last trick", "last_trick")
    'Last trick (U)'
    """
    return f"{text} ({shortcut(name).caps[0]})"


def _cap(key: Standard | str) -> str:
    """What stands on a key: a word in every language, because few fonts have the signs."""
    named = {
        "Left": QCoreApplication.translate("keys", "Left"),
        "Right": QCoreApplication.translate("keys", "Right"),
        "Home": QCoreApplication.translate("keys", "Home"),
        "End": QCoreApplication.translate("keys", "End"),
        "Return": QCoreApplication.translate("keys", "Enter"),
        "Space": QCoreApplication.translate("keys", "Space"),
        "Alt": "Alt",
    }.get(str(key))
    return named or QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
