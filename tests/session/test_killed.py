"""The program can be killed at any moment: nothing that anybody has seen is lost."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.session.test_session import play_on
from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.record.journal import Journal
from tressette_desktop.engine.record.reader import read_file
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.session.session import Session

KILLS = int(os.environ.get("TRESSETTE_KILLS", "12"))
"""How often the game is killed; for the long run set TRESSETTE_KILLS=200."""


def test_a_killed_game_goes_on_from_its_last_decision(tmp_path: Path) -> None:
    path, rng = tmp_path / "game.tsn", random.Random(7)
    shown = kills = 0
    while kills < KILLS:
        command = [sys.executable, "-m", "tests.session.automatic", str(path), str(kills)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as game:
            assert game.stdout is not None
            ready = game.stdout.readline().split()
            assert ready[0] == "ready"
            assert int(ready[1]) >= shown, "a decision that was shown is gone"
            shown = int(ready[1])
            for _ in range(rng.randrange(0, 25)):
                line = game.stdout.readline().strip()
                if line == "over":
                    break
                shown = int(line)
            time.sleep(rng.random() / 300)
            game.kill()
            rest = [line for line in game.stdout.read().split("\n")[:-1] if line != "over"]
            shown = int(rest[-1]) if rest else shown
        kills += 1
        record = read_file(path)[-1]
        assert record.error is None
        assert record.play is not None
        if record.play.over:
            path.unlink()
            shown = 0


def test_one_sync_for_every_decision_before_it_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal.create(tmp_path / "game.tsn", Header("classic"))
    syncs: list[int] = []
    views: list[int] = []
    sync = os.fsync

    def counting(handle: int) -> None:
        sync(handle)
        syncs.append(handle)

    class Eye:
        def stepped(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
            assert len(syncs) == session.revision
            views.append(len(syncs))

        def rewound(self, view: PlayerView) -> None:
            assert len(syncs) == session.revision
            views.append(len(syncs))

    monkeypatch.setattr(os, "fsync", counting)
    match = Match.new(game_of("classic"), dealer=0)
    session = Session(match, persons=frozenset({0}), shuffler=lambda: DECK, log=journal)
    eyes = [Eye() for _ in range(4)]
    for seat, eye in enumerate(eyes):
        session.watch(eye, seat)
    play_on(session, random.Random(1), 30)
    session.undo(0)
    journal.close()
    assert len(syncs) == session.revision == 32
    assert set(views) == set(range(1, 33)), "every decision was seen by somebody"
