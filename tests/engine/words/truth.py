"""Whether every declaration is true and none is missing: ``python -m tests.engine.words.truth [--deals N] [CODE ...]``.

Hands are played at random, cards and boxes alike, and a witness who sees every hand listens. What words mean is written
down here once more, by their sense and not by the engine's tables: :func:`true_of` judges what was said,
:class:`Witness` what was not.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.engine.hands import shuffled
from tests.engine.words.printed import FITRES, KING, LUDOPOLI, TRESSETTE, State, rows_of
from tressette_desktop.engine.cards import DECK, Card, Suit
from tressette_desktop.engine.core.actions import Claim, Concede, LayDown, PlayCard
from tressette_desktop.engine.core.events import DeclarationMade, Event, TrickTaken
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Tick
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat

GAMES = {
    "ludopoli": "code=ludopoli",
    "official": "code=ludopoli fitres_mode=official silent_bar=until_lead_lost venticinque_commit=true "
    "liscio_forces_suit=true feci_un_piombo=true",
    "fitres": "code=fitres silent_bar=none once_per_suit=false venticinque_commit=true feci_un_piombo=true",
}
"""The codes as they are tried here; nobody combines or claims, so that every trick is played."""

LENGTHS = {"piombo": 1, "sola": 1, "terzo": 3, "lungo": 4, "lunga": 4, "lunghissimo": 5, "lunghissima": 5}
HONOURS = {"Asso": "A", "Due": "2", "Tre": "3", "ventotto": "2A", "ventinove": "3A", "venticinque": "32"}
ONCE = {Tick.PARTNER_VOID: "O3", Tick.PARTNER_LISCIO: "O4"}


# --- what words mean -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scene:
    """A moment: all hands before a card is played to a trick, the card, and all that was played before."""

    hands: tuple[tuple[Card, ...], ...]
    seat: Seat
    card: Card
    gone: frozenset[Card]

    def mine(self, suit: Suit) -> list[Card]:
        return [card for card in self.hands[self.seat] if card.suit is suit]

    def theirs(self, suit: Suit) -> list[Card]:
        return [card for card in DECK if card.suit is suit and card not in self.gone and card not in self.mine(suit)]

    def beaten(self, card: Card) -> bool:
        return any(other.beats(card) for other in self.theirs(card.suit))


def true_of(words: str, scene: Scene) -> bool:
    """Whether words about the suit of the card played are true, by what they mean."""
    mine, card = scene.mine(scene.card.suit), scene.card
    ranks = {each.rank.value for each in mine}
    kept = ranks - {card.rank.value}
    bare = words.startswith(("ventotto", "ventinove", "venticinque"))
    claims = [True]
    for word in words.replace(",", "").split():
        if word in LENGTHS:
            wanted = 2 if bare and word == "piombo" else LENGTHS[word]
            claims.append(len(mine) >= wanted if wanted == 5 else len(mine) == wanted)
    for name, named in HONOURS.items():
        if words.startswith(name):
            claims.append(set(named) <= ranks)
            claims.append(len(named) == 2 or (named in kept and card.rank.value not in "32A"))
    if words in ("piombo", "sola"):
        claims.append(scene.beaten(card) == (words == "sola"))
    if words.endswith("di Re"):
        claims.append("K" in kept and (bare or not ranks & {"3", "2", "A"}))
    if "mia" in words.lower().split():
        claims.append(not scene.beaten(card))
    if "si liscia" in words:
        claims.append(not kept & {"3", "2", "A", "K"})
    if words == "si liscia" or words.endswith("e si liscia"):
        claims.append(len(mine) == 2)
    if "due volte" in words:
        claims.append(len(mine) == 3)
    if "mio" in words or "voglio l'Asso" in words:
        claims.append({"3", "2"} <= ranks)
        away = any(each.rank.value == "A" for each in scene.theirs(card.suit))
        claims.append(away == ("voglio l'Asso" in words))
    if words.startswith("Napoletana"):
        claims.append({"3", "2", "A"} <= ranks and (len(mine) == 3 or words != "Napoletana"))
    if words == "ancora lunghissimo":
        claims.append(len(mine) >= 5)
    return all(claims) if words != "non piu lunghissimo" else len(mine) < 5


def state_of(scene: Scene) -> State:
    """The suit of a scene as bits."""
    suit = scene.card.suit
    gone = (card for card in scene.gone if card.suit is suit)
    held, before = (sum(1 << card.strength for card in some) for some in (scene.mine(suit), gone))
    return State(held, 1 << scene.card.strength, before)


# --- the witness -----------------------------------------------------------------------------------------------------


@dataclass
class Witness:
    """Follows a hand with open cards; ``faults`` are sentences about what was false or missing."""

    options: Options
    said: defaultdict[tuple[Seat, Suit], list[str]] = field(default_factory=lambda: defaultdict(list))
    silent: defaultdict[Seat, set[Suit]] = field(default_factory=lambda: defaultdict(set))
    void_told: defaultdict[Seat, set[Suit]] = field(default_factory=lambda: defaultdict(set))
    once: set[tuple[Seat, str]] = field(default_factory=set)
    ticked: dict[Seat, bool] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    heard: int = 0

    def listen(self, table: Table, seat: Seat, action: PlayCard, events: tuple[Event, ...]) -> None:
        """Hear what is said from a card to the next; the table is the one before."""
        gone = frozenset(card for trick in table.tricks for card in trick.cards)
        scene = Scene(tuple(map(table.hand, range(4))), seat, action.card, gone)
        spoken = [event for event in events if isinstance(event, DeclarationMade)]
        self.heard += len(spoken)
        leading = table.trick is None
        if leading:
            self.ticked.clear()
            self._about_suit_led(scene, action, [each for each in spoken if each.row[0] in "DE"])
            self._about_others(table, scene, action, [each for each in spoken if each.row[0] == "O"])
        else:
            self.ticked[seat] = Tick.SUIT_WON in action.ticks
        self._about_suit_won(table, action, events, [each for each in spoken if each.row[0] == "P"])

    def _expect(self, what: str, wanted: str | None, spoken: list[DeclarationMade]) -> None:
        got = [event.words for event in spoken]
        if got != ([] if wanted is None else [wanted]):
            self.faults.append(f"{what}: said {got}, expected {wanted!r}")

    def _about_suit_led(self, scene: Scene, action: PlayCard, spoken: list[DeclarationMade]) -> None:
        seat, suit = scene.seat, scene.card.suit
        before, state = self.said[seat, suit], state_of(scene)
        what = f"{seat} leads {scene.card} from {' '.join(map(str, scene.mine(suit)))}"
        if Tick.SUIT_LED not in action.ticks:
            self._expect(what, None, spoken)
        elif before and self.options.once_per_suit:
            long = any("lunghissim" in words for words in before)
            self._expect(what, ("ancora" if state.n >= 5 else "non piu") + " lunghissimo" if long else None, spoken)
        elif suit in self.silent[seat]:
            self._expect(what, None, spoken)
        elif not spoken and self._row_printed(state):
            self.faults.append(f"{what}: nothing was said")
        for event in spoken:
            if event.suit is not suit or event.seat != seat or not true_of(event.words, scene):
                self.faults.append(f"{what}: {event} is false")
            before.append(event.words)
        if self.options.silent_bar == "until_lead_lost":
            for other in range(4):
                self.silent[other] = self.silent[other] if other == seat else set()
        if not before and self.options.silent_bar != "none":
            self.silent[seat].add(suit)

    def _row_printed(self, state: State) -> bool:
        """Whether the source prints a row for it, but for the silences that the rules keep on purpose (13.4, G3)."""
        if self.options.code == "ludopoli":
            official = self.options.fitres_mode == "official" and state.n == 3 and state.rest & KING
            return bool(rows_of(LUDOPOLI, state)) and not official
        pair_of_three = state.n == 3 and (state.held & TRESSETTE).bit_count() == 2
        beside_the_king = state.n == 2 and bool(state.rest & KING)
        return bool(rows_of(FITRES, state)) and not pair_of_three and not beside_the_king

    def _about_others(self, table: Table, scene: Scene, action: PlayCard, spoken: list[DeclarationMade]) -> None:
        seat, before = scene.seat, table.tricks[-1].led if table.tricks else None
        void = {suit for suit in Suit if suit not in (before, scene.card.suit) and not scene.mine(suit)}
        new = void - self.void_told[seat]
        played = {card.suit for card in table.played(seat)}
        wanted = []
        if Tick.OTHER_SUITS in action.ticks and new:
            once_held = self.options.feci_un_piombo and new & played
            wanted.append("O1" if once_held else "O2")
            self.void_told[seat] |= new & played if once_held else new
        for tick, row in ONCE.items():
            if tick in action.ticks and (seat, row) not in self.once:
                wanted.append(row)
                self.once.add((seat, row))
        if [event.row for event in spoken] != wanted:
            self.faults.append(f"{seat} void in {void}: said {spoken}, expected {wanted}")

    def _about_suit_won(
        self, table: Table, action: PlayCard, events: tuple[Event, ...], spoken: list[DeclarationMade]
    ) -> None:
        taken = next((event for event in events if isinstance(event, TrickTaken)), None)
        if taken is None or table.trick is None or not self.ticked.get(taken.seat, False):
            self._expect("no box of a suit won", None, spoken)
            return
        trick, winner = (*table.trick.cards, action.card), taken.seat
        suit = trick[0].suit
        gone = frozenset(card for each in table.tricks for card in each.cards) | set(trick)
        hands = tuple(tuple(card for card in table.hand(seat) if card not in trick) for seat in range(4))
        scene = Scene(hands, winner, trick[0], gone)
        left = scene.mine(suit)
        wanted = "sono liscio qui" if any(map(scene.beaten, left)) else None
        wanted = wanted if left else "ho fatto questo piombo"
        before = self.said[winner, suit]
        if before and self.options.once_per_suit:
            wanted = None
        self._expect(f"{winner} wins {' '.join(map(str, trick))} and keeps {left}", wanted, spoken)
        before += [event.words for event in spoken]


# --- hands at random -------------------------------------------------------------------------------------------------


def play(game: Game, seed: int) -> Witness:
    """Play a hand at random before a witness."""
    rng = random.Random(seed)
    layout, dealer = shuffled(game, rng)
    table = rules.start(game, layout, dealer=dealer, totals=(0, 0, 0, 0), number=1).table
    witness = Witness(game.rules)
    while not table.over:
        seat = rules.awaited(game, table)[0]
        legal = [each for each in rules.legal(game, table, seat) if not isinstance(each, Claim | Concede | LayDown)]
        action = rng.choice(legal)
        assert isinstance(action, PlayCard)
        step = rules.apply(game, table, seat, action)
        witness.listen(table, seat, action, step.events)
        table = step.table
    return witness


def game_for(name: str) -> Game:
    """One of the games that are tried."""
    return game_of("classic", f"{GAMES[name]} buongioco=none claims=off lay_down=off special=none")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play hands of each code and count what was heard; print the faults."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.words.truth")
    parser.add_argument("codes", nargs="*", metavar="CODE", help=", ".join(GAMES))
    parser.add_argument("--deals", type=int, default=1000)
    asked = parser.parse_args(arguments)
    wrong = 0
    for name in asked.codes or GAMES:
        game = game_for(name)
        heard, faults = 0, []
        for seed in range(asked.deals):
            witness = play(game, seed)
            heard += witness.heard
            faults += witness.faults
        print(f"{name}: {asked.deals} deals, {heard} declarations, {len(faults)} faults")
        print(*faults[:10], sep="\n", end="\n" if faults else "")
        wrong += len(faults)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
