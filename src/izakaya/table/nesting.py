"""How deep brackets lie in a text of JSON. A reader that follows them without end would bring down the Python of a browser."""

from __future__ import annotations

import re
from typing import Final

#: Texts, in which brackets mean nothing, and the brackets outside of them. A text without its end ends with everything.
PARTS: Final = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\\?\Z)|[\[{]|[\]}]', re.DOTALL)
DEEPEST: Final = 40  # nothing of ours lies half as deep


def is_too_deep(text: str) -> bool:
    """Whether brackets lie deeper in each other than any text of ours has them."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for part in PARTS.finditer(text):
        first = part[0][0]
        if first in "[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif first in "]}":
            depth -= 1
    return False
