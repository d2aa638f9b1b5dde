"""The compiled kernel beside the plain one: ``python -m tests.kernel.compiled [--tree DIR]``.

Both answer the same questions (:mod:`tests.kernel.figures`); the exit status is 1 if any answer differs. Without a tree
that ``packaging/build.py kernel`` has made, one is made first, which takes half a minute and a C compiler.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Told:
    """What one kernel told."""

    kernel: str
    answers: str
    took: dict[str, list[float]]


def build(out: Path) -> Path:
    """Compile the kernel; the tree to run it from."""
    subprocess.run([sys.executable, ROOT / "packaging" / "build.py", "kernel", "--out", out], check=True)
    return out / "kernel"


def ask(tree: Path) -> Told:
    """Ask the kernel of a tree."""
    script = Path(__file__).with_name("figures.py")
    printed = subprocess.check_output([sys.executable, script], env={**os.environ, "PYTHONPATH": str(tree)}, text=True)
    return Told(**json.loads(printed))


def table(plain: Told, compiled: Told) -> str:
    """The times of both, median and 99th percentile, and how many times faster the median is."""
    lines = [f"{'':22}{'plain':>10}{'p99':>9}{'compiled':>10}{'p99':>9}{'times':>7}"]
    for name, times in plain.took.items():
        pair = [(median(each), sorted(each)[int(0.99 * len(each))]) for each in (times, compiled.took[name])]
        figures = "".join(f"{middle:10.1f}{high:9.1f}" for middle, high in pair)
        lines.append(f"{name:22}{figures}{pair[0][0] / pair[1][0]:7.1f}")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Compare, and print the times."""
    parser = argparse.ArgumentParser(description="The compiled kernel beside the plain one.")
    parser.add_argument("--tree", type=Path, help="the folder that build.py kernel made")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        compiled = ask(asked.tree or build(Path(folder)))
        plain = ask(ROOT)
    print(table(plain, compiled))
    same = (plain.kernel, compiled.kernel) == ("plain", "compiled") and plain.answers == compiled.answers
    print("every answer is the same" if same else "THE ANSWERS DIFFER")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
