"""Many tables in one call: the same games as one by one, nothing copied, and nothing changed by what is wrong."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from izakaya import (
    GAMES,
    BadTable,
    IzakayaError,
    NoSuchSeat,
    UnknownGame,
    UnknownOption,
    WrongSeats,
    new_table,
    replay,
)
from izakaya.envs import OBSERVERS, WAIT, BadStep, NoSuchPart, Tables, processes
from izakaya.envs.processes import LostWorker
from tests.envs.picking import any_options
from tests.envs.rows import row_of

SEATINGS = [("sword", 3), ("sword", 7), ("sake", 3), ("sake", 4)]


def everything(tables: Tables) -> list[bytes]:
    """All that tables say, and how they lie."""
    arrays = [tables.asked, tables.mask, tables.observation, tables.rewards, tables.over, tables.games]
    hall = tables.here()
    return [array.tobytes() for array in arrays] + [table.notation().encode() for table in hall.tables]


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_a_batch_plays_the_same_games_as_single_tables(game: str, seats: int) -> None:
    tables = Tables(game, seats, count=3, seed=11, public=True)
    luck = np.random.default_rng(5)
    alone = [new_table(game, seats=seats, seed=tables.seed_of(i)) for i in range(3)]
    observer = OBSERVERS[game](seats)
    ended = 0
    steps = 0
    while ended < 2:
        steps += 1
        for i, table in enumerate(alone):
            options = table.choices()
            if steps % 4:
                continue
            assert np.flatnonzero(tables.mask[i]).tolist() == sorted(options)
            assert tables.asked[i] == table.asked
            assert (tables.observation[i] == row_of(observer, table, table.asked)).all()
            assert tables.public is not None
            assert (tables.public[i] == row_of(observer, table, None)).all()
        chosen = any_options(tables.mask, luck)
        tables.step(chosen)
        for i, table in enumerate(alone):
            table.answer(int(chosen[i]))
            table.settle()
            assert tables.over[i] == table.over
            expected = [0.0] * seats
            if table.over:
                ended += 1
                winners = table.result().winners
                expected = [1.0 if seat in winners else -1.0 for seat in range(seats)]
                alone[i] = new_table(game, seats=seats, seed=tables.seed_of(i))
            assert tables.rewards[i].tolist() == expected


def test_numpy_looks_at_the_memory_of_the_core() -> None:
    tables = Tables("sword", 5, count=4, seed=3)
    held = (tables.asked, tables.mask, tables.observation, tables.rewards, tables.over)
    before = tables.observation.copy()
    tables.step(any_options(tables.mask, np.random.default_rng(1)))
    assert (before != tables.observation).any()
    assert held[2] is tables.observation
    core = np.asarray(memoryview(tables.here().rows))
    assert np.shares_memory(tables.observation, core)
    assert np.shares_memory(tables.mask, np.asarray(memoryview(tables.here().mask)))
    for array in held:
        assert not array.flags.writeable


def test_the_same_seed_deals_the_same_games() -> None:
    one, same, other = (Tables("sake", 4, count=3, seed=seed) for seed in (9, 9, 10))
    for step in range(40):
        chosen = any_options(one.mask, np.random.default_rng(step))
        one.step(chosen)
        same.step(chosen)
    assert everything(one) == everything(same)
    assert (Tables("sake", 4, count=3, seed=9).observation != other.observation).any()
    # A larger batch begins with the same tables.
    assert (
        Tables("sake", 4, count=5, seed=9).observation[:3] == Tables("sake", 4, count=3, seed=9).observation
    ).all()


WRONG: list[tuple[Any, int, int, str]] = [
    ([0, 0], -1, -1, "There are 3 tables, but the options have the shape"),
    ([[0, 0, 0]], -1, -1, "There are 3 tables, but the options have the shape"),
    (0, -1, -1, "There are 3 tables"),
    ([[0], [0, 1], []], -1, -1, "no array of integers"),
    ([0.0, 0.0, 0.0], -1, -1, "Options are integers, not float64"),
    ([True, True, True], -1, -1, "Options are integers, not bool"),
    (["a", "b", "c"], -1, -1, "Options are integers"),
    ([0, 0, 2**70], 2, 2**70, "Table 2: '1180591620717411303424' is no option"),
    ([0, None, 0], 1, -1, "Table 1: 'None' is no option"),
    (np.array([0, 2**64 - 1, 0], np.uint64), 1, 2**64 - 1, "Table 1: 18446744073709551615 is no option"),
    (None, -1, -1, "There are 3 tables"),
    ([WAIT, -2, WAIT], 1, -2, "Table 1: -2 is no option"),
    ([WAIT, WAIT, 10**6], 2, 10**6, "Table 2: 1000000 is no option"),
    ([0, 368, 0], 1, 368, "Table 1: 368 is no option; options are the integers from 0 to 367"),
    ([0, 0, 5], 2, 5, r"Table 2: Option 5 means nothing in this game"),
    ([0, 0, 65], 2, 65, r"Table 2: Option 65 is not on offer: .*, rule W\d+"),
]


@pytest.mark.parametrize(("options", "table", "option", "sentence"), WRONG)
def test_what_one_table_does_not_take_changes_none(
    options: Any, table: int, option: int, sentence: str
) -> None:
    tables = Tables("sword", 5, count=3, seed=2)
    before = everything(tables)
    with pytest.raises(BadStep, match=sentence) as problem:
        tables.step(options)
    assert (problem.value.table, problem.value.option) == (table, option)
    assert everything(tables) == before
    tables.step([0, 0, 0])


def test_a_table_can_be_left_as_it_is() -> None:
    tables = Tables("sake", 3, count=2, seed=4)
    before = tables.table(1).notation()
    chosen = any_options(tables.mask, np.random.default_rng(1))
    tables.step([chosen[0], WAIT])
    assert tables.table(1).notation() == before
    assert tables.table(0).answered > 0


def test_without_restart_a_game_that_is_over_stays_over() -> None:
    tables = Tables("sword", 3, count=2, seed=1, restart=False)
    luck = np.random.default_rng(1)
    while not tables.over[0]:
        tables.step(any_options(tables.mask, luck))
    assert tables.asked[0] == -1
    assert not tables.mask[0].any()
    assert set(tables.rewards[0]) <= {1.0, -1.0}
    before = everything(tables)
    with pytest.raises(
        BadStep, match="Table 0: its game is over; restart it, or give -1 instead of 0"
    ) as problem:
        tables.step([0, any_options(tables.mask, luck)[1]])
    assert problem.value.table == 0
    assert everything(tables) == before
    tables.step([WAIT, WAIT])
    assert not tables.over.any(), "the end of a game is said once"
    tables.restart([0])
    assert tables.asked[0] >= 0
    assert tables.games.tolist()[0] == 1
    with pytest.raises(BadStep, match="numbers from 0 to 1"):
        tables.restart([2])
    tables.restart(np.array([False, True]))
    assert tables.games.tolist()[1] >= 1


def test_seats_played_at_random_are_never_asked() -> None:
    tables = Tables("sake", 4, count=4, seed=6, at_random=(0, 2, 3))
    luck = np.random.default_rng(2)
    seen = 0
    for _ in range(300):
        assert set(tables.asked.tolist()) == {1}
        tables.step(any_options(tables.mask, luck))
        seen += int(tables.over.sum())
        assert (np.abs(tables.rewards).sum(axis=1) == 4.0 * tables.over).all()
    assert seen > 5


def test_a_game_of_a_batch_has_a_record() -> None:
    tables = Tables("sword", 4, count=2, seed=8)
    luck = np.random.default_rng(3)
    for _ in range(30):
        tables.step(any_options(tables.mask, luck))
    assert replay(tables.record(1)).notation() == tables.table(1).notation()


def test_a_part_has_a_name() -> None:
    tables = Tables("sword", 5, count=3, seed=8)
    assert tables.part("hand").shape == (3, 25)
    for i in range(3):
        hand: Any = tables.table(i).view(int(tables.asked[i]))["hand"]
        assert tables.part("hand")[i].sum() == sum(hand.values())
    assert tables.part("standing").shape == (3, 5, 5)


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"game": "chess"}, UnknownGame, "no game 'chess'"),
        ({"game": ["sword"]}, UnknownGame, "no game"),
        ({"seats": 9}, WrongSeats, "for 3 to 7 players"),
        ({"count": 0}, BadTable, "'0' is no number of tables"),
        ({"count": 2.5}, BadTable, "is no number of tables"),
        ({"seed": -1}, BadTable, "is no seed"),
        ({"processes": 0}, BadTable, "is no number of processes"),
        ({"options": {"ghosts": "yes"}}, UnknownOption, "no option 'ghosts'"),
        ({"at_random": (7,)}, NoSuchSeat, "no seat '7'"),
        ({"at_random": range(5)}, BadTable, "Somebody has to be asked"),
        ({"at_random": 1}, BadTable, "are several"),
        ({"options": ["ghosts"]}, BadTable, "a dict of names"),
        ({"options": {3: "yes"}}, BadTable, "a dict of names"),
        ({"restart": 3}, BadTable, "restart is true or false"),
        ({"public": "yes"}, BadTable, "public is true or false"),
    ],
)
def test_tables_that_cannot_be_laid(
    arguments: dict[str, Any], error: type[IzakayaError], sentence: str
) -> None:
    wanted: dict[str, Any] = {"game": "sword", "seats": 5, "count": 2}
    with pytest.raises(error, match=sentence):
        Tables(**(wanted | arguments))


def test_what_there_is_not() -> None:
    tables = Tables("sword", np.int64(5), count=np.int64(2), seed=1)
    before = everything(tables)
    for number in (2, -1, 0.5, "0", None, True):
        for ask in (tables.table, tables.record, tables.seed_of):
            with pytest.raises(BadTable, match=r"There is no table .*; they are numbered 0 to 1"):
                ask(number)  # type: ignore[arg-type]
    with pytest.raises(NoSuchPart, match="no part 'hands'; there are: asked, question"):
        tables.part("hands")
    for which in ([[0], [0, 1]], [0.5], [True], 1, "0", [2**70]):
        with pytest.raises(BadStep, match="numbers from 0 to 1, or a mask"):
            tables.restart(which)
    assert everything(tables) == before
    tables.restart([])
    assert everything(tables) == before
    tables.close()
    with pytest.raises(BadStep, match="have been closed"):
        tables.table(0)


def test_every_game_of_the_house_can_be_played_in_a_batch() -> None:
    """A game from outside too, with the plain observation."""
    for name, game in GAMES.items():
        tables = Tables(name, game.most, count=2, seed=1)
        luck = np.random.default_rng(1)
        for _ in range(30):
            tables.step(any_options(tables.mask, luck))


def test_processes_share_the_tables_and_change_nothing() -> None:
    together = Tables("sword", 4, count=5, seed=12)
    luck = np.random.default_rng(4)
    with Tables("sword", 4, count=5, seed=12, processes=2) as apart:
        for _ in range(60):
            assert (apart.observation == together.observation).all()
            assert (apart.mask == together.mask).all()
            assert (apart.asked == together.asked).all()
            chosen = any_options(together.mask, luck)
            together.step(chosen)
            apart.step(chosen)
            assert (apart.rewards == together.rewards).all()
            assert (apart.over == together.over).all()
        before = apart.observation.tobytes(), apart.mask.tobytes()
        wrong = [WAIT, WAIT, WAIT, WAIT, int(np.flatnonzero(~apart.mask[4])[0])]
        with pytest.raises(BadStep, match="Table 4: ") as problem:
            apart.step(wrong)
        assert problem.value.table == 4
        assert (apart.observation.tobytes(), apart.mask.tobytes()) == before
        apart.restart([4])
        together.restart([4])
        assert (apart.observation == together.observation).all()
        with pytest.raises(BadTable, match="other processes"):
            apart.table(0)
        assert apart.crew is not None
        apart.crew.workers[0].kill()
        with pytest.raises(LostWorker, match=r"has gone \(exit code -9\)"):
            apart.step(any_options(apart.mask, luck))
    with pytest.raises(BadStep, match="have been closed"):
        apart.step(wrong)


def test_what_processes_share_lies_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A system's place for files in memory may be missing, forbidden or full."""
    monkeypatch.setattr(processes, "IN_MEMORY", str(tmp_path / "missing"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    file = processes.new_file(5000)
    assert (file.parent, file.stat().st_size) == (tmp_path, 5000)
    assert file.stat().st_blocks * 512 >= 5000, "it is really there"
    with pytest.raises(processes.NoRoom, match="There is no room for the 4611686018427387904 bytes"):
        processes.new_file(2**62)
    assert list(tmp_path.iterdir()) == [file], "what could not be made is not left there"
