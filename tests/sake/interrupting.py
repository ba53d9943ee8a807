"""Four samurai without a skill that matters to a movement or a blow, and what they do when one of them acts."""

from __future__ import annotations

from izakaya import Table
from tests.sake.at_the_table import asks, offered, pass_, play, position

NEAR = "circle seat-0 1 seat-1 3 seat-2 3 seat-3 3"


def four(
    zero: str = "",
    one: str = "",
    two: str = "",
    three: str = "",
    where: str = "",
    more: str = "",
    top: str = "",
) -> Table:
    """Seat 0's turn; nobody here has a skill that matters to a movement or to a blow with one weapon."""
    return position(
        f"""
        seat 0 date-masamune {zero}
        seat 1 takezaki-suenaga {one}
        seat 2 hojo-masako {two}
        seat 3 tomoe-gozen {three}
        {where}
        {more}
        """,
        top,
    )


def interrupt(table: Table, card: str) -> None:
    play(table, "interrupt", card=card)


def can_interrupt(table: Table, card: str) -> bool:
    return offered(table, "interrupt", card=card)


def asked_in_turn(table: Table) -> list[int]:
    """Who is asked to interrupt, one after the other, if all pass."""
    seats: list[int] = []
    while asks(table) == "interrupt":
        assert table.asked is not None
        seats.append(table.asked)
        pass_(table, all_asked=True)
    return seats
