"""Somebody whom the house knows by name, for longer than a table."""

from __future__ import annotations

import secrets
from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str
    is_bot: bool = False
    barred: bool = False


def new_person_id() -> str:
    return secrets.token_hex(8)
