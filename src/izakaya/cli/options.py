"""The settings of a table in the conversation at it: what was chosen, what else there is, and choosing it before the first answer."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from izakaya.cli import settings
from izakaya.cli.arguments import quote
from izakaya.cli.trouble import Trouble
from izakaya.locale import Speech
from izakaya.table.errors import nearest
from izakaya.table.game import Game
from izakaya.table.setting import PEOPLE, RANDOM, SEAT, TEXT, Setting
from izakaya.table.table import Table
from izakaya.words.about import setting_name, value_name
from izakaya.words.spelling import meant, plain


class Options:
    """What can be said about the settings of one table, and a table with others."""

    def __init__(self, table: Table, me: int, speech: Speech) -> None:
        assert isinstance(table.game, Game)
        self.table = table
        self.game = table.game
        self.me = me
        self.speech = speech
        self.command = speech.say("command-settings")

    def listed(self) -> list[RenderableType]:
        """All of them, as they are."""
        say = self.speech.say
        if not self.game.settings:
            return [say("settings-none")]
        lines: list[RenderableType] = [Text(say("settings-title"), style="bold")]
        for number, setting in enumerate(self.game.settings.values(), 1):
            name = setting_name(self.speech, self.game, setting)
            lines.append(numbered(number, say("settings-line", name=name, value=self.value(setting))))
        return [*lines, say("settings-how", settings=self.command)]

    def value(self, setting: Setting) -> str:
        """What was chosen, in words."""
        chosen = self.table.origin.options.get(setting.name, "")
        if setting.kind == TEXT:
            return self.speech.say("setting-own-file" if chosen else "setting-house-file")
        if setting.kind == PEOPLE:
            names = [name.strip() for name in chosen.split(",")] if chosen else [RANDOM]
            return ", ".join(value_name(self.speech, self.game, setting, name) for name in names)
        return self.named(setting, chosen or self.values(setting)[0])

    def values(self, setting: Setting) -> list[str]:
        """What there is to choose, the usual first; of people, whom there is."""
        if setting.kind == SEAT:
            return [RANDOM, *(str(seat) for seat in range(self.table.origin.seats))]
        return [RANDOM, *setting.values] if setting.kind == PEOPLE else list(setting.values)

    def named(self, setting: Setting, value: str) -> str:
        if setting.kind == SEAT and value != RANDOM:
            who = "me" if value == str(self.me) else "other"
            return self.speech.say("setting-seat-number", seat=value, who=who)
        return value_name(self.speech, self.game, setting, value)

    def offered(self, word: str) -> list[RenderableType]:
        """What there is to choose for one of them."""
        number, setting = self.meant(word)
        lines: list[RenderableType] = [
            Text(setting_name(self.speech, self.game, setting), style="bold"),
            *(
                numbered(place, self.named(setting, value))
                for place, value in enumerate(self.values(setting), 1)
            ),
        ]
        if setting.kind in (PEOPLE, TEXT):
            lines.append(self.speech.say(f"settings-{setting.kind}", settings=self.command, number=number))
        else:
            lines.append(self.speech.say("settings-how", settings=self.command))
        return lines

    def meant(self, word: str) -> tuple[int, Setting]:
        """The setting of this number or name."""
        for number, setting in enumerate(self.game.settings.values(), 1):
            if plain(word) in (str(number), plain(setting.name)):
                return number, setting
        raise Trouble(
            "settings-unknown",
            nearest(plain(word), self.game.settings),
            words=quote(word),
            settings=self.command,
        )

    def dealt(self, word: str, text: str) -> tuple[Table, str]:
        """The table dealt anew with another value for one of them, and a sentence about it."""
        _, setting = self.meant(word)
        origin = self.table.origin
        options = {**origin.options, setting.name: self.read(setting, text)}
        table = settings.lay_table(self.game, origin.seats, origin.seed, options, self.speech)
        name = setting_name(self.speech, self.game, setting)
        value = Options(table, self.me, self.speech).value(setting)
        return table, self.speech.say("settings-dealt", name=name, value=value)

    def read(self, setting: Setting, text: str) -> str:
        """A value by its number on the list, by its name, or as it is written for programs."""
        if setting.kind == TEXT:
            return settings.load(text, setting, f"option-{self.game.name}-{setting.name}", self.speech)
        if setting.kind == PEOPLE:
            return ",".join(self.one(setting, name) for name in text.split(","))
        return self.one(setting, text)

    def one(self, setting: Setting, text: str) -> str:
        values = self.values(setting)
        known = {plain(self.named(setting, value)): value for value in values}
        if setting.kind != SEAT:  # whose names are numbers, as the places on the list are
            known |= {plain(value): value for value in values}
        known |= {str(number): value for number, value in enumerate(values, 1)}
        return meant(text, known) or text.strip()


def numbered(number: int, text: str) -> Text:
    line = Text(f" {number:>3}  ", style="bold cyan")
    line.append(text, style="not bold default")
    return line
