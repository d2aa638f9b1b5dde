"""The adapters of the topics beyond the classic game: the other variants, and what the federation adds to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tressette_desktop.engine.cards import DECK, Card, Rank, Suit, card
from tressette_desktop.engine.core.actions import Action, Bid, CallCard, Discard, HandBack, Pass
from tressette_desktop.engine.core.events import CardHanded, Verified
from tressette_desktop.engine.core.evolve import evolve
from tressette_desktop.engine.core.table import Declared, Layout, Table, Trick
from tressette_desktop.engine.core.terms import Meld, Verification
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules import calling_out, game, ledger, pairs, partnership, scoring, stakes
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.registry import VARIANTS, game_of
from tressette_desktop.engine.rules.variants import quintiglio as five
from tressette_desktop.engine.rules.variants import terziglio as three
from tressette_desktop.engine.seats import PAIRS

Given = dict[str, Any]
Answer = dict[str, Any]
THREE = game_of("terziglio")


def named(names: Iterable[str]) -> tuple[Card, ...]:
    """The cards of a list of names."""
    return tuple(card(name) for name in names)


def call_three(given: Given) -> Answer:
    return {"callable": [str(each) for each in partnership.callable_cards(named(given["hand"]))]}


def voice(bid: str) -> Action:
    """What a voice in the auction is to the engine."""
    return Pass() if bid == "pass" else Bid(bid)


def bidding(given: Given) -> Answer:
    match = Match.new(THREE, dealer=(given["eldest"] - 1) % 3)
    table = match.deal(match.layout(DECK)).table
    for index, bid in enumerate(given["bids"]):
        seat = table.order[index % 3]
        if table.phase != "bidding" or game.refuse(THREE, table, seat, voice(bid)) is not None:
            return {"illegal_at": index}
        table = game.apply(THREE, table, seat, voice(bid)).table
    if table.annulled is not None:
        return {"result": "all_pass", "next_dealer": match.after(table).dealer}
    if table.contract is not None:
        return {"result": table.contract.name, "declarer": table.contract.declarer, "leader": table.leader}
    (seat,) = game.awaited(THREE, table)
    names = {voice(name): name for name in ("pass", *three.STAKES)}
    return {"turn_seat": seat, "legal": [names[action] for action in game.legal(THREE, table, seat)]}


def chiamo(given: Given) -> Answer:
    """The declarer is eldest, seat 0; seat 1 sits to his right."""
    hands = [named(given[who]) for who in ("declarer", "right", "left")]
    monte = named(given["monte"])
    rest = [each for each in DECK if each not in (*hands[0], *hands[1], *hands[2], *monte)]
    for seat in (1, 2):
        missing = 12 - len(hands[seat])
        hands[seat], rest = (*hands[seat], *rest[:missing]), rest[missing:]
    table = game.start(THREE, Layout(tuple(hands), monte), dealer=2, totals=(0, 0, 0), number=1).table
    for seat, bid in enumerate(("chiamo", "pass", "pass")):
        table = game.apply(THREE, table, seat, voice(bid)).table
    call = CallCard(card(given["called"]))
    if game.refuse(THREE, table, 0, call) is not None:
        return {"legal": False}
    table = game.apply(THREE, table, 0, call).table
    held, supplier, gift = len(table.hand(0)), None, False
    if table.phase == "gift":
        supplier = ("right", "left")[table.handed[0].giver - 1]
        step = game.apply(THREE, table, 0, HandBack(table.hand(0)[0]))
        gift, table = any(isinstance(event, CardHanded) and event.open for event in step.events), step.table
    again = any(isinstance(action, CallCard) for action in game.legal(THREE, table, 0))
    sizes = {len(action.cards) for action in game.legal(THREE, table, 0) if isinstance(action, Discard)}
    after = game.apply(THREE, table, 0, next(iter(game.legal(THREE, table, 0)))).table
    return {
        "legal": True,
        "supplier": supplier,
        "gift_face_up": gift,
        "second_call": again,
        "declarer_cards_before_gift": held,
        "discards": sizes.pop(),
        "declarer_hand_after": len(after.hand(0)),
    }


def settle(given: Given) -> Answer:
    tricks = (given["declarer_tricks"], 12 - given["declarer_tricks"])
    thirds = (given["declarer_card_thirds"], 32 - given["declarer_card_thirds"])
    last = 0 if given["declarer_won_last"] else 1
    settlement = ledger.judge(three.STAKES[given["contract"]], tricks, thirds, last, strict=False)
    seats = given.get("table", 3)
    paid = ledger.payments(settlement, ((0,), (1, 2)), 0, seats)
    points = [scoring.points(each) for each in scoring.with_last_trick(thirds, last)]
    answer = {
        "declarer_points": points[0],
        "defender_points": points[1],
        "won": settlement.won,
        "multiplier": settlement.multiplier,
        "declarer": paid[0],
        "each_defender": paid[1],
    }
    return answer | ({"dealer": paid[3]} if seats == 4 else {})


def due_combo(given: Given) -> Answer:
    """The card just drawn is one of that rank that was not declared before."""
    variant, options = VARIANTS["in_due"], Options(due_upgrade=given.get("due_upgrade", 1))
    rank, hand, before = Rank(given["rank"]), named(given["now_in_hand"]), named(given["declared"])
    drawn = next((each for each in hand if each.rank is rank and each not in before), hand[0])
    missing = [suit for suit in Suit if suit not in {each.suit for each in before}]
    declared = (Declared(0, Meld(rank, missing[0] if missing else None), 3, 1),) if before else ()
    table = Table(1, (0, 1), 1, 0, (hand, ()), (), (), (0, 0), variant.sides)
    trick = Trick((0, 1), tuple(each for each in DECK if each not in hand)[:2], 0)
    table = table.but(tricks=(trick,), drawn=((0, drawn),), melds=declared, phase="tricks")
    possible = variant.own_melds(options, table, 0) or ()
    gained = [variant.meld_worth(options, meld, table, 0) for meld in possible if meld.rank is rank]
    return {"points": sum(gained)}


def quintiglio(given: Given) -> Answer:
    sides = ((0, 1), (2, 3, 4)) if given["bid"] == "chiamo" else ((0,), (1, 2, 3, 4))
    settlement = ledger.Settlement(five.STAKES[given["bid"]], given["won"], 1)
    paid = ledger.payments(settlement, sides, 0, 5)
    partner = {"partner": paid[1]} if given["bid"] == "chiamo" else {}
    return {"caller": paid[0], "each_opponent": paid[4], **partner}


def random_pairs(given: Given) -> Answer:
    coins = {name: given[name] for name in ("4d", "5d", "6d")}
    hands = tuple(named(name for name, seat in coins.items() if seat == each) for each in range(4))
    drawn = pairs.draw(hands, given["mode"])
    if drawn is None:
        return {"redeal": True}
    swap = None if drawn.moved is None else list(drawn.moved)
    return {"redeal": False, "pair": sorted((drawn.four, drawn.partner)), "swap": swap}


def stake(given: Given) -> Answer:
    posta, cappotto = given["posta"], given["win"] == "cappotto"
    points = (given["winner_points"], given["loser_points"])
    before = given.get("ordinary_win_first", False)
    return {
        "stakes": stakes.stake(posta, cappotto, *points, won_before=before),
        "pot": stakes.takes_pot(posta, cappotto),
    }


def call_out(given: Given) -> Answer:
    """Seat 1 calls the side of seat 0, which has as many thirds in tricks as are given."""
    target = given.get("target", 21)
    options = Options(claims="call_opponents", call_norms=given["norms"], special="none", target=target)
    finished = given["thirds_after_trick"] > 32
    wanted = given["thirds_after_trick"] - (scoring.LAST_TRICK if finished else 0)
    taken: list[Card] = []
    for each in sorted(DECK, key=lambda one: -one.thirds):
        if 0 < each.thirds <= wanted - sum(one.thirds for one in taken):
            taken.append(each)
    wrong = tuple(Verification(1, 0, 3, False) for _ in range(given.get("wrong_calls_before", 0)))
    before, left = given["score_before"], () if finished else tuple(each for each in DECK if each not in taken)[:1]
    table = Table(1, (0, 1, 2, 3), 3, 0, ((), (), (), left), (), (), (before, 0, before, 0), PAIRS)
    melds = (Declared(0, Meld.of("3"), given["accuse"], 1),)
    table = table.but(tricks=(Trick((0,), tuple(taken), 0),), melds=melds, verified=wrong, calling=1)
    found = calling_out.verify(options, table)
    if found.right:
        return {"count": found.count, "result": "called_side_wins"}
    if found.ends:
        return {"count": found.count, "result": "caller_loses"}
    again = calling_out.refuse(options, evolve(table, Verified(found)), 1) is None
    return {"count": found.count, "result": "play_on", "may_call_again": again}


def cappotto_deck(given: Given) -> Answer:
    side = scoring.deck_cappotto((given["A_thirds"], 35 - given["A_thirds"]))
    return {"cappotto": None if side is None else "AB"[side]}


ADAPTERS: dict[str, Callable[[Given], Answer]] = {
    "call_three": call_three,
    "bidding": bidding,
    "chiamo": chiamo,
    "settle": settle,
    "due_combo": due_combo,
    "quintiglio": quintiglio,
    "random_pairs": random_pairs,
    "stake": stake,
    "call_out": call_out,
    "cappotto_deck": cappotto_deck,
}
