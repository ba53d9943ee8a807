"""`kill -9` at any moment: every table comes back at the last answer that was acknowledged, and its game is played to the end."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from izakaya.playing.questions import PASS
from izakaya.server.store import Store
from tests.playing.twins import twins
from tests.server.house import WHOLE_GAME, Person, Process, open_house, put_table, story, until
from tests.server.stubborn import Stubborn, check_kept


@pytest.mark.parametrize(
    ("game", "kills"),
    [
        ("sake", 2),
        pytest.param("sake", 12, marks=pytest.mark.long),
        pytest.param("sword", 6, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_survives_kills_at_random_moments(game: str, kills: int, tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        through_a_game(game, kills, house)


@story
async def through_a_game(game: str, kills: int, house: Process) -> None:
    chance = random.Random(f"{game} 2")
    anna, ben = await Person.come(house), await Person.come(house)
    table = await put_table(house, [anna, ben, None], game, 2, window=0.05)
    players = [Stubborn(person, table, chance, lambda: house) for person in (anna, ben)]
    playing = [asyncio.create_task(player.play()) for player in players]
    for _ in range(kills):
        promised = sum(len(player.promises) for player in players)
        await until(lambda promised=promised: sum(len(player.promises) for player in players) > promised)  # type: ignore[misc]
        await asyncio.sleep(chance.uniform(0.0, 0.1))
        assert not any(task.done() for task in playing)
        house.kill()
        await asyncio.to_thread(house.start)
    await asyncio.wait_for(asyncio.gather(*playing), WHOLE_GAME)

    await check_kept(players, house, anna, table)


@story
async def waiting_in_a_window(house: Process) -> None:
    """A defender has answered, the window is still open, and the house dies: the answer is not lost."""
    able, _ = twins()
    anna, ben = await Person.come(house), await Person.come(house)
    table = await put_table(house, [anna, ben, None], "sword", able.seed, window=3.0)
    striking, defending = await anna.go_to(table), await ben.go_to(table)
    await striking.answer(await striking.hear("question"), able.attack)
    question = await defending.hear("question", where=lambda told: told["reaction"])
    assert (await defending.answer(question, PASS, "patient"))["is"] == "accepted"
    house.kill()
    await asyncio.to_thread(house.start)
    back = await ben.go_to(table)
    welcome = await back.hear("welcome")
    assert welcome["answers"] == question["number"], "the window is open again"
    # Sent again it counts once, and the question is not asked again.
    assert (await back.answer(question, PASS, "patient"))["is"] == "accepted"
    assert (await back.answer(question, PASS, "another"))["reason"] == "too-late"
    await back.hear("news", where=lambda told: told["answers"] > question["number"])
    store = Store(house.database)
    assert (await store.answers.since(table, question["number"]))[0].option == PASS
    await store.close()


def test_an_answer_that_waits_in_a_window_survives(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        waiting_in_a_window(house)


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux shows who belongs to whom")
def test_the_bots_of_a_killed_house_go_too(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        bots = thinking(house)
    assert bots is None
    pids = [int(pid) for pid in (tmp_path / "bots").read_text().split()]
    assert pids
    asyncio.run(until(lambda: not any(is_running(pid) for pid in pids)))


@story
async def thinking(house: Process) -> None:
    anna = await Person.come(house)
    table = await put_table(house, [anna, None, None], "sword", 4, level="adept")
    guest = await anna.go_to(table)
    await guest.play(lambda question: PASS, until=lambda told: told.get("answers", 0) >= 4)
    assert house.process is not None
    pids = children(house.process.pid)
    (house.log.parent / "bots").write_text(" ".join(map(str, pids)))
    house.kill()
