"""What is looked up or asked lies on the free felt: off names, buttons, prompt and own hand, and off the trick."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import Table, table_with
from tests.ui.panels.test_room_for_words import WINDOWS, in_every_language, in_look, spoken
from tests.ui.probes import squeezed
from tests.ui.table.tables import EVENING
from tressette_desktop.engine.bots.hint import Ground, Hint, Reason
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import Concede
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.ui import theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.page import More
from tressette_desktop.ui.kit.paper import SHADE
from tressette_desktop.ui.panels.card_lines import SuitLine
from tressette_desktop.ui.panels.question import Question
from tressette_desktop.ui.table.lying import lying
from tressette_desktop.ui.theme import Look

__all__ = ["spoken"]

SIZES = [(1280, 768), (900, 568), (760, 1008)]


def body(paper: QWidget) -> QRectF:
    """What of it is paper."""
    return QRectF(paper.geometry()).adjusted(SHADE, SHADE, -SHADE, -SHADE)


def in_the_way(table: Table, *, of_trick: str) -> Iterator[tuple[str, QRectF]]:
    """What a paper may not cover, on the page; of the trick the places of its cards, or those that lie there."""
    page, stage = table.page, table.page.stage
    assert stage.table is not None
    assert stage.plan is not None
    lies, high = lying(stage.table, stage.south, stage.plan.felt), page.strip.height()
    yield "own hand", lies.own.translated(0, high)
    yield from (("trick", each.translated(0, high)) for each in getattr(lies, of_trick))
    yield from (
        ("name", plate.mapRectToScene(plate.box).translated(0, high)) for plate in stage.scenery.plates.values()
    )
    yield from (("button", QRectF(each)) for each in page.dock.boxes())
    if page.prompt.isVisible():
        yield "prompt", QRectF(page.prompt.geometry())


def covered(table: Table, paper: QWidget, of_trick: str = "trick") -> list[str]:
    """What a paper covers that it should not."""
    assert table.page.rect().contains(body(paper).toRect())
    return [name for name, box in in_the_way(table, of_trick=of_trick) if body(paper).intersects(box)]


def late(qtbot: QtBot, art: CardArt, size: tuple[int, int]) -> Table:
    """In the middle of the seventh trick, with words spoken before."""
    table = table_with(qtbot, art, EVENING, options="code=ludopoli")
    table.page.resize(*size)
    table.begin()
    table.game.play_on(26)
    table.page.stage.settle()
    table.game.ask()
    return table


@pytest.mark.parametrize("size", SIZES)
def test_papers_and_questions_lie_on_the_free_felt(qtbot: QtBot, art: CardArt, size: tuple[int, int]) -> None:
    """Papers even off where the cards of a trick come to lie; a question off those that lie there."""
    table = late(qtbot, art, size)
    page = table.page
    page.look_back()
    played = page.looking_back.paper
    assert played is not None
    assert covered(table, played) == []
    played.aid.click()
    assert covered(table, played) == []
    assert played._pane.verticalScrollBar().maximum() == 0, "all four suits are seen at once"
    assert len([line for line in played.lines if isinstance(line, SuitLine)]) == 4
    assert squeezed(played) == []
    page.look_back()
    page.dock.last_trick.click()
    page.dock.said.click()
    open_now = [each for each in (page.last_trick, page.conversation.paper) if each is not None]
    assert len(open_now) == 2
    assert [name for each in open_now for name in covered(table, each)] == []
    assert not any(body(one).intersects(body(other)) for one, other in combinations(open_now, 2))
    page.conversation.close()
    page.papers.close_last_trick()
    page.turn.concede()
    panel = page.asking.panel
    assert isinstance(panel, Question)
    assert covered(table, panel, "played") == []
    assert squeezed(panel) == []
    panel.yes.click()
    assert table.decided == [Concede()]


@pytest.mark.parametrize("size", SIZES)
def test_cards_that_passed_are_looked_up_beside_the_tricks_that_were_won(
    qtbot: QtBot, art: CardArt, size: tuple[int, int]
) -> None:
    """Rather than their number the paper covers the backs of a hand."""
    table = late(qtbot, art, size)
    page, stage = table.page, table.page.stage
    page.look_back()
    played = page.looking_back.paper
    assert played is not None
    assert stage.table is not None
    assert stage.plan is not None
    heaps = lying(stage.table, stage.south, stage.plan.felt).heaps
    assert len(heaps) == 4
    for aided in (False, True):
        if aided:
            played.aid.click()
        if not aided or size != SIZES[1]:
            # In the smallest window there is no room for all four suits.
            assert not any(body(played).intersects(heap.translated(0, stage.y())) for heap in heaps)


def test_the_own_pile_is_leafed_through_on_a_paper_that_holds_its_cards(qtbot: QtBot, art: CardArt, look: Look) -> None:
    """Beside what may be said, where there is least room: at 200 % its row of cards reached over the margin."""
    in_look(look, 2.0)
    table = table_with(qtbot, art, EVENING, dealer=0, options="review=own_pile")
    table.page.resize(1920, 1168)
    table.begin("4c", "2c", "7c", "3c", "Ac", "Cc", "Kc", "4s")
    page = table.page
    page.dock.last_trick.click()
    paper = page.last_trick
    assert paper is not None
    paper._back.click()
    QApplication.processEvents()
    assert squeezed(paper) == []
    assert paper.row.geometry().right() <= paper.width() - paper.column.contentsMargins().right()
    assert [name for _, name, _ in paper.row.lines()] == [
        page.stage.scenery.sitters[seat].name for seat in paper.row.seats
    ]


@in_every_language
def test_the_suits_never_stand_under_a_title_that_says_the_contrary(spoken: Look, qtbot: QtBot, art: CardArt) -> None:
    """Where the paper was low its only heading was the box that is ticked for it: the suits seen."""
    for size, text in WINDOWS:
        in_look(spoken, text)
        table = late(qtbot, art, size)
        table.page.look_back()
        played = table.page.looking_back.paper
        assert played is not None
        played.aid.click()
        QApplication.processEvents()
        assert squeezed(played) == []
        heading = played.aid.text() if played._title.isHidden() else played._title.text()
        assert heading == played._title.text(), (size, text)


@pytest.mark.parametrize("size", SIZES)
def test_what_was_said_uses_the_height_there_is_and_tells_that_there_is_more(
    qtbot: QtBot, art: CardArt, size: tuple[int, int]
) -> None:
    table = late(qtbot, art, size)
    table.page.conversation.toggle()
    paper = table.page.conversation.paper
    assert paper is not None
    assert paper.aid is not None
    for _ in range(2):
        QApplication.processEvents()
        pane = paper._pane
        assert covered(table, paper) == []
        assert squeezed(paper) == []
        bar, line = pane.verticalScrollBar(), paper.fontMetrics().lineSpacing()
        assert pane.viewport().height() >= min(6.5 * line, pane.widget().height())
        (more,) = pane.findChildren(More)
        assert more.below.isVisible() == (bar.maximum() > 0)
        bar.setValue(bar.maximum())
        assert more.below.isHidden()
        paper.aid.click()
    assert bar.maximum() > 0, "with what it proves there is more than has room"


def test_in_a_high_window_words_for_a_lead_lie_between_the_hands_at_the_sides(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, dealer=3)
    table.page.resize(760, 1008)
    table.begin()
    stage, words = table.page.stage, table.page.signals
    assert stage.table is not None
    assert stage.plan is not None
    hands = lying(stage.table, stage.south, stage.plan.felt).hands
    assert words.isVisible()
    assert not any(body(words).intersects(hand.translated(0, stage.y())) for hand in hands)
    assert all(choice.meaning and not choice._brief for choice in words.choices.values() if choice.isVisible())


def test_in_a_high_window_a_claim_is_offered_below_the_prompt(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, dealer=3, options="claims=manual").begin()
    table.page.resize(760, 1008)
    claim, prompt = table.page.dock.claim, table.page.prompt
    assert claim.isVisible()
    middle = claim.mapTo(table.page, claim.rect().center()).x()
    assert middle == pytest.approx(prompt.geometry().center().x(), abs=2)
    # Its words have as much air at their sides as on a page.
    assert claim.width() - claim._content_width(theme.current()) >= theme.current().px(35)


def test_words_for_a_lead_lie_clear_of_a_hint_of_three_lines(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, dealer=3).begin()
    page = table.page
    page.resize(900, 568)
    page.stage.hand.put_focus(card("6c"))
    page.advise(Hint(card("6c"), card("3c"), 1.4, 0.2, (Reason(Ground.LEAVES, 0.42),), word=Signal.BUSSO))
    assert page.signals.isVisible()
    assert page.prompt.height() > 1.8 * page.prompt.line
    assert not body(page.signals).intersects(QRectF(page.prompt.geometry()))


def test_boxes_beside_the_trick_do_not_stand_upon_a_name(qtbot: QtBot, art: CardArt) -> None:
    """They lay as close above the name at the right as if they were of whoever sits there."""
    options = "code=ludopoli other_suits_by_anyone=true buongioco=none"
    page = table_with(qtbot, art, EVENING, options=options).begin("4c", "2c", "7c").page
    page.resize(900, 568)
    boxes = QRectF(page.turn.speaking.won.geometry())
    names = [
        plate.mapRectToScene(plate.box).translated(0, page.stage.y()) for plate in page.stage.scenery.plates.values()
    ]
    assert page.turn.speaking.won.isVisible()
    assert boxes.left() > page.prompt.geometry().center().x()
    assert not any(boxes.adjusted(0, -16, 0, 16).intersects(name) for name in names)
