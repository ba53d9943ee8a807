"""A deck file: the values of one edition of the cards, as the house (`deck.toml`) or a player has written them down.

What the rulebooks print, and `deck.toml` marks as printed, is the same in every file.
"""

from __future__ import annotations

import pkgutil
import tomllib
from typing import Final

from izakaya.games.sake.data import (
    BACKS,
    CARDS,
    KATANA,
    MOST_SEATS,
    NAMES,
    SAMURAI,
    TYPE_COUNTS,
    TYPES,
    WEAPONS,
    Deck,
)
from izakaya.table.errors import UnknownOption, short

LONGEST_FILE: Final = 65536
MOST_LATELY: Final = 16
LATELY: Final[dict[str, Deck]] = {}
VALUES: Final = "type, name, copy, attack, defence, movement, drinking, back, origin"


class DeckFile:
    """The text of a deck, read piece by piece; it says, of everything that is wrong, in which line and why."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST_FILE:
            raise UnknownOption(
                f"A deck file has at most {LONGEST_FILE} characters, this one has {len(text)}."
            )
        self.lines = text.splitlines()
        try:
            self.fields: dict[str, object] = tomllib.loads(text)
        except (ValueError, RecursionError) as problem:
            raise UnknownOption(f"The deck is not TOML: {problem}.") from None

    def error(self, word: str, problem: str, section: str = "") -> UnknownOption:
        """The problem, with the line in which the word stands first in its section, if it stands anywhere."""
        here = section == ""
        for number, line in enumerate(self.lines, 1):
            here = here or line.strip().startswith(f"[{section}]")
            if here and line.strip().startswith(word):
                return UnknownOption(f"Line {number} of the deck: {problem}.")
        return UnknownOption(f"The deck: {problem}.")

    def row_error(self, row: int, problem: str) -> UnknownOption:
        found: list[int] = []
        inside = False
        for number, line in enumerate(self.lines, 1):
            if inside and line.lstrip().startswith("["):
                found.append(number)
            inside = inside or line.strip().startswith("rows")
        where = f"Line {found[row]}" if row < len(found) else f"Card {row + 1}"
        return UnknownOption(f"{where} of the deck: {problem}.")

    def section(self, name: str) -> dict[str, object]:
        section = self.fields.get(name)
        if not isinstance(section, dict):
            raise self.error(f"[{name}]", f"the section [{name}] is missing")
        return section

    def number(
        self, entry: dict[str, object], key: str, most: int, line: str, section: str, least: int = 0
    ) -> int:
        value = entry.get(key)
        if type(value) is not int or not least <= value <= most:
            raise self.error(
                line, f"{key} is a whole number from {least} to {most}, not {short(value)!r}", section
            )
        self.as_printed(section, line, key, value)
        return value

    def as_printed(self, section: str, line: str, key: str, value: int) -> None:
        printed = PRINTED.get((section, line.strip(), key), value)
        if value != printed:
            owner = section if line.strip() == key else line
            raise self.error(line, f"the rules print {key} = {str(printed).lower()} for the {owner}", section)

    def flag(self, entry: dict[str, object], key: str, line: str) -> int:
        value = entry.get(key)
        if not isinstance(value, bool):
            raise self.error(line, f"{key} is true or false, not {short(value)!r}", "weapons")
        self.as_printed("weapons", line, key, value)
        return 1 if value else 0

    def origin(self, entry: dict[str, object], line: str, section: str) -> None:
        if entry.get("origin") not in ("printed", "house"):
            raise self.error(line, 'origin is "printed" or "house"', section)

    def named(self, section: str, names: tuple[str, ...]) -> list[dict[str, object]]:
        """The entries of a section, which must be exactly those of the names."""
        entries = self.section(section)
        for name in entries:
            if name not in names:
                raise self.error(
                    name, f"{name[:40]!r} is not one of the {section}: {', '.join(names)}", section
                )
        found: list[dict[str, object]] = []
        for name in names:
            entry = entries.get(name)
            if not isinstance(entry, dict):
                raise self.error(name, f"{name} is missing in the section [{section}]", section)
            self.origin(entry, name, section)
            found.append(entry)
        return found


def read_deck(text: str) -> Deck:
    """A deck from the text of its file; whatever is wrong with it is said in one sentence."""
    file = DeckFile(text)
    if file.fields.get("form") != 1:
        raise file.error("form", "it needs the line 'form = 1'")
    deck = Deck()
    for weapon, entry in enumerate(file.named("weapons", NAMES[:WEAPONS])):
        name = NAMES[weapon]
        deck.weapon_range[weapon] = file.number(entry, "range", 9, name, "weapons", 1)
        deck.weapon_far[weapon] = file.flag(entry, "far", name)
        deck.weapon_ranged[weapon] = file.flag(entry, "ranged", name)
        deck.weapon_attack[weapon] = file.number(entry, "attack", 9, name, "weapons")
        deck.weapon_defence[weapon] = file.number(entry, "defence", 9, name, "weapons")
    for samurai, entry in enumerate(file.named("samurai", SAMURAI)):
        deck.life[samurai] = file.number(entry, "life", 8, SAMURAI[samurai], "samurai", 1)
    minion = file.section("minion")
    file.origin(minion, "[minion]", "minion")
    deck.minion_attack = file.number(minion, "attack", 9, "attack", "minion")
    deck.minion_defence = file.number(minion, "defence", 9, "defence", "minion")
    deck.minion_movement = file.number(minion, "movement", 9, "movement", "minion")
    counters = file.section("counters")
    file.origin(counters, "[counters]", "counters")
    deck.steps_between = file.number(counters, "steps_between", 9, "steps_between", "counters", 1)
    deck.steps = file.number(
        counters, "steps", 99, "steps ", "counters", int(deck.steps_between) * MOST_SEATS
    )
    deck.sake = file.number(counters, "sake", 99, "sake ", "counters", 1)
    deck.sake_for_two = file.number(counters, "sake_for_two", 20, "sake_for_two", "counters", 1)
    read_cards(file, deck)
    return deck


def deck_of(text: str) -> Deck:
    """The deck of a text. One that was read lately is not read again: that takes longer than a game of bots."""
    deck = LATELY.get(text)
    if deck is None:
        deck = read_deck(text)
        if len(LATELY) >= MOST_LATELY:
            LATELY.clear()
        LATELY[text] = deck
    return deck


def read_cards(file: DeckFile, deck: Deck) -> None:
    rows = file.section("cards").get("rows")
    if not isinstance(rows, list) or len(rows) != CARDS:
        count = len(rows) if isinstance(rows, list) else 0
        raise file.error("rows", f"there are {CARDS} cards in the box, but {count} rows{lacking(rows)}")
    cards: list[tuple[int, int, int]] = []
    for i in range(CARDS):
        cards.append(check_row(file, i, rows[i]))
    check_counts(file, cards, rows)
    # Cards are numbered by name and copy, whatever the order of the rows.
    for card, (_, copy, row) in enumerate(sorted(cards)):
        values = rows[row]
        name = NAMES.index(values[1])
        deck.labels.append(f"{values[1]}-{copy}")
        deck.name[card] = name
        deck.attack[card] = values[3]
        deck.defence[card] = values[4]
        deck.movement[card] = values[5]
        deck.drinking[card] = values[6]
        deck.back[card] = BACKS.index(values[7])
        deck.origins[card] = values[8]


def check_row(file: DeckFile, row: int, values: object) -> tuple[int, int, int]:
    """Name, copy and place of a row of the cards."""
    if not isinstance(values, list) or len(values) != 9:
        raise file.row_error(row, f"a card is a row of nine values: {VALUES}")
    if not isinstance(values[0], str) or values[0] not in TYPES:
        raise file.row_error(row, f"{short(values[0])!r} is no type of card; there are: {', '.join(TYPES)}")
    first, last = TYPES[values[0]]
    if not isinstance(values[1], str) or values[1] not in NAMES[first:last]:
        raise file.row_error(
            row, f"{short(values[1])!r} is no {values[0]}; there are: {', '.join(NAMES[first:last])}"
        )
    if type(values[2]) is not int or not 1 <= values[2] <= CARDS:
        raise file.row_error(row, f"copy is a whole number from 1 to {CARDS}, not {short(values[2])!r}")
    for i in range(3, 7):
        if type(values[i]) is not int or not 0 <= values[i] <= 9:
            box = VALUES.split(", ")[i]
            card = f"{values[1]} number {values[2]}"
            raise file.row_error(
                row, f"{box} of {card} is a whole number from 0 to 9, not {short(values[i])!r}"
            )
    if values[7] not in BACKS:
        raise file.row_error(row, f"{short(values[7])!r} is no back; there are: {', '.join(BACKS)}")
    if values[8] not in ("printed", "house"):
        raise file.row_error(row, f'origin is "printed" or "house", not {short(values[8])!r}')
    return NAMES.index(values[1]), values[2], row


def lacking(rows: object) -> str:
    """The first card of the house that has no row, as the end of a sentence."""
    there = [row[1:3] for row in rows if isinstance(row, list)] if isinstance(rows, list) else []
    for name, copy in HOUSE_CARDS:
        if [name, copy] not in there:
            return f": {name} number {copy} is missing"
    return ""


def check_counts(file: DeckFile, cards: list[tuple[int, int, int]], rows: list[object]) -> None:
    seen: list[tuple[int, int]] = []
    for name, copy, row in cards:
        if (name, copy) in seen:
            raise file.row_error(row, f"{NAMES[name]} number {copy} stands twice")
        seen.append((name, copy))
    for kind, wanted in TYPE_COUNTS.items():
        first, last = TYPES[kind]
        count = len([name for name, _, _ in cards if first <= name < last])
        if count != wanted:
            problem = f"there are {wanted} cards of type {kind} in the box, but {count} rows{lacking(rows)}"
            raise file.error("rows", problem)
    for wanted_name in range(len(NAMES)):
        if all(name != wanted_name for name, _, _ in cards):
            raise file.error("rows", f"there is no {NAMES[wanted_name]}")
    katana = len([name for name, _, _ in cards if name == KATANA])
    if katana < MOST_SEATS:
        raise file.error("rows", f"each of {MOST_SEATS} players gets a katana, but there are only {katana}")


def house_text() -> str:
    # Asked of the package: compiled, this module lies elsewhere.
    text = pkgutil.get_data("izakaya.games.sake", "deck.toml")
    assert text is not None
    return text.decode()


def printed_in(text: str) -> dict[tuple[str, str, str], object]:
    """The values that a file marks as printed, by section, name and key; minion and counters have keys for names."""
    fields = tomllib.loads(text)
    found: dict[tuple[str, str, str], object] = {}
    for name, entry in fields["weapons"].items():
        for key, value in entry.items():
            if entry["origin"] == "printed" or key in entry.get("printed", ()):
                found["weapons", name, key] = value
    for section in ("minion", "counters"):
        for key, value in fields[section].items():
            found[section, key, key] = value
    return found


HOUSE_TEXT: Final = house_text()
PRINTED: Final = printed_in(HOUSE_TEXT)
HOUSE_CARDS: Final = [(row[1], row[2]) for row in tomllib.loads(HOUSE_TEXT)["cards"]["rows"]]
HOUSE: Final = read_deck(HOUSE_TEXT)
"""The cards of the house. If a value changes, the version of the rules rises."""
