"""What one seat saw of a record: a view, to show or to report (docs/tsn.md section 11).

Nothing in it depends on what the seat could not know: cards that others laid aside, combinations they kept to
themselves, the boxes they ticked, who holds a called card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from tressette_desktop.engine.core.actions import (
    CallCard,
    Claim,
    Declare,
    Decline,
    Discard,
    KeepHand,
    PlayCard,
)
from tressette_desktop.engine.core.table import Layout, Pile, Table, Unknown
from tressette_desktop.engine.core.view import project
from tressette_desktop.engine.record.deal_line import write_deal
from tressette_desktop.engine.record.entries import Deal, Decision, Entry, Judgement, Note, Seen
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.record.position_line import write_position
from tressette_desktop.engine.record.reader import Record
from tressette_desktop.engine.record.replay import Replay
from tressette_desktop.engine.record.story import Eye, Open, ToldHand
from tressette_desktop.engine.record.tokens import write_token
from tressette_desktop.engine.seats import Seat

SPECTATOR: Final = -1
"""The ``view`` of a header whose reader sat nowhere."""
_TELLTALE: Final = ("Seed",)
"""Tags from which hidden cards could be found."""


def excerpt(record: Record, seat: Seat | None) -> tuple[Header, list[Entry]]:
    """Return what a seat (None: a spectator) saw of the good part of a record.

    A record that is a view already stays what it is.
    """
    if record.game is None or record.play is None:
        return record.header, list(record.entries)
    free = {name: value for name, value in record.header.free.items() if name not in _TELLTALE}
    header = replace(record.header, view=SPECTATOR if seat is None else seat, free=free)
    return header, _Watcher(seat, Replay(record.game, record.header)).watch(record.entries)


def position_seen(hand: ToldHand, at: int, eye: Eye) -> str:
    """Return the position at a moment of a hand as far as it is seen from there; else, between cards, the deal.

    The deal is told where nobody is about to play a card: in the auction, or when the hand is over.
    """
    line = write_position(hand.match.game, hand.table(at, eye))
    if line:
        return line
    deal = Deal(hand.match.dealer, hand.layout)
    return write_deal(deal if isinstance(eye, Open) else veiled(deal, eye))


class _Watcher:
    """Follows a record in the chair of one seat."""

    def __init__(self, seat: Seat | None, play: Replay) -> None:
        self._seat = seat
        self._play = play
        self._notes: list[Entry] = []
        self._unheard: list[Decision] = []

    def watch(self, entries: Iterable[Entry]) -> list[Entry]:
        for entry in entries:
            before = self._play.table
            self._play.add(entry)
            match entry:
                case Deal():
                    self._unheard.clear()
                    self._notes.append(veiled(entry, self._seat))
                case Note() | Judgement():
                    pass
                case Decision():
                    self._notes += self._seen(entry, before)
                    self._hear(before)
                case _:
                    self._notes.append(entry)
        return self._notes

    def _seen(self, decision: Decision, before: Table | None) -> Iterator[Entry]:
        """Yield what is seen of a decision at once."""
        own, number = decision.seat == self._seat, decision.seat + 1
        match decision.action:
            case PlayCard(card, _, ticks) if ticks:
                yield Decision(decision.seat, PlayCard(card))
            case KeepHand() | Decline() if not own:
                return
            case Declare() | Claim() if not own:
                self._unheard.append(decision)
            case Discard(cards) if not own:
                yield Seen(decision.seat, f"{number}:-?{len(cards)}")
            case CallCard(wanted, given) if given is not None and not own and not self._holds(before, wanted):
                yield Seen(decision.seat, f"{number}:?{wanted}>?1")
            case _:
                yield decision

    def _holds(self, table: Table | None, card: object) -> bool:
        return table is not None and self._seat is not None and card in table.hand(self._seat)

    def _hear(self, before: Table | None) -> None:
        """Note what is known from now on: combinations and claims that were announced, declarations spoken."""
        table = self._play.table
        assert table is not None
        known = project(table, self._seat)
        announced = {(each.seat, each.meld) for each in known.melds}
        for decision in tuple(self._unheard):
            action = decision.action
            melds = action.melds if isinstance(action, Declare) else ()
            told = all((decision.seat, meld) in announced for meld in melds) if melds else known.verdict is not None
            if told:
                self._unheard.remove(decision)
                self._notes.append(decision)
        spoken = len(before.declarations) if before is not None else 0
        for declaration in known.declarations[spoken:]:
            self._speak(declaration.seat, declaration.row)

    def _speak(self, seat: Seat, row: str) -> None:
        """Put a row that was said behind the card it was said with, the speaker's latest."""
        for at in range(len(self._notes) - 1, -1, -1):
            match self._notes[at]:
                case Decision(who, PlayCard()) as played if who == seat:
                    self._notes[at] = Seen(seat, f"{write_token(played)}/{row}")
                    return
                case Seen(who, text) if who == seat and "/" in text:
                    self._notes[at] = Seen(seat, f"{text},{row}")
                    return


def veiled(deal: Deal, seat: Seat | None) -> Deal:
    """Return a deal as a seat sees it: its own hand, and of all else the number of cards."""
    hands = tuple(hand if owner == seat else _counted(hand) for owner, hand in enumerate(deal.layout.hands))
    return replace(deal, layout=Layout(hands, _counted(deal.layout.monte), _counted(deal.layout.stock)), salt="")


def _counted(pile: Pile) -> Pile:
    return Unknown(len(pile)) if len(pile) else ()
