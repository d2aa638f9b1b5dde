"""The compiled kernel: it answers as the plain one does, and is made the same twice."""

from __future__ import annotations

from pathlib import Path

from tests.kernel.compiled import ROOT, ask, build


def test_it_answers_as_the_plain_one(tmp_path: Path) -> None:
    trees = [build(tmp_path / name) for name in "ab"]
    first, second = (sorted(tree.rglob("*.so")) for tree in trees)
    assert first
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]
    compiled, plain = ask(trees[0]), ask(ROOT)
    assert (plain.kernel, compiled.kernel) == ("plain", "compiled")
    assert compiled.answers == plain.answers
