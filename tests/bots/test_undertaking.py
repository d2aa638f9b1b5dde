"""The way from a bid to the first trick in numbers: as the rules tell it, and what it pays; and how others bid."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.bots.table import view_of
from tests.engine.hands import random_hand
from tressette_desktop.engine.bots.auction import PASSED, Voices
from tressette_desktop.engine.bots.keeping import MARKS, Suits
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.outlook import KEPT, Deal, Outlook
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.thinker import ERRING
from tressette_desktop.engine.bots.trial import Outcome, Trial
from tressette_desktop.engine.bots.undertaking import HANDED, PARTNER, SWAPPED, Setting, Undertaking, undertakings
from tressette_desktop.engine.cards import DECK, Rank, cards
from tressette_desktop.engine.core.actions import Action, Bid, CallCard, Discard, HandBack, Pass, Raise, SplitMonte
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.kernel.bits import bits, card_of, cards_of, mask_of
from tressette_desktop.engine.kernel.telling import position_of
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules import ledger
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import game_of

AUCTIONS = ("terziglio", "quintiglio")


def hand_of(number: int, rng: random.Random) -> int:
    return sum(1 << place for place in rng.sample(range(40), number))


# --- the worth of suits -----------------------------------------------------------------------------------------------


def test_what_a_hand_needs_least_and_wants_most_is_the_best_of_all_there_is() -> None:
    rng = random.Random(5)
    suits = Suits([rng.randrange(-200, 200) for _ in range(MARKS)])
    for number in (1, 2, 3, 5):
        hand = hand_of(13, rng)
        least = suits.least(hand, number)
        assert least & hand == least
        assert least.bit_count() == number
        assert suits.of(hand & ~least) == max(suits.of(hand & ~sum(some)) for some in combinations(bits(hand), number))
        wanted = suits.wanted(hand)
        assert sum(wanted) == (1 << 40) - 1 - hand
        assert [suits.of(hand | one) for one in wanted] == sorted(
            (suits.of(hand | one) for one in wanted), reverse=True
        )
        assert suits.of(hand | suits.most_wanted(hand)) == suits.of(hand | wanted[0])


def test_the_worth_that_is_kept_knows_a_good_hand() -> None:
    strong, weak = (
        mask_of(cards("3c 2c Ac 3d 2d 3s 2s As 3b Kb Cb Fb")),
        mask_of(cards("Ac 4c 5d 6d 7d Ad 4s 5s 6s 4b 5b 6b")),
    )
    assert KEPT.parts.alone.of(strong) > KEPT.parts.alone.of(weak) + 900  # three points
    kept = strong | mask_of(cards("4c 5d 6s Cd"))
    assert not KEPT.parts.alone.least(kept, 4) & mask_of(cards("3c 2c 3d 2d 3s 2s 3b"))
    assert (
        card_of(KEPT.parts.alone.most_wanted(mask_of(cards("2c Ac Kc 3d 2d 3s 2s 7s 6s 5b 4b Fb")))).rank is Rank.THREE
    )


# --- what a contract asks for -----------------------------------------------------------------------------------------


def test_what_a_contract_asks_for_is_read_from_the_phases() -> None:
    raises = ("solissimo dividete", "solissimo scegliete")
    assert undertakings(game_of("terziglio")) == {
        "chiamo": Undertaking("chiamo", 1, HANDED, takes=True),
        "solo": Undertaking("solo", 2, takes=True),
        "solissimo": Undertaking("solissimo", 4, leads=True, raises=raises),
        raises[0]: Undertaking(raises[0], 8, shared=True, leads=True),
        raises[1]: Undertaking(raises[1], 16, chosen=True, leads=True),
    }
    assert undertakings(game_of("quintiglio")) == {
        "chiamo": Undertaking("chiamo", 1, PARTNER),
        "chiedo": Undertaking("chiedo", 2, SWAPPED),
        "solo": Undertaking("solo", 3, leads=True),
    }
    assert undertakings(game_of("chiamata")) == {"": Undertaking(call=PARTNER)}
    assert undertakings(game_of("classic")) == {}
    assert all(each.leads for each in undertakings(game_of("terziglio", "terziglio_leader=always_declarer")).values())


def quickly(table: Table, seat: int, legal: list[Action]) -> Action:
    """What the quick measure does at the table."""
    hand, alone, against = mask_of(table.hand(seat)), KEPT.parts.alone, KEPT.parts.against
    assert table.contract is not None
    part = alone if seat == table.contract.declarer else against
    for action in legal:
        match action:
            case CallCard(given=None):
                return CallCard(card_of(alone.most_wanted(hand)))
            case CallCard():
                return CallCard(card_of(alone.most_wanted(hand)), card_of(alone.least(hand, 1)))
            case HandBack():
                return HandBack(
                    card_of(min(bits(alone.least(hand, 5)), key=lambda one: ((one.bit_length() - 1) % 10, one)))
                )
            case Discard():
                return Discard(cards_of(part.least(hand, len(action.cards))))
            case SplitMonte():
                monte = mask_of(table.monte if isinstance(table.monte, tuple) else ())
                return SplitMonte(cards_of(monte & ~against.least(hand | monte, monte.bit_count())))
    return legal[0]


def contracted(game: Game, rng: random.Random, name: str) -> Iterator[tuple[Table, int]]:
    """The table at each decision between an auction won with a contract and the first trick, and who decides."""
    dealer, bid, *raised = rng.randrange(game.seats), *name.split()
    layout = Match.new(game, dealer=dealer).layout(tuple(rng.sample(DECK, 40)))
    table = rules.start(game, layout, dealer=dealer, totals=(0,) * game.seats, number=1).table
    bidder = rng.choice(table.order)
    while table.contract is None:
        seat = rules.awaited(game, table)[0]
        table = rules.apply(game, table, seat, Bid(bid) if seat == bidder else Pass()).table
    while table.phase == "raising":
        table = rules.apply(game, table, bidder, Raise(raised[0]) if raised else Pass()).table
    while table.phase != "tricks":
        seat = rules.awaited(game, table)[0]
        yield table, seat
        table = rules.apply(game, table, seat, quickly(table, seat, list(rules.legal(game, table, seat)))).table
    yield table, -1


@pytest.mark.parametrize("name", AUCTIONS)
def test_the_way_to_the_first_trick_is_that_of_the_rules(name: str) -> None:
    """From every step on it the numbers come to the position that the rules come to."""
    game, chance, compared = game_of(name), random.Random(name), Counter[str]()
    for contract, what in undertakings(game).items():
        for _ in range(3):
            *way, (end, _) = contracted(game, chance, contract)
            for table, seat in way or [(end, end.order[0])]:
                memory = remember(view_of(game, table, (), seat))
                piles = [pile for pile in (*table.discards, table.monte) if isinstance(pile, tuple)]
                aside = mask_of(card for pile in piles for card in pile if card in memory.unseen)
                deal = Deal([mask_of(table.hand(each)) for each in table.order], aside, [], [])
                rng = random.Random(1)
                setting = Outlook(Scene(game, memory), KEPT, ERRING, rng).going_on(deal, what)
                assert setting.finish(KEPT.parts, rng) == position_of(game, end), (contract, table.phase)
                compared[table.phase] += 1
    steps = {"terziglio": "calling gift discarding choosing tricks", "quintiglio": "calling asking tricks"}
    assert compared.keys() == set(steps[name].split())


@pytest.mark.parametrize("name", AUCTIONS)
def test_a_contract_pays_what_the_ledger_says(name: str) -> None:
    game = game_of(name)
    table = random_hand(name, 3).steps[0].table
    for seat in table.order:
        outlook = Outlook(Scene(game, remember(view_of(game, table, (), seat))), KEPT, ERRING, random.Random(1))
        for what in outlook.kinds.values():
            partner = 2 if what.call == PARTNER else -1
            side = sorted(table.order[each] for each in (0, partner) if each >= 0)
            sides = (tuple(side), tuple(each for each in table.order if each not in side))
            paid = outlook.told(what, 0, partner)[1]
            for thirds, last, tricks in ENDS:
                ours = thirds - (0 if last else 3)
                settled = ledger.judge(what.stake, tricks, (ours, 32 - ours), last, strict=False)
                assert paid[thirds] == ledger.payments(settled, sides, table.order[0], game.seats)[seat]


ENDS = (
    (9, 1, (4, 4)),
    (17, 1, (3, 5)),
    (18, 0, (5, 3)),
    (33, 0, (7, 1)),
    (34, 0, (7, 1)),
    (35, 0, (8, 0)),
    (0, 1, (0, 8)),
)
"""The thirds of a declarer's side, which side makes the last trick, and the tricks of both."""


# --- how others bid ---------------------------------------------------------------------------------------------------


def test_what_is_said_is_as_likely_as_it_is_said() -> None:
    odds = {(0, 0): (0.0, 0.01), (0, 1): (-1.0, 0.01), (0, 2): (-2.0, 0.01), (0, 3): (-4.0, 0.01), (1, 1): (-1.5, 0.01)}
    voices = Voices(3, 4, odds)
    rng = random.Random(2)
    for worth in (-150, 0, 150):
        said = Counter(min(2, voices.says(0, worth, rng.random())) for _ in range(4000))  # a raise is a bid first
        likely = [voices.likely(0, level, worth) for level in (PASSED, 0, 1, 2)]
        for level, chance in zip((PASSED, 0, 1, 2), likely, strict=True):
            assert abs(said[level] / 4000 - (chance - 0.03) / 0.97) < 0.04
    assert voices.goes_on(2, [10_000], [0.0]) == (-1, 2)  # nobody bids over the highest
    assert voices.goes_on(0, [-10_000, 10_000], [0.5, 0.5]) == (1, 1)  # who may say more than solo is not known
    assert Voices(3, 4, {}).goes_on(PASSED, [10_000], [0.0]) == (-1, PASSED)


def test_a_chance_is_corrected_and_what_is_paid_with_it() -> None:
    def outcome(deal: Deal) -> Outcome:
        return (2.0, True, True) if deal.aside else (-2.0, True, False)

    plain, sober = Trial(Pass(), outcome), Trial(Pass(), outcome, (-1.0, 1.0))
    for aside in (1, 1, 1, 0):
        for trial in (plain, sober):
            trial.add(Deal([], aside, [], []))
    assert plain.mean == 1.0
    assert plain.chance == 0.7
    assert sober.chance is not None
    assert 0.45 < sober.chance < 0.47  # odds of 7 to 3, divided by e
    assert sober.mean == pytest.approx(2 * (2 * sober.chance - 1))


def test_a_setting_gives_nothing_for_a_card_of_the_monte() -> None:
    what = undertakings(game_of("terziglio"))["chiamo"]
    setting = Setting(what, [0b1, 0b10, 0b100], 0, monte=0b1000)
    setting.call(0b1000)
    assert (setting.owed, setting.hands) == (-1, [0b1, 0b10, 0b100])
    setting.call(0b10)
    assert (setting.owed, setting.hands) == (1, [0b11, 0, 0b100])
