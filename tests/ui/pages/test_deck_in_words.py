"""With French cards on the screen no page speaks of cups or knights."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.pages.test_remarks import told
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.ui import i18n, pack, words
from tressette_desktop.ui.windows.glossary_text import GlossaryText
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.rules_text import CardRow, Section
from tressette_desktop.ui.windows.rules_variants import VariantRules

ITALIAN: Final = {
    "en": r"\b(cups?|coins?|swords?|batons?|knights?|knaves?)\b",
    "it": r"\b(coppe|denar[io]|spad[ae]|baston[ie]|cavall[oi])\b",
    "fi": r"kuppi|kupin|kuppeja|\b(raha|miek|sauv)|ratsu",
    "pl": r"kielich|denar|miecz|\bkij|kawaler",
}
"""What Italian suits and courts are called; a knave is called as a jack is but in English."""
MAPPED: Final = ("source", "fitres")
"""The values of the option that says which French suit stands for which: its words name both."""


@pytest.fixture(params=ITALIAN)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A language that is spoken while French cards are played with."""
    tongue = i18n.Tongue()
    tongue.speak(request.param)
    pack.show("source")
    yield request.param
    pack.show("")
    tongue.silence()


def written(section: Section) -> Iterator[str]:
    """Every text of a section of the rules."""
    yield section.title
    for part in section.parts:
        if isinstance(part, CardRow):
            yield from (below for _code, below in part.cards)
            yield part.says
        else:
            yield part.text


def texts() -> Iterator[str]:
    """What rules, glossary, games on offer and the lesson say of cards."""
    for variant in VARIANTS:
        for section in VariantRules().sections(variant):
            yield from written(section)
    for chapter in GlossaryText().chapters():
        for term in chapter.terms:
            yield from (term.meaning, term.says)
    for offered in Offers().cards("", "rulebook"):
        yield offered.line
        for option in offered.options:
            yield from (choice.label for choice in option.choices if choice.value not in MAPPED)
    yield from (said for _remark, _view, said in told(1))


def test_the_words_follow_the_deck(language: str) -> None:
    said = list(texts())
    assert len(said) > 200
    assert [each for each in said if re.search(ITALIAN[language], each, re.IGNORECASE)] == []


def test_with_italian_cards_they_are_named_as_such(qapp: QApplication) -> None:
    assert sum(bool(re.search(ITALIAN["en"], each, re.IGNORECASE)) for each in texts()) > 10


@pytest.mark.parametrize("language", ["pl"], indirect=True)
def test_a_polish_card_bears_the_name_of_its_suit_undeclined(language: str) -> None:
    """*Król kier*, but *nie masz kierów*."""
    assert [words.card(card(name)) for name in ("Kc", "Cd", "Fs", "3b")] == [
        "król kier",
        "dama karo",
        "walet pik",
        "trójka trefl",
    ]
    assert words.the_card(card("Ac")) == "as kier"
    assert words.meld(Meld.napoletana(card("Ac").suit)) == "Napoletana kier"
    assert words.suit(card("Ac").suit) == "kierów"
