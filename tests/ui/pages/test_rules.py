"""The rules page tells what rules.md fixes for the classic game, in figures that the cards themselves bear out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.probes import described, show, spoken
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.rows import Headings
from tressette_desktop.ui.windows.rules import CardStrip, RulesPage
from tressette_desktop.ui.windows.rules_text import CardRow, ClassicRules


def rows() -> dict[str, CardRow]:
    return {
        part.says: part for section in ClassicRules().sections() for part in section.parts if isinstance(part, CardRow)
    }


def test_the_order_of_the_cards_is_that_of_the_engine() -> None:
    shown = [card(code) for code, _label in rows()["From the strongest to the weakest"].cards]
    assert shown == sorted(shown, key=lambda one: one.strength, reverse=True)
    assert len({one.rank for one in shown}) == 10


def test_the_points_are_those_of_the_engine() -> None:
    thirds = {"1": 3, "⅓": 1, "0": 0}
    for code, label in rows()["Points of a card"].cards:
        assert card(code).thirds == thirds[label], code


def test_who_listens_hears_which_cards_lie_there(qtbot: QtBot) -> None:
    row = CardRow((("3c", ""), ("2c", "⅓")), "From the strongest to the weakest")
    strip = CardStrip(row, CardArt())
    show(qtbot, strip)
    assert spoken(strip) == "From the strongest to the weakest: three of cups, two of cups (⅓)"
    page = RulesPage(CardArt(), "terziglio")
    show(qtbot, page)
    (order,) = (strip for strip in page.findChildren(CardStrip) if spoken(strip).startswith("From the strongest"))
    assert spoken(order).count(" of cups") == 10


def test_headings_lead_to_their_sections(qtbot: QtBot) -> None:
    page = RulesPage(CardArt())
    page.resize(1280, 800)
    show(qtbot, page)
    places = []
    for section in ClassicRules().sections():
        page.findChild(Headings).open(section.key)
        QApplication.processEvents()
        places.append(page.pane.verticalScrollBar().value())
    assert places == sorted(places)
    assert places[1] > 0


def test_the_ring_goes_along_with_the_open_heading(qtbot: QtBot) -> None:
    page = RulesPage(CardArt())
    page.resize(1280, 800)
    show(qtbot, page)
    headings, bar = page.findChild(Headings), page.pane.verticalScrollBar()
    first = headings.opened
    first.setFocus()
    bar.setValue(bar.maximum())
    assert headings.opened is not first
    assert headings.opened.hasFocus()
    page.pane.setFocus()
    bar.setValue(0)
    assert page.pane.hasFocus(), "who scrolls by keys stays in the text"


def test_the_section_that_is_open_is_read_where_the_keyboard_comes_to_the_text(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("tressette_desktop.ui.kit.heard.announce", lambda _source, sentence: told.append(sentence))
    page = RulesPage(CardArt())
    page.resize(1280, 800)
    show(qtbot, page)
    page.findChild(Headings).open("order")
    page._headings.opened.setFocus()
    for _way in ("to the glossary", "to the text"):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert page.pane.hasFocus()
    assert "From the strongest to the weakest: three of cups (three)" in described(page.pane)
    assert described(page.pane).startswith("Which card is higher. ")
    assert told == []
    for _page in range(9):
        qtbot.keyClick(page.pane, Qt.Key.Key_PageDown)
    places = [" ".join(told).index(f"{section.title}. ") for section in ClassicRules().sections()[2:]]
    assert places == sorted(places), "whoever reads on misses no section"


def test_the_open_heading_is_that_of_what_is_read(qtbot: QtBot) -> None:
    page = RulesPage(CardArt())
    page.resize(1280, 800)
    show(qtbot, page)
    headings, bar = page.findChild(Headings), page.pane.verticalScrollBar()
    keys = [section.key for section in ClassicRules().sections()]
    passed = [headings.key]
    for value in range(0, bar.maximum() + 1, 20):
        bar.setValue(value)
        passed.append(headings.key)
    bar.setValue(bar.maximum())
    passed.append(headings.key)
    assert list(dict.fromkeys(passed)) == keys
    assert passed == sorted(passed, key=keys.index)
    bar.setValue(0)
    headings.open(keys[-2])
    assert headings.key == keys[-2], "one that was chosen stays, wherever its section comes to lie"


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_row_of_cards_is_named_by_its_cards(variant: str, qtbot: QtBot) -> None:
    """Of a card that lies face down only the word below it is told."""
    page = RulesPage(CardArt(), variant)
    qtbot.addWidget(page)
    told = [strip.accessibleName() for strip in page.findChildren(CardStrip)]
    assert told
    assert all(len(name.split(", ")) > 1 for name in told)
    assert any("stock, two of clubs (drawn)" in name for name in told) == (variant == "in_due"), told


def test_a_strip_takes_two_rows_on_a_narrow_page(qtbot: QtBot) -> None:
    strip = CardStrip(rows()["From the strongest to the weakest"], CardArt())
    qtbot.addWidget(strip)
    strip.resize(900, 10)
    strip.show()
    flat = strip.height()
    strip.resize(500, 10)
    assert 1.5 * flat < strip.height() < 2 * flat
