"""What somebody who looks ahead came to think of an option."""

from __future__ import annotations

from typing import Final, final

FOREVER: Final = 1.0e18  # no deadline, by `time.perf_counter`


@final
class Thought:
    """How often one option of the seat was tried, what came of it, and what it was worth at a glance."""

    def __init__(self, option: int, visits: int, value: float, worth: float) -> None:
        self.option = option
        self.visits = visits
        self.value = value
        self.worth = worth
