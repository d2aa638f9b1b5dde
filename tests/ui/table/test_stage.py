"""The stage: whatever is skipped, resized, taken back or closed, every card lies where the table has it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF
from pytestqt.qtbot import QtBot

from tests.conftest import leftovers
from tests.ui.table.tables import EVENING, FOUR, Silent, session_of
from tressette_desktop.engine.cards import Card, card
from tressette_desktop.engine.core.actions import Claim, Concede, LayDown, PlayCard
from tressette_desktop.engine.core.events import TrickTaken
from tressette_desktop.engine.core.table import Unknown
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.settings import Speed
from tressette_desktop.ui.table.layout import Back, Heap, arrange
from tressette_desktop.ui.table.moving import FLYING
from tressette_desktop.ui.table.stage import Stage
from tressette_desktop.ui.table.tweens import Pace, Path, Tween, turned

SLOW = Pace(Speed.SLOW, 4000)
AT_ONCE = Pace(Speed.NONE, 0)


class Seen:
    """A stage that follows a session."""

    def __init__(self, qtbot: QtBot, art: CardArt, session: Session, seat: int | None = 0, pace: Pace = SLOW) -> None:
        self.session, self.seat = session, seat
        self.stage = Stage(art)
        qtbot.addWidget(self.stage, before_close_func=_settle)
        self.stage.configure(pace, 1.0)
        self.stage.resize(1280, 708)
        self.stage.fit(1.0)
        self.stage.seat(FOUR, 0 if seat is None else seat)
        session.watch(self, seat)
        self.stage.show()

    def stepped(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        for each in beats:
            self.stage.enact(each.event, each.table)

    def rewound(self, view: PlayerView) -> None:
        self.stage.show_table(view.table)

    def play(self, *names: str) -> None:
        for name in names:
            self.session.submit(self.session.awaited[0], PlayCard(card(name)), revision=self.session.revision)

    def check(self) -> None:
        """Every item lies at its pose, and there is none but those."""
        stage, table = self.stage, self.stage.table
        assert table is not None
        south = 0 if self.seat is None else self.seat
        poses = arrange(table, south, stage._floor.felt)
        assert stage.cards.items.keys() == poses.keys()
        for key, item in stage.cards.items.items():
            assert item.pose == poses[key]
            assert item.isVisible()
            assert item.opacity() == 1.0
            assert item.card is (key if isinstance(key, Card) else None)
        assert not stage._floor.passing

    def hides_what_it_should(self) -> None:
        """No item holds a card that the view does not show."""
        table = self.session.view(self.seat).table
        shown = {each for pile in table.hands if isinstance(pile, tuple) for each in pile}
        shown |= {each for trick in table.tricks for each in trick.cards}
        if table.trick is not None:
            shown |= set(table.trick.cards)
        if table.laid is not None:
            shown |= set(table.laid[1])
        assert {item.card for item in self.stage.cards.items.values() if item.card is not None} <= shown


def _settle(stage: Stage) -> None:
    stage.settle()
    stage.show_table(stage.table)
    stage.hand.rest()


@pytest.fixture
def seen(qtbot: QtBot, art: CardArt) -> Iterator[Seen]:
    seen = Seen(qtbot, art, session_of(EVENING, dealer=0))
    seen.session.deal()
    yield seen
    _settle(seen.stage)


def test_a_deal_is_seen_and_then_lies(seen: Seen, qtbot: QtBot) -> None:
    assert seen.stage.busy
    seen.stage.settle()
    seen.check()
    assert len(seen.stage.cards.own) == 10


def test_at_speed_none_everything_is_there_at_once(qtbot: QtBot, art: CardArt) -> None:
    seen = Seen(qtbot, art, session_of(EVENING, dealer=0), pace=AT_ONCE)
    seen.session.deal()
    seen.play("4c", "2c", "7c", "3c")
    assert not seen.stage.busy
    seen.check()


def test_idle_is_said_when_the_queue_is_empty(qtbot: QtBot, art: CardArt) -> None:
    seen = Seen(qtbot, art, session_of(EVENING, dealer=0), pace=Pace(Speed.FAST, 600))
    with qtbot.waitSignal(seen.stage.idle, timeout=10_000):
        seen.session.deal()
    assert not seen.stage.busy
    seen.check()


def test_a_back_becomes_the_card_that_was_played(seen: Seen) -> None:
    seen.stage.settle()
    back = seen.stage.cards.items[Back(Heap.HAND, 1, 9)]
    seen.play("4c")
    assert seen.stage.cards.items[card("4c")] is back
    assert back.card is None, "it has not turned over yet"
    seen.stage.settle()
    assert back.card is card("4c")
    seen.check()


def test_events_are_queued_and_seen_one_after_the_other(seen: Seen) -> None:
    seen.stage.settle()
    seen.play("4c", "2c")
    assert seen.stage.table is not None
    assert seen.stage.table.trick is not None
    assert len(seen.stage.table.trick.cards) == 1, "the second card waits for the first"
    seen.stage.skip()
    assert len(seen.stage.table.trick.cards) == 2
    seen.stage.skip()
    assert not seen.stage.busy
    seen.check()


def test_a_finished_trick_rests_until_it_is_skipped(seen: Seen) -> None:
    seen.stage.settle()
    seen.play("4c", "2c", "7c", "3c")
    for _ in range(4):
        seen.stage.skip()
    assert seen.stage.busy
    items = seen.stage.cards.items
    assert all(card(name) in items for name in ("4c", "2c", "7c", "3c")), "it can still be read"
    seen.stage.skip()
    assert seen.stage.busy, "the first click only ends the pause: now the trick is collected"
    seen.stage.skip()
    assert not seen.stage.busy
    assert Back(Heap.WON, 0, 0) in items
    seen.check()


@pytest.mark.parametrize("size", [(900, 508), (1920, 967), (760, 948)])
def test_a_new_size_in_mid_flight(seen: Seen, qtbot: QtBot, size: tuple[int, int]) -> None:
    seen.stage.settle()
    seen.play("4c")
    qtbot.wait(30)
    seen.stage.resize(*size)
    seen.stage.fit(1.0)
    assert not seen.stage.busy
    seen.check()


def test_a_new_size_while_others_hear_of_an_event(seen: Seen) -> None:
    """A trick is taken, and to say so something beside the felt wants its room: the trick still has to be collected."""
    seen.stage.settle()
    heard: list[object] = []
    seen.stage.happened.connect(lambda event, _table: heard.append(event))
    seen.stage.happened.connect(lambda *_: seen.stage.resize(1280, 600 + len(heard)))
    seen.play("4c", "2c", "7c", "3c")
    seen.stage.settle()
    seen.check()
    assert any(isinstance(event, TrickTaken) for event in heard)
    assert seen.stage.height() == 600 + len(heard)


def test_taking_back_in_mid_flight(seen: Seen, qtbot: QtBot) -> None:
    seen.stage.settle()
    seen.play("4c", "2c", "7c", "3c")
    qtbot.wait(30)
    seen.session.undo(0)
    assert not seen.stage.busy
    seen.check()
    assert card("3c") in seen.stage.cards.own


def test_a_word_is_spoken_and_stays_as_a_token(seen: Seen) -> None:
    seen.stage.settle()
    seen.session.submit(1, PlayCard(card("4c"), Signal.BUSSO), revision=seen.session.revision)
    assert seen.stage.scenery.bubbles[1].words.icon == "fist"
    seen.stage.settle()
    seen.check()
    assert seen.stage.cards.items[card("4c")].token == "", "as long as the bubble is there"
    seen.stage.scenery.hush(1)
    seen.stage.scenery.quiet()
    assert seen.stage.cards.items[card("4c")].token == "fist"
    seen.stage.show_table(seen.session.view(0).table)
    assert seen.stage.cards.items[card("4c")].token == "fist", "and after a resume"


def test_a_word_under_a_paper_stays_as_a_token(seen: Seen) -> None:
    """The bubble went for the paper, and nothing was left of the word on the card."""
    seen.stage.settle()
    seen.session.submit(1, PlayCard(card("4c"), Signal.BUSSO), revision=seen.session.revision)
    seen.stage.settle()
    seen.stage.make_room([seen.stage.scenery.bubbles[1].box])
    assert 1 not in seen.stage.scenery.bubbles
    assert seen.stage.cards.items[card("4c")].token == "fist"


def test_cards_fly_below_the_names(seen: Seen) -> None:
    """A card that is played, and a trick that is taken: they hid the names on their way."""
    seen.stage.settle()
    stage, flown = seen.stage, set()
    lowest = min(plate.zValue() for plate in stage.scenery.plates.values())
    seen.play("4c", "2c", "7c", "3c")
    while (group := stage._beat) is not None:
        for step in range(10):
            group.setCurrentTime(group.duration() * step // 10)
            high = {item: item.zValue() for item in stage.cards.items.values()}
            assert max(high.values()) < lowest
            flown |= {item.card for item, z in high.items() if z >= FLYING}
        group.setCurrentTime(group.duration())
    assert flown >= {card("4c"), card("2c"), card("7c"), card("3c")}
    seen.check()


def test_a_knock_in_mid_air_leaves_nothing_behind(seen: Seen) -> None:
    seen.stage.settle()
    seen.session.submit(1, PlayCard(card("4c"), Signal.BUSSO), revision=seen.session.revision)
    group = seen.stage._beat
    assert group is not None
    group.setCurrentTime(group.duration() - 100)
    assert seen.stage._floor.passing
    assert seen.stage._floor.passing[0].isVisible()
    seen.stage.settle()
    seen.check()


@pytest.mark.parametrize("signal", [Signal.BUSSO, Signal.STRISCIO])
def test_a_gesture_ends_where_any_card_would_lie(seen: Seen, signal: Signal) -> None:
    seen.stage.settle()
    seen.session.submit(1, PlayCard(card("4c"), signal), revision=seen.session.revision)
    group = seen.stage._beat
    assert group is not None
    group.setCurrentTime(group.duration())
    seen.check()


def test_a_whole_hand_with_everything_that_can_come_between(qtbot: QtBot, art: CardArt) -> None:
    """Random play, and at random moments a skip, a new size, a look at another table, or taking back."""
    chance = random.Random(11)
    seen = Seen(qtbot, art, session_of(None, dealer=2, seed=4), pace=Pace(Speed.FAST, 600))
    seen.session.deal()
    while seen.session.awaited:
        seat = seen.session.awaited[0]
        legal = [action for action in seen.session.legal(seat) if not isinstance(action, Claim | Concede | LayDown)]
        seen.session.submit(seat, chance.choice(legal), revision=seen.session.revision)
        seen.hides_what_it_should()
        what = chance.randrange(6)
        if what == 0:
            seen.stage.skip()
        elif what == 1:
            seen.stage.resize(chance.randrange(900, 1400), chance.randrange(508, 900))
            seen.stage.fit(chance.choice((1.0, 1.2)))
        elif what == 2 and seen.session.may_undo(0) is None:
            seen.session.undo(0)
            seen.check()
        elif what == 3:
            qtbot.wait(15)
        elif what == 4:
            seen.stage.settle()
            seen.check()
    seen.stage.settle()
    seen.check()
    seen.hides_what_it_should()
    assert seen.stage.table == seen.session.view(0).table


def test_another_hand_begins_with_a_clear_felt(qtbot: QtBot, art: CardArt) -> None:
    seen = Seen(qtbot, art, session_of(None, dealer=2, seed=4), pace=AT_ONCE)
    for _ in range(2):
        seen.session.deal()
        while seen.session.awaited:
            seat = seen.session.awaited[0]
            legal = [action for action in seen.session.legal(seat) if not isinstance(action, Claim | Concede | LayDown)]
            seen.session.submit(seat, legal[0], revision=seen.session.revision)
        if seen.session.match.over:
            return
    seen.stage.settle()
    seen.check()


def test_a_spectator_has_only_backs(qtbot: QtBot, art: CardArt) -> None:
    seen = Seen(qtbot, art, session_of(EVENING, dealer=0), seat=None)
    seen.session.deal()
    seen.stage.settle()
    seen.check()
    assert all(item.card is None for item in seen.stage.cards.items.values())
    assert isinstance(seen.session.view(None).table.hands[0], Unknown)
    seen.play("4c", "2c", "7c", "3c")
    seen.hides_what_it_should()
    seen.stage.settle()
    seen.check()


def test_passing_the_seat_leaves_no_card_behind(seen: Seen) -> None:
    seen.stage.settle()
    own = set(seen.stage.cards.own)
    seen.stage.show_table(seen.session.view(None).table)
    assert own.isdisjoint({item.card for item in seen.stage.cards.items.values()})
    seen.stage.seat(FOUR, 2)
    seen.stage.show_table(seen.session.view(2).table)
    assert set(seen.stage.cards.own) == set(seen.session.table.hand(2))
    assert own.isdisjoint({item.card for item in seen.stage.cards.items.values()})


def test_with_less_motion_nothing_flies_but_the_trick_still_rests(qtbot: QtBot, art: CardArt) -> None:
    seen = Seen(qtbot, art, session_of(EVENING, dealer=0), pace=Pace(Speed.NORMAL, 4000, plain=True))
    seen.session.deal()
    seen.stage.settle()
    seen.play("4c")
    item = seen.stage.cards.items[card("4c")]
    assert item.pose == arrange(seen.session.view(0).table, 0, seen.stage._floor.felt)[card("4c")]
    seen.stage.settle()
    seen.play("2c", "7c", "3c")
    for _ in range(3):
        seen.stage.skip()
    assert seen.stage.busy
    seen.stage.settle()
    seen.check()


def test_nothing_is_left_running(seen: Seen) -> None:
    seen.stage.settle()
    seen.play("4c")
    seen.stage.show_table(seen.session.view(0).table)
    running = [each for each in seen.stage.findChildren(QAbstractAnimation) if each.state() is each.State.Running]
    assert not running


@pytest.mark.parametrize("moved", ["shaken", "brought back"])
def test_a_card_that_still_moves_in_the_hand_when_it_is_played_lies_where_it_was_played(
    moved: str, qtbot: QtBot, art: CardArt
) -> None:
    """It was shaken, refused, or on its way back to the hand, and played a moment later: that ended in the hand."""
    seen = Seen(qtbot, art, session_of(EVENING, dealer=3))
    seen.session.deal()
    seen.stage.settle()
    hand, three = seen.stage.hand, card("3c")
    if moved == "shaken":
        hand.refuse(three)
    else:
        home = seen.stage.cards.items[three].pose
        for at in (QPointF(home.x, home.y), QPointF(home.x + 40, home.y)):
            (hand.drag if hand._pressed else hand.press)(at)
        hand.release(QPointF(home.x + 40, home.y))
    tween = hand._moving
    assert tween is not None
    assert tween.state() is tween.State.Running
    seen.play("3c")
    seen.stage.settle()
    qtbot.waitUntil(lambda: tween.state() is tween.State.Stopped)
    seen.check()


def test_a_beat_that_ends_where_nobody_looks_sets_nothing_in_motion(seen: Seen) -> None:
    """Its page has been left and may be gone before an arrow has pointed."""
    seen.play("4c")
    seen.stage.hide()
    seen.stage.settle()
    assert leftovers() == []


def test_a_card_shows_one_side_at_a_time() -> None:
    sides = [turned(part / 20) for part in range(21)]
    assert [over for _, over in sides] == sorted(over for _, over in sides)
    assert all(0 < wide <= 1 for wide, _ in sides)


def test_a_path_begins_and_ends_where_it_should(seen: Seen) -> None:
    from tressette_desktop.ui.table.fan import Pose
    from tressette_desktop.ui.table.tweens import SPOKEN

    start, end = Pose(0, 0, 90, 50, 1), Pose(400, 300, 2, 92, 100)
    for gesture in SPOKEN.values():
        path = Path(start, end, gesture)
        assert (path.at(0.0).x, path.at(0.0).y, path.at(0.0).angle) == (0, 0, 90)
        assert path.at(1.0) == end
    assert Silent()


def test_what_moves_a_card_that_is_gone_stops_and_harms_nobody(qtbot: QtBot) -> None:
    """Qt ends the whole program when an error of Python reaches it from an animation."""
    steps: list[float] = []

    def step(part: float) -> None:
        steps.append(part)
        raise RuntimeError("Internal C++ object already deleted.")

    tween = Tween(200, step)
    tween.start()
    qtbot.waitUntil(lambda: bool(steps))
    assert tween.state() is Tween.State.Stopped
    assert len(steps) == 1
