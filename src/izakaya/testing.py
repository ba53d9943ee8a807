"""Whole games for tests: ways to play, and Hypothesis strategies for tables anywhere in a game.

Needs `hypothesis`, which nothing else in the library does. In a test of your own:

    @given(games())
    def test_my_bot_finds_an_answer(table: Table) -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from hypothesis import note
from hypothesis import strategies as st

from izakaya.games import GAMES, new_table
from izakaya.games.parts import Parts
from izakaya.table.chance import SEED_LIMIT, Chance
from izakaya.table.game import Game
from izakaya.table.record import Record
from izakaya.table.setting import CHOICE
from izakaya.table.table import Table

#: Far more questions than any game of the house ever asked: a game that gets there has no end.
ENDLESS = 20_000

Pick = Callable[[list[int]], int]


def at_random(luck: int) -> Pick:
    """Any option, each as likely."""
    chance = Chance.quick(luck)
    return lambda options: options[chance.below(len(options))]


def busily(luck: int) -> Pick:
    """Any option but the first, which mostly is to do nothing: hands and decks turn over quickly."""
    chance = Chance.quick(luck)
    return lambda options: options[1 + chance.below(len(options) - 1)] if len(options) > 1 else options[0]


def first(luck: int) -> Pick:
    """Always the first option."""
    return lambda options: options[0]


def last(luck: int) -> Pick:
    """Always the last option."""
    return lambda options: options[-1]


WAYS: dict[str, Callable[[int], Pick]] = {
    "at random": at_random,
    "busily": busily,
    "first": first,
    "last": last,
}

Options = st.SearchStrategy[Mapping[str, str]]


def every_choice(game: Game) -> Options:
    """Every rule of a game that a host may choose, one way or the other."""
    choices = [setting for setting in game.settings.values() if setting.kind == CHOICE]
    return st.fixed_dictionaries({setting.name: st.sampled_from(setting.values) for setting in choices})


#: The table options that plans try out: a function from the game to a strategy.
OPTIONS: Final[Parts[Callable[[Game], Options]]] = Parts(GAMES, "options", every_choice)


def play(table: Table, pick: Pick) -> Iterator[int]:
    """Play this very table to its end; before each answer, say which it will be."""
    for _ in range(ENDLESS):
        if table.over:
            return
        option = pick(table.options())
        yield option
        table.answer(option)
    raise AssertionError(f"after {ENDLESS} answers the game is still going on")


@dataclass(frozen=True)
class Plan:
    """How a game is dealt and played: enough to play it again."""

    game: str
    seats: int
    seed: int
    way: str
    luck: int
    options: Mapping[str, str] = field(default_factory=dict)

    def table(self) -> Table:
        """The table just dealt."""
        return new_table(self.game, seats=self.seats, seed=self.seed, **self.options)

    def pick(self) -> Pick:
        """Its players' way of choosing, from the first answer on."""
        return WAYS[self.way](self.luck)

    def answers(self) -> list[int]:
        """All answers of the whole game."""
        return list(play(self.table(), self.pick()))


@st.composite
def plans(
    draw: st.DrawFn, game: str | None = None, seats: int | None = None, ways: tuple[str, ...] = tuple(WAYS)
) -> Plan:
    """Plans of games; of this game and for so many players, or of any."""
    name = game if game is not None else draw(st.sampled_from(sorted(GAMES)))
    most = GAMES[name].most
    return Plan(
        name,
        seats if seats is not None else draw(st.integers(GAMES[name].least, most)),
        draw(st.integers(0, 2**32) | st.integers(0, SEED_LIMIT - 1)),
        draw(st.sampled_from(ways)),
        draw(st.integers(0, 2**31 - 1)),
        draw(OPTIONS[name](GAMES[name])),
    )


@st.composite
def games(
    draw: st.DrawFn, game: str | None = None, seats: int | None = None, ways: tuple[str, ...] = tuple(WAYS)
) -> Table:
    """Tables anywhere in a game: just dealt, in the middle, or over. Their record says how they got there."""
    plan = draw(plans(game, seats, ways))
    answers = plan.answers()
    # In thousandths of the game, so that long and short games are stopped anywhere alike.
    stop = draw(st.integers(0, 1000)) * len(answers) // 1000
    table = plan.table()
    for option in answers[:stop]:
        table.answer(option)
    note(Record.of(table).text())  # so that a failing test prints how to get there
    return table
