"""The review of a decision as the record keeps it: a comment for programs (docs/tsn.md section 10).

>>> text = "[%review 1 seed=1 deals=4000 grade=only played=3c cards=3c/0/0/0 open=0]"
>>> found = read_note(text)
>>> found.known.grade.value, found.open, write_note(found) == text
('only', 0, True)
>>> read_note("[%review of somebody else]") is None
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from math import isfinite
from typing import Final

from tressette_desktop.engine.bots.grading import Appraisal, Grade, Weighed, Whereabouts
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.record.entries import Decision, Entry, Judgement, Note
from tressette_desktop.engine.record.faults import NotationError
from tressette_desktop.engine.record.tokens import read_token, write_token
from tressette_desktop.engine.review.review import Review
from tressette_desktop.engine.review.tasks import Task

NAME: Final = "review"
"""The name of the comment."""

VERSION: Final = "1"
"""Which judge it was: this changes with what a judgement would come to, and older comments then count for nothing."""

_HEAD: Final = f"[%{NAME} {VERSION} "


@dataclass(frozen=True)
class Kept:
    """What a record keeps of a decision: ``open`` is None if it was not computed, ``word`` tells that it is a word."""

    seed: int
    deals: int
    known: Appraisal
    open: int | None
    word: bool = False


def write_note(kept: Kept) -> str:
    """Return the text of the comment."""
    known = kept.known
    fields = {
        "seed": str(kept.seed),
        "deals": str(kept.deals),
        "word": "1" if kept.word else "",
        "grade": known.grade.value,
        "stake": str(known.stake) if known.stake else "",
        "played": spelt(known.played),
        "other": "" if known.other is None else spelt(known.other),
        "gap": "" if known.other is None else f"{known.gap:g}/{known.error:g}",
        "takes": "" if known.other is None else "/".join(map(_share, known.takes)),
        "cards": ",".join(f"{spelt(each.action)}/{each.mean:g}/{each.error:g}/{each.deals}" for each in known.tried),
        "threes": ",".join(map(_where, known.threes)),
        "of": f"{known.deals}{'!' if known.complete else ''}" if known.deals else "",
        "open": "" if kept.open is None else str(kept.open),
    }
    return _HEAD + " ".join(f"{name}={value}" for name, value in fields.items() if value) + "]"


def read_note(text: str) -> Kept | None:
    """Return what a comment keeps, or None where it is none of this judge; it never raises."""
    if not (text.startswith(_HEAD) and text.endswith("]")):
        return None
    fields = dict(field.partition("=")[::2] for field in text[len(_HEAD) : -1].split(" "))
    try:
        return _kept(fields)
    except (ValueError, KeyError, NotationError):
        return None


def recalled(review: Review, entries: Sequence[Entry]) -> Review:
    """Return a review with all that the record keeps of it: what was found by the same seed in as many deals."""
    for judged in review.cards:
        number, task = judged.task.number, judged.task
        for kept in _notes_of(entries, task.entry):
            if (kept.seed, kept.deals) == (review.seed, review.deals) and _fits(kept, task):
                review = review.knowing(number, kept.known)
                review = review if kept.open is None else review.opened(number, kept.open)
    return review


def notes_of(review: Review) -> dict[int, tuple[str, ...]]:
    """Return the comments that keep a review, by the place of the entry that they belong to: a card may have two."""
    notes: dict[int, tuple[str, ...]] = {}
    for each in review.cards:
        if each.known is not None:
            note = write_note(Kept(review.seed, review.deals, each.known, each.open, each.task.word))
            notes[each.task.entry] = (*notes.get(each.task.entry, ()), note)
    return notes


def _notes_of(entries: Sequence[Entry], at: int) -> list[Kept]:
    behind = takewhile(lambda entry: isinstance(entry, Note | Judgement), entries[at + 1 :])
    found = [read_note(entry.text) for entry in behind if isinstance(entry, Note)]
    return [kept for kept in found if kept is not None]


def _fits(kept: Kept, task: Task) -> bool:
    """Whether all that is said of the own choice can be true: a record may come from anywhere."""
    tried = {each.action for each in kept.known.tried}
    named = {seat for where in kept.known.threes for seat, _ in where.seats}
    pair = {kept.known.played, kept.known.other or kept.known.played}
    return kept.word is task.word and pair <= tried <= {*task.legal} and named <= {*task.table.order} - {task.seat}


def _kept(fields: Mapping[str, str]) -> Kept:
    known = Appraisal(
        Grade(fields["grade"]),
        tuple(map(_weighed, fields["cards"].split(","))),
        _action(fields["played"]),
        threes=tuple(_whereabouts(each) for each in fields.get("threes", "").split(",") if each),
        deals=int(fields.get("of", "0").removesuffix("!")),
        complete=fields.get("of", "").endswith("!"),
        stake=int(fields.get("stake", "0")),
    )
    if known.stake < 0:
        raise ValueError(known.stake)
    if "other" in fields:
        gap, error = map(_number, fields["gap"].split("/"))
        mine, other = (None if part == "-" else _number(part) for part in fields["takes"].split("/"))
        known = replace(known, other=_action(fields["other"]), gap=gap, error=error, takes=(mine, other))
    lost = fields.get("open")
    found = None if lost is None else int(lost)
    return Kept(int(fields["seed"]), int(fields["deals"]), known, found, "word" in fields)


def _weighed(text: str) -> Weighed:
    name, mean, error, deals = text.split("/")
    return Weighed(_action(name), _number(mean), _number(error), int(deals))


def spelt(action: Action) -> str:
    """Return a decision as the record writes it, without the seat."""
    return write_token(Decision(0, action))[2:]


def _action(text: str) -> Action:
    entry = read_token(f"1:{text}")
    if not isinstance(entry, Decision):
        raise ValueError(text)
    return entry.action


def _share(share: float | None) -> str:
    return "-" if share is None else f"{share:g}"


def _where(where: Whereabouts) -> str:
    parts = [f"{seat + 1}:{part:g}" for seat, part in where.seats] + ([f"-:{where.aside:g}"] if where.aside else [])
    return "/".join((str(where.card), *parts))


def _whereabouts(text: str) -> Whereabouts:
    name, *parts = text.split("/")
    shares = dict(part.partition(":")[::2] for part in parts)
    seats = tuple((int(seat) - 1, _number(part)) for seat, part in shares.items() if seat != "-")
    return Whereabouts(card(name), seats, _number(shares.get("-", "0")))


def _number(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(text)
    return number
