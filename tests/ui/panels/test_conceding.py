"""Giving the game up at the table: asked back, agreed to at one machine, and explained where it cannot be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.panels.test_hot_seat import WITHOUT_END, HotSeat, tame
from tests.ui.probes import show
from tests.ui.table.tables import session_of
from tressette_desktop.engine.core.actions import Concede, PlayCard
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.paper import SHADE
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.panels.question import SHAPES, Question
from tressette_desktop.ui.panels.since import heard_since
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed


def test_a_question_without_its_sign_has_its_title_where_its_sentences_begin(qtbot: QtBot) -> None:
    panel = Question("concede", "Give the game up?", "The others win.", "No", "Yes", danger=True)
    show(qtbot, panel)
    for form, size in enumerate(panel.forms()):
        panel.lie(form, QRectF(QPointF(SHADE, SHADE), size))
        QApplication.processEvents()
        if panel._sign.isHidden():
            assert panel._title.x() == panel._body.x(), SHAPES[form]


class Evening(HotSeat):
    """People at one machine, who do what the test says."""

    def until(self, seat: int) -> None:
        """Go on until this person sits there and is asked, or its curtain is up; others play by chance."""
        for _ in range(WITHOUT_END):
            QApplication.processEvents()
            self.page.skip()
            asked = self.page.input.asked
            if self.page.drape.isVisible():
                assert self.page.drape.button is not None
                self.page.drape.button.click()
            elif asked is not None and asked.own_turn and not self.page.busy:
                if asked.view.seat == seat:
                    return
                self.page.input.decide(tame(asked.legal)[0])
        pytest.fail(f"seat {seat} is never asked")

    def question(self) -> Question:
        """The question on the felt, as soon as nothing moves; a curtain before it is lifted."""
        for _ in range(WITHOUT_END):
            QApplication.processEvents()
            self.page.skip()
            if self.page.drape.isVisible() and self.page.drape.button is not None:
                self.page.drape.button.click()
            panel = self.page.asking.panel
            if isinstance(panel, Question):
                return panel
        pytest.fail("nothing is asked")


def evening(qtbot: QtBot, art: CardArt, variant: str = "classic", persons: tuple[int, ...] = (0,)) -> Evening:
    """A hand that has begun."""
    page = TablePage(art, Settings(speed=Speed.NONE, trick_pause=0))
    qtbot.addWidget(page)
    page.resize(1000, 640)
    page.show()
    there = Evening(page, variant, persons, seed=4)
    page.drape.taken.connect(there.calls.append)
    there.room.start()
    return there


def test_one_asks_back_and_the_safe_answer_has_the_keyboard(qtbot: QtBot, art: CardArt) -> None:
    there = evening(qtbot, art)
    there.until(0)
    page = there.page
    page.turn.concede()
    panel = there.question()
    assert panel.accessibleName() == "Give the game up?"
    assert page.focusWidget() is panel.no
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.asking.panel is None
    assert there.session.table.conceded is None
    page.turn.concede()
    QTest.keyClick(there.question().yes, Qt.Key.Key_Return)
    assert there.session.table.conceded == 0
    while page.sheet.isHidden():
        page.skip()
        QApplication.processEvents()
    assert "Person 0 gave the game up." in [text.text() for text in page.sheet.findChildren(Text)]
    there.room.close()


def test_at_one_machine_the_partner_is_called_and_may_say_no(qtbot: QtBot, art: CardArt) -> None:
    there = evening(qtbot, art, persons=(0, 2))
    page, session = there.page, there.session
    there.until(0)
    before = session.revision
    page.turn.concede()
    asked = there.question()
    assert "has to agree" in asked.accessibleDescription()
    there.calls.clear()
    asked.yes.click()
    assert session.table.conceding == (0,)
    agreement = there.question()
    assert there.calls == [2], "nobody else sits down before the partner has answered"
    assert set(page.stage.cards.own) == set(session.table.hand(2))
    assert "Person 0 would give the game up" in agreement.accessibleName()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.asking.panel is agreement, "the table waits for the answer"
    agreement.no.click()
    there.until(0)
    assert there.calls == [2, 0]
    assert session.revision == before + 1
    assert page.asking.panel is None
    page.turn.concede()
    assert page.prompt.accessibleName() == "You have offered that: your partner decides"
    page.input.decide(next(each for each in page.input.asked.legal if isinstance(each, PlayCard)))
    assert session.table.conceding == ()
    there.room.close()


def test_at_one_machine_both_give_up(qtbot: QtBot, art: CardArt) -> None:
    there = evening(qtbot, art, persons=(0, 2))
    there.until(2)
    there.page.turn.concede()
    there.question().yes.click()
    there.question().yes.click()
    table = there.session.table
    assert (table.conceded, table.score is not None and table.score.winners) == (0, (1, 3))
    there.room.close()


def test_where_sides_change_one_is_told_so(qtbot: QtBot, art: CardArt) -> None:
    there = evening(qtbot, art, "chiamata")
    there.until(0)
    there.page.asking.close()
    there.page.turn.concede()
    assert there.page.prompt.accessibleName() == "Nobody can give this game up; you may leave the table"
    there.room.close()


def test_whoever_takes_the_seat_hears_of_the_offer() -> None:
    session = session_of(persons=(0, 1, 2, 3))
    session.deal()
    session.submit(2, Concede(), revision=session.revision)
    assert heard_since(session.view(None), 1, ("Anna", "Ischia", "Capri", "Procida")) == (
        "Capri would give the game up",
    )
