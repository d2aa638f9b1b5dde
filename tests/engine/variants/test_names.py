"""Nobody outside their own folder asks which variant is played (ARCHITECTURE.md: a variant is data and phases)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.hands import BASES, GAMES, random_hand, replayed
from tressette_desktop.engine.rules.registry import VARIANTS

PROGRAM = Path(__file__).parents[3] / "tressette_desktop"
OWN = PROGRAM / "engine" / "rules" / "variants"
DATA = {"engine/rules/presets.py", "engine/rules/options.py"}
"""Tables in which a key stands as data: what a preset is for, and the groups that options are shown in."""
VALUES = ("options.special", "options.code", "rules.special", "rules.code")
"""Options with a value that is a variant's key by chance."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the program but the variants themselves."""
    for path in sorted(PROGRAM.rglob("*.py")):
        if OWN not in path.parents:
            yield path.relative_to(PROGRAM).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def asks(node: ast.AST) -> bool:
    """Whether a comparison asks for one variant: holds a key, or whatever names the variant, against a word."""
    if isinstance(node, ast.MatchValue):
        return isinstance(node.value, ast.Constant) and node.value.value in VARIANTS
    if not isinstance(node, ast.Compare):
        return False
    sides = [node.left, *node.comparators]
    told = [ast.unparse(side) for side in sides]
    words = {each.value for side in sides for each in ast.walk(side) if isinstance(each, ast.Constant)}
    if any(text.endswith(VALUES) for text in told):
        return False
    named = any(text.endswith(("variant_key", "variant.key", ".variant")) for text in told)
    return not words.isdisjoint(VARIANTS) or (named and any(isinstance(word, str) for word in words))


def test_no_comparison_asks_for_a_variant() -> None:
    found = [f"{name}:{node.lineno}" for name, tree in modules() for node in ast.walk(tree) if asks(node)]  # type: ignore[attr-defined]
    assert not found


def test_the_engine_names_no_variant_but_in_tables() -> None:
    found = [
        f"{name}:{node.lineno} {node.value}"
        for name, tree in modules()
        for node in ast.walk(tree)
        if name.startswith("engine/") and name not in DATA
        if isinstance(node, ast.Constant) and node.value in set(VARIANTS) - {"classic"}
    ]
    assert not found


def test_only_the_rules_import_variants() -> None:
    found = [
        name
        for name, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom | ast.Import) and "rules.variants" in ast.unparse(node)
    ]
    assert set(found) == {"engine/rules/registry.py"}


@pytest.mark.parametrize("name", BASES)
def test_a_variant_by_another_name_plays_the_same(name: str) -> None:
    hand = random_hand(name, 3)
    renamed = replace(GAMES[name], variant=replace(GAMES[name].variant, key="by another name"))
    assert replayed(replace(hand, game=renamed), hand.decisions).steps == hand.steps
