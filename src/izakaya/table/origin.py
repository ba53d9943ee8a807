"""Where a table comes from: enough, with the answers given since, to lay it again."""

from __future__ import annotations

from typing import Final

from izakaya.table.chance import commitment

NO_SEED: Final = -1


class Origin:
    """`start` is the position it began from, or empty if it was dealt from the seed; `commitment` is the seed's hash, which all may
    see from the start. A redealt table has neither seed nor start, only the commitment of the table it comes from.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        seed: int,
        options: dict[str, str],
        start: str,
        promise: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = options
        self.start = start
        self.commitment = promise if start or seed == NO_SEED else commitment(seed)
        self.without_seed: Origin | None = None

    def is_known(self) -> bool:
        """Whether the table can be laid again from this."""
        return self.seed != NO_SEED

    def shown_seed(self) -> str:
        """The seed as it is shown after the end; empty if nothing was dealt from one."""
        return str(self.seed) if self.is_known() and not self.start else ""

    def hidden(self) -> Origin:
        """As much of it as everybody may know before the end."""
        if self.without_seed is None:
            self.without_seed = Origin(
                self.game, self.rules, self.seats, NO_SEED, self.options, "", self.commitment
            )
        return self.without_seed
