"""A row of numbers read back into the words of a view: whatever a part claims to contain must be found in it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from izakaya import Table
from izakaya.envs import OBSERVERS, Observer
from izakaya.games.sake import asked, observation
from izakaya.games.sake.data import BACKS, LOCATIONS, NAMES, PLACE_NAMES, SAMURAI, WEAPONS
from izakaya.games.sake.deck_file import HOUSE
from izakaya.games.sake.meaning import piece_name
from izakaya.games.sake.state import STATES
from izakaya.games.sword import observation as sword
from izakaya.games.sword.data import ARMOUR, CARDS, CHARACTERS, PROPERTIES, ROLES

Row = npt.NDArray[np.int16]


def row_of(observer: Observer, table: Table, seat: int | None) -> Row:
    return np.array(memoryview(observer.row(table, seat)))


def parted(observer: Observer, row: Row) -> dict[str, Row]:
    return {
        part.name: row[part.start : part.start + part.size()].reshape(part.shape)
        for part in observer.parts
        if part.start < len(row)
    }


def one(numbers: Row, names: Sequence[Any]) -> Any:
    """What a one stands for, among zeros; `None` if there is none."""
    assert set(numbers.tolist()) <= {0, 1}
    assert numbers.sum() <= 1
    return names[int(numbers.argmax())] if numbers.any() else None


def counted(numbers: Row, names: Sequence[str]) -> dict[str, int]:
    return {names[i]: int(count) for i, count in enumerate(numbers) if count}


def rebuilt(table: Table, seat: int | None, observer: Observer | None = None) -> dict[str, Any]:
    """What the row tells, as the view says it."""
    observer = observer or OBSERVERS[table.origin.game](int(table.seats))
    parts = parted(observer, row_of(observer, table, seat))
    seats = range(int(table.seats))
    told = {
        "seat": one(parts["seat"], seats) if seat is not None else None,
        "asked": one(parts["asked"], [*seats, "reactions", None]),
        "turn": one(parts["turn"], seats),
    }
    return told | BY_GAME[table.origin.game](parts, seats, seat)


def of_view(view: Any) -> dict[str, Any]:
    """What the row should tell."""
    return OF_VIEW[view["game"]](view)


# Samurai Sword.


def rebuilt_sword(parts: dict[str, Row], seats: range, seat: int | None) -> dict[str, Any]:
    question = {"ask": one(parts["question"], sword.ASKS)}
    if parts["question_by"].any():
        question["by"] = one(parts["question_by"], seats)
        question["card"] = one(parts["question_card"], CARDS)
    people = []
    for other in seats:
        resilience, full, honour, cards, harmless = parts["standing"][other].tolist()
        difficulty = 0 if seat is None else int(parts["difficulty"][other])
        people.append(
            {
                "seat": other,
                "character": one(parts["character"][other], CHARACTERS),
                "role": one(parts["role"][other], ROLES),
                "resilience": resilience,
                "full": full,
                "honour": honour,
                "cards": cards,
                "laid": counted(parts["laid"][other], CARDS[ARMOUR : ARMOUR + PROPERTIES]),
                "harmless": bool(harmless),
                "difficulty": difficulty or None,
                "aimed": parts["aimed"][other].tolist(),
            }
        )
    known = [
        (kind, [other])
        for other in seats
        for kind, name in enumerate(CARDS)
        for _ in range(int(parts["seen"][other][kind]))
    ]
    known += [
        (int(slot[0]) - 1, np.flatnonzero(slot[1:]).tolist()) for slot in parts["seen_somewhere"] if slot[0]
    ]
    return {
        "question": {} if question["ask"] is None else question,
        "weapons_played": int(parts["weapons"][0]),
        "weapon_limit": int(parts["weapons"][1]),
        "people": people,
        "hand": {} if seat is None else counted(parts["hand"], CARDS),
        "seen": sorted((CARDS[kind], hands) for kind, hands in known),
        "more": int(parts["seen_more"][0]),
        "deck": int(parts["deck"][0]),
        "run_outs": int(parts["deck"][1]),
        "pile": counted(parts["pile"], CARDS),
        "top": one(parts["pile_top"], CARDS),
    }


def of_sword(view: Any) -> dict[str, Any]:
    same = ("seat", "asked", "turn", "weapons_played", "weapon_limit", "hand", "deck", "run_outs")
    question = {name: value for name, value in view["question"].items() if name != "seat"}
    return {name: view[name] for name in same} | {
        "question": question,
        # A side has no number: it follows from the roles, and from how many play.
        "people": [{name: told for name, told in one.items() if name != "side"} for one in view["people"]],
        "seen": sorted((one["card"], one["hands"]) for one in view["seen"]),
        "more": 0,
        "pile": {name: view["pile"].count(name) for name in CARDS if name in view["pile"]},
        "top": view["pile"][-1] if view["pile"] else None,
    }


# SAKE.


def rebuilt_sake(parts: dict[str, Row], seats: range, seat: int | None) -> dict[str, Any]:
    question: dict[str, Any] = {
        "ask": one(parts["question"], asked.ASKS),
        "by": one(parts["question_by"], seats),
        "target": one(parts["question_target"], range(18)),
        "weapon": one(parts["question_weapon"], asked.MEANS),
        "card": one(parts["question_card"], NAMES),
        "place": one(parts["question_place"], PLACE_NAMES),
        "back": one(parts["question_back"], BACKS),
    }
    for name, number in zip(asked.NUMBERS, parts["question_numbers"].tolist(), strict=True):
        question[name] = None if number == 0 else number if name == "walk" else number - 1
    if seat is not None and parts["question_own_card"][0]:
        question["card"] = HOUSE.labels[int(parts["question_own_card"][0]) - 1]
    in_play = {HOUSE.labels[card]: int(owner) - 1 for card, owner in enumerate(parts["in_play"]) if owner}
    people = []
    for other in seats:
        sitting, skill, sum_of_sake, life, wounds = parts["standing"][other].tolist()
        sake_by_place = dict(zip(PLACE_NAMES, parts["sake"][other].tolist(), strict=True))
        ways = [0, 0] if seat is None else parts["ways"][other].tolist()
        wielded = one(parts["wielded"][other], NAMES[:WEAPONS])
        gear = [
            {
                "card": card,
                "name": name,
                "sake": sake_by_place[name],
                "asleep": bool(parts["asleep"][other][i]),
                "wielded": name == wielded,
            }
            for i, name in enumerate(NAMES[:10])
            if parts["gear"][other][i]
            for card, owner in in_play.items()
            if owner == other and card.rpartition("-")[0] == name
        ]
        people.append(
            {
                "seat": other,
                "samurai": one(parts["samurai"][other], SAMURAI),
                "state": one(parts["state"][other], STATES),
                "sitting": bool(sitting),
                "hand": sorted(
                    back for i, back in enumerate(BACKS) for _ in range(int(parts["hand_backs"][other][i]))
                ),
                "life": [BACKS[back - 1] for back in parts["life"][other].tolist()[:life]],
                "wounds": [BACKS[back - 1] for back in parts["wounds"][other].tolist()[:wounds]],
                "gear": gear,
                "life_sake": sake_by_place["life"],
                "board_sake": sake_by_place["board"],
                "sake": sum_of_sake,
                "skill": bool(skill),
                "clockwise": ways[0] - 1 if ways[0] else None,
                "counter": ways[1] - 1 if ways[1] else None,
            }
        )
    circle = []
    for piece, steps, way in parts["circle"].tolist():
        if piece:
            name = piece_name(piece - 1)
            minion = f"minion-{piece - 8}"
            owner = piece - 1 if piece <= 8 else in_play[minion]
            looks = ("", "clockwise", "counter")[way]
            circle.append(
                {"piece": name, "owner": owner, "way": looks, "steps": None if steps < 0 else steps}
            )
    deck, masu, box, plays, struck, extra = parts["counts"].tolist()
    sudden = one(parts["sudden_from"], seats)
    names = ("range", "far", "ranged", "attack", "defence")
    told: dict[str, Any] = {
        "first": one(parts["first"], seats),
        "location": one(parts["location"], LOCATIONS),
        "question": {name: value for name, value in question.items() if value is not None},
        "plays_left": plays,
        "struck": bool(struck),
        "weapons": {
            NAMES[i]: dict(zip(names, figures, strict=True))
            for i, figures in enumerate(parts["weapon_figures"].tolist())
        },
        "minion": dict(zip(("attack", "defence", "movement"), parts["minion_figures"].tolist(), strict=True)),
        "people": people,
        "circle": circle,
        "steps_in_box": box,
        "masu": masu,
        "seen": [
            {"card": HOUSE.labels[int(slot[0]) - 1], "hands": np.flatnonzero(slot[1:]).tolist()}
            for slot in parts["seen"]
            if slot[0]
        ],
        "more": int(parts["seen_more"][0]),
        "deck": deck,
        "top_back": one(parts["top_back"], BACKS),
        "pile": [label for label, lies in zip(HOUSE.labels, parts["discards"], strict=True) if lies],
        "sudden_death": sudden is not None,
        "sudden_from": sudden,
        "extra_rounds": extra,
        "hand": [],
    }
    if seat is not None:
        cards = np.flatnonzero(parts["hand"]).tolist()
        for card, figures in zip(cards[: observation.IN_HAND], parts["hand_figures"].tolist(), strict=False):
            name, attack, defence, movement, drinking, back = figures
            told["hand"].append(
                {
                    "card": HOUSE.labels[card],
                    "name": NAMES[name - 1],
                    "attack": attack,
                    "defence": defence,
                    "movement": movement,
                    "drinking": drinking,
                    "back": BACKS[back - 1],
                }
            )
    return told


def of_sake(view: Any) -> dict[str, Any]:
    left_out = {
        "game",
        "rules",
        "seats",
        "items",
        "options",
        "commitment",
        "over",
        "result",
        "question",
        "pile",
    }
    told = {name: value for name, value in view.items() if name not in left_out}
    question = {name: value for name, value in view["question"].items() if name != "seat"}
    if question.get("walk") == 0:
        del question["walk"]
    if isinstance(question.get("target"), str):
        kind, _, number = question["target"].partition("-")
        question["target"] = int(number) if kind == "seat" else 7 + int(number)
    order = {label: i for i, label in enumerate(HOUSE.labels)}
    return told | {"question": question, "pile": sorted(view["pile"], key=order.__getitem__), "more": 0}


BY_GAME = {"sword": rebuilt_sword, "sake": rebuilt_sake}
OF_VIEW = {"sword": of_sword, "sake": of_sake}
