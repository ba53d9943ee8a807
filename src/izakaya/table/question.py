"""A question: one seat, some options, what an answer does.

Pending questions lie on a stack that the table keeps: each knows what comes `under` it. A question never changes once it is asked, so
tables and their copies share them, and an interrupt inside a defence inside an attack is ordinary state.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from izakaya.table.news import NOBODY

#: The facts of questions and views that are seats, by their names: sentences put a person's name there. A seat that is a fact
#: under another name is read as a number. Of `News`, `seat` and `target` are seats.
SEAT_FACTS: Final = ("seat", "by", "target", "turn", "owner")


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Question:
    """Every question of a game is a small class made of this one; its docstring names the rules it implements.

    `seat` is asked. With no seat (-1) it is a step, which is taken without asking anybody (`go`). `card` is a card being resolved,
    which lies in no pile yet; -1 if none. `under` is what comes after it. `t` is a table of the game: a game's own questions name its
    own class there.
    """

    under: Question

    def __init__(self, seat: i64, card: i64 = -1) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def options(self, t: Any) -> None:
        """Offer what may be answered (`t.offer`). Whether the question is asked may not depend on what is hidden; what it offers may."""
        raise NotImplementedError

    def answer(self, t: Any, option: i64) -> None:
        """Do what the option means."""
        raise NotImplementedError

    def go(self, t: Any) -> None:
        """Steps only: take it."""
        raise NotImplementedError

    def is_reaction(self) -> bool:
        """Whether this answers somebody else's move, so that others need not be told who is asked."""
        return False

    def facts(self, t: Any) -> dict[str, str | int]:
        """What is being asked, for people: everybody may know it. `ask` names the question, `seat` is the asked seat.

        All others are the game's own, texts or whole numbers. Which names stand for seats is in `SEAT_FACTS`: `by` did what is being
        answered, `target` is meant, `owner` has the thing. A text is the name of a card or of anything else.
        """
        raise NotImplementedError

    def own_facts(self, t: Any) -> dict[str, str | int]:
        """What only the asked seat knows of it, and is told beside the facts."""
        return {}

    def words(self, t: Any) -> str:
        """Everything about it, for the notation."""
        raise NotImplementedError


#: What lies under the last question.
NO_QUESTION: Final[Question] = Question(NOBODY)
NO_QUESTION.under = NO_QUESTION
