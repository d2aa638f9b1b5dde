"""Hold the engine against examples of the rules: ``python -m tests.conformance FILE.json [--only ID,...]``.

A file has the form of ``tests/goldens/rules_examples.json``: cases with a topic, what is given and what is expected.
For each topic one adapter puts the given into the engine's own terms and reads its answer; it knows no rule itself. A
topic that has no adapter is not built yet and its cases fail; none is skipped. The last line is ``N passed, N failed``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from tests.conformance_variants import ADAPTERS as ADAPTERS_OF_VARIANTS
from tressette_desktop.engine.cards import DECK, Card, Suit, card
from tressette_desktop.engine.core.actions import Claim, Declare, PlayCard
from tressette_desktop.engine.core.events import (
    CardCalled,
    CardPlayed,
    Dealt,
    DeclarationMade,
    Event,
    MeldDeclared,
    TrickTaken,
    WindowClosed,
)
from tressette_desktop.engine.core.evolve import evolve
from tressette_desktop.engine.core.table import Layout, Table, Trick
from tressette_desktop.engine.core.terms import Meld, Signal
from tressette_desktop.engine.rules import game, lay_down, melds, partnership, scoring, signals
from tressette_desktop.engine.rules.declarations import flow
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.declarations.others import about_won
from tressette_desktop.engine.rules.declarations.starting import declare, told
from tressette_desktop.engine.rules.french import french
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.phases.declaring import announce
from tressette_desktop.engine.rules.phases.tricks import leadable
from tressette_desktop.engine.rules.registry import VARIANTS, game_of
from tressette_desktop.engine.rules.variant import Variant
from tressette_desktop.engine.seats import PAIRS, Seat

Given = dict[str, Any]
Answer = dict[str, Any]
SIDES = "AB"


class NotBuilt(Exception):
    """The engine cannot answer this yet."""


# --- the engine's terms ----------------------------------------------------------------------------------------------


def named(names: Iterable[str]) -> tuple[Card, ...]:
    """The cards of a list of names."""
    return tuple(card(name) for name in names)


def others(than: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of the deck that are not among these."""
    listed = set(than)
    return tuple(each for each in DECK if each not in listed)


def side_name(winners: Sequence[int] | None) -> str | None:
    """The letter of the side that won, ``draw`` when it is every side, None when it is none."""
    if not winners:
        return None
    return SIDES[winners[0]] if len(winners) == 1 else "draw"


def dealt(hands: Sequence[tuple[Card, ...]], *, before: Sequence[int] = (0, 0), leader: Seat = 0) -> Table:
    """A table just dealt, in the order of the seats from the leader on; ``before`` are the totals by side."""
    seats = len(hands)
    order = tuple((leader + step) % seats for step in range(seats))
    totals = tuple(before[seat % 2] for seat in range(seats))
    sides = PAIRS if seats == 4 else tuple((seat,) for seat in range(seats))
    return evolve(None, Dealt(1, order, (leader - 1) % seats, leader, Layout(tuple(hands)), totals, sides))


def won(table: Table, side: int, pile: tuple[Card, ...]) -> Table:
    """The table after a side took these cards: every other one by either partner, as if in one trick each."""
    piles = ((seat, pile[place::2]) for place, seat in enumerate(PAIRS[side]))
    tricks = tuple(Trick((seat,), taken, seat) for seat, taken in piles if taken)
    return table.but(tricks=table.tricks + tricks)


def worth(thirds: int) -> tuple[Card, ...]:
    """Some cards that are worth so many thirds together."""
    chosen = []
    for each in sorted(DECK, key=lambda one: -one.thirds):
        if 0 < each.thirds <= thirds:
            chosen.append(each)
            thirds -= each.thirds
    if thirds:
        raise ValueError(f"there are no cards for {thirds} thirds more")
    return tuple(chosen)


def combination(given: Given) -> Meld | None:
    """The combination described, or None when it is incomplete: the suit that must be stated is not (rules.md 4.6)."""
    kind, suit = given["kind"], given.get("missing" if given["kind"] == "three" else "suit")
    if kind == "four":
        return Meld.of(given["rank"])
    if suit is None:
        return None
    return Meld.of(given["rank"], suit) if kind == "three" else Meld.napoletana(Suit(suit))


def described(meld: Meld) -> Answer:
    """A combination as the examples write it."""
    rank = {} if meld.rank is None else {"rank": meld.rank.value}
    missing = {} if meld.missing is None else {"missing": meld.missing.value}
    suit = {} if meld.suit is None else {"suit": meld.suit.value}
    return {"kind": meld.kind, **rank, **missing, **suit, "points": meld.points}


def variant_of(given: Given) -> Variant:
    """The game whose count is asked for."""
    return VARIANTS["trzy_siodemki" if given.get("pl1930") else "classic"]


# --- one adapter for each topic --------------------------------------------------------------------------------------


def score(given: Given) -> Answer:
    mine, last = named(given["A"]), SIDES.index(given["last_trick"])
    piles = (mine, others(mine))
    table = won(won(dealt(((),) * 4), 1 - last, piles[1 - last]), last, piles[last])
    counted = variant_of(given).settle(table, Options())
    return {SIDES[side]: {"thirds": counted.full_thirds[side], "points": counted.points[side]} for side in (0, 1)}


def legal(given: Given) -> Answer:
    hand, led = named(given["hand"]), given["led"]
    if led is None and (given.get("commit") or given.get("liscio_qui")):
        commit = card(given["commit"]) if given.get("commit") else None
        barred = Suit(given["liscio_qui"]) if given.get("liscio_qui") else None
        return {"legal": [str(each) for each in leadable(hand, commit, barred)]}
    table = dealt((hand, (), (), ()))
    if led is not None:
        lead = next(each for each in others(hand) if each.suit.value == led)
        table = evolve(dealt((hand, (), (), (lead,)), leader=3), CardPlayed(3, lead))
    actions = game.legal(game_of("classic"), table, 0)
    playable = dict.fromkeys(str(action.card) for action in actions if isinstance(action, PlayCard))
    return {"legal": list(playable)}


def trick(given: Given) -> Answer:
    played, seats, leader = named(given["plays"]), given["players"], given["leader"]
    order = [(leader + step) % seats for step in range(seats)]
    hands = [(played[order.index(seat)],) for seat in range(seats)]
    table, variant = dealt(hands, leader=leader), variant_of(given)
    phase = variant.phases(Options())[-1]
    winner = None
    for seat, each in zip(order, played, strict=True):
        for event in phase.decide(table, seat, PlayCard(each)):
            table = evolve(table, event)
            winner = event.seat if isinstance(event, TrickTaken) else None
    return {"winner_seat": winner, "thirds": sum(scoring.card_thirds(table, variant.worth))}


def claim(given: Given) -> Answer:
    side, taken = SIDES.index(given["side"]), worth(given["completed_trick_thirds"])
    hands, before = others(taken), [0, 0]
    before[side] = given["score_before"]
    table = won(dealt([hands[seat::4] for seat in range(4)], before=before), side, taken)
    if given["combos"]:
        table = evolve(table, MeldDeclared(PAIRS[side][0], Meld.of("3"), given["combos"]))
    played = game_of("classic", f"target={given.get('target', 21)}")
    ended = game.apply(played, evolve(table, WindowClosed()), PAIRS[side][1], Claim()).table
    assert ended.verdict is not None
    assert ended.score is not None
    winner = [index for index, seats in enumerate(PAIRS) if seats == ended.score.winners]
    verdict = {"count": ended.verdict.count, "correct": ended.verdict.correct}
    return {**verdict, "game_won_by": side_name(winner), "games": ended.score.games}


def game_end(given: Given) -> Answer:
    winner = scoring.higher_total((given["A"], given["B"]), given.get("target", 21))
    return {"winner": None if winner is None else SIDES[winner]}


def first_in_time(given: Given) -> Answer:
    events = [
        (SIDES.index(each["side"]), each["kind"], each["points" if each["kind"] == "accusa" else "thirds"])
        for each in given["events"]
    ]
    before = (given["before"]["A"], given["before"]["B"])
    winner = scoring.first_in_time(before, events, given.get("target", 21))
    return {"winner": None if winner is None else SIDES[winner]}


def match(given: Given) -> Answer:
    totals = (given["A"], given["B"])
    if given["type"] == "single":
        return {"winner": side_name(scoring.single_winner(totals))}
    options = Options(hands=given["hands"], hands_tie=given.get("tie", "continue"))
    return {"winner": side_name(scoring.hands_winner(given["played"], totals, options))}


def special(given: Given) -> Answer:
    options = Options(**given.get("options", {}))
    made = scoring.special_win(PAIRS, given["tricks_by_seat"], given["card_thirds_by_seat"], options)
    if made is None:
        return {"special": "none", "side": None, "games": 0}
    return {"special": made[0].name.lower(), "side": SIDES[made[1]], "games": made[0].value}


def lay_down_(given: Given) -> Answer:
    on_table, after = named(given.get("table", [])), given.get("players_after", 0)
    return {"valid": lay_down.certain(named(given["hand"]), named(given["unseen"]), on_table, after)}


def french_(given: Given) -> Answer:
    return {"french": french(card(given["card"]), given["map"])}


def combos(given: Given) -> Answer:
    held = melds.held(named(given["hand"]))
    return {"combos": [described(meld) for meld in held], "total": sum(meld.points for meld in held)}


def accuse_turn(given: Given) -> Answer:
    hand = named(("3c", "3d", "3s", "3b", "4c"))
    plays = {"own_turn_before_card": 1, "own_card_played": 2, "trick1_complete": 4}[given["moment"]]
    hands = Layout((named(("5c", "5d")), hand, named(("6c", "6d")), named(("7c", "7d"))))
    played = game_of("classic", f"accuse_open={given['accuse_open']}")
    table = game.start(played, hands, dealer=3, totals=(0, 0, 0, 0), number=1).table
    for seat, each in enumerate(named(("5c", "4c", "6c", "7c"))[:plays]):
        table = game.apply(played, table, seat, PlayCard(each)).table
    return {"accepted": game.refuse(played, table, 1, Declare((Meld.of("3"),))) is None}


def accuse_total(given: Given) -> Answer:
    declared = [combination(each) for each in given["declared"]]
    complete = tuple(meld for meld in declared if meld is not None)
    table = dealt((named(given["hand"]), (), (), ()))
    if declared and (len(complete) < len(declared) or melds.refuse(table, 0, complete) is not None):
        return {"valid": False, "points": 0, "implied": []}
    options = Options(accuse_implied=given.get("accuse_implied", False))
    for event in announce(options, table, 0, complete):
        table = evolve(table, event)
    implied = [described(each.meld) for each in table.melds if each.meld not in complete]
    return {"valid": True, "points": scoring.meld_points(PAIRS, table.melds)[0], "implied": implied}


def suit_held(given: Given, extra: Sequence[str] = ()) -> Holding:
    """The state of a suit, which is coppe wherever the case names none; ``extra`` ranks have gone as well."""
    suit = given.get("suit", "c")
    held, gone = (
        frozenset(named(rank + suit for rank in ranks)) for ranks in (given["holding"], given.get("seen", []))
    )
    return Holding(held, card(given["play"] + suit), gone | {*named(rank + suit for rank in extra)})


def code(given: Given) -> Options:
    """The options of a case about declarations."""
    changes = {"code": given.get("code", "ludopoli"), "fitres_mode": given.get("mode", "expert")}
    return Options(**{**changes, **given.get("options", {})})


def signal(given: Given) -> Answer:
    options, holding = Options(code=given["code"]), suit_held(given)
    word = Signal({"piombo": "volo", "liscio": "striscio"}.get(given["word"], given["word"]))
    answer = {"offered": word in signals.offered(options, holding)}
    if word is Signal.TUTTO_FUORI:
        answer["true"] = signals.true(options, word, holding)
    return answer


def declaration(given: Given) -> Answer:
    options, holding = code(given), suit_held(given)
    row = declare(options, holding)
    return {"row": row and row.key, "words": told(options, holding)}


def declaration_won(given: Given) -> Answer:
    if given["led_the_trick"] or not given["wins"]:
        return {"sent": None}
    row = about_won(suit_held(given, given["trick"]))
    return {"sent": row and row.key}


def declaration_flow(given: Given) -> Answer:
    options, past = code(given), flow.Past()
    said = []
    for lead in given["leads"]:
        if not lead.get("kept", False):
            past = flow.after_losing_lead(options, past)
        holding = suit_held(lead)
        phrase = flow.leading(options, past, holding) if lead["ticked"] else None
        past = flow.after_lead(options, past, holding, phrase)
        said.append(phrase and phrase.words)
    return {"said": said}


def pair_formation(given: Given) -> Answer:
    called, holder = card(given["called"]), given["holder"]
    table = dealt([(called,) if seat == holder else () for seat in range(4)])
    table = evolve(table, CardCalled((holder + 1) % 4, called)).but(official=False)
    for index, each in enumerate(given["events"]):
        if any(partnership.shown(event, table) for event in formation_events(each)):
            return {"official_at": index}
    return {"official_at": None}


def formation_events(given: Given) -> list[Event]:
    """What happened, as the engine tells it; the cards of an accusa are those of every combination in them."""
    seat = given["seat"]
    if given["kind"] == "play":
        return [CardPlayed(seat, card(given["card"]))]
    if given["kind"] == "declaration":
        return [DeclarationMade(seat, given["row"], "", Suit(given["suit"]))]
    return [MeldDeclared(seat, meld, meld.points) for meld in melds.held(named(given["cards"]))]


ADAPTERS: dict[str, Callable[[Given], Answer]] = {
    "score": score,
    "legal": legal,
    "trick": trick,
    "claim": claim,
    "game_end": game_end,
    "first_in_time": first_in_time,
    "match": match,
    "special": special,
    "lay_down": lay_down_,
    "french": french_,
    "combos": combos,
    "accuse_turn": accuse_turn,
    "accuse_total": accuse_total,
    "signal": signal,
    **ADAPTERS_OF_VARIANTS,
    "declaration": declaration,
    "declaration_won": declaration_won,
    "declaration_flow": declaration_flow,
    "pair_formation": pair_formation,
}
"""The topics that are built."""


# --- the command -----------------------------------------------------------------------------------------------------


def fault(case: dict[str, Any]) -> str | None:
    """What is wrong with the engine's answer to a case, or None."""
    try:
        adapter = ADAPTERS.get(case["topic"])
        if adapter is None:
            return f"the topic {case['topic']} is not built yet"
        answer = adapter(case["given"])
        told, wanted = (json.dumps(each, sort_keys=True) for each in (answer, case["expect"]))
    except NotBuilt as missing:
        return f"{missing} is not built yet"
    except Exception as error:  # whatever goes wrong in one case must not hide the others
        return f"{type(error).__name__}: {error}"
    return None if told == wanted else f"answers {told}, expected {wanted}"


def chosen(path: Path, only: str | None) -> list[dict[str, Any]]:
    """The cases of a file, or those with the ids asked for. Raises ValueError with a sentence when that cannot be."""
    try:
        cases = list(json.loads(path.read_text(encoding="utf-8"))["cases"])
        known = [case["id"] for case in cases]
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        raise ValueError(f"{path} is not a file of examples") from None
    if only is None:
        return cases
    wanted = [name.strip() for name in only.split(",") if name.strip()]
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise ValueError(f"{path} has no example {', '.join(unknown)}")
    if not wanted:
        raise ValueError("--only names no example")
    return [case for case in cases if case["id"] in wanted]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the examples, name each one that fails, and end with the count."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path, metavar="FILE.json")
    parser.add_argument("--only", metavar="ID,...", help="run these examples alone")
    asked = parser.parse_args(arguments)
    try:
        cases = chosen(asked.file, asked.only)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    faults = {index: wrong for index, case in enumerate(cases) if (wrong := fault(case)) is not None}
    for index, wrong in faults.items():
        print(f"{cases[index]['id']}: {wrong}")
    print(f"{len(cases) - len(faults)} passed, {len(faults)} failed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
