"""With no card anywhere: eight samurai hold all 98 cards between them, and nobody has a soul left to burn."""

from __future__ import annotations

from izakaya import Table
from tests.sake.at_the_table import (
    deck,
    pile,
    position,
)

SAMURAI = (
    "miyamoto-musashi",
    "yagyu-munenori",
    "yagyu-jubei",
    "ito-ittosai",
    "date-masamune",
    "takezaki-suenaga",
    "hojo-masako",
    "tomoe-gozen",
)


SOULS = "souls 0 1 2 3 4 5 6 7"


def nothing_left(zero: str, seven: str, more: str) -> Table:
    people = [f"seat 0 {SAMURAI[0]} {zero}"]
    people += [f"seat {seat} {SAMURAI[seat]} life 12" for seat in range(1, 7)]
    people.append(f"seat 7 {SAMURAI[7]} {seven}")
    table = position("\n".join([*people, "masu 5", more]))
    assert deck(table) == []
    assert pile(table) == []
    return table


def alive(zero: str) -> Table:
    """Seat 0 has 3 cards in its hand, so that 3 remain for the Life of seat 7."""
    return nothing_left(f"life 12 {zero}", "life 3", f"turn 0 plays 2 {SOULS}")


def haunted(zero: str, spirit: str, turn_of: int) -> Table:
    """Seat 7 is a Spirit that holds 4 cards; seat 0 has 3 and Life for the rest."""
    return nothing_left(f"life 12 {zero}", f"spirit {spirit}", f"turn {turn_of} plays 2 {SOULS}")
