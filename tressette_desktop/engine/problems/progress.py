"""What became of the problems of each day, kept in one small file.

The file is read again before every change and takes the place of the old one whole, so that two windows do not forget
what the other one knows. What this version does not understand is kept; a file that cannot be read is put aside.

>>> days = {date(2026, 11, 28): Trial(1, found=True), date(2026, 11, 29): Trial(3, found=True)}
>>> streak(days, date(2026, 11, 30)), streak(days, date(2026, 12, 1))
(2, 0)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from tressette_desktop.engine.files import put_aside, put_json

_DAY: Final = timedelta(days=1)


@dataclass(frozen=True)
class Trial:
    """How often a card was tried; whether the best was among them, and whether it was shown before that."""

    tries: int = 0
    found: bool = False
    shown: bool = False

    @property
    def earned(self) -> bool:
        """Whether the best card was found by oneself."""
        return self.found and not self.shown

    @property
    def done(self) -> bool:
        """Whether there is nothing left to find out."""
        return self.found or self.shown

    def after(self, *, right: bool) -> Trial:
        """Return it after another card was tried; once it is done, trying is play."""
        return self if self.done else replace(self, tries=self.tries + 1, found=right)


class Progress:
    """The trials by day, as the file has them."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.days: dict[date, Trial] = {}
        """What is known; a day that is missing was never tried."""
        self._read()

    def tried(self, day: date, *, right: bool) -> Trial:
        """Keep that a card was tried; raises OSError where it cannot be kept, and knows it all the same."""
        return self._keep(day, self._latest(day).after(right=right))

    def showed(self, day: date) -> Trial:
        """Keep that the best card was shown; raises OSError where it cannot be kept."""
        trial = self._latest(day)
        return self._keep(day, trial if trial.done else replace(trial, shown=True))

    def _latest(self, day: date) -> Trial:
        self._read()
        return self.days.get(day, Trial())

    def _keep(self, day: date, trial: Trial) -> Trial:
        if trial != self.days.get(day, Trial()):
            self.days[day] = trial
            _write(self._file, self._raw | {"days": self._raw_days | {day.isoformat(): self._entry(day, trial)}})
        return trial

    def _entry(self, day: date, trial: Trial) -> dict[str, Any]:
        """What the file says of a day, with what else it said."""
        known = self._raw_days.get(day.isoformat())
        told = {"tries": trial.tries, "found": trial.found, "shown": trial.shown}
        return (known if isinstance(known, dict) else {}) | told

    def _read(self) -> None:
        """Take what can be read; a day that cannot is as if it were not there, but stays in the file."""
        self._raw = _read(self._file)
        self._raw_days: dict[str, Any] = self._raw.get("days", {})
        read = {key: _trial(entry) for key, entry in self._raw_days.items()}
        self.days |= {day: trial for key, trial in read.items() if trial is not None and (day := _day(key)) is not None}


def streak(days: Mapping[date, Trial], today: date) -> int:
    """Return on how many days in a row the best card was found; a problem of today may still be open.

    A day that was made up for later counts.
    """
    day = today if days.get(today, Trial()).earned else today - _DAY
    count = 0
    while days.get(day, Trial()).earned:
        day, count = day - _DAY, count + 1
    return count


def _day(key: str) -> date | None:
    try:
        return date.fromisoformat(key)
    except ValueError:
        return None


def _trial(entry: object) -> Trial | None:
    if not isinstance(entry, dict):
        return None
    tries, found, shown = entry.get("tries"), entry.get("found"), entry.get("shown")
    if not isinstance(tries, int) or not isinstance(found, bool) or not isinstance(shown, bool):
        return None
    return Trial(max(0, tries), found, shown)


def _read(file: Path) -> dict[str, Any]:
    try:
        raw = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError):
        raw = None
    return raw if isinstance(raw, dict) and isinstance(raw.get("days", {}), dict) else {}


def _write(file: Path, raw: dict[str, Any]) -> None:
    """Write a file whole; one that could not be read is not written over but put aside."""
    if file.exists() and not _read(file):
        put_aside(file)
    put_json(file, raw)
