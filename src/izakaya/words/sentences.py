"""Sentences, one after the other."""

from __future__ import annotations

from collections.abc import Iterable

from izakaya.locale import Speech


def joined(speech: Speech, sentences: Iterable[str]) -> str:
    """One text of several sentences, some of which may be empty. Japanese has no spaces between them."""
    gap = "" if speech.language == "ja" else " "
    return gap.join(sentence for sentence in sentences if sentence)
