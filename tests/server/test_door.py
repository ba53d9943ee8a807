"""A private house: who does not know its word, or has no invitation, sees its door alone."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from izakaya.cli.main import main
from izakaya.house.rate_limits import GUESSES_FROM
from tests.server.house import PATIENCE, Process, until
from tests.server.test_hosting import served

BROWSER = {"Accept": "text/html", "Accept-Language": "de"}


def test_a_private_house_opens_to_its_word_and_to_invitations(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "house.db")
    with served(tmp_path, "--private", "--path", "games", "--name", "Club <b>", "--notice", "Thursdays") as (
        house,
        _,
    ):
        base = f"{house.address}/games"
        with httpx.Client(base_url=base, timeout=PATIENCE) as eve:
            door = eve.get("/rules/sword", headers=BROWSER)
            assert (door.status_code, door.headers["content-type"]) == (401, "text/html; charset=utf-8")
            assert "Club &lt;b&gt;" in door.text
            assert "Thursdays" in door.text
            assert "Dieses Haus ist privat" in door.text
            assert 'value="/rules/sword"' in door.text
            assert "<script" not in door.text
            for path in ("/api/me", "/api/house", "/api/tables", "/schema/openapi.json", "/nothing"):
                refused = eve.get(path)
                assert (refused.status_code, refused.json()["reason"]) == (401, "private"), path
            assert eve.post("/api/bots", json={"name": "Robot"}).status_code == 401
            assert eve.get("/api/me", headers={"Authorization": "Bearer no"}).status_code == 401
            assert eve.get("/api/house", headers={"Cookie": "izakaya-door=inside.forged"}).status_code == 401
            assert eve.get("/health").json()["ok"]
            with pytest.raises(InvalidStatus):
                asyncio.run(reached(f"ws://127.0.0.1:{house.port}/games/api/tables/x/socket"))
            assert eve.post("/door", data={"word": "", "to": "/"}).status_code == 401

        monkeypatch.setattr("sys.stdin", io.StringIO("open sesame\n"))
        assert main(["admin", "word", "-", "--database", file]) == 0
        changed(house, 1)
        with httpx.Client(base_url=base, timeout=PATIENCE) as anna:
            comes_in = anna.post("/door", data={"word": "open sesame", "to": "/rules/sword"})
            assert (comes_in.status_code, comes_in.headers["location"]) == (303, "/games/rules/sword")
            assert anna.get("/api/me").json()["name"]
            made = anna.post("/api/bots", json={"name": "Robot"}).json()
            bot = {"Authorization": f"Bearer {made['token']}"}
            assert httpx.get(f"{base}/api/me", headers=bot).json()["name"] == "Robot"
            away = anna.post("/door", data={"word": "open sesame", "to": "//elsewhere.example"})
            assert away.headers["location"] == "/games/"

            capsys.readouterr()
            assert main(["admin", "invite", "--database", file]) == 0
            link = capsys.readouterr().out.strip()
            changed(house, 2)
            with httpx.Client(base_url=base, timeout=PATIENCE) as ben:
                assert ben.get(link).status_code == 303
                assert ben.get("/api/me").json()["name"]
            assert main(["admin", "uninvite", "--database", file]) == 0
            changed(house, 3)
            assert httpx.get(base + link, timeout=PATIENCE).status_code == 401

            # A new word: who came in with the old one says the new one.
            assert main(["admin", "word", "mellon", "--database", file]) == 0
            changed(house, 4)
            assert anna.get("/api/me").status_code == 401
            wrong = [
                anna.post("/door", data={"word": f"guess {number}"}, headers=BROWSER) for number in range(12)
            ]
            assert "ist nicht das Wort" in wrong[0].text
            assert wrong[-1].status_code == 429, f"after {GUESSES_FROM[1]:.0f} guesses"
        stored = (tmp_path / "house.db").read_bytes() + (tmp_path / "house.db-wal").read_bytes()
        assert b"mellon" not in stored
        assert link.partition("=")[2].encode() not in stored


def changed(house: Process, times: int) -> None:
    asyncio.run(until(lambda: house.journal().count("what opens the door has changed") == times))


async def reached(address: str) -> None:
    await connect(address)
