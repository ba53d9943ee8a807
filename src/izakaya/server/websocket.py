"""WebSocket of one guest: reads messages, batches outgoing ones, and disconnects a guest who does not read (backpressure).

Messages wait only as long as the guest's own buffer is full. There is no sending and no reading task: a table with five guests
would spend most of its time waking them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from litestar import WebSocket
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from izakaya.house.rate_limits import FRAMES, MOST_FRAGMENTS, TokenBucket
from izakaya.house.session import Disconnected
from izakaya.playing.guest import Guest
from izakaya.server.connection_limits import ConnectionLimits, LimitedConnection

EXTENSION: Final = "izakaya.line"
MOST_UNSENT: Final = 400  # messages …
MOST_UNSENT_BYTES: Final = (
    1_000_000  # … and how large they may be together, until who does not read is let go
)
MOST_BUFFERED: Final = 256 * 1024  # bytes on their way that nobody reads
MOST_UNREAD_MESSAGES: Final = 4  # messages of a guest that wait to be heard
SLICE: Final = 2048  # bytes of one guest that are parsed in one turn of the loop
# A little memory, and the least work: messages resemble those before them, which is found at any level.
COMPRESSION: Final = {"memLevel": 5, "level": 1}
WINDOW_BITS: Final = 13  # the view before is still in it


class GuestWebSocket(LimitedConnection, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with compression, backpressure and a rate limit for frames. The application finds it among the
    extensions of its socket.
    """

    seconds_to_read = 20.0

    def __init__(self, limits: ConnectionLimits, config: Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(limits, config, *args, **kwargs)
        compressing = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings=COMPRESSION,
        )
        self.conn = ServerProtocol(extensions=[compressing], max_size=config.ws_max_size, logger=self.logger)
        self.guest: WebSocketGuest | None = None
        self.frame_limit = TokenBucket(FRAMES)
        self.unparsed = bytearray()
        self.is_slice_due = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def drop_headers(self) -> None:
        """Free the headers of the handshake, several kilobytes: the person is known by now, and a session may last an evening."""
        cast("list[object]", self.scope["headers"]).clear()
        self.request.headers.clear()
        self.response.headers.clear()

    # Reading.

    async def read(self) -> str | bytes:
        """The next message."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise Disconnected
        return event["bytes"] or b""

    async def receive(self) -> Any:
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_on()
        return event

    def data_received(self, data: bytes) -> None:
        """Parse a slice in each turn of the loop, and nothing while several messages wait: who sends much holds up nobody else."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unparsed += data
        if not self.is_slice_due and not self.read_paused:
            self.parse_slice()

    def parse_slice(self) -> None:
        self.is_slice_due = False
        if self.transport.is_closing():
            self.unparsed.clear()
            return
        piece = bytes(self.unparsed[:SLICE])
        del self.unparsed[:SLICE]
        super().data_received(piece)
        is_behind = self.queue.qsize() >= MOST_UNREAD_MESSAGES and not self.close_sent
        if (self.unparsed or is_behind) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if not is_behind:
            self.read_on()

    def read_on(self) -> None:
        """The rest of what has come in, in a later turn of the loop; when there is none, what comes next."""
        if self.unparsed:
            if not self.is_slice_due:
                self.is_slice_due = True
                self.loop.call_soon(self.parse_slice)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Queue a message. A frame that is no text is refused by the session."""
        message = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": message})

    def handle_text(self, event: Frame) -> None:
        self.count_fragment(event)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self.count_fragment(event)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self.count_fragment(event)
        if len(self.frames) >= MOST_FRAGMENTS:
            self.abort()
            return
        super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        self.count_frame()
        super().handle_pong(event)

    def handle_ping(self) -> None:
        self.count_frame()
        super().handle_ping()
        self.check_buffer()

    def count_fragment(self, event: Frame) -> None:
        if not event.fin:
            self.count_frame()

    def count_frame(self) -> None:
        """A frame that is no whole message; a client that sends too many is disconnected."""
        if not self.frame_limit.take():
            self.abort()

    # Writing.

    @property
    def is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    @property
    def is_full(self) -> bool:
        """Whether the guest has not yet read what is on its way."""
        return not self.writable.is_set()

    def send_messages(self, messages: Sequence[bytes]) -> None:
        if self.is_open:
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.check_buffer()

    def check_buffer(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_BUFFERED:
            self.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.guest is not None:
            self.guest.flush()

    def hang_up(self, code: int = 1000, reason: str = "") -> None:
        """Close with a code and a reason, after all that was sent before."""
        if self.is_open:
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.seconds_to_read / 2, self.transport.abort)
            self.read_on()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})

    def abort(self) -> None:
        """Close at once: a guest who does not read would not read a close frame either."""
        self.transport.abort()


def websocket_of(socket: WebSocket[Any, Any, Any]) -> GuestWebSocket:
    websocket = socket.scope["extensions"][EXTENSION]  # type: ignore[index]
    assert isinstance(websocket, GuestWebSocket), "the house is opened with `server.uvicorn_config`"
    return websocket


class WebSocketGuest(Guest):
    """A guest connected by WebSocket: messages of one moment leave in one write."""

    def __init__(self, person: str, name: str, websocket: GuestWebSocket) -> None:
        super().__init__(person, name)
        self.websocket = websocket
        self.unsent: list[bytes] = []
        self.size = 0
        self.is_due = False
        self.is_held = False
        websocket.guest = self

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
            self.websocket.hang_up()
            return
        self.unsent.append(data)
        self.size += len(data)
        if len(self.unsent) > MOST_UNSENT or self.size > MOST_UNSENT_BYTES:
            self.unsent.clear()
            self.websocket.abort()
        elif not self.is_due and not self.is_held:
            self.is_due = True
            self.websocket.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what waits, unless the buffer is full (then when it is read) or more is about to follow."""
        self.is_due = False
        if self.unsent and not self.is_held and not self.websocket.is_full:
            messages, self.unsent = self.unsent, []
            self.size = 0
            self.websocket.send_messages(messages)
