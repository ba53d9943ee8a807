"""`izakaya mcp` with the real client of the protocol, over standard input and output."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from mcp import Client, StdioServerParameters

from izakaya.envs.mcp_command import main
from izakaya.envs.mcp_house import HouseTable, NoHouse
from tests.server.house import open_house

pytestmark = pytest.mark.filterwarnings("default::ResourceWarning")


def said(result: Any) -> str:
    return "\n".join(piece.text for piece in result.content)


async def play() -> None:
    command = StdioServerParameters(command=sys.executable, args=["-m", "izakaya", "mcp", "--lang", "de"])
    async with Client(command) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"lay_table", "look", "options", "why_not", "answer", "rules"}
        early = await client.call_tool("look", {})
        assert early.is_error
        assert "lay_table" in said(early)
        wrong = await client.call_tool("lay_table", {"game": "sword", "seats": 12})
        assert wrong.is_error
        assert "3 to 7 players" in said(wrong)
        for language, word in (("it", "Rispondi"), ("en", "Reply")):
            laid = said(
                await client.call_tool(
                    "lay_table",
                    {"game": "sword", "seats": 3, "level": "random", "seed": 7, "language": language},
                )
            )
            assert word in laid
        assert re.search(r"^\[\d+\] ", said(await client.call_tool("options", {})), re.MULTILINE)
        assert said(await client.call_tool("why_not", {}))
        assert len(said(await client.call_tool("rules", {"game": "sake", "language": "ja"}))) > 100
        nothing = await client.call_tool("rules", {"rule": "W999"})
        assert nothing.is_error
        assert "no rule 'W999'" in said(nothing)
        assert said(await client.call_tool("rules", {"rule": "w15"})) == said(
            await client.call_tool("rules", {"rule": "W15"})
        )
        assert "no option 99" in said(await client.call_tool("answer", {"reply": "99"}))
        unread = said(await client.call_tool("answer", {"reply": "the usual"}))
        assert "names no option" in unread
        over = False
        for _ in range(400):
            offers = await client.call_tool("options", {})
            if offers.is_error:
                over = True
                break
            first = re.findall(r"^\[(\d+)\] ", said(offers), re.MULTILINE)[0]
            await client.call_tool("answer", {"reply": f"[{first}]"})
        assert over
        assert "over" in said(await client.call_tool("options", {}))


def test_a_model_plays_a_whole_game() -> None:
    anyio.run(play)


async def play_in(address: str, table: str, token: str) -> None:
    words = ["-m", "izakaya", "mcp", "--house", address, "--table", table]
    command = StdioServerParameters(command=sys.executable, args=words, env={"IZAKAYA_TOKEN": token})
    async with Client(command) as client:
        assert "lay_table" not in {tool.name for tool in (await client.list_tools()).tools}
        assert '"seat": 0' in said(await client.call_tool("look", {}))
        for _ in range(3):
            offers = await client.call_tool("options", {})
            numbers = re.findall(r"^\[(\d+)\] ", said(offers), re.MULTILINE)
            assert "names no option" in said(await client.call_tool("answer", {"reply": "hm"}))
            answered = await client.call_tool("answer", {"reply": f"[{numbers[0]}]"})
            assert not answered.is_error
            assert said(await client.call_tool("why_not", {}))


def test_a_model_has_a_seat_in_a_running_house(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, httpx.Client(base_url=house.address) as http:
        token = http.post("/api/bots", json={"name": "Kappa"}).json()["token"]
        wish = {"game": "sword", "seats": 3, "level": "novice", "pace": 0, "start": True}
        table = http.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {token}"}).json()["id"]
        anyio.run(play_in, house.address, table, token)
        with pytest.raises(NoHouse, match="unknown-token"):
            HouseTable(house.address, table, "nonsense", "en").look()
        with pytest.raises(NoHouse, match="no-such-table"):
            HouseTable(house.address, "nowhere", token, "en").look()
        seat = HouseTable(house.address, table, token, "en")
        number = seat.choices()[0].number
    with pytest.raises(NoHouse, match="hung up"):
        seat.answer(str(number))
    seat.close()


def test_a_house_a_table_and_a_token_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--house", "http://127.0.0.1:9"])
    assert "go together" in capsys.readouterr().err
    assert main(["--house", "http://127.0.0.1:9", "--table", "x", "--token", "y"]) == 2
    assert "cannot be reached" in capsys.readouterr().err
    assert main(["--house", "http://127.0.0.1:99999", "--table", "x", "--token", "y"]) == 2
    assert "cannot be reached" in capsys.readouterr().err
    assert main(["--house", "http://127.0.0.1:9", "--table", "x", "--token", "se\ncret"]) == 2
    said = capsys.readouterr().err
    assert "no token" in said
    assert "cret" not in said, "a token is told to nobody"
