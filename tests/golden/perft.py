"""Exact counts of small trees: how many ways there are to answer so many questions from a position.

Every question counts, forced ones too, and luck is the position's own, so a count is a fact about the rules.
A game that ends early
counts as one leaf. Any change of an option, an order or a draw changes some of the numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

from izakaya import Table, parse
from tests.sake.figures import figured

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
    Tree(
        "sake, three at the start",
        (1, 2, 3, 4),
        figured("""
        seat 0 ito-ittosai hand roar-1 minion-4 naginata-1 burning-ramen-2
        seat 1 yagyu-jubei hand falter-1 blurred-vision-2 katana-8 pipe-1
        seat 2 hojo-masako hand minion-1 flagon-3 weak-stomach-1 sandals-2
        chance seed 5 at 0
        """),
    ),
    Tree(
        "sake, a faltered Iaido, minions on the way and sake to burn",
        (1, 2, 3, 4),
        figured("""
        house bamboo-grove unarmed first 0
        seat 0 miyamoto-musashi hand throwing-chopsticks-2 gear katana-1 no-dachi-1 sake board wielding katana
        seat 1 yagyu-munenori standing hand falter-2 minion-7 life 3 wounds 2 sake life
        seat 2 takezaki-suenaga standing hand blurred-vision-3 gear yumi-1 wielding yumi life 2 wounds 4
        circle seat-0 1 seat-1 2 seat-2 2 minion-4 2
        minion-4 of 2 clockwise
        masu 3
        turn 0 plays 1
        chance seed 6 at 0
        """),
    ),
    Tree(
        "sake, the Spirits' turns",
        (2, 4, 6, 7),
        figured("""
        seat 0 date-masamune standing hand fake-wounds-2 rice-bowl-3 life 2 wounds 1 sake katana board
        seat 1 tomoe-gozen spirit hand falter-1 roar-4 sake 1
        seat 2 yagyu-jubei standing hand drunken-purchase-1 life 1 sake life
        seat 3 ito-ittosai spirit hand pipe-3 sake 0
        line seat-0 2 seat-2
        masu 1
        turn 1
        chance seed 7 at 0
        """),
    ),
    Tree(
        "sake, the last turn of all",
        (3, 6, 8),
        figured("""
        seat 0 date-masamune standing hand life 2 gear katana-1 sake katana board wielding katana
        seat 1 tomoe-gozen standing hand falter-1 life 1 gear katana-2 sake life board wielding katana
        seat 2 yagyu-jubei spirit hand pipe-3 sake 1
        line seat-0 2 seat-1
        masu 0
        turn 1 plays 1
        rounds 7 extra 10 minions 0 sudden 2
        chance seed 8 at 0
        """),
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
