"""`izakaya play`: a person and bots at one table, line by line."""

from __future__ import annotations

import shlex
import shutil
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from izakaya.bots import BOTS, TEMPERS
from izakaya.bots.named import GaveUp
from izakaya.cli import records, settings
from izakaya.cli.arguments import Words, quote, whole_number
from izakaya.cli.company import Company, company
from izakaya.cli.conversation import Conversation
from izakaya.cli.terminal import Terminal
from izakaya.cli.trouble import Trouble
from izakaya.games import GAMES
from izakaya.locale import Speech
from izakaya.table.chance import commitment, fresh_seed
from izakaya.table.errors import nearest
from izakaya.table.table import Table
from izakaya.words.about import game_name, setting_line

INTERRUPTED: Final = 130
FAILED: Final = 1
USUAL_SEATS: Final = 5  # or as near to it as a game can be played


def help_text(speech: Speech) -> str:
    lines = [
        setting_line(speech, game, setting) for game in GAMES.values() for setting in game.settings.values()
    ]
    return speech.say(
        "help-play",
        games=", ".join(GAMES),
        bots=", ".join(BOTS),
        temperaments=", ".join(TEMPERS),
        settings="\n  ".join(lines),
        example=settings.an_example(),
    )


def run(words: Sequence[str], speech: Speech, terminal: Terminal) -> int:
    parser = Words("play")
    parser.add_argument("game", nargs="?")
    for name in ("seats", "seat", "bots", "seed", "record"):
        parser.may_say(name)
    parser.may_say("option", many=True)
    settings.may_choose(parser)
    said = parser.understand(words)
    games = ", ".join(GAMES)
    if said.game is None:
        raise Trouble("error-no-game", games=games)
    if said.game not in GAMES:
        raise Trouble("error-game", nearest(said.game, GAMES), game=quote(said.game), games=games)
    game = GAMES[said.game]
    usual = min(max(USUAL_SEATS, game.least), game.most)
    seats = usual if said.seats is None else whole_number("--seats", said.seats)
    name = game_name(speech, game)
    if not game.least <= seats <= game.most:
        raise Trouble("error-seats", game=name, least=game.least, most=game.most, seats=str(seats))
    me = 0 if said.seat is None else whole_number("--seat", said.seat)
    if not 0 <= me < seats:
        raise Trouble("error-seat", seat=str(me), last=seats - 1)
    seed = fresh_seed() if said.seed is None else whole_number("--seed", said.seed)
    others = company(said.bots, seats, me, seed)
    table = settings.lay_table(game, seats, seed, settings.chosen(said, game, speech), speech)
    path = Path(said.record).expanduser() if said.record else records.usual_place(table)
    records.prepare(path)
    return sit_down(table, me, others, path, speech, terminal)


@contextmanager
def hanging_up() -> Iterator[None]:
    """If the terminal is closed or the system goes down, leave as after Ctrl-C, with the game saved."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, interrupt) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)


def sit_down(table: Table, me: int, others: Company, path: Path, speech: Speech, terminal: Terminal) -> int:
    """Play to the end, or until the person leaves; whatever happens, the record is saved."""
    code = 0
    conversation = Conversation(table, me, others, speech, terminal)
    try:
        with hanging_up():
            terminal.show_whole(speech.say("play-commitment", hash=commitment(table.origin.seed)))
            conversation.talk()
            if conversation.table.over:
                show_seed(table, speech, terminal)
    except KeyboardInterrupt:
        code = INTERRUPTED
        terminal.show("", speech.say("play-interrupted"))
    except GaveUp as problem:
        code = FAILED
        terminal.show("", speech.say("error-own-bot", detail=str(problem)))
    finally:
        records.save(conversation.table, others.names, path)
    terminal.show_whole(speech.say("play-saved", file=str(path)))
    terminal.show_whole(speech.say("play-replay-hint", command=started_as(), file=shlex.quote(str(path))))
    return code


def started_as() -> str:
    """The command as the person can type it again: its script may lie where the shell does not look."""
    script = sys.argv[0]
    found = shutil.which("izakaya")
    if Path(script).name != "izakaya" or (
        found is not None and Path(found).resolve() == Path(script).resolve()
    ):
        return "izakaya"
    return shlex.quote(script)


def show_seed(table: Table, speech: Speech, terminal: Terminal) -> None:
    """The seed, and how to compare it with the seal without trusting us."""
    seed = str(table.origin.seed)
    terminal.show("")
    terminal.show_whole(speech.say("play-seed", seed=seed))
    terminal.show(speech.say("play-check"))
    terminal.show_whole(f"  printf 'izakaya seed {seed}' | sha256sum")
