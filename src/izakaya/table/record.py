"""The record of a game: where it started and what was answered. It replays to the same table, forever."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, final

from izakaya.table.chance import SEED_LIMIT
from izakaya.table.errors import BadRecord, IzakayaError, short
from izakaya.table.game import Game
from izakaya.table.nesting import is_too_deep
from izakaya.table.table import Table

LONGEST: Final = 1 << 20
FIELDS: Final = ("izakaya", "game", "rules", "seats", "options", "seed", "start", "answers")


@final
class Record:
    """`start` is the position the game began from, or empty if it was dealt from the seed."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, str],
        seed: int,
        start: str,
        answers: list[int],
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.start = start
        self.answers = answers

    @staticmethod
    def of(table: Table) -> Record:
        """The record of a table so far."""
        o = table.origin
        if not o.is_known():
            raise BadRecord(
                "A redealt table was never dealt, so there is no record that leads to it; keep its notation() instead."
            )
        return Record(
            o.game, o.rules, o.seats, dict(o.options), o.seed, o.start, table.past[: table.answered]
        )

    def text(self) -> str:
        """The record as JSON. The seed is text because many readers of JSON lose digits of large numbers."""
        fields = {
            "izakaya": 1,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": str(self.seed),
            "start": self.start,
            "answers": self.answers,
        }
        return json.dumps(fields, ensure_ascii=False) + "\n"

    @staticmethod
    def read(text: object) -> Record:
        """A record from its text; whatever is wrong with it is said in one sentence."""
        if not isinstance(text, str):
            raise BadRecord("A record is a text.")
        if len(text) > LONGEST:
            raise BadRecord(f"A record has at most {LONGEST} characters, this text has {len(text)}.")
        if is_too_deep(text):
            raise BadRecord("This is not a record: its brackets lie too deep.")
        try:
            fields = json.loads(text)
        except ValueError:
            raise BadRecord("This is not a record: it is not JSON.") from None
        if not isinstance(fields, dict):
            raise BadRecord("This is not a record: it has no fields.")
        for name in FIELDS:
            if name not in fields:
                raise BadRecord(f"The record lacks {name!r}.")
        if fields["izakaya"] != 1:
            raise BadRecord("The record is of another form than this version reads (1).")
        seed = fields["seed"]
        if (
            not isinstance(seed, str)
            or not (seed.isascii() and seed.isdigit())
            or len(seed) > 80
            or int(seed) >= SEED_LIMIT
        ):
            raise BadRecord("The record's seed is not a number below 2**256, written as text.")
        options = fields["options"]
        if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
            raise BadRecord("The record's options are not names with values.")
        answers = fields["answers"]
        if not isinstance(answers, list) or not all(type(answer) is int for answer in answers):
            raise BadRecord("The record's answers are not a list of integers.")
        if not isinstance(fields["game"], str) or not isinstance(fields["start"], str):
            raise BadRecord("The record's game and start are not texts.")
        if type(fields["seats"]) is not int or type(fields["rules"]) is not int:
            raise BadRecord("The record's seats and rules are not integers.")
        return Record(
            fields["game"], fields["rules"], fields["seats"], options, int(seed), fields["start"], answers
        )

    def begin(self, games: Mapping[str, Game]) -> Table:
        """The table as it was before the first answer."""
        if self.game not in games:
            raise BadRecord(f"The record is of {self.game[:40]!r}, a game this house does not have.")
        game = games[self.game]
        if not game.plays(self.rules):
            raise BadRecord(
                f"The record follows version {short(self.rules)} of the rules of {self.game}, this is {game.rules}."
            )
        try:
            if not self.start:
                return game.new_table(self.seats, self.seed, self.options, self.rules)
            table = game.parse(self.start)
        except IzakayaError as problem:
            raise BadRecord(f"The record's table cannot be laid: {problem}") from problem
        o = table.origin
        if (o.rules, o.seats, o.seed, o.options) != (self.rules, self.seats, self.seed, self.options):
            raise BadRecord(
                "The record's rules, seats, seed or options are not those of the position it starts from."
            )
        return table

    def replay(self, games: Mapping[str, Game]) -> Table:
        """The table after the last answer."""
        table = self.begin(games)
        for number, answer in enumerate(self.answers, 1):
            try:
                table.answer(answer)
            except IzakayaError as problem:
                raise BadRecord(f"Answer {number} of the record cannot be given: {problem}") from problem
        return table
