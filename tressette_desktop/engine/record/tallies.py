"""What the index adds up for one person: games, points a hand, combinations, claims, contracts, the course of time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from tressette_desktop.engine.core.terms import Special
from tressette_desktop.engine.record.deal_set import DealSet
from tressette_desktop.engine.record.index import Index

_SPECIALS: Final = ", ".join(f"'{special.name.lower()}'" for special in Special)
_MINE: Final = "FROM hand JOIN game ON game.id = hand.game WHERE hand.person = ? AND game.variant = ?"
_SEATS: Final = "length(game.names) - length(replace(game.names, char(10), '')) + 1"
_RULES: Final = f"game.variant || '|' || game.options || '|' || ({_SEATS})"
MIXED: Final = "*"
"""The level of a table where bots of several levels sit."""
LUCK: Final = 1.0
"""What a deal is worth more than the average chair of it, in points or units, to be called lucky."""
MOST_PERIODS: Final = 24
"""Points of a course at most: more are drawn together."""


Gains = tuple[float, ...]
"""What bots gain with a deal, by chair."""


class Tally(NamedTuple):
    """What a person made of one variant against one level of bots (:data:`MIXED`; empty: among people only).

    ``games`` are those that were decided; ``gained`` are all points, or units of the ledger, and ``against`` those of
    the other side in the ``faced`` hands where there was one. ``wonders`` are special wins, ``horrors`` those of the
    others.
    """

    level: str
    games: int
    won: int
    lost: int
    hands: int
    gained: int
    against: int
    faced: int
    melds: int
    wonders: int
    horrors: int
    right: int
    wrong: int


class Bids(NamedTuple):
    """How often a contract was kept and failed."""

    contract: str
    kept: int
    failed: int


class Period(NamedTuple):
    """A stretch of time: its first month, as ``2026-03``, its hands, and what was gained a hand, less the others'."""

    month: str
    hands: int
    margin: float


class Played(NamedTuple):
    """A hand that can be weighed: its deal and rules, the chair, and what was gained there and by the other side."""

    deal: str
    rules: str
    chair: int
    gained: int
    against: int | None


class Luck(NamedTuple):
    """What deals were worth: how many were weighed, lucky and unlucky, what bots gained a hand, and what was made."""

    deals: int
    lucky: int
    unlucky: int
    par: float
    made: float


def people(index: Index) -> list[str]:
    """Return who has played, the most eager first."""
    return [name for (name,) in index.ask("SELECT person FROM hand GROUP BY person ORDER BY count(*) DESC")]


def variants(index: Index, person: str) -> list[str]:
    """Return what a person has played, the favourite first."""
    question = "SELECT variant FROM hand JOIN game ON game.id = hand.game WHERE person = ? GROUP BY 1"
    return [key for (key,) in index.ask(f"{question} ORDER BY count(*) DESC", (person,))]


def tallies(index: Index, person: str, variant: str) -> list[Tally]:
    """Return a tally for every level that a person has played a variant against."""
    sums = (
        "sum(won IS NOT NULL), sum(won = 1), sum(won = 0), count(*), sum(gained),"
        " coalesce(sum(against), 0), count(against), sum(melds),"
        f" sum(won = 1 AND hand.how IN ({_SPECIALS})), sum(won = 0 AND hand.how IN ({_SPECIALS})),"
        " sum(claim = 1), sum(claim = 0)"
    )
    level = f"CASE WHEN instr(level, ',') THEN '{MIXED}' ELSE level END"
    rows = index.ask(f"SELECT {level}, {sums} {_MINE} GROUP BY 1 ORDER BY 1", (person, variant))
    return [Tally(row[0], *(each or 0 for each in row[1:])) for row in rows]


def together(parts: Sequence[Tally]) -> Tally:
    """Return the sum of tallies."""
    sums = [sum(column) for column in zip(*(part[1:] for part in parts), strict=True)] or [0] * 12
    return Tally("", *sums)


def contracts(index: Index, person: str, variant: str) -> list[Bids]:
    """Return how a person's contracts went."""
    question = f"SELECT contract, sum(kept = 1), sum(kept = 0) {_MINE} AND contract != '' GROUP BY 1"
    return [Bids(*row) for row in index.ask(f"{question} ORDER BY count(*) DESC", (person, variant))]


def course(index: Index, person: str, variant: str) -> list[Period]:
    """Return how a person's hands went in the course of time, in at most :data:`MOST_PERIODS` stretches of months."""
    month = "strftime('%Y-%m', game.played, 'unixepoch', 'localtime')"
    question = f"SELECT {month}, count(*), sum(gained - coalesce(against, 0)) {_MINE} GROUP BY 1 ORDER BY 1"
    months = index.ask(question, (person, variant))
    width = max(1, -(-len(months) // MOST_PERIODS))
    return [_period(months[at : at + width]) for at in range(0, len(months), width)]


def _period(months: Sequence[tuple[str, int, int]]) -> Period:
    hands = sum(count for _, count, _ in months)
    return Period(months[0][0], hands, sum(margin for _, _, margin in months) / hands)


def latest(index: Index, person: str, variant: str, count: int) -> list[Played]:
    """Return a person's latest hands; rules are the variant, its options and the number of seats, parted by bars."""
    question = f"SELECT deal, {_RULES}, chair, gained, against {_MINE} ORDER BY played DESC, hand.number DESC LIMIT ?"
    return [Played(*row) for row in index.ask(question, (person, variant, count))]


def weighed(index: Index, hands: Sequence[Played]) -> list[tuple[Played, Gains]]:
    """Return those of some hands that were played out by bots, each with its par."""
    known = {(deal, rules): gains for deal, rules, gains in index.ask("SELECT deal, rules, gains FROM par")}
    found = ((hand, known.get((hand.deal, hand.rules))) for hand in hands)
    return [(hand, tuple(map(float, gains.split()))) for hand, gains in found if gains is not None]


def luck(pars: Sequence[tuple[Played, Gains]]) -> Luck:
    """Compare what a person made of deals with what bots make of them, and say how good the deals were.

    >>> hand = Played("D1", "classic||4", 0, 5, 6)
    >>> luck([(hand, (7.0, 4.0, 7.0, 4.0))])
    Luck(deals=1, lucky=1, unlucky=0, par=7.0, made=5.0)
    """
    if not pars:
        return Luck(0, 0, 0, 0.0, 0.0)
    better = [gains[hand.chair] - fmean(gains) for hand, gains in pars]
    return Luck(
        len(pars),
        sum(each >= LUCK for each in better),
        sum(each <= -LUCK for each in better),
        fmean(gains[hand.chair] for hand, gains in pars),
        fmean(hand.gained for hand, _ in pars),
    )


class Sat(NamedTuple):
    """A hand of a set of deals: its deal, the chair, what was gained there, and the thirds of that chair's side."""

    deal: str
    chair: int
    gained: int
    thirds: int


class Sitting(NamedTuple):
    """How a person sat through a set of deals: the hands by the place of the deal in the set, from 0."""

    file: str
    person: str
    level: str
    played: float
    rules: str
    hands: Mapping[int, Sat]


class ParOf(NamedTuple):
    """What bots make of a deal in one chair: gains in points or units of the ledger, and thirds of its side."""

    gained: float
    thirds: float


def deal_sets(index: Index) -> list[str]:
    """Return the codes of the sets of deals that were played, the latest first."""
    question = "SELECT deals FROM game WHERE deals != '' AND NOT branched GROUP BY 1 ORDER BY max(played) DESC"
    return [code for (code,) in index.ask(question)]


def sittings(index: Index, deals: DealSet) -> list[Sitting]:
    """Return how each first person of a table sat through a set of deals, in the order of time.

    What was played with other cards than those of the set does not count, whatever its record says; nor do hands in
    which one sat out.
    """
    question = (
        f"SELECT file, person, level, played, {_RULES}, deal, min(chair), gained, thirds FROM hand"
        " JOIN game ON game.id = hand.game WHERE deals = ? AND thirds IS NOT NULL"
        " GROUP BY file, number ORDER BY played, file, number"
    )
    places = {line: place for place, line in enumerate(deals.lines())}
    found: dict[str, tuple[tuple[str, str, str, float, str], dict[int, Sat]]] = {}
    for file, person, level, played, rules, deal, *told in index.ask(question, (deals.text,)):
        if deal in places:
            _, hands = found.setdefault(file, ((file, person, level, played, rules), {}))
            hands[places[deal]] = Sat(deal, *told)
    return [Sitting(*who, hands) for who, hands in found.values()]


def par_of(index: Index, deal: str, rules: str, chair: int) -> ParOf | None:
    """Return what bots make of a deal in a chair, if that was played out."""
    rows = index.ask("SELECT gains, thirds FROM par WHERE deal = ? AND rules = ?", (deal, rules))
    return ParOf(*(float(each.split()[chair]) for each in rows[0])) if rows else None


def every_hand(index: Index, person: str) -> Iterator[tuple[object, ...]]:
    """Yield the columns of a table of all of a person's hands, then the hands, the latest first."""
    columns = (
        *("day", "file", "hand", "variant", "level", "gained", "against"),
        *("combinations", "contract", "kept", "claim", "won", "how"),
    )
    yield columns
    day = "strftime('%Y-%m-%d', game.played, 'unixepoch', 'localtime')"
    told = f"{day}, file, number, variant, level, gained, against, melds, contract, kept, claim, won, hand.how"
    question = f"SELECT {told} FROM hand JOIN game ON game.id = hand.game WHERE person = ?"
    yield from index.ask(f"{question} ORDER BY played DESC, number DESC", (person,))
