"""The README's examples are run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_do_what_they_say() -> None:
    failed, tried = doctest.testfile(
        str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert tried >= 15
    assert failed == 0
