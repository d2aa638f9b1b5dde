"""The glossary: every word that can be said has its entry, its meaning, and an example that is true."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.probes import described, show, spoken
from tressette_desktop.engine.cards import cards
from tressette_desktop.engine.rules import signals
from tressette_desktop.engine.rules.declarations.book import ROWS
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.declarations.row import SuitRow
from tressette_desktop.engine.rules.declarations.starting import declare
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.signals import CODES
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.focus import FocusRing
from tressette_desktop.ui.kit.text import read_out
from tressette_desktop.ui.windows.glossary import GlossaryPage, GlossaryWindow
from tressette_desktop.ui.windows.glossary_examples import example
from tressette_desktop.ui.windows.glossary_text import GlossaryText

MEANT = Qt.ItemDataRole.AccessibleDescriptionRole


@pytest.fixture
def page(qtbot: QtBot) -> GlossaryPage:
    made = GlossaryPage(CardArt())
    made.resize(900, 600)
    show(qtbot, made)
    return made


def test_every_word_of_every_code_has_one_entry() -> None:
    keys = [term.key for chapter in GlossaryText().chapters() for term in chapter.terms]
    assert len(set(keys)) == len(keys)
    spoken = {f"{code}.{word.value}" for code, words in CODES.items() for word in words}
    assert spoken | set(ROWS) <= set(keys)


def test_every_entry_has_a_meaning_and_cards() -> None:
    for chapter in GlossaryText().chapters():
        for term in chapter.terms:
            found = example(term.key) if term.key in ROWS else None
            assert term.meaning.endswith("."), term.key
            assert found is not None or (term.cards and term.says), term.key
            assert cards(term.cards) or found is not None, term.key


@pytest.mark.parametrize("key", [key for key, row in ROWS.items() if isinstance(row, SuitRow)])
def test_the_example_of_a_declaration_is_what_the_rules_say_of_it(key: str) -> None:
    found = example(key)
    assert found is not None
    (led,) = cards(found.led)
    holding = Holding(frozenset((led, *cards(" ".join(found.kept)))), led, frozenset(cards(" ".join(found.gone))))
    codes = [code for code in ("ludopoli", "fitres") if declare(Options.parse(f"code={code}"), holding) is ROWS[key]]
    assert codes == ["fitres" if key.startswith("E") else "ludopoli"]


@pytest.mark.parametrize("code", CODES)
def test_the_example_of_a_signal_is_true(code: str) -> None:
    options = Options.parse(f"code={code}")
    terms = {term.key: term for chapter in GlossaryText().chapters() for term in chapter.terms}
    for word in CODES[code]:
        held = cards(terms[f"{code}.{word.value}"].cards)
        assert signals.true(options, word, Holding(frozenset(held), held[0])), word


def test_an_entry_is_looked_up_by_key_and_by_letters(page: GlossaryPage, qtbot: QtBot) -> None:
    page.look_up("D29")
    assert page.shown.name == "Ventinove lunghissimo"
    page.search.setFocus()
    qtbot.keyClicks(page.search, "voglio")
    assert page.shown.name == "Terzo, voglio l'Asso"
    listed = [page.list.item(row).text() for row in range(page.list.count()) if is_entry(page, row)]
    assert "Venticinque lungo di Re" in listed, "which is also called lungo e voglio l'Asso"
    assert len(listed) == 6
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    assert page.shown.name == "Lungo, voglio l'Asso"
    page.look_up("no such entry")
    assert page.shown.key == "classic.busso"


def test_letters_that_are_in_no_name_leave_the_entry_that_was_open(page: GlossaryPage, qtbot: QtBot) -> None:
    page.search.setText("zzz")
    assert page.list.count() == 0
    page.search.clear()
    assert page.list.count() > len(ROWS)


def is_entry(page: GlossaryPage, row: int) -> bool:
    return page.list.item(row).flags() != Qt.ItemFlag.NoItemFlags


def test_it_is_a_window_of_its_own_that_escape_closes(qtbot: QtBot) -> None:
    window = GlossaryWindow(CardArt())
    qtbot.addWidget(window)
    window.look_up("P2")
    assert window.isWindow()
    assert window.page.shown.name == "Sono liscio qui"
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.page.first)
    qtbot.keyClick(window.page.first, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_who_asks_for_a_word_hears_what_it_means(qtbot: QtBot) -> None:
    window = GlossaryWindow(CardArt())
    qtbot.addWidget(window)
    for key, name, meaning in (
        ("classic.volo", "Volo", "last card"),
        ("classic.striscio", "Striscio", "Also: liscio"),
        ("classic.striscio", "Striscio", "Also: liscio"),
    ):
        window.look_up(key)
        qtbot.waitUntil(lambda: QApplication.focusWidget() is window.page._pane)
        assert window.page._pane is not None
        assert spoken(window.page._pane) == name
        assert meaning in described(window.page._pane)
        assert window.findChild(FocusRing)._target is window.page._pane
        assert window.page.shown.meaning in described(window.page._pane)
        assert window.page.shown.says in described(window.page._pane)


def test_each_word_of_the_list_is_read_with_its_meaning(page: GlossaryPage, qtbot: QtBot) -> None:
    page.look_up("")
    page.take_keyboard()
    assert page.list.hasFocus()
    assert described(page.list) == read_out(page.shown.name, page.list.currentItem().data(MEANT))
    assert page.shown.meaning in described(page.list)
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    word = QAccessible.queryAccessibleInterface(page.list).focusChild()
    assert word.text(QAccessible.Text.Name) == page.shown.name
    assert page.shown.meaning in word.text(QAccessible.Text.Description)
