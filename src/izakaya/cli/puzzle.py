"""`izakaya puzzle`: find the move that a master would play, one position after the other, and read why."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from izakaya.bots.spoken import names, sentences
from izakaya.cli.arguments import Words, quote
from izakaya.cli.learn import listed
from izakaya.cli.play import started_as
from izakaya.cli.rooms import room_for
from izakaya.cli.terminal import Terminal
from izakaya.cli.trouble import Trouble
from izakaya.games import GAMES
from izakaya.lessons.puzzle import Puzzle, puzzles_of, puzzling
from izakaya.locale import Speech
from izakaya.table.errors import nearest
from izakaya.words import Choice
from izakaya.words.about import game_name
from izakaya.words.spelling import plain


def help_text(speech: Speech) -> str:
    return speech.say("help-puzzle", games=" | ".join(puzzling()))


def run(words: Sequence[str], speech: Speech, terminal: Terminal) -> int:
    parser = Words("puzzle")
    parser.add_argument("game", nargs="?")
    parser.add_argument("number", nargs="?")
    said = parser.understand(words)
    games = puzzling()
    if said.game not in games:
        raise Trouble("error-no-puzzles", nearest(said.game or "", games), games=", ".join(games))
    puzzles = puzzles_of(said.game)
    first = said.number or "1"
    if not (first.isascii() and first.isdecimal() and len(first) < 5 and 1 <= int(first) <= len(puzzles)):
        raise Trouble("error-no-puzzle", number=quote(first), count=len(puzzles))
    for puzzle in puzzles[int(first) - 1 :]:
        title = speech.say(
            "puzzle-title",
            game=game_name(speech, GAMES[said.game]),
            number=puzzle.number,
            count=len(puzzles),
        )
        terminal.show("", Text(f"═══ {title} ═══", style="bold yellow"), "")
        if not solved(puzzle, speech, terminal):
            command = f"{started_as()} puzzle {said.game} {puzzle.number}"
            terminal.show(speech.say("puzzle-left", command=command))
            return 0
    terminal.show(speech.say("puzzle-all"))
    return 0


def solved(puzzle: Puzzle, speech: Speech, terminal: Terminal) -> bool:
    """One position, as the seat that is asked sees it, until it is solved, shown or passed over; false if the person leaves."""
    say = speech.say
    table = puzzle.table()
    room = room_for(table, speech, table.asked)
    view = table.view(table.asked)
    choices = room.choices(table, view)
    question = ["", Text(room.question(table, view), style="bold"), *listed(choices)]
    terminal.show(*room.table(view), *question, say("puzzle-keys"))
    answer = puzzle.option(table, puzzle.answer)
    while True:
        words = terminal.ask(say("play-prompt"))
        typed = "" if words is None else plain(words)
        if words is None or typed in ("q", "quit", plain(say("command-quit"))):
            return False
        if typed == "n":
            return True
        chosen = [one for one in choices if typed.isdecimal() and len(typed) < 5 and one.number == int(typed)]
        if typed != "a" and not chosen:
            terminal.show(say("puzzle-keys"))
        elif typed != "a" and chosen[0].option != answer:
            terminal.show(Padding(Text(say("puzzle-wrong"), style="green"), (0, 2)))
        else:
            terminal.show(
                Padding(Text(told(puzzle, choices, speech, typed != "a"), style="bold green"), (0, 2))
            )
            return True


def told(puzzle: Puzzle, choices: Sequence[Choice], speech: Speech, right: bool) -> str:
    """The answer, the master's reason for it, and what it is worth."""
    table = puzzle.table()
    named = {choice.option: choice.text for choice in choices}
    move = named[puzzle.option(table, puzzle.answer)]
    said = [speech.say("puzzle-right") if right else speech.say("puzzle-answer", move=move)]
    said.append(sentences(puzzle.reason(table), speech, names(table, speech)))
    said.append(
        speech.say(
            "puzzle-share",
            won=puzzle.won[0],
            next=named[puzzle.option(table, puzzle.next)],
            other=puzzle.won[1],
        )
    )
    return "\n".join(said)
