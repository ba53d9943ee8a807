"""A game that was begun by older rules of its game is played by them to its end; a new deal is by those of today.

Dauto has two versions of its rules: by the first, closing time comes after four rounds (D6).
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.dauto.test_a_guest import python
from tests.server.house import Person, Process, Told, open_house, put_table, story

#: A whole game by a version of the rules. Everybody doubts everything, so that nobody gets rid of their cards.
PLAYED = """
import izakaya
def played(rules):
    table = izakaya.GAMES["dauto"].new_table(3, 11, {}, rules)
    while not table.over:
        table.answer(table.options()[-1])
    return table
"""


def told(path: str, code: str) -> str:
    done = python(path, code=PLAYED + code)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_D6_a_game_is_played_and_replayed_by_the_rules_it_names(path: str) -> None:
    print_both = """
for rules in (1, 2):
    table = played(rules)
    assert table.result().reason == "closing-time"
    record = izakaya.read_record(izakaya.Record.of(table).text())
    assert record.rules == rules
    assert izakaya.replay(record).notation() == table.notation() == izakaya.parse(table.notation()).notation()
    again = izakaya.Record.of(izakaya.parse(table.notation()))
    assert again.rules == rules and izakaya.replay(again).notation() == table.notation()
    print(table.notation().splitlines()[0], table.calls)
assert izakaya.new_table("dauto").origin.rules == 2
"""
    assert told(path, print_both) == "dauto 1 52\ndauto 2 104\n"


@pytest.mark.parametrize("rules", [0, 99])
def test_rules_that_are_not_played_are_refused_in_a_sentence(path: str, rules: int) -> None:
    refused = f"""
table = played(1)
def refuse(what, *given):
    try:
        what(*given)
    except izakaya.IzakayaError as problem:
        print(type(problem).__name__, problem)
record = izakaya.Record.of(table)
record.rules = {rules}
refuse(izakaya.replay, record)
refuse(izakaya.parse, table.notation().replace("dauto 1", "dauto {rules}", 1))
refuse(izakaya.GAMES["dauto"].new_table, 3, 1, {{}}, {rules})
# A record and the position that it starts from are of one version.
record = izakaya.Record.of(izakaya.parse(table.notation()))
record.rules = 2
refuse(izakaya.replay, record)
"""
    assert told(path, refused).splitlines() == [
        f"BadRecord The record follows version {rules} of the rules of dauto, this is 2.",
        f"BadNotation Line 1 of the position: it is written for version {rules} of the rules, this is version 2.",
        f"BadTable dauto is played by version 2 of its rules, not {rules}.",
        "BadRecord The record's rules, seats, seed or options are not those of the position it starts from.",
    ]


def test_a_table_under_way_goes_on_by_its_rules_and_is_shelved_when_they_are_gone(
    tmp_path: Path, packages: Path, path: str
) -> None:
    record = json.loads(told(path, "print(izakaya.Record.of(played(1)).text())"))
    with open_house(tmp_path, packages=packages) as house:
        play_on(house, record)


@story
async def play_on(house: Process, record: Told) -> None:
    begun = record["answers"][:-12]
    anna = await Person.come(house)
    people = [anna, None, None]
    laid = {
        rules: await put_table(house, people, "dauto", int(record["seed"]), begun, rules=rules, window=0.0)
        for rules in (0, 1)
    }
    assert await anna.refused("GET", f"/api/tables/{laid[0]}") == "other-rules"
    table = laid[1]
    assert (await anna.ask("GET", f"/api/tables/{table}"))["rules"] == 1
    guest = await anna.go_to(table)
    await guest.play(lambda told: int(told["offers"][-1]["option"]))
    kept = await anna.ask("GET", f"/api/tables/{table}/record")
    assert (kept["rules"], kept["answers"][: len(begun)]) == (1, begun)
    frames = (await anna.ask("GET", f"/api/tables/{table}/replay?first={len(begun)}"))["frames"]
    assert frames[0]["view"]["rules"] == 1
    assert (await anna.ask("POST", f"/api/tables/{table}/rematch"))["rules"] == 2
    assert "Traceback" not in house.journal()
