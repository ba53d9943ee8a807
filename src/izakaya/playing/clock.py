"""Monotonic clock in seconds since 1970, in place of the module `time`: it goes on evenly whatever the machine's is set to.

Windows, clocks and leases are told in seconds since 1970 because several processes share them. If somebody sets the machine's clock back
by an hour, no window stays open for that hour.
"""

from __future__ import annotations

import time as machine
from typing import Final

BEGAN: Final = machine.time() - machine.monotonic()

monotonic = machine.monotonic


def time() -> float:
    """What the machine's clock said when this process began, and the time since then."""
    return BEGAN + machine.monotonic()
