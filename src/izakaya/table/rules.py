"""What a table asks of its game: whatever follows from what lies on it, worked out in the game's own files.

`Table` forwards to these, so drivers, bots and people ask the table and need not know which game it is.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64, mypyc_attr

from izakaya.table.chance import Chance
from izakaya.table.move import Move, Refusal, Result


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """Every game says these of its tables; `Game` adds what the house wants to know of the game itself.

    `t` is a table of the game: a game's own methods name its own class there. All are abstract, so a type checker names what a game
    still lacks where its object is made, and the house does when it opens.
    """

    @abstractmethod
    def view(self, t: Any, seat: object) -> Mapping[str, object]:
        """All that this seat may know, and nothing else; `None` is a spectator."""
        raise NotImplementedError

    @abstractmethod
    def meaning(self, t: Any, option: i64) -> Move | None:
        """What an option means in this game, offered or not; `None` if it means nothing."""
        raise NotImplementedError

    @abstractmethod
    def why_not(self, t: Any, option: i64) -> Refusal:
        """Why the asked seat may not give this answer now: for every option that means something and is not on offer."""
        raise NotImplementedError

    @abstractmethod
    def missing(self, t: Any) -> list[int]:
        """The options that the asked seat might expect from what it holds, but that are not on offer. Asked only before the end."""
        raise NotImplementedError

    @abstractmethod
    def score(self, t: Any) -> Result:
        """The result of a table that is over."""
        raise NotImplementedError

    @abstractmethod
    def notation(self, t: Any) -> str:
        """The whole position as text, hidden things included."""
        raise NotImplementedError

    @abstractmethod
    def redeal(self, t: Any, seat: object, chance: Chance) -> Any:
        """A copy in which all that this seat cannot know is dealt anew, consistent with all that it can know."""
        raise NotImplementedError
