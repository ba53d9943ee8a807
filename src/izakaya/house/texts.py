"""What the house says for itself, and not of a table: its own messages in `locale/`, in the guest's language."""

from __future__ import annotations

from izakaya.playing.errors import RequestError
from izakaya.words.speaking import speech_of


def house_text(name: str, language: str, /, **parts: str | int) -> str:
    return speech_of(language).say(name, **parts)


def error_sentence(error: RequestError, language: str) -> str:
    """Why a wish was not granted."""
    return house_text(f"server-{error.reason}", language, **error.parts)
