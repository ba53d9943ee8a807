"""A table for language models: a server of the Model Context Protocol, with tools to lay a table, look, ask and answer.

There is one table at a time: one of its own, at which bots have the other seats, or one of a running house. What the model reads is what
its seat may know, in the language it asks for.
"""

from __future__ import annotations

from typing import Any

from izakaya.bots.named import player_named
from izakaya.bots.player import Player, ask_bot
from izakaya.envs.drawing import speech_in
from izakaya.envs.mcp_house import HouseTable
from izakaya.envs.needed import needed
from izakaya.envs.observers import game_named
from izakaya.envs.text import TextSeat, Unread
from izakaya.games import GAMES
from izakaya.locale import LANGUAGES
from izakaya.table.chance import fresh_seed
from izakaya.table.errors import IzakayaError, NoSuchSeat, TableOver, short
from izakaya.words import telling_for


class NoTableYet(IzakayaError):
    """A tool was used before a table was laid."""


class NoSuchRule(IzakayaError):
    """The game has no rule of this number."""


class ModelsTable:
    """The present table of one model, and the bots at it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.reader: TextSeat | None = None
        self.others: dict[int, Player] = {}

    def seat(self) -> TextSeat:
        if self.reader is None:
            raise NoTableYet("There is no table yet: call lay_table first.")
        return self.reader

    def lay(self, game: str, seats: int, seat: int, level: str, seed: int | None, language: str) -> str:
        speech = speech_in(language or self.language)
        chosen = game_named(game)
        table = chosen.new_table(seats, seed, {})
        if seat not in range(seats):
            raise NoSuchSeat(f"There is no seat {short(seat)!r}; this table has seats 0 to {seats - 1}.")
        self.others = {other: player_named(level, fresh_seed()) for other in range(seats) if other != seat}
        self.language = speech.language
        self.reader = TextSeat(table, seat, self.language)
        self.play_on()
        return self.reader.look()

    def play_on(self) -> None:
        """The bots' answers, up to the model's next decision."""
        reader = self.seat()
        table = reader.table
        while table.choices() and table.asked != reader.seat:
            assert table.asked is not None
            table.answer(ask_bot(self.others[table.asked], table))

    def look(self) -> str:
        return self.seat().look()

    def options(self) -> str:
        reader = self.seat()
        if not reader.choices():
            raise TableOver("The game is over; lay another table.")
        return reader.offers()

    def why_not(self, words: str) -> str:
        reader = self.seat()
        if not reader.choices():
            raise TableOver("The game is over; lay another table.")
        missing = reader.telling.missing(reader.table, reader.table.view(reader.seat), words)
        say = reader.speech.say
        if not missing:
            return say("why-nothing-about", words=words[:60]) if words else say("why-nothing")
        lines = [
            say("why-line", what=why.what, reason=why.reason, rule=why.rule) for why in missing if why.rule
        ]
        rules = {why.rule: why.rule_text for why in missing if why.rule_text}
        return "\n".join([*lines, *(say("rule-line", rule=rule, text=text) for rule, text in rules.items())])

    def answer(self, reply: str) -> str:
        reader = self.seat()
        if not reader.choices():
            raise TableOver("The game is over; lay another table.")
        try:
            option = reader.read(reply)
        except Unread as problem:
            return str(problem)
        reader.table.answer(option)
        self.play_on()
        return reader.look()

    def rules(self, game: str, rule: str, language: str) -> str:
        chosen = game or (self.reader.table.origin.game if self.reader is not None else next(iter(GAMES)))
        table = game_named(chosen).new_table(GAMES[chosen].least, 0, {})
        telling = telling_for(table, speech_in(language or self.language), None)
        if not rule:
            return telling.summary()
        found = telling.rule(rule.strip().upper())
        if not found:
            raise NoSuchRule(
                f"{chosen} has no rule {short(rule)!r}; rules are named as in the reasons that why_not gives."
            )
        return found


def serve(language: str, house: HouseTable | None = None) -> Any:
    """The server, with its tools; at a table of a house there is none to lay."""
    server_class = needed("mcp.server").MCPServer
    tool_error = needed("mcp.server.mcpserver.exceptions").ToolError
    games = ", ".join(GAMES)
    server = server_class(
        "izakaya",
        instructions=f"A table for card games ({games}). Lay a table, look at it, answer with the number of an option in brackets.",
    )
    own = ModelsTable(language)
    table: ModelsTable | HouseTable = house or own

    def told(work: Any, *words: Any) -> str:
        try:
            return str(work(*words))
        except IzakayaError as problem:
            raise tool_error(str(problem)) from problem

    def lay_table(
        game: str,
        seats: int = 5,
        seat: int = 0,
        level: str = "novice",
        seed: int | None = None,
        language: str = "",
    ) -> str:
        return told(own.lay, game, seats, seat, level, seed, language)

    def look() -> str:
        return told(table.look)

    def options() -> str:
        return told(table.options)

    def why_not(words: str = "") -> str:
        return told(table.why_not, words)

    def answer(reply: str) -> str:
        return told(table.answer, reply)

    def rules(game: str = "", rule: str = "", language: str = "") -> str:
        return told(own.rules, game, rule, language)

    languages = ", ".join(LANGUAGES)
    if house is None:
        server.add_tool(
            lay_table,
            description=f"Lay a table: game ({games}), seats, your seat, the level of the bots, the language ({languages}). "
            "You read the rules and the table.",
        )
    server.add_tool(
        look,
        description="What has happened since you last looked, the table as you see it, and what you are asked.",
    )
    server.add_tool(options, description="What you are asked, and your options by number.")
    server.add_tool(
        why_not,
        description="What you cannot do now, and the rule that forbids it; only about some words if there are any.",
    )
    server.add_tool(
        answer,
        description="Give your answer: the number of an option, best in square brackets. The others play on until you are asked again.",
    )
    server.add_tool(rules, description="The rules in short, or one rule by its number.")
    return server
