"""One number for hundreds of whole games: the source interpreted and the core compiled must both come to it.

When a rule or the order of options changes on purpose, run this file with `python -m
tests.test_core_checksum` and keep the new number.
"""

from __future__ import annotations

from zlib import crc32

import pytest

from izakaya import GAMES, new_table
from izakaya.testing import at_random, busily, play

GAMES_EACH = 50  # per game and number of players
CHECKSUMS = {"sword": 1151583183, "sake": 1637464570}


def checksum(name: str) -> int:
    """All options, all answers, the positions and the results of many games, in one number."""
    total = 0
    for seats in range(GAMES[name].least, GAMES[name].most + 1):
        for seed in range(GAMES_EACH):
            table = new_table(name, seats=seats, seed=seed * 2**100 + seats)
            pick = (busily if seed % 3 == 0 else at_random)(seed)
            for number, option in enumerate(play(table, pick)):
                total = crc32(repr((table.asked, table.options(), option)).encode(), total)
                if number % 16 == 0:
                    total = crc32(table.notation().encode(), total)
                    total = crc32(table.view_bytes(table.asked), total)
            total = crc32((table.notation() + repr(table.result())).encode(), total)
            total = crc32(repr([news.seen_by(0) for news in table.news]).encode(), total)
        total = crc32(str(table.playouts(20, seed=seats)).encode(), total)
    return total


def test_every_game_has_a_checksum() -> None:
    assert CHECKSUMS.keys() == GAMES.keys()


@pytest.mark.parametrize("name", CHECKSUMS)
def test_the_games_are_the_same_compiled_and_interpreted(name: str) -> None:
    assert checksum(name) == CHECKSUMS[name]


if __name__ == "__main__":
    print({name: checksum(name) for name in GAMES})
