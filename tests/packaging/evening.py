"""An evening with an installed program: half a hand, a kill, the other half, all with the mouse."""

from __future__ import annotations

from pathlib import Path

from tests.xvfb.screen import Program, Screen, wait_for
from tests.xvfb.test_ten_cards import BRISK, GAME, play_one, replayed, sit_down


def lay_out(home: Path) -> Path:
    """A home with brisk preferences and a game that has just been dealt; returns its journal."""
    settings = home / "config" / "tressette-desktop" / "settings.json"
    journal = home / "data" / "tressette-desktop" / "games" / "evening.tsn"
    for file, text in ((settings, BRISK), (journal, GAME)):
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
    return journal


def first_half(screen: Screen, journal: Path, *command: str) -> None:
    """Play five cards; then the power fails."""
    with screen.program(*command) as program:
        window = sit_down(program)
        for played in range(1, 6):
            play_one(window, journal, played)
        program.process.kill()


def second_half(screen: Screen, journal: Path, *command: str) -> None:
    """Go on from the same card to the score, and leave."""
    with screen.program(*command) as program:
        window = sit_down(program)
        for played in range(6, 11):
            play_one(window, journal, played)
        wait_for(lambda: "\n=" in journal.read_text(encoding="utf-8"), "the score of the hand")
        leave(program)
    record = replayed(journal)
    assert record.error is None
    assert record.play is not None
    assert record.play.table is not None
    assert record.play.table.score is not None


def leave(program: Program) -> None:
    """Close the window by the keyboard."""
    program.window("Tressette").press("ctrl+q")
    assert program.process.wait(60) == 0
