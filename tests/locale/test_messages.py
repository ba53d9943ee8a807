"""All five languages say the same things, everything the house can say is there, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import izakaya
from izakaya.cli.conversation import COMMANDS
from izakaya.cli.rooms import PLAYABLE
from izakaya.games.sword.data import CARDS, CHARACTERS, ROLES, SIDES, WEAPONS
from izakaya.games.sword.table import REASONS
from izakaya.locale import LANGUAGES
from izakaya.locale.speech import ROOMS

pytestmark = pytest.mark.once

SOURCE = Path(izakaya.__file__).parent
SWORD = SOURCE / "games" / "sword"


class Parts(Visitor):
    """Collects the variables of a message, and the messages and terms that it mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.mentioned: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.mentioned.add("-" + node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.mentioned.add(node.id.name)


def parts_of(node: ast.BaseNode) -> Parts:
    parts = Parts()
    parts.visit(node)
    return parts


def read(language: str, room: str) -> ast.Resource:
    path = SOURCE / "locale" / language / f"{room}.ftl"
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def messages(language: str, room: str) -> dict[str, set[str]]:
    """The names of a file's messages and attributes, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in read(language, room).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert entry.value is not None
            found[entry.id.name] = parts_of(entry.value).variables
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = parts_of(attribute.value).variables
    return found


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed(language: str, room: str) -> None:
    assert [entry.content for entry in read(language, room).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_parts(language: str, room: str) -> None:
    assert messages(language, room) == messages("en", room)


def test_every_folder_holds_the_same_rooms() -> None:
    for language in LANGUAGES:
        files = sorted(path.stem for path in (SOURCE / "locale" / language).glob("*.ftl"))
        assert files == sorted(ROOMS)


def test_no_name_is_used_in_two_rooms() -> None:
    names = [name for room in ROOMS for name in messages("en", room)]
    assert len(names) == len(set(names))


def literals(*folders: Path) -> set[str]:
    """Every quoted word in the sources of these folders."""
    found: set[str] = set()
    for folder in folders:
        for path in folder.rglob("*.py"):
            found |= set(re.findall(r'"([a-zA-Z][\w.-]*)"', path.read_text(encoding="utf-8")))
    return found


def told() -> set[str]:
    """Everything that Samurai Sword puts into the news."""
    sources = "".join(path.read_text(encoding="utf-8") for path in SWORD.glob("*.py"))
    return set(re.findall(r'\.tell\(\s*"([\w-]+)"', sources))


def refused() -> dict[str, set[str]]:
    """Every reason that Samurai Sword gives for a refusal, and every rule behind one."""
    source = (SWORD / "refusals.py").read_text(encoding="utf-8")
    calls = re.findall(r"Refusal\((.*)\)", source)
    words = [word for call in calls for word in re.findall(r'"([\w-]+)"', call)]
    rules = {word for word in words if re.fullmatch(r"W\d+", word)}
    return {"reasons": set(words) - rules, "rules": rules}


def wanted() -> set[str]:
    """The names that the code makes up from the data of Samurai Sword."""
    names = {f"card-{card}" for card in CARDS} | {f"character-{character}" for character in CHARACTERS}
    names |= {f"card-{card}.{part}" for card in CARDS[WEAPONS:] for part in ("short", "full")}
    names |= {f"character-{character}.ability" for character in CHARACTERS}
    names |= {f"role-{role}" for role in ROLES} | {"role-unknown"} | {f"side-{side}" for side in SIDES}
    names |= {f"aim-{side}" for side in (*SIDES, "samurai")}
    names |= {f"news-{what}" for what in told() - {"ended"}}
    names |= {f"news-played-{way}" for way in ("weapon", "property", "at", "bushido", "breathing")}
    names |= {"news-drew-each"}
    names |= {f"news-ended-{reason}" for reason in REASONS[1:]}
    names |= {f"question-{ask}" for ask in asks()}
    names |= {f"move-pass-{ask}" for ask in ("play", "attacked", "challenged", "bushido")}
    names |= {f"move-answer-{ask}" for ask in ("attacked", "challenged", "bushido")}
    names |= {f"move-{way}" for way in ways() - {"answer", "pass"}} | {"move-lay-bushido"}
    names |= {f"move-play-{card}" for card in ("geisha", "diversion", "breathing")}
    names |= {f"refusal-{reason}" for reason in refused()["reasons"]}
    names |= {f"rule-sword-{rule}" for rule in refused()["rules"]}
    names |= {f"command-{name}" for name in COMMANDS} | {f"help-{name}" for name in COMMANDS}
    names |= {f"game-{name}" for name in PLAYABLE}
    return names | {f"option-{game.name}-{option}" for game in PLAYABLE.values() for option in game.options}


def asks() -> set[str]:
    return set(re.findall(r'"ask": "([\w-]+)"', (SWORD / "questions.py").read_text(encoding="utf-8")))


def ways() -> set[str]:
    return set(re.findall(r'Move\("([\w-]+)"', (SWORD / "meaning.py").read_text(encoding="utf-8")))


def test_everything_the_game_can_produce_has_a_message() -> None:
    assert len(told()) > 15
    assert len(asks()) == 6
    have = {name for room in ROOMS for name in messages("en", room)}
    assert wanted() - have == set()


def test_no_message_is_left_over() -> None:
    used = wanted() | literals(SOURCE / "cli", SOURCE / "locale", SOURCE / "bots")
    used |= {"list-and", "list-or", "weapon"}
    left = {name for room in ROOMS for name in messages("en", room)} - used
    assert left == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used_and_there(language: str) -> None:
    defined: set[str] = set()
    mentioned: set[str] = set()
    for room in ROOMS:
        resource = read(language, room)
        defined |= {f"-{entry.id.name}" for entry in resource.body if isinstance(entry, ast.Term)}
        mentioned |= parts_of(resource).mentioned
    assert mentioned == defined


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setting_characters_names_them_all(language: str) -> None:
    text = (SOURCE / "locale" / language / "sword.ftl").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("option-sword-characters"))
    assert all(character in line for character in CHARACTERS)
