"""A game that was begun by older rules of its game is played by them to its end; a new deal is by those of today."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from izakaya.games import GAMES, read_record, replay
from tests.server.house import Person, Process, open_house, put_table, story

KEPT = Path(__file__).parents[1] / "kept" / "0.1.0"
RECORDS = {1: "sake.json", 2: "sake-second-edition-3.json"}


def test_there_is_a_record_of_all_older_rules() -> None:
    assert set(RECORDS) == set(GAMES["sake"].older)


@pytest.mark.parametrize("rules", RECORDS)
def test_a_game_under_way_by_older_rules_is_played_by_them_to_its_end(tmp_path: Path, rules: int) -> None:
    with open_house(tmp_path) as house:
        play_on(house, rules)


@story
async def play_on(house: Process, rules: int) -> None:
    kept = read_record((KEPT / RECORDS[rules]).read_text(encoding="utf-8"))
    assert kept.rules == rules
    half = kept.answers[: len(kept.answers) // 2]
    anna = await Person.come(house)
    people = [anna, *[None] * (kept.seats - 1)]
    table = await put_table(
        house, people, "sake", kept.seed, half, rules=rules, options=kept.options, window=0.0
    )
    assert (await anna.ask("GET", f"/api/tables/{table}"))["rules"] == rules
    guest = await anna.go_to(table)
    chance = random.Random(1)
    asked = await guest.hear("question")
    await guest.play(lambda told: int(chance.choice(told["offers"])["option"]))
    assert asked["number"] >= len(half)

    record = read_record((await anna.http.get(f"/api/tables/{table}/record")).text)
    assert (record.rules, record.answers[: len(half)]) == (rules, half)
    end = replay(record)
    assert end.over
    frames = (await anna.ask("GET", f"/api/tables/{table}/replay?first={len(half)}"))["frames"]
    assert frames[0]["view"]["rules"] == rules
    again = await anna.ask("POST", f"/api/tables/{table}/rematch")
    assert again["rules"] == GAMES["sake"].rules
    assert "Traceback" not in house.journal()
