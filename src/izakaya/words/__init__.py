"""A table in sentences: who sits there, what happened, what is asked, why not, how it ended; in the reader's language.

The terminal and the server say the same with it, each in its own looks.
"""

from __future__ import annotations

from izakaya.words.heard import Heard
from izakaya.words.telling import Choice, Ending, Explanation, Line, ScoreRow, Telling, View, Why
from izakaya.words.tellings import TELLINGS, telling_for

__all__ = [
    "TELLINGS",
    "Choice",
    "Ending",
    "Explanation",
    "Heard",
    "Line",
    "ScoreRow",
    "Telling",
    "View",
    "Why",
    "telling_for",
]
