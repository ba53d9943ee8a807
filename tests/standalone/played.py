"""What the core plays: golden games, and what masters answer. In a browser's Python and in this one it must be the same."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import izakaya
from izakaya.bots import ask_bot, bot
from tests.golden import FOLDER, texts

PLAYED = 30  # answers before masters are asked
ASKED = 4  # decisions of masters
ITERATIONS = 40


def played(checksums: bool = False) -> dict[str, Any]:
    changed = [name for name, text in texts().items() if (FOLDER / name).read_text("utf-8") != text()]
    found: dict[str, Any] = {
        "compiled": izakaya.compiled,
        "golden games that are played differently": changed,
        "answers of masters": {name: answers_of_masters(name) for name in izakaya.GAMES},
    }
    if checksums:
        from tests.test_core_checksum import CHECKSUMS, checksum

        found["checksums"] = {name: checksum(name) for name in CHECKSUMS}
    return found


def answers_of_masters(game: str) -> list[int]:
    table, luck = izakaya.new_table(game, seats=5, seed=7), random.Random(7)
    for _ in range(PLAYED):
        table.answer(luck.choice(table.options()))
    answers: list[int] = []
    while len(answers) < ASKED:
        options = table.options()
        if len(options) == 1:
            table.answer(options[0])
        else:
            answers.append(ask_bot(bot("master", len(answers), iterations=ITERATIONS), table))
            table.answer(answers[-1])
    return answers


if __name__ == "__main__":
    print(json.dumps(played("--checksums" in sys.argv)))
