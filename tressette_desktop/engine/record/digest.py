"""A game told hand by hand, as its text claims it, without playing it through: what history and statistics count.

A replay takes some ten milliseconds a game, a digest a fraction of one. It believes the checks of a record (docs/tsn.md
section 7), which this program writes behind every hand; whether the cards agree with them is for the reader to say:
on import, when a game is opened, and in ``tressette verify``.

>>> hand, = digest('''[TSN "1"]
... [Variant "in_due"]
... D1 1:3K76.A54.A.A5 2:2CF5..KC765.4
... 2:4c 1:3c
... 1:!claim
... =4/0:21/3
... ==1:claim
... ''').hands
>>> hand.gained, hand.claims, hand.winners
((21, 3), ((0, True),), (0,))
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from tressette_desktop.engine.record.glance import Glance, glance_at, pieces

_PLAY: Final = re.compile(r"[1-5]:[32AKCF7654][cdsb]")
_CALL: Final = re.compile(r"[1-5]:\?(?:([32AKCF7654])([cdsb])|-)")
_HAND: Final = re.compile(r"=([0-9]{1,4}(?:/[0-9]{1,4}){1,4})(?:\+[0-9/]{1,40})?:(-?[0-9]{1,6}(?:/-?[0-9]{1,6})*)")
_GAME: Final = re.compile(r"==([1-5](?:\+[1-5])*)(?:\*([0-9]{1,2}))?:([a-z-]{1,20})")
_MOVED: Final = re.compile(r"=([1-5])x([1-5])")
_MELD: Final = re.compile(r"[1-5]:\+(?!-$)")
_ONE_MELD: Final = re.compile(r"[32A]-[cdsb]|4[32A]|N[cdsb]")
_CARDS: Final = re.compile(r"[1-5]:([32AKCF7654.]+)|k:((?:[32AKCF7654][cdsb])*)")
_START: Final = re.compile(r"-?[0-9]{1,4}(?:/-?[0-9]{1,4})*")
_BIDS: Final = ("chiamo", "chiedo", "solo", "solissimo")
_RAISES: Final = ("dividete", "scegliete")
_ENDED_EARLY: Final = ("!claim", "!callout", "!laydown", "!concede")
_SHOWS_CLAIM: Final = {"claim": True, "wrong-claim": False}
_CALLS: Final = {"callout": True, "wrong-callout": False}


@dataclass(frozen=True, slots=True)
class HandTold:
    """A finished hand.

    ``deal`` is its deal line without promise and salt, ``game`` which game of the record it belongs to (from 0), and
    ``players`` who sits in each chair, by the chair that he began in. By chair are ``gained`` (points, or units of the
    ledger, that the hand brought) and ``melds`` (combinations declared). ``declarer`` is the chair whose bid
    ``contract`` won, with what raised it, if there was an auction. ``thirds`` are those of each chair's side, where
    that can be told from the record (docs/tsn.md section 7); None for who sat out. ``claims`` tells
    who called himself or the opponents out, and whether rightly. ``winners`` are empty unless the hand decided a game;
    then ``how`` is the word of the check, ``games`` how many games that counts.
    """

    deal: str
    game: int
    players: tuple[int, ...]
    gained: tuple[int, ...]
    melds: tuple[int, ...]
    thirds: tuple[int | None, ...] = ()
    declarer: int | None = None
    contract: str = ""
    claims: tuple[tuple[int, bool], ...] = ()
    winners: tuple[int, ...] = ()
    how: str = ""
    games: int = 0


@dataclass(frozen=True)
class Digest:
    """A record told: the glance at it, and its finished hands.

    ``whole`` is False when a hand was played that no check follows, or the last one may have decided a game that no
    check tells of: what came of it can be known only by playing it through.
    """

    glance: Glance
    hands: tuple[HandTold, ...]
    whole: bool = True


@dataclass
class _Running:
    """The hand that is being told."""

    deal: str = ""
    cards: int = 0
    done: list[str] = field(default_factory=list)

    @property
    def played(self) -> int:
        return sum(1 for token in self.done if _PLAY.match(token))

    @property
    def complete(self) -> bool:
        """Whether nothing can be left to play."""
        return self.played >= self.cards > 0 or any(token[2:] in _ENDED_EARLY for token in self.done)


def digest(text: str) -> Digest:
    """Tell the last record of a text."""
    tags, tokens = pieces(text)
    teller = _Teller(tags)
    for token in tokens:
        teller.hear(token)
    # A hand is followed by a deal, or the game is over; else its last checks may have been lost with the light.
    settled = teller.hands[-1].winners != () if teller.scored else not teller.hand.complete
    whole = teller.whole and (settled or not tokens)
    return Digest(glance_at(tags, tokens), tuple(teller.hands), whole)


class _Teller:
    """Hears the tokens of a record one by one."""

    def __init__(self, tags: Mapping[str, str]) -> None:
        self.hands: list[HandTold] = []
        self.whole = True
        self.scored = False
        self.hand = _Running()
        start = tags.get("Start", "")
        self._start = tuple(map(int, start.split("/"))) if _START.fullmatch(start) else ()
        self._totals = self._start
        self._players = list(range(5))
        self._game = 0

    def hear(self, token: str) -> None:
        """Take the next token."""
        first = token[0]
        if first == "D":
            self._deal(token)
        elif first == "=":
            self._check(token)
        elif token[1:] == ":!undo":
            self._take_back(first)
        elif first in "12345" and token[1:2] == ":":
            self.hand.done.append(token)

    def _deal(self, line: str) -> None:
        if not self.scored and self.hand.played:
            self.whole = False
        fields = [each for each in line.split(" {")[0].split() if each[:2] not in ("h:", "z:")]
        deal = " ".join(fields)
        cards = sum(len(hand.replace(".", "")) + len(stock) // 2 for hand, stock in _CARDS.findall(deal))
        self.hand, self.scored = _Running(deal, cards), False

    def _take_back(self, seat: str) -> None:
        """Forget a seat's latest decision and what followed it; free words are not decisions."""
        done = self.hand.done
        for at in range(len(done) - 1, -1, -1):
            token = done[at]
            if token[0] == seat and token[1:3] != ':"' and token[2:3] != "!":
                del done[at:]
                return

    def _check(self, token: str) -> None:
        if found := _GAME.match(token):
            self._win(tuple(int(seat) - 1 for seat in found[1].split("+")), int(found[2] or 1), found[3])
        elif found := _MOVED.match(token):
            one, other = int(found[1]) - 1, int(found[2]) - 1
            self._players[one], self._players[other] = self._players[other], self._players[one]
        elif (found := _HAND.match(token)) and self.hand.deal and not self.scored:
            thirds, totals = (tuple(map(int, numbers.split("/"))) for numbers in found.groups())
            self._count(thirds, totals)

    def _count(self, thirds: tuple[int, ...], totals: tuple[int, ...]) -> None:
        before = self._totals if len(self._totals) == len(totals) else (0,) * len(totals)
        seats, done = range(min(len(totals), 5)), self.hand.done
        bid = next((token for token in reversed(done) if token[2:] in _BIDS), "")
        raised = next((token[2:] for token in reversed(done) if token[2:] in _RAISES), "")
        told = HandTold(
            deal=self.hand.deal,
            game=self._game,
            players=tuple(self._players[seat] for seat in seats),
            gained=tuple(totals[seat] - before[seat] for seat in seats),
            melds=tuple(_declared(done, seat) for seat in seats),
            thirds=_of_declarer(thirds, len(seats), self.hand, bid)
            if bid
            else _by_chair(thirds, len(seats), _callers(self.hand)),
            declarer=int(bid[0]) - 1 if bid else None,
            contract=f"{bid[2:]} {raised}".strip(),
        )
        self.hands.append(told)
        self._totals, self.scored = totals, True

    def _win(self, winners: tuple[int, ...], games: int, how: str) -> None:
        """The game of the last hand is over; the next begins at nothing."""
        if self.hands and self.scored and not self.hands[-1].winners:
            last = self.hands[-1]
            self.hands[-1] = replace(last, claims=_claims(self.hand.done, how), winners=winners, how=how, games=games)
        self._totals = ()
        self._game += 1


def _callers(hand: _Running) -> tuple[int, ...]:
    """Return who called a card, and who was dealt it; nobody where none was called."""
    call = next((found for token in hand.done if (found := _CALL.match(token))), None)
    if call is None:
        return ()
    caller = int(call[0][0]) - 1
    suit = "cdsb".index(call[2]) if call[2] else 0
    dealt = [pile.split(".") for pile in re.findall(r" [1-5]:([32AKCF7654.]+)", hand.deal)]
    holders = [seat for seat, suits in enumerate(dealt) if call[1] and len(suits) == 4 and call[1] in suits[suit]]
    return (caller, *holders)


def _by_chair(thirds: tuple[int, ...], seats: int, callers: tuple[int, ...]) -> tuple[int, ...]:
    """Return the thirds of each chair's side: callers against the others, or partners facing one another.

    >>> _by_chair((13, 22), 4, ()), _by_chair((13, 22), 4, (1, 2)), _by_chair((20, 15), 2, ())
    ((13, 22, 13, 22), (22, 13, 13, 22), (20, 15))
    """
    if len(thirds) != 2 or seats not in (2, 4):
        return ()
    return tuple(thirds[int(seat not in callers) if callers else seat % 2] for seat in range(seats))


def _of_declarer(thirds: tuple[int, ...], seats: int, hand: _Running, bid: str) -> tuple[int | None, ...]:
    """Return the thirds of each chair's side where one plays against the others, alone or with a secret partner.

    At five, the card called for a *chiamo* makes its holder the partner (rules.md 8.2); at three and four it is handed
    over (6.6). Who was dealt nothing sits out.
    """
    dealt = {int(seat) - 1 for seat in re.findall(r" ([1-5]):", hand.deal)}
    if len(thirds) != 2 or not dealt:
        return ()
    side = {int(bid[0]) - 1, *(_callers(hand) if len(dealt) == 5 and bid[2:] == "chiamo" else ())}
    return tuple(thirds[seat not in side] if seat in dealt else None for seat in range(seats))


def _declared(done: list[str], seat: int) -> int:
    mine = f"{seat + 1}"
    return sum(len(_ONE_MELD.findall(token)) for token in done if token[0] == mine and _MELD.match(token))


def _claims(done: list[str], how: str) -> tuple[tuple[int, bool], ...]:
    """Say who ended the game by claiming or calling out, and whether rightly."""
    for verdicts, word in ((_SHOWS_CLAIM, "!claim"), (_CALLS, "!callout")):
        if how in verdicts:
            return tuple((int(token[0]) - 1, verdicts[how]) for token in done if token[2:] == word)[-1:]
    return ()
