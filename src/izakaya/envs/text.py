"""The table in words, for agents that read and write: what a seat sees, its options by number, and the reading of a reply.

In the shape of TextArena's environments: `reset`, then `get_observation` and `step` by turns, and `close` for the rewards. A reply that
cannot be read is answered with a sentence that says why, and the same seat is asked again; after too many of them its first option is
taken.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from izakaya.envs.drawing import lines_of, speech_in
from izakaya.envs.manners import settings_of
from izakaya.envs.observers import game_named
from izakaya.locale import Speech
from izakaya.table.errors import BadTable, NotOver, TableOver, short
from izakaya.table.hall import LOST, WON
from izakaya.table.table import Table
from izakaya.words import Choice, Heard, telling_for

PATIENCE: Final = 3
IN_BRACKETS: Final = re.compile(r"\[\s*(\d{1,4})\s*\]")
# Not behind a minus: -1 is no option, and least of all 1.
ALONE: Final = re.compile(r"(?<![\d\-−–])(\d{1,4})(?!\d)")
MOST_NAMED: Final = 8  # of the numbers in a reply, so many are told back


class Unread(Exception):
    """Why a reply could not be read: a sentence for its writer."""


def offers_in_words(choices: list[Choice], question: str, speech: Speech) -> str:
    """A question, its options by number, and how to reply."""
    lines = [question, *(f"[{choice.number}] {choice.text}" for choice in choices)]
    return "\n".join([*lines, speech.say("text-how", number=choices[0].number)])


def read_reply(choices: list[Choice], reply: object, speech: Speech) -> int:
    """The option that a reply names: a number in brackets, a number alone, or the words of an option."""
    # Of anything but words and numbers nobody knows what it is meant to say.
    text = str(reply) if isinstance(reply, str | int) and not isinstance(reply, bool) else ""
    # The words of an option may have numbers in them, so they come first.
    plain = " ".join(text.casefold().split())
    named = [choice for choice in choices if " ".join(choice.text.casefold().split()) == plain]
    if len(named) == 1:
        return named[0].option
    numbers = IN_BRACKETS.findall(text) or ALONE.findall(text)
    how = speech.say("text-how", number=choices[0].number)
    if not numbers:
        raise Unread(" ".join((speech.say("text-no-number"), how)))
    if len(set(numbers)) > 1:
        several = speech.say("text-several", numbers=", ".join(list(dict.fromkeys(numbers))[:MOST_NAMED]))
        raise Unread(f"{several} {how}")
    for choice in choices:
        if choice.number == int(numbers[0]):
            return choice.option
    listed = [choice.number for choice in choices]
    least, most = min(listed), max(listed)
    no_such = speech.say("text-no-such", number=int(numbers[0]), least=least, most=most)
    raise Unread(f"{no_such} {how}")


class TextSeat:
    """What one seat reads of a table, in a language, bit by bit."""

    def __init__(self, table: Table, seat: int, language: str) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self.speech = speech_in(language)
        self.telling = telling_for(table, self.speech, seat)
        self.heard: list[Heard] = []
        self.told = 0
        self.greeted = False

    def listen(self) -> list[str]:
        """What has happened since it was last told."""
        self.heard += [Heard.by(self.seat, one) for one in self.table.news[len(self.heard) :]]
        lines = (
            [line.text for line in self.telling.log(self.heard, self.told)]
            if self.told < len(self.heard)
            else []
        )
        self.told = len(self.heard)
        return lines

    def rules(self) -> str:
        """The rules in short, and who sits here."""
        return "\n".join([self.telling.summary(), "", *self.telling.welcome(self.table.view(self.seat))])

    def choices(self) -> list[Choice]:
        """The seat's options, as they are listed; none while it is not asked."""
        if self.table.asked != self.seat:
            return []
        return self.telling.choices(self.table, self.table.view(self.seat))

    def offers(self) -> str:
        """The question, its options by number, and how to reply."""
        question = self.telling.question(self.table, self.table.view(self.seat))
        return offers_in_words(self.choices(), question, self.speech)

    def look(self) -> str:
        """Everything worth reading now; the rules the first time."""
        pieces = [] if self.greeted else [self.rules(), ""]
        self.greeted = True
        news = self.listen()
        pieces += [*news, ""] if news else []
        pieces.append(lines_of(self.table, self.seat, self.language))
        if self.choices():
            pieces += ["", self.offers()]
        elif self.table.over:
            ending = self.telling.ending(self.table, self.heard)
            pieces += ["", ending.title, ending.winners, *ending.reasons]
        return "\n".join(pieces)

    def read(self, reply: object) -> int:
        """The option that a reply names."""
        return read_reply(self.choices(), reply, self.speech)


class TextTable:
    """A table of a game at which every seat reads and writes."""

    def __init__(
        self,
        game: str,
        *,
        language: str = "en",
        options: Mapping[str, object] | None = None,
        patience: int = PATIENCE,
    ) -> None:
        self.game = game_named(game)
        self.language = speech_in(language).language
        self.options = settings_of(options)
        tries: object = patience  # callers may hand us anything
        if not isinstance(tries, int) or tries < 1:
            raise BadTable(
                f"Patience is how many replies may be unreadable, 1 or more, not {short(patience)!r}."
            )
        self.patience = patience
        self.table: Table | None = None
        self.readers: list[TextSeat] = []
        self.unread = ""
        self.tries = 0

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Lay the table; without a seed, nobody knows the deal."""
        self.table = self.game.new_table(num_players, seed, self.options)
        self.table.settle()
        self.readers = [TextSeat(self.table, seat, self.language) for seat in range(num_players)]
        self.unread = ""
        self.tries = 0

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and what that seat reads; after a reply that could not be read, why not and the options again."""
        seat = self.asked()
        if self.unread:
            return seat, f"{self.unread}\n\n{self.readers[seat].offers()}"
        return seat, self.readers[seat].look()

    def asked(self) -> int:
        if self.table is None or self.table.asked is None:
            raise TableOver("The game is over, or has not begun; call reset.")
        return self.table.asked

    def step(self, action: object) -> tuple[bool, dict[str, Any]]:
        """Take a reply; whether the game is over, and the sentence for one that could not be read."""
        seat = self.asked()
        assert self.table is not None
        reader = self.readers[seat]
        try:
            option = reader.read(action)
            self.unread = ""
        except Unread as problem:
            self.tries += 1
            if self.tries < self.patience:
                self.unread = str(problem)
                return False, {"seat": seat, "unread": self.unread}
            choice = reader.choices()[0]
            option = choice.option
            self.unread = ""
            given = reader.speech.say("text-taken", option=choice.text)
            self.give(option)
            return self.table.over, {"seat": seat, "unread": f"{problem} {given}", "option": option}
        self.give(option)
        return self.table.over, {"seat": seat, "option": option}

    def give(self, option: int) -> None:
        assert self.table is not None
        self.tries = 0
        self.table.answer(option)
        self.table.settle()

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """What each seat has won or lost, and how the game ended."""
        if self.table is None or not self.table.over:
            raise NotOver("The game is still going on; there are rewards when step says that it is over.")
        result = self.table.result()
        rewards = {seat: WON if seat in result.winners else LOST for seat in range(int(self.table.seats))}
        return rewards, {
            "winners": list(result.winners),
            "reason": result.reason,
            "points": list(result.points),
        }
