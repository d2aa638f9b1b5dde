"""A game that goes on from a point of another one stands there as the other one stood, and says where it comes from."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.variants.test_federation import dealt
from tests.record.samples import HAND, HEAD
from tests.record.test_story import UNDONE, every_golden, hands
from tressette_desktop.commands.verify import unfair
from tressette_desktop.engine.kernel.telling import position_of
from tressette_desktop.engine.record.branch import FROM, alone, entries_up_to, header_of
from tressette_desktop.engine.record.entries import Aid, Deal, Undo
from tressette_desktop.engine.record.journal import Journal
from tressette_desktop.engine.record.position_line import read_position, write_position
from tressette_desktop.engine.record.reader import Record, read, read_file
from tressette_desktop.engine.record.story import Open, Story
from tressette_desktop.engine.record.writer import write

NAMES = '[1 "Anna"] [2 "Ciro"] [3 "Bruno"] [4 "Dora"]\n'


def branched(record: Record, number: int, at: int, person: int = 0) -> Record:
    story = Story(record)
    header = header_of(story, number, at, source="old.tsn", date="2026-12-24")
    header = alone(header, story.hand(number).match.game.seats, person, "esperto")
    (found,) = read(write(header, entries_up_to(story, number, at)).encode())
    assert found.error is None, str(found.error)
    return found


@every_golden
def test_it_stands_where_the_other_one_stood(path: Path) -> None:
    (record,) = read_file(path)
    (hand,) = hands(record)
    for at in range(0, len(hand.moments), 4):
        play = branched(record, 0, at).play
        assert play is not None
        assert play.table is not None
        assert play.match is not None
        assert play.table.persons == (0,), "all others are bots from here on"
        assert play.table.but(persons=()) == hand.moments[at].table.but(persons=())
        assert replace(play.match, persons=hand.match.persons) == hand.match or play.table.over


def test_what_was_taken_back_is_left_out() -> None:
    (record,) = read(UNDONE.encode())
    (hand,) = hands(record)
    found = branched(record, 0, len(hand.moments) - 2)
    assert found.play is not None
    assert found.play.table is not None
    assert found.play.table.but(persons=()) == hand.moments[-2].table.but(persons=())
    assert not found.play.helped
    assert not any(isinstance(entry, Undo | Aid) for entry in found.entries)


def test_in_a_later_hand_scores_and_dealer_are_those_of_the_game() -> None:
    (record,) = read((HEAD + HAND + "D1 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7\n").encode())
    play = branched(record, 1, 0).play
    assert play is not None
    assert play.match is not None
    assert play.match.totals == (7, 10, 7, 10)
    assert play.match.dealer == 0


def test_chairs_are_changed_as_they_were() -> None:
    body = f"{dealt('4d 3c', '5d 4c', '5c', '6c')}\n1:3c 2:5c 3:4c 4:6c\n"
    (record,) = read((HEAD + '[Options "buongioco=none pairing=facing"]\n' + NAMES + body).encode())
    found = branched(record, 0, 2)
    assert found.play is not None
    assert record.play is not None
    assert found.play.chairs == record.play.chairs != (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("bots", "person", "names", "levels"),
    [
        ("", 2, ("Anna", "Ciro", "Bruno", "Dora"), {0: "esperto", 1: "esperto", 3: "esperto"}),
        ("2=maestro 3=random 4=random", 0, ("Anna", "Ciro", "Bruno", "Dora"), {1: "maestro", 2: "random", 3: "random"}),
        ("2=maestro 3=random 4=random", 1, ("Ciro", "Anna", "Bruno", "Dora"), {0: "maestro", 2: "random", 3: "random"}),
        ("2=maestro 4=random", 2, ("Anna", "Ciro", "Bruno", "Dora"), {0: "esperto", 1: "maestro", 3: "random"}),
        ("1=a 2=b 3=c 4=d", 3, ("Anna", "Ciro", "Bruno", "Dora"), {0: "a", 1: "b", 2: "c"}),
    ],
)
def test_one_person_sits_down_where_he_likes(
    bots: str, person: int, names: tuple[str, ...], levels: dict[int, str]
) -> None:
    tag = f'[Bots "{bots}"]\n' if bots else ""
    (record,) = read((HEAD + NAMES + tag + HAND).encode())
    header = branched(record, 0, 3, person).header
    assert tuple(header.names[seat] for seat in range(4)) == names
    assert header.bots == levels


def test_it_says_whence_and_promises_nothing(tmp_path: Path) -> None:
    promised = Journal.create(tmp_path / "old.tsn", read(HEAD.encode())[0].header)
    (hand,) = hands(read((HEAD + HAND).encode())[0])
    promised.deal(hand.match, hand.layout)
    promised.close()
    (record,) = read_file(tmp_path / "old.tsn")
    assert unfair((record,)) == ""
    found = branched(record, 0, 0)
    assert found.header.free[FROM] == "old.tsn, hand 1, decision 0"
    (deal,) = (entry for entry in found.entries if isinstance(entry, Deal))
    assert deal.promise == deal.salt == ""
    assert unfair((found,)) == (
        "deal 1 of 1 was not promised: this game goes on from cards that were known (old.tsn, hand 1, decision 0)."
    )


@every_golden
def test_a_position_with_open_hands_is_read_as_the_one_that_was_played(path: Path) -> None:
    (hand,) = hands(*read_file(path))
    game = hand.match.game
    asked = 0
    for at, moment in enumerate(hand.moments):
        line = write_position(game, hand.table(at, Open.ALL))
        if "?" in line or not line:
            continue
        puzzle = read_position(line)
        order = tuple(chair - 1 for chair in puzzle.chairs)
        played = position_of(game, moment.table)
        places = [moment.table.order.index(seat) for seat in order]
        assert [puzzle.position.hands[place] for place in range(len(order))] == [played.hands[at] for at in places]
        assert puzzle.position.taken == played.taken
        assert puzzle.position.trick == played.trick
        assert puzzle.position.aside == played.aside
        assert order[puzzle.position.turn] == moment.table.order[played.turn]
        asked += 1
    assert asked or path.stem == "in_due", "while there is a stock it lies face down"


def test_a_position_from_a_seat_tells_no_more_than_it_saw() -> None:
    (hand,) = hands(read((HEAD + HAND).encode())[0])
    line = write_position(hand.match.game, hand.table(12, 0))
    assert line == "P2 1:K76.A5.A.A 2:?8 3:?8 4:?7 t:3b5b w:4/1"
    assert write_position(hand.match.game, hand.table(len(hand.moments) - 1, 0)) == ""


GIVEN_UP = (
    '[TSN "1"]\n[Variant "classic"]\n[Options "posta=unica session=first_to_N_games"]\n[Start "9/0/9/0"]\n'
    "D4 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7\n"
    "1:3c 3:!concede 2:5c 1:!concede =0/0:9/0/9/0 ==2+4:concession@-1/1/-1/1\n"
    "D1 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7\n"
    "2:2c 2:!concede 3:Ac 4:6d 1:6c\n"
)


def test_behind_a_game_that_was_given_up_one_goes_on_with_whoever_plays_now() -> None:
    """Seat 3 gave it up and is a bot from here on; so is seat 2, who offered it in the hand that is gone on with."""
    (record,) = read(GIVEN_UP.encode())
    assert record.error is None, str(record.error)
    play = branched(record, 1, 4).play
    assert play is not None
    assert play.match is not None
    assert play.table is not None
    assert (play.table.conceding, play.match.totals, play.match.games) == ((), (0, 0, 0, 0), (0, 0, 0, 0))
    assert len(play.decisions) == 3, "three cards, and no offer"
    again = branched(record, 0, 2).play
    assert again is not None
    assert again.table is not None
    assert (again.table.totals, again.table.over) == ((9, 0, 9, 0), False)
