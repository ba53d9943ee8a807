"""Two examples for every command, shown at the end of its help. `tests/cli/test_examples.py` runs them."""

from __future__ import annotations

from typing import Final

from izakaya.games import GAMES
from izakaya.locale import Speech

#: With the first and the last of the installed games that the command can do something with.
EXAMPLES: Final = {
    "play": ("play {first} --seats 4 --bots adept", "play {last} --bots master --seed 7 --lang ja"),
    "learn": ("learn {first}", "learn {last} --lang de"),
    "puzzle": ("puzzle {first}", "puzzle {last} 3 --lang it"),
    "replay": ("replay game.json", "replay game.json --seat 0"),
    "serve": ("serve --port 8800 --open", "serve --host 0.0.0.0 --database house.db --keep 90d"),
    "admin": ("admin status", "admin backup house.backup --database house.db"),
    "match": (
        "match --game {first} --seats 3 --players adept,novice,random --games 12",
        "match --game {last} --versus master,adept --iterations 200 --report match.html",
    ),
    "balance": ("balance {first} --seats 3 --games 20", "balance {last} --players adept --out balance.md"),
    "tune": (
        "tune {first} --study evening.study --trials 50",
        "tune {first} --study evening.study --seats 3-5 --out deck.toml",
    ),
    "calibrate": ("calibrate {first} --check --games 50", "calibrate {last} --cores 4"),
    "games": (
        "games {first} --out played --seats 3 --games 4 --bots novice",
        "games {first} --out more --bots adept,novice --processes 4",
    ),
    "mcp": ("mcp --lang it", "mcp --house http://localhost:8765 --table ID --token TOKEN"),
    "puzzles": ("puzzles {first} --count 10", "puzzles {last} --out more.puzzles --keep dug"),
    "train": ("train {first} --seats 3 --games 50 --out outlook.json", "train {first} --keep games"),
}
#: The part that a game must bring for a command.
NEEDED: Final = {
    "learn": "lessons",
    "puzzle": "lessons",
    "puzzles": "lessons",
    "tune": "book",
    "train": "signs",
}


def examples_of(command: str) -> list[str]:
    """The examples of a command, as they are typed after `izakaya`."""
    part = NEEDED.get(command)
    games = [name for name, game in GAMES.items() if part is None or part in game.parts]
    return [example.format(first=games[0], last=games[-1]) for example in EXAMPLES[command]]


def examples(speech: Speech, command: str) -> str:
    """The same under a heading, for the help."""
    return "\n".join(
        [speech.say("help-examples"), *(f"  izakaya {example}" for example in examples_of(command))]
    )
