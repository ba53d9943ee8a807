"""`izakaya lab …`: what the lab can be asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from izakaya.lab import balance

REPORTS: Final[dict[str, Callable[[Sequence[str]], int]]] = {"balance": balance.main}


def main(argv: Sequence[str]) -> int:
    """Run one of the lab's commands; the number is what the shell is told."""
    if not argv or argv[0] not in REPORTS:
        asked = f"no command {argv[0][:40]!r}" if argv else "nothing to do without a command"
        print(f"The lab has {asked}; there is: {', '.join(REPORTS)}.", file=sys.stderr)
        return balance.REFUSED
    return REPORTS[argv[0]](argv[1:])
