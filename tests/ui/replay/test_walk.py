"""Walking in a record: by moves, tricks and hands, from wherever one looks."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.record.samples import DEAL, HAND, HEAD, REST, TRICK
from tests.record.test_story import BOTS, every_golden
from tressette_desktop.engine.record.reader import read, read_file
from tressette_desktop.engine.record.story import Open, Story
from tressette_desktop.ui.windows.walk import Walk

NEXT = "D1" + DEAL[2:]
PRIVATE = DEAL + TRICK + "1:+- 4:+3-c\n" + REST


def walk_in(text: str) -> Walk:
    (record,) = read(text.encode())
    assert record.error is None, str(record.error)
    return Walk(Story(record))


@every_golden
def test_to_and_fro_comes_by_the_same_places(path: object) -> None:
    (record,) = read_file(path)  # type: ignore[arg-type]
    story = Story(record)
    for eye in (*story.eyes(0), None):
        walk = Walk(story)
        walk.look(eye)
        forth = [(walk.number, walk.at)]
        while walk.step(1):
            forth.append((walk.number, walk.at))
        back = [(walk.number, walk.at)]
        while walk.step(-1):
            back.append((walk.number, walk.at))
        assert back == forth[::-1]
        assert [at for _, at in forth] == list(walk.hand.visible(walk.eye))


def test_from_hand_to_hand_without_a_step_lost() -> None:
    walk = walk_in(HEAD + BOTS + HAND + NEXT + "2:2c\n")
    places = [(0, 0)]
    while walk.step(1):
        places.append((walk.number, walk.at))
    assert places[-2:] == [(1, 0), (1, 1)]
    assert all(after > before for before, after in pairwise(places))
    assert not walk.step(1)
    assert walk.next_hand(-1)
    assert (walk.number, walk.at) == (0, 0)
    assert not walk.next_hand(-1)


def test_by_tricks_and_to_the_ends() -> None:
    walk = walk_in(HEAD + BOTS + HAND + NEXT)
    marks = walk.hand.tricks
    reached = []
    while walk.number == 0 and walk.trick(1):
        reached.append((walk.number, walk.at))
    assert reached == [*((0, mark) for mark in marks[1:]), (1, 0)]
    assert walk.trick(-1)
    assert (walk.number, walk.at) == (0, marks[-1])
    walk.end(-1)
    assert walk.at == 0
    walk.end(1)
    assert walk.at == marks[-1]


def test_one_looks_from_where_the_person_sat_and_in_a_secret_hand_from_nowhere_else() -> None:
    walk = walk_in(HEAD + '[Bots "1=esperto 2=esperto 4=esperto"]\n' + HAND + NEXT)
    assert walk.eye == 2
    walk.look(Open.ALL)
    assert walk.eye is Open.ALL
    walk.next_hand(1)
    assert walk.eye == 2
    walk.look(0)
    assert walk.eye == 2
    walk.next_hand(-1)
    assert walk.eye == 0, "what was chosen comes back with a hand that allows it"


def test_without_bots_all_hands_are_open() -> None:
    walk = walk_in(HEAD + HAND)
    assert walk.eye is Open.ALL
    assert walk.south == 0


@pytest.mark.parametrize("seat", [1, 2])
def test_who_did_not_notice_a_step_stands_at_the_one_before(seat: int) -> None:
    walk = walk_in(HEAD + PRIVATE)
    declined = walk.hand.tricks[1] + 4
    walk.go(0, declined)
    assert walk.at == declined
    walk.look(seat)
    assert walk.at == declined - 1
    walk.step(1)
    assert walk.at == declined + 1


def test_beyond_the_ends_is_at_the_ends() -> None:
    walk = walk_in(HEAD + HAND)
    walk.go(7, 900)
    assert (walk.number, walk.at) == (0, len(walk.hand.moments) - 1)
    walk.go(-1, -1)
    assert (walk.number, walk.at) == (0, 0)
