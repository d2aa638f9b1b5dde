"""Tables to look at and to test with: real sessions, with hands that are known beforehand."""

from __future__ import annotations

import random
from collections.abc import Iterable

from tressette_desktop.engine.cards import DECK, Card, cards, in_order
from tressette_desktop.engine.core.actions import Action, Claim, Concede, PlayCard
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.table.asked import Asked, Sitter

FOUR = (
    Sitter("Tu", "king", True),
    Sitter("Ischia", "knave"),
    Sitter("Capri", "knight"),
    Sitter("Procida", "mask"),
)

EVENING = Layout(
    tuple(
        in_order(cards(hand))
        for hand in (
            "3c Ac Fc 6c 2s 7s Kd 5d Ab 4b",
            "4c Cc 5c 3s As Ks 4d 6d Cb 2b",
            "2c Kc 5s 6s Cs 3d 7d 3b Fb 5b",
            "7c 4s Fs 2d Ad Cd Fd Kb 6b 7b",
        )
    )
)
"""A hand in which seat 0 holds cups to follow with, and no combination."""

RICH = Layout(
    tuple(
        in_order(cards(hand))
        for hand in (
            "3c 2c Ac 6c 3s 7s 3d 4d 4b 5c",
            "4c Cc Kd 2s As Ks 5d 6d Cb 2b",
            "Kc Fc 5s 6s Cs Fb 7d 3b Ab 5b",
            "7c 4s Fs 2d Ad Cd Fd Kb 6b 7b",
        )
    )
)
"""A hand in which seat 0 holds a Napoletana of cups and three threes."""


class Silent:
    """A record that is not kept."""

    def deal(self, match: Match, layout: Layout) -> None: ...

    def decide(self, seat: Seat, action: Action) -> None: ...

    def undo(self, seat: Seat) -> None: ...

    def aid(self, seat: Seat, name: str) -> None: ...

    def scored(self, match: Match, table: Table) -> None: ...


def pack(layout: Layout, dealer: Seat) -> tuple[Card, ...]:
    """Return the pack that deals these hands, in two packets of five from the seat after the dealer on."""
    order = [(dealer + 1 + at) % 4 for at in range(4)]
    hands = {seat: hand for seat, hand in enumerate(layout.hands) if isinstance(hand, tuple)}
    return tuple(card for start in (0, 5) for seat in order for card in hands[seat][start : start + 5])


def session_of(
    layout: Layout | None = EVENING,
    *,
    dealer: Seat = 0,
    persons: Iterable[Seat] = (0,),
    options: str = "",
    seed: int = 7,
) -> Session:
    """Return a session whose next hand is this layout, or any hand; nothing is dealt yet."""
    chance = random.Random(seed)

    def shuffled() -> tuple[Card, ...]:
        return pack(layout, dealer) if layout is not None else tuple(chance.sample(DECK, len(DECK)))

    match = Match.new(game_of("classic", options), dealer)
    return Session(match, persons=frozenset(persons), shuffler=shuffled, log=Silent())


def scored(session: Session, totals: tuple[int, ...], hands: int = 2) -> Session:
    """Return the session in the middle of a game."""
    from dataclasses import replace

    session.match = replace(session.match, totals=totals, hands=hands)
    return session


class Game:
    """A page and a session, joined as simply as can be: everybody is played by whoever calls."""

    def __init__(
        self, page: TablePage, session: Session, seat: Seat | None = 0, sitters: tuple[Sitter, ...] = FOUR
    ) -> None:
        self.page, self.session, self.seat = page, session, seat
        session.watch(self, seat)
        self._sitters = sitters
        self.decided: list[Action] = []
        page.decided.connect(self._decided)

    def start(self) -> None:
        """Deal and show the table."""
        self.session.deal()

    def open(self) -> None:
        """Show the table as it stands."""
        self.page.open(self._sitters, self.session.view(self.seat))

    def play(self, *moves: str | Action) -> None:
        """Let whoever is asked play these cards, or do these things."""
        for move in moves:
            seat = self.session.awaited[0]
            action = PlayCard(cards(move)[0]) if isinstance(move, str) else move
            self.session.submit(seat, action, revision=self.session.revision)

    def play_on(self, decisions: int, seed: int = 1) -> None:
        """Let everybody do something legal, so many times, but nobody claim."""
        chance = random.Random(seed)
        for _ in range(decisions):
            if not self.session.awaited:
                return
            seat = self.session.awaited[0]
            legal = [action for action in self.session.legal(seat) if not isinstance(action, Claim | Concede)]
            self.session.submit(seat, chance.choice(legal), revision=self.session.revision)

    def ask(self) -> None:
        """Ask the person at the screen."""
        session, seat = self.session, self.seat
        assert seat is not None
        self.page.present(
            Asked(
                session.view(seat),
                session.awaited,
                session.legal(seat),
                lambda action: session.refuse(seat, action),
                session.may_undo(seat),
            )
        )

    def stepped(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        """What the session tells."""
        if len(view.table.totals) and not self.page.stage.scenery.sitters:
            self.page.open(self._sitters, view)
            return
        self.page.step(beats, view)

    def rewound(self, view: PlayerView) -> None:
        """What the session tells."""
        self.page.rewind(view)

    def _decided(self, action: Action) -> None:
        self.decided.append(action)
