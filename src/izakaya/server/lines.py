"""The line to one guest: a WebSocket that writes messages as they are, several in one go, and lets go of whoever does not read.

What is to be said to a guest waits only as long as the guest's own buffer is full. No task sends and none reads: a table with five
guests would otherwise spend most of its time waking them.
"""

from __future__ import annotations

import asyncio
import struct
import zlib
from collections.abc import Sequence
from typing import Any, Final, cast

from litestar import WebSocket
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from izakaya.house.conversation import Disconnected
from izakaya.house.limits import PINGS, Bucket
from izakaya.playing.guest import Guest
from izakaya.server.frames import are_whole, plain_text
from izakaya.server.gates import Gatekeeper

EXTENSION: Final = "izakaya.line"
MOST_WAITING: Final = 400  # messages …
MOST_BYTES: Final = 1_000_000  # … and how large they may be together, until who does not read is let go
UNREAD: Final = 256 * 1024  # bytes on their way that nobody reads
PATIENCE: Final = 20.0  # seconds in which somebody has to read on
MOST_UNHEARD: Final = 4  # messages of a guest that wait to be heard
WORTHWHILE: Final = 160  # bytes from which on a message is compressed
# A little memory, and the least work: messages resemble those before them, which is found at any level.
COMPRESSION: Final = {"memLevel": 5, "level": 1}
WINDOW_BITS: Final = 13  # the view before is still in it
FRAME: Final = 0x81  # a whole message of text …
COMPRESSED_FRAME: Final = 0xC1  # … and a compressed one
END_OF_BLOCK: Final = 4  # bytes at the end of each compressed message that are not sent


class Ear(asyncio.Queue[Any]):
    """What has come through a line and is still to be read. A queue of asyncio's could have many readers, and takes two kilobytes for
    that; a line has one.
    """

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.heard.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.heard:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.heard.pop(0)

    def empty(self) -> bool:
        return not self.heard


class GuestLine(WebSocketsSansIOProtocol):
    """Made for each connection by uvicorn. The application finds it among the extensions of its socket."""

    def __init__(
        self,
        keeper: Gatekeeper,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.keeper = keeper
        compressing = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings=COMPRESSION,
        )
        self.conn = ServerProtocol(extensions=[compressing], max_size=config.ws_max_size, logger=self.logger)
        self.queue: Ear = Ear()
        self.is_between_frames = False
        self.guest: LineGuest | None = None
        self.unread: asyncio.TimerHandle | None = None
        self.pings = Bucket(PINGS)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def forget_the_door(self) -> None:
        """Who has come is known by now: what a browser says of itself at the door is not kept for a whole evening. It is several
        kilobytes.
        """
        cast("list[object]", self.scope["headers"]).clear()
        self.request.headers.clear()
        self.response.headers.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.gone(self)
        if self.unread is not None:
            self.unread.cancel()
        super().connection_lost(exc)

    # Reading.

    async def read(self) -> str | bytes:
        """The next message."""
        event: object = await self.receive()
        if isinstance(event, bytes):
            return event
        raise Disconnected

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.is_between_frames = not self.handshake_initiated  # whoever is too eager is read with care
        elif self.is_between_frames:
            text = plain_text(data) if self.conn.state is State.OPEN else None
            if text is not None:
                self.hear(text)
                return
            self.is_between_frames = are_whole(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        message = b"".join(self.frames)
        self.frames = []
        self.hear(message)

    def hear(self, message: bytes) -> None:
        """Only whoever says more while they are being heard has to wait: to stop reading and go on again at every message would cost
        more than reading it.
        """
        if self.close_sent:
            return
        self.queue.put_nowait(message)
        if len(self.queue.heard) >= MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Whoever pings too much, or never reads the answers, has no good reason."""
        if not self.pings.take():
            self.cut()
            return
        super().handle_ping()
        self.look_at_buffer()

    # Writing.

    @property
    def is_open(self) -> bool:
        return self.handshake_complete and not (
            self.disconnected or self.close_sent or self.transport.is_closing()
        )

    @property
    def is_full(self) -> bool:
        """Whether the guest has not yet read what is on its way."""
        return not self.writable.is_set()

    def say(self, messages: Sequence[bytes]) -> None:
        if self.is_open:
            self.transport.write(b"".join([self.framed(message) for message in messages]))
            self.look_at_buffer()

    def framed(self, message: bytes) -> bytes:
        first = FRAME
        if len(message) >= WORTHWHILE and self.conn.extensions:
            (extension,) = self.conn.extensions
            assert isinstance(extension, PerMessageDeflate)
            if extension.local_no_context_takeover:
                encoder = zlib.compressobj(COMPRESSION["level"], wbits=-extension.local_max_window_bits)
            else:
                encoder = extension.encoder
            message = (encoder.compress(message) + encoder.flush(zlib.Z_SYNC_FLUSH))[:-END_OF_BLOCK]
            first = COMPRESSED_FRAME
        size = len(message)
        if size < 126:
            return bytes((first, size)) + message
        if size < 65_536:
            return struct.pack("!BBH", first, 126, size) + message
        return struct.pack("!BBQ", first, 127, size) + message

    def look_at_buffer(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:
            self.cut()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(PATIENCE, self.cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
        if self.guest is not None:
            self.guest.flush()

    def hang_up(self, code: int = 1000, reason: str = "") -> None:
        """With a word of goodbye; what was said before is still sent."""
        if self.is_open:
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(PATIENCE / 2, self.transport.abort)
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})

    def cut(self) -> None:
        """At once: who does not read would not hear a goodbye either."""
        self.transport.abort()


def line_of(socket: WebSocket[Any, Any, Any]) -> GuestLine:
    line = socket.scope["extensions"][EXTENSION]  # type: ignore[index]
    assert isinstance(line, GuestLine), "the house is opened with `server.opening`"
    return line


class LineGuest(Guest):
    """A guest at the end of a line: what is said in one breath leaves together."""

    def __init__(self, person: str, name: str, line: GuestLine) -> None:
        super().__init__(person, name)
        self.line = line
        self.unsent: list[bytes] = []
        self.size = 0
        self.is_due = False
        self.is_held = False
        line.guest = self

    def hold(self) -> None:
        self.is_held = True

    def let_go(self) -> None:
        if self.is_held:
            self.is_held = False
            self.flush()

    def send(self, data: bytes | None) -> None:
        if data is None:
            self.let_go()
            self.flush()
            self.line.hang_up()
            return
        self.unsent.append(data)
        self.size += len(data)
        if len(self.unsent) > MOST_WAITING or self.size > MOST_BYTES:
            self.unsent.clear()
            self.line.cut()
        elif not self.is_due and not self.is_held:
            self.is_due = True
            self.line.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Unless much of what was said before has not been read: then when it has. Or unless more is to be said in a moment."""
        self.is_due = False
        if self.unsent and not self.is_held and not self.line.is_full:
            messages, self.unsent = self.unsent, []
            self.size = 0
            self.line.say(messages)
