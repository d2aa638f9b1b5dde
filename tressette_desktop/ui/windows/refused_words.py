"""Why the rules do not allow a line of a record, said of whoever did it; `ui.refusals` speaks to a player instead."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tressette_desktop.engine.errors import Reason


class RefusedWords(QObject):
    """The reasons of the rules, each as half a sentence."""

    def why(self, reason: Reason) -> str:
        """Return why something is refused, without a full stop."""
        of_play = self._of_turn() | self._of_cards() | self._of_words()
        return (of_play | self._of_the_end() | self._of_contracts())[reason]

    def _of_turn(self) -> dict[Reason, str]:
        return {
            Reason.NOT_YOUR_TURN: self.tr("it is another's turn"),
            Reason.NOT_NOW: self.tr("nobody is asked for that here"),
            Reason.HAND_OVER: self.tr("the hand is over"),
            Reason.NOT_IN_THE_HAND: self.tr("that seat sits this hand out"),
            Reason.NOTHING_TO_UNDO: self.tr("there is nothing to take back"),
            Reason.UNDO_OFF: self.tr("nothing is taken back at this table"),
            Reason.STALE: self.tr("the table had moved on"),
        }

    def _of_cards(self) -> dict[Reason, str]:
        return {
            Reason.CARD_NOT_HELD: self.tr("that hand does not hold the card, or holds it no more"),
            Reason.MUST_FOLLOW: self.tr("the suit led must be followed"),
            Reason.MUST_LEAD_THE_THREE: self.tr("the three that was called must be led"),
            Reason.MUST_LEAD_ANOTHER_SUIT: self.tr("another suit must be led"),
            Reason.MUST_TRUMP: self.tr("a trump must be played"),
        }

    def _of_words(self) -> dict[Reason, str]:
        return {
            Reason.WORD_ONLY_WHEN_LEADING: self.tr("only who leads may say that"),
            Reason.WORD_ONLY_WHEN_FOLLOWING: self.tr("only who follows may say that"),
            Reason.WORDS_CONTRADICT: self.tr("those words contradict each other"),
            Reason.WORD_NOT_OF_THIS_TABLE: self.tr("that word is not used at this table"),
            Reason.WORD_UNTRUE: self.tr("the word is not true of the hand"),
            Reason.TALK_NO_LINE: self.tr("it is not one short line"),
        }

    def _of_the_end(self) -> dict[Reason, str]:
        return {
            Reason.COMBINATION_NOT_HELD: self.tr("that hand does not hold the combination"),
            Reason.COMBINATION_TWICE: self.tr("the combination was declared before"),
            Reason.COMBINATION_NONE: self.tr("no combination is named"),
            Reason.COMBINATION_WINDOW_CLOSED: self.tr("it is too late for combinations"),
            Reason.COMBINATIONS_OFF: self.tr("there are no combinations at this table"),
            Reason.CLAIMS_OFF: self.tr("nobody claims at this table"),
            Reason.CLAIM_ALREADY_MADE: self.tr("a claim was made before"),
            Reason.CALLED_OUT_TWICE: self.tr("that side has called wrongly twice"),
            Reason.CONCEDE_OFF: self.tr("nobody can give this game up"),
            Reason.CONCEDE_FOR_PEOPLE: self.tr("only people give a game up"),
            Reason.CONCEDE_OFFERED: self.tr("that was offered before"),
            Reason.LAY_DOWN_OFF: self.tr("nobody lays down at this table"),
            Reason.LAY_DOWN_TOO_EARLY: self.tr("it is too early to lay down"),
            Reason.LAY_DOWN_NOT_CERTAIN: self.tr("not every trick left is certain"),
        }

    def _of_contracts(self) -> dict[Reason, str]:
        return {
            Reason.BID_TOO_LOW: self.tr("a higher bid was made before"),
            Reason.CALLED_CARD_HELD: self.tr("the caller holds that card"),
            Reason.CALLED_CARD_NOT_ALLOWED: self.tr("that card may not be called"),
            Reason.DISCARD_COUNT: self.tr("that is not the right number of cards"),
        }
