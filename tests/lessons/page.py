"""The examples of `docs/lessons.md`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

PAGE: Final = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    """The example of the page about lessons."""
    [found] = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


EXAMPLE: Final = block("lesson")
