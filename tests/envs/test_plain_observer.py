"""A game that brings no observer is seen in the whole numbers of its views."""

from __future__ import annotations

from pathlib import Path

import pytest

from izakaya import Chance
from izakaya.envs import PlainObserver
from izakaya.table.game import Game
from izakaya.testing import at_random, play

EXAMPLE = Path(__file__).parents[2] / "examples" / "dauto" / "src"


@pytest.fixture
def dauto(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    from dauto.game import DAUTO

    assert isinstance(DAUTO, Game)
    return DAUTO


def test_a_row_has_the_numbers_of_the_view(dauto: Game) -> None:
    observer = PlainObserver(dauto, 3)
    parts = {part.name: part for part in observer.parts}
    assert observer.options == 15
    assert [name for name, part in parts.items() if not part.public] == ["seat", "hand"]
    table = dauto.new_table(3, 5, {})
    for number, _ in enumerate(play(table, at_random(1))):
        if number % 5 and not table.over:
            continue
        for seat in (0, 1, 2):
            row, view = list(observer.row(table, seat)), dict(table.view(seat))

            def numbers(name: str, row: list[int] = row) -> list[int]:
                return row[parts[name].start : parts[name].start + parts[name].size()]

            people, hand, piles = view["people"], view["hand"], view["piles"]
            assert isinstance(people, list)
            assert isinstance(hand, dict)
            assert isinstance(piles, dict)
            others_react = table.is_reaction() and table.asked != seat
            assert numbers("asked").index(1) == (4 if table.over else 3 if others_react else table.asked)
            assert numbers("cards") == [person["cards"] for person in people]
            assert numbers("hand") == [hand.get(card, 0) for card in dauto.cards]
            assert numbers("fact_calls_left") == [view["calls_left"]]
            assert numbers("pile_pile") == [piles["pile"]["count"]]
            known = [person["known"].get(card, 0) for person in people for card in dauto.cards]
            assert numbers("person_known") == known
            laid = view["laid"]
            assert isinstance(laid, list)
            assert numbers("fact_laid") == [laid.count(card) for card in dauto.cards]
            assert numbers("turn").index(1) == view["turn"]
            assert sum(numbers("card")) == (not table.over)
            assert numbers("seat").index(1) == seat
    public = list(observer.row(table, None))
    assert len(public) == observer.public_size < observer.size


def test_what_a_seat_cannot_know_changes_nothing_in_its_row(dauto: Game) -> None:
    observer = PlainObserver(dauto, 4)
    table = dauto.new_table(4, 7, {})
    for number, _ in enumerate(play(table, at_random(2))):
        if number % 9 == 0 and not table.over:
            for seat in (None, 0, 1, 2, 3):
                twin = table.redeal(seat, Chance(number))
                assert list(observer.row(twin, seat)) == list(observer.row(table, seat))
