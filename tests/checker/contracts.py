"""The games of bids and payments: terziglio (section 6) and quintiglio (section 8)."""

from typing import ClassVar

from tests.checker.cards import DECK, pile
from tests.checker.table import Script, Stopped
from tests.checker.variants import Called

NOTHING_ELSE = {"buongioco": "none", "claims": "off", "special": "none", "first_lead": "eldest"}


class Contract(Called):
    """An auction, then the declarer alone, or with a secret partner, against the others; the ledger is paid."""

    STAKES: ClassVar[dict[str, int]] = {}
    BIDS: tuple[str, ...] = ()
    END = ""
    FORCED: ClassVar = NOTHING_ELSE
    declarer, contract = 0, ""

    def auction(self) -> Script:
        """Everybody speaks once, each bid above the one before (6.3)."""
        bids = list(self.BIDS)[1:] if self.before.forced else list(self.BIDS)
        for seat in self.order:
            bid = yield from self.awaited(seat)
            assert bid in ("pass", *bids), f"{bid} is no bid, or too low"
            if bid != "pass":
                self.declarer, self.contract = seat, bid
                bids = bids[bids.index(bid) + 1 :]
            if not bids:
                break
        if not self.declarer:
            self.annulled = "passed"
            raise Stopped
        self.sides = [{self.declarer}, self.others({self.declarer})]

    def asked_for(self, act: str) -> str:
        """Read a call: of a card that the declarer does not hold."""
        assert (act[0], act[1:] in DECK) == ("?", True), f"{act} is no call"
        assert act[1:] not in self.held[self.declarer], f"{act[1:]} is held"
        return act[1:]

    def move(self, card: str, giver: int, taker: int) -> None:
        assert card in self.held[giver], f"{card} is not held"
        self.held[giver].remove(card)
        self.held[taker].add(card)

    def paid(self) -> dict[int, int]:
        """What everybody wins or loses: opponents the stake, the partner a third of what they move (6.13, 8.4)."""
        mine, others = self.sides
        won = self.thirds(mine) >= 18
        losers = others if won else mine
        unit = self.STAKES[self.contract] * (1 if won else -1)
        if not sum(self.tricks[seat] for seat in losers):
            unit *= 2
        elif sum(self.won[seat] for seat in losers) < (1 if self.options["stramazzo_strict"] == "true" else 3):
            unit *= 3
        payers = [*others, *([self.before.dealer] if self.dealer_pays() else [])]
        ledger = dict.fromkeys(self.before.totals, 0) | dict.fromkeys(payers, -unit)
        ledger |= dict.fromkeys(mine - {self.declarer}, len(payers) * unit // 3)
        ledger[self.declarer] = -sum(ledger.values())
        return ledger

    def dealer_pays(self) -> bool:
        return self.options["dealer_paid_like"] == "defenders" and self.before.dealer not in self.order


class Terziglio(Contract):
    """One against two; four cards lie aside."""

    DEALT, MONTE, SEATS = 12, 4, (3, 4)
    STAKES: ClassVar = {"chiamo": 1, "solo": 2, "solissimo": 4, "dividete": 8, "scegliete": 16}
    BIDS, END = ("chiamo", "solo", "solissimo"), "terziglio_end"
    open_monte = False

    def ours(self, seats: int) -> list[int]:
        """At four the dealer sits out (6.1)."""
        return [seat for seat in range(1, seats + 1) if seats == 3 or seat != self.before.dealer]

    def opening(self) -> Script:
        yield from self.auction()
        self.official = True
        defenders = self.around(self.declarer)[1:]
        if self.contract == "solissimo":
            yield from self.raising(defenders)
        else:
            yield from self.taking()
        if self.contract not in ("chiamo", "solo") or self.options["terziglio_leader"] == "always_declarer":
            self.leader = self.declarer

    def taking(self) -> Script:
        """Chiamo and solo: the declarer takes the monte; for a card handed over he gives one back (6.6)."""
        giver = None
        if self.contract == "chiamo":
            act = yield from self.awaited(self.declarer)
            card = self.asked_for(act)
            giver = next((seat for seat in self.order if card in self.held[seat]), None)
            if giver:
                self.move(card, giver, self.declarer)
        self.take(self.declarer, self.monte)
        if giver:
            act = yield from self.awaited(self.declarer)
            assert act[0] == ">", f"{act} is no card given back"
            self.move(act[1:], self.declarer, giver)
        yield from self.discard(self.declarer, 4)

    def raising(self, defenders: list[int]) -> Script:
        """Solissimo: nothing, or the monte goes to the defenders, as it lies or as they choose (6.8)."""
        word = yield from self.awaited(self.declarer)
        assert word in ("pass", "dividete", "scegliete"), f"{word} cannot be said now"
        if word == "pass":
            return
        self.contract = word
        taken = {seat: self.monte[2 * at : 2 * at + 2] for at, seat in enumerate(defenders)}
        for seat in defenders:
            if word == "scegliete":
                self.open_monte = True
                act = yield from self.awaited(seat)
                assert act[0] == "<", f"{act} is no choice from the monte"
                taken[seat] = pile(act[1:])
            self.take(seat, taken[seat])
        for seat in defenders:
            if taken[seat]:
                yield from self.discard(seat, len(taken[seat]))

    def take(self, seat: int, cards: list[str]) -> None:
        assert {*cards} <= {*self.monte}, "a card is not in the monte"
        self.held[seat] |= {*cards}
        self.monte = [card for card in self.monte if card not in cards]

    def discard(self, seat: int, number: int) -> Script:
        act = yield from self.awaited(seat)
        cards = pile(act[1:])
        assert (act[0], len(cards)) == ("-", number), f"{number} cards are laid aside"
        assert {*cards} <= self.held[seat], "a card laid aside is not held"
        self.held[seat] -= {*cards}
        self.aside[seat] = cards

    def lying_aside(self, seat: int) -> set[str]:
        return {*self.aside[seat], *(self.monte if self.open_monte else ())}


class Quintiglio(Contract):
    """Two against three, or one against four; nothing lies aside."""

    DEALT, SEATS = 8, (5,)
    STAKES: ClassVar = {"chiamo": 1, "chiedo": 2, "solo": 3}
    BIDS, END = ("chiamo", "chiedo", "solo"), "quintiglio_end"
    FORCED: ClassVar = NOTHING_ELSE | {"all_pass": "next_dealer"}

    def opening(self) -> Script:
        yield from self.auction()
        if self.contract == "solo":
            self.leader = self.declarer
            return
        act = yield from self.awaited(self.declarer)
        if self.contract == "chiamo":
            self.call(self.declarer, act, {self.asked_for(act)})
            return
        asked, _, given = act.partition(">")
        assert given, f"{act} gives nothing in return"
        holder = next(seat for seat in self.order if self.asked_for(asked) in self.held[seat])
        self.move(given, self.declarer, holder)
        self.move(asked[1:], holder, self.declarer)
