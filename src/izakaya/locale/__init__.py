"""Every sentence a person reads, in five languages: one folder a language, one Fluent file a room."""

from __future__ import annotations

from izakaya.locale.speech import LANGUAGES, MissingMessage, Speech, UnknownLanguage, system_language

__all__ = ["LANGUAGES", "MissingMessage", "Speech", "UnknownLanguage", "system_language"]
