"""Session of one client at a table: handles its messages one by one, and outlives any bad one.

The session cookie of a device is checked before that, in `server/identity.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec
import structlog

from izakaya.house import chat
from izakaya.house.house import House
from izakaya.house.rate_limits import (
    CHAT,
    GREETINGS,
    GREETINGS_OF_ONE,
    HINTS,
    LARGEST_MESSAGE,
    MESSAGES,
    MESSAGES_FROM,
    TOO_FAST,
    TokenBucket,
)
from izakaya.house.texts import error_sentence
from izakaya.playing import clock as time
from izakaya.playing.errors import RequestError, not_understood
from izakaya.playing.guest import Guest
from izakaya.playing.live import LiveTable
from izakaya.playing.messages import (
    Accepted,
    Answer,
    AskHint,
    Back,
    FromGuest,
    GoOn,
    Hello,
    HintTold,
    Hurry,
    Mute,
    Orders,
    Ping,
    Pong,
    Ready,
    Refused,
    Report,
    Say,
    Shown,
    Speak,
)
from izakaya.playing.questions import Asked
from izakaya.playing.state import named
from izakaya.table.errors import IzakayaError

decoder: Final = msgspec.json.Decoder(FromGuest)
log = structlog.get_logger()

# Close code and reason of our own: who gets them need not try again in the same way.
TOO_MANY: Final = (4429, "too many sockets")
HELLO_TIMEOUT: Final = 20.0  # seconds in which a guest has to say hello


class Disconnected(Exception):
    """The connection is closed."""


class Connection(Protocol):
    """Interface of a client's connection: what a session reads from. Messages to the guest go through `Guest.send`."""

    async def read(self) -> str | bytes:
        """The next message; `Disconnected` if there will be none."""
        ...

    def hang_up(self, code: int = ..., reason: str = ...) -> None: ...


class TableSession:
    """One guest at one table: message handlers, rate limits, errors."""

    def __init__(self, house: House, live: LiveTable, guest: Guest) -> None:
        self.house = house
        self.live = live
        self.guest = guest
        self.greetings = TokenBucket(GREETINGS)
        # A house for benchmarks and tests asks only how much comes through one connection.
        self.who = guest.person if house.limited else f"{guest.person} {id(self)}"
        self.hinting: asyncio.Task[None] | None = None
        self.handlers: dict[type, Callable[[Any], Awaitable[None]]] = {
            Hello: self.hello,
            Ready: self.ready,
            Shown: self.shown,
            GoOn: self.go_on,
            Hurry: self.hurry,
            Answer: self.answer,
            Orders: self.orders,
            Say: self.say,
            Mute: self.mute,
            Report: self.report,
            AskHint: self.hint,
            Back: self.back,
            Speak: self.speak,
            Ping: self.ping,
        }

    async def handle(self, data: str | bytes) -> None:
        """Handle one message. Whatever is wrong with it, the guest is told and the session goes on."""
        client = ""
        allowed = True
        try:
            allowed = self.take_token(MESSAGES) and self.take_address_token()
            if len(data) > LARGEST_MESSAGE:
                raise RequestError("too-large" if allowed else "too-fast", 413, most=LARGEST_MESSAGE)
            try:
                message = decoder.decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
                raise (not_understood(str(problem)) if allowed else RequestError("too-fast", 429)) from None
            client = getattr(message, "client", "")
            if not allowed:
                raise RequestError("too-fast", 429)  # after decoding: the refusal names the message
            if not self.guest.greeted and not isinstance(message, Hello):
                raise RequestError("no-hello", 409)
            await self.handlers[type(message)](message)
        except RequestError as error:
            self.refuse(error, client)
            if not allowed:
                await asyncio.sleep(TOO_FAST)  # and meanwhile the socket is not read
        except IzakayaError as problem:
            # The core's own errors speak to programmers: they never carry another seat's secrets, but they are no sentence for a guest.
            log.warning("a message failed", table=named(self.live.id), problem=type(problem).__name__)
            self.refuse(RequestError("not-possible", 422), client)
        except Exception:
            log.exception("a message failed", table=named(self.live.id))
            self.refuse(RequestError("our-fault", 500), client)

    def take_token(self, limit: tuple[float, float]) -> bool:
        return self.house.rate_limiter.take(limit, self.who)

    def take_address_token(self) -> bool:
        address = self.guest.address
        return not (self.house.limited and address) or self.house.rate_limiter.take_from(
            MESSAGES_FROM, address
        )

    def refuse(self, error: RequestError, client: str) -> None:
        if not self.live.window.is_open():
            self.house.metrics.refused(error.reason)
            log.info("a message was refused", reason=error.reason)
        self.guest.tell(
            Refused(
                reason=error.reason,
                sentence=error_sentence(error, self.guest.language or "en"),
                client=client,
            )
        )

    # What a guest may say.

    async def hello(self, message: Hello) -> None:
        if not self.greetings.take() or not self.take_token(GREETINGS_OF_ONE):
            raise RequestError("too-fast", 429)
        guest, live = self.guest, self.live
        guest.language = (message.language or guest.language or "en") if message.words else None
        guest.views = message.views
        guest.shows = message.shows
        guest.muted = await self.house.store.chat.muted_by(guest.person)
        lines = await chat.lines(self.house.store, live)
        async with live.lock:
            if self.house.store.is_shared and live.playing:
                # Another process may have told this guest more than has come here.
                await self.house.answering.catch_up(live)
            live.broadcast.greet(guest, message.since, lines)
            if guest.seat is not None:
                await self.house.see_here(live, guest.seat)
            live.broadcast.seats()
        await self.come_back()
        await self.house.wake(live)
        live.bell.set()

    async def speak(self, message: Speak) -> None:
        guest = self.guest
        await self.hello(Hello(language=message.language, views=guest.views, shows=guest.shows))

    async def ready(self, message: Ready) -> None:
        seat = self.require_seat()
        self.live.presence.finish_reading(seat)
        self.house.publish(self.live.id, "ready", seat=seat)

    async def shown(self, message: Shown) -> None:
        seat = self.require_seat()
        self.live.window.see(message.number, seat)
        self.house.publish(self.live.id, "shown", opened=message.number, seat=seat)

    async def go_on(self, message: GoOn) -> None:
        await self.come_back()
        self.guest.tell(await self.house.answering.go_on(self.live, self.guest, message))

    async def hurry(self, message: Hurry) -> None:
        """With others at the table nobody is hurried: the bots keep their pace. A device in nobody's hand speaks for all who share it."""
        if self.guest.person or not self.live.shared:
            self.require_seat()
        self.live.presence.hurry(message.on)
        self.house.publish(self.live.id, "hurry", on=message.on)

    async def answer(self, message: Answer) -> None:
        began = time.monotonic()
        await self.come_back()
        # Nobody learns that somebody has answered in a window: the metrics neither.
        is_secret = self.live.window.is_open()
        self.guest.tell(await self.house.answering.take(self.live, self.guest, message))
        if not is_secret:
            self.house.metrics.observe_latency(time.monotonic() - began)

    async def orders(self, message: Orders) -> None:
        seat = self.require_seat()
        async with self.live.lock:
            orders = self.live.orders.to_keep(message)
            await self.house.store.seats.set(self.live.id, seat, orders=orders)
            self.guest.orders = message
            self.live.orders.set(seat, orders)
        self.house.publish(self.live.id, "seats")

    async def say(self, message: Say) -> None:
        if not self.take_token(CHAT):
            raise RequestError("too-loud", 429)
        accepted = await chat.say(self.house.store, self.live, self.guest, message)
        self.house.publish(self.live.id, "chat", number=accepted.number)
        self.guest.tell(accepted)

    async def mute(self, message: Mute) -> None:
        await chat.mute(self.house.store, self.guest, message)

    async def report(self, message: Report) -> None:
        if not self.take_token(CHAT):
            raise RequestError("too-loud", 429)
        await chat.report(self.house.store, self.live, self.guest, message)
        self.guest.tell(Accepted(client="report", number=message.line))

    async def hint(self, message: AskHint) -> None:
        """Ask the master in a task of its own: the guest may answer the question before the hint comes."""
        seat = self.require_seat()
        if self.hinting is not None or not self.take_token(HINTS):
            raise RequestError("too-fast", 429)
        asked = self.live.window.asked_of(seat)
        if asked is None or asked.number != message.number:
            raise RequestError("too-late", number=message.number)
        self.hinting = asyncio.create_task(self.advise(asked))

    async def advise(self, asked: Asked) -> None:
        try:
            option, sentences = await self.house.bots.hint(
                asked.name(self.live.id), asked.table, asked.seat, self.guest.language or "en"
            )
            self.guest.tell(HintTold(number=asked.number, option=option, sentences=sentences))
        except Exception:
            log.exception("a hint failed", table=named(self.live.id))
            self.refuse(RequestError("our-fault", 500), "")
        finally:
            self.hinting = None

    def end(self) -> None:
        if self.hinting is not None:
            self.hinting.cancel()

    async def back(self, message: Back) -> None:
        self.require_seat()
        await self.come_back()

    async def ping(self, message: Ping) -> None:
        self.guest.tell(Pong(now=time.time()))

    def require_seat(self) -> int:
        if self.guest.seat is None:
            raise RequestError("not-seated", 403)
        return self.guest.seat

    async def come_back(self) -> None:
        """A person who shows up again takes over from the bot."""
        live, seat = self.live, self.guest.seat
        if seat is None or not live.seats[seat].away:
            return
        async with live.lock:
            await self.house.store.seats.set(live.id, seat, away=False)
            live.presence.set_away(seat, False)
            if live.playing and live.table.asked == seat and not live.window.is_open():
                # The clock starts anew for the decision: the time went while the bot was there.
                await self.house.store.leases.restart_clock(live.id, live.restart_clock())
            live.broadcast.seats()
        self.house.publish(live.id, "seats")


async def run_session(house: House, live: LiveTable, guest: Guest, connection: Connection) -> None:
    """Run a session from the first message to the disconnection."""
    if not house.may_connect(live, guest):
        connection.hang_up(*TOO_MANY)
        return
    house.count_connection(guest)
    conversation = TableSession(house, live, guest)
    live.presence.come(guest)
    hello_timeout = asyncio.get_running_loop().call_later(HELLO_TIMEOUT, hang_up_if_silent, guest, connection)
    try:
        while True:
            await conversation.handle(await connection.read())
    except Disconnected:
        pass
    finally:
        hello_timeout.cancel()
        conversation.end()
        house.uncount_connection(guest)
        live.presence.go(guest)
        house.garbage.closed_connections += 1
        if guest.greeted:
            await after_disconnect(house, live, guest)


def hang_up_if_silent(guest: Guest, connection: Connection) -> None:
    if not guest.greeted:
        connection.hang_up()


async def after_disconnect(house: House, live: LiveTable, guest: Guest) -> None:
    """If this was the person's last connection here, the others see an empty cushion, and no longer a wish to sit down."""
    async with live.lock:
        if guest.person in live.presence.wishes and not live.presence.connections(guest.person):
            live.presence.wish(guest.person, guest.name, None)
            house.publish(live.id, "wish", person=guest.person, name=guest.name, seat=None)
        if guest.seat is not None and not live.presence.connections(guest.person):
            live.presence.see(guest.seat, until=0.0)
            await house.store.seats.set(live.id, guest.seat, here_until=0.0)
            house.publish(live.id, "seats")
        live.broadcast.seats()
