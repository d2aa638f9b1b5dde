"""With French cards on the table, words and signs name the suits that everybody sees."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tressette_desktop.engine.cards import DECK, Suit, card
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.rules.french import french
from tressette_desktop.ui import i18n, words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.decks import BUILT_IN, NEAPOLITAN

FRENCH = next(deck for deck in BUILT_IN if deck.label.suits == "french")
ENGLISH = {"H": "hearts", "D": "diamonds", "S": "spades", "C": "clubs", "K": "king", "Q": "queen", "J": "jack"}


@pytest.mark.parametrize("french_map", ["source", "fitres"])
def test_a_card_is_named_as_its_picture_shows_it(qtbot: QtBot, french_map: str) -> None:
    art = CardArt()
    before = art.worn
    art.wear(replace(before, deck=FRENCH))
    art.follow(french_map)
    for each in DECK:
        rank, suit = french(each, french_map)
        name = words.card(each)
        assert name.endswith(ENGLISH[suit])
        assert rank not in "KQJ" or name.startswith(ENGLISH[rank])
    art.wear(before)
    assert words.card(card("Cc")) == "knight of cups"


def test_whoever_speaks_of_a_suit_says_its_french_name(qtbot: QtBot) -> None:
    art = CardArt()
    before = art.worn
    art.wear(replace(before, deck=FRENCH, french_map="fitres"))
    assert words.suit(Suit.COPPE) == words.suit_alone(Suit.COPPE) == "diamonds"
    assert "diamonds" in words.meld(Meld.napoletana(Suit.COPPE))
    art.wear(replace(before, deck=NEAPOLITAN, french_map="fitres"))
    assert words.suit(Suit.COPPE) == "cups"
    art.wear(before)


def test_a_queen_has_an_article_of_her_own(qtbot: QtBot) -> None:
    art, tongue = CardArt(), i18n.Tongue()
    before = art.worn
    tongue.speak("it")
    assert words.the_card(card("Cc")) == "il cavallo di coppe"
    art.wear(replace(before, deck=FRENCH))
    art.follow("source")
    assert [words.the_card(card(code)) for code in ("Cc", "Fc", "Kd")] == [
        "la donna di cuori",
        "il fante di cuori",
        "il re di quadri",
    ]
    art.wear(before)
    tongue.silence()
