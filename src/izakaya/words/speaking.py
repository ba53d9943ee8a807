"""Speaking to many at once: readers of one language share its texts."""

from __future__ import annotations

from functools import lru_cache

from izakaya.locale import Speech


@lru_cache
def speech_of(language: str) -> Speech:
    """Reading the texts of a language takes time; all tables share them."""
    return Speech(language)
