"""Frames that are read without taking them apart: only those that are whole and plain, and they say what `websockets` reads in them."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from izakaya.server.frames import are_whole, plain_text
from tests.server.house import PATIENCE, Person, Process, story

OTHERS = [Opcode.BINARY, Opcode.PING, Opcode.PONG, Opcode.CLOSE]


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, last: bool = True) -> bytes:
    return Frame(opcode, data, fin=last).serialize(mask=True)


@given(st.binary(max_size=125) | st.binary(min_size=126, max_size=4200))
def test_what_is_whole_and_plain_is_read_as_it_was_said(data: bytes) -> None:
    assert plain_text(frame(data)) == data
    assert are_whole(frame(data))


@given(st.binary(max_size=300), st.data())
def test_everything_else_is_left_to_others(data: bytes, chosen: st.DataObject) -> None:
    whole = frame(data)
    cut = chosen.draw(st.integers(0, len(whole) - 1))
    assert plain_text(whole[:cut]) is None
    assert are_whole(whole[:cut]) is (cut == 0)
    assert plain_text(whole + whole[: max(1, cut)]) is None
    assert plain_text(frame(data, last=False)) is None
    assert plain_text(bytes([whole[0] | 0x40]) + whole[1:]) is None  # compressed
    assert plain_text(Frame(Opcode.TEXT, data).serialize(mask=False)) is None
    assert plain_text(frame(data[:100], chosen.draw(st.sampled_from(OTHERS)))) is None
    assert not are_whole(frame(data, last=False))


@given(
    st.lists(
        st.tuples(
            st.binary(max_size=100) | st.just(bytes(70_000)), st.sampled_from([Opcode.TEXT, Opcode.BINARY])
        ),
        max_size=4,
    )
)
def test_several_frames_are_whole_if_the_last_of_them_is(said: list[tuple[bytes, Opcode]]) -> None:
    frames = b"".join(frame(data, opcode) for data, opcode in said)
    assert are_whole(frames)
    assert not are_whole(frames + frame(b"more")[:-1])


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
