"""The generator: it draws exactly the committed pictures, twice the same, and says in one sentence when not."""

import doctest
import importlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .looking import ASSETS

GENERATOR = ASSETS.parents[1] / "packaging" / "deck"


def build(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the generator as a person would."""
    return subprocess.run(
        [sys.executable, GENERATOR / "build.py", *arguments], capture_output=True, text=True, check=False
    )


def test_the_committed_pictures_are_what_is_drawn() -> None:
    run = build("--check")
    assert (run.returncode, run.stderr) == (0, "")


def test_a_changed_or_missing_picture_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    for folder in ("cards", "icons"):
        shutil.copytree(ASSETS / folder, tmp_path / folder)
    changed = tmp_path / "cards" / "neapolitan" / "Kd.svg"
    changed.write_bytes(changed.read_bytes() + b" ")
    changed.with_name("3b.svg").unlink()
    before = changed.read_bytes()
    run = build("--check", "--out", str(tmp_path))
    assert run.returncode == 1
    assert run.stderr == (
        "2 pictures differ from what is drawn here: cards/neapolitan/Kd.svg, cards/neapolitan/3b.svg.\n"
    )
    assert changed.read_bytes() == before
    assert not changed.with_name("3b.svg").exists()


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> None:
    """The modules of the generator can be imported, as when its script runs."""
    monkeypatch.syspath_prepend(str(GENERATOR))


@pytest.mark.usefixtures("workshop")
@pytest.mark.parametrize("name", ["splines", "marks"])
def test_examples_hold(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.usefixtures("workshop")
def test_light_comes_from_the_upper_left_also_on_a_turned_part() -> None:
    canvas = importlib.import_module("ink").Canvas()
    with canvas.at(250, 400, turn=180, flip=True):
        area = canvas.area("0,0! 100,0! 100,60! 0,60!")
        shadow = area.difference(canvas.moved(area, (-10, -8)))
    assert shadow.centroid.x > area.centroid.x
    assert shadow.centroid.y > area.centroid.y


@pytest.mark.usefixtures("workshop")
def test_lines_of_a_small_part_stay_readable() -> None:
    canvas = importlib.import_module("ink").Canvas()
    with canvas.at(scale=0.25):
        assert canvas.scale == pytest.approx(0.25)
        assert canvas.weight == pytest.approx(0.25**0.6)
    assert canvas.weight == 1


@pytest.mark.usefixtures("workshop")
def test_flat_neighbours_of_one_colour_share_an_element() -> None:
    canvas = importlib.import_module("ink").Canvas()
    canvas.facets("0,0 10,0 10,10", "#123456")
    canvas.facets("20,0 30,0 30,10", "#123456")
    canvas.facets("40,0 50,0 50,10", "#654321")
    assert canvas.svg("two", 60, 20).count("<path") == 2
