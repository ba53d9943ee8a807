"""`izakaya mcp` with the real client of the protocol, over standard input and output."""

from __future__ import annotations

import re
import sys
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("default::ResourceWarning")]


def said(result: Any) -> str:
    return "\n".join(piece.text for piece in result.content)


async def play() -> None:
    command = StdioServerParameters(command=sys.executable, args=["-m", "izakaya.cli", "mcp", "--lang", "de"])
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
