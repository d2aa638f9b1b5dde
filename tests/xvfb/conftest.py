"""A screen for each test that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.xvfb.screen import Screen, new_screen


@pytest.fixture
def screen(tmp_path: Path, pytestconfig: pytest.Config) -> Iterator[Screen]:
    """A screen of 1400 x 900 pixels; Qt may say on it what it may say in every other test."""
    with new_screen(tmp_path, pytestconfig.getini("qt_log_ignore")) as made:
        yield made
