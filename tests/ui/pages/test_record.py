"""A record that is looked at: people keep their names when they change chairs, and counted things their number."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.engine.variants.records import SIODEMKI, told
from tests.engine.variants.test_federation import dealt
from tressette_desktop.engine.record.reader import read
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.windows.record import RecordPage

NAMES = '[1 "Anna"] [2 "Bice"] [3 "Ciro"] [4 "Dino"]'


def lines(qtbot: QtBot, *body: str, variant: str = "classic", options: str = "") -> list[str]:
    """What the page says of a record."""
    head = ('[TSN "1"]', f'[Variant "{variant}"]', f'[Options "{options}"]', NAMES)
    (record,) = read(("\n".join((*head, *body)) + "\n").encode())
    assert record.error is None, str(record.error)
    page = RecordPage("Evening", record, "")
    qtbot.addWidget(page)
    return [text.text() for text in page.findChildren(Text)]


@pytest.mark.parametrize(("pairing", "second"), [("seats", "Bice"), ("facing", "Ciro")])
def test_people_keep_their_names_in_other_chairs(qtbot: QtBot, pairing: str, second: str) -> None:
    line = dealt("4d 3c", "5d 4c", "5c", "6c")
    hand = {"seats": "1:3c 2:4c 3:5c 4:6c", "facing": "1:3c 2:5c 3:4c 4:6c"}[pairing]
    said = lines(qtbot, line, hand, options=f"buongioco=none pairing={pairing}")
    (trick,) = (text for text in said if text.startswith("1. "))
    assert (
        trick
        == {
            "seats": "1. Anna: three of cups, Bice: four of cups, Ciro: five of cups, Dino: six of cups - to Anna",
            "facing": "1. Anna: three of cups, Ciro: five of cups, Bice: four of cups, Dino: six of cups - to Anna",
        }[pairing]
    )
    assert trick.split(", ")[1].startswith(second)


def test_a_hand_that_is_dealt_again_stands_for_itself(qtbot: QtBot) -> None:
    said = lines(qtbot, dealt("4d 5d 6d", "", "", ""), dealt("4d", "5d", "", ""), options="pairing=seats")
    assert [text for text in said if text.startswith("Hand")] == ["Hand 1", "Hand 2"]
    assert said.count("Dealt again.") == 1


def test_what_is_counted_stands_in_its_number(qtbot: QtBot) -> None:
    suits = "D4 1:32AKCF7654... 2:.32AKCF7654.. 3:..32AKCF7654. 4:...32AKCF7654"
    said = lines(qtbot, suits, "1:!laydown", options="buongioco=none")
    assert said[-1] == (
        "Anna and Ciro: 35 third(s), 11 point(s); Bice and Dino: 0 third(s), 0 point(s)."
        " Now Anna 11, Bice 0, Ciro 11, Dino 0."
    )


def test_the_other_variants_are_read_as_well(qtbot: QtBot) -> None:
    record = told("trzy_siodemki", SIODEMKI)
    page = RecordPage("Evening", record, "")
    qtbot.addWidget(page)
    assert [text.text() for text in page.findChildren(Text)][-1] == "Hand 1"
