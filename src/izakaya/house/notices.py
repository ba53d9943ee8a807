"""What the house says for itself, and not of a table: its own messages in `locale/`, in the guest's language."""

from __future__ import annotations

from izakaya.playing.troubles import TurnedAway
from izakaya.words.speaking import speech_of


def notice(name: str, language: str, /, **parts: str | int) -> str:
    return speech_of(language).say(name, **parts)


def sentence(turned_away: TurnedAway, language: str) -> str:
    """Why a wish was not granted."""
    return notice(f"server-{turned_away.reason}", language, **turned_away.parts)
