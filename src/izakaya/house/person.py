"""A person: an identity that outlives a table, of a human being or of a bot with a token."""

from __future__ import annotations

import secrets
from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Identity with a name, which is `named` if it was chosen, and a language; `barred` if banned."""

    id: str
    name: str
    language: str
    is_bot: bool = False
    barred: bool = False
    named: bool = False


def new_person_id() -> str:
    return secrets.token_hex(8)
