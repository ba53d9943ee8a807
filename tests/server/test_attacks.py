"""Attacks on the server: connections that say nothing, sockets that do not read, a full disk, a crowd of one."""

from __future__ import annotations

import asyncio
import base64
import resource
import secrets
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from izakaya.cli.main import main
from izakaya.house.rate_limits import CONNECTIONS, CONNECTIONS_OF_ONE, NEWCOMERS
from izakaya.server.app import make_app
from tests.playing.twins import twins
from tests.server.house import PATIENCE, WHOLE_GAME, Person, Process, open_house, put_table, story, until
from tests.server.serving import HOUR_BACK

DESCRIPTORS = 1024


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house with all its limits, in a process that may have 1,024 descriptors."""
    house = Process(
        f"sqlite:///{tmp_path_factory.mktemp('guarded') / 'house.db'}", tmp_path_factory.mktemp("log"), True
    )
    house.descriptors = DESCRIPTORS
    house.start()
    yield house
    house.kill()


def half_a_request(house: Process, address: str) -> socket.socket | None:
    """A request that is never finished, from an address of this machine's many."""
    wire = socket.socket()
    try:
        wire.bind((address, 0))
        wire.connect(("127.0.0.1", house.port))
        wire.sendall(b"GET / HTTP/1.1\r\nHost: house\r\nX-Slow: ")
    except OSError:
        wire.close()
        return None
    wire.setblocking(False)
    return wire


def is_closed(wire: socket.socket) -> bool:
    try:
        while data := wire.recv(4096):
            assert data.startswith(b"HTTP/1.1 503")
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


@story
async def test_requests_that_are_never_finished_do_not_shut_the_house(guarded: Process) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    wires: list[socket.socket] = []
    try:
        for number in range(1100):
            wire = half_a_request(guarded, f"127.0.0.{2 + number % 6}")
            if wire is not None:
                wires.append(wire)
        # A client that sends a request is served.
        anna = await Person.come(guarded)
        assert (await anna.ask("GET", "/health"))["ok"]
        table = await anna.lay(start=True, level="random")
        guest = await anna.go_to(table)
        await guest.hear("question")
        # And who has nothing to ask is let go after a while.
        await until(lambda: all(is_closed(wire) for wire in wires))
        assert (await anna.ask("GET", "/health"))["ok"]
        assert len(guarded.journal()) < 100_000
    finally:
        for wire in wires:
            wire.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@story
async def test_one_address_has_only_its_share(guarded: Process) -> None:
    """The journal says so, and not for each connection."""
    wires = [half_a_request(guarded, "127.0.0.9") for _ in range(400)]
    try:
        await until(lambda: sum(wire is None or is_closed(wire) for wire in wires) >= 100)
        journal = guarded.journal()
        assert "an address has too many connections" in journal
        assert journal.count("an address has too many connections") < 50
    finally:
        for wire in wires:
            if wire is not None:
                wire.close()


@story
async def test_a_person_has_only_so_many_sockets_wherever_they_are(guarded: Process) -> None:
    anna = await Person.come(guarded)
    tables = [await anna.lay() for _ in range(CONNECTIONS_OF_ONE // CONNECTIONS + 1)]
    guests = []
    for number in range(CONNECTIONS_OF_ONE):
        guests.append(await anna.go_to(tables[number // CONNECTIONS], greet=False))
    for guest in guests[:5]:
        await guest.say("hello")
        await guest.hear("welcome")
    one_more = await anna.go_to(tables[-1], greet=False)
    await asyncio.wait_for(one_more.wire.wait_closed(), PATIENCE)
    assert one_more.wire.close_code == 4429
    # When one goes, another may come.
    await guests.pop().close()
    await until_let_in(anna, tables[-1])


async def until_let_in(person: Person, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            guest = await person.go_to(table)
            try:
                await guest.hear("welcome")
            except ConnectionError:
                continue
            return


@story
async def test_a_client_that_pings_and_never_reads_is_disconnected(guarded: Process) -> None:
    anna = await Person.come(guarded)
    table = await anna.lay()
    before = resident(guarded)
    wire = socket.create_connection(("127.0.0.1", guarded.port))
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    wire.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{guarded.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {anna.cookie}\r\n\r\n".encode()
    )
    assert wire.recv(12) == b"HTTP/1.1 101"
    ping = b"\x89\xfd" + bytes(4) + bytes(125)
    wire.settimeout(PATIENCE)
    let_go = False
    for _ in range(1_000):
        try:
            wire.sendall(ping * 500)
        except (ConnectionResetError, BrokenPipeError):
            let_go = True
            break
        await asyncio.sleep(0)
    wire.close()
    assert let_go
    assert resident(guarded) - before < 30_000_000
    assert (await anna.ask("GET", "/health"))["ok"]


def resident(house: Process) -> int:
    assert house.process is not None
    pages = int(Path(f"/proc/{house.process.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


@story
async def test_limits_are_those_of_a_person_and_not_of_a_socket(guarded: Process) -> None:
    anna = await Person.come(guarded)
    table = await anna.lay()
    reasons: list[str] = []
    for coming in range(4):
        guest = await anna.go_to(table)
        await guest.hear("welcome")
        for line in range(4):
            client = f"{coming}.{line}"
            since = len(guest.told)
            await guest.say("say", text="again and again", client=client)
            told = await guest.reply(since, "accepted", "refused")
            reasons.append(told.get("reason", "heard"))
        await guest.close()
    assert "too-loud" in reasons
    assert reasons.count("heard") < 12


@story
async def test_names_are_not_free_by_the_thousand(guarded: Process) -> None:
    anna = await Person.come(guarded, language="de")
    came = 0
    for _ in range(int(NEWCOMERS[1]) + 40):
        anna.http.cookies.clear()
        answer = await anna.http.get("/api/me", headers={"Accept-Language": "de"})
        if answer.status_code == 429:
            assert answer.json()["reason"] == "too-many-newcomers"
            assert "Gäste" in answer.json()["sentence"]
            break
        came += 1
    assert came <= NEWCOMERS[1] + 20


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_files_are_limited_too_and_apart_from_wishes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("izakaya.server.request_limits.FILES_FROM", (0.0, 5.0))
    with TestClient(make_app(f"sqlite:///{tmp_path / 'house.db'}")) as client:
        asked = [client.get("/assets/nothing").status_code for _ in range(7)]
        assert asked == [404] * 5 + [429] * 2
        assert client.get("/api/house").status_code == 200


@story
async def test_names_of_files_that_cannot_be_are_not_there(house: Process) -> None:
    anna = await Person.come(house)
    for path in (
        "/assets/%00",
        "/assets/" + "x" * 300,
        "/%00",
        "/api/tables/%00",
        "/assets/..%2f..%2fapp.py",
    ):
        answer = await anna.http.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["reason"] in ("no-such-page", "no-such-table")


@story
async def test_play_goes_on_when_a_full_disk_has_space_again(tmp_path: Path) -> None:
    """A limit on the size of files, for database and journal alike, is as good as a full disk: whatever is written fails."""
    with open_house(tmp_path) as house:
        assert house.process is not None
        anna = await Person.come(house)
        table = await anna.lay(level="random", start=True, window=None)
        guest = await anna.go_to(table)
        question = await guest.hear("question")
        among_bots = await anna.lay(level="random", bots=["random"] * 3, sit=False, start=True, pace=0.02)
        hard = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (1, hard))
        since = len(guest.told)
        await guest.say(
            "answer", number=question["number"], option=question["offers"][-1]["option"], client="a"
        )
        assert (await guest.reply(since, "refused"))["reason"] == "our-fault"
        async with asyncio.timeout(PATIENCE):
            while (await anna.http.get("/health")).status_code != 503:
                await asyncio.sleep(0.2)
        # Drivers and housekeeping stumble over it, again and again.
        await asyncio.sleep(1.5)
        assert house.process.poll() is None
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        async with asyncio.timeout(PATIENCE):
            while (await anna.http.get("/health")).status_code != 200:
                await asyncio.sleep(0.2)
        async with asyncio.timeout(WHOLE_GAME):
            while (await anna.ask("GET", f"/api/tables/{among_bots}"))["state"] != "over":
                await asyncio.sleep(0.2)
        assert (await guest.answer(question, question["offers"][-1]["option"], "a"))["is"] == "accepted"
        assert (await guest.play(lambda told: int(told["offers"][-1]["option"])))["is"] == "ended"


@story
async def test_a_table_laid_twice_because_the_answer_was_lost_is_one(house: Process) -> None:
    anna, ben = await Person.come(house), await Person.come(house)
    wish = {"game": "sword", "seats": 3, "client": "wish-1", "start": True, "level": "random"}
    first = await anna.ask("POST", "/api/tables", json=wish)
    assert (await anna.ask("POST", "/api/tables", json=wish))["id"] == first["id"]
    assert (await anna.ask("POST", "/api/tables", json={**wish, "client": "wish-2"}))["id"] != first["id"]
    assert (await ben.ask("POST", "/api/tables", json=wish))["id"] != first["id"]


def test_two_houses_do_not_share_a_file(guarded: Process, capsys: pytest.CaptureFixture[str]) -> None:
    path = guarded.database.removeprefix("sqlite:///")
    assert main(["serve", "--port", "0", "--database", path, "--lang", "en"]) != 0
    assert "open already" in capsys.readouterr().err
    assert guarded.is_open()


@story
async def test_nobody_is_taken_for_somebody_else_at_the_table(house: Process) -> None:
    anna, eve = await Person.come(house, "Anna"), await Person.come(house, "ANNA")
    for name in ("\u3164", "\u0410nna", "An\u200bna".replace("\u200b", "\u034f")):
        answer = await eve.http.patch("/api/me", json={"name": name}, headers={"Accept-Language": "it"})
        assert (answer.status_code, answer.json()["reason"]) == (422, "unreadable-name"), name
    table = await anna.lay()
    await eve.sit(table)
    told = await anna.ask("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in told["seats"]] == ["Anna", "ANNA (2)", ""]
    guest = await anna.go_to(table)
    await (await eve.go_to(table)).say("say", text="it is me", client="c")
    assert (await guest.hear("chat"))["name"] == "ANNA (2)"


@story
async def test_a_window_closes_though_the_clock_is_set_back_by_an_hour(tmp_path: Path) -> None:
    deal, flag = twins()[0], tmp_path / HOUR_BACK
    with open_house(tmp_path) as house:
        anna, ben, carl = [await Person.come(house) for _ in range(3)]
        table = await put_table(
            house, [anna, ben, carl], "sword", deal.seed, window=1.0, silence="strict", grace=600.0
        )
        striking, defending = await anna.go_to(table), await ben.go_to(table)
        await carl.go_to(table)
        await striking.answer(await striking.hear("question"), deal.attack)
        await striking.hear("window", where=lambda told: told["ends"] is not None)
        flag.touch()
        await striking.hear("window", where=lambda told: told["ends"] is None)
        # And when the house is opened again by a clock that stands before all that was stored, the game goes on.
        question = await defending.hear("welcome")
        assert question["table"]["state"] == "playing"
        house.kill()
        house.start()
        again = [await person.go_to(table) for person in (anna, ben, carl)]
        asked = [asyncio.create_task(guest.hear("question")) for guest in again]
        done, others = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        for other in others:
            other.cancel()
        assert done.pop().result()["offers"]
