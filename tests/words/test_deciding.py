"""The end names the deed that decided it: the one from which on the winners were never behind again."""

from __future__ import annotations

from collections import Counter

import pytest

from izakaya.locale import LANGUAGES, Speech
from izakaya.words import Heard, telling_for
from izakaya.words.deciding import decided
from izakaya.words.sake.ending import cups
from tests.words.played import both_games, finished, heard


def test_where_the_lead_was_taken_for_good() -> None:
    changes = [(3, {"a": 2}), (5, {"b": 3}), (8, {"a": 2}), (9, {"a": 1})]
    assert decided(changes, {"a": 5, "b": 3}, "a") == 8
    assert decided(changes[:2], {"a": 2, "b": 3}, "b") == 5
    # The same with what one takes from the other, and with a score that began higher.
    assert decided([(1, {"a": -1, "b": 1}), (2, {"a": 2, "b": -2})], {"a": 7, "b": 6}, "a") == 2


def test_a_tie_that_the_rules_break_is_decided_where_it_came_about() -> None:
    assert decided([(1, {"a": 1}), (4, {"b": 1}), (6, {"b": 0})], {"a": 1, "b": 1}, "b") == 4


def test_nothing_decided_it() -> None:
    assert decided([], {"a": 3, "b": 1}, "a") is None


@both_games
@pytest.mark.parametrize("seats", [3, 5])
def test_every_ending_names_a_deed_of_the_evening_in_the_readers_language(game: str, seats: int) -> None:
    table = finished(game, seats, 2)
    told: set[str] = set()
    for language in LANGUAGES:
        telling = telling_for(table, Speech(language), 0)
        news = heard(table, 0)
        deciding = telling.ending(table, news).deciding
        deeds = [line.text for line in telling.log(news) if line.kind == "event"]
        assert any(deciding.endswith(deed) for deed in deeds), deciding
        told.add(deciding)
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize("location", ["inn", "distillery"])
@pytest.mark.parametrize("seed", range(6))
def test_all_the_sake_of_an_evening_is_accounted_for(seed: int, location: str) -> None:
    table = finished("sake", 3 + seed, seed, location=location)
    result = table.result()
    news = [Heard.by(None, one) for one in table.news]
    drunk: Counter[str] = Counter()
    for _, change in cups(result, news):
        drunk.update(change)
    assert {side: drunk[side] for side in result.sides} == dict(result.sides)
