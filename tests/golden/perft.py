"""Exact counts of small trees: how many ways there are to answer so many questions from a position.

Every question counts, forced ones too, and luck is the position's own, so a count is a fact about the rules.
A game that ends early
counts as one leaf. Any change of an option, an order or a draw changes some of the numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

from izakaya import Table, parse

WHOLE = 10_000  # deeper than any tree here: the count of all whole games


def perft(table: Table, depth: int) -> int:
    """The leaves of the tree of answers down to this depth."""
    if table.over or depth == 0:
        return 1
    leaves = 0
    for option in table.options():
        after = table.copy()
        after.answer(option)
        leaves += perft(after, depth - 1)
    return leaves


@dataclass(frozen=True)
class Tree:
    """A position and the depths at which its tree is counted."""

    name: str
    depths: tuple[int, ...]
    position: str


TREES = (
    Tree(
        "three at the start",
        (1, 2, 3, 4),
        """
        sword 1
        seat 0 shogun benkei hand bokken parry geisha daimyo focus
        seat 1 ninja-1 hanzo hand kiseru parry armour jujutsu bo
        seat 2 ninja-3 tomoe hand bushido parry katana diversion bokken
        ask play 0
        chance seed 1 at 0
        """,
    ),
    Tree(
        "three to the first run-out, every whole game",
        (2, 4, 6, 8, WHOLE),
        """
        sword 1
        cards parry*16 bokken*4 focus*2 bushido geisha diversion*3 jujutsu daimyo
        seat 0 shogun benkei honour 1 resilience 2 hand bokken*2 focus jujutsu diversion
        seat 1 ninja-1 hanzo honour 1 resilience 2 hand bokken geisha
        seat 2 ninja-2 ushiwaka honour 1 resilience 2 hand parry*2 bokken diversion
        deck focus daimyo
        pile parry*14 bushido diversion
        ask play 0
        chance seed 2 at 0
        """,
    ),
    Tree(
        "five, a Battlecry and Hanzo's weapons",
        (1, 2, 3, 4, 5),
        """
        sword 1
        seat 0 shogun musashi hand battlecry nodachi breathing
        seat 1 ninja-1 hanzo resilience 1 hand kiseru parry armour
        seat 2 ninja-3 chiyome hand parry katana
        seat 3 samurai ginchiyo resilience 1 hand parry bo
        seat 4 ronin nobunaga honour 1 resilience 1 hand tea-ceremony
        ask play 0
        chance seed 3 at 0
        """,
    ),
    Tree(
        "seven, Ieyasu with a Bushido before him",
        (1, 2, 3, 4, 5, 6),
        """
        sword 1
        seat 0 shogun ieyasu hand bokken shuriken geisha laid bushido
        seat 1 ninja-1 kojiro hand daikyu parry
        seat 2 ninja-2 goemon hand naginata parry laid armour
        seat 3 ninja-3 tomoe hand fast-draw
        seat 4 samurai benkei hand diversion bo
        seat 5 samurai hideyoshi hand jujutsu parry
        seat 6 ronin musashi hand battlecry
        turn 6
        pile kiseru
        ask play 6
        chance seed 4 at 0
        """,
    ),
)


def counts() -> str:
    """The table of all trees."""
    lines = ["leaves of the tree of answers, by depth", ""]
    for tree in TREES:
        lines.append(f"{tree.name}:")
        for depth in tree.depths:
            deep = "to the end" if depth == WHOLE else f"depth {depth}"
            lines.append(f"  {deep:<10} {perft(parse(tree.position), depth):>9}")
        lines.append("")
    return "\n".join(lines)
