"""The session: it writes before it shows, shows each seat its own, and takes back what may be taken back."""

from __future__ import annotations

import random

import pytest

from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.actions import Action, Claim, Concede, PlayCard
from tressette_desktop.engine.core.evolve import evolve
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.view import Beat, PlayerView, project
from tressette_desktop.engine.errors import IllegalAction, Reason
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Session


class Diary:
    """A log and a watcher in one: it remembers what came when."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.full = False

    def deal(self, match: Match, layout: Layout) -> None:
        self.lines.append("deal")

    def decide(self, seat: Seat, action: Action) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        self.lines.append("decide")

    def undo(self, seat: Seat) -> None:
        self.lines.append("undo")

    def aid(self, seat: Seat, name: str) -> None:
        self.lines.append(f"aid {name}")

    def scored(self, match: Match, table: Table) -> None:
        self.lines.append("scored")

    def stepped(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        self.lines.append("shown")

    def rewound(self, view: PlayerView) -> None:
        self.lines.append("rewound")


def new_session(diary: Diary, *, seed: int = 1, options: str = "", persons: tuple[Seat, ...] = (0,)) -> Session:
    rng = random.Random(seed)

    def shuffled() -> tuple[Card, ...]:
        pack = list(DECK)
        rng.shuffle(pack)
        return tuple(pack)

    match = Match.new(game_of("classic", options), dealer=3)
    return Session(match, persons=frozenset(persons), shuffler=shuffled, log=diary)


def play_on(session: Session, rng: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if session.due:
            session.deal()
        if not session.awaited:
            return
        seat = rng.choice(session.awaited)
        choices = [action for action in session.legal(seat) if not isinstance(action, Claim | Concede)]
        session.submit(seat, rng.choice(choices), revision=session.revision)


@pytest.fixture
def diary() -> Diary:
    return Diary()


@pytest.fixture
def session(diary: Diary) -> Session:
    return new_session(diary)


def test_a_line_is_written_before_anything_is_shown(session: Session, diary: Diary) -> None:
    session.watch(diary, 0)
    play_on(session, random.Random(1), 60)
    shown = [at for at, line in enumerate(diary.lines) if line == "shown"]
    written = sum(line in ("deal", "decide") for line in diary.lines)
    assert len(shown) > 50
    assert all(diary.lines[at - 1] in ("deal", "decide") for at in shown)
    assert diary.lines.count("shown") <= written


def test_a_disk_that_is_full_changes_nothing(session: Session, diary: Diary) -> None:
    play_on(session, random.Random(1), 10)
    before, revision = session.table, session.revision
    diary.full = True
    with pytest.raises(OSError, match="No space"):
        play_on(session, random.Random(1), 1)
    assert (session.table, session.revision) == (before, revision)


def test_a_decision_upon_an_older_state_is_stale(session: Session) -> None:
    session.deal()
    seat = session.awaited[0]
    first = next(iter(session.legal(seat)))
    session.submit(seat, first, revision=session.revision)
    with pytest.raises(IllegalAction) as refused:
        session.submit(session.awaited[0], first, revision=session.revision - 1)
    assert refused.value.reason is Reason.STALE


@pytest.mark.parametrize("seed", range(12))
def test_what_a_watcher_was_told_makes_up_its_view(seed: int) -> None:
    class Follower(Diary):
        table: Table | None = None

        def stepped(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
            for beat in beats:
                self.table = evolve(self.table, beat.event)
                assert self.table == beat.table
            assert self.table == view.table

    session = new_session(Diary(), seed=seed)
    followers = {seat: Follower() for seat in (0, 1, 2, 3, None)}
    for seat, follower in followers.items():
        session.watch(follower, seat)
    play_on(session, random.Random(seed), 43)
    for seat, follower in followers.items():
        assert follower.table == project(session.table, seat)


@pytest.mark.parametrize("seed", range(20))
def test_undo_goes_back_to_the_persons_own_latest_decision_and_play_goes_on_from_there(seed: int) -> None:
    diary = Diary()
    session = new_session(diary, seed=seed)
    rng = random.Random(seed)
    play_on(session, rng, rng.randrange(5, 40))
    if session.table.over:
        assert session.may_undo(0) is Reason.NOTHING_TO_UNDO
        return
    held = session.table.hand(0) + session.table.played(0)
    revision = session.revision
    session.watch(diary, 0)
    session.undo(0)
    assert diary.lines[-2:] == ["undo", "rewound"]
    assert session.helped
    assert session.revision == revision + 1
    assert 0 in session.awaited
    assert set(session.table.hand(0) + session.table.played(0)) == set(held)
    play_on(session, rng, 60)


def test_undo_is_for_one_person_against_bots(diary: Diary) -> None:
    session = new_session(diary, persons=(0, 2))
    play_on(session, random.Random(1), 20)
    assert session.may_undo(0) is Reason.UNDO_OFF
    session = new_session(diary, persons=(0, 2), options="undo=true")
    play_on(session, random.Random(1), 20)
    assert session.may_undo(0) is None
    assert session.may_undo(1) is Reason.UNDO_OFF


def test_nothing_is_taken_back_from_a_finished_hand(session: Session) -> None:
    session.deal()
    session.submit(0, Claim(), revision=session.revision)
    assert session.match.over
    assert session.match.games == (0, 1, 0, 1)
    with pytest.raises(IllegalAction) as refused:
        session.undo(0)
    assert refused.value.reason is Reason.NOTHING_TO_UNDO


def test_bots_are_asked_for_claims_between_tricks_from_the_winner_on(session: Session) -> None:
    session.deal()
    assert session.bystanders() == ()
    rng = random.Random(3)
    while not session.table.tricks:
        play_on(session, rng, 1)
    while session.table.phase != "tricks":
        play_on(session, rng, 1)
    winner = session.table.next_leader
    order = [seat % 4 for seat in range(winner, winner + 4) if seat % 4 != 0]
    assert list(session.bystanders()) == order
    play_on(session, rng, 1)
    assert session.bystanders() == ()


def test_a_match_runs_to_its_end(session: Session) -> None:
    rng = random.Random(4)
    while session.due or session.awaited:
        play_on(session, rng, 1)
    assert session.match.over
    assert sum(won > 0 for won in session.match.games) == 2
    assert isinstance(next(iter(session.table.tricks)).cards[0], Card)
    with pytest.raises(IllegalAction):
        session.deal()


def test_an_illegal_card_is_refused_and_not_written(session: Session, diary: Diary) -> None:
    session.deal()
    lines = list(diary.lines)
    other = session.table.hand(1)[0]
    with pytest.raises(IllegalAction) as refused:
        session.submit(session.awaited[0], PlayCard(other), revision=session.revision)
    assert refused.value.reason is Reason.CARD_NOT_HELD
    assert diary.lines == lines
