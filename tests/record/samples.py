"""Records to try things on: the hand at the top of docs/tsn.md, whole and in parts."""

from __future__ import annotations

from dataclasses import replace

from tests.engine.hands import GAMES, Hand
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.entries import Decision, Entry, checks_in, deal_in
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import game_for, game_of

HEAD = '[TSN "1"]\n[Variant "classic"]\n'
DEAL = "D4 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7\n"
TRICK = "1:3c~ 2:5c 3:Ac 4:6d\n"
ACCUSE = "1:+A-c 4:+3-c\n"
REST = """\
1:4d~ 2:4b 3:7d 4:Cd
4:3b~ 1:5b 2:Fc 3:6b
4:3d! 1:5d 2:Cc 3:Fd
4:3s^ 1:As 2:Cs 3:4s
4:2d^ 1:Ad 2:Ks 3:Kd
4:7b 1:Ab 2:5s 3:2b
3:2s 4:Fb 1:Kc 2:6s
3:Fs^ 4:Cb 1:6c 2:7s
3:4c^ 4:Kb 1:7c 2:2c
"""
CHECK = "=13/22+3/3:7/10/7/10\n"
HAND = DEAL + TRICK + ACCUSE + REST + CHECK


def known_game(key: str, options: str, players: int | None = None) -> Game:
    """The games of the program and those of the tests."""
    trio = GAMES["trio"].variant
    return game_for(trio, options, players) if key == trio.key else game_of(key, options, players)


def header_of(hand: Hand) -> Header:
    """The header of a hand of the contract tests."""
    variant = hand.game.variant
    return Header(variant.key, hand.game.options.text(variant.defaults), hand.game.players, start=hand.totals)


def entries_of(hand: Hand) -> list[Entry]:
    """A hand of the contract tests as it is written down."""
    match = replace(Match.new(hand.game, hand.dealer), totals=hand.totals)
    decisions = (Decision(seat, action) for seat, action in hand.decisions)
    return [*deal_in(match, hand.layout), *decisions, *checks_in(match, hand.end)]
