"""Decks: those of the house, a player's own, and what is said about one that cannot be used."""

from __future__ import annotations

import shutil
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tressette_desktop.engine.cards import DECK
from tressette_desktop.ui.decks import BACK, BUILT_IN, CODES, NEAPOLITAN, DeckError, Dressing, Index, Shelf

GRANDE, FRANCESI = BUILT_IN[1:]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def put(folder: Path, *names: str, kind: str = "svg", theme: str = "") -> Path:
    """Lay pictures of these names into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / f"{name}.{kind}").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    if theme:
        (folder / "theme.toml").write_text(theme, encoding="utf-8")
    return folder


def test_the_codes_are_those_of_the_cards() -> None:
    assert sorted(CODES) == sorted(map(str, DECK))


@pytest.mark.parametrize("deck", BUILT_IN, ids=lambda deck: deck.key)
def test_the_decks_of_the_house_are_complete(deck, shelf: Shelf) -> None:
    deck.check()
    assert shelf.deck(deck.key) is deck
    assert deck.label.author == "Tressette Desktop"


@pytest.mark.parametrize("index", list(Index)[1:])
@pytest.mark.parametrize("code", CODES)
def test_a_sign_is_laid_into_the_drawing(code: str, index: Index) -> None:
    plain = ElementTree.fromstring(Dressing().picture(code).read())
    signed = ElementTree.fromstring(Dressing(index=index).picture(code).read())
    art = signed.find(".//*[@id='art']")
    assert art is not None
    assert art.get("transform") == "translate(68 57) scale(0.86)"
    assert len(signed) > len(plain)


@pytest.mark.parametrize("deck", [GRANDE, FRANCESI], ids=lambda deck: deck.key)
def test_cards_that_bear_their_own_signs_get_no_others(deck) -> None:
    assert Dressing(deck, index=Index.ITALIAN).picture("Kd").sign is None


@pytest.mark.parametrize("deck", BUILT_IN, ids=lambda deck: deck.key)
@pytest.mark.parametrize("back", NEAPOLITAN.label.backs)
def test_every_deck_of_the_house_goes_with_every_back(deck, back: str) -> None:
    assert Dressing(deck, back).picture(BACK).file.stem == back


def test_an_unknown_back_gives_way_to_the_first() -> None:
    assert Dressing(back="back_of_beyond").picture(BACK).file.stem == "back_riggiole"


def test_a_map_changes_french_suits_only() -> None:
    assert Dressing(FRANCESI, french_map="fitres").picture("Kc").file.name == "Kd.svg"
    assert Dressing(FRANCESI, french_map="fitres").picture("3s").file.name == "3s.svg"
    assert Dressing(NEAPOLITAN, french_map="fitres").picture("Kc").file.name == "Kc.svg"


def test_an_own_deck_needs_forty_pictures_and_nothing_else(tmp_path: Path, shelf: Shelf) -> None:
    put(tmp_path / "Carte della nonna", *CODES, kind="png")
    deck = shelf.deck("own:Carte della nonna")
    assert deck.own
    assert deck.label.name == "Carte della nonna"
    assert Dressing(deck, index=Index.NUMBERS).picture("3c").file == tmp_path / "Carte della nonna" / "3c.png"
    assert Dressing(deck).picture("3c").own
    assert not Dressing(deck).picture(BACK).own, "it borrows the back of the house"


def test_an_own_deck_brings_its_back_and_tells_of_itself(tmp_path: Path, shelf: Shelf) -> None:
    theme = 'name = "Della nonna"\nauthor = "Nonna"\ncorner_signs = true\nsomething = "else"\n'
    put(tmp_path / "nonna", *CODES, "back", theme=theme)
    deck = shelf.deck("own:nonna")
    assert (deck.label.name, deck.label.author, deck.label.backs) == ("Della nonna", "Nonna", ("back",))
    assert Dressing(deck, "back").picture(BACK).file == tmp_path / "nonna" / "back.svg"
    assert Dressing(deck, index=Index.ITALIAN).picture("Kd").sign is not None


def test_a_name_that_is_no_text_is_said_and_never_worn(tmp_path: Path, shelf: Shelf) -> None:
    put(tmp_path / "nonna\udcff", *CODES)
    decks, complaints = shelf.look_through()
    assert [deck for deck in decks if deck.own] == []
    assert complaints == ["The deck “nonna?” cannot be used: nonna? cannot be read."]


@pytest.mark.parametrize(
    ("pictures", "theme", "sentence"),
    [
        (CODES[2:], "", "The deck “nonna” lacks three of cups (3c), two of cups (2c)."),
        ((), 'name = "Mia"', "The deck “Mia” lacks three of cups (3c), two of cups (2c), ace of cups (Ac) and others."),
        (CODES, 'backs = ["back_sea"]', "The deck “nonna” lacks back_sea."),
        (CODES, "name = ", "The deck “nonna” cannot be used: theme.toml cannot be read."),
        (CODES, "name = " + "[" * 9000, "The deck “nonna” cannot be used: theme.toml cannot be read."),
        (CODES, "name = 3", "The deck “nonna” cannot be used: theme.toml cannot be read."),
        (CODES, "backs = 3", "The deck “nonna” cannot be used: theme.toml cannot be read."),
        (CODES, "backs = [3]", "The deck “nonna” cannot be used: theme.toml cannot be read."),
        (CODES, 'corner_signs = "yes"', "The deck “nonna” cannot be used: theme.toml cannot be read."),
    ],
)
def test_what_is_wrong_with_a_deck_is_one_sentence(
    tmp_path: Path, shelf: Shelf, pictures: tuple[str, ...], theme: str, sentence: str
) -> None:
    put(tmp_path / "nonna", *pictures, theme=theme)
    with pytest.raises(DeckError) as caught:
        shelf.deck("own:nonna")
    assert str(caught.value) == sentence
    decks, complaints = shelf.look_through()
    assert decks == list(BUILT_IN)
    assert complaints == [sentence]


@pytest.mark.parametrize("key", ["own:nonna", "own:../secret", "own:", "own:.", "own:..", "nonna", ""])
def test_a_deck_that_is_not_there_is_one_sentence(tmp_path: Path, key: str) -> None:
    put(tmp_path / "secret", *CODES)
    shelf = Shelf(tmp_path / "decks")
    (tmp_path / "decks").mkdir()
    with pytest.raises(DeckError, match=r"^The deck “.*” is not there any more\.$"):
        shelf.deck(key)


def test_a_folder_of_decks_that_may_not_be_looked_at_is_as_good_as_empty(
    tmp_path: Path, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "nonna", *CODES)

    def refuse(_folder: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", refuse)
    with pytest.raises(DeckError, match="is not there any more"):
        shelf.deck("own:nonna")
    assert shelf.look_through() == (list(BUILT_IN), [])


def test_every_deck_in_the_folder_is_found(tmp_path: Path, shelf: Shelf) -> None:
    put(tmp_path / "b", *CODES)
    put(tmp_path / "a", *CODES)
    (tmp_path / "readme.txt").write_text("Not a deck.")
    decks, complaints = shelf.look_through()
    assert [deck.key for deck in decks] == ["neapolitan", "grande", "francesi", "own:a", "own:b"]
    assert complaints == []
    shutil.rmtree(tmp_path)
    assert shelf.look_through() == (list(BUILT_IN), [])
