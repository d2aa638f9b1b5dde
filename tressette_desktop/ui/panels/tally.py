"""What is won and lost over the games of a sitting: games, units of the stake, and the pot (rules.md 4.12, 4.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules.stakes import UNIT, on_the_table
from tressette_desktop.engine.seats import Seat, side_of

QUARTERS: Final = ("", "¼", "½", "¾")


@dataclass(frozen=True)
class Tally:
    """Where a sitting stands, everything by seat.

    ``to_win`` is how many games win the sitting, 0 where it is one game; ``units`` are quarters of the stake, none
    where only games count; ``pot`` are the quarters that lie in the pot, None where there is none. ``over`` tells that
    no further game is due.
    """

    games: tuple[int, ...] = ()
    to_win: int = 0
    units: tuple[int, ...] = ()
    pot: int | None = None
    over: bool = True

    @property
    def told(self) -> bool:
        """Whether there is more to tell than who won a game."""
        return bool(self.to_win or self.units)


def tally_of(match: Match, table: Table) -> Tally:
    """Return the tally of a match, its running or last hand being this one."""
    rules, seated = match.game.rules, match if table.over else match.seated(table)
    pot = None
    if rules.posta == "marcio_batuffa":
        ended = table.score is not None and bool(table.score.winners)
        pot = seated.purse.pot if ended else on_the_table(seated.purse)
    return Tally(
        games=seated.games,
        to_win=0 if rules.session == "single" else rules.session_games,
        units=() if rules.posta == "games" else seated.purse.units,
        pot=pot,
        over=match.over,
    )


def brief(tally: Tally, table: Table, south: Seat) -> str:
    """Return in short, for the strip, the games won and what lies in the pot; nothing where there is neither."""
    parts = []
    if tally.to_win:
        own = table.sides[side_of(table.sides, south)] if table.sides is not None and table.official else (south,)
        others = [games for seat, games in enumerate(tally.games) if seat not in own]
        sentence = QCoreApplication.translate("tally", "games {mine} to {theirs}")
        parts.append(sentence.format(mine=tally.games[south], theirs=max(others)))
    if tally.pot is not None:
        parts.append(QCoreApplication.translate("tally", "pot {units}").format(units=amount(tally.pot)))
    return "  ·  ".join(parts)


def amount(quarters: int) -> str:
    """Return units as they are written.

    >>> amount(8), amount(5), amount(2), amount(-3)
    ('2', '1¼', '½', '−¾')
    """
    whole, rest = divmod(abs(quarters), UNIT)
    figure = f"{whole or ''}{QUARTERS[rest]}" if rest else str(whole)
    return f"−{figure}" if quarters < 0 else figure


def signed(quarters: int) -> str:
    """Return units won or lost, with their sign.

    >>> signed(5), signed(0), signed(-4)
    ('+1¼', '0', '−1')
    """
    return f"+{amount(quarters)}" if quarters > 0 else amount(quarters)
