"""Every reason for which the rules refuse, each in a situation that calls for it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.engine.hands import Decision, begin
from tests.engine.trio import TRIO_GAME
from tressette_desktop.engine.cards import card, cards
from tressette_desktop.engine.core.actions import (
    Action,
    Bid,
    CallCard,
    Claim,
    Concede,
    Declare,
    Decline,
    Discard,
    LayDown,
    Pass,
    PlayCard,
    Talk,
)
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.terms import Meld, Signal, Tick
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat

HANDS = Layout((cards("4c Ad Ab"), cards("5c 7c 5d"), cards("3c 3d 3s"), cards("7s 6d 6b")))
"""Seat 1 leads. Seat 2 holds three threes."""

AUCTION = Layout((cards("3c 4c 5c 6c 7c"), cards("3d 4d 5d 6d 7d"), cards("3s 4s 5s 6s 7s")), cards("Fc Fd Fs Fb"))
"""Hands for the game for three; seat 1 speaks first."""

TRICK_1 = ((1, "5c"), (2, "3c"), (3, "7s"), (0, "4c"))


@dataclass(frozen=True)
class Position:
    """A hand after some decisions; reached only when it is asked for, so that a fault in it is a test that fails."""

    game: Game
    layout: Layout
    decisions: tuple[Decision, ...]

    def reach(self) -> Table:
        step = begin(self.game, self.layout, 0)
        for seat, action in self.decisions:
            step = rules.apply(self.game, step.table, seat, action)
        return step.table

    def after(self, *decisions: Decision) -> Position:
        return replace(self, decisions=self.decisions + decisions)


def hand(options: str = "", plays: int = 0) -> Position:
    """A hand of the classic game after so many cards."""
    return Position(
        game_of("classic", options), HANDS, tuple((seat, PlayCard(card(it))) for seat, it in TRICK_1[:plays])
    )


def trio(*decisions: Decision) -> Position:
    """The game for three after these decisions."""
    return Position(TRIO_GAME, AUCTION, decisions)


class Case(NamedTuple):
    """Somebody tries something, and is refused for a reason."""

    reason: Reason
    position: Position
    seat: Seat
    action: Action


THREES = Declare((Meld.of("3", "b"),))
ASKED = hand(plays=4)
"""Seat 2 took the first trick and is asked for combinations."""

VOID = Layout((cards("4c Ad"), cards("5b 7c"), cards("3c 4d"), cards("7s 6d")))
TRUMPING = Position(game_of("trzy_siodemki", "pl_must_trump=true"), VOID, ((1, PlayCard(card("5b"))),))
"""Seat 2 cannot follow, and holds a trump heart."""

SPEECH = "buongioco=none code=ludopoli"
BOUND = Layout((cards("4c 4b Ab"), cards("2c 3c 5d"), cards("7c 3d 4d"), cards("5c 6d 7d")))
"""Seat 1 leads."""


def speaking(options: str, *plays: str) -> Position:
    """These cards of a hand with declarations, seat 1 first; after a stroke the boxes ticked."""
    decisions = []
    for seat, (name, _, boxes) in zip((1, 2, 3, 0), (play.partition("/") for play in plays), strict=False):
        decisions.append((seat, PlayCard(card(name), ticks=frozenset(map(Tick, boxes)))))
    return Position(game_of("classic", f"{SPEECH} {options}"), BOUND, tuple(decisions))


def ticking(name: str, boxes: str) -> PlayCard:
    """A card played with boxes ticked."""
    return PlayCard(card(name), ticks=frozenset(map(Tick, boxes)))


COMMITTED = speaking("venticinque_commit=true", "2c/s", "7c", "5c", "4c")
"""Seat 1 said "venticinque piombo" and took the trick."""

SMOOTH = speaking("liscio_forces_suit=true", "5d", "3d/p", "6d", "Ab")
"""Seat 2 took the trick and said "sono liscio qui"; its four of coins is beaten yet."""

CASES = (
    Case(Reason.NOT_YOUR_TURN, hand(), 2, PlayCard(card("3c"))),
    Case(Reason.NOT_YOUR_TURN, hand(), 2, LayDown()),
    Case(Reason.NOT_YOUR_TURN, ASKED, 1, Decline()),
    Case(Reason.NOT_YOUR_TURN, trio(), 2, Pass()),
    Case(Reason.NOT_NOW, hand(), 1, Decline()),
    Case(Reason.NOT_NOW, hand(), 1, Bid("solo")),
    Case(Reason.NOT_NOW, ASKED, 2, PlayCard(card("3d"))),
    Case(Reason.NOT_NOW, trio(), 1, PlayCard(card("3d"))),
    Case(Reason.HAND_OVER, hand().after((1, Claim())), 1, PlayCard(card("5c"))),
    Case(Reason.HAND_OVER, hand().after((1, Claim())), 2, Claim()),
    Case(Reason.NOT_IN_THE_HAND, hand(), 4, PlayCard(card("5c"))),
    Case(Reason.NOT_IN_THE_HAND, hand(), 4, Claim()),
    Case(Reason.NOT_IN_THE_HAND, hand("accuse_open=after_own_card", 2), 4, THREES),
    Case(Reason.CARD_NOT_HELD, hand(), 1, PlayCard(card("3c"))),
    Case(Reason.CARD_NOT_HELD, hand(), 1, PlayCard(card("3c"), Signal.BUSSO)),
    Case(Reason.MUST_FOLLOW, hand(plays=1), 2, PlayCard(card("3d"))),
    Case(Reason.MUST_TRUMP, TRUMPING, 2, PlayCard(card("4d"))),
    Case(Reason.WORD_ONLY_WHEN_LEADING, hand(plays=1), 2, PlayCard(card("3c"), Signal.BUSSO)),
    Case(Reason.WORD_NOT_OF_THIS_TABLE, hand("code=none"), 1, PlayCard(card("5c"), Signal.BUSSO)),
    Case(Reason.WORD_NOT_OF_THIS_TABLE, hand("striscio=false"), 1, PlayCard(card("5c"), Signal.STRISCIO)),
    Case(Reason.MUST_LEAD_THE_THREE, COMMITTED, 1, PlayCard(card("5d"))),
    Case(Reason.MUST_LEAD_ANOTHER_SUIT, SMOOTH, 2, PlayCard(card("4d"))),
    Case(Reason.WORD_NOT_OF_THIS_TABLE, hand(), 1, ticking("5c", "s")),
    Case(Reason.WORD_NOT_OF_THIS_TABLE, speaking("declare_mode=manual"), 1, ticking("5d", "s")),
    Case(Reason.WORD_NOT_OF_THIS_TABLE, speaking(""), 1, PlayCard(card("5d"), Signal.BUSSO)),
    Case(Reason.WORD_ONLY_WHEN_FOLLOWING, speaking(""), 1, ticking("5d", "p")),
    Case(Reason.WORD_ONLY_WHEN_LEADING, speaking("", "5d"), 2, ticking("3d", "s")),
    Case(Reason.WORD_ONLY_WHEN_LEADING, speaking("", "5d"), 2, ticking("3d", "o")),
    Case(Reason.WORD_NOT_OF_THIS_TABLE, speaking(""), 1, Talk("lungo")),
    Case(Reason.TALK_NO_LINE, speaking("declare_mode=manual"), 1, Talk("")),
    Case(Reason.TALK_NO_LINE, speaking("declare_mode=manual"), 1, Talk("a" * 201)),
    Case(Reason.WORDS_CONTRADICT, speaking(""), 1, ticking("5d", "vl")),
    Case(Reason.WORD_UNTRUE, hand(), 1, PlayCard(card("5c"), Signal.VOLO)),
    Case(Reason.WORD_UNTRUE, hand(), 1, PlayCard(card("5d"), Signal.STRISCIO)),
    Case(Reason.COMBINATION_NOT_HELD, ASKED, 2, Declare((Meld.of("3"),))),
    Case(Reason.COMBINATION_NOT_HELD, ASKED, 2, Declare((Meld.of("3", "c"),))),
    Case(Reason.COMBINATION_NOT_HELD, ASKED, 2, Declare((Meld.of("3", "b"), Meld.of("A", "b")))),
    Case(Reason.COMBINATION_TWICE, ASKED, 2, Declare((Meld.of("3", "b"), Meld.of("3", "b")))),
    Case(Reason.COMBINATION_TWICE, hand("accuse_open=after_own_card", 2).after((2, THREES)), 2, THREES),
    Case(Reason.COMBINATION_NONE, ASKED, 2, Declare(())),
    Case(Reason.COMBINATION_WINDOW_CLOSED, hand(), 1, THREES),
    Case(Reason.COMBINATION_WINDOW_CLOSED, hand(plays=2), 2, THREES),
    Case(Reason.COMBINATION_WINDOW_CLOSED, ASKED.after((2, Decline())), 2, THREES),
    Case(Reason.COMBINATION_WINDOW_CLOSED, hand("accuse_open=own_turn"), 2, THREES),
    Case(Reason.COMBINATION_WINDOW_CLOSED, hand("accuse_open=own_turn", 2), 2, THREES),
    Case(Reason.COMBINATION_WINDOW_CLOSED, hand("accuse_open=own_turn", 4), 2, THREES),
    Case(Reason.COMBINATION_WINDOW_CLOSED, hand("accuse_open=after_own_card", 1), 2, THREES),
    Case(Reason.COMBINATIONS_OFF, hand("buongioco=none", 4), 2, THREES),
    Case(Reason.COMBINATIONS_OFF, hand("buongioco=forced accuse_open=own_turn", 1), 2, THREES),
    Case(Reason.CLAIMS_OFF, hand("claims=off"), 1, Claim()),
    Case(Reason.CLAIMS_OFF, hand("claims=auto"), 1, Claim()),
    Case(Reason.CLAIMS_OFF, hand("game=hands"), 1, Claim()),
    Case(Reason.CLAIM_ALREADY_MADE, ASKED.after((1, Claim())), 1, Claim()),
    Case(Reason.LAY_DOWN_OFF, hand("lay_down=off buongioco=none"), 1, LayDown()),
    Case(Reason.LAY_DOWN_TOO_EARLY, hand(), 1, LayDown()),
    Case(Reason.LAY_DOWN_TOO_EARLY, ASKED, 2, LayDown()),
    Case(Reason.LAY_DOWN_NOT_CERTAIN, hand("buongioco=none"), 1, LayDown()),
    Case(Reason.CONCEDE_OFF, trio(), 1, Concede()),
    Case(Reason.CONCEDE_OFFERED, hand().after((1, Concede())), 1, Concede()),
    Case(Reason.CONCEDE_OFFERED, hand().after((1, Concede()), (2, Concede())), 1, Concede()),
    Case(Reason.HAND_OVER, hand().after((1, Concede()), (3, Concede())), 0, Concede()),
    Case(Reason.BID_TOO_LOW, trio((1, Bid("chiamo"))), 2, Bid("chiamo")),
    Case(Reason.CALLED_CARD_HELD, trio((1, Bid("chiamo")), (2, Pass()), (0, Pass())), 1, CallCard(card("3d"))),
    Case(Reason.CALLED_CARD_NOT_ALLOWED, trio((1, Bid("chiamo")), (2, Pass()), (0, Pass())), 1, CallCard(card("4c"))),
    Case(Reason.DISCARD_COUNT, trio((1, Pass()), (2, Bid("solo"))), 2, Discard(cards("3s 4s 5s"))),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason.name}: {type(case.action).__name__}")
def test_the_reason_is_given(case: Case) -> None:
    assert rules.refuse(case.position.game, case.position.reach(), case.seat, case.action) is case.reason


def test_every_reason_has_its_situation() -> None:
    """Here, in the tests of the variants, or in those of the session where the reason is the session's."""
    folder = Path(__file__).parent
    others = (*(folder / "variants").glob("test_*.py"), *(folder.parent / "session").glob("test_*.py"))
    texts = "".join(path.read_text(encoding="utf-8") for path in others)
    shown = {case.reason for case in CASES} | {each for each in Reason if f"Reason.{each.name}" in texts}
    assert shown == set(Reason)
