"""Every numbered rule of every game has a test that carries its number in its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NUMBER = re.compile(r"(?:^|_)([A-Z][0-9]+)(?=_|$)")


def names_of_tests(source: str) -> Iterator[str]:
    """The names of all test functions in a file, also those inside classes."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
            yield node.name


def rules_under_test() -> set[str]:
    found: set[str] = set()
    for path in sorted(HERE.rglob("test_*.py")):
        for name in names_of_tests(path.read_text(encoding="utf-8")):
            found.update(NUMBER.findall(name))
    return found


def rules_listed_in(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").split()


LISTS = sorted((HERE / "rules").glob("*.txt"))


def test_the_lists_are_whole() -> None:
    assert {path.stem: len(rules_listed_in(path)) for path in LISTS} == {"sake": 48, "samurai-sword": 40}


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_every_rule_has_a_test_that_names_it(path: Path) -> None:
    tested = rules_under_test()
    untested = [rule for rule in rules_listed_in(path) if rule not in tested]
    assert not untested, f"no test names these rules of {path.stem}: {', '.join(untested)}"


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_a_list_counts_from_one_without_a_gap(path: Path) -> None:
    rules = rules_listed_in(path)
    letter = rules[0][0]
    assert rules == [f"{letter}{number}" for number in range(1, len(rules) + 1)]
