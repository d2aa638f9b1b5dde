"""A deck, its back and the signs in its corners are chosen by their pictures, with the mouse and with keys."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.probes import show
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.decks import CODES, Dressing, Index, Shelf
from tressette_desktop.ui.kit.buttons import Button
from tressette_desktop.ui.kit.choice import Picture
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.windows.deck_choice import DeckChoice

BACKS = ["Riggiole", "Cubes", "Gulf"]
SIGNS = ["None", "A F C R", "A J N K", "1 8 9 10"]
DECKS = ["Neapolitan", "Large print", "French suits"]


class Chosen:
    """The rows, and what they told."""

    def __init__(self, qtbot: QtBot, shelf: Shelf, settings: Settings) -> None:
        self.page = DeckChoice(settings, CardArt(shelf=shelf))
        self.told: list[tuple[str, object]] = []
        self.page.told.connect(lambda key, value: self.told.append((key, value)))
        self.page.resize(640, 760)
        show(qtbot, self.page)

    @property
    def pictures(self) -> list[Picture]:
        """What can be chosen."""
        return [one for one in self.page.findChildren(Picture) if one.isVisible()]

    @property
    def names(self) -> list[str]:
        """What can be chosen, in words."""
        return [one.text() for one in self.pictures]

    @property
    def checked(self) -> list[str]:
        """What is chosen, in words."""
        return [one.text() for one in self.pictures if one.isChecked()]

    def press(self, name: str) -> None:
        """Choose by a picture."""
        next(one for one in self.pictures if one.text() == name).click()
        QApplication.processEvents()

    def says(self, sentence: str) -> bool:
        """Whether a sentence stands there."""
        return any(text.text() == sentence and text.isVisible() for text in self.page.findChildren(Text))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "decks")


@pytest.fixture
def chosen(qtbot: QtBot, shelf: Shelf) -> Chosen:
    return Chosen(qtbot, shelf, Settings())


def own_deck(shelf: Shelf, name: str, *pictures: str) -> None:
    assert shelf.own is not None
    folder = shelf.own / name
    folder.mkdir(parents=True)
    for picture in pictures:
        (folder / f"{picture}.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg' width='5' height='8'/>")


def test_everything_of_the_house_can_be_chosen(chosen: Chosen) -> None:
    assert chosen.names == [*DECKS, *SIGNS, *BACKS]
    assert chosen.checked == ["Neapolitan", "None", "Riggiole"]


def test_a_sign_and_a_back(chosen: Chosen) -> None:
    chosen.press("A J N K")
    chosen.press("Gulf")
    assert chosen.told == [("index", Index.INTERNATIONAL), ("back", "back_golfo")]
    assert chosen.checked == ["Neapolitan", "A J N K", "Gulf"]


def test_a_deck_brings_its_back_and_says_whether_it_needs_signs(chosen: Chosen) -> None:
    chosen.press("A F C R")
    chosen.press("French suits")
    assert chosen.told[1:] == [("deck", "francesi"), ("back", "back_golfo")]
    assert chosen.checked == ["French suits", "Gulf"]
    assert chosen.says("The cards of this deck are drawn with their own signs.")
    chosen.press("Neapolitan")
    assert chosen.checked == ["Neapolitan", "A F C R", "Riggiole"]


def test_arrow_keys_choose_within_a_row_and_tab_goes_on(chosen: Chosen, qtbot: QtBot) -> None:
    first = chosen.pictures[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert chosen.checked[0] == "Large print"
    assert ("deck", "grande") in chosen.told
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    QApplication.processEvents()
    order = []
    for _ in range(3):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        order.append(QApplication.focusWidget().text())
    assert order == ["Folder of decks", "None", "Riggiole"]


def test_an_own_deck_stands_beside_those_of_the_house(qtbot: QtBot, shelf: Shelf) -> None:
    own_deck(shelf, "Della nonna", *CODES, "back")
    chosen = Chosen(qtbot, shelf, Settings(deck="own:Della nonna", back="back"))
    assert chosen.names == [*DECKS, "Della nonna", "Its own", *BACKS]
    assert chosen.checked == ["Della nonna", "Its own"]
    chosen.press("Cubes")
    assert chosen.told == [("back", "back_cubetti")]


def test_an_own_deck_that_cannot_be_used_says_why(qtbot: QtBot, shelf: Shelf) -> None:
    own_deck(shelf, "nonna", *CODES[1:])
    chosen = Chosen(qtbot, shelf, Settings(deck="own:nonna"))
    assert chosen.names[:3] == DECKS
    assert chosen.checked == ["Neapolitan", "None", "Riggiole"]
    assert chosen.says("The deck “nonna” lacks three of cups (3c).")


def test_a_name_of_any_length_is_cut_and_a_hundred_decks_are_looked_at_once(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(99):
        own_deck(shelf, f"deck {number:02}")
    own_deck(shelf, "x" * 200, *CODES)
    looked: list[object] = []
    scandir = os.scandir
    monkeypatch.setattr(os, "scandir", lambda path: looked.append(path) or scandir(path))
    decks, complaints = shelf.look_through()
    assert [deck.label.name for deck in decks[3:]] == ["x" * 23 + "…"]
    assert complaints[98].startswith("The deck “deck 98” lacks three of cups (3c), two of cups (2c), ")
    assert len(looked) < 3 * 100, "no deck is looked into more often because there are others"


def test_the_folder_for_own_decks_opens(chosen: Chosen, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    next(one for one in chosen.page.findChildren(Button) if one.text() == "Folder of decks").click()
    assert shelf.own is not None
    assert shelf.own.is_dir()
    assert opened == [QUrl.fromLocalFile(str(shelf.own))]


def test_the_pictures_show_what_is_chosen(chosen: Chosen, qtbot: QtBot) -> None:
    """Two decks, two signs, two backs: no two pictures look alike."""
    qtbot.waitUntil(lambda: not chosen.page._art.waits)
    seen = [one.grab().toImage().copy(20, 12, 92, 88) for one in chosen.pictures]
    assert all(one != other for place, one in enumerate(seen) for other in seen[:place])
    assert chosen.page._art.worn == Dressing()
