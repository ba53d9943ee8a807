"""The conversation of one person with a table: what happened, what is asked, what the person types."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from izakaya.bots import hint
from izakaya.cli.company import Company
from izakaya.cli.options import Options
from izakaya.cli.rooms import room_for
from izakaya.cli.terminal import Terminal
from izakaya.cli.trouble import Trouble
from izakaya.locale import Speech
from izakaya.table.errors import nearest
from izakaya.table.table import Table
from izakaya.words import Choice, Heard, View
from izakaya.words.missing import rule_numbers
from izakaya.words.sentences import joined
from izakaya.words.spelling import plain

COMMANDS: Final = (
    "help",
    "back",
    "hint",
    "why",
    "table",
    "log",
    "cards",
    "rules",
    "every",
    "settings",
    "quit",
)
TURNED_BACK: Final = -1  # instead of an option: the person wants the question before again
DEALT_ANEW: Final = (
    -2
)  # instead of an option: the person has chosen another setting, and another table is laid
ASKED: Final = ("question", "options", "asked")  # what differs in a view when only the question does


class Conversation:
    """A person at a seat, bots at the others."""

    def __init__(self, table: Table, me: int, others: Company, speech: Speech, terminal: Terminal) -> None:
        self.table = table
        self.me = me
        self.others = others
        self.stages: list[Table] = []  # the table before each answer that nobody has heard of yet
        self.speech = speech
        self.terminal = terminal
        self.room = room_for(table, speech, me)
        self.listened = 0  # how much of the table's news the person has heard
        self.heard: list[Heard] = []  # that, and a remark now and then
        self.shown = 0  # how much of it stands on the screen
        self.answered = False  # whether the person has answered anything yet
        self.every = False  # whether to ask even what hardly anybody wants to be bothered with
        self.known = [name for name in COMMANDS if name != "every" or self.room.spares_questions()]
        # English always works, the person's own words do too.
        self.commands = {name: name for name in self.known} | {
            plain(speech.say(f"command-{name}")): name for name in self.known
        }
        self.commands["?"] = "help"
        self.commands["b"] = "back"
        self.commands["q"] = "quit"

    def talk(self) -> None:
        """Until the game is over or the person leaves."""
        self.greet()
        while not self.table.over:
            options = self.table.options()
            asked = self.table.asked
            assert asked is not None
            if asked != self.me:
                self.stages.clear()
                self.others.answer(self.table, self.terminal.live)
            elif len(options) == 1:
                remark = self.room.forced(self.table.view(self.me))
                self.listen()
                if remark is not None:
                    self.heard.append(remark)
                self.table.answer(options[0])
            else:
                unasked = None if self.every else self.room.unasked(self.table, self.table.view(self.me))
                option = self.ask() if unasked is None else unasked
                if option is None:
                    return
                if option == TURNED_BACK:
                    self.turn_back()
                elif option != DEALT_ANEW:
                    # What the person was spared is no answer of theirs: the settings may still be chosen.
                    self.answered = self.answered or unasked is None
                    self.take(option)
        self.tell()
        self.terminal.show("", *self.room.ending(self.table, self.heard))

    def greet(self) -> None:
        self.terminal.show(
            "", *self.room.welcome(self.table.view(self.me)), self.speech.say("play-help-hint")
        )

    def sit_at(self, table: Table) -> None:
        """At another table, at which nothing has happened yet."""
        self.table = table
        self.room = room_for(table, self.speech, self.me)
        self.stages.clear()
        self.heard.clear()
        self.listened = self.shown = 0
        self.greet()

    def take(self, option: int) -> None:
        """Answer, and keep the table as it was as long as the answer is known to nobody else."""
        before = self.table.copy()
        self.table.answer(option)
        if before.is_reaction() or self.table.over or self.table.asked != self.me or self.has_changed(before):
            self.stages.clear()
        else:
            self.stages.append(before)

    def has_changed(self, before: Table) -> bool:
        """Whether more is different for the person than the question: something has happened, or a card was seen."""
        if len(self.table.news) > self.listened:
            return True
        then, now = before.view(self.me), self.table.view(self.me)
        return any(then[what] != now[what] for what in now if what not in ASKED)

    def turn_back(self) -> None:
        """To the question before, as if it had not been answered."""
        before = self.stages.pop()
        before.telling = True
        before.news = self.table.news
        self.table = before

    def listen(self) -> None:
        news = self.table.news
        self.heard += [Heard.by(self.me, one) for one in news[self.listened :]]
        self.listened = len(news)

    def tell(self) -> None:
        """Show what has happened since the person was last told."""
        self.listen()
        if self.shown < len(self.heard):
            self.terminal.show("", *self.room.log(self.heard, self.shown))
        self.shown = len(self.heard)

    # Asking the person.

    def ask(self) -> int | None:
        """The person's answer to the present question; `None` if the person leaves."""
        view = self.table.view(self.me)
        self.listen()
        # A choice that is made in several questions changes nothing on the table before the last of them.
        # A game that tells nothing is shown each time.
        if self.shown < len(self.heard) or not self.heard:
            self.stages.clear()
            self.tell()
            self.terminal.show("", *self.room.table(view))
        choices = self.room.choices(self.table, view)
        self.show_question(view, choices)
        while True:
            words = self.terminal.ask(self.speech.say("play-prompt"))
            if words is None:
                self.terminal.show(self.speech.say("play-input-ended"))
                return None
            if not words:
                self.show_question(view, choices)
                continue
            option = self.number(words, choices)
            if option is not None:
                return option
            if self.stages and self.commands.get(plain(words)) == "back":
                return TURNED_BACK
            if self.commands.get(plain(words).partition(" ")[0]) == "settings":
                if self.choose_settings(words.split(maxsplit=2)[1:]):
                    return DEALT_ANEW
                continue
            if not self.obey(words, view, choices):
                self.terminal.show(self.speech.say("play-quit"))
                return None

    def show_question(self, view: View, choices: list[Choice]) -> None:
        self.terminal.show("", Text(self.room.question(self.table, view), style="bold"))
        group = ""
        for choice in choices:
            if choice.group != group:
                group = choice.group
                self.terminal.show(Text(" " + group, style="dim"))
            line = Text(f" {choice.number:>3}  ", style="bold cyan")
            line.append(choice.text, style="not bold default")
            self.terminal.show(line)
        if self.stages:
            line = Text("   b  ", style="bold cyan")
            line.append(self.speech.say("play-back"), style="not bold default")
            self.terminal.show(line)

    def number(self, words: str, choices: list[Choice]) -> int | None:
        """The option of a number on the list."""
        # Wide digits count as well, but not the ² that lies beside the 1 on some keyboards.
        if words.isdecimal() and len(words) < 5:
            for choice in choices:
                if choice.number == int(words):
                    return choice.option
        return None

    # Everything else that the person may type.

    def obey(self, words: str, view: View, choices: list[Choice]) -> bool:
        """Do what the words say; false if the person wants to leave."""
        first, _, rest = plain(words).partition(" ")
        command = self.commands.get(first)
        if command == "quit" and not rest:
            return False
        answers: dict[str, Callable[[], list[RenderableType]]] = {
            "help": lambda: self.help(view),
            "back": lambda: [self.speech.say("play-no-back")],
            "hint": lambda: self.hint(choices),
            "table": lambda: self.room.table(view),
            "log": lambda: self.room.log(self.heard),
            "cards": lambda: self.room.cards(view),
            "rules": lambda: [self.room.summary()],
            "every": self.ask_everything,
        }
        if command == "why":
            said = self.why(rest, view, choices) or self.explain(rest, choices)
        elif command in answers and not rest:
            said = answers[command]()
        else:
            said = self.explain(words, choices)
        self.terminal.show("", *said)
        if command in ("help", "table") and not rest:
            self.show_question(view, choices)
        return True

    def choose_settings(self, words: list[str]) -> bool:
        """The settings, what there is to choose for one of them, or the choice: then the table is another one."""
        options = Options(self.table, self.me, self.speech)
        try:
            if len(words) < 2:
                self.terminal.show("", *(options.offered(words[0]) if words else options.listed()))
                return False
            if self.answered:
                raise Trouble("settings-late")
            table, sentence = options.dealt(*words)
        except Trouble as trouble:
            self.terminal.show(trouble.sentence(self.speech))
            return False
        self.terminal.show("", sentence)
        self.sit_at(table)
        return True

    def ask_everything(self) -> list[RenderableType]:
        """From now on ask everything, or no longer."""
        self.every = not self.every
        return [self.speech.say(self.about_every("play-every-on" if self.every else "play-every-off"))]

    def about_every(self, message: str) -> str:
        """What everything is: the game may say it in its own words."""
        own = f"{self.table.origin.game}-{message}"
        return own if self.speech.knows(own) else message

    def hint(self, choices: list[Choice]) -> list[RenderableType]:
        """What a master would do here, and why, from what the person may know."""
        self.terminal.show(self.speech.say("play-thinking"))
        found = hint(self.table, self.me, self.speech)
        [best] = [choice for choice in choices if choice.option == found.option]
        advice = self.speech.say("play-hint", number=best.number, move=best.text)
        return [Text(advice, style="bold"), joined(self.speech, found.sentences)]

    def why(self, about: str, view: View, choices: list[Choice]) -> list[RenderableType]:
        for choice in choices:
            if about.isdecimal() and len(about) < 5 and choice.number == int(about):
                return [self.speech.say("why-on-offer", number=choice.number, move=choice.text)]
        return self.room.why(self.table, view, about)

    def explain(self, words: str, choices: list[Choice]) -> list[RenderableType]:
        """A rule's number, or the name of a card or a person."""
        rule = plain(words).upper()
        text = "" if "." in rule else self.room.rule(rule)
        if text:
            return [self.speech.say("rule-line", rule=rule, text=text)]
        found = self.room.explain(words)
        if found:
            return found
        if re.fullmatch(r"[A-Z]\d{1,3}", rule):
            return [self.speech.say("rule-unknown", rule=rule)]
        numbers = [choice.number for choice in choices]
        least, most = min(numbers), max(numbers)
        if plain(words).lstrip("+-").isdecimal():
            return [self.speech.say("play-number-range", least=least, most=most)]
        shown = words if len(words) <= 60 else words[:60] + "…"
        near = nearest(plain(words).partition(" ")[0], self.commands)
        trouble = Trouble("play-not-understood", near, words=shown, least=least, most=most)
        return [trouble.sentence(self.speech)]

    def help(self, view: View) -> list[RenderableType]:
        say = self.speech.say
        own = {name: say(f"command-{name}") for name in self.known}
        card = next((card.name for card in self.room.telling.cards(view)), "none")
        rules = self.speech.listing(rule_numbers(self.speech, self.table.origin.game)[:2]) or "none"
        lines: list[RenderableType] = [
            Text(say("help-title"), style="bold"),
            "  " + say("help-number"),
            "  " + say("help-enter"),
        ]
        for name in self.known:
            word = "?" if name == "help" else own[name]
            message = self.about_every("help-every") if name == "every" else f"help-{name}"
            text = say(message, why=own["why"], card=card, rules=rules)
            line = Text(f"  {word}", style="bold cyan")
            line.append(f": {text}", style="not bold default")
            lines.append(line)
        return [*lines, "", *self.room.cards(view), "", self.room.summary()]
