"""Every phase of every variant: a hand is played until it comes."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from tests.screens import scene
from tests.screens.table import STILL, shown
from tests.ui.table.tables import Game
from tests.ui.table.variants import session_for, sitters_of
from tressette_desktop.engine.core.actions import (
    Action,
    AskRedeal,
    Bid,
    CallCard,
    Claim,
    Concede,
    Declare,
    Decline,
    Discard,
    HandBack,
    LayDown,
    Pass,
    PlayCard,
    Raise,
    SplitMonte,
)
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings

When = Callable[[Session], bool]
SEEDS = {
    "classic": {"weak": 1262, "accuse": 6, "lead": 1, "lay_down": 16, "claim": 0},
    "chiamata": {"weak": 1262, "accuse": 6, "call": 0, "lead": 1, "lay_down": 16, "claim": 0},
    "terziglio": {"bid": 1, "raise": 11, "call": 4, "gift": 4, "split": 21, "discard": 1, "lead": 0, "lay_down": 0},
    "in_due": {"accuse": 4, "lead": 0, "lay_down": 0, "claim": 0},
    "quintiglio": {"bid": 1, "call": 7, "lead": 2, "lay_down": 27},
    "trzy_siodemki": {"weak": 1262, "accuse": 6, "lead": 1, "claim": 0},
}
"""Packs that bring the phases which a variant has of its own, and those that not every hand comes to."""
OPENING = (Bid, CallCard, HandBack, Raise, SplitMonte, Discard)
"""What is asked before the first trick in the games with a contract."""
QUIET = 0.6
"""How often somebody bids nothing."""
TOTALS = {2: (12, 10), 3: (5, -1, -4), 4: (14, 11, 14, 11), 5: (-2, 2, -2, 3, -1)}


def may(kind: type[Action]) -> When:
    """Whether the person at the screen is asked for something of this kind."""
    return lambda session: any(isinstance(each, kind) for each in session.legal(0))


def leads(session: Session) -> bool:
    """Whether that person leads, some tricks in."""
    return _plays(session) and session.table.trick is None and len(session.table.tricks) == 3


def follows(session: Session) -> bool:
    """Whether that person follows, some tricks in."""
    return _plays(session) and session.table.trick is not None and len(session.table.tricks) >= 2


def _plays(session: Session) -> bool:
    return session.awaited == (0,) and may(PlayCard)(session)


def lies_full(session: Session) -> bool:
    """Whether somebody is about to play the last card to a trick."""
    trick, played = session.table.trick, len(session.table.tricks)
    return trick is not None and played >= 1 and len(trick.cards) == len(session.table.order) - 1


def over(session: Session) -> bool:
    """Whether the hand is over."""
    return not session.awaited


@dataclass(frozen=True)
class Phase:
    """A moment of a game, and what the person at the screen does then."""

    when: When
    then: Callable[[Game], None] = lambda game: None
    options: str = ""
    totals: dict[int, tuple[int, ...]] = field(default_factory=lambda: TOTALS)
    hands: int = 2


def claim(game: Game) -> None:
    """Call oneself out: the question is asked back."""
    game.page.dock.claim_wanted.emit()


def cover(game: Game) -> None:
    """The next person at this screen is called."""
    game.page.curtain(1, game.session.view(None))


def freeze(game: Game, part: float) -> None:
    """Stop what moves when a part of it is done."""
    group = game.page.stage._beat
    assert group is not None, "nothing moves"
    group.setCurrentTime(round(part * group.duration()))
    group.pause()


def play_last(game: Game) -> None:
    """The trick is completed, and rests."""
    game.page.configure(Settings())
    session = game.session
    legal = [each for each in session.legal(session.awaited[0]) if isinstance(each, PlayCard)]
    session.submit(session.awaited[0], legal[0], revision=session.revision)
    freeze(game, 0.4)


PHASES = {
    "weak": Phase(may(AskRedeal), options="redeal=no_honours"),
    "accuse": Phase(may(Declare)),
    "bid": Phase(may(Bid)),
    "raise": Phase(may(Raise)),
    "call": Phase(may(CallCard)),
    "gift": Phase(may(HandBack)),
    "split": Phase(may(SplitMonte)),
    "discard": Phase(may(Discard)),
    "lead": Phase(leads),
    "follow": Phase(follows),
    "full": Phase(lies_full, play_last),
    "lay_down": Phase(lambda session: may(LayDown)(session) and len(session.table.hand(0)) > 2),
    "claim": Phase(lambda session: follows(session) and may(Claim)(session), claim),
    "curtain": Phase(follows, cover),
    "sheet": Phase(over),
    "won": Phase(over, totals=TOTALS | {2: (20, 10), 4: (20, 11, 20, 11)}, hands=11),
}
ALWAYS = ("follow", "full", "curtain", "sheet", "won")
"""What every hand comes to."""


def reached(variant: str, phase: str) -> Session:
    """Play a hand until a phase comes."""
    moment, seed = PHASES[phase], SEEDS[variant].get(phase, 0)
    session = session_for(variant, dealer=(seed + 3) % VARIANTS[variant].seats, seed=seed, options=moment.options)
    session.match = replace(session.match, totals=moment.totals[session.match.game.seats], hands=moment.hands)
    session.deal()
    while not moment.when(session):
        assert session.awaited, f"{variant} never comes to {phase}"
        step(session, seed)
    return session


def step(session: Session, seed: int) -> None:
    """Somebody does something: a different bid with every pack, combinations are told, the rest is the first thing."""
    seat = session.awaited[0]
    legal = [each for each in session.legal(seat) if not isinstance(each, Claim | Concede | LayDown)]
    opening = [each for each in legal if isinstance(each, (*OPENING, Pass))]
    told = [each for each in legal if isinstance(each, Declare | Decline)]
    wish = random.Random(f"{seed} {len(session.table.bids)} {seat}")
    passes = Pass() in opening and wish.random() < QUIET
    action = Pass() if passes else wish.choice(opening) if opening else (told or legal)[0]
    session.submit(seat, action, revision=session.revision)


def build(variant: str, phase: str) -> QWidget:
    """The page at that moment."""
    session = reached(variant, phase)
    game = Game(TablePage(CardArt(), STILL), session, 0, sitters_of(session))
    game.open()
    game.page.resize(1280, 768)
    game.page.stage.settle()
    if session.awaited:
        game.ask()
    window = shown(game)
    QTimer.singleShot(0, window, partial(PHASES[phase].then, game))
    return window


def dealing(variant: str) -> QWidget:
    """The cards fly from the dealer."""
    session = session_for(variant, dealer=1)
    game = Game(TablePage(CardArt(), Settings()), session, 0, sitters_of(session))
    game.open()

    def deal() -> None:
        game.start()
        freeze(game, 0.45)

    window = shown(game)
    QTimer.singleShot(0, window, deal)
    return window


for variant in VARIANTS:
    scene(f"phase_{variant}_dealing")(partial(dealing, variant))
    for phase in (*SEEDS[variant], *ALWAYS):
        scene(f"phase_{variant}_{phase}")(partial(build, variant, phase))
