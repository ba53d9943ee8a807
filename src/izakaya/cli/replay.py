"""`izakaya replay`: step through a record."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from izakaya.bots import BOTS, UnknownTemperament, sentences
from izakaya.bots.hindsight import reason_for
from izakaya.bots.named import parted
from izakaya.cli import records
from izakaya.cli.arguments import Words, quote, whole_number
from izakaya.cli.records import Kept
from izakaya.cli.rooms import room_for
from izakaya.cli.terminal import Terminal
from izakaya.cli.trouble import Trouble
from izakaya.games import GAMES
from izakaya.locale import Speech
from izakaya.table.errors import BadAnswer, BadRecord
from izakaya.table.table import Table
from izakaya.words import Heard
from izakaya.words.spelling import plain


def help_text(speech: Speech) -> str:
    return speech.say("help-replay")


def run(words: Sequence[str], speech: Speech, terminal: Terminal) -> int:
    parser = Words("replay")
    parser.add_argument("file", nargs="?")
    parser.may_say("seat")
    said = parser.understand(words)
    if not said.file:
        raise Trouble("error-no-file")
    kept = records.load(said.file)
    seat = None if said.seat in (None, "all") else whole_number("--seat", said.seat)
    film = Film(kept, quote(said.file))
    if seat is not None and not 0 <= seat < film.end.seats:
        raise Trouble("error-seat", seat=str(seat), last=int(film.end.seats) - 1)
    Viewing(film, seat, speech, terminal).watch()
    return 0


class Film:
    """All steps of a record. A step is a decision and everything that follows from it without another one."""

    def __init__(self, kept: Kept, name: str) -> None:
        record = kept.record
        try:
            table = record.begin(GAMES)
        except BadRecord:
            raise Trouble("error-file-unknown", file=name) from None
        table.telling = True
        self.end = table
        self.players = kept.players
        self.answers: list[int] = []  # the decision that each step but the last ends with
        # Each step: the table as it then was, and how much of the news had been told.
        self.steps: list[tuple[Table, int]] = []
        for number, answer in enumerate(record.answers, 1):
            if len(table.options()) > 1:
                self.steps.append((table.copy(), len(table.news)))
                self.answers.append(answer)
            try:
                table.answer(answer)
            except BadAnswer:
                raise Trouble("error-file-answer", file=name, number=number) from None
        self.steps.append((table.copy(), len(table.news)))


class Viewing:
    """Somebody watching: through the eyes of one seat, or with all cards open."""

    def __init__(self, film: Film, seat: int | None, speech: Speech, terminal: Terminal) -> None:
        self.film = film
        self.seat = seat
        self.speech = speech
        self.terminal = terminal
        self.room = room_for(film.end, speech, seat)

    def watch(self) -> None:
        """Show a step, ask, show the next, until the person leaves or the input ends."""
        last = len(self.film.steps) - 1
        step = 0
        self.terminal.show(self.speech.say("replay-help"))
        self.show(step)
        while True:
            words = self.terminal.ask(self.speech.say("replay-prompt"))
            if words is None:
                return
            typed = plain(words)
            if typed in ("q", "quit", plain(self.speech.say("command-quit"))):
                return
            if typed in ("log", plain(self.speech.say("command-log"))):
                self.terminal.show(*self.room.log(self.heard(step)))
                continue
            if typed in ("why", plain(self.speech.say("command-why"))):
                self.terminal.show(self.why(step))
                continue
            before = step
            if typed in ("", "n"):
                step += 1
            elif typed == "b":
                step -= 1
            elif typed.isdecimal() and len(typed) < 9:
                step = min(int(typed), last)
            else:
                self.terminal.show(self.speech.say("replay-help"))
                continue
            if step < 0 or step > last:
                self.terminal.show(self.speech.say("replay-start" if step < 0 else "replay-end"))
                step = before
                continue
            self.show(step)

    def why(self, step: int) -> str:
        """Why the bot that decided last played so. Reasons speak of what it held and suspected: after the game, cards open."""
        say = self.speech.say
        if self.seat is not None or not self.film.end.over:
            return say("replay-why-later")
        if step == 0:
            return say("replay-start")
        table, _ = self.film.steps[step - 1]
        seat = table.asked
        assert seat is not None
        name = self.film.players[seat] if self.film.players else None
        person = self.room.telling.names.person(seat)
        if name is None or parted(name)[0] not in BOTS:
            return say("replay-why-nobody", name=person)
        try:
            reason = reason_for(table, self.film.answers[step - 1], name)
        except UnknownTemperament:  # a record may hold anything
            return say("replay-why-nobody", name=person)
        return say(
            "replay-why", name=person, reason=sentences(reason, self.speech, self.room.telling.names.person)
        )

    def heard(self, step: int) -> list[Heard]:
        """What has happened up to a step; before step 0 there is the deal."""
        news = self.film.end.news[: self.film.steps[step][1]]
        return [Heard.opened(one) if self.seat is None else Heard.by(self.seat, one) for one in news]

    def show(self, step: int) -> None:
        table, _ = self.film.steps[step]
        last = len(self.film.steps) - 1
        shown: list[RenderableType] = [
            "",
            Text(self.speech.say("replay-step", step=step, steps=last), style="bold yellow"),
        ]
        shown += self.room.log(self.heard(step), self.film.steps[step - 1][1] if step else 0)
        shown.append("")
        if self.seat is None:
            views = [table.view(seat) for seat in range(int(table.seats))]
            shown += [*self.room.table(self.room.opened(views)), "", *self.room.hands(views)]
        else:
            shown += self.room.table(table.view(self.seat))
        if step == last:
            shown.append("")
            if table.over:
                shown += self.room.ending(table, self.heard(step))
            else:
                shown.append(self.speech.say("replay-unfinished"))
        self.terminal.show(*shown)
