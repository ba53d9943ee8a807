"""Temperaments show: the same position, other choices."""

from __future__ import annotations

from collections import Counter

import pytest

from izakaya import new_table
from izakaya.bots import TEMPERS, ask_bot, bot


def ways(game: str, temperament: str, games: int = 6) -> Counter[str]:
    """What adepts of a temperament do in whole games among their like."""
    seen: Counter[str] = Counter()
    for seed in range(games):
        table = new_table(game, seats=5, seed=seed)
        bots = [bot("adept", seed * 10 + seat, temperament=temperament) for seat in range(5)]
        while table.choices():
            asked = table.asked
            assert asked is not None
            answer = ask_bot(bots[asked], table)
            seen[table.describe(answer).way] += 1
            table.answer(answer)
    return seen


@pytest.mark.once
def test_the_aggressive_strike_more_often_than_the_careful() -> None:
    aggressive, careful = ways("sake", "aggressive"), ways("sake", "careful")
    strikes = ("attack", "iaido", "throw")
    assert sum(aggressive[way] for way in strikes) > sum(careful[way] for way in strikes)
    assert (
        aggressive["drink"] / aggressive.total()
        < ways("sake", "thirsty")["drink"] / ways("sake", "thirsty").total()
    )


@pytest.mark.once
def test_the_careful_parry_more_readily() -> None:
    parried = {}
    for temperament in ("aggressive", "careful"):
        seen = ways("sword", temperament)
        parried[temperament] = seen["answer"] / seen.total()
    assert parried["careful"] > parried["aggressive"]


@pytest.mark.parametrize("temperament", list(TEMPERS))
@pytest.mark.parametrize("game", ["sword", "sake"])
def test_every_temperament_plays_whole_games(game: str, temperament: str) -> None:
    assert ways(game, temperament, games=1).total() > 10
