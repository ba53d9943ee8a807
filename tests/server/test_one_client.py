"""No single client freezes the house: floods of frames, requests without end, names that are none, a disk full of tables of bots."""

from __future__ import annotations

import asyncio
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from izakaya.house.networks import home_of
from izakaya.house.rate_limits import REMEMBERED, TABLES_LAID, RateLimiter, TokenBucket
from izakaya.server.connection_limits import LARGEST_HEAD, PER_ADDRESS, ConnectionLimits
from izakaya.server.maintenance import BOT_TABLES_KEPT
from izakaya.server.store import Store
from tests.server.attackers import MEMORY, Attacker, attacked, felt_at_both, frames, handshake, resident
from tests.server.house import PATIENCE, Person, Process, open_house, story

BEGUN, PIECE_OF_ONE, ENDED = (bytes([head, 0x80, 0, 0, 0, 0]) for head in (0x01, 0x00, 0x80))
MESSAGE = b'{"do":"ping"}'
FLOODS = {
    "empty continuations": (1, BEGUN, frames(0x00)),
    "unasked pongs": (1, b"", frames(0x8A)),
    "messages of many pieces": (1, b"", (BEGUN + PIECE_OF_ONE * 20 + ENDED) * 2_000),
    "messages over the limit": (12, b"", frames(0x81, MESSAGE)),
    "messages that are too large": (12, b"", (b"\x81\xfe\xff\xf0" + bytes(4) + bytes(0xFFF0)) * 4),
}
HEADS = {
    "an endless path": (b"GET /", b"x" * 100_000),
    "an endless header": (b"GET / HTTP/1.1\r\nHost: house\r\nX-Long: ", b"x" * 100_000),
    "headers without number": (b"GET / HTTP/1.1\r\nHost: house\r\n", b"X-Many: x\r\n" * 10_000),
    "an endless body": (
        b"POST /api/tables HTTP/1.1\r\nHost: house\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"1\r\nx\r\n" * 20_000,
    ),
    "requests without pause": (b"", b"GET /api/house HTTP/1.1\r\nHost: house\r\n\r\n" * 2_000),
}


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with open_house(tmp_path_factory.mktemp("guarded"), limited=True) as house:
        yield house


@pytest.mark.parametrize("flood", FLOODS)
@story
async def test_a_flood_of_frames_delays_nobody_else(guarded: Process, house: Process, flood: str) -> None:
    sockets, start, piece = FLOODS[flood]
    anna, eve, ben = await Person.come(guarded), await Person.come(guarded), await Person.come(house)
    guest, elsewhere = await anna.go_to(await anna.lay()), await ben.go_to(await ben.lay())
    table = await eve.lay()
    opening = handshake(eve, table)
    attackers = [Attacker(guarded, opening, piece, "127.0.0.77", True, start) for _ in range(sockets)]
    with attacked(attackers):
        beside, quiet = await felt_at_both(guest, elsewhere)
    assert all(attacker.heard.startswith(b"HTTP/1.1 101") for attacker in attackers)
    assert beside.is_undisturbed(quiet), (quiet, beside)
    assert resident(guarded) < MEMORY


@pytest.mark.parametrize("head", HEADS)
@story
async def test_a_request_without_end_delays_nobody_else(guarded: Process, house: Process, head: str) -> None:
    anna, ben = await Person.come(guarded), await Person.come(house)
    guest, elsewhere = await anna.go_to(await anna.lay()), await ben.go_to(await ben.lay())
    with attacked([Attacker(guarded, *HEADS[head], f"127.0.0.{78 + number}") for number in range(3)]):
        beside, quiet = await felt_at_both(guest, elsewhere)
    assert beside.is_undisturbed(quiet), (quiet, beside)
    assert resident(guarded) < MEMORY


@story
async def test_a_request_that_is_too_large_is_told_so(guarded: Process) -> None:
    for head in ("an endless path", "an endless header", "headers without number"):
        opening, piece = HEADS[head]
        reader, writer = await asyncio.open_connection("127.0.0.1", guarded.port)
        writer.write(opening + piece[:LARGEST_HEAD])
        async with asyncio.timeout(PATIENCE):
            assert (await reader.read()).startswith(b"HTTP/1.1 431 "), head
        writer.close()
    anna = await Person.come(guarded)
    large = {f"X-{number}": "x" * 1000 for number in range(20)}
    assert (await anna.http.get("/api/me", headers=large)).status_code == 200, "this is large, and no attack"


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/me", "/api/house", "/assets/x", "/schema", "/nothing"]
)
@story
async def test_names_of_hosts_that_are_none_are_refused(guarded: Process, path: str) -> None:
    anna = await Person.come(guarded)
    for name, value, reason in (
        ("Host", "[", "wrong-host"),
        ("Host", "a:x", "wrong-host"),
        ("Host", "a:99999", "wrong-host"),
        ("Host", "a b", "wrong-host"),
        ("Origin", "http://[", "wrong-origin"),
        ("Origin", "http://a:x", "wrong-origin"),
    ):
        answer = await anna.http.get(path, headers={name: value, "Accept-Language": "de"})
        assert (answer.status_code, answer.json()["reason"]) == (400, reason), (value, answer.text)
        assert "Hauses" in answer.json()["sentence"] or "Anfrage" in answer.json()["sentence"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert "Traceback" not in guarded.journal()


@story
async def test_one_guest_lays_only_so_many_tables_an_hour(tmp_path: Path) -> None:
    with open_house(tmp_path, limited=True) as house:
        eve = await Person.come(house)
        wish = {"game": "sword", "seats": 3, "bots": ["random"] * 3, "level": "random", "pace": 0}
        wish |= {"sit": False, "start": True, "window": None}
        refused = ""
        async with asyncio.timeout(PATIENCE):
            laid = 0
            while refused != "tables-too-fast":
                answer = await eve.http.post("/api/tables", json=wish)
                refused = "" if answer.is_success else answer.json()["reason"]
                laid += answer.is_success
                assert refused in ("", "too-many-tables", "tables-too-fast")
                if refused == "too-many-tables":
                    await asyncio.sleep(0.05)  # until some are over
        assert TABLES_LAID[1] <= laid < TABLES_LAID[1] + 5


@story
async def test_tables_of_bots_are_cleared_after_a_day_unless_somebody_cares(tmp_path: Path) -> None:
    wish: dict[str, Any] = {
        "bots": ["random"] * 3,
        "sit": False,
        "start": True,
        "window": None,
        "level": "random",
    }
    with open_house(tmp_path) as house:
        anna = await Person.come(house)
        forgotten, talked, played = await anna.lay(**wish), await anna.lay(**wish), await anna.lay(start=True)
        open_one = await anna.lay(sit=False)
        guest = await anna.go_to(talked)
        await guest.say("say", text="What a game!", client="1")
        await guest.hear("accepted")
        store = Store(house.database)
        try:
            assert await store.admin.purge_bot_tables(time.time() - BOT_TABLES_KEPT) == 0
            async with asyncio.timeout(PATIENCE):
                while (await anna.ask("GET", f"/api/tables/{forgotten}"))["state"] != "over":
                    await asyncio.sleep(0.05)
            assert await store.admin.purge_bot_tables(time.time() + 1) == 1
            assert await store.tables.find(forgotten) is None
            for kept in (talked, played, open_one):
                assert await store.tables.find(kept) is not None
        finally:
            await store.close()


def test_networks_count_as_well_as_homes() -> None:
    assert home_of("2001:db8:1:2:3::4") == "2001:db8:1:2::/64"
    assert home_of("::ffff:10.0.0.1") == "10.0.0.1"
    limiter = RateLimiter()
    limit = (0.0, 10.0)
    assert [limiter.take_from(limit, "10.0.0.1") for _ in range(11)] == [True] * 10 + [False]
    # 256 homes of one /56, and 256 of those in a /48.
    one_street = sum(limiter.take_from(limit, home_of(f"2001:db8:1:{home:x}::1")) for home in range(256))
    assert one_street == 40
    one_town = sum(
        limiter.take_from(limit, home_of(f"2001:db8:2:{street:02x}{home:02x}::1"))
        for street in range(20)
        for home in range(20)
    )
    assert one_town == 160
    limits = ConnectionLimits(100_000)
    assert (
        sum(limits.admit(number, f"2001:db8:1:{number % 256:x}::1") for number in range(5_000))
        == 4 * PER_ADDRESS
    )
    for number in range(5_000):
        limits.release(number)
    assert not limits.held
    assert not limits.open_connections


def test_the_limiter_forgets_who_has_not_been_here_for_long() -> None:
    limiter = RateLimiter()
    for number in range(REMEMBERED + 1_000):
        limiter.take_from((1.0, 10.0), f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(limiter.buckets) == REMEMBERED
    assert not hasattr(TokenBucket((1.0, 1.0)), "__dict__")


@story
async def test_marks_of_every_kind_make_a_name_unreadable(guarded: Process) -> None:
    eve = await Person.come(guarded)
    assert await eve.refused("PATCH", "/api/me", json={"name": "A" + "\u0489" * 9}) == "unreadable-name"
    anna, other = await Person.come(guarded, "Anna"), await Person.come(guarded, "An\u0489na")
    table = await anna.lay()
    await other.sit(table)
    told = await anna.ask("GET", f"/api/tables/{table}")
    assert told["seats"][1]["name"].endswith("(2)")


@story
async def test_who_was_shown_out_does_not_watch_through_the_replay(guarded: Process) -> None:
    anna, eve = await Person.come(guarded), await Person.come(guarded)
    table = await anna.lay(start=True)
    path = f"/api/tables/{table}/replay"
    assert (await eve.ask("GET", path))["eyes"] == "none"
    await anna.ask("POST", f"/api/tables/{table}/removed", json={"person": eve.id})
    assert await eve.refused("GET", path) == "removed"
    nobody = Person(guarded)
    assert await nobody.refused("GET", path) == "unknown-guest"
    assert (await anna.ask("GET", path))["eyes"] == "none"


@story
async def test_what_is_told_to_one_is_stored_by_no_proxy(guarded: Process) -> None:
    anna = await Person.come(guarded)
    for path in ("/api/me", "/api/me/data"):
        assert (await anna.http.get(path)).headers["cache-control"] == "no-store", path
    made = await anna.http.post("/api/bots", json={"name": "Robot"})
    assert made.headers["cache-control"] == "no-store"


@story
async def test_no_page_loads_anything_from_elsewhere(guarded: Process) -> None:
    anna = await Person.come(guarded)
    for path in ("/schema", "/schema/", "/schema/litestar", *(f"/schema/litestar/{name}" for name in
                 ("redoc", "swagger", "elements", "rapidoc", "scalar"))):  # fmt: skip
        text = (await anna.http.get(path)).text
        assert "<script" not in text or 'src="http' not in text, path
        assert "cdn" not in text, path


def test_only_their_owner_reads_the_files_of_a_house(guarded: Process, tmp_path: Path) -> None:
    file = Path(guarded.database.removeprefix("sqlite:///"))
    for path in (file, *file.parent.glob(f"{file.name}-*"), guarded.log):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    # One that was open to others before is closed.
    old = tmp_path / "old.db"
    old.touch(0o644)
    asyncio.run(opened_once(f"sqlite:///{old}"))
    assert stat.S_IMODE(old.stat().st_mode) == 0o600


async def opened_once(database: str) -> None:
    store = Store(database)
    await store.prepare()
    await store.close()


@story
async def test_a_message_that_cannot_be_read_is_told_where(guarded: Process) -> None:
    anna = await Person.come(guarded, language="it")
    guest = await anna.go_to(await anna.lay())
    await guest.say("answer", number="nine", option=0, client="a")
    refused = await guest.hear("refused")
    assert refused["reason"] == "not-understood"
    assert "«number»" in refused["sentence"]
    await guest.wire.send("{")
    assert "«" not in (await guest.hear("refused"))["sentence"]
    answer = await anna.http.post(
        "/api/tables", json={"game": "sword", "seats": "many"}, headers={"Accept-Language": "de"}
    )
    assert (answer.status_code, "„seats“" in answer.json()["sentence"]) == (400, True), answer.text
