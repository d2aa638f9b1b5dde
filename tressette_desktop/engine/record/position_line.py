"""The position line: how the cards lie in the middle of a hand, for puzzles and the solver (docs/tsn.md section 11).

>>> puzzle = read_position("P4 1:3.A.. 2:.K.. 3:..2. 4:2.2.. t:7d5d w:13/11")
>>> puzzle.chairs, puzzle.position.turn, puzzle.position.taken, puzzle.sides
((1, 2, 3, 4), 3, (13, 11), ((1, 3), (2, 4)))
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Final

from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.table import Pile, Table, Unknown
from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.kernel.bits import bit, mask_of
from tressette_desktop.engine.kernel.position import Frame, Position
from tressette_desktop.engine.kernel.telling import frame_of
from tressette_desktop.engine.record.deal_line import read_hand, read_pile, write_hand
from tressette_desktop.engine.record.faults import Fault, NotationError
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.rules.scoring import by_side, card_thirds
from tressette_desktop.engine.seats import Sides

_TURN: Final = re.compile("P([1-5])")
_TAKEN: Final = re.compile("([0-9]{1,2})/([0-9]{1,2})")
_SIDE: Final = re.compile("[1-5](?:[+][1-5])*")
_NAMES: Final = ("1", "2", "3", "4", "5", "t", "w", "c", "v", "m", "k")
_UNNAMED: Final = "classic"
"""The game of a line that names none."""


def write_position(game: Game, table: Table) -> str:
    """Return the line of a table as far as it is seen, or nothing where nobody is about to play a card.

    Thirds are told where everybody knows the sides; whatever is hidden is counted.
    """
    if table.stopped or table.phase != "tricks":
        return ""
    turn = table.next_leader if table.trick is None else table.trick.turn
    fields = [f"P{turn + 1}", *(f"{seat + 1}:{write_hand(table.hands[seat])}" for seat in sorted(table.order))]
    if table.trick is not None:
        fields.append("t:" + "".join(map(str, table.trick.cards)))
    if table.sides is not None:
        taken = by_side(table.sides, card_thirds(table, game.variant.worth))
        fields += [f"w:{taken[0]}/{taken[1]}"] if any(taken) else []
        mine = tuple(seat + 1 for seat in sorted(table.sides[0]))
        chairs = tuple(seat + 1 for seat in sorted(table.order))
        fields += [f"c:{'+'.join(map(str, mine))}"] if mine != _sides(chairs, None)[0] else []
    fields += [f"v:{game.variant.key}"] if game.variant.key != _UNNAMED else []
    aside = [pile for pile in (*table.discards, table.monte) if len(pile)]
    for name, piles in (("m", aside), ("k", [table.stock] if len(table.stock) else [])):
        fields += [f"{name}:{_written(piles)}"] if piles else []
    return " ".join(fields)


def _written(piles: list[Pile]) -> str:
    """Piles one after the other, or the number of their cards if any of them is hidden."""
    if any(isinstance(pile, Unknown) for pile in piles):
        return f"?{sum(map(len, piles))}"
    return "".join(str(card) for pile in piles if isinstance(pile, tuple) for card in pile)


@dataclass(frozen=True)
class Puzzle:
    """A position as it was written: the chairs that play, in order, the sides by chair, and both for the kernel."""

    chairs: tuple[int, ...]
    sides: Sides
    frame: Frame
    position: Position


def read_position(line: str) -> Puzzle:
    """Return the position that a line describes; raises :class:`NotationError` without a line."""
    fields = line.split()
    turn = _TURN.fullmatch(fields[0]) if fields else None
    if turn is None:
        raise NotationError(Fault.BAD_VALUE, fields[0] if fields else "an empty line")
    named = _named(fields[1:])
    chairs = tuple(int(name) for name in named if name.isdigit())
    if int(turn[1]) not in chairs or len(chairs) < 2:
        raise NotationError(Fault.NO_SUCH_SEAT, turn[0])
    hands = tuple(_known(name, read_hand(named[name])) for name in map(str, chairs))
    trick, monte, stock = (_known(name, read_pile(name, named.get(name, ""))) for name in ("t", "m", "k"))
    _once((*hands, trick, monte, stock))
    place = chairs.index(int(turn[1]))
    _even(chairs, hands, place, len(trick), len(stock))
    sides = _sides(chairs, named.get("c"))
    order = tuple(chair - 1 for chair in chairs)
    position = Position(
        tuple(map(mask_of, hands)),
        place,
        tuple(map(bit, trick)),
        _taken(named.get("w")),
        tuple(map(bit, stock)),
        mask_of(monte),
    )
    frame = _frame(named.get("v", _UNNAMED), order, sides)
    _gone(frame, position, named.get("w", ""))
    return Puzzle(chairs, sides, frame, position)


def _named(fields: list[str]) -> dict[str, str]:
    """Return the fields by name; they must be known, in order, and each once."""
    named: dict[str, str] = {}
    last = -1
    for field in fields:
        name, colon, value = field.partition(":")
        place = _NAMES.index(name) if colon and name in _NAMES else -1
        if place <= last:
            raise NotationError(Fault.BAD_VALUE, field)
        named[name], last = value, place
    return named


def _known(name: str, pile: Pile) -> tuple[Card, ...]:
    if not isinstance(pile, tuple):
        raise NotationError(Fault.BAD_VALUE, f"{name}:?{len(pile)}")
    return pile


def _once(piles: tuple[tuple[Card, ...], ...]) -> None:
    """See that no card stands in two places."""
    twice = [card for card, count in Counter(card for pile in piles for card in pile).items() if count > 1]
    if twice:
        raise NotationError(Fault.CARD_TWICE, str(twice[0]))


def _even(chairs: tuple[int, ...], hands: tuple[tuple[Card, ...], ...], turn: int, lying: int, stock: int) -> None:
    """See that all hold as many cards, but for those that lie on the table, and that the stock comes out even."""
    count = len(chairs)
    if lying >= count:
        raise NotationError(Fault.WRONG_NUMBER, "the trick", detail=f"fewer than {count} cards, here are {lying}")
    if stock % count:
        raise NotationError(Fault.WRONG_NUMBER, "the stock", detail=f"as many cards for each of {count}")
    wanted = len(hands[turn])
    if not wanted:
        raise NotationError(Fault.WRONG_NUMBER, f"seat {chairs[turn]}", detail="a card to play")
    for place, hand in enumerate(hands):
        held = len(hand) + ((turn - 1 - place) % count < lying)
        if held != wanted:
            detail = f"{wanted - held + len(hand)} cards, here are {len(hand)}"
            raise NotationError(Fault.WRONG_NUMBER, f"seat {chairs[place]}", detail=detail)


def _gone(frame: Frame, position: Position, written: str) -> None:
    """See that no more was taken than the cards that stand nowhere are worth."""
    gone = frame.thirds(mask_of(DECK)) - position.left(frame)
    if sum(position.taken) > gone:
        raise NotationError(Fault.WRONG_NUMBER, f"w:{written}", detail=f"at most {gone} thirds in all")


def _sides(chairs: tuple[int, ...], written: str | None) -> Sides:
    """Return the declarer's side and the others'; unsaid, it is chair 1 and, of four, the one opposite."""
    if written is None:
        mine = tuple(chair for chair in chairs if chair == 1 or (len(chairs) == 4 and chair == 3))
    elif _SIDE.fullmatch(written):
        mine = tuple(sorted({int(chair) for chair in written.split("+")}))
    else:
        raise NotationError(Fault.BAD_VALUE, f"c:{written}")
    others = tuple(chair for chair in chairs if chair not in mine)
    if not mine or not others or not set(mine) <= set(chairs):
        raise NotationError(Fault.BAD_VALUE, f"c:{written or 1}")
    return mine, others


def _taken(written: str | None) -> tuple[int, int]:
    if written is None:
        return 0, 0
    found = _TAKEN.fullmatch(written)
    if found is None:
        raise NotationError(Fault.BAD_VALUE, f"w:{written}")
    return int(found[1]), int(found[2])


def _frame(variant: str, order: tuple[int, ...], sides: Sides) -> Frame:
    try:
        game = game_of(variant)
    except OptionError as error:
        raise NotationError(Fault.OPTION, f"v:{variant}", detail=str(error)) from None
    return frame_of(game, order, tuple(tuple(chair - 1 for chair in side) for side in sides))
