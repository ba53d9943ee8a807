"""Two examples for every command, shown at the end of its help. `tests/cli/test_examples.py` runs them."""

from __future__ import annotations

from typing import Final

from izakaya.locale import Speech

EXAMPLES: Final = {
    "play": ("play sake --seats 4 --bots adept", "play sword --bots novice,master,adept,random --seed 7 --lang ja"),
    "learn": ("learn sake", "learn sword --lang de"),
    "puzzle": ("puzzle sake", "puzzle sword 3 --lang it"),
    "replay": ("replay game.json", "replay game.json --seat 0"),
    "serve": ("serve --port 8800 --open", "serve --host 0.0.0.0 --database house.db --keep 90d"),
    "admin": ("admin status", "admin backup house.backup --database house.db"),
    "match": (
        "match --game sword --seats 3 --players adept,novice,random --games 12",
        "match --versus master,adept --iterations 200 --games 100 --report match.html",
    ),
    "balance": ("balance sake --seats 3 --games 20", "balance sword --players adept --out balance.md"),
    "tune": (
        "tune sake --study sake.study --trials 50",
        "tune sake --study sake.study --seats 3-5 --out deck.toml",
    ),
    "calibrate": ("calibrate sword --check --games 50", "calibrate sake --seats 3-6 --cores 4"),
    "games": (
        "games sword --out played --seats 3 --games 4 --bots novice",
        "games sake --out more --bots adept,novice --processes 4",
    ),
    "mcp": ("mcp --lang it", "mcp --house http://localhost:8765 --table ID --token TOKEN"),
    "puzzles": ("puzzles sake --count 10", "puzzles sword --seats 3-5 --out sword.puzzles --keep dug"),
}  # fmt: skip


def examples(speech: Speech, command: str) -> str:
    """The examples of a command, under a heading."""
    return "\n".join(
        [speech.say("help-examples"), *(f"  izakaya {example}" for example in EXAMPLES[command])]
    )
