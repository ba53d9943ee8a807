"""A model's seat at a table of a running house: the same tools, over the house's own socket, with a token.

The house tells what happens, asks, and says what may be answered and why not, in the language it is greeted in; nothing is worked out here.
"""

from __future__ import annotations

import json
import secrets
import time
from contextlib import ExitStack
from typing import Any, Final
from urllib.parse import quote

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from izakaya.envs.drawing import speech_in
from izakaya.envs.text import Unread, offers_in_words, read_reply
from izakaya.table.errors import IzakayaError, TableOver
from izakaya.words import Choice

#: So long the others may take before the model is told that they still think.
PATIENCE: Final = 30.0
#: What comes within so short a time belongs together.
A_BREATH: Final = 0.3


class NoHouse(IzakayaError):
    """The house, or the table in it, cannot be reached."""


def reason_of(problem: Exception) -> str:
    """Why a line could not be opened, or is closed: what the house said, if it said anything."""
    said = problem.rcvd.reason if isinstance(problem, ConnectionClosed) and problem.rcvd else ""
    return (said or str(problem))[:120]


def hung_up(problem: Exception) -> NoHouse:
    return NoHouse(f"The house has hung up: {reason_of(problem)}.")


class HouseTable:
    """One line to one table, held open while the model plays."""

    def __init__(self, house: str, table: str, token: str, language: str) -> None:
        self.speech = speech_in(language)
        if not token.isascii() or not token.isprintable():
            raise NoHouse("This is no token: a token has letters, digits and signs of ASCII only.")
        address = f"{house.rstrip('/').replace('http', 'ws', 1)}/api/tables/{quote(table, safe='')}/socket"
        self.closing = ExitStack()
        try:
            # It stays open until `close`, or the process ends.
            self.line = self.closing.enter_context(
                connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None)
            )
            self.line.send(json.dumps({"do": "hello", "language": self.speech.language}))
        except (OSError, ValueError, WebSocketException) as problem:
            raise NoHouse(f"The table cannot be reached at {house[:80]}: {reason_of(problem)}.") from None
        self.lines: list[str] = []
        self.view: Any = None
        self.question: Any = None
        self.ending: Any = None

    def close(self) -> None:
        """Leave the table; the seat stays the model's."""
        self.closing.close()

    def listen(self, patience: float) -> None:
        """Hear what the house says, until the seat is asked, the game is over or patience ends."""
        until = time.monotonic() + patience
        while True:
            settled = self.question is not None or self.ending is not None
            wait = A_BREATH if settled else until - time.monotonic()
            if wait <= 0:
                return
            try:
                told = json.loads(self.line.recv(timeout=wait))
            except TimeoutError:
                if settled:
                    return
                continue
            except WebSocketException as problem:
                raise hung_up(problem) from None
            self.hear(told)

    def hear(self, told: Any) -> None:
        self.lines += [line["text"] for line in told.get("lines", [])]
        self.view = told.get("view") or self.view
        if told["is"] == "refused":
            self.lines.append(told["sentence"])
        elif told["is"] == "question":
            self.question = told
        elif told["is"] == "no-question":
            self.question = None
        elif told.get("ending") is not None:
            self.ending, self.question = told["ending"], None

    def choices(self) -> list[Choice]:
        if self.question is None:
            self.listen(PATIENCE)
        if self.question is None:
            raise TableOver("Nobody asks you anything now; look again later, or the game is over.")
        return [
            Choice(number, offer["option"], offer["group"], offer["text"])
            for number, offer in enumerate(self.question["offers"], 1)
        ]

    def look(self) -> str:
        """What has happened, the view, and the question."""
        self.listen(PATIENCE)
        pieces = [*self.lines, "", json.dumps(self.view, ensure_ascii=False)] if self.view else [*self.lines]
        self.lines = []
        if self.question is not None:
            pieces += ["", self.options()]
        elif self.ending is not None:
            pieces += ["", self.ending["title"], self.ending["winners"]]
        return "\n".join(pieces)

    def options(self) -> str:
        return offers_in_words(self.choices(), self.question["text"], self.speech)

    def why_not(self, words: str) -> str:
        self.choices()
        say = self.speech.say
        found = [
            say("why-line", what=why["what"], reason=why["reason"], rule=why["rule"])
            for why in self.question["reasons"]
            if words.casefold() in f"{why['what']} {why['reason']}".casefold()
        ]
        return "\n".join(found) or say("why-nothing")

    def answer(self, reply: str) -> str:
        choices = self.choices()
        try:
            option = read_reply(choices, reply, self.speech)
        except Unread as problem:
            return str(problem)
        number = self.question["number"]
        self.question = None
        wish = {"do": "answer", "number": number, "option": option, "client": secrets.token_hex(8)}
        try:
            self.line.send(json.dumps(wish))
        except WebSocketException as problem:
            raise hung_up(problem) from None
        return self.look()
