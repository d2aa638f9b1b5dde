"""A table that is carried to a screen of another scale is drawn anew for it."""

from __future__ import annotations

import os
import subprocess
import sys


def test_a_window_that_is_carried_to_another_screen_looks_like_one_that_was_opened_there() -> None:
    """In a process of its own: how many screens there are, Qt learns only once."""
    own = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    command = [sys.executable, "-m", "tests.ui.table.screens"]
    ended = subprocess.run(command, env=own, capture_output=True, text=True, timeout=300, check=False)
    assert (ended.returncode, ended.stdout) == (0, ""), ended.stderr
