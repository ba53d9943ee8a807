"""Route table: every HTTP request that a server and a page both answer, with its method, path and handler.

The signature of a handler says the rest. `person: Person` requires authentication, `person: Person | None` does not; `data` is
the body; names in `CONTEXT` come from the caller; names in the path are part of it; all others are query parameters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from inspect import Parameter, Signature, isawaitable, signature
from typing import Any, Final, Literal, Protocol

from izakaya.house import (
    about,
    coming_late,
    evenings,
    lessons,
    owner_actions,
    people,
    replays,
    reviews,
    tables,
    unplayable,
)
from izakaya.house.house import House
from izakaya.house.person import Person

CONTEXT: Final = frozenset({"house", "person", "speaks", "address", "addresses", "store"})
FRESH: Final = 600  # seconds for which a browser need not ask again
FORBIDDEN: Final = 4403  # close code of a line to a table
CLOSED: Final = {401: 4401, 403: FORBIDDEN, 404: 4404, 410: 4410}  # … by the status of a request for it
PARTS: Final = {"str": "[^/]+", "int": "[0-9]+"}


class Caller(Protocol):
    """The sender of a request, as the transport knows it. Handlers get from here what they name of `CONTEXT`."""

    @property
    def house(self) -> House: ...

    async def find_person(self) -> Person | None: ...

    async def require_person(self) -> Person:
        """The authenticated person; refused without one."""
        ...

    def language(self, person: Person | None) -> str: ...


@dataclass(frozen=True)
class Route:
    """One route. A response in a language that was asked for by name may be cached for `fresh` seconds."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    handler: Callable[..., Any]
    tag: str = ""
    fresh: int = 0

    @cached_property
    def signature(self) -> Signature:
        return signature(self.handler, eval_str=True)

    @property
    def summary(self) -> str:
        """The first sentence of the handler's docstring."""
        return (self.handler.__doc__ or "").partition(".")[0]

    @cached_property
    def parameters(self) -> dict[str, Parameter]:
        """Parameters of a request: parts of its path, its query, its body."""
        return {name: one for name, one in self.signature.parameters.items() if name not in CONTEXT}

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(
            re.sub(r"\{(\w+):(\w+)\}", lambda part: f"(?P<{part[1]}>{PARTS[part[2]]})", self.path)
        )

    async def call(self, caller: Caller, given: Mapping[str, Any]) -> Any:
        """Call the handler for this caller, with these parameters."""
        known = dict(given)
        for name in self.signature.parameters.keys() & CONTEXT - {"person", "speaks"}:
            known[name] = getattr(caller, name)
        person = None
        if "person" in self.signature.parameters:
            is_needed = self.signature.parameters["person"].annotation is Person
            person = known["person"] = await (caller.require_person() if is_needed else caller.find_person())
        if "speaks" in self.signature.parameters:
            known["speaks"] = caller.language(person)
        told = self.handler(**known)
        return await told if isawaitable(told) else told


TABLE: Final = "/tables/{table:str}"

ROUTES: Final = (
    Route("GET", "/house", about.about_house, "house"),
    Route("GET", "/catalogue", about.all_cards, "house"),
    Route("GET", "/games/{game:str}/messages", about.messages_of_game, "house"),
    Route("PATCH", "/me", people.introduce, "people"),
    Route("GET", "/tables", tables.list_tables, "tables"),
    Route("POST", "/tables", tables.lay_table, "tables"),
    Route("GET", TABLE, tables.look_at, "tables"),
    Route("POST", f"{TABLE}/seat", tables.sit_down, "tables"),
    Route("DELETE", f"{TABLE}/seat", tables.get_up, "tables"),
    Route("POST", f"{TABLE}/seat/to", coming_late.hand_over, "tables"),
    Route("POST", f"{TABLE}/nod", coming_late.nod, "tables"),
    Route("POST", f"{TABLE}/bots", tables.seat_bot, "tables"),
    Route("POST", f"{TABLE}/removed", owner_actions.remove, "tables"),
    Route("POST", f"{TABLE}/quiet", owner_actions.quieten, "tables"),
    Route("POST", f"{TABLE}/options", tables.choose_options, "tables"),
    Route("POST", f"{TABLE}/start", tables.start, "tables"),
    Route("POST", f"{TABLE}/rematch", tables.rematch, "tables"),
    Route("GET", f"{TABLE}/evening", evenings.evening, "evenings"),
    Route("GET", "/evenings", evenings.my_evenings, "evenings"),
    Route("GET", f"{TABLE}/record", replays.record, "replays"),
    Route("GET", f"{TABLE}/memento", unplayable.memento, "replays"),
    Route("GET", f"{TABLE}/replay", replays.replay, "replays"),
    Route("GET", f"{TABLE}/review", reviews.review, "replays"),
    Route("POST", f"{TABLE}/play-on", reviews.play_on, "replays"),
    Route("GET", "/lessons/{game:str}", lessons.lesson, "lessons", FRESH),
    Route("GET", "/puzzles/{game:str}/{number:int}", lessons.puzzle, "lessons", FRESH),
)
