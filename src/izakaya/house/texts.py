"""Localised texts of the server itself: error sentences and names, in the language of the client."""

from __future__ import annotations

from izakaya.playing.errors import RequestError
from izakaya.words.speaking import speech_of


def house_text(name: str, language: str, /, **parts: str | int) -> str:
    """A message of `locale/` in this language."""
    return speech_of(language).say(name, **parts)


def error_sentence(error: RequestError, language: str) -> str:
    """Why a request was refused."""
    return house_text(f"server-{error.reason}", language, **error.parts)
