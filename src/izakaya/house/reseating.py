"""Reseats people and bots when an open table gets more places, or fewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from izakaya.playing.errors import RequestError

Kept = dict[str, Any]  # a seat as it is kept


def reseated(seats: Sequence[Kept], places: int) -> list[Kept]:
    """Seats for so many places. Who sits beyond them moves to a free seat, people before bots; some bots may lose theirs."""
    people = [seat for seat in seats if seat["person"] is not None]
    if len(people) > places:
        raise RequestError("too-few-places", 409, people=len(people))
    taken = [seat for seat in seats if seat["person"] is not None or seat["bot"] is not None]
    stays = {seat["seat"]: seat for seat in taken if seat["seat"] < places}
    for mover in sorted(
        (seat for seat in taken if seat["seat"] >= places), key=lambda one: one["person"] is None
    ):
        free = [seat for seat in range(places) if seat not in stays]
        if not free:
            # A person goes before a bot.
            free = [seat for seat, one in stays.items() if one["person"] is None and mover["person"]]
        if free:
            stays[free[0]] = mover
    empty = {**seats[0], "person": None, "bot": None, "orders": {}}
    return [{**stays.get(seat, empty), "seat": seat} for seat in range(places)]
