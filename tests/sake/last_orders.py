"""The end of an evening: the last turn of sudden death, and whose turns follow."""

from __future__ import annotations

from izakaya import Table
from tests.sake.at_the_table import end_turn, position, told_of, turn

LAST = "masu 0\nturn 3\nrounds 5 extra 0 minions 0 sudden 0"


def four(
    zero: str = "",
    one: str = "",
    two: str = "",
    three: str = "",
    more: str = "",
    where: str = "",
    top: str = "",
) -> Table:
    return position(
        f"""
        seat 0 yagyu-jubei {zero}
        seat 1 takezaki-suenaga {one}
        seat 2 hojo-masako {two}
        seat 3 ito-ittosai {three}
        {where}
        {more}
        """,
        top,
    )


def turns(table: Table) -> list[int]:
    """Whose turns follow, the present one first, until the game is over or a new round is announced."""
    rounds = told_of(table, "extra-round")
    found_turns: list[int] = []
    while not table.over and told_of(table, "extra-round") == rounds:
        found_turns.append(turn(table))
        end_turn(table)
    return found_turns


def judged(
    zero: str = "", one: str = "", two: str = "", three: str = "", where: str = "", more: str = LAST
) -> Table:
    """The last turn of sudden death, of seat 3, has ended."""
    table = four(zero, one, two, three, more, where)
    end_turn(table)
    return table
