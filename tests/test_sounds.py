"""The committed sounds are what the script computes, short, and none louder than the others."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parent.parent / "packaging" / "sounds.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("packaging_sounds", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_committed_sounds_are_what_is_computed(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main(["--check"]) == 0
    assert {file.stem for file in script.FOLDER.glob("*.wav")} == set(script.SOUNDS)


def test_a_changed_or_missing_sound_is_named(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    monkeypatch.setattr(script, "SOUNDS", {name: script.SOUNDS[name] for name in ("knock", "thrown", "turned")})
    script.main([])
    (tmp_path / "knock.wav").unlink()
    (tmp_path / "thrown.wav").write_bytes((tmp_path / "turned.wav").read_bytes())
    assert script.main(["--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "not what is computed: knock.wav",
        "not what is computed: thrown.wav",
    ]


def test_sounds_are_short_and_none_is_louder_than_allowed(script: ModuleType) -> None:
    for name in script.SOUNDS:
        heard = script.numbers((script.FOLDER / f"{name}.wav").read_bytes())
        assert len(heard) / script.RATE <= (1.2 if name == "game_won" else 0.4), name
        assert max(map(abs, heard)) <= 32767 * script.PEAK + 1, name
