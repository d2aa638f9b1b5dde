"""The lesson, at each of its remarks."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tests.screens import scene
from tests.screens.frame import framed
from tests.screens.table import STILL
from tests.ui.lessons import Ready
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.windows.lesson import PUPIL, Lesson, lesson

PLAYED = ("3c", "6d")
"""What the pupil plays to the first tricks; then the first card that is legal."""


class Pupil(TablePage):
    """The table of a lesson that was followed up to a remark."""

    def __init__(self, number: int) -> None:
        super().__init__(CardArt(), STILL)
        self.sitting = lesson("")
        self.room = Lesson(self, self.sitting, Ready(), STILL, self)
        self.resize(1280, 768)
        self.room.start()
        coach = self.room.coach
        while coach.number < number:
            self._settle()
            if coach.number == number:
                return
            if coach.isHidden() or not self.room.waits:
                self.decided.emit(self._decision())
            else:
                coach.read.emit()

    def _settle(self) -> None:
        for _ in range(30):
            self.skip()
            QApplication.processEvents()

    def _decision(self) -> Action:
        session = self.sitting.session
        legal = tuple(session.legal(PUPIL))
        wanted = (PlayCard(card(name)) for name in PLAYED)
        return next((action for action in wanted if action in legal), legal[0])


def taught(number: int) -> QWidget:
    """The lesson in a window with a menu, at this remark."""
    pupil = Pupil(number)
    window = framed(pupil)
    if pupil.room.waits:
        QTimer.singleShot(0, pupil, pupil.room.coach.take_keyboard)
    return window


@scene("lesson_goal")
def lesson_goal() -> QWidget:
    """Who plays with whom."""
    return taught(1)


@scene("lesson_ranking")
def lesson_ranking() -> QWidget:
    """Which card is higher."""
    return taught(2)


@scene("lesson_follow")
def lesson_follow() -> QWidget:
    """The first suit to be followed."""
    return taught(3)


@scene("lesson_trick")
def lesson_trick() -> QWidget:
    """The first trick, lying open."""
    return taught(4)


@scene("lesson_accuse")
def lesson_accuse() -> QWidget:
    """Three threes to be declared."""
    return taught(5)


@scene("lesson_lead")
def lesson_lead() -> QWidget:
    """The first own lead."""
    return taught(6)


@scene("lesson_last")
def lesson_last() -> QWidget:
    """One card each is left."""
    return taught(7)


@scene("lesson_count")
def lesson_count() -> QWidget:
    """The sheet of the hand, and on to a real game."""
    return taught(8)


@scene("lesson_follow_small", 900, 600)
def lesson_follow_small() -> QWidget:
    """The first suit to be followed, in the smallest window."""
    return taught(3)


@scene("lesson_trick_small", 900, 600)
def lesson_trick_small() -> QWidget:
    """The first trick, lying open, in the smallest window."""
    return taught(4)


@scene("lesson_accuse_small", 900, 600)
def lesson_accuse_small() -> QWidget:
    """Three threes to be declared, in the smallest window."""
    return taught(5)


@scene("lesson_lead_small", 900, 600)
def lesson_lead_small() -> QWidget:
    """The first own lead, in the smallest window."""
    return taught(6)


@scene("lesson_count_small", 900, 600)
def lesson_count_small() -> QWidget:
    """The sheet of the hand, and on to a real game, in the smallest window."""
    return taught(8)


@scene("lesson_trick_portrait", 760, 1040)
def lesson_trick_portrait() -> QWidget:
    """The first trick, lying open, in a high window."""
    return taught(4)


@scene("lesson_count_portrait", 760, 1040)
def lesson_count_portrait() -> QWidget:
    """The sheet of the hand, and on to a real game, in a high window."""
    return taught(8)
