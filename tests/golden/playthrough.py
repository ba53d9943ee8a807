"""A whole game as readable text: what was asked, offered and answered, what happened, and the position now
and then.
"""

from __future__ import annotations

from dataclasses import dataclass

from izakaya import Move, News, Table, new_table
from izakaya.testing import Pick, at_random

EVERY = 15  # questions between two positions


@dataclass(frozen=True)
class Golden:
    """One game that is kept. A new game of the house joins with a line in `KEPT`."""

    game: str
    seats: int
    seed: int
    luck: int
    options: tuple[tuple[str, str], ...] = ()
    every: int = EVERY

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}.txt"


KEPT = (
    Golden("sword", 3, seed=31, luck=3),
    Golden("sword", 5, seed=52, luck=5),
    Golden("sword", 7, seed=73, luck=7),
    Golden("sake", 3, seed=52, luck=3, options=(("location", "hot-spring"), ("choose_hand", "yes"))),
    Golden("sake", 5, seed=109, luck=1),
    Golden(
        "sake",
        8,
        seed=207,
        luck=2,
        options=(("location", "distillery"), ("bare_hands", "always")),
        every=100,
    ),
)


def move_words(move: Move) -> str:
    """A move in a few words: `attack bokken at 2`."""
    words = [move.way]
    for part in (move.card, move.weapon):
        if part is not None:
            words.append(part)
    if move.target is not None:
        words.append(f"at {move.target}")
    for rest in (move.place, move.number):
        if rest is not None:
            words.append(str(rest))
    return " ".join(words)


def news_words(news: News, seats: int) -> str:
    """An event, and who sees its cards if not everybody does."""
    told = news.seen_by(None)
    eyes = [str(seat) for seat in range(seats) if None not in list_of(news.seen_by(seat).get("cards"))]
    words = [str(told["what"])]
    words += [f"{key} {told[key]}" for key in ("seat", "target", "number") if key in told]
    if news.cards:
        words.append(", ".join(news.cards))
        if None in list_of(told["cards"]):
            words.append(f"(seen by {', '.join(eyes)})" if eyes else "(seen by nobody)")
    return " ".join(words)


def list_of(thing: object) -> list[object]:
    return thing if isinstance(thing, list) else []


def playthrough(kept: Golden) -> str:
    """The text of a kept game."""
    table = new_table(kept.game, seats=kept.seats, seed=kept.seed, **dict(kept.options))
    options = "".join(f", {name} {value}" for name, value in kept.options)
    lines = [f"game {kept.game}, seats {kept.seats}, seed {kept.seed}, luck {kept.luck}{options}", ""]
    lines += ["The deal:", *tell(table, 0), ""]
    pick = at_random(kept.luck)
    number = 0
    while not table.over:
        if number % kept.every == 0:
            lines += ["Position:", *indented(without_log(table.notation())), ""]
        number += 1
        lines += question(table, pick, number)
    lines += ["Position:", *indented(table.notation()), "", "Result:"]
    result = table.result()
    lines += [f"  winners {', '.join(map(str, result.winners))} by {result.reason}"]
    lines += [
        f"  seat {seat}: {result.teams[seat]}, {result.points[seat]} points" for seat in range(kept.seats)
    ]
    lines += [f"  {side}: {points} points" for side, points in result.sides.items()]
    return "\n".join(lines) + "\n"


def question(table: Table, pick: Pick, number: int) -> list[str]:
    """One question, its options, the answer, and what came of it."""
    options = table.options()
    offered = "; ".join(f"{option} {move_words(table.describe(option))}" for option in options)
    option = pick(options)
    lines = [f"{number}. Seat {table.asked} is asked: {offered}"]
    lines.append(f"   answers {option} {move_words(table.describe(option))}")
    heard = len(table.news)
    table.answer(option)
    return lines + tell(table, heard)


def tell(table: Table, since: int) -> list[str]:
    return [f"   - {news_words(news, int(table.seats))}" for news in table.news[since:]]


def without_log(text: str) -> str:
    """A position without what the news have told before; only the last one of a game is kept whole."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("log"))


def indented(text: str) -> list[str]:
    return [f"  | {line}" for line in text.splitlines()]
