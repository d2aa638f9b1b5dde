"""A hand of ten cards played with the mouse in a real window; the program is killed in the middle and goes on."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.xvfb.screen import Program, Screen, Window, wait_for
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import project
from tressette_desktop.engine.record.reader import Record, read_file
from tressette_desktop.engine.rules.game import awaited, legal
from tressette_desktop.ui.table.layout import arrange
from tressette_desktop.ui.table.metrics import Felt

GAME = """[TSN "1"]
[Variant "classic"]
[Options "buongioco=none"]
[1 "Anna"] [2 "Ischia"] [3 "Capri"] [4 "Procida"]
[Bots "2=rulebook 3=rulebook 4=rulebook"]
D4 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7
"""
BRISK = '{"version": 1, "language": "it", "speed": "fast", "trick_pause": 600}'
CONTINUE = (285, 380)
"""Where the way into the open game stands on the first page of a window of 1280 x 800."""


def test_ten_cards_are_played_with_the_mouse_and_a_kill_loses_nothing(screen: Screen, own_folders: Path) -> None:
    journal = own_folders / "data" / "tressette-desktop" / "games" / "evening.tsn"
    journal.parent.mkdir(parents=True)
    journal.write_text(GAME, encoding="utf-8")
    settings = own_folders / "config" / "tressette-desktop" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(BRISK, encoding="utf-8")
    with screen.program(sys.executable, "-m", "tressette_desktop") as program:
        window = sit_down(program)
        for played in range(1, 6):
            play_one(window, journal, played)
        program.process.kill()
    with screen.program(sys.executable, "-m", "tressette_desktop") as program:
        window = sit_down(program)
        for played in range(6, 11):
            play_one(window, journal, played)
        wait_for(lambda: "\n=" in journal.read_text(encoding="utf-8"), "the score of the hand")
        screen.picture(own_folders / "score.png")
        window.press("ctrl+q")
        assert program.process.wait(60) == 0
    record = replayed(journal)
    assert record.error is None
    assert record.play is not None
    assert record.play.table is not None
    assert record.play.table.score is not None


def sit_down(program: Program) -> Window:
    """Go on with the open game from the first page."""
    window = program.window("Tressette")
    assert window.size == (1280, 800)
    window.click(CONTINUE)
    return window


def play_one(window: Window, journal: Path, number: int) -> None:
    """Wait for one's turn, press a card that may be played, and wait until it is written down."""

    def my_turn() -> Table | None:
        record = replayed(journal)
        assert record.play is not None
        table = record.play.table
        assert table is not None
        return table if record.game is not None and awaited(record.game, table) == (0,) else None

    table = wait_for(my_turn, f"one's turn to play card {number}")
    assert table is not None
    game = replayed(journal).game
    assert game is not None
    card = next(action.card for action in legal(game, table, 0) if isinstance(action, PlayCard))
    width, height = window.size
    felt = Felt(1280, 708)
    pose = arrange(project(table, 0), 0, felt)[card]
    place = (round(pose.x - 0.3 * pose.width), round(height - felt.height + pose.y))

    def played() -> bool:
        # A press while the cards still move only skips their motion, so it may take another one.
        window.click(place)
        found = replayed(journal).play
        assert found is not None
        return found.table is not None and len(found.table.played(0)) >= number

    wait_for(played, f"card {number}, {card}, at {place} of {width} x {height}")


def replayed(journal: Path) -> Record:
    """What the journal says now."""
    return read_file(journal)[-1]
