"""Runs slow work in a thread, so that no answer waits for it; inline in WebAssembly, which has no threads."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

# A browser gives Python no threads: the whole house has one of its own there, beside the page.
HAS_THREADS: Final = sys.platform != "emscripten"

Parts = ParamSpec("Parts")
Result = TypeVar("Result")


async def in_thread(work: Callable[Parts, Result], *parts: Parts.args, **named: Parts.kwargs) -> Result:
    if HAS_THREADS:
        return await asyncio.to_thread(work, *parts, **named)
    return work(*parts, **named)
