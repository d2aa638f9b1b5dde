"""Words at a table: who may say them, who hears them, what they bind, and what silence costs (rules.md 11, 12)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Literal

import pytest

from tests.engine.hands import BASES, begin, random_hand
from tressette_desktop.engine.cards import Suit, card, cards
from tressette_desktop.engine.core.actions import PlayCard, Talk
from tressette_desktop.engine.core.events import BoxTicked, CardPlayed, DeclarationMade, Event, PairOfficial, redact
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.engine.core.terms import Tick
from tressette_desktop.engine.core.view import project, seen
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.record.entries import Decision
from tressette_desktop.engine.record.tokens import read_token
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules import speech
from tressette_desktop.engine.rules.declarations.book import ROWS
from tressette_desktop.engine.rules.declarations.heard import could_say
from tressette_desktop.engine.rules.declarations.holding import SUITS, Holding, led_from
from tressette_desktop.engine.rules.game import Game, Step
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.registry import game_of

HANDS = ("2c 3c 5d 6s", "7c 3d 4d 7b", "5c 6d 7d 3b", "4c Ad Kd 4b")
"""Four hands, that of the first leader first; he has neither bastoni nor more than one coin and one sword."""


def table(options: str = "", hands: tuple[str, ...] = HANDS, variant: str = "classic") -> tuple[Game, list[Step]]:
    """A hand of these cards, led by chair 1; without combinations, so that trick follows on trick."""
    game = game_of(variant, f"buongioco=none code=ludopoli {options}".strip())
    return game, [begin(game, Layout(tuple(map(cards, hands))), 3)]


def after(game: Game, steps: list[Step], tokens: str) -> list[Event]:
    """The events of these decisions, written as in a record; the steps go on."""
    events: list[Event] = []
    for token in tokens.split():
        entry = read_token(token)
        assert isinstance(entry, Decision)
        steps.append(rules.apply(game, steps[-1].table, entry.seat, entry.action))
        events += steps[-1].events
    return events


def spoken(events: list[Event]) -> list[str]:
    """What was declared."""
    return [event.words for event in events if isinstance(event, DeclarationMade)]


def leads(game: Game, step: Step) -> set[str]:
    """The cards that may be led now."""
    table = step.table
    (seat,) = rules.awaited(game, table)
    return {str(each.card) for each in rules.legal(game, table, seat) if isinstance(each, PlayCard)}


# --- who speaks, and who hears ---------------------------------------------------------------------------------------


def test_the_words_come_before_the_card_others_first_then_the_suit_led() -> None:
    game, steps = table()
    events = after(game, steps, "1:2c/sov")
    assert spoken(events) == ["sono faglio a un palo", "faglio al palo del mio compagno", "venticinque piombo"]
    assert [event.suit for event in events if isinstance(event, DeclarationMade)] == [None, None, Suit.COPPE]
    assert isinstance(events[-1], CardPlayed)
    assert steps[-1].table.declarations[-1].row == "D30"


def test_everybody_hears_a_declaration() -> None:
    said = DeclarationMade(2, "D19", "Tre terzo", Suit.SPADE)
    assert all(redact(said, seat) == said for seat in (0, 1, 2, 3, None))


def test_of_the_suit_won_the_winner_speaks_after_the_trick() -> None:
    game, steps = table()
    events = after(game, steps, "1:5d 2:3d/p 3:6d/p 4:Kd/p")
    assert spoken(events) == ["sono liscio qui"]
    assert [type(event).__name__ for event in events[-2:]] == ["TrickTaken", "DeclarationMade"]


def test_the_last_to_play_speaks_of_the_suit_that_he_wins() -> None:
    game, steps = table()
    assert spoken(after(game, steps, "1:5d 2:4d 3:6d 4:Ad/p")) == ["sono liscio qui"]


def test_a_box_without_a_true_word_or_of_a_trick_lost_says_nothing_and_nobody_learns_of_it() -> None:
    game, silent = table()
    _, ticked = table()
    after(game, silent, "1:5d 2:4d 3:7d 4:Ad")
    after(game, ticked, "1:5d/ol 2:4d/p 3:7d/p 4:Ad")
    assert spoken([event for step in ticked for event in step.events]) == [
        "sono faglio a un palo",
        "liscio al palo del mio compagno",
    ]
    _, again = table()
    after(game, again, "1:5d 2:4d/p 3:7d/p 4:Ad")
    history = [tuple(event for step in steps for event in step.events) for steps in (silent, again)]
    for seat in (0, 3, None):
        assert seen(history[0], seat) == seen(history[1], seat)
    assert BoxTicked(1) in seen(history[1], 1)
    for before, now in zip(silent, again, strict=True):
        assert project(before.table, 0) == project(now.table, 0)
    assert again[2].table.ticked == (1,)
    assert project(again[2].table, 1).ticked == (1,)
    assert again[-1].table.ticked == ()


def test_the_leader_who_wins_says_nothing_of_the_suit() -> None:
    game, steps = table()
    assert rules.refuse(game, steps[-1].table, 0, PlayCard(card("3c"), ticks=frozenset({Tick.SUIT_WON}))) is not None
    assert spoken(after(game, steps, "1:3c 2:7c/p 3:5c/p 4:4c/p")) == []


def test_who_discards_a_card_of_another_suit_has_not_won_with_it() -> None:
    game, steps = table()
    after(game, steps, "1:2c 2:7c 3:5c 4:4c")
    assert spoken(after(game, steps, "1:3c 2:3d/p 3:3b/p 4:Ad/p")) == []


def test_others_than_the_leader_speak_of_other_suits_only_where_the_table_says_so() -> None:
    game, steps = table("other_suits_by_anyone=true")
    assert spoken(after(game, steps, "1:2c 2:7c/op")) == ["sono faglio a un palo"]
    game, steps = table()
    after(game, steps, "1:2c")
    refused = rules.refuse(game, steps[-1].table, 1, PlayCard(card("7c"), ticks=frozenset({Tick.OTHER_SUITS})))
    assert refused is Reason.WORD_ONLY_WHEN_LEADING


def test_other_suits_are_neither_the_one_led_nor_the_one_of_the_trick_before() -> None:
    """12.9: they concern suits other than the one just played or about to be played."""
    game, steps = table("other_suits_by_anyone=true")
    assert spoken(after(game, steps, "1:6s 2:7b/o")) == [], "he has all but the suit led"
    game, steps = table(hands=("2c 5d 6s 4b", "7c 3d 4d 7b", "5c 6d 7d 3b", "4c Ad Kd 2b"))
    assert spoken(after(game, steps, "1:6s 2:7b 3:3b 4:2b 1:2c/o")) == [], "he has all but the suit just won"


# --- once, and silence -----------------------------------------------------------------------------------------------

LONG = ("Ac 7c 6c 5c 4c 3s", "Kc 4s 5s 6s Fs 7s", "Cc 4d 5d 6d Fd 7d", "Fc 4b 5b 6b Fb 7b")


def test_the_long_suit_may_be_spoken_of_again() -> None:
    game, steps = table(hands=LONG)
    assert spoken(after(game, steps, "1:Ac/s 2:Kc 3:Cc 4:Fc")) == ["lunghissimo"]
    assert spoken(after(game, steps, "1:7c/s 2:4s 3:4d 4:4b")) == ["non piu lunghissimo"]
    assert spoken(after(game, steps, "1:6c/s 2:5s 3:5d 4:5b")) == ["non piu lunghissimo"]


def test_without_once_per_suit_each_lead_is_declared_by_itself() -> None:
    game, steps = table("once_per_suit=false", LONG)
    assert spoken(after(game, steps, "1:Ac/s 2:Kc 3:Cc 4:Fc 1:7c/s")) == ["lunghissimo", "lungo"]


def test_a_silent_lead_bars_the_suit() -> None:
    game, steps = table(hands=LONG)
    assert spoken(after(game, steps, "1:Ac 2:Kc 3:Cc 4:Fc 1:7c/s")) == []
    game, steps = table("silent_bar=none", LONG)
    assert spoken(after(game, steps, "1:Ac 2:Kc 3:Cc 4:Fc 1:7c/s")) == ["lungo"]


@pytest.mark.parametrize(("options", "said"), [("", []), ("silent_bar=until_lead_lost", ["si liscia"])])
def test_losing_the_lead_lifts_the_bar_where_the_table_says_so(options: str, said: list[str]) -> None:
    game, steps = table(options, ("3c 7c 5c Ad", "Kc Cc 4d 5s", "2c 4c 5d 6s", "6c Fc 6d 7s"))
    after(game, steps, "1:7c 2:Kc 3:4c 4:6c 2:4d 3:5d 4:6d 1:Ad")
    assert spoken(after(game, steps, "1:3c/s")) == said


@pytest.mark.parametrize(("options", "said"), [("", []), ("forced_silence_bars=false", ["sola"])])
def test_a_silence_that_was_forced_bars_too_unless_the_table_says_otherwise(options: str, said: list[str]) -> None:
    game, steps = table(options, ("Ab 4b", "4c 5c", "4d 5d", "4s 5s"))
    assert spoken(after(game, steps, "1:4b/s 2:4c 3:4d 4:4s")) == []
    assert spoken(after(game, steps, "1:Ab/s")) == said


def test_a_player_void_in_two_more_suits_says_so_once_for_all_that_he_is_void_of() -> None:
    game, steps = table(hands=("Ac Kc Cc", "4d 5d 6d", "4s 5s 6s", "4b 5b 6b"))
    assert spoken(after(game, steps, "1:Ac/o 2:4d 3:4s 4:4b 1:Kc/o")) == ["sono faglio a un palo"]


def test_a_suit_played_out_is_a_new_void() -> None:
    hands = ("Ac Kc Ad Cc", "4d 5d 6d 7d", "4s 5s 6s 7s", "4b 5b 6b 7b")
    game, steps = table("feci_un_piombo=true", hands)
    events = after(game, steps, "1:Ac/o 2:4d 3:4s 4:4b 1:Ad/o 2:5d 3:5s 4:5b 1:Kc/o 2:6d 3:6s 4:6b 1:Cc/o")
    assert spoken(events) == ["sono faglio a un palo", "feci un piombo"]
    game, steps = table("", hands)
    events = after(game, steps, "1:Ac/o 2:4d 3:4s 4:4b 1:Ad/o 2:5d 3:5s 4:5b 1:Kc/o 2:6d 3:6s 4:6b 1:Cc/o")
    assert spoken(events) == ["sono faglio a un palo", "sono faglio a un palo"]


@pytest.mark.parametrize(
    ("options", "said"),
    [("", ["sono faglio a un palo", "faglio al palo del mio compagno"]), ("public_ban=true", [])],
)
def test_a_void_that_everybody_saw_may_not_be_said_where_the_table_forbids_it(options: str, said: list[str]) -> None:
    game, steps = table(options, ("4c 5d 7s 4b 5b", "6b 7b Ad Kd 3s", "5c 4d Cs Fs Ks", "6c 7d 2s As 4s"))
    after(game, steps, "1:4c 2:6b 3:5c 4:6c 4:7d 1:5d 2:Ad 3:4d")
    assert spoken(after(game, steps, "2:Kd/ov")) == said


# --- what binds ------------------------------------------------------------------------------------------------------


def test_the_three_of_a_bare_venticinque_follows_where_the_table_says_so() -> None:
    for options, free in (
        ("venticinque_commit=true", False),
        ("venticinque_commit=true code=fitres", False),
        ("", True),
    ):
        game, steps = table(options)
        after(game, steps, "1:2c/s 2:7c 3:5c 4:4c")
        assert leads(game, steps[-1]) == ({"3c", "5d", "6s"} if free else {"3c"})
    game, steps = table("venticinque_commit=true")
    after(game, steps, "1:2c 2:7c 3:5c 4:4c")
    assert leads(game, steps[-1]) == {"3c", "5d", "6s"}
    after(game, steps, "1:3c 2:3d 3:6d 4:Ad")
    assert leads(game, steps[-1]) == {"5d", "6s"}


def test_after_sono_liscio_qui_another_suit_is_led_where_the_table_says_so() -> None:
    for options, free in (("liscio_forces_suit=true", False), ("", True)):
        game, steps = table(options)
        after(game, steps, "1:5d 2:3d/p 3:6d 4:Kd")
        assert leads(game, steps[-1]) == {"7c", "7b", *(["4d"] if free else [])}
    game, steps = table("liscio_forces_suit=true", ("5d 6d", "3d 4d", "7d Fd", "Kd Cd"))
    after(game, steps, "1:5d 2:3d/p 3:7d 4:Kd")
    assert leads(game, steps[-1]) == {"4d"}


@pytest.mark.parametrize("name", [name for name in BASES if name not in ("trio", "in_due")])
@pytest.mark.parametrize("code", ["alternative", "ludopoli", "fitres", "none"])
def test_no_word_changes_which_cards_are_legal(name: str, code: Literal["alternative", "ludopoli", "none"]) -> None:
    hand = random_hand(name, 3)
    spoken_game = replace(hand.game, options=replace(hand.game.options, code=code))
    for moment, awaited in hand.moments():
        for seat in awaited:
            cards_of = [
                {each.card for each in rules.legal(game, moment, seat) if isinstance(each, PlayCard)}
                for game in (hand.game, spoken_game)
            ]
            assert cards_of[0] == cards_of[1]


def test_the_view_of_a_seat_is_enough_to_know_what_it_would_say() -> None:
    for seed in range(3):
        hand = random_hand("classic code=ludopoli", seed)
        for moment, awaited in hand.moments():
            for seat in awaited:
                for action in rules.legal(hand.game, moment, seat):
                    if isinstance(action, PlayCard) and action.ticks and moment.trick is None:
                        asked = (seat, action.card, action.ticks)
                        truth = speech.with_card(hand.game.rules, moment, *asked)
                        assert speech.with_card(hand.game.rules, project(moment, seat), *asked) == truth


def test_what_could_be_said_is_known_before_the_card_is_played() -> None:
    game, steps = table()
    options, now = game.rules, steps[-1].table
    assert speech.possible(options, now, 0, card("2c")) == {
        Tick.SUIT_LED: "venticinque piombo",
        Tick.OTHER_SUITS: "sono faglio a un palo",
        Tick.PARTNER_VOID: "faglio al palo del mio compagno",
        Tick.PARTNER_LISCIO: "liscio al palo del mio compagno",
    }
    assert Tick.SUIT_LED not in speech.possible(options, now, 0, card("3c"))
    after(game, steps, "1:5d")
    assert speech.possible(options, steps[-1].table, 1, card("3d")) == {Tick.SUIT_WON: "sono liscio qui"}
    assert speech.possible(options, steps[-1].table, 1, card("7c")) == {}
    assert speech.possible(replace(options, code="classic"), now, 0, card("2c")) == {}


def test_what_is_said_could_be_said_of_the_holding_and_not_of_all_others() -> None:
    for name in ("classic code=ludopoli", "classic code=fitres"):
        options = random_hand(name, 0).game.rules
        for seed in range(6):
            hand = random_hand(name, seed)
            for moment, step in pairwise(hand.steps):
                for said in (each for each in step.events if isinstance(each, DeclarationMade)):
                    if said.row[0] not in "DE" or not isinstance(step.events[-1], CardPlayed):
                        continue
                    held = speech.holding(moment.table, said.seat, step.events[-1].card)
                    assert could_say(options, said.row, said.words, held)
                    fewer = (frozenset({held.led}), frozenset(SUITS[held.led.suit] - held.gone))
                    others = (Holding(some, held.led, held.gone) for some in fewer if some != held.cards)
                    assert not all(could_say(options, said.row, said.words, each) for each in others)


@pytest.mark.parametrize(
    ("key", "held", "led", "gone", "said"),
    [
        ("P1", "3c", "3c", "4c", True),
        ("P1", "3c 2c", "3c", "4c", False),
        ("P2", "3c 5c", "3c", "4c", True),
        ("P2", "3c 2c", "3c", "4c", False),
        ("D34", "3c 2c 5c 6c 7c", "5c", "", True),
        ("D35", "3c 2c 5c 6c 7c", "5c", "", False),
        ("D35", "3c 2c", "3c", "", True),
        ("O2", "3c 2c", "3c", "", True),
    ],
)
def test_words_about_a_suit_prove_what_is_left(key: str, held: str, led: str, gone: str, said: bool) -> None:
    assert could_say(Options(code="ludopoli"), key, ROWS[key].words, led_from(held, led, gone)) is said


# --- the called pair -------------------------------------------------------------------------------------------------

CALLED = ("4c 3c 3d 3b", "5c 3s 7s 6s", "6c 4d 5d Ks", "7c 4b 5b 4s")


def test_a_declaration_that_names_the_called_card_makes_the_pair_official() -> None:
    game, steps = table("", CALLED, "chiamata")
    assert not any(isinstance(event, PairOfficial) for event in after(game, steps, "1:?3s 1:4c 2:5c 3:6c 4:7c"))
    assert not steps[-1].table.official
    game, steps = table("", ("4c 3c 3d 3b", "Ac 3s 7s 6s", "6c 4d 5d Ks", "7c 4b 5b 4s"), "chiamata")
    after(game, steps, "1:?3s 1:4c 2:Ac/p 3:6c 4:7c")
    events = after(game, steps, "2:6s/s")
    assert spoken(events) == ["Tre terzo"]
    assert [type(event).__name__ for event in events] == ["DeclarationMade", "PairOfficial", "CardPlayed"]
    assert steps[-1].table.sides == ((0, 1), (2, 3))


# --- free words ------------------------------------------------------------------------------------------------------


def test_free_words_may_be_said_by_anybody_at_any_time_and_change_nothing() -> None:
    game, steps = table("declare_mode=manual")
    for seat in range(4):
        assert rules.refuse(game, steps[-1].table, seat, Talk("lungo, voglio l'Asso")) is None
    before = steps[-1].table
    (talked,) = after(game, steps, '3:"ciao"')
    assert redact(talked, None) == talked
    assert steps[-1].table == before
    assert not any(isinstance(each, Talk) for each in rules.legal(game, before, 0))
    assert Talk("ciao") in rules.legal(game, before, 0)
