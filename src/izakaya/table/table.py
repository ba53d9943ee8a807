"""The table: it asks one seat one question, takes one of the offered answers, changes, and asks the next.

`Table` is what every game shares. A game adds its state, and says in `ask`, `take`, `meaning` … what its questions offer and do.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from izakaya.table.chance import Chance
from izakaya.table.errors import NoSuchSeat, NotOffered, NotOver, TableOver
from izakaya.table.move import Move, Refusal, Result
from izakaya.table.news import News

# Shared until a table needs its own: making empty ones would be a good part of the cost of a copy.
NO_OFFERS: Final = vec[i64]()
NO_NEWS: Final[list[News]] = []
NO_PAST: Final[list[int]] = []
LARGEST_OPTION: Final = 32767
# Every integer that can be an option, made once: to make them anew would be much of the cost of a step. They are
# `object` here because a compiled `int` is taken out of its Python object at every touch.
NUMBERS: Final[list[object]] = list(range(LARGEST_OPTION + 1))


class Origin:
    """Where a table comes from: enough, with the answers given since, to lay it again."""

    def __init__(self, game: str, rules: int, seats: int, seed: int, options: dict[str, str], start: str) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = options
        self.start = start


@mypyc_attr(acyclic=True)
class Table:
    """One game being played. Drivers call `options` and `answer`; search calls `copy`, `redeal` and `playouts`."""

    def __init__(self, origin: Origin, seats: i64, chance: Chance) -> None:
        self.origin = origin
        self.seats: i64 = seats
        self.chance = chance
        self.over: bool = False
        # What the present question offers; `offers` is -1 until it has been asked.
        self.offered: vec[i64] = NO_OFFERS
        self.offers: i64 = -1
        self.telling: bool = False
        self.news: list[News] = NO_NEWS
        # Copies share this list and each knows how much of it is its own past (see `remember_answer`).
        self.past: list[int] = NO_PAST
        self.answered: i64 = 0

    # What a game says.

    def ask(self) -> i64:
        """Write the present question's options into `offered`; set `offers` and return how many there are."""
        raise NotImplementedError

    def take(self, option: i64) -> None:
        """Do what an offered option means. Only for drivers that have just asked: nothing is checked."""
        raise NotImplementedError

    def asked_seat(self) -> i64:
        """The seat that is to answer; -1 when the game is over."""
        raise NotImplementedError

    def is_reaction(self) -> bool:
        """Whether the question is an answer to somebody else's move, so that others need not be told who is asked."""
        raise NotImplementedError

    def copy(self) -> Table:
        """An independent table in the same position, with the same luck ahead; it tells no news until asked to."""
        raise NotImplementedError

    def bare_copy(self) -> Table:
        """A copy for playouts: it keeps no memory for `redeal`, and shares its chance, which the caller replaces."""
        raise NotImplementedError

    def redeal(self, seat: int | None, chance: Chance) -> Table:
        """A copy in which all that this seat cannot know is dealt anew, consistent with all that it can know."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, object]:
        """All that this seat may know, and nothing else; `None` is a spectator."""
        raise NotImplementedError

    def meaning(self, option: i64) -> Move | None:
        """What an option means in this game, offered or not; `None` if it means nothing."""
        raise NotImplementedError

    def why_not(self, option: i64) -> Refusal:
        """Why the asked seat may not give this answer now."""
        raise NotImplementedError

    def missing(self) -> list[int]:
        """The options that the asked seat might expect from what it holds, but that are not on offer."""
        raise NotImplementedError

    def score(self) -> Result:
        """The result of a table that is over."""
        raise NotImplementedError

    def notation(self) -> str:
        """The whole position as text, hidden things included."""
        raise NotImplementedError

    # What every table does.

    @property
    def asked(self) -> int | None:
        """The seat that is to answer, or `None` when the game is over."""
        return None if self.over else int(self.asked_seat())

    def options(self) -> list[int]:
        """The legal answers to the present question; none when the game is over."""
        if self.over:
            return []
        if self.offers < 0:
            self.ask()
        offered = self.offered
        count = self.offers
        options = NUMBERS[:count]
        for i in range(count):
            options[i] = NUMBERS[offered[i]]
        return cast(list[int], options)

    def answer(self, option: object) -> None:
        """Give the asked seat's answer. One that is not on offer raises an error and changes nothing."""
        if self.over:
            raise TableOver("The game is over; start a new table to play on.")
        if self.offers < 0:
            self.ask()
        # Checked before it becomes a native integer: callers may hand us anything.
        if not isinstance(option, int) or option < 0 or option > LARGEST_OPTION:
            raise NotOffered(f"{str(option)[:40]!r} is no option: an option is one of the integers of table.options().")
        wanted: i64 = option
        offered = self.offered
        for i in range(self.offers):
            if offered[i] == wanted:
                self.remember_answer(wanted)
                self.take(wanted)
                return
        raise NotOffered(self.refuse(wanted))

    def remember_answer(self, option: i64) -> None:
        past = self.past
        count = self.answered
        if len(past) != count or past is NO_PAST:
            past = past[:count]
            self.past = past
        cast(list[object], past).append(NUMBERS[option])
        self.answered = count + 1

    def refuse(self, option: i64) -> str:
        if self.meaning(option) is None:
            return f"Option {option} means nothing in this game; choose one of table.options()."
        refusal = self.why_not(option)
        numbers = f" (needs {refusal.need}, is {refusal.have})" if refusal.need or refusal.have else ""
        return f"Option {option} is not on offer: {refusal.reason.replace('-', ' ')}{numbers}, rule {refusal.rule}."

    def settle(self) -> int:
        """Answer every question that leaves no choice, up to the next decision; say how many there were."""
        settled = 0
        while not self.over:
            if self.offers < 0:
                self.ask()
            if self.offers != 1:
                break
            only: i64 = self.offered[0]
            self.remember_answer(only)
            self.take(only)
            settled += 1
        return settled

    def describe(self, option: int) -> Move:
        """What an option of this game means."""
        move = self.meaning(option) if 0 <= option <= LARGEST_OPTION else None
        if move is None:
            raise NotOffered(f"Option {str(option)[:40]} means nothing in this game; choose one of table.options().")
        return move

    def why(self, option: int) -> Refusal:
        """Why an option is not on offer, for the asked seat's eyes: it may speak of what that seat holds."""
        if self.over:
            raise TableOver("The game is over; nothing is on offer any more.")
        self.describe(option)
        return self.why_not(option)

    def result(self) -> Result:
        """Who won and why."""
        if not self.over:
            raise NotOver("The game is still going on; its result is known when table.over is true.")
        return self.score()

    def view_bytes(self, seat: int | None) -> bytes:
        """The view as canonical bytes, to store, send or compare."""
        return json.dumps(self.view(seat), sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()

    def add_news(self, news: News) -> None:
        if self.news is NO_NEWS:
            self.news = []
        self.news.append(news)

    def check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuchSeat(f"There is no seat {str(seat)[:40]}; this table has seats 0 to {self.seats - 1}.")

    def adopt(self, other: Table) -> None:
        """Take over what every table has from the table this one is a copy of."""
        self.over = other.over
        self.past = other.past
        self.answered = other.answered

    def playouts(self, games: int, seed: int) -> int:
        """Play so many random games from copies of this table; return the decisions made (forced answers do not count)."""
        chance = Chance.quick(seed)
        decisions: i64 = 0
        for _ in range(games):
            decisions += self.bare_copy().play_out(chance)
        return decisions

    def play_out(self, chance: Chance) -> i64:
        """Play this very table to its end at random, with its luck from `chance` too; return the decisions made."""
        self.chance = chance
        decisions: i64 = 0
        while not self.over:
            count = self.ask()
            if count == 1:
                self.take(self.offered[0])
            else:
                self.take(self.offered[chance.below(count)])
                decisions += 1
        return decisions
