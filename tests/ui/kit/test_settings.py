"""What is chosen is written at once and found again; a bad file loses nothing and is said in one sentence."""

import json
import os
from pathlib import Path

import pytest

from tressette_desktop.ui.settings import RULES, Raw, Settings, Speed, Store, ThemeChoice
from tressette_desktop.ui.theme import FeltKey


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "preferences.json"


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_without_a_file_everything_is_default(file: Path) -> None:
    store = Store(file)
    assert store.values == Settings()
    assert store.complaint == ""
    assert not file.exists()


def test_a_change_is_written_at_once_and_read_again(file: Path) -> None:
    Store(file).change(theme=ThemeChoice.DARK, trick_pause=2500, felt=FeltKey.NOCE)
    again = Store(file).values
    assert (again.theme, again.trick_pause, again.felt) == (ThemeChoice.DARK, 2500, FeltKey.NOCE)
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_every_default_obeys_its_rule_and_survives_the_file(file: Path) -> None:
    defaults = Settings()
    Store(file).change(**{key: getattr(defaults, key) for key in RULES})
    store = Store(file)
    assert store.values == defaults
    assert store.complaint == ""


def test_unknown_keys_are_kept(file: Path) -> None:
    write(file, '{"version": 1, "carpet": "red", "speed": "slow"}')
    store = Store(file)
    assert store.values.speed is Speed.SLOW
    store.change(speed=Speed.FAST)
    assert json.loads(file.read_text()) == {"version": 1, "carpet": "red", "speed": "fast"}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("theme", "purple"),
        ("text_scale", 3),
        ("text_scale", "large"),
        ("trick_pause", True),
        ("big_targets", 1),
        ("player_name", "x" * 25),
        ("player_name", None),
        ("player_name", "\ud83c"),
        ("last_game", ["classic", "", 3]),
    ],
)
def test_a_value_that_means_nothing_gives_way_but_stays_in_the_file(file: Path, key: str, value: object) -> None:
    write(file, json.dumps({"version": 1, key: value}))
    store = Store(file)
    assert getattr(store.values, key) == getattr(Settings(), key)
    assert key in store.complaint
    store.change(confirm_card=True)
    assert json.loads(file.read_text())[key] == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1, 2]",
        "[" * 100_000,
        '{"version": "one"}',
        '{"version": 1.0}',
        '{"version": 0}',
        '{"version": 1, "theme": "dark", oops',
        "\x00",
    ],
)
def test_a_file_that_means_nothing_is_put_aside_and_saving_goes_on(file: Path, text: str) -> None:
    write(file, text)
    aside = file.with_name("preferences.damaged")
    store = Store(file)
    assert store.values == Settings()
    assert str(aside) in store.complaint
    store.change(confirm_card=True)
    assert Store(file).values.confirm_card
    assert aside.read_text() == text


def test_what_was_put_aside_before_stays(file: Path) -> None:
    for text in ("{", "[["):
        write(file, text)
        Store(file)
    assert {path.name: path.read_text() for path in file.parent.iterdir()} == {
        "preferences.damaged": "{",
        "preferences-2.damaged": "[[",
    }


def test_the_file_of_a_newer_version_is_left_alone(file: Path) -> None:
    write(file, '{"version": 2}')
    store = Store(file)
    assert str(file) in store.complaint
    assert store.change(confirm_card=True).confirm_card
    assert file.read_text() == '{"version": 2}'
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_a_file_that_the_disk_does_not_give_is_left_alone(file: Path) -> None:
    file.mkdir(parents=True)
    store = Store(file)
    assert os.strerror(21) in store.complaint
    assert store.change(confirm_card=True).confirm_card
    assert file.is_dir()


def test_a_damaged_file_that_cannot_be_put_aside_is_left_as_it_is(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise OSError(28, os.strerror(28))

    write(file, "{")
    monkeypatch.setattr("os.link", refused)
    store = Store(file)
    assert os.strerror(28) in store.complaint
    store.change(confirm_card=True)
    assert file.read_text() == "{"


def test_half_a_character_is_written_as_it_was_read(file: Path) -> None:
    write(file, '{"carpet": "\\ud83c"}')
    store = Store(file)
    store.change(confirm_card=True)
    assert json.loads(file.read_text(encoding="utf-8"))["carpet"] == "\ud83c"
    assert store.complaint == ""


def test_of_an_endless_value_the_beginning_is_told(file: Path) -> None:
    write(file, json.dumps({"player_name": "x" * 1_000_000}))
    assert "xxx" in Store(file).complaint
    assert len(Store(file).complaint) < 200


def test_a_wrong_value_from_the_program_is_refused(file: Path) -> None:
    store = Store(file)
    with pytest.raises(ValueError, match="9"):
        store.change(card_size=9)
    assert store.values == Settings()
    assert not file.exists()


def test_migrations_run_in_order_from_the_version_of_the_file(file: Path) -> None:
    def rename(raw: Raw) -> Raw:
        return {"felt" if key == "cloth" else key: value for key, value in raw.items()}

    def translate(raw: Raw) -> Raw:
        return raw | {"felt": {"green": "prato", "blue": "golfo"}[raw["felt"]]}

    write(file, '{"version": 1, "cloth": "blue"}')
    store = Store(file, [rename, translate])
    assert store.values.felt is FeltKey.GOLFO
    store.change(confirm_card=True)
    kept = json.loads(file.read_text())
    assert (kept["version"], kept["felt"], "cloth" in kept) == (3, "golfo", False)


def test_a_folder_that_cannot_be_written_is_said_and_the_choice_holds(file: Path) -> None:
    file.parent.write_text("a file where the folder should be")
    store = Store(file)
    assert store.change(confirm_card=True).confirm_card
    assert store.complaint


def test_a_broken_write_leaves_the_old_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(file)
    store.change(trick_pause=700)

    def full(_descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr("os.fsync", full)
    store.change(trick_pause=800)
    assert os.strerror(28) in store.complaint
    assert Store(file).values.trick_pause == 700
