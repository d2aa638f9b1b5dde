"""A record in words: people keep their names when they change chairs, and counted things their number."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.engine.variants.test_federation import dealt
from tests.record.samples import DEAL, HEAD, REST, TRICK
from tressette_desktop.engine.record.reader import read
from tressette_desktop.engine.record.story import Eye, Open, Story
from tressette_desktop.ui import words
from tressette_desktop.ui.windows.move_words import MoveWords

NAMES = '[1 "Anna"] [2 "Bice"] [3 "Ciro"] [4 "Dino"]'


def told(qapp: QApplication, *body: str, options: str = "", eye: Eye = Open.ALL, hand: int = 0) -> list[str]:
    """What is said of each move of a hand, from there."""
    head = ('[TSN "1"]', '[Variant "classic"]', f'[Options "{options}"]', NAMES)
    (record,) = read(("\n".join((*head, *body)) + "\n").encode())
    assert record.error is None, str(record.error)
    moves, found = MoveWords(), Story(record).hand(hand)
    names = moves.names(dict(record.header.names), found)
    return [moves.move(found, at, eye, names) for at in found.visible(eye)]


@pytest.mark.parametrize(("pairing", "second"), [("seats", "Bice"), ("facing", "Ciro")])
def test_people_keep_their_names_in_other_chairs(qapp: QApplication, pairing: str, second: str) -> None:
    line = dealt("4d 3c", "5d 4c", "5c", "6c")
    hand = {"seats": "1:3c 2:4c 3:5c 4:6c", "facing": "1:3c 2:5c 3:4c 4:6c"}[pairing]
    said = told(qapp, line, hand, options=f"buongioco=none pairing={pairing}")
    assert said[1] == "Anna plays the three of cups"
    assert said[2].startswith(f"{second} plays the ")
    assert said[4] == "Dino plays the six of cups. Anna takes the trick"


def test_what_is_counted_stands_in_its_number(qapp: QApplication) -> None:
    suits = "D4 1:32AKCF7654... 2:.32AKCF7654.. 3:..32AKCF7654. 4:...32AKCF7654"
    said = told(qapp, suits, "1:!laydown", options="buongioco=none")
    assert said[-1] == (
        "Anna: the rest is laid down. Anna and Ciro: 35 third(s), 11 point(s); Bice and Dino: 0 third(s), 0 point(s)."
        " Now Anna 11, Bice 0, Ciro 11, Dino 0"
    )


def test_private_answers_are_told_where_they_were_seen(qapp: QApplication) -> None:
    hand = (DEAL.strip(), TRICK.strip(), "1:+- 4:+3-c", REST.strip())
    assert "Anna: nothing to declare" in told(qapp, *hand, eye=0)
    assert "Anna: nothing to declare" in told(qapp, *hand)
    assert not any("Anna declares" in each for each in told(qapp, *hand, eye=1))
    assert f"Dino declares: Three 3s, without cups, {words.points(3)}" in told(qapp, *hand, eye=1)


def test_what_others_decline_leaves_no_trace(qapp: QApplication) -> None:
    hand = (DEAL.strip(), TRICK.strip(), "1:+- 4:+-", REST.strip())
    quiet = told(qapp, DEAL.strip(), TRICK.strip(), REST.strip(), options="buongioco=none", eye=1)
    assert told(qapp, *hand, eye=1)[:-1] == quiet[:-1]
    assert "" not in told(qapp, *hand, eye=1)


def test_what_was_taken_back_and_what_helped_is_told(qapp: QApplication) -> None:
    said = told(qapp, DEAL.strip(), "1:3c 1:!undo 1:!hint 1:!listening 1:!suits 1:!stop")
    assert said[2:] == [
        "Anna: move taken back",
        "Anna: a hint",
        "Anna: what the words prove",
        "Anna: suits seen",
        "Anna: game broken off",
    ]


def test_who_has_no_name_is_called_by_his_seat(qapp: QApplication) -> None:
    (record,) = read((HEAD + DEAL + TRICK).encode())
    found = Story(record).hand(0)
    assert MoveWords().names({}, found) == ("Seat 1", "Seat 2", "Seat 3", "Seat 4")
