"""Other cards than the house's in a position: every value is written out."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sake.data import BACKS, CARDS, NAMES, SAMURAI, TYPES, WEAPONS, Deck
from izakaya.games.sake.deck_file import deck_of
from izakaya.table.errors import BadNotation, UnknownOption
from izakaya.table.notation import PositionLine

EDITION = ("weapon", "samurai", "followers", "counters", "card")


def write_deck(deck: Deck) -> list[str]:
    """The cards, value by value."""
    lines: list[str] = []
    for weapon in range(i64(WEAPONS)):
        far = "far" if deck.weapon_far[weapon] == 1 else "exact"
        ranged = "ranged" if deck.weapon_ranged[weapon] == 1 else "melee"
        values = f"{deck.weapon_range[weapon]} {far} {ranged} {deck.weapon_attack[weapon]} {deck.weapon_defence[weapon]}"
        lines.append(f"weapon {NAMES[weapon]} {values}")
    for samurai in range(i64(len(SAMURAI))):
        lines.append(f"samurai {SAMURAI[samurai]} {deck.life[samurai]}")
    lines.append(f"followers {deck.minion_attack} {deck.minion_defence} {deck.minion_movement}")
    lines.append(f"counters {deck.steps} {deck.sake} {deck.steps_between} {deck.sake_for_two}")
    for card in range(i64(CARDS)):
        name = deck.name[card]
        kind = next(key for key, span in TYPES.items() if span[0] <= name < span[1])
        boxes = f"{deck.attack[card]} {deck.defence[card]} {deck.movement[card]} {deck.drinking[card]}"
        copy = deck.labels[card].rpartition("-")[2]
        lines.append(
            f"card {kind} {NAMES[name]} {copy} {boxes} {BACKS[deck.back[card]]} {deck.origins[card]}"
        )
    return lines


def read_edition(lines: list[PositionLine]) -> Deck:
    """The values of the cards, checked as a deck file is."""
    rows: list[str] = []
    weapons: list[str] = []
    samurai: list[str] = []
    followers = ""
    counters = ""
    for line in lines:
        word = line.word()
        values = [line.word() for _ in range(len(line.words) - 1)]
        if any(not value.replace("-", "").isalnum() or not value.isascii() for value in values):
            raise line.error("an edition is written in plain words and numbers")
        if word == "card" and len(values) == 9:
            rows.append(
                f'  ["{values[0]}", "{values[1]}", {", ".join(values[2:7])}, "{values[7]}", "{values[8]}"],'
            )
        elif word == "weapon" and len(values) == 6:
            far, ranged = str(values[2] == "far").lower(), str(values[3] == "ranged").lower()
            boxes = f"attack = {values[4]}, defence = {values[5]}"
            weapons.append(
                f'{values[0]} = {{ range = {values[1]}, far = {far}, ranged = {ranged}, {boxes}, origin = "house" }}'
            )
        elif word == "samurai" and len(values) == 2:
            samurai.append(f'{values[0]} = {{ life = {values[1]}, origin = "house" }}')
        elif word == "followers" and len(values) == 3:
            followers = f"attack = {values[0]}\ndefence = {values[1]}\nmovement = {values[2]}\n"
        elif word == "counters" and len(values) == 4:
            counters = f"steps = {values[0]}\nsake = {values[1]}\nsteps_between = {values[2]}\nsake_for_two = {values[3]}\n"
        else:
            raise line.error(f"{word!r} has another number of values")
    origin = 'origin = "house"\n'
    text = "form = 1\n[weapons]\n" + "\n".join(weapons) + "\n[samurai]\n" + "\n".join(samurai)
    text += "\n[minion]\n" + followers + origin + "[counters]\n" + counters + origin
    text += "[cards]\nrows = [\n" + "\n".join(rows) + "\n]\n"
    try:
        return deck_of(text)
    except UnknownOption as problem:
        raise BadNotation(f"The edition of the cards is not right: {problem}") from None
