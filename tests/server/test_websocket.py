"""Messages on the wire: what a guest says is heard however its frames come in."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.server.house import PATIENCE, Person, Process, story


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, last: bool = True) -> bytes:
    return Frame(opcode, data, fin=last).serialize(mask=True)


@story
async def test_messages_are_heard_however_they_come_in(house: Process) -> None:
    """Whole, in pieces, several at once, compressed, in fragments: on one socket, one after the other."""
    anna = await Person.come(house)
    table = await anna.lay(seats=3)
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    line = ClientProtocol(
        parse_uri(f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"),
        extensions=[ClientPerMessageDeflateFactory()],
    )
    request = line.connect()
    request.headers["Cookie"] = anna.cookie
    line.send_request(request)

    async def leaves(*pieces: bytes) -> None:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(
                0.01
            )  # so that pieces seldom travel together; if they do, they are heard all the same

    heard: Counter[str] = Counter()
    awaited: Counter[str] = Counter()

    async def hear() -> None:
        data = await reader.read(65_536)
        assert data, "the house has hung up"
        line.receive_data(data)
        for event in line.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                heard[json.loads(bytes(event.data))["is"]] += 1

    async def opens() -> None:
        async with asyncio.timeout(PATIENCE):
            while line.state is not State.OPEN:
                await hear()

    async def hears(kind: str, number: int) -> None:
        """So many more than before."""
        awaited[kind] += number
        async with asyncio.timeout(PATIENCE):
            while heard[kind] < awaited[kind]:
                await hear()

    def said(text: bytes) -> bytes:
        line.send_text(text)
        return b"".join(line.data_to_send())

    ping = json.dumps({"do": "ping"}).encode()
    await leaves(b"".join(line.data_to_send()))
    await opens()
    await leaves(frame(json.dumps({"do": "hello", "words": False}).encode()))
    await hears("welcome", 1)
    await leaves(frame(ping))  # plain
    await hears("pong", 1)
    await leaves(said(ping), said(ping))  # compressed, each with what the one before was like
    await hears("pong", 2)
    await leaves(frame(ping) * 3)  # several at once
    await hears("pong", 3)
    await leaves(frame(b"", Opcode.PING), frame(ping))
    await hears("pong", 1)
    await leaves(
        frame(secrets.token_bytes(3) + b"\xff"), frame(ping)
    )  # no text at all: refused, and the line lives on
    await hears("refused", 1)
    await hears("pong", 1)
    await leaves(frame(ping[:4], last=False), frame(ping[4:], Opcode.CONT), frame(ping))  # in fragments
    await hears("pong", 2)
    await leaves(*(bytes([byte]) for byte in frame(ping)), frame(ping))  # byte by byte
    await hears("pong", 2)
    writer.close()
