"""Other processes at the same database, over its notifications."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar.channels import ChannelsPlugin, Subscriber

from izakaya.house.others import Notice

CHANNEL: Final = "tables"


class OtherProcesses:
    """The `Others` of a house on a network."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels

    def tell(self, notice: Notice) -> None:
        self.channels.publish(notice, CHANNEL)

    @asynccontextmanager
    async def heard(self) -> AsyncIterator[AsyncIterator[Notice]]:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            yield notices(subscriber)


async def notices(subscriber: Subscriber) -> AsyncIterator[Notice]:
    async for data in subscriber.iter_events():
        yield json.loads(data)
