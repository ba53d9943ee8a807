"""Repository of answers in the key-value store of the browser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from izakaya.playing.storage import Given, Meant, PastAnswer, StoredAnswer
from izakaya.standalone.key_value import Collection, write_all

Kept = dict[str, Any]


@dataclass
class Past:
    """A `PastAnswer`."""

    number: int
    option: int
    at: float


class KeptAnswers:
    """`AnswerStore` of a page."""

    def __init__(self, answers: Collection, tables: Collection) -> None:
        self.answers = answers
        self.tables = tables

    def of(self, table: str) -> Kept:
        return self.answers.get(table) or {"past": [], "waiting": {}}

    async def since(self, table: str, since: int) -> Sequence[PastAnswer]:
        past = self.of(table)["past"][since:]
        return [Past(number, option, at) for number, (option, _, _, at) in enumerate(past, since)]

    async def of_people(self, table: str) -> dict[int, str]:
        past = enumerate(self.of(table)["past"])
        return {number: person for number, (_, person, _, _) in past if person is not None}

    async def counted(self, tables: Sequence[str]) -> dict[str, int]:
        found = {table: len(self.of(table)["past"]) for table in tables}
        return {table: number for table, number in found.items() if number}

    async def add(self, table: str, given: Given, at: float, closing: Meant | None = None) -> bool:
        async with self.answers.lock:
            kept = self.of(table)
            first = given.answers[0].number
            if len(kept["past"]) != first or closing not in (None, read_intents(kept, first)):
                return False
            past = [
                *kept["past"],
                *([answer.option, answer.person, answer.client, at] for answer in given.answers),
            ]
            laid = self.tables.get(table)
            changes: list[tuple[Collection, str, Any]] = [
                (self.answers, table, {"past": past, "waiting": {}})
            ]
            reserves = {answer.seat: answer.reserve for answer in given.answers if answer.reserve is not None}
            if given.over or reserves:
                seats = [
                    {**seat, "reserve": reserves.get(seat["seat"], seat["reserve"])} for seat in laid["seats"]
                ]
                state = "over" if given.over else laid["state"]
                changes.append((self.tables, table, {**laid, "seats": seats, "state": state}))
            await write_all(changes)
            return True

    async def intents(self, table: str, opened: int) -> dict[int, StoredAnswer]:
        return read_intents(self.of(table), opened)

    async def add_intent(self, table: str, opened: int, answer: StoredAnswer) -> bool:
        async with self.answers.lock:
            kept = self.of(table)
            waiting = kept["waiting"].get(str(opened), {})
            if len(kept["past"]) != opened or str(answer.number) in waiting:
                return False
            added = {**waiting, str(answer.number): [answer.option, answer.person, answer.client]}
            await self.answers.put(table, {"past": kept["past"], "waiting": {str(opened): added}})
            return True

    async def was_given(self, table: str, number: int, person: str, client: str) -> bool:
        kept = self.of(table)
        past = kept["past"]
        if number < len(past) and past[number][1:3] == [person, client]:
            return True
        return any(
            waiting.get(str(number), ["", None, None])[1:3] == [person, client]
            for waiting in kept["waiting"].values()
        )


def read_intents(kept: Kept, opened: int) -> dict[int, StoredAnswer]:
    return {
        int(number): StoredAnswer(int(number), option, person, client)
        for number, (option, person, client) in kept["waiting"].get(str(opened), {}).items()
    }
