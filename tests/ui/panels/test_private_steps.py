"""Where something is asked in private, nobody but the one who is asked can tell whom (rules.md 4.5, 18.6)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import cast

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.panels.ear import Ear
from tests.ui.panels.test_hot_seat import Unwritten, spoken, tame
from tressette_desktop.engine.bots.bot import Choice
from tressette_desktop.engine.bots.messages import Choose, Interrupt
from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.actions import Action, Decline, only_card
from tressette_desktop.engine.core.events import Annulled, Audience, CardPlayed
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.errors import IllegalAction, OptionError
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.registry import GAMES, VARIANTS, game_for
from tressette_desktop.engine.rules.variant import Game
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.bridge import PRIVATE, Bridge, Pace
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.thinker import Thinker
from tressette_desktop.ui.windows.room import Room
from tressette_desktop.ui.windows.sitting import Sitting

OPTIONS = ("", "redeal=under_one_point", "accuse_open=after_own_card", "accuse_open=own_turn")
WEAK, ANY = 400, 60
"""How many deals are looked through for one where somebody else is asked, and that a hand may be swapped in."""
Decisions = list[tuple[Seat, Action]]


def games() -> Iterator[tuple[str, str]]:
    """Every game with every option that lets something be asked in private."""
    for key in GAMES:
        for options in OPTIONS:
            try:
                game = game_of_key(key, options)
            except OptionError:
                continue
            if any(phase.key in PRIVATE for phase in game.phases):
                yield key, options


def game_of_key(key: str, options: str) -> Game:
    variant, players = GAMES[key]
    return game_for(variant, options, players)


class Mute(QObject):
    """A bot that never comes to an end."""

    answered = Signal(object)
    failed = Signal(str)

    def ask(self, request: Choose | Interrupt) -> None: ...

    def cancel(self) -> None: ...


class Polite(Mute):
    """Bots that declare nothing and play anything, soon."""

    def __init__(self) -> None:
        super().__init__()
        self._asked = 0

    def ask(self, request: Choose | Interrupt) -> None:
        self._asked += 1
        number, legal = self._asked, tame(request.legal)
        said = next((each for each in legal if each == Decline()), legal[0]) if legal else None
        answer = Choice(said) if isinstance(request, Choose) and said is not None else None
        QTimer.singleShot(0, self, lambda: self.answered.emit(answer) if number == self._asked else None)

    def cancel(self) -> None:
        self._asked += 1


def session_with(game: Game, pack: tuple[Card, ...]) -> Session:
    return Session(Match.new(game, dealer=0), persons=frozenset((0,)), shuffler=lambda: pack, log=Unwritten())


def asked_of_others(game: Game, phase: str, seed: int) -> tuple[tuple[Card, ...], Decisions, Session] | None:
    """A hand that has come to a private step in which others are asked, but not seat 0."""
    chance = random.Random(seed)
    pack = tuple(chance.sample(DECK, len(DECK)))
    session, decisions = session_with(game, pack), Decisions()
    session.deal()
    while session.awaited and session.table.phase != phase and len(session.table.tricks) < 2:
        seat = session.awaited[0]
        action = chance.choice(tame(session.legal(seat)))
        session.submit(seat, action, revision=session.revision)
        decisions.append((seat, action))
    there = session.table.phase == phase and bool(session.awaited) and 0 not in session.awaited
    return (pack, decisions, session) if there else None


def swapped(game: Game, pack: tuple[Card, ...], decisions: Decisions, session: Session) -> Iterator[tuple[Card, ...]]:
    """The same hand, but others hold each other's cards, so that other seats are asked."""
    table = session.table
    others = [seat for seat in table.order if seat]
    for one in others:
        for other in others:
            if one >= other:
                continue
            pairs = list(zip(table.hand(one), table.hand(other), strict=True))
            change = dict(pairs) | {theirs: mine for mine, theirs in pairs}
            anew = tuple(change.get(card, card) for card in pack)
            again = session_with(game, anew)
            again.deal()
            try:
                for seat, action in decisions:
                    again.submit(seat, action, revision=again.revision)
            except IllegalAction:
                continue
            if again.table.phase == table.phase and again.awaited != session.awaited and 0 not in again.awaited:
                yield anew


def found(game: Game, phase: str) -> tuple[tuple[Card, ...], tuple[Card, ...], Decisions]:
    """Two deals that seat 0 cannot tell apart up to a private step, in which different seats are asked."""
    for seed in range(WEAK):
        first = asked_of_others(game, phase, seed)
        if first is not None:
            pack, decisions, session = first
            if game.seats == 2:
                return pack, pack, decisions
            for other in swapped(game, pack, decisions, session):
                return pack, other, decisions
    pytest.fail(f"nobody is asked in {game}")


def look(qtbot: QtBot, art: CardArt, ear: Ear, game: Game, pack: tuple[Card, ...], decisions: Decisions) -> object:
    """All that seat 0 sees, can read and hears when the step has come."""
    page = TablePage(art, Settings(speed=Speed.NONE, trick_pause=600))
    qtbot.addWidget(page)
    page.resize(1000, 640)
    page.show()
    session = session_with(game, pack)
    last = decisions[-1:]
    if last:
        session.deal()
        for seat, action in decisions[:-1]:
            session.submit(seat, action, revision=session.revision)
    names = {player: f"Person {player}" for player in range(game.seats)}
    bots = dict.fromkeys(range(1, game.seats), "random")
    header = Header(game.variant.key, "", game.players, names, bots)
    mute = Mute(page)
    sitting = Sitting(session, Unwritten(), header)
    room = Room(page, sitting, cast(Thinker, mute), Settings(speed=Speed.NONE), page)
    room.start()
    for seat, action in last:
        session.submit(seat, action, revision=session.revision)
    for _ in range(20):
        QApplication.processEvents()
        page.skip()
    assert session.table.phase in PRIVATE
    assert 0 not in session.awaited
    assert page.stage.scenery.turn == ()
    page.grab()
    art.settle()
    seen = page.grab().toImage()
    room.close()
    return ear.since(), list(spoken(page)), list(named(page)), seen


def named(page: TablePage) -> Iterator[str]:
    """What a screen reader finds on the felt."""
    felt = QAccessible.queryAccessibleInterface(page.stage)
    for at in range(felt.childCount()):
        yield from (felt.child(at).text(QAccessible.Text.Name), felt.child(at).text(QAccessible.Text.Description))


@pytest.mark.parametrize(("key", "options"), list(games()))
def test_what_is_seen_and_read_is_the_same_whoever_is_asked(
    key: str, options: str, qtbot: QtBot, art: CardArt, ear: Ear
) -> None:
    game = game_of_key(key, options)
    for phase in {phase.key for phase in game.phases} & PRIVATE.keys():
        if phase == "redeal" and "redeal" not in options:
            continue
        one, other, decisions = found(game, phase)
        assert look(qtbot, art, ear, game, one, decisions) == look(qtbot, art, ear, game, other, decisions)


@pytest.mark.parametrize("key", VARIANTS)
def test_every_step_that_is_answered_unseen_is_known_to_be_private(key: str) -> None:
    chance = random.Random(5)
    for options in (each for game, each in games() if game == key):
        for _ in range(ANY):
            session = session_with(game_of_key(key, options), tuple(chance.sample(DECK, len(DECK))))
            session.deal()
            while session.awaited and len(session.table.tricks) < 2:
                seat, table = session.awaited[0], session.table
                action = chance.choice(tame(session.legal(seat)))
                happened = rules.apply(session.match.game, table, seat, action).events
                unseen = happened[0].audience is Audience.OWN
                assert unseen == (table.phase in PRIVATE) or isinstance(happened[0], Annulled)
                session.submit(seat, action, revision=session.revision)


class Clock:
    """Sits at seat 0 and adds up the pauses after the first trick, until the next card or the own turn."""

    def __init__(self, session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
        self.session, self.pauses, self.done = session, 0, False
        self.asked: tuple[Seat, ...] | None = None
        """Who was asked in private; None before the first trick is over."""
        self._running: int | None = None
        self.polite = Polite()
        bots = dict.fromkeys(range(1, session.match.game.seats), "random")
        self.bridge = Bridge(session, bots, cast(Thinker, self.polite), Pace(100, 100, 1))
        monkeypatch.setattr(self.bridge._pause, "start", self._rest)
        self.bridge.stepped.connect(self._heard)
        self.bridge.asked.connect(self._ask)

    def _rest(self, pause: int) -> None:
        """A pause that begins anew takes the place of the one that runs."""
        if self._running is None:
            QTimer.singleShot(0, self.bridge, self._over)
        self._running = pause

    def _over(self) -> None:
        if self._running is not None and self.asked is not None and not self.done:
            self.pauses += self._running
        self._running = None
        self.bridge._rest_over()

    def _heard(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        if self.asked is None and view.table.tricks:
            self.asked = self.session.awaited if self.session.table.phase in PRIVATE else ()
        elif self.asked is not None and any(isinstance(each.event, CardPlayed) for each in beats):
            self.done = True
        QTimer.singleShot(0, self.bridge, self.bridge.idle)

    def _ask(self) -> None:
        if 0 in self.session.awaited and self.bridge._still:
            self.done = self.done or self.asked is not None
            if not self.done:
                QTimer.singleShot(0, self.bridge, lambda: self.bridge.decide(tame(self.session.legal(0))[0]))


def test_the_pause_between_the_first_tricks_does_not_tell_whether_anybody_was_asked(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[tuple[bool, bool], set[int]] = {}
    chance = random.Random(1)
    for _ in range(ANY):
        session = session_with(game_of_key("classic", ""), tuple(chance.sample(DECK, len(DECK))))
        clock = Clock(session, monkeypatch)
        clock.bridge.start()
        qtbot.waitUntil(partial(getattr, clock, "done"), timeout=60_000)
        clock.bridge.stop()
        assert clock.asked is not None
        if 0 not in clock.asked:
            told.setdefault((bool(clock.asked), session.table.next_leader == 0), set()).add(clock.pauses)
    assert told == {(True, True): {100}, (False, True): {100}, (True, False): {200}, (False, False): {200}}


class Late(Polite):
    """Bots that answer when they are told to."""

    def ask(self, request: Choose | Interrupt) -> None:
        self._asked += 1
        legal = tame(request.legal)
        self.answer: Choice | None = Choice(legal[0]) if isinstance(request, Choose) and legal else None
        self.open = True

    def cancel(self) -> None:
        self.open = False

    def answer_all(self) -> None:
        """Answer what is asked, up to the card of whose turn it is."""
        chosen = False
        while self.open and not chosen:
            self.open, chosen = False, self.answer is not None
            self.answered.emit(self.answer)


def test_thinking_takes_its_time_within_the_pause_and_a_forced_card_ends_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(2)
    session = session_with(game_of_key("classic", ""), tuple(chance.sample(DECK, len(DECK))))
    late, pauses, seen = Late(), list[int](), [0, 0]
    bridge = Bridge(session, dict.fromkeys((1, 2, 3), "random"), cast(Thinker, late), Pace(60_000, 60_000, 5))
    pause = bridge._pause
    monkeypatch.setattr(pause, "start", lambda rest: (pauses.append(rest), QTimer.start(pause, rest)))
    monkeypatch.setattr(pause, "remainingTime", lambda: pause.interval() - 3)
    session.deal()
    bridge.start()
    while session.table.score is None:
        seat = session.awaited[0]
        follows = not bridge._still and session.table.phase == "tricks" and session.table.trick is not None
        forced = only_card(session.legal(seat)) is not None
        pauses.clear()
        bridge.idle()
        before = list(pauses)
        late.answer_all()
        if seat and follows:
            assert before == [60_000]
            assert len(pauses) == 1 + forced
            assert pauses[-1] == (2 if forced else 60_000)
            seen[forced] += 1
        if pause.isActive():
            pause.stop()
            bridge._rest_over()
        if session.awaited and session.awaited[0] == seat == 0:
            bridge.decide(chance.choice(tame(session.legal(0))))
    bridge.stop()
    assert min(seen) > 3


@pytest.mark.parametrize("happens", ["undo", "play"])
def test_a_pause_ends_when_something_happens_in_it(qtbot: QtBot, happens: str) -> None:
    """Whoever takes his card back while a bot seems to think is asked at once."""
    chance = random.Random(2)
    session = session_with(game_of_key("classic", ""), tuple(chance.sample(DECK, len(DECK))))
    bridge = Bridge(
        session, dict.fromkeys((1, 2, 3), "random"), cast(Thinker, Late()), Pace(60_000, 60_000, 60_000)
    )
    session.deal()
    while session.awaited != (0,) or len(session.table.tricks) < 3:
        session.submit(session.awaited[0], tame(session.legal(session.awaited[0]))[0], revision=session.revision)
    bridge.start()
    bridge.decide(tame(session.legal(0))[0])
    bridge.idle()
    assert bridge._pause.isActive()
    if happens == "play":
        session.submit(session.awaited[0], tame(session.legal(session.awaited[0]))[0], revision=session.revision)
        assert not bridge._pause.isActive()
    else:
        with qtbot.waitSignal(bridge.asked, timeout=10_000):
            bridge.undo()
        assert session.awaited == (0,)
        refused: list[object] = []
        bridge.refused.connect(lambda reason, action: refused.append(reason))
        bridge.decide(tame(session.legal(0))[1])
        assert not refused
    bridge.stop()
