"""Message bus between server processes at one database, over Litestar channels."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar.channels import ChannelsPlugin, Subscriber

from izakaya.house.process_bus import BusMessage

CHANNEL: Final = "tables"


class ChannelBus:
    """`ProcessBus` of a server with a shared database."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels

    def publish(self, message: BusMessage) -> None:
        self.channels.publish(message, CHANNEL)

    @asynccontextmanager
    async def subscribe(self) -> AsyncIterator[AsyncIterator[BusMessage]]:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            yield messages(subscriber)


async def messages(subscriber: Subscriber) -> AsyncIterator[BusMessage]:
    async for data in subscriber.iter_events():
        yield json.loads(data)
