"""The reference of the library: every public name says what it is, and every example does what it says."""

from __future__ import annotations

import ast
import doctest
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import izakaya
from tests.reference import SOURCE, pages, undescribed, write

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = sorted([ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
FENCED: Final = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", pages())
def test_every_public_name_says_what_it_is(page: str) -> None:
    silent = list(undescribed(page))
    assert not silent, f"without a docstring: {', '.join(silent)}"


def docstrings() -> Iterator[tuple[str, str]]:
    """Those of the whole house with an example in them, and where they stand."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node) or ""
                if ">>>" in text:
                    yield f"{path.relative_to(SOURCE).as_posix()}:{getattr(node, 'name', '')}", text


def run(text: str, name: str) -> doctest.TestResults:
    example = doctest.DocTestParser().get_doctest(text, {"izakaya": izakaya}, name, name, 0)
    return doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(example)


@pytest.mark.parametrize(("name", "text"), [pytest.param(*found, id=found[0]) for found in docstrings()])
def test_the_examples_in_docstrings_do_what_they_say(name: str, text: str) -> None:
    failed, tried = run(text, name)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_in_pages_do_what_they_say(page: Path) -> None:
    failed, _ = run(page.read_text(encoding="utf-8"), page.name)
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_pages_import_is_there(page: Path) -> None:
    """Longer examples are not run, but they are Python and nothing in them has been renamed since."""
    for code in FENCED.findall(page.read_text(encoding="utf-8")):
        if ">>>" in code:
            continue
        for statement in ast.walk(ast.parse(code)):
            if isinstance(statement, ast.ImportFrom) and (statement.module or "").startswith("izakaya"):
                exec(compile(ast.Module([statement], []), page.name, "exec"), {})


@pytest.mark.skipif(importlib.util.find_spec("pdoc") is None, reason="pdoc comes with requirements/dev.txt")
def test_the_reference_is_written(tmp_path: Path) -> None:
    write(tmp_path)
    for page in pages():
        assert tmp_path.joinpath(*page.split(".")).with_suffix(".html").exists()
    library = (tmp_path / "izakaya.html").read_text(encoding="utf-8")
    for name in izakaya.__all__:
        assert f'id="{name}"' in library
