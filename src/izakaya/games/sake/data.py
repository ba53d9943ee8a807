"""SAKE in figures: the names of everything, and the deck of values a table is dealt from (`deck.toml` or another file)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.table.errors import UnknownOption, short

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 8
CARDS: Final = 98

# Names of cards, numbered so that weapons, items, events, interrupts and the minion are ranges.
KATANA: Final = 0
NO_DACHI: Final = 1
NAGINATA: Final = 2
YUMI: Final = 3
WAKIZASHI: Final = 4
WEAPONS: Final = 5
PIPE: Final = 5
SANDALS: Final = 6
ARMOUR: Final = 7
FLAGON: Final = 8
RICE_BOWL: Final = 9
GEAR: Final = 10  # weapons and items: names 0 … 9
CHOPSTICKS: Final = 10
RAMEN: Final = 11
STENCH: Final = 12
RICEBALLS: Final = 13
SAKURAGI: Final = 14
PURCHASE: Final = 15
STOMACH: Final = 16
FAKE_WOUNDS: Final = 17
ROAR: Final = 18
LANTERNS: Final = 19
FALTER: Final = 20
BLURRED_VISION: Final = 21
MINION: Final = 22
NAMES: Final = (
    "katana",
    "no-dachi",
    "naginata",
    "yumi",
    "wakizashi",
    "pipe",
    "sandals",
    "makeshift-armour",
    "flagon",
    "rice-bowl",
    "throwing-chopsticks",
    "burning-ramen",
    "strategic-stench",
    "riceballs-in-the-face",
    "sakuragi",
    "drunken-purchase",
    "weak-stomach",
    "fake-wounds",
    "roar",
    "turned-off-lanterns",
    "falter",
    "blurred-vision",
    "minion",
)
# K1: what is in the box, by type, and the names of each type.
TYPES: Final = {
    "weapon": (0, 5),
    "item": (5, 10),
    "event": (10, 20),
    "interrupt": (20, 22),
    "minion": (22, 23),
}
TYPE_COUNTS: Final = {"event": 40, "minion": 10, "interrupt": 8}

TROUBLESOME: Final = 0
QUARRELSOME: Final = 1
DROWSY: Final = 2
Back = Literal["troublesome", "quarrelsome", "drowsy"]
BACKS: Final[tuple[Back, Back, Back]] = ("troublesome", "quarrelsome", "drowsy")
NO_BACK: Final = -1

MUSASHI: Final = 0
MUNENORI: Final = 1
JUBEI: Final = 2
ITTOSAI: Final = 3
MASAMUNE: Final = 4
SUENAGA: Final = 5
MASAKO: Final = 6
TOMOE: Final = 7
SAMURAI: Final = (
    "miyamoto-musashi",
    "yagyu-munenori",
    "yagyu-jubei",
    "ito-ittosai",
    "date-masamune",
    "takezaki-suenaga",
    "hojo-masako",
    "tomoe-gozen",
)

DISTILLERY: Final = 1
HOT_SPRING: Final = 2
BAMBOO_GROVE: Final = 3
ROPE_BRIDGE: Final = 4
LOCATIONS: Final = ("inn", "distillery", "hot-spring", "bamboo-grove", "rope-bridge")

# Places for sake: one on each weapon or item, on the Life pile, on the board.
ON_LIFE: Final = 10
ON_BOARD: Final = 11
PLACES: Final = 12
PLACE_NAMES: Final = (*NAMES[:GEAR], "life", "board")

HAND_LIMIT: Final = 4
STARTING_HAND: Final = 4
CLOSING_TIME: Final = 40  # K48: turns of the first player
EXTRA_ROUNDS: Final = 10  # K46

LONGEST_FILE: Final = 65536
ROW: Final = "type, name, copy, attack, defence, movement, drinking, back, origin"


@final
class Deck:
    """The values of one edition of the cards. Never changes once read."""

    def __init__(self) -> None:
        self.text: str = ""  # the file it was read from; empty for the deck of the house
        self.labels: list[str] = []  # per card, its name and copy: katana-3
        self.name: vec[i64] = vec[i64]([0] * CARDS)
        self.attack: vec[i64] = vec[i64]([0] * CARDS)
        self.defence: vec[i64] = vec[i64]([0] * CARDS)
        self.movement: vec[i64] = vec[i64]([0] * CARDS)
        self.drinking: vec[i64] = vec[i64]([0] * CARDS)
        self.back: vec[i64] = vec[i64]([0] * CARDS)
        self.origins: list[str] = [""] * CARDS
        self.weapon_range: vec[i64] = vec[i64]([0] * WEAPONS)
        self.weapon_far: vec[i64] = vec[i64]([0] * WEAPONS)
        self.weapon_ranged: vec[i64] = vec[i64]([0] * WEAPONS)
        self.weapon_attack: vec[i64] = vec[i64]([0] * WEAPONS)
        self.weapon_defence: vec[i64] = vec[i64]([0] * WEAPONS)
        self.minion_attack: i64 = 0
        self.minion_defence: i64 = 0
        self.minion_movement: i64 = 0
        self.life: vec[i64] = vec[i64]([0] * len(SAMURAI))
        self.steps: i64 = 0
        self.sake: i64 = 0
        self.steps_between: i64 = 0
        self.sake_for_two: i64 = 0

    def first_minion(self) -> i64:
        """Cards are numbered by name, so the ten minions are the last ten cards."""
        return CARDS - TYPE_COUNTS["minion"]


class Reader:
    """Reads a deck file and says, of everything that is wrong, in which line and why."""

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
        return value

    def flag(self, entry: dict[str, object], key: str, line: str) -> int:
        value = entry.get(key)
        if not isinstance(value, bool):
            raise self.error(line, f"{key} is true or false, not {short(value)!r}", "weapons")
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
    reader = Reader(text)
    if reader.fields.get("form") != 1:
        raise reader.error("form", "it needs the line 'form = 1'")
    deck = Deck()
    deck.text = text
    for weapon, entry in enumerate(reader.named("weapons", NAMES[:WEAPONS])):
        name = NAMES[weapon]
        deck.weapon_range[weapon] = reader.number(entry, "range", 9, name, "weapons", 1)
        deck.weapon_far[weapon] = reader.flag(entry, "far", name)
        deck.weapon_ranged[weapon] = reader.flag(entry, "ranged", name)
        deck.weapon_attack[weapon] = reader.number(entry, "attack", 9, name, "weapons")
        deck.weapon_defence[weapon] = reader.number(entry, "defence", 9, name, "weapons")
    for samurai, entry in enumerate(reader.named("samurai", SAMURAI)):
        deck.life[samurai] = reader.number(entry, "life", 8, SAMURAI[samurai], "samurai", 1)
    minion = reader.section("minion")
    reader.origin(minion, "[minion]", "minion")
    deck.minion_attack = reader.number(minion, "attack", 9, "attack", "minion")
    deck.minion_defence = reader.number(minion, "defence", 9, "defence", "minion")
    deck.minion_movement = reader.number(minion, "movement", 9, "movement", "minion")
    counters = reader.section("counters")
    reader.origin(counters, "[counters]", "counters")
    deck.steps_between = reader.number(counters, "steps_between", 9, "steps_between", "counters", 1)
    deck.steps = reader.number(
        counters, "steps", 99, "steps ", "counters", int(deck.steps_between) * MOST_SEATS
    )
    deck.sake = reader.number(counters, "sake", 99, "sake ", "counters", 1)
    deck.sake_for_two = reader.number(counters, "sake_for_two", 20, "sake_for_two", "counters", 1)
    read_cards(reader, deck)
    return deck


def read_cards(reader: Reader, deck: Deck) -> None:
    rows = reader.section("cards").get("rows")
    if not isinstance(rows, list) or len(rows) != CARDS:
        count = len(rows) if isinstance(rows, list) else 0
        raise reader.error("rows", f"there are {CARDS} cards in the box, but {count} rows")
    cards: list[tuple[int, int, int]] = []
    for i in range(CARDS):
        cards.append(check_row(reader, i, rows[i]))
    check_counts(reader, cards)
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


def check_row(reader: Reader, row: int, values: object) -> tuple[int, int, int]:
    """Name, copy and place of a row of the cards."""
    if not isinstance(values, list) or len(values) != 9:
        raise reader.row_error(row, f"a card is a row of nine values: {ROW}")
    if not isinstance(values[0], str) or values[0] not in TYPES:
        raise reader.row_error(row, f"{short(values[0])!r} is no type of card; there are: {', '.join(TYPES)}")
    first, last = TYPES[values[0]]
    if not isinstance(values[1], str) or values[1] not in NAMES[first:last]:
        raise reader.row_error(
            row, f"{short(values[1])!r} is no {values[0]}; there are: {', '.join(NAMES[first:last])}"
        )
    if type(values[2]) is not int or not 1 <= values[2] <= CARDS:
        raise reader.row_error(row, f"copy is a whole number from 1 to {CARDS}, not {short(values[2])!r}")
    for i in range(3, 7):
        if type(values[i]) is not int or not 0 <= values[i] <= 9:
            box = ROW.split(", ")[i]
            raise reader.row_error(row, f"{box} is a whole number from 0 to 9, not {short(values[i])!r}")
    if values[7] not in BACKS:
        raise reader.row_error(row, f"{short(values[7])!r} is no back; there are: {', '.join(BACKS)}")
    if values[8] not in ("printed", "house"):
        raise reader.row_error(row, f'origin is "printed" or "house", not {short(values[8])!r}')
    return NAMES.index(values[1]), values[2], row


def check_counts(reader: Reader, cards: list[tuple[int, int, int]]) -> None:
    seen: list[tuple[int, int]] = []
    for name, copy, row in cards:
        if (name, copy) in seen:
            raise reader.row_error(row, f"{NAMES[name]} number {copy} stands twice")
        seen.append((name, copy))
    for kind, wanted in TYPE_COUNTS.items():
        first, last = TYPES[kind]
        count = len([name for name, _, _ in cards if first <= name < last])
        if count != wanted:
            raise reader.error(
                "rows", f"there are {wanted} cards of type {kind} in the box, but {count} rows"
            )
    katana = len([name for name, _, _ in cards if name == KATANA])
    if katana < MOST_SEATS:
        raise reader.error("rows", f"each of {MOST_SEATS} players gets a katana, but there are only {katana}")


def house_deck() -> Deck:
    deck = read_deck((Path(__file__).parent / "deck.toml").read_text(encoding="utf-8"))
    deck.text = ""
    return deck


HOUSE: Final = house_deck()
