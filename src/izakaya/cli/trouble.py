"""What the command cannot do, as a message that every language has."""

from __future__ import annotations


class Trouble(Exception):
    """The person asked for something impossible; `message` and `parts` say what, in any language."""

    def __init__(self, message: str, **parts: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.parts = parts
