"""What can be wrong with a record, and the one error that says so (docs/tsn.md section 13)."""

from __future__ import annotations

from enum import Enum

from tressette_desktop.engine.errors import Reason


class Fault(Enum):
    """A kind of fault; the value is its sentence, where ``{token}`` is quoted from the record."""

    UNREADABLE = "the file cannot be read: {detail}"
    TOO_LARGE = "the file is larger than 10 MB, too large for a record"
    NOT_TEXT = "this is not text in UTF-8"
    CONTROL_CHARACTER = "there is a control character in this line"
    NO_HEADER = 'a record begins with [TSN "1"]'
    LATER_VERSION = "this record has version {detail}; this program reads version 1"
    BAD_TAG = '{token} is not a tag of the form [Name "value"]'
    UNKNOWN_TAG = "there is no tag {token}; a tag of one's own begins with x-"
    TAG_TWICE = "the tag {token} stands here a second time"
    BAD_VALUE = "{token} cannot be understood"
    NO_VARIANT = "the header does not name the variant"
    OPTION = "{detail}"
    BAD_DEAL = "{token} is not part of a deal"
    BAD_HAND = "{token} is not a hand: four suits parted by three dots"
    CARD_TWICE = "the card {token} is dealt twice"
    CARD_MISSING = "the card {token} is dealt to nobody"
    WRONG_NUMBER = "{token} should have {detail}"
    HIDDEN_CARDS = "a deal with unknown cards belongs to a view"
    ONLY_SEEN = "{token} tells only what was seen of a decision; it belongs to a view"
    PROMISE_BROKEN = "the salt does not open the hash of this deal"
    WRONG_DEALER = "seat {detail} should deal, not seat {token}"
    TOO_EARLY = "the hand before is not finished"
    NO_DEAL = "{token} stands before any deal"
    UNKNOWN_TOKEN = "{token} is not a token of this notation"
    NO_SUCH_SEAT = "{token}: there is no such seat at this table"
    COMMENT_OPEN = "the comment has no end on its line"
    REFUSED = "{token} is refused: {detail}"
    NOTHING_TO_UNDO = "{token}: there is nothing to take back"
    AFTER_THE_END = "{token}: the game is over"
    CHECK_FAILED = "{token} is not what the replay gives: {detail}"
    CHECK_MISPLACED = "{token}: nothing has just ended here"


def shortened(text: str, most: int = 60) -> str:
    """Return text as it is quoted: not longer than a line, whatever a file holds.

    >>> shortened("1:" + 100 * "3c", 20)
    '1:3c3c3c3c3c3c3c3...'
    """
    return text if len(text) <= most else text[: most - 3] + "..."


class NotationError(Exception):
    """The first fault of a record: which, in which line (from 1; 0 for the file as a whole), at which token.

    ``token`` and ``detail`` are shortened to what can be quoted; ``reason`` is what the rules answered when they
    refused a decision.

    >>> print(NotationError(Fault.UNKNOWN_TOKEN, "1:3x", line=6))
    Line 6: 1:3x is not a token of this notation.
    """

    def __init__(
        self, fault: Fault, token: str = "", *, detail: str = "", line: int = 0, reason: Reason | None = None
    ) -> None:
        super().__init__(fault, token, detail, line, reason)
        self.fault = fault
        self.token = shortened(token)
        self.detail = shortened(detail, 200)
        self.line = line
        self.reason = reason

    def on(self, line: int) -> NotationError:
        """Return the same error with its line, for a finder who did not know it."""
        return NotationError(self.fault, self.token, detail=self.detail, line=line, reason=self.reason)

    def __str__(self) -> str:
        sentence = self.fault.value.format(token=self.token, detail=self.detail)
        if self.line:
            return f"Line {self.line}: {sentence}."
        quoted = self.fault.value.startswith("{token}")
        return f"{sentence if quoted else sentence[0].upper() + sentence[1:]}."
