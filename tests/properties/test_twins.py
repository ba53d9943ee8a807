"""Twins, tables that differ only in what a seat cannot know, anywhere in a game of either kind."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from izakaya import Chance
from izakaya.testing import games
from tests.conformance.eyes import compare_news, everyone


@pytest.mark.parametrize("game", ["sake", "sword"])
@given(data=st.data(), luck=st.integers(0, 2**32))
def test_twins_tell_the_same_story(game: str, data: st.DataObject, luck: int) -> None:
    table = data.draw(games(game, ways=("at random", "busily")))
    if table.over:
        return
    for seat in everyone(table):
        twin = table.redeal(seat, Chance(luck))
        both = [option for option in table.options() if option in twin.options()]
        if both:
            compare_news(table, twin, seat, data.draw(st.sampled_from(both)))
