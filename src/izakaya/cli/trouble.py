"""What the command cannot do, as a message that every language has."""

from __future__ import annotations

from collections.abc import Sequence

from izakaya.locale import Speech
from izakaya.words.sentences import joined


class Trouble(Exception):
    """The person asked for something impossible; `message` and `parts` say what, in any language. `nearest` are known words that look
    like the one that is not.
    """

    def __init__(self, message: str, nearest: Sequence[str] = (), /, **parts: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.nearest = nearest
        self.parts = parts

    def sentence(self, speech: Speech) -> str:
        """What the person reads."""
        refusal = speech.say(self.message, **self.parts)
        if not self.nearest:
            return refusal
        return joined(
            speech, [refusal, speech.say("error-nearest", words=speech.listing(self.nearest, "or"))]
        )
