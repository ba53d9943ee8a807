"""Looking for puzzles: decisions in games of masters in which one answer is clearly the best, however long one thinks.

A position passes if a quick search, and then two long ones with other luck, all prefer the same answer, and if of the same imagined
deals clearly more are won with it than with each of the others that a search or a glance thought of.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from izakaya.bots import ask_bot
from izakaya.bots.adept_and_master import Master
from izakaya.bots.thinking.thought import Thought
from izakaya.games import GAMES
from izakaya.lessons.moves import meant, written
from izakaya.lessons.puzzle import Puzzle, written_reason
from izakaya.review.calibration import SEAT, line_of
from izakaya.review.chances import Chances
from izakaya.table.table import Table

PLAYED: Final = 120  # games that the masters imagine for each of their own decisions
QUICK: Final = 250  # games of the first search
LONG: Final = 2500  # games of each of the long ones
COMPARED: Final = 400  # games for each of the answers that are compared
RIVALS: Final = 4  # answers that are compared with the best
CLEARLY: Final = 0.10  # so much more often it wins
AHEAD: Final = 0.05  # so much more often it wins there than what was tried at least TRIED times
TRIED: Final = 8
LEAST_OPTIONS: Final = 3
FROM_A_GAME: Final = 2  # puzzles of one game at most
APART: Final = 25  # answers between them: what comes one after the other is one and the same puzzle
NOTHING: Final = "pass"
NOTHINGS: Final = 3  # puzzles that are solved by doing nothing: more would be dull
DECIDED: Final = 0.95  # a seat that wins as often as that has nothing left to find


@dataclass(frozen=True)
class Dig:
    """One game in which to look."""

    game: str
    seats: int
    seed: int


@dataclass(frozen=True)
class Nugget:
    """A puzzle, and how hard it is: 0 if the best answer is seen at a glance, else by how much a glance prefers another."""

    seed: int
    seats: int
    hard: float
    puzzle: Puzzle


def dug(dig: Dig) -> list[Nugget]:
    """The puzzles of one game of masters."""
    table = GAMES[dig.game].new_table(dig.seats, dig.seed, {})
    masters = [Master(dig.seed + seat, iterations=PLAYED) for seat in range(dig.seats)]
    found: list[Nugget] = []
    rest = 0  # answers until the next look
    while table.choices() and len(found) < FROM_A_GAME:
        seat = table.asked
        assert seat is not None, "somebody has a choice"
        rest -= 1
        if rest < 0 and len(table.options()) >= LEAST_OPTIONS:
            puzzle = puzzle_at(table, dig.seed + int(table.answered))
            if puzzle is not None:
                hard, one = puzzle
                found.append(Nugget(dig.seed, dig.seats, hard, one))
                rest = APART
        table.answer(ask_bot(masters[seat], table))
    return found


def dug_there(dig: Dig) -> tuple[Dig, list[Nugget]]:
    """The same, with where it was: a search at several places at once needs it."""
    return dig, dug(dig)


def puzzle_at(table: Table, seed: int) -> tuple[float, Puzzle] | None:
    """The puzzle that this question is, and how hard it is; nothing if no answer is clearly the best."""
    quick = Master(seed, iterations=QUICK)
    best = ask_bot(quick, table)
    thoughts = quick.thoughts
    if not thoughts:
        return None
    others = [thought.value for thought in thoughts[1:] if thought.visits >= TRIED]
    if thoughts[0].value - max(others, default=0.0) < AHEAD:
        return None
    move = written(table.describe(best))
    if len(meant(table, move)) != 1:
        return None
    hard = difficulty(thoughts, best)
    for luck in (1, 2):
        long = Master(seed + luck * 7919, iterations=LONG)
        if ask_bot(long, table) != best:
            return None
    rivals = [thought.option for thought in long.thoughts if thought.option != best][:RIVALS]
    glance = max(thoughts, key=lambda thought: thought.worth).option
    if glance != best and glance not in rivals:
        rivals.append(glance)
    game = table.origin.game
    chances = Chances(game, COMPARED, seed)
    shares = chances.after(table, [best, *rivals])
    line = line_of(game, SEAT)
    won = [line.chance(share, COMPARED, int(table.seats)) for share in shares]
    second = max(range(1, len(won)), key=lambda place: won[place])
    if won[0] - won[second] < CLEARLY or won[second] > DECIDED:
        return None
    next_move = written(table.describe(rivals[second - 1]))
    reason = long.reason()
    if reason is None or len(meant(table, next_move)) != 1:
        return None
    percents = round(100 * won[0]), round(100 * won[second])
    return hard, Puzzle(0, 0, move, next_move, percents, written_reason(reason), table.notation())


def difficulty(thoughts: list[Thought], best: int) -> float:
    """By how much somebody who only glances would prefer another answer."""
    worth = {thought.option: thought.worth for thought in thoughts}
    return max(worth.values()) - worth[best]


def worthy(found: list[Nugget]) -> list[Nugget]:
    """All but those that would be dull: of the ones in which nothing is to be done, the clearest few."""
    still = [one for one in found if one.puzzle.answer == NOTHING]
    still.sort(key=lambda one: (one.puzzle.won[1] - one.puzzle.won[0], one.seed, one.puzzle.position))
    return [one for one in found if one.puzzle.answer != NOTHING] + still[:NOTHINGS]


def chosen(found: list[Nugget], count: int) -> list[Puzzle]:
    """So many of them, as different as can be: ways that were chosen less often come first. They are told from the plain to the hard,
    and last those in which the best is to do nothing.
    """
    left = sorted(worthy(found), key=lambda one: (one.seed, one.puzzle.position))
    ways: dict[str, int] = {}
    sizes: dict[int, int] = {}
    taken: list[Nugget] = []
    while left and len(taken) < count:
        one = min(
            left,
            key=lambda one: (
                ways.get(one.puzzle.answer.split()[0], 0),
                sizes.get(one.seats, 0),
                one.puzzle.won[1] - one.puzzle.won[0],
            ),
        )
        left.remove(one)
        taken.append(one)
        way = one.puzzle.answer.split()[0]
        ways[way] = ways.get(way, 0) + 1
        sizes[one.seats] = sizes.get(one.seats, 0) + 1
    taken.sort(key=lambda one: (one.puzzle.answer == NOTHING, one.hard))
    return [
        Puzzle(0, number, p.answer, p.next, p.won, p.why, p.position)
        for number, p in enumerate((one.puzzle for one in taken), 1)
    ]
