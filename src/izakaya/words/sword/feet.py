"""What stands at the foot of every card of Samurai Sword: what it does, in signs, for those who do not read it in words.

A foot is a row of signs, each with a figure if it has one: `+1 farther`, `−1 blossom`. What a sign looks like is the browser's.
"""

from __future__ import annotations

from typing import Final

from izakaya.games.sword.data import CARDS

# Weapons have none here: their reach and their wounds are drawn over the whole card.
FEET: Final = {
    "armour": "+1 farther",
    "focus": "+1 blade",
    "fast-draw": "+1 drop",
    "bushido": "blade or −1 blossom",
    "parry": "blade stop",
    "geisha": "card stop",
    "diversion": "person take card",
    "battlecry": "others clash or drop",
    "tea-ceremony": "+3 cards others +1",
    "daimyo": "+2 cards",
    "breathing": "bead bead bead person +1",
    "jujutsu": "others blade or drop",
}


def foot(card: int) -> list[str]:
    return FEET.get(CARDS[card], "").split()
