"""What the engine refuses, and why. A reason is a word of the game; sentences are made of it elsewhere."""

from __future__ import annotations

from enum import Enum, auto


class Reason(Enum):
    """Why an action or a line of a record is refused."""

    NOT_YOUR_TURN = auto()
    NOT_NOW = auto()
    HAND_OVER = auto()
    NOT_IN_THE_HAND = auto()
    CARD_NOT_HELD = auto()
    MUST_FOLLOW = auto()
    MUST_LEAD_THE_THREE = auto()
    MUST_LEAD_ANOTHER_SUIT = auto()
    MUST_TRUMP = auto()
    WORD_ONLY_WHEN_LEADING = auto()
    WORD_ONLY_WHEN_FOLLOWING = auto()
    WORDS_CONTRADICT = auto()
    WORD_NOT_OF_THIS_TABLE = auto()
    WORD_UNTRUE = auto()
    TALK_NO_LINE = auto()
    COMBINATION_NOT_HELD = auto()
    COMBINATION_TWICE = auto()
    COMBINATION_NONE = auto()
    COMBINATION_WINDOW_CLOSED = auto()
    COMBINATIONS_OFF = auto()
    CLAIMS_OFF = auto()
    CLAIM_ALREADY_MADE = auto()
    CALLED_OUT_TWICE = auto()
    LAY_DOWN_OFF = auto()
    LAY_DOWN_TOO_EARLY = auto()
    LAY_DOWN_NOT_CERTAIN = auto()
    CONCEDE_OFF = auto()
    CONCEDE_FOR_PEOPLE = auto()
    CONCEDE_OFFERED = auto()
    BID_TOO_LOW = auto()
    CALLED_CARD_HELD = auto()
    CALLED_CARD_NOT_ALLOWED = auto()
    DISCARD_COUNT = auto()
    NOTHING_TO_UNDO = auto()
    UNDO_OFF = auto()
    STALE = auto()


class IllegalAction(Exception):
    """An action that the rules refuse; the state has not changed."""

    def __init__(self, reason: Reason, action: object) -> None:
        super().__init__(f"{action}: {reason.name}")
        self.reason = reason
        self.action = action


class OptionError(ValueError):
    """An option, or a set of options, that cannot be played; the text names the option and why."""
