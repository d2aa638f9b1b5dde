"""How a game ends before its last card, or with more than points: claims, calls, and the special wins."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.core.terms import Going, Special, Verification

from .counted import counted


def special(which: Special) -> str:
    """Return the name of a special win (rules.md 4.11)."""
    return {
        Special.CAPPOTTO: QCoreApplication.translate("words", "Cappotto"),
        Special.STRAMAZZO: QCoreApplication.translate("words", "Stramazzo"),
        Special.CAPPOTTONE: QCoreApplication.translate("words", "Cappottone"),
        Special.STRAMAZZONE: QCoreApplication.translate("words", "Stramazzone"),
        Special.COLLATONDRIONE: QCoreApplication.translate("words", "Collatondrione"),
    }[which]


def special_meaning(which: Special, *, of_deck: bool = False) -> str:
    """Return what a special win is; ``of_deck`` tells that a cappotto counts points, not tricks (rules.md 4.11b)."""
    if of_deck and which is Special.CAPPOTTO:
        return QCoreApplication.translate("words", "all eleven points to one side")
    return {
        Special.CAPPOTTO: QCoreApplication.translate("words", "every trick to one side"),
        Special.STRAMAZZO: QCoreApplication.translate("words", "every point to one side"),
        Special.CAPPOTTONE: QCoreApplication.translate("words", "every trick to one player"),
        Special.STRAMAZZONE: QCoreApplication.translate("words", "every point to one player"),
        Special.COLLATONDRIONE: QCoreApplication.translate("words", "a hand of one suit"),
    }[which]


def claims() -> str:
    """Return what one says who calls himself out."""
    return QCoreApplication.translate("words", "I claim the game!")


def would_give_up() -> str:
    """Return what one says to his partner who would give the game up (rules.md 3.10)."""
    return QCoreApplication.translate("words", "Shall we give up?")


def gives_up() -> str:
    """Return what one says who gives the game up."""
    return QCoreApplication.translate("words", "The game is yours")


def calls_out() -> str:
    """Return what one says who calls the opponents out (rules.md 4.9b)."""
    return QCoreApplication.translate("words", "You are out!")


def verified(result: Verification) -> str:
    """Return what came of a call-out."""
    if result.right:
        return QCoreApplication.translate("words", "Right: they have won")
    return QCoreApplication.translate("words", "Wrong: {missing} short").format(missing=missing(result.missing))


def missing(thirds: int) -> str:
    """Return what a side lacks, in points and the thirds left over (rules.md 4.9b)."""
    points, left = divmod(thirds, 3)
    if not left or not points:
        return counted().thirds(left) if left else counted().points(points)
    sentence = QCoreApplication.translate("words", "{points} and {thirds}")
    return sentence.format(points=counted().points(points), thirds=counted().thirds(left))


def going(word: Going) -> str:
    """Return what is said about going on for the cappotto; these words stay Italian."""
    return {
        Going.VADO: QCoreApplication.translate("words", "Vado"),
        Going.NON_VADO: QCoreApplication.translate("words", "Non vado"),
        Going.POTREI: QCoreApplication.translate("words", "Potrei"),
        Going.ANDIAMO: QCoreApplication.translate("words", "Andiamo"),
        Going.NO: QCoreApplication.translate("words", "No"),
    }[word]


def going_means(word: Going) -> str:
    """Return what follows from a word about the cappotto."""
    return {
        Going.VADO: QCoreApplication.translate("words", "We play on for the cappotto: I decide it."),
        Going.NON_VADO: QCoreApplication.translate("words", "We take the game as it is won."),
        Going.POTREI: QCoreApplication.translate("words", "I might: my partner decides."),
        Going.ANDIAMO: QCoreApplication.translate("words", "We play on for the cappotto."),
        Going.NO: QCoreApplication.translate("words", "We take the game as it is won."),
    }[word]
