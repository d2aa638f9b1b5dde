"""What is played is what is read again: every game of the contract tests, through text and back."""

from __future__ import annotations

import io
import random

import pytest

from tests.engine.hands import BASES, GAMES, decide, random_hand, shuffled
from tests.record.samples import entries_of, header_of, known_game
from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.core.actions import Claim
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.entries import Decision, Entry, Undo, checks
from tressette_desktop.engine.record.reader import read
from tressette_desktop.engine.record.writer import Notebook, lay_out, write, write_line
from tressette_desktop.engine.rules import game as rules


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_hand_comes_back_as_it_was_played(name: str, seed: int) -> None:
    hand = random_hand(name, seed)
    entries = entries_of(hand)
    text = write(header_of(hand), entries)
    (record,) = read(text.encode(), known_game)
    assert record.error is None
    assert record.entries == entries
    assert record.header == header_of(hand)
    assert list(record.replay()) == [step.table for step in hand.steps]
    assert write(record.header, record.entries) == text


@pytest.mark.parametrize("name", BASES)
def test_the_journal_and_the_page_say_the_same(name: str) -> None:
    hand = random_hand(name, 7)
    entries = entries_of(hand)
    page = lay_out(entries)
    journal = "".join(write_line(entry) + "\n" for entry in entries)
    assert page.split() == journal.split()


@pytest.mark.parametrize("name", BASES)
@pytest.mark.parametrize("seed", range(5))
def test_undo_to_any_point_leads_to_the_same_hand(name: str, seed: int) -> None:
    hand = random_hand(name, seed)
    rng = random.Random(seed)
    entries: list[Entry] = entries_of(hand)
    decisions = [entry for entry in entries if isinstance(entry, Decision)]
    last = len(decisions) - 1
    if any(isinstance(entry.action, Claim) for entry in decisions):
        last = next(at for at, entry in enumerate(decisions) if isinstance(entry.action, Claim))
    upto = rng.randrange(last)
    seat = decisions[upto].seat
    back = max(at for at in range(upto + 1) if decisions[at].seat == seat)
    played = [entries[0], *decisions[: upto + 1], Undo(seat), *decisions[back:]]
    (record,) = read(write(header_of(hand), played).encode(), known_game)
    assert record.error is None
    assert record.play is not None
    assert record.play.table == hand.end


def test_a_notebook_keeps_whole_matches() -> None:
    game, rng, out = GAMES["classic"], random.Random(3), io.StringIO()
    for _ in range(2):
        layout, dealer = shuffled(game, rng)
        match = Match.new(game, dealer)
        notebook = Notebook(out, game, ["random"] * 4)
        while not match.over:
            notebook.deal(match, layout)
            table = match.deal(layout).table
            while not table.over:
                seat, action = decide(game, table, rng)
                notebook.decide(seat, action)
                table = rules.apply(game, table, seat, action).table
            notebook.scored(match, table)
            match = match.after(table)
            if not match.over:
                layout = match.layout(tuple(rng.sample(DECK, len(DECK))))
        notebook.close()
    records = read(out.getvalue().encode())
    assert len(records) == 2
    for record in records:
        assert record.error is None
        assert record.play is not None
        assert record.play.over
        assert record.play.last_game is not None
        assert record.header.bots == dict.fromkeys(range(4), "random")


def test_a_notebook_without_a_file_writes_nothing() -> None:
    hand = random_hand("classic", 0)
    notebook = Notebook(None, hand.game, [])
    notebook.deal(Match.new(hand.game, hand.dealer), hand.layout)
    notebook.undo(0)
    notebook.close()
    assert hand.end.score is None or checks(hand.end.score)
