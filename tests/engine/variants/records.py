"""Games told in the notation of docs/tsn.md, and what they lead to."""

from __future__ import annotations

from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.record.entries import Decision
from tressette_desktop.engine.record.reader import Record, read
from tressette_desktop.engine.record.replay import Replay
from tressette_desktop.engine.record.tokens import read_token, write_token
from tressette_desktop.engine.rules.game import apply

CHIAMATA = "D4 1:C4.3C7.54.CF5 2:76.A4.AC7.264 3:A.K6.3KF6.3K7 4:32KF5.2F5.2.A"
TERZIGLIO = "D2 1:3K76.3F5.264.F4 2:A54.C4.AF5.3AK7 3:2CF.276.3KC7.2C m:Kd6bAd5b"
QUINTIGLIO = "D5 1:.C.AK765.54 2:3A.3K5.2.AF 3:K5.27.34.K6 4:26.A6.C.2C7 5:CF74.F4.F.3"
IN_DUE = "D2 1:264.3K4.A4.AK 2:KC.265.275.3C k:5b6s6b2b4b3c3sFb7c7dFsFd7bFcAcAd5cCsKsCd"
SIODEMKI = "D4 1:F5.32AF4.2.3F 2:3.C5.AC65.254 3:2A6.K76.7.AK6 4:KC74..3KF4.C7"


def told(variant: str, *lines: str, options: str = "", players: int | None = None, start: str = "") -> Record:
    """The record of a game with these lines."""
    tags = {"Variant": variant, "Players": players, "Options": options, "Start": start}
    head = ['[TSN "1"]', *(f'[{name} "{value}"]' for name, value in tags.items() if value)]
    (record,) = read(("\n".join((*head, *lines)) + "\n").encode())
    return record


def replay(variant: str, *lines: str, options: str = "", players: int | None = None, start: str = "") -> Replay:
    """Where a game with these lines stands; every one of them must be good."""
    record = told(variant, *lines, options=options, players=players, start=start)
    assert record.error is None, str(record.error)
    assert record.play is not None
    return record.play


def table(variant: str, *lines: str, options: str = "", players: int | None = None, start: str = "") -> Table:
    """The table that these lines lead to."""
    found = replay(variant, *lines, options=options, players=players, start=start).table
    assert found is not None
    return found


def refused(variant: str, *lines: str, options: str = "", players: int | None = None, start: str = "") -> Reason | None:
    """Why the last decision of these lines is refused."""
    record = told(variant, *lines, options=options, players=players, start=start)
    assert record.error is not None, "nothing was refused"
    last = read_token(" ".join(lines).split()[-1])
    assert record.error.token == write_token(last), str(record.error)
    return record.error.reason


def events(variant: str, *lines: str, options: str = "", players: int | None = None) -> tuple[Event, ...]:
    """What the last decision of these lines led to."""
    record = told(variant, *lines, options=options, players=players)
    assert record.error is None, str(record.error)
    assert record.game is not None
    before = replay(variant, *_all_but_last(lines), options=options, players=players).table
    last = record.entries[-1]
    assert isinstance(last, Decision)
    assert before is not None
    return apply(record.game, before, last.seat, last.action).events


def _all_but_last(lines: tuple[str, ...]) -> tuple[str, ...]:
    return (*lines[:-1], " ".join(lines[-1].split()[:-1]))
