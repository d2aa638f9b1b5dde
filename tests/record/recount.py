"""A plain recount of records by playing them through: what every digest and every statistic has to agree with."""

from __future__ import annotations

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.record.digest import HandTold
from tressette_desktop.engine.record.entries import Deal, GameCheck, checks
from tressette_desktop.engine.record.reader import Record
from tressette_desktop.engine.record.replay import Replay
from tressette_desktop.engine.record.writer import write_deal
from tressette_desktop.engine.seats import side_of


def recount(record: Record) -> list[HandTold]:
    """The finished hands of a record, from the tables that a replay leads to."""
    assert record.game is not None
    play, told, deal, counted, game = Replay(record.game, record.header), [], "", False, 0
    for entry in record.entries:
        if isinstance(entry, Deal):
            deal = write_deal(Deal(entry.dealer, entry.layout))
            counted = False
        play.add(entry)
        table = play.table
        if table is not None and table.score is not None and not counted:
            counted = True
            told.append(_told(table, deal, play.chairs, game))
            game += bool(table.score.winners)
    return told


def _thirds(table: Table) -> tuple[int | None, ...]:
    """The thirds of each chair's side, where there are two sides; None for who sat out."""
    score = table.score
    assert score is not None
    if len(score.sides) != 2:
        return ()
    playing = {seat for side in score.sides for seat in side}
    return tuple(
        score.full_thirds[side_of(score.sides, seat)] if seat in playing else None for seat in range(len(score.totals))
    )


def _told(table: Table, deal: str, players: tuple[int, ...], game: int) -> HandTold:
    score = table.score
    assert score is not None
    check = next((each for each in checks(score) if isinstance(each, GameCheck)), None)
    claims: tuple[tuple[int, bool], ...] = ()
    if check is not None and score.verdict is not None:
        claims = ((score.verdict.seat, score.verdict.correct),)
    elif check is not None and check.how in ("callout", "wrong-callout") and score.called_out is not None:
        claims = ((score.called_out.seat, score.called_out.right),)
    said = [sum(each.seat == seat for each in table.melds) for seat in range(len(score.totals))]
    return HandTold(
        deal=deal,
        game=game,
        players=players,
        gained=tuple(after - before for after, before in zip(score.totals, table.totals, strict=True)),
        melds=tuple(said),
        thirds=_thirds(table),
        declarer=None if table.contract is None else table.contract.declarer,
        contract="" if table.contract is None else table.contract.name,
        claims=claims,
        winners=score.winners,
        how="" if check is None else check.how,
        games=0 if check is None else check.games,
    )
