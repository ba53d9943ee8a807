"""A table being played needs no server: whole games in memory, with people who are asked, windows, bots and tellings."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from izakaya.games import GAMES
from izakaya.playing.errors import RequestError
from izakaya.playing.guest import Guest
from izakaya.playing.messages import Answer
from izakaya.playing.rendering import Rendering
from tests.playing.kept_in_memory import Room

PATIENCE = 120.0  # seconds: longer than a game takes where much else is going on


async def sit(room: Room, name: str, language: str | None) -> Guest:
    guest = Guest(name, name)
    guest.language = language
    room.live.presence.come(guest)
    async with room.live.lock:
        room.live.broadcast.greet(guest, None, [])
    return guest


async def play(room: Room, guest: Guest, heard: list[dict[str, Any]]) -> None:
    """Answer whatever is asked, until the game has ended."""
    chance = random.Random(guest.person)
    while (data := await guest.waiting.get()) is not None:
        message = json.loads(data)
        heard.append(message)
        if message["is"] == "question":
            option = chance.choice(message["offers"])["option"]
            answer = Answer(number=message["number"], option=option, client=f"a{message['number']}")
            try:
                await room.answering.take(room.live, guest, answer)
            except RequestError as late:
                if late.reason not in ("too-late", "game-over"):  # its window has closed
                    raise
        elif message["is"] == "ended":
            return


async def whole_game(game: str, window: float | None) -> None:
    room = Room(game, 4, 7, ["anna", "ben"], window)
    heard: dict[str, list[dict[str, Any]]] = {"anna": [], "ben": [], "eve": []}
    guests = [await sit(room, "anna", "it"), await sit(room, "ben", None), await sit(room, "eve", "en")]
    async with asyncio.timeout(PATIENCE):
        driving = asyncio.create_task(room.driver.run())
        await asyncio.gather(*(play(room, guest, heard[guest.person]) for guest in guests))
        await driving
    assert room.live.table.over
    assert not room.driven
    # What was kept is the game, and everybody heard all of it.
    kept = [answer.option for answer in room.store.answers.past]
    assert room.counted == len(kept)
    again = GAMES[game].new_table(4, 7, {})
    for option in kept:
        again.answer(option)
    assert again.notation() == room.live.table.notation()
    for name, seat in (("anna", 0), ("ben", 1), ("eve", None)):
        told = [message for message in heard[name] if message["is"] == "news"]
        assert [one["first"] for one in told[1:]] == [one["number"] for one in told[:-1]]
        assert json.dumps(told[-1]["view"], sort_keys=True) == json.dumps(again.view(seat), sort_keys=True)
    assert any(message["is"] == "question" for message in heard["anna"])
    assert not any(message["is"] == "question" for message in heard["eve"])
    windows = any(message["is"] == "window" and message["ends"] for message in heard["eve"])
    assert windows == (window is not None)
    ending = heard["anna"][-1]["ending"]
    assert ending["winners"] != heard["eve"][-1]["ending"]["winners"]
    assert heard["ben"][-1]["ending"] is None


@pytest.mark.parametrize("window", [None, 0.02])
@pytest.mark.parametrize("game", ["sword", "sake"])
def test_a_whole_game_in_memory(game: str, window: float | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("izakaya.playing.driver.FORCED_BEAT", (0.0, 0.01))
    asyncio.run(whole_game(game, window))


async def hear(guest: Guest, order: list[str]) -> None:
    while (data := await guest.waiting.get()) is not None:
        order.append(f"{guest.person} hears {json.loads(data)['is']}")


async def a_question_takes_time(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    room = Room("sword", 3, 7, ["anna", "ben", "carl"], 5.0)
    order: list[str] = []
    put = Rendering.question

    def noted(self: Rendering, *parts: Any) -> Any:
        order.append("a question is put")
        return put(self, *parts)

    monkeypatch.setattr(Rendering, "question", noted)
    guests = [await sit(room, name, "en") for name in ("anna", "ben", "carl", "eve")]
    hearing = [asyncio.create_task(hear(guest, order)) for guest in guests]
    await asyncio.sleep(0)
    while room.live.window.asked_of(int(room.live.table.asked or 0)) is None:
        await room.driver.give(room.live.answered, room.live.table.options()[0])
    await asyncio.sleep(0)
    order.clear()
    asked = int(room.live.table.asked or 0)
    option = room.live.table.options()[-1]
    answer = Answer(number=room.live.answered, option=option, client="a")
    await room.answering.take(room.live, guests[asked], answer)
    for _ in range(5):
        await asyncio.sleep(0)
    for task in hearing:
        task.cancel()
    return order


def test_news_do_not_wait_for_the_putting_of_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the next question leaves a choice, and so has to be put to somebody, could be read from the delay."""
    order = asyncio.run(a_question_takes_time(monkeypatch))
    put = order.index("a question is put")
    assert {f"{name} hears news" for name in ("anna", "ben", "carl", "eve")} <= set(order[:put]), order


async def people_among_themselves(monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """How often the driver looked at a game without bots and windows, and how many answers it had."""
    room = Room("sword", 3, 7, ["anna", "ben", "carl"], None)
    looks = 0
    step = room.driver.step

    async def counted() -> None:
        nonlocal looks
        looks += 1
        await step()

    monkeypatch.setattr(room.driver, "step", counted)
    guests = [await sit(room, name, None) for name in ("anna", "ben", "carl")]
    async with asyncio.timeout(PATIENCE):
        driving = asyncio.create_task(room.driver.run())
        await asyncio.gather(*(play(room, guest, []) for guest in guests))
        await driving
    return looks, room.counted


def test_the_driver_is_not_called_while_people_need_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """That it is called where bots play or windows close is what the whole games above would not end without."""
    looks, answers = asyncio.run(people_among_themselves(monkeypatch))
    assert looks < answers / 2, (looks, answers)


async def the_disk_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room("sword", 3, 7, ["anna", "ben", "carl"], None)
    guests = [await sit(room, name, "en") for name in ("anna", "ben", "carl")]
    before = room.live.table.notation(), list(room.live.table.news)
    asked = int(room.live.table.asked or 0)
    answer = Answer(number=room.live.answered, option=room.live.table.options()[-1], client="a")
    told = [guest.waiting.qsize() for guest in guests]

    async def full(*_: object) -> bool:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(room.store.answers, "add", full)
        with pytest.raises(OSError, match="full"):
            await room.answering.take(room.live, guests[asked], answer)
    assert (room.live.table.notation(), list(room.live.table.news)) == before
    assert [guest.waiting.qsize() for guest in guests] == told
    await room.answering.take(room.live, guests[asked], answer)
    assert room.live.table.past[0] == answer.option
    assert len(room.live.table.news) > len(before[1])


def test_an_answer_that_cannot_be_stored_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(the_disk_is_full(monkeypatch))
