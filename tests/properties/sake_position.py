"""A reader of SAKE's notation that shares nothing with the game's own: what lies where."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from izakaya import Table
from izakaya.games.sake.data import BACKS
from izakaya.games.sake.deck_file import HOUSE

LABELS = tuple(HOUSE.labels)
BACK_OF = {label: BACKS[HOUSE.back[card]] for card, label in enumerate(LABELS)}
PARTS = ("hand", "life", "wounds", "gear", "sake", "wielding")


@dataclass
class Person:
    """One seat. `sake` names places; a Spirit's are all on the board."""

    samurai: str
    state: str
    sitting: bool = False
    hand: list[str] = field(default_factory=list)
    life: list[str] = field(default_factory=list)
    wounds: list[str] = field(default_factory=list)
    gear: list[str] = field(default_factory=list)
    sake: list[str] = field(default_factory=list)
    wielding: str = ""


@dataclass
class Position:
    """All of a position that is not memory. `asks` are the questions and steps to come, the next one last."""

    people: list[Person] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    gaps: list[int] = field(default_factory=list)
    is_line: bool = False
    owners: dict[str, int] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    asks: list[list[str]] = field(default_factory=list)
    masu: int = 0
    turn: int = 0
    plays: int = 0

    def resolving(self) -> list[str]:
        """Cards that are being played, and lie nowhere yet."""
        return [words[1] for words in self.asks if words[0] == "end-card"]

    def all_cards(self) -> Counter[str]:
        """Every card of the game, wherever it lies."""
        cards = Counter(self.deck + self.pile + self.resolving() + list(self.owners))
        for person in self.people:
            cards.update(person.hand + person.life + person.wounds + person.gear)
        return cards

    def sake(self) -> int:
        """All sake in the game, also what has been taken but not yet put anywhere."""
        total = self.masu + sum(len(person.sake) for person in self.people)
        for words in self.asks:
            if words[0] in ("place-sake", "deal-sake"):
                total += int(words[2])
            elif words[0] == "give-up-sake":
                total += int(words[4])
        return total

    def side_of(self, piece: str) -> int:
        return self.owners[piece] if piece in self.owners else int(piece.removeprefix("seat-"))

    def living(self) -> list[int]:
        return [seat for seat, person in enumerate(self.people) if person.state == "samurai"]


def read_person(words: list[str]) -> Person:
    person = Person(words[2], words[3])
    person.sitting = words[4] == "sitting"
    at = 4
    for number, part in enumerate(PARTS):
        # `life` is also a place for sake: so parts are looked for in their order.
        if part not in words[at:]:
            continue
        start = words.index(part, at) + 1
        ends = [words.index(later, start) for later in PARTS[number + 1 :] if later in words[start:]]
        at = min(ends, default=len(words))
        found = words[start:at]
        if part == "wielding":
            person.wielding = found[0]
        elif part == "sake" and found and found[0].isdigit():
            person.sake = ["board"] * int(found[0])
        else:
            setattr(person, part, found)
    return person


def position(table: Table) -> Position:
    """What lies where on this table."""
    found = Position()
    for line in table.notation().splitlines():
        words = line.split()
        if words[0] == "seat":
            found.people.append(read_person(words))
        elif words[0] in ("circle", "line"):
            found.is_line = words[0] == "line"
            found.pieces = [word for word in words[1:] if not word.isdigit()]
            found.gaps = [int(word) for word in words[1:] if word.isdigit()]
        elif words[0].startswith("minion-"):
            found.owners[words[0]] = int(words[2])
        elif words[0] == "masu":
            found.masu = int(words[1])
        elif words[0] == "turn":
            found.turn, found.plays = int(words[1]), int(words[3])
        elif words[0] == "deck":
            found.deck = words[1:]
        elif words[0] == "pile":
            found.pile = words[1:]
        elif words[0] == "ask":
            found.asks.append(words[1:])
    return found
