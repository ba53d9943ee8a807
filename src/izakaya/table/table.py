"""The table: it asks one seat one question, takes one of the offered answers, changes, and asks the next.

`Table` is what every game shares. A game's own table adds what lies on it; its questions say what is offered and what an answer does
(`question.py`), and its `Game` what follows from what lies there (`rules.py`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from izakaya.table.chance import QUICK_SEEDS, Chance
from izakaya.table.errors import BadTable, NoSuchSeat, NotOffered, NotOver, TableOver, TooManyOffers, short
from izakaya.table.log import NO_LOG, grown
from izakaya.table.move import Move, Refusal, Result
from izakaya.table.news import NOBODY, News
from izakaya.table.origin import Origin
from izakaya.table.question import NO_QUESTION, Question
from izakaya.table.rules import Rules

# Shared until a table needs its own: making empty ones would be a good part of the cost of a copy.
NO_OFFERS: Final = vec[i64]()
OFFERS: Final = vec[i64]([0] * 256)
NO_NEWS: Final[list[News]] = []
LARGEST_OPTION: Final = 32767
MOST_PLAYOUTS: Final = 10**9
NO_END: Final = 1 << 62  # decisions: more than any game has
# Every integer that can be an option, made once: to make them anew would be much of the cost of a step. They are
# `object` here because a compiled `int` is taken out of its Python object at every touch.
NUMBERS: Final[list[object]] = list(range(LARGEST_OPTION + 1))


def checked_option(option: object) -> i64:
    """An option as a native integer, -1 if it cannot be one: callers may hand us anything."""
    return option if isinstance(option, int) and 0 <= option <= LARGEST_OPTION else -1


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Table:
    """One game being played. Drivers call `options` and `answer`; search calls `copy`, `redeal` and `playouts`.

    A game's table adds its state and three methods: `copy`, `bare_copy` and `put_down`.

    >>> table = izakaya.new_table("sword", seats=4, seed=7)
    >>> table.asked, table.options()[:3]
    (3, [0, 136, 138])
    >>> table.describe(136).parts()
    {'way': 'attack', 'weapon': 'kiseru', 'target': 0}
    >>> table.answer(137)
    Traceback (most recent call last):
    izakaya.table.errors.NotOffered: Option 137 is not on offer: out of reach (needs 3, is 1), rule W15.
    >>> table.why(137)
    Refusal(reason='out-of-reach', rule='W15', need=3, have=1)
    >>> while options := table.choices():
    ...     table.answer(options[0])
    >>> table.result().winners
    (0, 3)
    """

    def __init__(self, game: Rules, origin: Origin, seats: i64, chance: Chance) -> None:
        self.game = game
        self.origin = origin
        self.seats: i64 = seats
        self.chance = chance
        self.over: bool = False
        self.question: Question = NO_QUESTION  # the one being asked
        # What it offers; `offers` is -1 until it has been asked.
        self.offered: vec[i64] = NO_OFFERS
        self.offers: i64 = -1
        # Nobody looks on: a game may leave out questions of which it sees at a glance that they leave no choice.
        self.brisk: bool = False
        self.telling: bool = False
        self.news: list[News] = NO_NEWS
        self.past: list[int] = NO_LOG
        self.answered: i64 = 0

    # What a game's table says.

    def copy(self) -> Table:
        """An independent table in the same position, with the same luck ahead; it tells no news until asked to."""
        raise NotImplementedError

    def bare_copy(self) -> Table:
        """A copy for playouts: it keeps no memory for `redeal`, and shares its chance, which the caller replaces."""
        raise NotImplementedError

    def put_down(self, card: i64) -> None:
        """Lay a card that was being resolved where it belongs: the game has ended before its question did."""
        raise NotImplementedError

    # What its game says of it.

    def redeal(self, seat: object, chance: Chance) -> Table:
        """A copy in which all that this seat cannot know is dealt anew, consistent with all that it can know."""
        return cast(Table, self.game.redeal(self, seat, chance))

    def view(self, seat: object) -> Mapping[str, object]:
        """All that this seat may know, and nothing else; `None` is a spectator."""
        return self.game.view(self, seat)

    def meaning(self, option: i64) -> Move | None:
        """What an option means in this game, offered or not; `None` if it means nothing."""
        return self.game.meaning(self, option)

    def why_not(self, option: i64) -> Refusal:
        """Why the asked seat may not give this answer now."""
        return self.game.why_not(self, option)

    def missing(self) -> list[int]:
        """The options that the asked seat might expect from what it holds, but that are not on offer."""
        return [] if self.over else self.game.missing(self)

    def score(self) -> Result:
        """The result of a table that is over."""
        return self.game.score(self)

    def notation(self) -> str:
        """The whole position as text, hidden things included."""
        return self.game.notation(self)

    # Questions.

    def ask(self) -> i64:
        """Write the present question's options into `offered`; set `offers` and return how many there are."""
        if len(self.offered) == 0:
            self.offered = OFFERS[:]
        self.offers = 0
        if not self.over:
            self.question.options(self)
        return self.offers

    def offer(self, option: i64) -> None:
        """For questions: one more option, and not more than 256 of them."""
        offers = self.offers
        if offers == len(OFFERS):
            raise TooManyOffers(
                f"A question of {self.origin.game} offers more than {len(OFFERS)} options; ask in two steps."
            )
        self.offered[offers] = option
        self.offers = offers + 1

    def take(self, option: i64) -> None:
        """Do what an offered option means. Only for drivers that have just asked: nothing is checked."""
        self.offers = -1
        self.question.answer(self, option)
        self.go_on()

    def go_on(self) -> None:
        """Take the steps that ask nobody, until somebody is to be asked or the game is over."""
        while not self.over:
            if self.question.seat >= 0:
                return
            self.question.go(self)
        self.clear()

    def push(self, question: Question) -> None:
        """Ask (or do) this first, and then what was to come."""
        question.under = self.question
        self.question = question

    def pop(self) -> None:
        """The question has been answered for good: on to the one under it."""
        self.question = self.question.under

    def next(self, question: Question) -> None:
        """The question has been answered for good, and this one takes its place."""
        question.under = self.question.under
        self.question = question

    def pending(self) -> list[Question]:
        """All questions and steps still to come, the one being asked last."""
        found: list[Question] = []
        question = self.question
        while question is not NO_QUESTION:
            found.append(question)
            question = question.under
        found.reverse()
        return found

    def clear(self) -> None:
        """The game is over: pending questions are dropped, and cards that were being resolved are put down."""
        for question in self.pending():
            if question.card >= 0:
                self.put_down(question.card)
        self.question = NO_QUESTION

    def asked_seat(self) -> i64:
        """The seat that is to answer; -1 when the game is over."""
        if self.over:
            return NOBODY
        return self.question.seat

    def is_reaction(self) -> bool:
        """Whether the question is an answer to somebody else's move, so that others need not be told who is asked."""
        return not self.over and self.question.is_reaction()

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
        return self.listed()

    def listed(self) -> list[int]:
        """What has been offered, as Python integers."""
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
            raise NotOffered(
                f"{short(option)!r} is no option: an option is one of the integers of table.options()."
            )
        wanted: i64 = option
        offered = self.offered
        for i in range(self.offers):
            if offered[i] == wanted:
                self.remember_answer(wanted)
                self.take(wanted)
                return
        raise NotOffered(self.refuse(wanted))

    def remember_answer(self, option: i64) -> None:
        """One more answer of this table's past, for its record."""
        self.past = grown(self.past, self.answered, NUMBERS[option])
        self.answered += 1

    def refuse(self, option: i64) -> str:
        """The sentence with which an option is refused."""
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

    def choices(self) -> list[int]:
        """Answer what is forced, then say what the next decision offers; nothing when the game is over.

        A whole driver is `while options := table.choices(): table.answer(pick(options))`.
        """
        while not self.over:
            if self.offers < 0:
                self.ask()
            if self.offers != 1:
                return self.listed()
            self.settle()
        return []

    def describe(self, option: object) -> Move:
        """What an option of this game means."""
        number = checked_option(option)
        move = self.meaning(number) if number >= 0 else None
        if move is None:
            raise NotOffered(f"{short(option)!r} means nothing in this game; choose one of table.options().")
        return move

    def why(self, option: object) -> Refusal:
        """Why an option is not on offer, for the asked seat's eyes: it may speak of what that seat holds."""
        if self.over:
            raise TableOver("The game is over; nothing is on offer any more.")
        self.describe(option)
        return self.why_not(checked_option(option))

    def result(self) -> Result:
        """Who won and why."""
        if not self.over:
            raise NotOver("The game is still going on; its result is known when table.over is true.")
        return self.score()

    def view_bytes(self, seat: object) -> bytes:
        """The view as canonical bytes, to store, send or compare."""
        return json.dumps(self.view(seat), sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()

    def add_news(self, news: News) -> None:
        """For a game whose table is `telling`: this happened."""
        if self.news is NO_NEWS:
            self.news = []
        self.news.append(news)

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def seat_of(self, seat: object) -> int | None:
        """The eyes that look at the table: one of its seats, or `None` for a spectator. Nothing else: callers may hand us anything."""
        if seat is None:
            return None
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < int(self.seats):
            raise NoSuchSeat(f"There is no seat {short(seat)!r}; this table has seats 0 to {self.seats - 1}.")
        return seat

    def hide_origin(self) -> None:
        """A redealt table must not tell how the true one was dealt and came to be."""
        self.origin = self.origin.hidden()
        self.past = NO_LOG
        self.answered = 0

    def adopt(self, other: Table) -> None:
        """Take over what every table has from the table this one is a copy of."""
        self.over = other.over
        self.question = other.question
        self.past = other.past
        self.answered = other.answered

    def playouts(self, games: object, seed: object) -> int:
        """Play so many random games from copies of this table; return the decisions made (forced answers do not count)."""
        if not isinstance(games, int) or not 0 <= games <= MOST_PLAYOUTS:
            raise BadTable(f"{short(games)!r} is no number of games from 0 to {MOST_PLAYOUTS}.")
        if not isinstance(seed, int):
            raise BadTable(f"{short(seed)!r} is no seed: the luck of playouts comes from an integer.")
        chance = Chance.quick(seed & QUICK_SEEDS)
        decisions: i64 = 0
        for _ in range(games):
            decisions += self.bare_copy().play_out(chance, NO_END)
        return decisions

    def play_out(self, chance: Chance, most: i64) -> i64:
        """Play this very table on at random, with its luck from `chance` too, to its end or for so many decisions; return those made."""
        self.chance = chance
        self.brisk = True
        decisions: i64 = 0
        while not self.over and decisions < most:
            count = self.ask()
            if count == 1:
                self.take(self.offered[0])
            else:
                self.take(self.offered[chance.below(count)])
                decisions += 1
        self.brisk = False
        return decisions
