"""A table in the terminal: what can be said about it, in lines and colours. Playing and replaying know no game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from izakaya.cli.screen import Screen
from izakaya.table.table import Table
from izakaya.words import Ending, Explanation, Heard, Line, Telling, View
from izakaya.words.sentences import joined


class Room:
    """One table, one reader (a seat, or nobody in particular), one language."""

    def __init__(self, telling: Telling, screen: Screen, seats: int, reader: int | None) -> None:
        self.telling = telling
        self.seats = seats
        self.reader = reader
        # What needs no other looks here.
        self.table = screen.table
        self.opened = screen.opened
        self.hands = screen.hands
        self.question = telling.question
        self.choices = telling.choices
        self.forced = telling.forced
        self.spares_questions = telling.spares_questions
        self.unasked = telling.unasked
        self.screen = screen
        self.rule = telling.rule
        self.summary = telling.summary

    def welcome(self, view: View) -> list[RenderableType]:
        """Who sits here, said once before the first question."""
        title, *lines = self.telling.welcome(view)
        others = len(lines) - (self.seats - 1)
        return [Text(title, style="bold"), *lines[:others], *("  " + line for line in lines[others:])]

    def log(self, news: Sequence[Heard], since: int = 0) -> list[RenderableType]:
        """What happened: turns are headings, the rest stands below them."""
        return [self.chronicled(line) for line in self.telling.log(news, since)]

    def chronicled(self, line: Line) -> Text:
        if line.kind == "turn":
            return Text(f"— {line.text} —", style="bold")
        if line.kind == "cry":
            return Text("    " + line.text, style="italic magenta")
        return Text("  " + line.text, style=self.screen.styles.get(line.what, ""))

    def cards(self, view: View) -> list[RenderableType]:
        """What the cards in the reader's hand do."""
        shown: list[RenderableType] = [Text(self.telling.speech.say("cards-title"), style="bold")]
        shown += [indented(explained(card)) for card in self.telling.cards(view)]
        return shown

    def explain(self, words: str) -> list[RenderableType]:
        """What a card, a person or a place named so is; nothing if there is none."""
        found = self.telling.explain(words)
        return [] if found is None else [explained(found)]

    def why(self, table: Table, view: View, words: str) -> list[RenderableType]:
        """What is missing, each line with its reason and rule; then those rules in a sentence each."""
        say = self.telling.speech.say
        missing = self.telling.missing(table, view, words)
        if not missing:
            if not words:
                return [say("why-nothing")]
            found = self.telling.explain(words)
            # Nothing that could be missing has the name of a place.
            if found is None or found.kind == "location":
                return []
            return [say("why-nothing-about", words=words[:60])]
        shown: list[RenderableType] = [Text(say("why-title"), style="bold")]
        for why in missing:
            if why.rule:
                line = say("why-line", what=why.what, reason=why.reason, rule=why.rule)
            else:
                line = say("plain-fact", what=why.what, value=why.reason)
            shown.append(indented(Text(line)))
        rules = {why.rule: why.rule_text for why in missing if why.rule_text}
        for rule in sorted(rules, key=in_order):
            shown.append(indented(Text(say("rule-line", rule=rule, text=rules[rule]), style="dim")))
        return shown

    def ending(self, table: Table, news: Sequence[Heard]) -> list[RenderableType]:
        """Who won and why, of a table that is over."""
        ending = self.telling.ending(table, news)
        shown: list[RenderableType] = [
            Text(f"═══ {ending.title} ═══", style="bold yellow"),
            Text(ending.winners, style="bold"),
            *ending.reasons,
            "",
            self.points(ending),
        ]
        if ending.sides_text:
            shown.append(Text(ending.sides_text, style="dim"))
        if ending.deciding:
            shown += ["", Text(ending.deciding, style="italic")]
        story = joined(self.telling.speech, ending.story)
        return [*shown, "", Text(ending.story_title, style="bold"), story]

    def points(self, ending: Ending) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        who, state, points = ending.headings
        grid.add_column(who)
        grid.add_column(state)
        bare = all(row.points_text == str(row.points) for row in ending.rows)
        grid.add_column(points, justify="right" if bare else "left")
        for row in ending.rows:
            mine = row.seat == self.reader
            name = self.telling.speech.say("table-me", name=row.name) if mine else row.name
            grid.add_row(Text(name, style="bold" if row.winner else ""), row.role_or_state, row.points_text)
        return grid


def in_order(rule: str) -> tuple[int, str]:
    """Where a rule stands among others: by its number."""
    digits = "".join(letter for letter in rule if letter.isdecimal())
    return int(digits or 0), rule


def explained(found: Explanation) -> Text:
    line = Text(found.line)
    if found.kind == "card":
        line.stylize("bold", 0, len(found.name))
    return line


def indented(line: Text) -> Padding:
    return Padding(line, (0, 0, 0, 2))
