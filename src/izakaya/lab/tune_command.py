"""`izakaya tune`: the door to `izakaya.lab.tune`, which needs the tools of the lab."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from izakaya.lab.arguments import MISUNDERSTOOD
from izakaya.lab.tune_arguments import arguments
from izakaya.lab.workers import LabMissing, of_the_lab


def main(argv: Sequence[str] | None = None) -> int:
    """Tune, or say what is to be installed first; the number is what the shell is told."""
    arguments().parse_args(argv)  # help and complaints do not need the extra
    try:
        tune: Callable[[Sequence[str] | None], int] = of_the_lab("izakaya.lab.tune", "izakaya tune").main
    except LabMissing as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    return tune(argv)
