"""Plant each fault in a copy of the engine and see it found: ``python -m tests.faults [--only WORDS]``.

The sound copy must pass everything first. A fault that neither an example of the rules nor a test of the engine
notices, or whose place in the code is gone, makes the exit status 1.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.faults.planted import FAULTS, Fault
from tests.faults.planted_variants import FAULTS_OF_VARIANTS
from tests.faults.planted_words import FAULTS_OF_WORDS

ROOT = Path(__file__).parent.parent.parent
NEEDED = (
    *("tressette_desktop/__init__.py", "tressette_desktop/engine", "docs/tsn.md"),
    *("tests/engine", "tests/goldens", "tests/session", "tests/checker"),
    *("tests/record/__init__.py", "tests/record/samples.py"),
)

QUICK_FIRST = [
    f"tests/engine/test_{name}.py" for name in ("conformance", "redaction", "rules", "reasons", "secrets", "contract")
]
QUICK_FIRST.insert(3, "tests/engine/variants")
QUICK_FIRST[3:3] = [f"tests/engine/words/test_{name}.py" for name in ("signals", "table", "truth")]
QUICK_FIRST.append("tests/engine/words/test_codes.py")
"""The proofs, in an order that finds most faults soon."""

LONG = "tests/engine/test_contract.py::test_legality_holds_under_every_option"
"""The proof that takes longest; the same contract is held for every variant without it."""


def copy(folder: Path) -> None:
    """Copy the engine and its proofs, and nothing that needs a screen."""
    commands = (path for path in (ROOT / "tests").glob("*.py") if path.name != "conftest.py")
    for source in (*(ROOT / name for name in NEEDED), *commands):
        target = folder / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)


@contextmanager
def planted(folder: Path, fault: Fault) -> Iterator[None]:
    """Change the copy for a while. Raises LookupError when the place is not there exactly once."""
    path = folder / "tressette_desktop" / "engine" / fault.module
    sound = path.read_text(encoding="utf-8")
    if sound.count(fault.right) != 1:
        raise LookupError(f"{fault.module} has {sound.count(fault.right)} times: {fault.right}")
    path.write_text(sound.replace(fault.right, fault.wrong), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(sound, encoding="utf-8")


def failing(folder: Path) -> str | None:
    """Run the proofs on the copy; return the first example or test that fails, or None."""
    command = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "--tb=no", "-c", os.devnull, "--rootdir", str(folder)]
    command += ["--import-mode=importlib", "-p", "no:cacheprovider", "--deselect", LONG, *QUICK_FIRST]
    alone = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ran = subprocess.run(command, cwd=folder, env=alone, capture_output=True, text=True, check=False)
    if ran.returncode == 0:
        return None
    told = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return told[0] if told else f"pytest ended with {ran.returncode}: {ran.stderr.strip()[-300:]}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Plant the faults one after the other and say of each who found it."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description="Plant faults and see them found.")
    parser.add_argument("--only", metavar="WORDS", default="", help="the faults with these words in their name")
    asked = parser.parse_args(arguments)
    chosen = [fault for fault in (*FAULTS, *FAULTS_OF_VARIANTS, *FAULTS_OF_WORDS) if asked.only in fault.name]
    missed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy(folder)
        unsound = failing(folder)
        if unsound is not None:
            print(f"the sound copy fails: {unsound}")
            return 1
        for fault in chosen:
            try:
                with planted(folder, fault):
                    finder = failing(folder)
            except LookupError as error:
                finder, missing = None, f"its place is gone: {error}"
            else:
                missing = "NOT FOUND"
            missed += finder is None
            print(f"{fault.name}: {finder or missing}", flush=True)
    print(f"{len(chosen) - missed} faults found, {missed} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
