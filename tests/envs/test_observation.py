"""What a seat sees, as numbers: all of its view, nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from izakaya import GAMES, Chance, NoSuchSeat, Table, new_table, parse
from izakaya.envs import OBSERVERS
from izakaya.testing import Plan, plans
from tests.envs.rows import of_view, rebuilt, row_of

BOTH = ("sword", "sake")


def eyes(table: Table) -> list[int | None]:
    return [None, *range(int(table.seats))]


def anywhere(game: str, seats: int, seed: int, answers: int) -> Table:
    """A table after so many random decisions."""
    table = new_table(game, seats=seats, seed=seed)
    chance = Chance.quick(seed)
    for _ in range(answers):
        options = table.choices()
        if not options:
            break
        table.answer(options[chance.below(len(options))])
    return table


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_every_part_is_found_in_the_row_again(game: str, seats: int) -> None:
    """Through whole games."""
    for seed in range(2):
        table = new_table(game, seats=seats, seed=seed)
        chance = Chance.quick(seed)
        observer = OBSERVERS[game](seats)
        asked = 0
        while options := table.choices():
            asked += 1
            if asked % 4 == seed:
                for seat in {None, table.asked, asked % seats}:
                    assert rebuilt(table, seat, observer) == of_view(table.view(seat))
            table.answer(options[chance.below(len(options))])
        for seat in eyes(table):
            assert rebuilt(table, seat, observer) == of_view(table.view(seat))


@pytest.mark.parametrize("game", BOTH)
def test_a_card_seen_on_its_way_into_a_hand_is_in_the_row(game: str) -> None:
    """Positions in which somebody knows a card of another's: they are rare, so they are looked for."""
    found = 0
    for seed in range(60):
        table = anywhere(game, 5, seed, 120)
        for seat in range(5):
            seen: Any = table.view(seat)["seen"]
            if seen:
                found += 1
                assert rebuilt(table, seat)["seen"] == of_view(table.view(seat))["seen"]
    assert found > 10


@given(
    st.sampled_from(BOTH),
    st.integers(3, 7),
    st.integers(0, 10**6),
    st.integers(0, 150),
    st.integers(0, 10**6),
)
@settings(max_examples=60, deadline=None)
def test_what_a_seat_cannot_know_changes_nothing_in_its_row(
    game: str, seats: int, seed: int, answers: int, luck: int
) -> None:
    table = anywhere(game, seats, seed, answers)
    observer = OBSERVERS[game](seats)
    for seat in eyes(table):
        other = table.redeal(seat, Chance.quick(luck))
        assert other.view(seat) == table.view(seat) or table.over
        assert (row_of(observer, other, seat) == row_of(observer, table, seat)).all()


@given(plans(), st.integers(0, 60))
@settings(max_examples=40, deadline=None)
def test_equal_views_give_equal_rows(plan: Plan, answers: int) -> None:
    """Also with every option of the table, and of a table that was read from its notation and has no past of its own."""
    table = plan.table()
    if table.origin.game not in BOTH:
        return
    chance = Chance.quick(answers)
    observer = OBSERVERS[table.origin.game](int(table.seats))
    for _ in range(answers):
        if not (options := table.choices()):
            break
        table.answer(options[chance.below(len(options))])
    for other in (table.copy(), parse(table.notation())):
        for seat in eyes(table):
            if {**other.view(seat), "commitment": ""} == {**table.view(seat), "commitment": ""}:
                assert (row_of(observer, other, seat) == row_of(observer, table, seat)).all()


@pytest.mark.parametrize("game", BOTH)
def test_what_everybody_sees_is_how_every_row_begins(game: str) -> None:
    """Parts that are the same for all are the same numbers in the shorter row and in everybody's."""
    table = anywhere(game, 5, 3, 40)
    observer = OBSERVERS[game](5)
    short = row_of(observer, table, None)
    assert len(short) == observer.public_size < observer.size
    for part in observer.parts:
        assert part.public == (part.start < len(short))
        if part.name in ("turn", "standing", "gear", "laid", "circle", "discards", "pile"):
            for seat in range(5):
                ours = row_of(observer, table, seat)[part.start : part.start + part.size()]
                assert (ours == short[part.start : part.start + part.size()]).all()


def test_parts_lie_one_after_the_other() -> None:
    for name, game in GAMES.items():
        for seats in range(game.least, game.most + 1):
            observer = OBSERVERS[name](seats)
            at = 0
            for part in observer.parts:
                assert part.start == at
                assert part.says
                at += part.size()
            assert at == observer.size
            assert observer.options > max(new_table(name, seats=seats, seed=1).options())


def test_a_row_is_for_somebody_at_the_table() -> None:
    table = new_table("sword", seats=4, seed=1)
    with pytest.raises(NoSuchSeat, match="There is no seat"):
        OBSERVERS["sword"](4).row(table, 4)
