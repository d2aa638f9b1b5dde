"""The public examples of the rules, and the command that runs such files."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance import ADAPTERS, fault, main

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "tests" / "goldens" / "rules_examples.json"
CASES = {case["id"]: case for case in json.loads(EXAMPLES.read_text(encoding="utf-8"))["cases"]}
NUMBERS = range(1, 94)
BUILT = [f"G{number:02}" for number in NUMBERS]


@pytest.mark.parametrize("name", BUILT)
def test_the_engine_agrees_with_the_example(name: str) -> None:
    assert fault(CASES[name]) is None


def test_every_example_of_a_topic_that_is_built_is_held_to(tmp_path: Path) -> None:
    passing = {name for name, case in CASES.items() if fault(case) is None}
    assert passing == set(BUILT), "an example began to pass or to fail: put it on the list above, or mend the engine"


def test_every_topic_that_is_built_has_an_example() -> None:
    unseen = {"quintiglio"}  # described with the others, but no public example has it
    assert ADAPTERS.keys() - unseen <= {case["topic"] for case in CASES.values()}


def test_the_command_ends_with_the_count() -> None:
    command = [sys.executable, "-m", "tests.conformance", str(EXAMPLES)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.stdout.splitlines()[-1] == f"{len(BUILT)} passed, {len(CASES) - len(BUILT)} failed"
    assert ran.returncode == 0


def test_some_examples_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(EXAMPLES), "--only", "G05,G10"]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def examples(folder: Path, *cases: dict[str, object]) -> str:
    """A file of examples; returns its name."""
    path = folder / "examples.json"
    path.write_text(json.dumps({"schema": 1, "cases": cases}), encoding="utf-8")
    return str(path)


def test_a_wrong_answer_an_unknown_topic_and_a_broken_case_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = CASES["G05"] | {"expect": {"legal": ["3c"]}}
    unknown = CASES["G05"] | {"id": "X2", "topic": "tarot"}
    broken = CASES["G05"] | {"id": "X3", "given": {"hand": ["9c"], "led": "c"}}
    number_for_truth = CASES["G56"] | {"expect": {"accepted": 0}}
    assert main([examples(tmp_path, wrong, unknown, broken, number_for_truth)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in said] == ["G05", "X2", "X3", "G56", "0 passed, 4 failed"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere.json"], "nowhere.json: No such file or directory"),
        (["tests/conformance.py"], "tests/conformance.py is not a file of examples"),
        (["tests/goldens/rules_examples.json", "--only", "G05,X9"], "has no example X9"),
        (["tests/goldens/rules_examples.json", "--only", ","], "--only names no example"),
    ],
)
def test_bad_input_gets_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(arguments) == 2
    assert capsys.readouterr().err.endswith(f"{sentence}\n")


@pytest.mark.parametrize(
    ("topic", "given", "expected"),
    [
        # A set of three without the missing suit is incomplete (4.6); nothing declared is nothing false.
        ("accuse_total", {"hand": ["3c", "3d", "3s"], "declared": [{"kind": "three", "rank": "3"}]}, False),
        ("accuse_total", {"hand": ["3c", "3d", "3s"], "declared": [{"kind": "napoletana"}]}, False),
        ("accuse_total", {"hand": ["3c", "3d", "3s"], "declared": []}, True),
        (
            "accuse_total",
            {"hand": ["3c", "3d", "3s"], "declared": [{"kind": "three", "rank": "3", "missing": "b"}] * 2},
            False,
        ),
    ],
)
def test_what_may_be_declared(topic: str, given: dict[str, object], expected: bool) -> None:
    assert ADAPTERS[topic](given)["valid"] is expected


@pytest.mark.parametrize(
    ("accuse_open", "accepted"),
    [
        ("after_trick_1", [False, False, True]),
        ("after_own_card", [False, True, True]),
        ("own_turn", [True, False, False]),
    ],
)
def test_when_combinations_may_be_declared(accuse_open: str, accepted: list[bool]) -> None:
    moments = ("own_turn_before_card", "own_card_played", "trick1_complete")
    asked = [ADAPTERS["accuse_turn"]({"accuse_open": accuse_open, "moment": moment}) for moment in moments]
    assert [each["accepted"] for each in asked] == accepted


def test_words_that_bind_the_next_lead() -> None:
    hand = {"hand": ["3c", "7c", "Ad"], "led": None}
    assert ADAPTERS["legal"](hand | {"commit": "3c"}) == {"legal": ["3c"]}
    assert ADAPTERS["legal"](hand | {"liscio_qui": "d"}) == {"legal": ["3c", "7c"]}
    assert ADAPTERS["legal"]({"hand": ["3c", "7c"], "led": None, "liscio_qui": "c"}) == {"legal": ["3c", "7c"]}
