"""What a hand comes to: special wins, totals, who wins the game, stakes (rules.md 4.8 to 4.13, 5.6 to 5.9, 6.16)."""

from tests.checker.contracts import Contract
from tests.checker.hand import Hand
from tests.checker.table import Before
from tests.checker.variants import Called

GAMES = {"cappotto": 2, "stramazzo": 3, "cappottone": 6, "stramazzone": 8, "collatondrione": 16}
"""How many games a special win counts (4.11)."""


def special(hand: Hand) -> tuple[str, set[int]] | None:
    """Return the greatest special win of a hand, and the side that made it."""
    if hand.shown:
        return "collatondrione", hand.side(hand.shown)
    form = hand.options["special"]
    if form == "none" or hand.last is None:
        return None
    if form == "deck":
        deck = [side for side in hand.sides if hand.thirds(hand.others(side)) < 3]
        return ("cappotto", deck[0]) if deck else None
    limit = 1 if hand.options["stramazzo_strict"] == "true" else 3
    needs = hand.options["stramazzone_needs_enemy_trick"] == "true"
    found = [(name, side) for side in hand.sides for name in _by(hand, side, limit)]
    for seat in hand.order if len(hand.order) > 2 else ():
        side = hand.side(seat)
        enemies = sum(hand.tricks[each] for each in hand.others(side))
        for name in _by(hand, {seat}, limit):
            if name == "cappotto" or enemies or not needs:
                found.append((name[:-1] + "one", side))
    return max(found, key=lambda win: GAMES[win[0]], default=None)


def _by(hand: Hand, some: set[int], limit: int) -> list[str]:
    """Whether some seats have all the tricks, or all the points, the point of the last trick apart."""
    others = hand.others(some)
    if not sum(hand.tricks[seat] for seat in others):
        return ["cappotto"]
    return ["stramazzo"] if sum(hand.won[seat] for seat in others) < limit else []


class Match:
    """A match as its hands go by."""

    def __init__(self, game: type[Hand], seats: int, options: dict[str, str], totals: dict[int, int]) -> None:
        self.game, self.options = game, options
        self.nothing = dict.fromkeys(range(1, seats + 1), 0)
        self.before = Before(0, totals or self.nothing, self.nothing)
        self.games, self.units, self.pot = dict(self.nothing), dict(self.nothing), 0
        self.board: dict[int, set[str]] = {}
        self.over = False

    def deal(self, line: str) -> Hand:
        """Begin the next hand; the first dealer is anybody."""
        assert not self.over, "the match is over"
        self.before.dealer = self.before.dealer or int(line[1])
        hand = self.game(line, self.before, self.options)
        if self.options["duplicate"] == "true":
            self._see_board(hand)
        for counted in (self.games, self.units) if hand.moved else ():
            one, other = hand.moved or (0, 0)
            counted[one], counted[other] = counted[other], counted[one]
        return hand

    def _see_board(self, hand: Hand) -> None:
        """The second hand of a board has the cards of the first, each with the next seat (4.17)."""
        dealt = {seat: set(cards) for seat, cards in hand.dealt.items()}
        if self.before.number % 2 == 0:
            assert all(dealt[seat] == self.board[(seat - 2) % 4 + 1] for seat in dealt), "not the cards of this board"
        self.board = dealt

    def finish(self, hand: Hand) -> list[str]:
        """Return the checks that must follow a finished hand, and make ready for the next."""
        before, next_dealer = self.before, self.before.dealer % len(self.nothing) + 1
        if hand.annulled:
            forced = hand.annulled == "passed" and self.options["all_pass"] == "forced_solo"
            dealer = next_dealer if hand.annulled == "passed" else before.dealer
            self.before = Before(dealer, before.totals, before.carried, before.number, before.sides, forced)
            return []
        totals = self._totals(hand)
        checks = ["=" + self._count(hand) + ":" + _row(totals.values())]
        winners, games, how = self._won(hand, totals)
        sides = hand.sides if self.options["pairing"] in ("facing", "seats") else []
        carried = self._carried(hand) if self.options["pl_rounding"] == "carry_thirds" else self.nothing
        self.before = Before(next_dealer, totals, carried, before.number + 1, sides)
        if winners:
            self.before = Before(next_dealer, self.nothing, self.nothing)
            checks.append(f"=={'+'.join(map(str, sorted(winners)))}{f'*{games}' if games > 1 else ''}:{how}")
            if self.options["posta"] != "games":
                self._pay(hand, winners, totals, how)
                checks[-1] += "@" + "/".join(f"{quarters / 4:g}" for quarters in self.units.values())
            for seat in winners if len(winners) < len(totals) else ():
                self.games[seat] += games
            goal = int(self.options["session_games"])
            self.over = self.options["session"] == "single" or max(self.games.values()) >= goal
        return checks

    def _count(self, hand: Hand) -> str:
        """The thirds and combinations by side."""
        points = [hand.melds_of(side) for side in hand.sides]
        return _row(map(hand.thirds, hand.sides)) + ("+" + _row(points) if any(points) else "")

    def _totals(self, hand: Hand) -> dict[int, int]:
        if isinstance(hand, Contract):
            paid = hand.paid()
            return {seat: total + paid[seat] for seat, total in self.before.totals.items()}
        board = 11 if self.options["duplicate"] == "true" and self.before.number % 2 == 0 else 0
        return {seat: hand.count(seat) - board for seat in self.before.totals}

    def _carried(self, hand: Hand) -> dict[int, int]:
        """The thirds left over, on one seat of each side."""
        left = {min(s): (hand.thirds(s) + sum(self.before.carried[seat] for seat in s)) % 3 for s in hand.sides}
        return self.nothing | left

    # --- who wins -----------------------------------------------------------------------------------------------------

    def _won(self, hand: Hand, totals: dict[int, int]) -> tuple[set[int], int, str]:
        """Return who wins the game, if anybody, how many games, and how."""
        made = special(hand)
        if hand.conceded:
            return hand.others(hand.side(hand.conceded)), 1, "concession"
        if hand.verdict:
            seat, right = hand.verdict
            mine = {each for each in hand.side(seat) if each == seat or totals[each] >= int(self.options["target"])}
            return (mine, 1, "claim") if right else (hand.others(hand.side(seat)), 1, "wrong-claim")
        if hand.calls and (hand.calls[-1][1] or self.options["call_norms"] == "modern"):
            caller, right = hand.calls[-1]
            called = hand.others(hand.side(caller))
            if made and made[1] == called:
                return called, GAMES[made[0]], made[0]
            return called, 1, "callout" if right else "wrong-callout"
        if made:
            return made[1], GAMES[made[0]], made[0]
        return self._by_totals(hand, totals), 1, "score"

    def _by_totals(self, hand: Hand, totals: dict[int, int]) -> set[int]:
        best, number = max(totals.values()), self.before.number
        top = {seat for seat, total in totals.items() if total == best}
        if isinstance(hand, Contract):
            deals = self.options[hand.END].removeprefix("deals(").removesuffix(")")
            return top if (number >= int(deals) if deals.isdigit() else best >= 21) else set()
        if self.options["game"] == "single":
            return next((side for side in hand.sides if hand.thirds(side) >= 18), set())
        if self.options["game"] == "hands":
            half_board = self.options["duplicate"] == "true" and number % 2
            over = number >= int(self.options["hands"]) and not half_board
            draw = self.options["hands_tie"] == "draw"
            return top if over and (draw or any(top <= side for side in hand.sides)) else set()
        if best < int(self.options["target"]):
            return set()
        both = len([side for side in hand.sides if totals[min(side)] >= int(self.options["target"])]) > 1
        if both and self.options["both_over"] == "first_in_time":
            return hand.first_there or set()
        if both and self.options["both_over"] == "last_trick_side":
            return hand.side(hand.last or 0)
        shared = any(top <= side for side in hand.sides) if isinstance(hand, Called) else top in hand.sides
        return top if shared else set()

    # --- stakes (4.13), in quarters -----------------------------------------------------------------------------------

    def _pay(self, hand: Hand, winners: set[int], totals: dict[int, int], how: str) -> None:
        """Each loser pays a winner; with marcio_batuffa there is a pot besides, to which all put first."""
        losers = {*totals} - winners
        form, cappotto = self.options["posta"], how in GAMES
        winning, losing = (totals[min(some or winners)] for some in (winners, losers))
        units = {"unica": 1, "semplice_doppia": 1 + cappotto, "variabile": abs(winning - losing)}.get(form)
        if units is None:
            units = (1 if losing >= 11 else 2) + (cappotto and not any(right for _, right in hand.calls))
            self._fill_pot(hand, winners, cappotto)
        for seat in totals if losers else ():
            self.units[seat] += 4 * units if seat in winners else -4 * units

    def _fill_pot(self, hand: Hand, winners: set[int], cappotto: bool) -> None:
        """A unit each for the first game and after a cappotto, else a quarter; who goes and fails doubles it."""
        share = 1 if self.pot else 4
        self.pot += share * len(self.units)
        half = self.pot // 2
        goes = half if cappotto else -half if hand.went else 0
        for seat in self.units:
            self.units[seat] += (goes if seat in winners else 0) - share
        self.pot -= 2 * goes


def _row(numbers: object) -> str:
    return "/".join(map(str, numbers))  # type: ignore[call-overload]
