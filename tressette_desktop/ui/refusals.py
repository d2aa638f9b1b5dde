"""Why the rules do not allow something, said to the player who tried it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import Reason

from . import words


def refusal(reason: Reason, action: Action | None, table: Table, name: str = "") -> str:
    """Return the sentence that says why an action is refused; ``name`` is whose turn it is, where that matters."""
    if isinstance(action, PlayCard):
        if reason is Reason.MUST_FOLLOW and table.trick is not None and table.trick.led is not None:
            sentence = QCoreApplication.translate("words", "Not the {card}: you still have {suit}")
            return sentence.format(card=words.card(action.card), suit=words.suit(table.trick.led))
        if reason is Reason.WORD_UNTRUE and action.word is not None:
            sentence = QCoreApplication.translate("words", "{word} would not be true: {reason}")
            why = words.untrue(action.word, action.card)
            return sentence.format(word=words.signal(action.word), reason=why[:1].lower() + why[1:].rstrip("."))
    if reason is Reason.NOT_YOUR_TURN and name:
        return QCoreApplication.translate("words", "One moment: it is {name}'s turn").format(name=name)
    return _plain(reason)


def not_now() -> str:
    """Return what is said to a key that means nothing now."""
    return _plain(Reason.NOT_NOW)


def _plain(reason: Reason) -> str:
    """The sentence of a reason that needs no more than itself."""
    return {
        Reason.NOT_YOUR_TURN: QCoreApplication.translate("words", "One moment: it is not your turn"),
        Reason.NOT_NOW: QCoreApplication.translate("words", "Not now"),
        Reason.HAND_OVER: QCoreApplication.translate("words", "This hand is over"),
        Reason.NOT_IN_THE_HAND: QCoreApplication.translate("words", "You sit this hand out"),
        Reason.CARD_NOT_HELD: QCoreApplication.translate("words", "That card is not in your hand"),
        Reason.MUST_FOLLOW: QCoreApplication.translate("words", "You must follow the suit led"),
        Reason.MUST_LEAD_THE_THREE: QCoreApplication.translate("words", "You said venticinque piombo: lead the three"),
        Reason.MUST_LEAD_ANOTHER_SUIT: QCoreApplication.translate("words", "You said you are liscio: change suit"),
        Reason.MUST_TRUMP: QCoreApplication.translate("words", "You must trump"),
        Reason.WORD_ONLY_WHEN_FOLLOWING: QCoreApplication.translate("words", "That is said only by those who follow"),
        Reason.WORDS_CONTRADICT: QCoreApplication.translate("words", "Those words contradict each other"),
        Reason.WORD_ONLY_WHEN_LEADING: QCoreApplication.translate("words", "Only the leader of a trick may say a word"),
        Reason.WORD_NOT_OF_THIS_TABLE: QCoreApplication.translate("words", "That word is not used at this table"),
        Reason.WORD_UNTRUE: QCoreApplication.translate("words", "That word would not be true"),
        Reason.TALK_NO_LINE: QCoreApplication.translate("words", "Say it in one short line"),
        Reason.COMBINATION_NOT_HELD: QCoreApplication.translate("words", "You do not hold that combination"),
        Reason.COMBINATION_TWICE: QCoreApplication.translate("words", "That combination is declared already"),
        Reason.COMBINATION_NONE: QCoreApplication.translate("words", "Choose a combination to declare"),
        Reason.COMBINATION_WINDOW_CLOSED: QCoreApplication.translate(
            "words", "Too late: combinations are declared before the second lead"
        ),
        Reason.COMBINATIONS_OFF: QCoreApplication.translate("words", "No combinations at this table"),
        Reason.CLAIMS_OFF: QCoreApplication.translate("words", "Nobody claims at this table"),
        Reason.CLAIM_ALREADY_MADE: QCoreApplication.translate("words", "You have claimed already"),
        Reason.CALLED_OUT_TWICE: QCoreApplication.translate("words", "Your side has called wrongly twice in this hand"),
        Reason.LAY_DOWN_OFF: QCoreApplication.translate("words", "Nobody lays down at this table"),
        Reason.LAY_DOWN_TOO_EARLY: QCoreApplication.translate("words", "It is too early to lay down"),
        Reason.LAY_DOWN_NOT_CERTAIN: QCoreApplication.translate("words", "Not every trick left is surely yours"),
        Reason.CONCEDE_OFF: QCoreApplication.translate(
            "words", "Nobody can give this game up; you may leave the table"
        ),
        Reason.CONCEDE_FOR_PEOPLE: QCoreApplication.translate("words", "Only people give a game up"),
        Reason.CONCEDE_OFFERED: QCoreApplication.translate("words", "You have offered that: your partner decides"),
        Reason.BID_TOO_LOW: QCoreApplication.translate("words", "A higher bid has been made"),
        Reason.CALLED_CARD_HELD: QCoreApplication.translate("words", "You hold that card yourself"),
        Reason.CALLED_CARD_NOT_ALLOWED: QCoreApplication.translate("words", "That card may not be called"),
        Reason.DISCARD_COUNT: QCoreApplication.translate("words", "That is not the right number of cards"),
        Reason.NOTHING_TO_UNDO: QCoreApplication.translate("words", "There is nothing to take back"),
        Reason.UNDO_OFF: QCoreApplication.translate("words", "At this table a card laid is a card played"),
        Reason.STALE: QCoreApplication.translate("words", "The table had moved on: please choose again"),
    }[reason]
