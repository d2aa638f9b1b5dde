"""Both codes over every state of a suit: the counts of the rules, and the engine against the rows as printed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache

import pytest

from tests.engine.words.printed import ACE, FITRES, FIVE, KING, LUDOPOLI, SUIT, TRESSETTE, State, rows_of, states
from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.rules.declarations import fitres, flow, ludopoli, others
from tressette_desktop.engine.rules.declarations.book import ROWS
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.declarations.starting import declare, told
from tressette_desktop.engine.rules.options import Options

COPPE = tuple(reversed(DECK[:10]))
"""The cards of a suit by their bit, the four first."""

SETS = [frozenset(card for bit, card in enumerate(COPPE) if bits >> bit & 1) for bits in range(SUIT + 1)]
"""The cards of every set of bits."""

PRINTED = {"ludopoli": LUDOPOLI, "fitres": FITRES}
TABLE = {"ludopoli": ludopoli.ROWS, "fitres": fitres.ROWS}
OPTIONS = {code: Options(code=code) for code in PRINTED}  # type: ignore[arg-type]
OFFICIAL = Options(code="ludopoli", fitres_mode="official")

both = pytest.mark.parametrize("code", PRINTED)
every_extent = pytest.mark.parametrize("fresh", [True, False], ids=["fresh", "all histories"])


def holding(state: State) -> Holding:
    """A state in the engine's terms."""
    return Holding(SETS[state.held], COPPE[state.led.bit_length() - 1], SETS[state.gone])


@dataclass
class Survey:
    """What a code makes of every state: how many rows match as printed, what is said, and how often."""

    matches: Counter[int] = field(default_factory=Counter)
    overlaps: set[frozenset[str]] = field(default_factory=set)
    said: Counter[str | None] = field(default_factory=Counter)
    silent: Counter[int] = field(default_factory=Counter)
    literal: int = 0
    gaps_filled: int = 0
    silenced: list[State] = field(default_factory=list)
    strangers: list[tuple[State, str]] = field(default_factory=list)
    printed: Counter[str] = field(default_factory=Counter)

    def add(self, state: State, rows: frozenset[str], said: str | None) -> None:
        self.matches[min(len(rows), 4)] += 1
        self.printed.update(rows)
        self.said[said] += 1
        if len(rows) > 1:
            self.overlaps.add(rows)
        if said is None:
            self.silent[state.n] += 1
            self.silenced += [state] if rows else []
        elif said in rows:
            self.literal += 1
        elif rows:
            self.strangers.append((state, said))
        else:
            self.gaps_filled += 1


@lru_cache
def survey(code: str, fresh: bool) -> Survey:
    """Ask the engine and the printed rows about every state."""
    found, rows, options = Survey(), PRINTED[code], OPTIONS[code]
    for state in states(fresh=fresh):
        row = declare(options, holding(state))
        found.add(state, rows_of(rows, state), row and row.key)
    return found


@pytest.mark.parametrize(
    ("code", "fresh", "none", "one", "two", "three", "more"),
    [
        ("ludopoli", True, 252, 2758, 126, 1600, 384),
        ("ludopoli", False, 24108, 114786, 20028, 29733, 8175),
        ("fitres", True, 52, 2170, 624, 1232, 1042),
        ("fitres", False, 12416, 101982, 30675, 32746, 19011),
    ],
)
def test_the_printed_rows_match_as_often_as_the_rules_count(
    code: str, fresh: bool, none: int, one: int, two: int, three: int, more: int
) -> None:
    matches = survey(code, fresh).matches
    assert [matches[each] for each in range(5)] == [none, one, two, three, more]
    assert matches.total() == (5120 if fresh else 196830)


@pytest.mark.parametrize(
    ("code", "fresh", "declared", "silent_of_two", "silent_of_three"),
    [
        ("ludopoli", True, 5054, 48, 18),
        ("ludopoli", False, 182238, 12288, 2304),
        ("fitres", True, 5044, 48, 28),
        ("fitres", False, 180958, 12288, 3584),
    ],
)
def test_the_engine_declares_as_often_as_the_rules_count(
    code: str, fresh: bool, declared: int, silent_of_two: int, silent_of_three: int
) -> None:
    found = survey(code, fresh)
    assert found.said.total() - found.said[None] == declared
    assert found.silent == {2: silent_of_two, 3: silent_of_three}


def test_ludopoli_uses_a_row_that_matches_or_fills_a_gap_and_silences_none() -> None:
    """One row is said against the letter: of three cards a King is led as a simple card is, from an honour (G2)."""
    for fresh, matched, gaps in ((True, 4868, 186), (False, 172722, 9516)):
        found = survey("ludopoli", fresh)
        assert (found.literal + len(found.strangers), found.gaps_filled) == (matched, gaps)
        assert not found.silenced
        for state, said in found.strangers:
            assert (state.n, state.led) == (3, KING)
            assert said in {"D13", "D16", "D19"}
            assert state.rest & TRESSETTE
    assert len(survey("ludopoli", True).strangers) == 21


def test_ludopoli_overlaps_as_often_as_the_rules_count() -> None:
    assert len(survey("ludopoli", True).overlaps) == 23
    whole = survey("ludopoli", False)
    assert len(whole.overlaps) == 42
    assert (whole.printed["D06"], whole.printed["D09"]) == (300, 2359)
    assert survey("ludopoli", True).printed.keys().isdisjoint({"D06", "D09"})


def test_ludopoli_leaves_the_gaps_that_the_rules_count() -> None:
    gaps = Counter(state.n for state in states(fresh=True) if not rows_of(LUDOPOLI, state))
    assert gaps == {2: 63, 3: 18, 4: 45, 5: 60, 6: 45, 7: 18, 8: 3}


def test_fitres_uses_only_rows_that_match() -> None:
    for fresh in (True, False):
        found = survey("fitres", fresh)
        assert not found.strangers
        assert not found.gaps_filled


@every_extent
def test_fitres_is_silent_on_purpose_with_two_honours_of_three_or_beside_the_king(fresh: bool) -> None:
    silenced = survey("fitres", fresh).silenced
    assert len(silenced) == (24 if fresh else 3456)
    for state in silenced:
        pair_of_three = state.n == 3 and (state.held & TRESSETTE).bit_count() == 2 and not state.led & TRESSETTE
        beside_the_king = state.n == 2 and bool(state.led & TRESSETTE) and state.rest == KING
        assert pair_of_three or beside_the_king


@both
def test_every_row_is_said_of_something(code: str) -> None:
    assert set(survey(code, False).said) - {None} == {row.key for row in TABLE[code]}


@both
def test_every_row_has_the_length_that_is_printed(code: str) -> None:
    assert {row.key: row.length for row in TABLE[code]} == {
        key: length for length, rows in PRINTED[code].items() for key in rows
    }


def test_officially_the_two_of_a_venticinque_terzo_is_led() -> None:
    """The three led from three, two and another card is *terzo* there, or nothing beside the King."""
    differing = 0
    for state in (each for each in states(fresh=False) if each.n == 3):
        held = holding(state)
        expert, official = (row and row.key for row in map(declare, (OPTIONS["ludopoli"], OFFICIAL), (held, held)))
        if expert != official:
            differing += 1
            assert expert == "D31"
            assert state.led.bit_length() == 10
            assert official == (None if state.rest & KING else "D04")
    # The third card is one of eight; of the seven others each is gone or elsewhere.
    assert differing == 8 * 2**7


def test_nobody_says_in_the_traditional_code_that_a_three_he_leads_wins() -> None:
    """It does for everybody to see (13.2)."""
    threes = [state for state in states(fresh=True) if state.led.bit_length() == 10]
    said = {row.key for state in threes if (row := declare(OPTIONS["fitres"], holding(state))) is not None}
    assert len(threes) == 2**9
    assert "E03" in said
    assert said.isdisjoint({"E04", "E07", "E08", "E12", "E16"})


def test_a_king_may_be_kept_in_a_terzo_where_the_table_says_so() -> None:
    lenient = Options(code="ludopoli", terzo_allow_king=True)
    changed = [
        state
        for state in states(fresh=True)
        if declare(lenient, holding(state)) is not declare(OPTIONS["ludopoli"], holding(state))
    ]
    assert len(changed) == 18
    assert {declare(lenient, holding(state)).key for state in changed} == {"D04"}  # type: ignore[union-attr]


def test_nobody_asks_for_an_ace_that_he_has_or_that_has_gone() -> None:
    for state in states(fresh=False):
        if state.holds(FIVE) and state.n >= 4:
            words = told(OPTIONS["ludopoli"], holding(state))
            length = "lungo" if state.n == 4 else "lunghissimo"
            away = not (state.held | state.gone) & ACE
            assert words == (f"{length}, voglio l'Asso" if away else f"E' mio, {length}")


@both
def test_nobody_says_that_his_card_wins_where_everybody_sees_it(code: str) -> None:
    banned = Options(code=code, public_ban=True)  # type: ignore[arg-type]
    for state in states(fresh=True):
        held = holding(state)
        row, usual = declare(banned, held), declare(OPTIONS[code], held)
        if row is not usual:
            assert held.sovrana
            assert usual is not None
            assert usual.sovereign
    own: frozenset[Card] = frozenset(DECK[4:7])
    told_before = Holding(own, DECK[6], frozenset(DECK[:4]), shown=own)
    assert [row and row.key for row in (declare(OPTIONS["ludopoli"], told_before),)] == ["D06"]
    assert declare(Options(code="ludopoli", public_ban=True), told_before).key == "D04"  # type: ignore[union-attr]


def test_every_declaration_has_one_key_some_words_and_a_source() -> None:
    families = (ludopoli.ROWS, fitres.ROWS, flow.ROWS, others.ROWS)
    assert len(ROWS) == sum(map(len, families)) == 33 + 44 + 2 + 6
    assert all(row.source and all(row.names) for row in ROWS.values())
