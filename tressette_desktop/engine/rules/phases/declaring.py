"""The window for combinations between the first two tricks (rules.md 4.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tressette_desktop.engine.core.actions import Action, Declare, Decline
from tressette_desktop.engine.core.events import Answered, Event, MeldDeclared, WindowClosed
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules import melds
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.phase import Events, Phase
from tressette_desktop.engine.seats import Seat, around


def announce(
    options: Options, table: Table, seat: Seat, declared: tuple[Meld, ...], worth: melds.Worth = melds.points
) -> list[Event]:
    """Return the announcements of one seat: what it declares and, where the option says so, what that implies.

    Cards that were shown before a drawn one came imply nothing more.
    """
    if not declared:
        return []
    before = tuple(each.meld for each in table.melds if each.seat == seat)
    further = melds.implied(before + declared) if options.accuse_implied and not table.drawn else ()
    return [MeldDeclared(seat, meld, worth(options, meld, table, seat)) for meld in (*declared, *further)]


def declaring(options: Options) -> tuple[Phase, ...]:
    """Return the phase, where there are combinations and they are not told in one's own turn before."""
    early = options.accuse_open == "own_turn" and options.buongioco != "forced"
    return () if options.buongioco == "none" or early else (Declaring(options),)


@dataclass(frozen=True)
class Declaring:
    """Every seat that holds an undeclared combination answers in private; then all is announced in order.

    The announcements run counter-clockwise from the winner of the first trick. Where combinations must be told
    (buongioco=forced) nobody is asked.
    """

    options: Options
    key = "declaring"

    def open(self, table: Table) -> bool:
        return len(table.tricks) == 1 and table.trick is None and not table.window_closed

    def begin(self, table: Table) -> Events:
        if self.options.buongioco == "forced":
            return self._announcements(table, {seat: melds.undeclared(table, seat) for seat in table.order})
        return () if self.actors(table) else (WindowClosed(),)

    def actors(self, table: Table) -> tuple[Seat, ...]:
        asked = [seat for seat in table.order if melds.undeclared(table, seat)]
        answered = [seat for seat, _ in table.answers] if asked else ()
        return tuple([seat for seat in asked if seat not in answered])

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Declare):
            return melds.refuse(table, seat, action.melds)
        return None if isinstance(action, Decline) else Reason.NOT_NOW

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        for some in melds.choices(melds.undeclared(table, seat)):
            yield Declare(some)
        yield Decline()

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        answer = action.melds if isinstance(action, Declare) else ()
        if len(self.actors(table)) > 1:
            return (Answered(seat, answer),)
        answers = dict((*table.answers, (seat, answer)))
        return (Answered(seat, answer), *self._announcements(table, answers))

    def _announcements(self, table: Table, answers: dict[Seat, tuple[Meld, ...]]) -> Events:
        said: list[Event] = []
        for seat in around(table.order, table.next_leader):
            said += announce(self.options, table, seat, answers.get(seat, ()))
        return (*said, WindowClosed())
