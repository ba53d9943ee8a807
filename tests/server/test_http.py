"""The description of the house holds, whatever is sent; health and metrics are there."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from izakaya.server import description
from tests.server.house import Person, Process, story


def is_farewell(operation: Any) -> bool:
    return (operation.method.upper(), operation.path) == ("DELETE", "/api/me")


@pytest.mark.parametrize("examples", [2, pytest.param(60, marks=pytest.mark.long)])
def test_every_request_is_answered_as_described(house: Process, examples: int) -> None:
    """For each way to ask, some made-up requests of somebody the house knows: nothing breaks."""
    with httpx.Client(base_url=house.address) as http:
        described = http.get("/schema/openapi.json").json()
        cookie = f"izakaya={http.get('/api/me').cookies['izakaya']}"
        tables = [http.post("/api/tables", json={"game": "sake", "start": True}).json()["id"], "no", "%00"]
    schema = schemathesis.openapi.from_dict(described)
    schema.config.base_url = house.address
    tried = set()
    results = list(schema.get_all_operations())
    described_well = [result.ok() for result in results if isinstance(result, Ok)]
    assert len(described_well) == len(results)
    # A forgotten person has no session any more: that comes last.
    for operation in sorted(described_well, key=is_farewell):
        tried.add((operation.method.upper(), operation.path))

        @settings(
            max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )
        @given(case=operation.as_strategy(), table=st.sampled_from([None, *tables]))
        def ask(case: Any, table: str | None) -> None:
            if table is not None and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            case.call_and_validate(
                headers={"Cookie": cookie}, checks=[not_a_server_error, response_schema_conformance]
            )

        ask()
    assert len(tried) >= 15
    assert "a request failed" not in house.journal()


@story
async def test_spoiled_bodies_are_refused_in_the_readers_language(house: Process) -> None:
    anna = await Person.come(house)
    table = await anna.lay()
    bodies = [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b"[" * 5000,
        b'{"seat": 1e999}',
        b'{"seat": "0"}',
    ]
    for method, path in (
        ("POST", "/api/tables"),
        ("PATCH", "/api/me"),
        ("POST", f"/api/tables/{table}/bots"),
    ):
        for body in bodies:
            answer = await anna.http.request(
                method,
                path,
                content=body,
                headers={"Content-Type": "application/json", "Accept-Language": "de"},
            )
            assert (answer.status_code, answer.json()["reason"]) == (400, "not-understood"), body
            assert "Nachricht" in answer.json()["sentence"]
    answer = await anna.http.get("/api/nothing", headers={"Accept-Language": "es-MX,es;q=0.9"})
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-page")
    assert (await anna.http.put("/api/me")).status_code == 405


@story
async def test_health_metrics_and_the_page_for_programs(house: Process) -> None:
    anna = await Person.come(house)
    guest = await anna.go_to(await anna.lay(start=True, level="random"))
    await guest.play(lambda question: int(question["offers"][-1]["option"]))
    health = await anna.ask("GET", "/health")
    assert health["ok"]
    assert health["tables"] >= 1
    counted = house.counted()
    assert counted["izakaya_answers_total"] > 10
    assert counted["izakaya_answer_seconds_count"] > 10
    assert all(name.startswith("izakaya_") for name in counted)
    # It is nobody else's business.
    assert "izakaya_answers" not in (await anna.http.get("/metrics")).text
    page = await anna.http.get("/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "POST /api/tables" in page.text
    described = await anna.ask("GET", "/schema/openapi.json")
    assert {"FromGuest", "FromHouse", "SwordView", "SakeView", "TroubleTold"} <= set(
        described["components"]["schemas"]
    )


@story
async def test_the_house_names_its_games_in_the_language_of_the_guest(house: Process) -> None:
    anna = await Person.come(house)
    for language, title in (("en", "SAKE"), ("it", "SAKÈ"), ("ja", "酒と侍")):
        told = await anna.http.get("/api/house", headers={"accept-language": language})
        assert {game["name"]: game["title"] for game in told.json()["games"]}["sake"] == title


@story
async def test_head_is_answered_like_get_without_the_body(house: Process) -> None:
    anna = await Person.come(house)
    for path in ("/", "/health", "/api/house", "/api/nothing", f"/api/tables/{await anna.lay()}"):
        got, headed = await anna.http.get(path), await anna.http.head(path)
        assert headed.status_code == got.status_code
        assert headed.content == b""
        for name in ("content-type", "content-length", "content-security-policy"):
            assert headed.headers.get(name) == got.headers.get(name)
    assert (await anna.http.head("/api/bots")).status_code == 405, "there is nothing to get"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_description_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    description.main()
    assert json.loads(capsys.readouterr().out)["info"]["title"] == "Izakaya"
