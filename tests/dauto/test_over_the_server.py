"""The guest game over the server: two people at sockets of their own, silent windows, and a replay."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.house import WHOLE_GAME, Guest, Person, Process, Told, meanwhile, open_house, story, until

WINDOW = 2.0  # seconds; that nobody can end one early or late is tested where time stands still: tests/playing/test_beats.py


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, packages: Path) -> Iterator[Process]:
    with open_house(tmp_path_factory.mktemp("house"), packages=packages) as opened:
        yield opened


def believing(question: Told) -> int:
    """Lays the first card, and believes everybody: so a game is over as soon as it can be."""
    return (
        int(question["offers"][-1]["option"])
        if question["reaction"]
        else int(question["offers"][0]["option"])
    )


@story
async def test_two_people_play_a_whole_game_with_silent_windows(house: Process) -> None:
    ayame, botan = await Person.come(house, "Ayame"), await Person.come(house, "Botan", language="it")
    async with asyncio.timeout(WHOLE_GAME):
        # The bot doubts whenever it likes: one table may be over before two windows stayed silent.
        while not all(heard_enough(person) for person in (ayame, botan)):
            await play_a_table(ayame, botan)
    for person in (ayame, botan):
        sees_only_its_own(person)


async def play_a_table(ayame: Person, botan: Person) -> None:
    table = await ayame.lay("dauto", seats=3, level="random", window=WINDOW, silence="strict")
    await botan.sit(table)
    await ayame.start(table)
    guests = [await ayame.go_to(table), await botan.go_to(table)]
    async with meanwhile(*(guest.play(believing) for guest in guests)):
        await until(lambda: all(map(is_done, guests)))


def is_done(guest: Guest) -> bool:
    return heard_enough(guest.person) or bool(guest.all("ended"))


def heard_enough(person: Person) -> bool:
    """Two windows that nobody broke, and questions in windows of others as well as its own."""
    asked = {question["reaction"] for guest in person.guests for question in guest.all("question")}
    return asked == {True, False} and len(silent_windows(person)) >= 2


def silent_windows(person: Person) -> list[float]:
    return [length for guest in person.guests for length, doubted in windows(guest) if not doubted]


def sees_only_its_own(person: Person) -> None:
    """Every doubt that is refused is hidden in a window, at a strict table of the same length for all."""
    assert all(length > WINDOW / 2 for length in silent_windows(person))
    # Nobody is told who is asked, or what anybody else has laid.
    for guest in person.guests:
        for view in (told["view"] for told in guest.told if told.get("view")):
            mine = view["seat"]
            assert view["asked"] in (mine, "reactions", view["turn"], None)
            for event in (event for told in guest.all("news") for event in told["events"]):
                if event["what"] == "laid" and event["seat"] != mine:
                    assert event["cards"] == [None]


def windows(guest: Guest) -> list[tuple[float, bool]]:
    """How long each window was open, as it was heard, and whether somebody doubted in it: only that ends one early.
    What came of the last one may not have been heard yet, so it is left out until there is another.
    """
    heard = list(zip(guest.at, guest.told, strict=True))
    turns = [place for place, (_, told) in enumerate(heard) if told["is"] == "window"]
    found = []
    for opened, closed in pairwise(turns):
        if heard[opened][1]["ends"] is not None:
            after = next((place for place in turns if place > closed), None)
            if after is None:
                continue
            news = [told for _, told in heard[opened:after] if told["is"] == "news"]
            doubted = any(event["what"] == "doubted" for told in news for event in told["events"])
            found.append((heard[closed][0] - heard[opened][0], doubted))
    return found


@story
async def test_a_whole_game_alone_with_bots_its_end_and_its_replay(house: Process) -> None:
    ayame = await Person.come(house, "Ayame")
    table = await ayame.lay("dauto", seats=4, level="random", start=True, window=None)
    guest = await ayame.go_to(table)
    async with asyncio.timeout(WHOLE_GAME):
        ended = await guest.play(believing)
    assert ended["ending"]["winners"]
    assert len(ended["ending"]["rows"]) == 4
    for eyes in ("all", "none", "0"):
        story = await ayame.ask(
            "GET", f"/api/tables/{table}/replay", params={"eyes": eyes, "first": 0, "count": 20}
        )
        assert story["length"] > 20
        assert story["frames"][0]["view"]["game"] == "dauto"


@story
async def test_it_is_on_the_list_of_games(house: Process) -> None:
    ayame = await Person.come(house)
    games = {game["name"]: game for game in (await ayame.ask("GET", "/api/house"))["games"]}
    assert list(games) == ["sword", "sake", "dauto"]
    assert (games["dauto"]["least"], games["dauto"]["most"]) == (3, 6)
    assert await ayame.refused("POST", "/api/tables", json={"game": "dauto", "seats": 7}) == "wrong-seats"
