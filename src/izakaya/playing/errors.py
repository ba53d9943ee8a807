"""The error of a request: it becomes a typed refusal with a sentence in the language of the guest."""

from __future__ import annotations

from izakaya.table.errors import IzakayaError


class RequestError(IzakayaError):
    """A refused request. `reason` is for programs; the message `server-<reason>` says it to people."""

    def __init__(self, reason: str, status: int = 409, **parts: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.parts = parts


def no_such_table() -> RequestError:
    return RequestError("no-such-table", 404)
