"""The lines of the history, from records as they lie on the disk."""

from __future__ import annotations

import pytest

from tests.engine.variants.test_federation import dealt
from tressette_desktop.engine.record.faults import Fault
from tressette_desktop.engine.record.glance import glance
from tressette_desktop.engine.record.reader import read
from tressette_desktop.engine.record.summary import GameRow, summary, unreadable
from tressette_desktop.ui.windows.models import GameLine, Outcome
from tressette_desktop.ui.windows.past import Lines, Past
from tressette_desktop.ui.windows.waiting import score

NAMES = '[1 "Anna"] [2 "Bice"] [3 "Ciro"] [4 "Dino"]'


def record(bots: str, *lines: str) -> str:
    """A game of drawn pairs that Anna claims in vain: Bice and Ciro change chairs, so that Bice is her partner."""
    head = ('[TSN "1"]', '[Variant "classic"]', '[Options "buongioco=none pairing=facing"]', NAMES, f'[Bots "{bots}"]')
    text = "\n".join((*head, dealt("4d 3c", "5d 4c", "5c", "6c"), "=2x3", *lines)) + "\n"
    (found,) = read(text.encode())
    assert found.error is None, str(found.error)
    return text


def told(text: str) -> GameLine:
    return Past().line(summary("evening.tsn", text.encode(), len(text), 10**18).game)


CLAIMED = ("1:3c 2:5c 3:4c 4:6c", "1:!claim", "=1/0:0/0/0/0", "==2+4:wrong-claim")
BICE = "1=rulebook 3=rulebook 4=rulebook"


def test_who_gave_no_name_is_you_in_whatever_language_the_game_was_played() -> None:
    text = record(BICE, *CLAIMED).replace('"Bice"', '"Sinä"').replace('"Ciro"', '"Tu"')
    line = told(text)
    assert line.people == ("You",)
    assert "Tu" in line.players, "a computer keeps its name"


@pytest.mark.parametrize(
    ("bots", "outcome", "result"),
    [
        (BICE, Outcome.LOST, "lost, 0 to 0"),
        ("1=rulebook 2=rulebook 4=rulebook", Outcome.WON, "won, 0 to 0"),
        ("2=rulebook 3=rulebook 4=rulebook", Outcome.LOST, "lost, 0 to 0"),
        ("1=rulebook 2=rulebook 3=rulebook 4=rulebook", Outcome.UNDECIDED, "0 to 0"),
    ],
)
def test_who_changed_chairs_has_won_or_lost_where_he_sat(
    qapp: object, bots: str, outcome: Outcome, result: str
) -> None:
    line = told(record(bots, *CLAIMED))
    assert (line.outcome, line.result) == (outcome, result)


def test_the_own_score_comes_first_from_any_chair(qapp: object) -> None:
    text = record(BICE) + "=26/9:8/3/8/3\n"
    assert glance(text).chair(1) == 2
    assert score(glance(text)) == "8 to 3", "Bice sits opposite Anna now"
    assert score(glance(text.replace("=2x3\n", ""))) == "3 to 8"


def test_levels_people_special_wins_and_help_are_told(qapp: object) -> None:
    lost = ("1:3c 2:5c 3:4c 4:6c", "1:!hint 1:!claim", "=1/0:0/0/0/0", "==2+4*2:cappotto")
    text = record("2=esperto 3=maestro 4=ismcts-300", *CLAIMED).replace("\n".join(CLAIMED), "\n".join(lost))
    line = told(text)
    assert (line.levels, line.people, line.players) == ("Expert, ismcts-300, Master", ("Anna",), "Bice, Ciro, Dino")
    assert line.notes == "Cappotto, with help"


def test_what_cannot_be_read_is_listed_as_that(qapp: object) -> None:
    line = told('[TSN "2"]\n')
    assert (line.result, line.outcome, line.players) == ("cannot be read", Outcome.UNDECIDED, "evening.tsn")


def test_of_a_link_that_leads_nowhere_no_day_is_known(qapp: object) -> None:
    line = Past().line(unreadable("link.tsn", 0, 0, Fault.UNREADABLE).game)
    assert (line.when, line.players) == ("", "link.tsn")


def test_lines_are_made_when_they_are_looked_at(qapp: object) -> None:
    row = summary("x.tsn", record(BICE).encode(), 0, 10**18).game
    made: list[str] = []

    def say(row: GameRow) -> GameLine:
        made.append(row.file)
        return Past().line(row)

    lines = Lines([row._replace(file=str(number)) for number in range(9)], say)
    assert [line.key for line in (lines[3], *lines[3:5], lines[3])] == ["3", "3", "4", "3"]
    assert (len(lines), made) == (9, ["3", "3", "4"])
