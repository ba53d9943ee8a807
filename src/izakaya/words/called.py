"""What those who play are called: friends by their own names, everybody else by whom they play."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from izakaya.locale import Speech


class Called(ABC):
    """Names of the seats of a table. `own_names` are those of people, by seat; a bot has none."""

    speech: Speech
    own_names: Sequence[str] = ()

    @abstractmethod
    def character(self, seat: int, /) -> str:
        """Whom a seat plays; nothing for nobody."""

    def own_name(self, seat: int) -> str:
        return self.own_names[seat] if 0 <= seat < len(self.own_names) else ""

    def person(self, seat: int) -> str:
        """The name at a seat; nothing for nobody."""
        return self.own_name(seat) or self.character(seat)

    def both(self, seat: int) -> str:
        """The person's name first, then whom they play."""
        if not self.own_name(seat):
            return self.person(seat)
        return self.speech.say("play-person", name=self.person(seat), character=self.character(seat))
