"""The review of a decision in words: its grade, what it rests on, what it cost with all cards open."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject

from tressette_desktop.engine.bots.grading import Appraisal, Grade
from tressette_desktop.engine.bots.hint import Ground
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.review.count import Claiming, Counted
from tressette_desktop.engine.review.forgotten import Forgotten
from tressette_desktop.engine.review.review import Judged, TurningPoint
from tressette_desktop.ui import words
from tressette_desktop.ui.kit.text import Tone
from tressette_desktop.ui.windows.decision_words import decision, spoken

SIGNS: Final[Mapping[Grade, str]] = MappingProxyType(
    {
        Grade.ONLY: "–",
        Grade.CLOSE: "≈",
        Grade.INACCURACY: "?!",
        Grade.MISTAKE: "?",
        Grade.BLUNDER: "??",
    }
)
"""What stands for a grade; the best card and a fine one have a star and a tick, which are drawn."""

TONES: Final[Mapping[Grade, Tone]] = MappingProxyType(
    {
        Grade.ONLY: "soft",
        Grade.CLOSE: "soft",
        Grade.BEST: "green",
        Grade.FINE: "green",
        Grade.INACCURACY: "amber",
        Grade.MISTAKE: "red",
        Grade.BLUNDER: "red",
    }
)
"""The colour of a grade; it is never the only difference."""


class GradeWords(QObject):
    """Says reviews in the language that is spoken when it is asked."""

    def name(self, grade: Grade) -> str:
        """Return the word for a grade."""
        return {
            Grade.ONLY: self.tr("No choice"),
            Grade.BEST: self.tr("Best"),
            Grade.CLOSE: self.tr("Close call"),
            Grade.FINE: self.tr("Fine"),
            Grade.INACCURACY: self.tr("Inaccuracy"),
            Grade.MISTAKE: self.tr("Mistake"),
            Grade.BLUNDER: self.tr("Blunder"),
        }[grade]

    def signed(self, grade: Grade) -> str:
        """Return the word with what stands for it, where that can be written."""
        return f"{SIGNS[grade]} {self.name(grade)}" if grade in SIGNS else self.name(grade)

    def count(self, count: Counted) -> str:
        """Return what came of the count."""
        told = {
            Claiming.RIGHT: self.tr("Claimed rightly after {tricks}: {points}."),
            Claiming.WRONG: self.tr("Claimed too early, after {tricks}: only {points}. That lost the game."),
            Claiming.MISSED: self.tr(
                "After {tricks} the game could be claimed: {points}. Nobody did, and it was not won."
            ),
        }[count.claiming]
        tricks, points = words.tricks(count.tricks), words.points(count.points)
        return told.format(tricks=tricks, points=points)

    def forgotten(self, forgotten: Forgotten) -> str:
        """Return what was not declared, and what that cost."""
        melds, points = "; ".join(map(words.meld, forgotten.melds)), words.points(forgotten.thirds // 3)
        told = self.tr("Not declared: {combinations}. That cost {points}.").format(combinations=melds, points=points)
        return f"{self.signed(forgotten.grade)}. {told}"

    def verdict(self, judged: Judged) -> str:
        """Return what a grade rests on."""
        known, played = judged.known, _named(judged, judged.task.action)
        if known is None:
            return self.tr("Being computed.")
        if known.other is None:
            return self.tr("There was nothing to choose.")
        other, gap = _named(judged, known.other), words.estimate(known.gap, known.error)
        if known.grade is Grade.CLOSE:
            said = self._close(known)
        elif known.grade is Grade.BEST:
            said = self._more(known) if known.gap else self.tr("{one}: as good as {other}.")
        else:
            said = self._less(known)
        told = words.title(said.format(one=played, other=other, gap=gap))
        if known.spared:
            sure = self.tr("Only {figure} of it is certain.").format(figure=words.estimate(known.sure))
            return f"{told} {sure}"
        return told

    def _close(self, known: Appraisal) -> str:
        if known.stake:
            return self.tr("{one} or {other}: too close to call ({gap} units).")
        return self.tr("{one} or {other}: too close to call ({gap} thirds).")

    def _more(self, known: Appraisal) -> str:
        if known.stake:
            return self.tr("{one}: {gap} units more than {other}.")
        return self.tr("{one}: {gap} thirds more than {other}.")

    def _less(self, known: Appraisal) -> str:
        if known.stake:
            return self.tr("{other}: {gap} units more than {one}.")
        return self.tr("{other}: {gap} thirds more than {one}.")

    def open(self, judged: Judged, *, running: bool) -> str:
        """Return what a card cost with all cards open, and of what was decided before, what the side comes to."""
        if judged.open is None:
            computing = running and judged.task.solvable
            return self.tr("With all cards open: being computed") if computing else ""
        if judged.task.word:
            return self.tr("With all cards open a word changes nothing")
        if not judged.task.plays:
            return self._comes_to(judged.open, judged.task.makes(judged.open))
        if not judged.open:
            return self.tr("With all cards open: nothing lost")
        return self.tr("With all cards open: %n third(s) lost", "", judged.open)

    def _comes_to(self, thirds: int, made: bool | None) -> str:
        if made is None:
            return self.tr("With all cards open: %n third(s) for the own side", "", thirds)
        if made:
            return self.tr("With all cards open: %n third(s) for the own side, the contract is won", "", thirds)
        return self.tr("With all cards open: %n third(s) for the own side, the contract is lost", "", thirds)

    def chances(self, judged: Judged) -> str:
        """Return how often the contract is won to which a decision leads, and to which the other one does."""
        known = judged.known
        if known is None or known.other is None or not judged.task.early:
            return ""
        told = self.tr("{what}: the contract is won in {often} of 100 deals.")
        both = zip((judged.task.action, known.other), known.takes, strict=True)
        return " ".join(
            words.title(told.format(what=decision(what), often=round(100 * share)))
            for what, share in both
            if share is not None
        )

    def ground(self, point: TurningPoint, known: Appraisal, judged: Judged) -> str:
        """Return what divides the two cards of a turning point, in deals of a hundred."""
        assert known.other is not None
        both = zip((judged.task.action, known.other), known.takes, strict=True)
        mine, other = ((decision(what), round(100 * (share or 0.0))) for what, share in both)
        (better, often), (worse, seldom) = (mine, other) if point.found else (other, mine)
        trick = self.tr("{better}: the trick is won in {often} of 100 deals; {worse}: in {seldom}.")
        more = {
            Ground.TAKES: "",
            Ground.LEAVES: self.tr("But more is kept for later."),
            None: self.tr("What comes after it decides."),
        }[point.ground]
        told = words.title(trick.format(better=better, often=often, worse=worse, seldom=seldom))
        return f"{told} {more}".rstrip()

    def whole(self, judged: Judged, *, running: bool) -> str:
        """Return everything about a decision in one sentence, as it is read aloud."""
        what = decision(judged.task.action)
        trick = self.tr("Trick {number}, {card}").format(number=trick_of(judged), card=what)
        if judged.task.early:
            trick = self.tr("Before the first trick, {what}").format(what=what)
        if judged.task.word:
            said = _named(judged, judged.task.action)
            trick = self.tr("Trick {number}, said with the {card}: {word}")
            trick = trick.format(number=trick_of(judged), card=what, word=said)
        grade = self.name(judged.known.grade) if judged.known is not None else self.tr("Not judged yet")
        return ". ".join(filter(None, (f"{trick}: {grade}", self.open(judged, running=running))))

    def both(self, judged: Judged, word: Judged | None, *, running: bool) -> str:
        """Return everything about a card and the word that was said with it, as it is read aloud."""
        told = self.whole(judged, running=running)
        return told if word is None or word.known is None else f"{told}. {self.word(word)}"

    def word(self, judged: Judged) -> str:
        """Return how a word is judged that was said with a card."""
        said = self.tr("Said with it: {word}").format(word=_named(judged, judged.task.action))
        if judged.known is None:
            return f"{said}."
        if judged.known.other is None:
            return self.tr("{said}. Nobody would have played otherwise for another word.").format(said=said)
        return f"{said}. {self.signed(judged.known.grade)}. {self.verdict(judged)}"

    def when(self, judged: Judged) -> str:
        """Return when something was decided, as it stands on a button."""
        if judged.task.early:
            return self.tr("Beforehand")
        return self.tr("Trick {number}").format(number=trick_of(judged))

    def where(self, card: str, parts: tuple[tuple[str, float], ...], truth: str) -> str:
        """Return where a missing card may be, and where it was in truth, if that is among the places."""
        told = ", ".join(f"{name} {round(100 * part)} %" for name, part in parts if part)
        said = self.tr("{card}: {places}") if not truth else self.tr("{card}: {places}; in truth: {truth}")
        return said.format(card=words.title(card), places=told, truth=truth)

    def nowhere(self) -> str:
        """Return what stands for no hand."""
        return self.tr("in no hand")


def trick_of(judged: Judged) -> int:
    """Return the number of the trick that a card was played to, from 1."""
    return len(judged.task.table.tricks) + 1


def _named(judged: Judged, action: Action) -> str:
    """Return the name of what was decided, or of something else that might have been."""
    return spoken(action) if judged.task.word and isinstance(action, PlayCard) else decision(action)
