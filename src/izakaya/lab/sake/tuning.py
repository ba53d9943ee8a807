"""The house values of SAKE that may be tuned: lives, what is not printed on weapons, copies, and the boxes of the cards.

Boxes are not turned one by one. For each box a knob says how many cards have at least so much of it, and those that had most keep most;
then all boxes of a name may be a little better or worse. So the deck one starts from is a point like any other. Only natural decks are
tried (13.1).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import cached_property
from pkgutil import get_data
from typing import Any, Final, final

from izakaya.games.sake.data import NAMES, SAMURAI, TYPES, WEAPONS
from izakaya.games.sake.deck_file import read_deck
from izakaya.games.sake.natural import lacks
from izakaya.lab.sake.deck_text import deck_text
from izakaya.lab.sake.fitted import how_unfitted
from izakaya.lab.tuning import Knob, Point, Tuning

BOXES: Final = {"attack": 3, "defence": 4, "movement": 5, "drinking": 6}  # and where they stand in a row
NAME, COPY, ORIGIN = 1, 2, 8
MOST_BOX: Final = 4
#: Of all cards, such a part at least has a box: without boxes there is little to choose, and no box that is never used.
BARE: Final = {"attack": 0.5, "defence": 0.5, "movement": 0.5, "drinking": 0.2}
#: Such a part at most has so much of one.
FULL: Final = {1: 1, 2: 0.7, 3: 0.4, 4: 0.15}
LIFE: Final = Knob(2, 7)
#: What a weapon has, if it is not printed.
WEAPON_KNOBS: Final = {"range": Knob(1, 4), "attack": Knob(0, 5), "defence": Knob(0, 4)}
#: Names that may give a copy to each other: how many of each there are is nowhere printed but for the katana.
LENDING: Final = {"gear": NAMES[1 : TYPES["item"][1]], "event": NAMES[slice(*TYPES["event"])]}
BETTER: Final = Knob(-1, 1)
Fields = dict[str, Any]
Row = list[Any]


@final
class SakeTuning(Tuning):
    """See the module."""

    def __init__(self, starts: Sequence[str]) -> None:
        super().__init__(starts)
        self.lacking = {lack for text in starts for lack in lacks(read_deck(text))}
        self.fields: list[Fields] = [tomllib.loads(text) for text in starts]

    @classmethod
    def house(cls) -> str:
        text = get_data("izakaya.games.sake", "deck.toml")
        assert text is not None
        return text.decode()

    @cached_property
    def levels(self) -> range:
        """How much a box can be, without nothing at all."""
        most = max(row[at] for fields in self.fields for row in house_rows(fields) for at in BOXES.values())
        return range(1, max(MOST_BOX, most) + 1)

    def knobs(self) -> dict[str, Knob]:
        return self.all_knobs

    @cached_property
    def all_knobs(self) -> dict[str, Knob]:
        cards = max(len(house_rows(fields)) for fields in self.fields)
        found: dict[str, Knob] = (
            {"start": Knob(0, len(self.starts) - 1, name=True)} if len(self.starts) > 1 else {}
        )
        for key, knob, value in (each for fields in self.fields for each in values_of(fields)):
            known = found.get(key, knob)
            found[key] = Knob(min(known.least, value), max(known.most, value))
        for box, at in BOXES.items():
            for level in self.levels:
                had = [sum(row[at] >= level for row in house_rows(fields)) for fields in self.fields]
                least = round(cards * BARE[box]) if level == 1 else 0
                most = round(cards * FULL.get(level, 0))
                found[f"{box}/{level}"] = Knob(min(least, *had), max(most, *had))
        found |= {f"boxes/{name}": BETTER for name in NAMES}
        for kind, names in LENDING.items():
            found |= {
                f"copies/{kind}/{which}": Knob(0, len(names) - 1, name=True) for which in ("fewer", "more")
            }
        return found

    def start(self, which: int) -> Point:
        fields = self.fields[which]
        point = dict.fromkeys(self.all_knobs, 0)
        point |= {key: knob.least for key, knob in self.all_knobs.items() if knob.least > 0}
        if "start" in point:
            point["start"] = which
        point |= {key: value for key, _, value in values_of(fields)}
        for box, at in BOXES.items():
            for level in self.levels:
                point[f"{box}/{level}"] = sum(row[at] >= level for row in house_rows(fields))
        return point

    def deck(self, point: Point) -> str:
        which = point.get("start", 0)
        fields = deepcopy(self.fields[which])
        set_values(fields, point)
        rows = house_rows(fields)
        for box in BOXES:
            spread(rows, BOXES[box], [point[f"{box}/{level}"] for level in self.levels])
        for row in rows:
            better = point[f"boxes/{row[NAME]}"]
            for at in BOXES.values():
                if better and row[at] > 0:
                    row[at] = min(max(row[at] + better, 0), self.levels[-1])
        for kind, names in LENDING.items():
            lend(rows, names[point[f"copies/{kind}/fewer"]], names[point[f"copies/{kind}/more"]])
        return deck_text(fields, self.starts[which])

    @classmethod
    def unfitted(cls, deck: str, seats: int, deals: int, seed: int) -> float:
        """13.3, coarsely: a thirstier or a more sober adept wins more than half."""
        return how_unfitted(deck, seats, deals, seed)

    def possible(self, point: Point) -> bool:
        """13.1: natural, but for what the decks to start from lack themselves."""
        return self.lacking.issuperset(lacks(read_deck(self.deck(point))))

    def facts(self, deck: str) -> dict[str, str]:
        fields = tomllib.loads(deck)
        rows: list[Row] = fields["cards"]["rows"]
        found = {f"life of {name}": str(fields["samurai"][name]["life"]) for name in SAMURAI}
        for name, entry in fields["weapons"].items():
            found[f"{name}: range, attack, defence"] = (
                f"{entry['range']}, {entry['attack']}, {entry['defence']}"
            )
        for box, at in BOXES.items():
            counts = [sum(row[at] == level for row in rows) for level in range(self.levels[-1] + 1)]
            found[f"cards with {box} 0, 1, 2 …"] = ", ".join(map(str, counts))
        for name in NAMES:
            copies = [row for row in rows if row[NAME] == name]
            found[f"copies of {name}"] = str(len(copies))
            boxes = (sum(row[at] for row in copies) / len(copies) for at in BOXES.values())
            found[f"{name}: attack, defence, movement, drinking on average"] = ", ".join(
                f"{box:.1f}" for box in boxes
            )
        return found


def house_rows(fields: Fields) -> list[Row]:
    """The cards whose boxes are ours."""
    return [row for row in fields["cards"]["rows"] if row[ORIGIN] == "house"]


def values_of(fields: Fields) -> Iterator[tuple[str, Knob, int]]:
    """Lives and weapons: the name, the usual knob and the value of all that is ours."""
    for name in SAMURAI:
        if is_ours(fields["samurai"][name], "life"):
            yield f"life/{name}", LIFE, fields["samurai"][name]["life"]
    for name in NAMES[:WEAPONS]:
        for key, knob in WEAPON_KNOBS.items():
            if is_ours(fields["weapons"][name], key):
                yield f"{name}/{key}", knob, fields["weapons"][name][key]


def set_values(fields: Fields, point: Point) -> None:
    for key, _, _ in list(values_of(fields)):
        kind, _, name = key.partition("/")
        if kind == "life":
            fields["samurai"][name]["life"] = point[key]
        else:
            fields["weapons"][kind][name] = point[key]


def is_ours(entry: Fields, key: str) -> bool:
    return entry["origin"] == "house" and key not in entry.get("printed", [])


def spread(rows: list[Row], at: int, counts: list[int]) -> None:
    """Give so many cards at least 1 of a box, so many at least 2 and so on. Who had more has more; among equals a first copy goes before
    all second ones, so that no name gets everything.
    """
    ordered = sorted(rows, key=lambda row: (-row[at], row[COPY], NAMES.index(row[NAME])))
    falling = sorted(counts, reverse=True)
    for place, row in enumerate(ordered):
        row[at] = sum(place < count for count in falling)


def lend(rows: list[Row], giver: str, taker: str) -> None:
    """One copy fewer of the one name, one more of the other, with the boxes and the back of the lost one. The same name twice: nothing."""
    copies = {name: [row for row in rows if row[NAME] == name] for name in (giver, taker)}
    if giver == taker or len(copies[giver]) < 2 or not copies[taker]:
        return
    row = max(copies[giver], key=lambda row: int(row[COPY]))
    row[0], row[NAME] = copies[taker][0][0], taker
    row[COPY] = 1 + max(int(each[COPY]) for each in copies[taker] if each is not row)
