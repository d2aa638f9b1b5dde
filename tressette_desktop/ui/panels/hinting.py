"""What a hint says: the best card and the next, by how much, and what it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .. import words

if TYPE_CHECKING:
    from tressette_desktop.engine.bots.hint import Hint, Reason

PERCENT = 100


def told(hint: Hint) -> str:
    """Return a hint in words: what is best, and why. It names no card but those of its reader's own hand."""
    return " ".join((_best(hint), *map(_reason, hint.reasons)))


def _best(hint: Hint) -> str:
    best = words.the_card(hint.best)
    if hint.word is not None:
        best = QCoreApplication.translate("hinting", "{card} with “{word}”").format(
            card=best, word=words.signal(hint.word)
        )
    if hint.second is None:
        return words.title(
            QCoreApplication.translate("hinting", "{best}: nothing else comes into question.").format(best=best)
        )
    second = words.the_card(hint.second)
    if hint.close:
        return QCoreApplication.translate("hinting", "A close call: {best} or {second}.").format(
            best=best, second=second
        )
    return QCoreApplication.translate("hinting", "Best: {best}. {second}: {gap} points less.").format(
        best=best, second=words.title(second), gap=words.estimate(hint.gap, hint.error)
    )


def _reason(reason: Reason) -> str:
    said = {
        "TAKES": QCoreApplication.translate("hinting", "The trick is yours in {share} % of the possible deals."),
        "LEAVES": QCoreApplication.translate(
            "hinting", "The trick is yours in {share} % of the possible deals, but you keep more for later."
        ),
    }
    return said[reason.ground.name].format(share=round(PERCENT * reason.share))
