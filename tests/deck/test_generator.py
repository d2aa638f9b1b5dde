"""The generator: it draws exactly the committed pictures, twice the same, and says in one sentence when not."""

import doctest
import importlib
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from .looking import ASSETS

GENERATOR = ASSETS.parents[1] / "packaging" / "deck"


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script of the generator. It is loaded by its place, because its name means another package."""
    monkeypatch.syspath_prepend(str(GENERATOR))
    spec = importlib.util.spec_from_file_location("deck_build", GENERATOR / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_committed_pictures_are_what_is_drawn() -> None:
    run = subprocess.run(
        [sys.executable, GENERATOR / "build.py", "--check"], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")


def test_a_changed_or_missing_picture_is_named_and_nothing_is_written(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = {"cards/Kd.svg": "king", "cards/3b.svg": "mask", "cards/4c.svg": "four"}
    monkeypatch.setattr(build, "pictures", drawn.items)
    assert build.main(["--out", str(tmp_path)]) == 0
    assert build.main(["--check", "--out", str(tmp_path)]) == 0
    (tmp_path / "cards" / "Kd.svg").write_text("knave")
    (tmp_path / "cards" / "3b.svg").unlink()
    assert build.main(["--check", "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "2 pictures differ from what is drawn here: cards/Kd.svg, cards/3b.svg.\n"
    assert (tmp_path / "cards" / "Kd.svg").read_text() == "knave"
    assert not (tmp_path / "cards" / "3b.svg").exists()


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
