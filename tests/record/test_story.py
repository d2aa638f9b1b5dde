"""A record that is looked at shows, at every step and from everywhere, what was seen when it was played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.record.samples import ACCUSE, DEAL, HAND, HEAD, REST, TRICK
from tests.session.test_session import Diary
from tressette_desktop.engine.core.events import Dealt
from tressette_desktop.engine.core.evolve import fold
from tressette_desktop.engine.core.table import Table, Unknown
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.entries import Aid, Deal, Decision, Stop, Undo
from tressette_desktop.engine.record.reader import Record, chapters, read, read_file
from tressette_desktop.engine.record.story import Open, Story, ToldHand
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Hand, Session

GOLDENS = sorted((Path(__file__).parent.parent / "goldens").glob("*.tsn"))
every_golden = pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
BOTS = '[Bots "2=esperto 3=esperto 4=esperto"]\n'
UNDONE = HEAD + BOTS + DEAL + TRICK + ACCUSE + "1:4d~ 2:4b 1:!undo 1:!hint 1:7c 2:2c 1:!undo\n" + REST


def hands(*records: Record) -> Iterator[ToldHand]:
    for record in records:
        story = Story(record)
        yield from (story.hand(number) for number in range(story.count))


class Watching(Diary):
    """Somebody at a table: his view now, and what he was shown last."""

    def __init__(self, seat: Seat | None) -> None:
        super().__init__()
        self.seat = seat
        self.beats: tuple[Beat, ...] = ()

    def stepped(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        self.beats = beats

    def rewound(self, view: PlayerView) -> None:
        self.beats = ()


def played(hand: ToldHand) -> Iterator[tuple[Session, list[Watching]]]:
    """Play a hand again as a match is played, and stop at each of its moments with everybody who watched it."""
    seats = hand.match.game.seats
    persons = frozenset(hand.match.persons)
    session = Session(hand.match, persons=persons, shuffler=tuple, log=Diary(), hand=Hand(hand.layout))
    watching = [Watching(seat) for seat in (*range(seats), None)]
    for each in watching:
        session.watch(each, each.seat)
    for moment in hand.moments:
        for each in watching:
            each.beats = ()
        match moment.move:
            case Decision(seat, action):
                session.submit(seat, action, revision=session.revision)
            case Undo(seat):
                session.undo(seat)
            case Deal() | Aid() | Stop():
                pass
        yield session, watching


@pytest.mark.parametrize("record", [*(read_file(path)[0] for path in GOLDENS), read(UNDONE.encode())[0]])
def test_every_step_is_what_was_seen_at_the_table(record: Record) -> None:
    assert record.error is None
    for hand in hands(record):
        for at, (session, watching) in enumerate(played(hand)):
            for each in watching:
                assert hand.view(at, each.seat) == session.view(each.seat)
                if at:
                    assert hand.beats(at, each.seat) == each.beats
            assert hand.moments[at].table == session.table


@every_golden
def test_forwards_by_what_happens_and_backwards_by_what_lies_there_come_to_the_same(path: Path) -> None:
    for hand in hands(*read_file(path)):
        for eye in (Open.ALL, None, *range(hand.match.game.seats)):
            there: list[Table] = []
            table: Table | None = None
            for at in range(len(hand.moments)):
                for beat in hand.beats(at, eye):
                    table = beat.table
                assert table is not None
                there.append(table)
            back = [hand.table(at, eye) for at in reversed(range(len(hand.moments)))]
            assert back == there[::-1]
            assert fold(hand.view(len(hand.moments) - 1, eye).history) == hand.table(len(hand.moments) - 1, eye)


@every_golden
def test_with_all_hands_open_nothing_is_hidden_but_what_nobody_holds(path: Path) -> None:
    for hand in hands(*read_file(path)):
        for at in range(len(hand.moments)):
            table = hand.table(at, Open.ALL)
            assert not any(isinstance(pile, Unknown) for pile in (*table.hands, *table.discards))
            assert table.score is not None or isinstance(table.stock, Unknown) == bool(len(table.stock))


def test_a_hand_that_is_not_over_shows_only_what_its_one_person_saw() -> None:
    (record,) = read((HEAD + BOTS + HAND + "D1" + DEAL[2:] + "2:2c\n").encode())
    assert record.error is None
    story = Story(record)
    assert story.eyes(0) == (Open.ALL, 0, 1, 2, 3)
    assert story.eyes(1) == (0,)
    table = story.hand(1).table(1, 0)
    assert [isinstance(pile, Unknown) for pile in table.hands] == [False, True, True, True]


@pytest.mark.parametrize("bots", ["", '[Bots "2=esperto"]\n', '[Bots "1=esperto 2=esperto 3=esperto 4=esperto"]\n'])
def test_with_several_persons_or_none_a_running_hand_is_seen_from_no_seat(bots: str) -> None:
    (record,) = read((HEAD + bots + DEAL + TRICK).encode())
    assert Story(record).eyes(0) == (None,)


def test_a_game_that_was_broken_off_can_be_looked_into() -> None:
    (record,) = read((HEAD + BOTS + DEAL + TRICK + "1:!stop\n").encode())
    story = Story(record)
    assert story.eyes(0)[0] is Open.ALL
    assert isinstance(story.hand(0).moments[-1].move, Stop)


def test_a_step_of_which_nothing_was_noticed_is_no_step_there() -> None:
    (record,) = read((HEAD + DEAL + TRICK + "1:+- 4:+3-c\n" + REST).encode())
    assert record.error is None
    hand = Story(record).hand(0)
    (declined,) = (at for at, each in enumerate(hand.moments) if each.move == record.entries[5])
    assert declined in hand.visible(Open.ALL)
    assert declined in hand.visible(0)
    assert all(declined not in hand.visible(eye) for eye in (1, 2, 3, None))


def test_what_was_taken_back_is_seen_and_gone() -> None:
    (record,) = read(UNDONE.encode())
    hand = Story(record).hand(0)
    undone = [at for at, each in enumerate(hand.moments) if isinstance(each.move, Undo)]
    assert len(undone) == 2
    for at in undone:
        assert hand.beats(at, 0) == ()
        assert hand.table(at, 0).trick is None
        assert hand.moments[at].decided == hand.moments[undone[0]].decided


def test_tricks_are_found_by_their_first_cards() -> None:
    (record,) = read((HEAD + HAND).encode())
    hand = Story(record).hand(0)
    firsts = [hand.moments[at].table.trick for at in hand.tricks[1:-1]]
    assert [len(trick.cards) for trick in firsts if trick is not None] == [1] * 10
    assert hand.tricks[0] == 0
    assert hand.tricks[-1] == len(hand.moments) - 1


def test_a_place_in_the_record_is_a_hand_and_a_moment() -> None:
    (record,) = read((HEAD + HAND + "D1" + DEAL[2:] + "2:2c {well}\n").encode())
    story = Story(record)
    for number in range(story.count):
        for at, moment in enumerate(story.hand(number).moments):
            assert story.place_of(moment.entry) == (number, at)
    assert story.place_of(len(record.entries) - 1) == (1, 1)


def test_a_record_can_be_looked_at_while_it_is_read() -> None:
    (chapter,) = chapters((HEAD + HAND + "D1" + DEAL[2:] + "2:2c\n").encode())
    counts = set()
    story: Story | None = None
    for _, record in chapter.reading():
        story = story if story is not None and story.record is record else Story(record)
        counts.add(story.count)
        if story.count:
            assert isinstance(story.hand(0).beats(0, 0)[0].event, Dealt)
    assert story is not None
    assert counts == {0, 1, 2}
    assert len(story.hand(1).moments) == 2


def test_the_damaged_end_of_a_record_leaves_the_hands_before_it() -> None:
    (record,) = read((HEAD + BOTS + HAND + "D1" + DEAL[2:] + "2:2c 3:2c\n").encode())
    assert record.error is not None
    story = Story(record)
    assert story.count == 2
    assert len(story.hand(1).moments) == 2
    assert story.eyes(1) == (0,)


def test_the_match_before_a_hand_is_the_one_that_was_played() -> None:
    (record,) = read((HEAD + HAND + "D1" + DEAL[2:] + "2:2c\n").encode())
    story = Story(record)
    game = story.hand(0).match.game
    assert story.hand(0).match == Match.new(game, 3, range(4))
    assert story.hand(1).match.totals == (7, 10, 7, 10)


@pytest.mark.parametrize(("review", "first"), [("last_trick", 2), ("none", 3)])
def test_of_a_running_hand_no_more_is_told_than_the_table_leaves_open(review: str, first: int) -> None:
    """The tricks before are for memory (rules.md 4.15); when the hand is over, all of it may be looked at."""
    text = HEAD + f'[Options "review={review}"]\n' + HAND
    running = text[: text.index("4:3d!")]
    story = Story(read(running.encode())[0])
    told = story.hand(0)
    assert not told.open
    for eye in story.eyes(0):
        assert len(told.moments[told.visible(eye)[0]].table.tricks) == first
    over = Story(read(text.encode())[0]).hand(0)
    assert over.visible(0)[0] == 0
