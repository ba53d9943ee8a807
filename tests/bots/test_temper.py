"""Temperaments show: among even-tempered adepts, in the same deals, one plays differently."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from izakaya import new_table
from izakaya.bots import TEMPERS, Master, ask_bot, bot
from tests.sake.figures import DECK

STRIKES = ("attack", "iaido", "throw")
DEFENCES = ("defend", "answer")
# With the house's own deck there is so little to drink that everybody drinks it; with this one there is a choice.
MORE_TO_DRINK = DECK


@cache
def habits(
    game: str, temperament: str, games: int, iterations: int = 0, deck: str | None = None
) -> Counter[str]:
    """What one adept of a temperament (a master, with iterations) does in so many games; `could-…` counts its chances."""
    seen: Counter[str] = Counter()
    for seed in range(games):
        table = new_table(game, seats=5, seed=seed, **({"deck": deck} if deck else {}))
        mine = seed % 5
        bots = [bot("adept", seed * 10 + seat) for seat in range(5)]
        bots[mine] = (
            bot("master", seed, iterations=iterations, temperament=temperament)
            if iterations
            else bot("adept", seed, temperament=temperament)
        )
        while options := table.choices():
            asked = table.asked
            assert asked is not None
            answer = ask_bot(bots[asked], table)
            if asked == mine:
                move = table.describe(answer)
                chances = [table.describe(option) for option in options]
                seen[move.way] += 1
                seen["daimyo"] += move.card == "daimyo"
                seen["could-defend"] += any(chance.way in DEFENCES for chance in chances)
                seen["could-strike"] += any(chance.way in STRIKES for chance in chances)
                seen["could-daimyo"] += any(chance.card == "daimyo" for chance in chances)
            table.answer(answer)
    return seen


def strikes(seen: Counter[str]) -> int:
    return sum(seen[way] for way in STRIKES)


def defended(seen: Counter[str]) -> float:
    return sum(seen[way] for way in DEFENCES) / seen["could-defend"]


def test_the_aggressive_strike_more_often_the_thirsty_less_and_the_careful_spare_their_life() -> None:
    even, aggressive, careful, thirsty = (habits("sake", name, 60) for name in TEMPERS)
    assert strikes(aggressive) > 1.1 * strikes(even)
    assert strikes(thirsty) < 0.85 * strikes(even)
    assert strikes(careful) < 0.9 * strikes(aggressive)
    assert careful["burn-soul"] < 0.75 * even["burn-soul"]


def test_the_thirsty_drink_more_and_the_aggressive_less() -> None:
    even, thirsty, aggressive = (
        habits("sake", temperament, 60, deck=MORE_TO_DRINK)["drink"]
        for temperament in ("even", "thirsty", "aggressive")
    )
    assert thirsty > 1.1 * even
    assert aggressive < 0.95 * even


def test_the_careful_parry_whenever_they_can_and_the_aggressive_seldom() -> None:
    even = defended(habits("sword", "even", 40))
    assert defended(habits("sword", "careful", 40)) > even + 0.1
    assert defended(habits("sword", "aggressive", 40)) < even - 0.05


def test_the_aggressive_strike_before_anything_else_and_the_careful_wait() -> None:
    even, aggressive, careful = (
        strikes(seen) / seen["could-strike"]
        for seen in (habits("sword", name, 40) for name in ("even", "aggressive", "careful"))
    )
    assert aggressive > even + 0.15
    assert careful < even - 0.03


def test_the_thirsty_keep_daimyo_for_the_end() -> None:
    even, thirsty = (
        seen["daimyo"] / seen["could-daimyo"]
        for seen in (habits("sword", name, 40) for name in ("even", "thirsty"))
    )
    assert thirsty < 0.6 * even


@pytest.mark.long
def test_masters_have_a_temperament_too() -> None:
    aggressive, thirsty = (habits("sake", name, 60, 20) for name in ("aggressive", "thirsty"))
    assert strikes(aggressive) > 1.5 * strikes(thirsty)
    assert aggressive["drink"] < thirsty["drink"]


@pytest.mark.parametrize("temperament", list(TEMPERS))
@pytest.mark.parametrize("game", ["sword", "sake"])
def test_every_temperament_plays_whole_games(game: str, temperament: str) -> None:
    assert habits(game, temperament, 1).total() > 3


def test_a_temperament_is_the_bots_own() -> None:
    player = bot("master", 1, temperament="thirsty")
    assert isinstance(player, Master)
    assert player.temper is TEMPERS["thirsty"]
