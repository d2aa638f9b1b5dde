"""The deck that was chosen is worn at once, kept, and given up for that of the house when it cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tressette_desktop.ui.app import Program
from tressette_desktop.ui.assets import ASSETS
from tressette_desktop.ui.decks import BUILT_IN, CODES, NEAPOLITAN, Index
from tressette_desktop.ui.settings import Speed
from tressette_desktop.ui.windows.models import NewGame
from tressette_desktop.ui.windows.offers import Offers

RED = "<rect width='50' height='83' fill='red'/>"
PICTURE = f"<svg xmlns='http://www.w3.org/2000/svg' width='50' height='83'>{RED}</svg>"


@pytest.fixture
def decks(own_folders: Path) -> Path:
    return own_folders / "data" / "tressette-desktop" / "decks"


@pytest.fixture
def programs(qapp: QApplication, own_folders: Path) -> Iterator[list[Program]]:
    """Every program that a test has started, speaking English; ended afterwards."""
    config = own_folders / "config" / "tressette-desktop"
    config.mkdir(parents=True)
    (config / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    started: list[Program] = []
    yield started
    for program in started:
        program.window.close()
        program.close()
        program.window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def start(qapp: QApplication, programs: list[Program]) -> Program:
    program = Program(qapp)
    programs.append(program)
    return program


def said(program: Program) -> str:
    bar = program.window.bar
    return "" if bar.isHidden() else bar._sentence.text()


def own_deck(decks: Path, name: str) -> Path:
    folder = decks / name
    folder.mkdir(parents=True)
    for code in CODES:
        (folder / f"{code}.svg").write_text(PICTURE, encoding="utf-8")
    return folder


def test_a_choice_is_worn_at_once_and_kept(qapp: QApplication, programs: list[Program]) -> None:
    program = start(qapp, programs)
    assert program.art.worn.deck is NEAPOLITAN
    for key, value in (("deck", "grande"), ("back", "back_golfo"), ("index", Index.NUMBERS)):
        program._change(key, value)
    again = start(qapp, programs)
    for one in (program, again):
        worn = one.art.worn
        assert (worn.deck, worn.back, worn.index) == (BUILT_IN[1], "back_golfo", Index.NUMBERS)
    assert said(again) == ""


def test_an_own_deck_is_worn(qapp: QApplication, programs: list[Program], decks: Path) -> None:
    own_deck(decks, "nonna")
    program = start(qapp, programs)
    program._change("deck", "own:nonna")
    program.art.card("3c", 80, 1.0)
    program.art.settle()
    image = program.art.card("3c", 80, 1.0).toImage()
    assert image.pixelColor(image.rect().center()).name() == "#ff0000"
    assert said(program) == ""


def test_an_incomplete_deck_is_named_and_that_of_the_house_worn(
    qapp: QApplication, programs: list[Program], decks: Path
) -> None:
    folder = own_deck(decks, "nonna")
    start(qapp, programs)._change("deck", "own:nonna")
    (folder / "Kd.svg").unlink()
    again = start(qapp, programs)
    assert said(again) == "The deck “nonna” lacks king of coins (Kd)."
    assert again.art.worn.deck is NEAPOLITAN
    (folder / "Kd.svg").write_text(PICTURE, encoding="utf-8")
    assert start(qapp, programs).art.worn.deck.key == "own:nonna", "the choice was not forgotten"


def test_a_damaged_picture_is_named_and_the_deck_of_the_house_worn(
    qapp: QApplication, programs: list[Program], decks: Path
) -> None:
    (own_deck(decks, "nonna") / "Kd.svg").write_text("not a picture", encoding="utf-8")
    program = start(qapp, programs)
    program._change("deck", "own:nonna")
    program.art.card("Kd", 80, 1.0)
    program.art.settle()
    assert said(program) == "The deck “nonna” cannot be used: Kd.svg cannot be read."
    assert program.art.worn.deck is NEAPOLITAN


def test_french_suits_stand_for_those_of_the_game(qapp: QApplication, programs: list[Program]) -> None:
    window = start(qapp, programs).window
    card = Offers().cards("Anna", "random")[0]
    window.tables.begin(NewGame("classic", card.seats, {"french_map": "fitres"}))
    assert programs[0].art.worn.french_map == "fitres"
    window.tables.begin(NewGame("classic", card.seats, {}))
    assert programs[0].art.worn.french_map == "source"


@pytest.mark.parametrize("name", ["app", "document"])
@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256])
def test_the_icons_are_there_in_every_size(qtbot: QtBot, name: str, size: int) -> None:
    image = QIcon(str(ASSETS / "icons" / f"{name}.svg")).pixmap(size).toImage()
    assert image.width() == size
    assert len({image.pixel(x, y) for x in range(0, size, 2) for y in range(0, size, 2)}) > 4


def test_an_open_table_shows_another_deck_at_once(qapp: QApplication, programs: list[Program], qtbot: QtBot) -> None:
    program = start(qapp, programs)
    program._change("speed", Speed.NONE)
    window = program.window
    window.show()
    window.tables.begin(NewGame("classic", Offers().cards("Anna", "random")[0].seats, {}))

    def drawn() -> bool:
        # A bot may play meanwhile and want another card.
        qapp.processEvents()
        program.art.settle()
        return not program.art.waits

    def seen() -> QImage:
        qtbot.waitUntil(drawn, timeout=60_000)
        return window.grab().toImage()

    before = seen()
    program._change("deck", "grande")
    large = seen()
    program._change("back", "back_golfo")
    gulf = seen()
    assert before != large
    assert large != gulf
