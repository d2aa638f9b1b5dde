"""What the index adds up is what a plain count of the played games gives; the par of a deal is the same everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.record.generated import bodies, write_games
from tests.record.many import File, compare
from tests.record.samples import DEAL, HAND, HEAD
from tressette_desktop.engine.par import par
from tressette_desktop.engine.record import tallies
from tressette_desktop.engine.record.faults import NotationError
from tressette_desktop.engine.record.index import Index
from tressette_desktop.engine.record.tallies import Played, Tally
from tressette_desktop.engine.rules.registry import GAMES, game_of

LINE = DEAL.strip()


def test_every_sum_agrees_with_a_plain_count(tmp_path: Path) -> None:
    """The long run is ``python -m tests.record.many 10000``."""
    write_games(tmp_path, 80, bodies(14, seed=4))
    with Index(tmp_path) as index:
        list(index.refresh())
        assert compare(index, [File.of(path) for path in tmp_path.glob("*.tsn")]) > 200


def test_a_course_has_no_more_points_than_can_be_seen(tmp_path: Path) -> None:
    for number in range(60):
        text = HEAD + f'[Date "{2000 + number // 12}-{number % 12 + 1:02}-15"]\n[1 "Anna"]\n[Bots "2=esperto"]\n' + HAND
        (tmp_path / f"{number}.tsn").write_text(text, encoding="utf-8")
    with Index(tmp_path) as index:
        list(index.refresh())
        course = tallies.course(index, "Anna", "classic")
    assert (len(course), course[0], course[1].month) == (20, ("2000-01", 3, -3.0), "2000-04")


def test_nothing_adds_up_to_nothing(tmp_path: Path) -> None:
    with Index(tmp_path) as index:
        assert tallies.people(index) == tallies.variants(index, "Anna") == []
        assert tallies.tallies(index, "Anna", "classic") == []
        assert tallies.together(()) == Tally("", *[0] * 12)
        assert tallies.luck(()).deals == 0


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_par(name: str) -> None:
    ((variant, seats, body),) = bodies(1, seed=6, games=(name,))
    line = next(line for line in body.splitlines() if line.startswith("D")).split(" h:")[0]
    *thoughts, gains = par(game_of(variant, "", seats), line, rounds=1)
    assert set(thoughts) == {None}
    assert gains is not None
    assert len(gains.gains) == len(gains.thirds) == seats


def test_the_par_of_a_deal_is_the_same_each_time() -> None:
    first, second = (list(par(game_of("classic"), LINE, rounds=2))[-1] for _ in range(2))
    assert first == second
    assert first is not None
    assert sum(first.gains) >= 20, "two sides share ten points and more"
    assert first.thirds[0] + first.thirds[1] == 35


@pytest.mark.parametrize("line", ["D4", "D4 1:?10 2:?10 3:?10 4:?10", "D1 1:3"])
def test_what_is_no_deal_has_no_par(line: str) -> None:
    with pytest.raises(NotationError):
        list(par(game_of("classic"), line))


def test_a_par_is_kept_with_the_rules_it_was_played_by(tmp_path: Path) -> None:
    (tmp_path / "a.tsn").write_text(HEAD + '[1 "Anna"]\n[Bots "2=esperto 3=esperto 4=esperto"]\n' + HAND, "utf-8")
    with Index(tmp_path) as index:
        list(index.refresh())
        (hand,) = tallies.latest(index, "Anna", "classic", 5)
        assert hand == Played(LINE, "classic||4", 0, 7, 10)
        assert tallies.weighed(index, [hand]) == []
        index.keep_par(hand.deal, "classic|target=31|4", (1, 1, 1, 1), (0, 0, 0, 0))
        index.keep_par(hand.deal, hand.rules, (8.5, 4.5, 8.5, 4.5), (25, 10, 25, 10))
        assert tallies.par_of(index, hand.deal, hand.rules, 1) == (4.5, 10)
        assert tallies.par_of(index, hand.deal, "classic||2", 1) is None
        assert tallies.weighed(index, [hand]) == [(hand, (8.5, 4.5, 8.5, 4.5))]
        assert tallies.luck(tallies.weighed(index, [hand])) == (1, 1, 0, 8.5, 7.0)


def test_a_table_of_all_hands_has_a_title_for_every_column(tmp_path: Path) -> None:
    (tmp_path / "a.tsn").write_text(HEAD + '[1 "Anna"]\n[Date "2026-03-19"]\n[Bots "2=esperto"]\n' + HAND, "utf-8")
    with Index(tmp_path) as index:
        list(index.refresh())
        titles, row = tallies.every_hand(index, "Anna")
    assert dict(zip(titles, row, strict=True)) == {
        "day": "2026-03-19", "file": "a.tsn", "hand": 1, "variant": "classic", "level": "esperto", "gained": 7,
        "against": 10, "combinations": 1, "contract": "", "kept": None, "claim": None, "won": None, "how": "",
    }  # fmt: skip
