"""What the house describes is what it tells: the types that the browser is built with hold, and leave nothing out."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from izakaya import GAMES, new_table
from izakaya.playing.message_parts import AnyView, Happening, MoveParts
from izakaya.server.openapi import view_type
from izakaya.words.catalogue import box_types, catalogue
from tests.conformance.eyes import everyone, stops

SEATINGS = [(name, seats) for name, game in sorted(GAMES.items()) for seats in (game.least, game.most)]


def described(told: object, kind: Any) -> object:
    """What is left of it when only what its type knows is taken. Where the type is wrong this fails."""
    return msgspec.convert(json.loads(json.dumps(told)), kind)


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_views_moves_and_events_are_what_their_types_say(game: str, seats: int) -> None:
    table = new_table(game, seats=seats, seed=11)
    table.telling = True
    for t in stops(table, every=4):
        for seat in everyone(t):
            view = t.view(seat)
            described(view, AnyView)
            if "view" in GAMES[game].parts:
                assert described(view, view_type(game)) == view
        for move in [t.describe(option).parts() for option in t.options()]:
            assert described(move, MoveParts) == move
        if "view" in GAMES[game].parts:
            opened = GAMES[game].open_view(t)
            assert described(opened, view_type(game)) == opened
    assert table.over
    assert any("cards" in news.seen_by(None) for news in table.news)
    for news in table.news:
        for seat in everyone(table):
            assert described(news.seen_by(seat), Happening) == news.seen_by(seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_is_what_its_type_says(game: str) -> None:
    assert described(catalogue()[game], box_types()[game]) == catalogue()[game]
