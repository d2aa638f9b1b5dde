"""What a digest counts without playing a record through is what playing it through gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.record.generated import bodies, first_lines
from tests.record.recount import recount
from tests.record.samples import ACCUSE, DEAL, HAND, HEAD, REST, TRICK
from tressette_desktop.engine.record.digest import digest
from tressette_desktop.engine.record.glance import glance
from tressette_desktop.engine.record.reader import read
from tressette_desktop.engine.record.summary import summary, told_whole, with_checks
from tressette_desktop.engine.record.writer import write
from tressette_desktop.engine.rules.registry import GAMES

GOLDENS = sorted((Path(__file__).parents[1] / "goldens").glob("*.tsn"))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_a_golden_record_is_told_as_it_was_played(path: Path) -> None:
    record = read(path.read_bytes())[-1]
    assert list(digest(path.read_text(encoding="utf-8")).hands) == recount(record)


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_told_as_they_were_played(game: str) -> None:
    for variant, seats, body in bodies(2, seed=3, games=(game,)):
        text = f"{first_lines(variant, seats)}{body}"
        (record,) = read(text.encode())
        assert record.error is None, str(record.error)
        assert record.play is not None
        told = digest(text)
        assert list(told.hands) == recount(record)
        assert told.glance.finished == record.play.over
        rows = summary("x.tsn", text.encode(), len(text), 0).hands
        assert [(row.gained, row.thirds) for row in rows] == [
            each for hand in told.hands for each in zip(hand.gained, hand.thirds or (None,) * seats, strict=True)
        ]


@pytest.mark.parametrize("lost", [0, 1, 2])
def test_a_game_whose_last_lines_were_lost_is_played_through(lost: int) -> None:
    """The light went out between the decision that ended it and its checks."""
    lines = (HEAD + DEAL + "1:!claim\n=0/0:0/0/0/0\n==2+4:wrong-claim\n").splitlines(keepends=True)
    (hand,) = told_whole("".join(lines[: len(lines) - lost]).encode()).hands
    assert (hand.winners, hand.claims) == ((1, 3), ((0, False),))


def test_what_was_taken_back_does_not_count() -> None:
    again = ACCUSE + "1:!undo\n" + ACCUSE.split(" ")[0] + "\n"
    (hand,) = digest(HEAD + HAND.replace(ACCUSE, again)).hands
    assert hand.melds == (1, 0, 0, 0)
    (hand,) = digest(HEAD + HAND.replace(ACCUSE, ACCUSE + '1:"bello" 1:!hint\n1:!undo\n' + ACCUSE)).hands
    assert hand.melds == (1, 0, 0, 1)


@pytest.mark.parametrize("stray", ["x:solo", "solo", "0:!claim", "6:+A-c", "1", "9:9", "5:solo 5:!claim"])
def test_what_is_no_token_breaks_nothing(stray: str) -> None:
    told = digest(HEAD + HAND.replace(TRICK, TRICK + stray + "\n") + "==1+3:claim\n")
    assert [hand.gained for hand in told.hands] == [(7, 10, 7, 10)]


def test_words_and_comments_count_for_nothing() -> None:
    told = digest(HEAD + HAND.replace(TRICK, '{=35/0:21/0/21/0} 1:"4:!claim =9/9:9/9/9/9" $4\n' + TRICK))
    assert told.hands == digest(HEAD + HAND).hands
    assert not digest(HEAD + DEAL + "{ =35/0:21/0/21/0\n").hands


def test_a_record_laid_out_by_a_person_is_seen_like_a_journal() -> None:
    text = HEAD + DEAL + "1:3c 1:!claim =0/0:0/0/0/0 ==2+4:wrong-claim {what a pity}\n"
    assert glance(text).winners == (1, 3)
    assert glance(text).finished


def test_only_seats_are_taken_for_bots() -> None:
    assert glance(HEAD + '[Bots "2=esperto \u00b2=esperto 7=esperto"]\n').bots == {1}


@pytest.mark.parametrize("aid", ["hint", "listening", "suits", "count", "undo"])
def test_every_aid_is_seen(aid: str) -> None:
    assert glance(HEAD + DEAL + TRICK + f"1:!{aid}\n").helped


def test_a_record_without_checks_is_played_through_for_them() -> None:
    text = HEAD + DEAL + TRICK + ACCUSE + REST
    assert not digest(text).whole
    rows = summary("x.tsn", text.encode(), len(text), 0)
    assert [(row.gained, row.against) for row in rows.hands] == [(7, 10), (10, 7), (7, 10), (10, 7)]
    (record,) = read(text.encode())
    assert digest(write(record.header, with_checks(record))).hands == digest(HEAD + HAND).hands


def test_a_game_given_up_is_told_and_without_its_checks_played_through() -> None:
    given_up = HEAD + '[Bots "2=a 3=a 4=a"]\n' + DEAL + "1:!concede\n"
    assert not digest(given_up).whole
    (hand,) = digest(given_up + "=0/0:0/0/0/0\n==2+4:concession\n").hands
    assert (hand.winners, hand.how, hand.games, hand.claims) == ((1, 3), "concession", 1, ())


def test_the_last_of_several_records_is_told() -> None:
    other = HEAD.replace("classic", "in_due") + "\n"
    assert digest(other + HEAD + HAND).glance.tags["Variant"] == "classic"
    assert len(digest(HEAD + HAND + other).hands) == 0


CLAIM = "1:!claim\n=0/0:0/0/0/0\n==2+4:wrong-claim\n"
SESSION = '[TSN "1"]\n[Variant "classic"]\n[Options "session=first_to_N_games session_games=2"]\n'


@pytest.mark.parametrize(
    ("text", "finished"),
    [
        (HEAD, False),
        (HEAD + DEAL, False),
        (HEAD + HAND, False),
        (HEAD + DEAL + CLAIM, True),
        (HEAD + DEAL + CLAIM + "2:3", True),
        (HEAD + DEAL + TRICK + "2:!stop\n", True),
        (SESSION + DEAL + CLAIM, False),
        (SESSION + DEAL + CLAIM + DEAL.replace("D4", "D1") + "1:!claim\n==2+4:wrong-claim\n", True),
    ],
)
def test_a_game_is_finished_when_nothing_can_follow(text: str, finished: bool) -> None:
    assert summary("x.tsn", text.encode(), len(text), 0).game.finished == int(finished)


def test_a_game_played_on_from_another_is_marked_and_not_counted() -> None:
    text = HEAD + '[From "evening.tsn, hand 1, decision 9"]\n' + HAND
    told = summary("x.tsn", text.encode(), len(text), 0)
    assert (told.game.branched, told.hands) == (1, ())
    assert summary("x.tsn", (HEAD + HAND).encode(), 0, 0).game.branched == 0
