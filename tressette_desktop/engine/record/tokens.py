"""Tokens: each is one decision, act, check or note, and each has one spelling (docs/tsn.md sections 4 to 7, 10).

>>> read_token("4:!claim")
Decision(seat=3, action=Claim())
>>> write_token(read_token("1:+A-c"))
'1:+A-c'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from tressette_desktop.engine.cards import DECK, Card, Suit, card, in_order
from tressette_desktop.engine.core.actions import (
    Action,
    AskRedeal,
    Bid,
    CallCard,
    CallOut,
    Claim,
    Concede,
    Declare,
    Decline,
    Discard,
    GoForCappotto,
    HandBack,
    KeepHand,
    LayDown,
    Pass,
    PlayCard,
    Raise,
    SplitMonte,
    Talk,
)
from tressette_desktop.engine.core.terms import Going, Meld, Signal, Tick
from tressette_desktop.engine.record.entries import (
    Aid,
    Deal,
    Decision,
    Entry,
    GameCheck,
    HandCheck,
    Judgement,
    Note,
    SeatCheck,
    Seen,
    Stop,
    Undo,
)
from tressette_desktop.engine.record.faults import Fault, NotationError
from tressette_desktop.engine.seats import Seat

SIGNS: Final[dict[Signal | None, str]] = {
    None: "",
    Signal.BUSSO: "!",
    Signal.STRISCIO: "~",
    Signal.VOLO: "^",
    Signal.RIBUSSO: "!!",
    Signal.LA_MEGLIO: "&",
    Signal.TUTTO_FUORI: "*",
}
"""The sign of each word, written right after the card."""

ACTIONS: Final[dict[str, Action]] = {
    "a-monte": AskRedeal(),
    "tengo": KeepHand(),
    "pass": Pass(),
    **{name: Bid(name) for name in ("chiamo", "chiedo", "solo", "solissimo")},
    **{name: Raise(name) for name in ("dividete", "scegliete")},
    "+-": Decline(),
    "!claim": Claim(),
    "!callout": CallOut(),
    **{word.value: GoForCappotto(word) for word in Going},
    "!laydown": LayDown(),
    "!concede": Concede(),
    "?-": CallCard(None),
    **{f"?{each}": CallCard(each) for each in DECK},
    **{f">{each}": HandBack(each) for each in DECK},
    **{f"{each}{sign}": PlayCard(each, word) for each in DECK for word, sign in SIGNS.items()},
}
"""Every action that is one of a finite number, by its spelling; the others have a pattern below."""

SPELLINGS: Final = {action: text for text, action in ACTIONS.items()}

AIDS: Final = ("hint", "listening", "suits", "count")

HOWS: Final = (
    *("score", "claim", "wrong-claim", "callout", "wrong-callout"),
    *("cappotto", "stramazzo", "cappottone", "stramazzone", "collatondrione", "concession"),
)
"""The ways to win a game."""

_NUMBERS = "[0-9]{1,4}(?:/[0-9]{1,4})*"
_TOTALS = "-?[0-9]{1,6}(?:/-?[0-9]{1,6})*"
_UNITS = r"-?[0-9]{1,6}(?:\.(?:25|5|75))?(?:/-?[0-9]{1,6}(?:\.(?:25|5|75))?)*"
_CARD = "[32AKCF7654][cdsb]"
_ROW = "[DEPO][0-9]{1,2}"
_ACT = re.compile(r"([1-5]):(.+)", re.DOTALL)
_MELD = re.compile(r"\+(?:([32A])-([cdsb])|4([32A])|N([cdsb]))")
_MELDS = re.compile(rf"(?:{_MELD.pattern})+")
_PLAY = re.compile(rf"({_CARD})/(?=.)({''.join(f'{tick.value}?' for tick in Tick)})")
_SWAP = re.compile(rf"\?({_CARD})>({_CARD})")
_SEEN = re.compile(rf"-\?[0-9]{{1,2}}|\?{_CARD}>\?1|{_CARD}/{_ROW}(?:,{_ROW})*")
_TAKEN = re.compile(rf"<((?:{_CARD})*)")
_DISCARD = re.compile(rf"-((?:{_CARD})+)")
_HAND_CHECK = re.compile(rf"=({_NUMBERS})(?:\+({_NUMBERS}))?:({_TOTALS})")
_GAME_CHECK = re.compile(rf"==([1-5](?:\+[1-5])*)(?:\*([0-9]{{1,2}}))?:({'|'.join(HOWS)})(?:@({_UNITS}))?")
_SEAT_CHECK = re.compile("=([1-5])x([1-5])")
_JUDGEMENT = re.compile(r"\$([0-9]{1,3})")

_IN_QUOTES: Final = {'"': '"', "\\": "\\"}
_IN_BRACES: Final = {"}": "}", "\\": "\\", "n": "\n"}


_LONGEST: Final = 500
"""Letters of a token, comments apart; the longest are free words with every letter behind a backslash."""


def read_token(text: str) -> Entry:
    """Return what a token says. Raises :class:`NotationError` when it is none of this notation."""
    entry = _read_note(text)
    if entry is None and len(text) <= _LONGEST:
        entry = _read_act(text) or _read_check(text)
    if entry is None:
        raise NotationError(Fault.UNKNOWN_TOKEN, text)
    return entry


def write_token(entry: Entry) -> str:
    """Return the spelling of anything but a deal, which has a line of its own."""
    match entry:
        case Decision(seat, action):
            return f"{seat + 1}:{_spell(action)}"
        case Seen(_, text):
            return text
        case Undo(seat):
            return f"{seat + 1}:!undo"
        case Aid(seat, name):
            return f"{seat + 1}:!{name}"
        case Stop(seat):
            return f"{seat + 1}:!stop"
        case HandCheck(thirds, melds, totals):
            combinations = f"+{_numbers(melds)}" if melds else ""
            return f"={_numbers(thirds)}{combinations}:{_numbers(totals)}"
        case SeatCheck(one, other):
            return f"={one + 1}x{other + 1}"
        case GameCheck(winners, games, how, units):
            times = f"*{games}" if games > 1 else ""
            stakes = f"@{'/'.join(_decimal(each) for each in units)}" if units else ""
            return f"=={'+'.join(str(seat + 1) for seat in winners)}{times}:{how}{stakes}"
        case Note(said):
            return f"{{{escape(said, _IN_BRACES)}}}"
        case Judgement(number):
            return f"${number}"
        case Deal():
            raise TypeError("a deal is a line, not a token")


def escape(text: str, marks: Mapping[str, str]) -> str:
    """Return text with its marks behind a backslash and other control characters as blanks."""
    signs = {mark: sign for sign, mark in marks.items()}
    spelt = ("\\" + signs[each] if each in signs else each for each in text)
    return CONTROL.sub(" ", "".join(spelt))


def unescape(text: str, marks: Mapping[str, str]) -> str | None:
    """Return text without its backslashes, or None when one of them stands before no mark."""
    if "\\" not in text:
        return text
    if any(found not in marks for found in re.findall(r"\\(.?)", text, re.DOTALL)):
        return None
    return re.sub(r"\\(.)", lambda found: marks[found[1]], text)


CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
"""Characters that a line of a record may not hold; a tab counts as a blank before this is asked."""


def _read_act(text: str) -> Entry | None:
    found = _ACT.fullmatch(text)
    if found is None:
        return None
    seat, act = int(found[1]) - 1, found[2]
    action = ACTIONS.get(act) or _read_cards(act)
    return _read_free(seat, act) if action is None else Decision(seat, action)


def _read_cards(act: str) -> Action | None:
    if _MELDS.fullmatch(act):
        return Declare(tuple(_meld(*found) for found in _MELD.findall(act)))
    if found := _PLAY.fullmatch(act):
        return PlayCard(card(found[1]), ticks=frozenset(map(Tick, found[2])))
    if found := _DISCARD.fullmatch(act):
        return Discard(in_order(_cards(found[1])))
    if found := _SWAP.fullmatch(act):
        return CallCard(card(found[1]), card(found[2]))
    if found := _TAKEN.fullmatch(act):
        return SplitMonte(in_order(_cards(found[1])))
    return None


def _cards(names: str) -> tuple[Card, ...]:
    return tuple(card(names[at : at + 2]) for at in range(0, len(names), 2))


def _meld(rank: str, missing: str, four: str, suit: str) -> Meld:
    return Meld.napoletana(Suit(suit)) if suit else Meld.of(rank or four, missing or None)


def _read_free(seat: Seat, act: str) -> Entry | None:
    if act == "!undo":
        return Undo(seat)
    if act == "!stop":
        return Stop(seat)
    if act.startswith("!") and act[1:] in AIDS:
        return Aid(seat, act[1:])
    if _SEEN.fullmatch(act):
        return Seen(seat, f"{seat + 1}:{act}")
    if len(act) > 2 and act.startswith('"') and act.endswith('"'):
        said = unescape(act[1:-1], _IN_QUOTES)
        return None if said is None or len(said) > 200 else Decision(seat, Talk(said))
    return None


def _read_check(text: str) -> Entry | None:
    if found := _HAND_CHECK.fullmatch(text):
        thirds, melds, totals = (
            tuple(int(each) for each in part.split("/")) if part else () for part in found.groups()
        )
        return HandCheck(thirds, melds if any(melds) else (), totals)
    if found := _GAME_CHECK.fullmatch(text):
        return GameCheck(
            tuple(int(each) - 1 for each in found[1].split("+")), int(found[2] or 1), found[3], _quarters(found[4])
        )
    if found := _SEAT_CHECK.fullmatch(text):
        return SeatCheck(int(found[1]) - 1, int(found[2]) - 1)
    return None


def _quarters(units: str | None) -> tuple[int, ...]:
    """Return units, written as decimals, in quarters."""
    return tuple(int(4 * float(each)) for each in units.split("/")) if units else ()


def _decimal(quarters: int) -> str:
    """Return quarters as units.

    >>> _decimal(-1), _decimal(6), _decimal(8)
    ('-0.25', '1.5', '2')
    """
    whole, rest = divmod(abs(quarters), 4)
    return ("-" if quarters < 0 else "") + str(whole) + ("", ".25", ".5", ".75")[rest]


def _read_note(text: str) -> Entry | None:
    if text.startswith("{") and text.endswith("}"):
        said = unescape(text[1:-1], _IN_BRACES)
        return None if said is None else Note(said)
    if (found := _JUDGEMENT.fullmatch(text)) and 1 <= int(found[1]) <= 255:
        return Judgement(int(found[1]))
    return None


def _spell(action: Action) -> str:
    match action:
        case PlayCard(played, None, ticks) if ticks:
            return f"{played}/{''.join(tick.value for tick in Tick if tick in ticks)}"
        case Talk(text):
            return f'"{escape(text, _IN_QUOTES)}"'
        case Declare(melds):
            return "".join(f"+{meld}" for meld in melds)
        case Discard(cards):
            return "-" + "".join(str(each) for each in cards)
        case SplitMonte(cards):
            return "<" + "".join(str(each) for each in cards)
        case CallCard(wanted, given) if given is not None:
            return f"?{wanted}>{given}"
        case _:
            return SPELLINGS[action]


def _numbers(some: tuple[int, ...]) -> str:
    return "/".join(str(each) for each in some)
