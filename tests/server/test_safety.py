"""Seats cannot be taken over, and what one may not see cannot be had by any message."""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from izakaya.games import GAMES, read_record
from izakaya.house.rate_limits import TABLES
from izakaya.server import request_limits
from izakaya.server.app import make_app
from izakaya.server.store import Store
from tests.server.house import Guest, Person, Process, Told, put_table, story, until

chance = random.Random(1)


def at_random(question: Told) -> int:
    return int(chance.choice(question["offers"])["option"])


async def close_code(house: Process, table: str, **headers: str) -> int:
    wire = await connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket", additional_headers=headers)
    try:
        await wire.send('{"do": "hello"}')
        await asyncio.wait_for(wire.recv(), 10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    await wire.close()
    return 0


@story
async def test_a_cookie_cannot_be_made_up(house: Process) -> None:
    anna, eve = await Person.come(house), await Person.come(house)
    table = await anna.lay(start=True)
    signature = eve.cookie.rpartition(".")[2]
    forged = [
        f"izakaya={anna.id}",
        f"izakaya={anna.id}.{signature}",
        f"izakaya={anna.id}.",
        # Not its last letter, some of whose bits mean nothing.
        anna.cookie[:-9] + ("A" if anna.cookie[-9] != "A" else "B") + anna.cookie[-8:],
        anna.cookie.swapcase(),
        "izakaya=" + "x" * 2000,
        "izakaya=%ff.%fe",
    ]
    for cookie in forged:
        answer = await eve.http.post(
            "/api/tables", json={"game": "sword"}, headers={"Cookie": cookie, "Accept-Language": "it"}
        )
        assert (answer.status_code, answer.json()["reason"]) == (401, "unknown-guest"), cookie
        assert "conosce" in answer.json()["sentence"]
        assert await close_code(house, table, Cookie=cookie) == 4401
    assert await close_code(house, table) == 4401
    assert await close_code(house, table, Cookie=anna.cookie) == 0
    assert await close_code(house, "nowhere", Cookie=anna.cookie) == 4404


@story
async def test_a_page_from_elsewhere_speaks_for_nobody(house: Process) -> None:
    anna = await Person.come(house)
    table = await anna.lay()
    here, elsewhere = house.address, "https://elsewhere.example"
    for origin in (
        elsewhere,
        "null",
        f"http://127.0.0.1:{house.port + 1}",
        "http://127.0.0.1.elsewhere.example",
    ):
        headers = {"Origin": origin}
        reason = await anna.refused("POST", f"/api/tables/{table}/start", headers=headers)
        assert reason == "other-origin"
        assert await close_code(house, table, Cookie=anna.cookie, Origin=origin) == 4403
        assert (await anna.http.get("/api/house", headers=headers)).headers.get(
            "access-control-allow-origin"
        ) is None
    no_origin = {"Origin": f"{here}.elsewhere.example"}
    assert await anna.refused("POST", f"/api/tables/{table}/start", headers=no_origin) == "wrong-origin"
    assert await close_code(house, table, Cookie=anna.cookie, Origin=here) == 0


@story
async def test_a_seat_belongs_to_its_person(house: Process) -> None:
    anna, ben, eve = [await Person.come(house) for _ in range(3)]
    table = await put_table(house, [anna, ben, None], "sword", 6, window=None)
    guests = [await anna.go_to(table), await ben.go_to(table)]
    watching = await eve.go_to(table)
    await until(lambda: any(guest.all("question") for guest in guests))
    asked = next(guest for guest in guests if guest.all("question"))
    other = next(guest for guest in guests if guest is not asked)
    question = asked.all("question")[-1]
    assert (await other.answer(question))["reason"] == "too-late"
    assert (await watching.answer(question))["reason"] == "not-seated"
    for wish in ({"do": "orders"}, {"do": "back"}, {"do": "hint", "number": 0}):
        since = len(watching.told)
        await watching.wire.send(json.dumps(wish))
        assert (await watching.reply(since, "refused"))["reason"] == "not-seated"
    since = len(other.told)
    await other.say("hint", number=question["number"])
    assert (await other.reply(since, "refused", "hint"))["reason"] == "too-late"
    for person in (eve, ben):
        assert await person.refused("POST", f"/api/tables/{table}/start") in ("already-started", "not-yours")
    assert await eve.refused("DELETE", f"/api/tables/{table}/seat") == "not-seated"
    assert (await asked.answer(question))["is"] == "accepted"


@story
async def test_nobody_is_told_more_than_their_seat_may_know(house: Process) -> None:
    """Everything that two people and a spectator were told through a whole game, beside what their seats could know."""
    for game in ("sword", "sake"):
        anna, ben, eve = [await Person.come(house) for _ in range(3)]
        table = await put_table(house, [anna, ben, None], game, 2**100 + 12, window=0.02)
        eyes: list[tuple[Guest, int | None]] = [
            (await anna.go_to(table), 0),
            (await ben.go_to(table), 1),
            (await eve.go_to(table), None),
        ]
        await asyncio.gather(*(guest.play(at_random) for guest, seat in eyes if seat is not None))
        await eyes[2][0].hear("ended")
        record = read_record((await eve.http.get(f"/api/tables/{table}/record")).text)
        laid = GAMES[game].new_table(3, record.seed, {})
        views: dict[int, list[Any]] = {}
        for answer in [*record.answers, None]:
            views[laid.answered] = [json.loads(laid.view_bytes(seat)) for _, seat in eyes]
            if answer is not None:
                laid.answer(answer)
        for i, (guest, seat) in enumerate(eyes):
            for told in guest.told:
                if told["is"] in ("news", "welcome"):
                    assert told["view"] == views[told["answers"]][i]
                if told["is"] == "news":
                    first, number = told["first"], told["number"]
                    seen = [json.loads(json.dumps(news.seen_by(seat))) for news in laid.news[first:number]]
                    assert told["events"] == seen
                if told["is"] == "question" and told["view"] is not None:
                    assert told["view"]["seat"] == seat
                if told["is"] not in ("news", "welcome", "ended"):
                    assert str(record.seed) not in json.dumps(told)


# Random and mutated messages.

GOOD: list[dict[str, Any]] = [
    {"do": "hello", "since": 3, "language": "it", "words": True, "views": True},
    {"do": "answer", "number": 1, "option": 0, "client": "c"},
    {"do": "orders", "never": ["parry"], "until_my_turn": True, "spare": False},
    {"do": "say", "text": "hello", "client": "d"},
    {"do": "mute", "person": "0123456789abcdef", "on": True},
    {"do": "report", "line": 0, "text": "rude"},
    {"do": "hint", "number": 100_001},
    {"do": "back"},
    {"do": "speak", "language": "ja"},
    {"do": "ping"},
]
KINDS = {
    "welcome", "question", "no-question", "news", "seats", "window", "countdown", "chat", "accepted", "refused",
    "hint", "ended", "pong", "orders",
}  # fmt: skip
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=60)
anything = st.recursive(
    scalars, lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text(max_size=10), part, max_size=4)
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A good message with something else in one place, or spoiled as text."""
    message = dict(draw(st.sampled_from(GOOD)))
    where = draw(st.sampled_from([*message, "unknown"]))
    how = draw(st.sampled_from(["keep", "change", "remove", "spoil"]))
    if how == "change":
        message[where] = draw(anything)
    if how == "remove":
        message.pop(where, None)
    text = json.dumps(message)
    if how == "spoil":
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.text(max_size=5)) + text[at + draw(st.integers(0, 3)) :]
    return text


frames = st.lists(
    mutated() | anything.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200),
    min_size=1,
    max_size=15,
)


@pytest.mark.parametrize("examples", [8, pytest.param(300, marks=pytest.mark.long)])
def test_no_message_ends_the_conversation(house: Process, examples: int) -> None:
    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    @given(frames)
    def say(said: list[str | bytes]) -> None:
        fuzzed(house, said)

    say()


@story
async def fuzzed(house: Process, said: list[str | bytes]) -> None:
    anna, ben = await Person.come(house), await Person.come(house)
    table = await put_table(house, [anna, ben, None], "sake", 1, window=60.0, grace=600.0)
    other = await ben.go_to(table)
    guest = await anna.go_to(table, greet=False)
    for one in said:
        await guest.wire.send(one.encode("utf-8", "replace").decode() if isinstance(one, str) else one)
    await guest.say("hello")
    await guest.settled()
    assert not guest.gone
    assert {told["is"] for told in guest.told} <= KINDS
    views = [told["view"] for told in guest.told if told.get("view")]
    assert views
    assert all(view["seat"] == 0 for view in views)
    reasons = {told["reason"] for told in guest.all("refused")}
    assert "our-fault" not in reasons, house.journal()
    await other.settled()
    assert not other.gone
    assert {told["view"]["seat"] for told in other.told if told.get("view")} == {1}


# Limits.


@story
async def test_what_is_too_large_or_too_fast_is_refused(house: Process) -> None:
    anna = await Person.come(house)
    guest = await anna.go_to(await anna.lay())
    await guest.hear("welcome")
    await guest.wire.send(json.dumps({"do": "say", "text": "x" * 5000, "client": "c"}))
    assert (await guest.hear("refused"))["reason"] == "too-large"
    for number in range(300):
        await guest.say("say", text="hello", client=f"c{number}")
    refused = await guest.hear("refused", where=lambda told: told["reason"] == "too-fast")
    assert int(refused["client"].removeprefix("c")) >= 190, "the first 200 are quick, not too many"
    # After one too many the socket is not read for a while: of the others only some are refused so.
    await guest.hear("accepted", "refused", where=lambda told: told["client"] == "c299")
    await asyncio.sleep(0.5)
    await guest.settled()
    # Each greeting brings a whole view along.
    for _ in range(15):
        await guest.say("hello")
        await asyncio.sleep(0.05)
    assert (await guest.hear("refused"))["reason"] == "too-fast"
    answer = await anna.http.patch("/api/me", json={"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
    assert await anna.refused("PATCH", "/api/me", json={"name": "x" * 25}) == "not-understood"
    assert await anna.refused("PATCH", "/api/me", json={"name": " \u200b"}) == "no-name"


@story
async def test_one_person_has_only_so_many_sockets_at_a_table(house: Process) -> None:
    anna = await Person.come(house)
    table = await anna.lay()
    for _ in range(12):
        await (await anna.go_to(table)).hear("welcome")
    one_more = await anna.go_to(table, greet=False)
    with pytest.raises(ConnectionError):
        await one_more.hear("welcome")
    assert one_more.wire.close_code == 4429


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_requests_and_tables_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 40
    monkeypatch.setattr(request_limits, "REQUESTS_FROM", (0.0, float(most)))
    with TestClient(make_app(f"sqlite:///{tmp_path / 'house.db'}")) as anna:
        anna.get("/api/me")
        laid = [anna.post("/api/tables", json={"game": "sword"}) for _ in range(TABLES + 1)]
        assert [answer.status_code for answer in laid[:-1]] == [201] * TABLES
        assert laid[-1].json()["reason"] == "too-many-tables"
        asked = TABLES + 2
        codes = [anna.get("/api/house").status_code for _ in range(asked, most + 1)]
        assert codes == [200] * (most - asked) + [429]
        assert anna.get("/api/house").json()["reason"] == "too-fast"
        assert anna.get("/health").status_code == 200, "health checks are not counted"


# What surrounds every answer.


@story
async def test_cookies_and_headers(house: Process) -> None:
    anna = Person(house)
    greeted = await anna.http.get("/api/me")
    cookie = greeted.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie, "this house is open over http"
    for path in (
        "/api/me",
        "/api/house",
        "/api/tables",
        "/schema",
        "/nothing",
        "/api/nothing",
        "/api/tables/no",
        "/",
    ):
        answer = await anna.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy, path
        assert "frame-ancestors 'none'" in policy
        assert not re.search(r"script-src[^;]*unsafe", policy)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


# The journal.


@story
async def test_the_journal_holds_no_secret(house: Process) -> None:
    anna, ben = await Person.come(house, "Anna"), await Person.come(house, "Ben")
    token = (await anna.ask("POST", "/api/bots", json={"name": "Robot"}))["token"]
    table = await put_table(house, [anna, ben, None], "sword", secrets.randbits(128), window=0.02)
    guests = [await anna.go_to(table), await ben.go_to(table)]
    await guests[0].say("say", text="a word among friends", client="s")
    await guests[0].wire.send("{")
    await guests[0].say("hint", number=0)
    await anna.http.get("/api/tables/nothing", headers={"Cookie": "izakaya=" + secrets.token_hex(20)})
    await anna.http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    await asyncio.gather(*(guest.play(at_random) for guest in guests))
    store = Store(house.database)
    row = await store.tables.find(table)
    assert row is not None
    hidden = [
        row.seed,
        table,
        token,
        await store.prepare(),
        anna.cookie.removeprefix("izakaya="),
        ben.cookie.removeprefix("izakaya="),
        "a word among friends",
    ]
    await store.close()
    journal = house.journal()
    for secret in hidden:
        assert len(secret) >= 8
        assert secret not in journal
