"""The error of a request: it becomes a typed refusal with a sentence in the language of the guest."""

from __future__ import annotations

import re
from typing import Final

from izakaya.table.errors import IzakayaError

# What a decoder says of the field that it does not understand.
FIELD: Final = re.compile(r"`\$\.?([\w.\[\]-]{1,60})`|field `([\w-]{1,60})`", re.ASCII)


class RequestError(IzakayaError):
    """A refused request. `reason` is for programs; the message `server-<reason>` says it to people."""

    def __init__(self, reason: str, status: int = 409, **parts: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.parts = parts


class DoesNotReplay(IzakayaError):
    """The stored answers of a table are not those of a game: `number` is the first that is missing or was not on offer."""

    def __init__(self, number: int) -> None:
        super().__init__(f"Answer {number} does not replay.")
        self.number = number


def no_such_table() -> RequestError:
    return RequestError("no-such-table", 404)


def not_understood(problem: str = "") -> RequestError:
    """A message or a body that cannot be read. `problem` is what its decoder says."""
    found = FIELD.search(problem)
    field = (found[1] or found[2]) if found else "none"
    return RequestError("not-understood", 400, field=field)
