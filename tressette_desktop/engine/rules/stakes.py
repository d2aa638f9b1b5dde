"""What a game is worth, in a tally without money (rules.md 4.13). Units are counted in quarters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tressette_desktop.engine.core.terms import DealScore, Special
from tressette_desktop.engine.seats import Seat

UNIT: Final = 4
"""A unit, in quarters."""

_SAVED: Final = 11
"""The points with which losers save themselves from the double stake: they "sbatuffano"."""


@dataclass(frozen=True)
class Purse:
    """The units won and lost so far by seat, and the pot, in quarters."""

    units: tuple[int, ...]
    pot: int = 0


def stake(posta: str, cappotto: bool, winner_points: int, loser_points: int, *, won_before: bool = False) -> int:
    """Return the units that each loser pays one winner.

    ``won_before``: the cappotto was made after the game was won by being called out.

    >>> stake("marcio_batuffa", False, 22, 10), stake("marcio_batuffa", True, 22, 10)
    (2, 3)
    """
    if posta == "games":
        return Special.CAPPOTTO.value if cappotto else 1
    if posta == "variabile":
        return abs(winner_points - loser_points)
    if posta == "semplice_doppia":
        return 2 if cappotto else 1
    if posta == "marcio_batuffa":
        return (1 if loser_points >= _SAVED else 2) + (1 if cappotto and not won_before else 0)
    return 1


def takes_pot(posta: str, cappotto: bool) -> bool:
    """Whether the winners take the pot; only that form of the stake has one."""
    return posta == "marcio_batuffa" and cappotto


def on_the_table(purse: Purse) -> int:
    """Return the quarters in the pot while a game is played, with what everybody has put in for it.

    >>> on_the_table(Purse((0, 0, 0, 0))), on_the_table(Purse((-4, -4, -4, -4), 16))
    (16, 20)
    """
    return purse.pot + _share_of_each(purse) * len(purse.units)


def paid(purse: Purse, score: DealScore, posta: str) -> Purse:
    """Return the purse after a game.

    Before it everybody put something into the pot: a unit for the first game and after a cappotto, else a quarter. A
    side that went for the cappotto and failed doubles the pot, half each.
    """
    seats = range(len(purse.units))
    amount = UNIT * _stake_of(score, posta)
    change = {seat: amount if seat in score.winners else -amount for seat in seats}
    if posta != "marcio_batuffa":
        return Purse(tuple(purse.units[seat] + change[seat] for seat in seats))
    share, pot = _share_of_each(purse), on_the_table(purse)
    goes = _share_of_pot(score, pot)
    units = tuple(purse.units[seat] - share + change[seat] + goes.get(seat, 0) for seat in seats)
    return Purse(units, pot - sum(goes.values()))


def _share_of_each(purse: Purse) -> int:
    """Return what everybody puts into the pot: a unit for the first game and after a cappotto, else a quarter."""
    return UNIT if purse.pot == 0 else UNIT // 4


def _stake_of(score: DealScore, posta: str) -> int:
    """Return what the losers of a game pay each; in a draw there are none."""
    losers = [seat for seat in range(len(score.totals)) if seat not in score.winners]
    if not losers:
        return 0
    if posta == "games":
        return score.games
    winning, losing = score.totals[score.winners[0]], score.totals[losers[0]]
    won_before = score.called_out is not None and score.called_out.right
    return stake(posta, score.special is not None, winning, losing, won_before=won_before)


def _share_of_pot(score: DealScore, pot: int) -> dict[Seat, int]:
    """Return what each winner takes from the pot, or puts into it."""
    each = pot // len(score.winners)
    if score.special is not None:
        return dict.fromkeys(score.winners, each)
    return dict.fromkeys(score.winners, -each) if score.went else {}
