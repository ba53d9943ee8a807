"""A reader of Samurai Sword's notation that shares nothing with the game's own: what lies where."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from izakaya import Table

PROPERTIES = ("armour", "focus", "fast-draw", "bushido")


@dataclass
class Person:
    """One seat."""

    role: str
    character: str
    resilience: int
    honour: int
    hand: Counter[str]
    laid: Counter[str]


@dataclass
class Position:
    """All of a position that is not memory."""

    people: list[Person] = field(default_factory=list)
    deck: Counter[str] = field(default_factory=Counter)
    pile: list[str] = field(default_factory=list)
    resolving: list[str] = field(default_factory=list)
    run_outs: int = 0
    turn: int = 0

    def all_cards(self) -> Counter[str]:
        """Every card of the game, wherever it lies."""
        cards = self.deck + Counter(self.pile) + Counter(self.resolving)
        for person in self.people:
            cards += person.hand + person.laid
        return cards

    def honour(self) -> int:
        return sum(person.honour for person in self.people)


def bag(words: list[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for word in words:
        name, _, count = word.partition("*")
        found[name] += int(count or 1)
    return found


def read_person(words: list[str]) -> Person:
    parts: dict[str, list[str]] = {}
    part: list[str] = []
    for word in words[4:]:
        if word in ("resilience", "honour", "hand", "laid", "aimed"):
            part = parts[word] = []
        else:
            part.append(word)
    numbers = int(parts["resilience"][0]), int(parts["honour"][0])
    return Person(words[2], words[3], *numbers, bag(parts.get("hand", [])), bag(parts.get("laid", [])))


def position(table: Table) -> Position:
    """What lies where on this table."""
    found = Position()
    for line in table.notation().splitlines():
        words = line.split()
        if words[0] == "seat":
            found.people.append(read_person(words))
        elif words[0] == "deck":
            found.deck = bag(words[1:])
        elif words[0] == "pile":
            found.pile = words[1:]
        elif words[0] == "run-outs":
            found.run_outs = int(words[1])
        elif words[0] == "turn":
            found.turn = int(words[1])
        elif words[0] == "ask" and "with" in words:
            found.resolving.append(words[-1])
    return found


BOX = Counter(
    {
        "bokken": 6, "kiseru": 5, "wakizashi": 1, "bo": 5, "kusarigama": 4, "katana": 1, "shuriken": 3,
        "kanabo": 1, "nodachi": 1, "naginata": 2, "nagayari": 1, "tanegashima": 1, "daikyu": 1, "armour": 4,
        "focus": 6, "fast-draw": 3, "bushido": 2, "parry": 15, "geisha": 6, "diversion": 5, "battlecry": 4,
        "tea-ceremony": 4, "daimyo": 3, "breathing": 3, "jujutsu": 3,
    }
)  # fmt: skip
