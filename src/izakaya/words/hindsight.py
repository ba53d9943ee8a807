"""What the bots of a finished game had in mind, in the reader's words."""

from __future__ import annotations

from collections.abc import Mapping

from izakaya.bots.reason import Reason
from izakaya.bots.spoken import names, sentences
from izakaya.locale import Speech
from izakaya.table.table import Table


def reasons_in_words(reasons: Mapping[int, Reason], table: Table, speech: Speech) -> dict[int, str]:
    """Each reason as one text, by the number of the answer it is the reason for. Everybody's name lies open."""
    called = names(table, speech)
    return {number: sentences(reason, speech, called) for number, reason in reasons.items()}
