"""All five languages say the same things, everything the house can say is there, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from izakaya.cli.conversation import COMMANDS
from izakaya.cli.sake.screen import BOXES
from izakaya.games import GAMES
from izakaya.games.sake import data as sake
from izakaya.games.sake.deck_file import HOUSE
from izakaya.games.sake.meaning import LIMIT as SAKE_LIMIT
from izakaya.games.sake.meaning import meaning as sake_meaning
from izakaya.games.sake.state import REASONS as SAKE_REASONS
from izakaya.games.sake.state import STATES
from izakaya.games.sword.data import CARDS, CHARACTERS, ROLES, SIDES, WEAPONS
from izakaya.games.sword.meaning import LIMIT as SWORD_LIMIT
from izakaya.games.sword.meaning import meaning as sword_meaning
from izakaya.games.sword.table import REASONS
from izakaya.house.table_settings import SETTINGS as TABLE_SETTINGS
from izakaya.lessons.found import first_lesson, taught
from izakaya.locale import LANGUAGES, Speech
from izakaya.locale.messages import ROOMS
from izakaya.table.game import Game
from izakaya.table.setting import CHOICE, PEOPLE, SEAT, TEXT, Setting
from izakaya.words.about import setting_text
from izakaya.words.plain.names import USUAL_FACTS
from izakaya.words.sake.drinkers import CRIES, DRUNK_CRIES
from izakaya.words.sake.moves import GROUPS, REFUSING
from izakaya.words.sake.why import USES
from tests.locale.files import FILES, SOURCE, messages, parts_of, read

# What Speech reads: the house's rooms, and those of its own games.
SPOKEN = (*ROOMS, "sword", "sword-rules", "sword-lesson", "sake", "sake-rules", "sake-lesson")
# A part of names that are put together from two.
BUILT = {"minion-"}


@pytest.mark.parametrize("room", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed(language: str, room: str) -> None:
    assert [entry.content for entry in read(language, room).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("room", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_parts(language: str, room: str) -> None:
    assert messages(language, room) == messages("en", room)


def test_every_folder_holds_the_same_rooms() -> None:
    for language in LANGUAGES:
        files = sorted(path.stem for path in (SOURCE / "locale" / language).glob("*.ftl"))
        assert files == FILES
    assert set(SPOKEN) | {"web", "guide"} <= set(FILES)


def test_no_name_is_used_in_two_rooms() -> None:
    names = [name for room in FILES for name in messages("en", room)]
    assert len(names) == len(set(names))


def literals(*folders: Path) -> set[str]:
    """Every quoted word in the sources of these folders."""
    found: set[str] = set()
    for folder in folders:
        for path in folder.rglob("*.py"):
            found |= set(re.findall(r'"([a-zA-Z][\w.-]*)"', path.read_text(encoding="utf-8")))
    return found


def sources(game: str) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "games" / game).rglob("*.py"))


def told(game: str) -> set[str]:
    """Everything that a game puts into the news; two names for one event stand in one line."""
    told_in = r'(?:\.tell\(|\bwhat = (?="[\w-]+" if option))([^\n]*)'
    calls = re.findall(told_in, sources(game).replace(".tell(\n", ".tell("))
    return {word for call in calls for word in re.findall(r'"([\w-]+)"', call)} - BUILT


def refused(game: str) -> dict[str, set[str]]:
    """Every reason that a game gives for a refusal, and every rule behind one."""
    source = (SOURCE / "games" / game / "refusals.py").read_text(encoding="utf-8")
    calls = re.findall(r"Refusal\((.*)\)", source)
    words = [word for call in calls for word in re.findall(r'"([\w-]+)"', call)]
    rules = {word for word in words if re.fullmatch(r"[WK]\d+", word)}
    return {"reasons": set(words) - rules, "rules": rules}


def asks(game: str) -> set[str]:
    """Every question of a game."""
    found = re.findall(r'"ask": "([\w-]+)"(?: if [^"]* else "([\w-]+)")?', sources(game))
    found += [(ask, "") for ask in re.findall(r'\["ask"\] = "([\w-]+)"', sources(game))]
    return {ask for pair in found for ask in pair if ask}


def ways(game: str) -> set[str]:
    """Every way of a game to answer."""
    if game == "sword":
        moves = [sword_meaning(option) for option in range(SWORD_LIMIT)]
    else:
        moves = [sake_meaning(HOUSE, option) for option in range(SAKE_LIMIT)]
    return {move.way for move in moves if move is not None}


def wanted() -> set[str]:
    names = wanted_in_sword() | wanted_in_sake()
    names |= {f"command-{name}" for name in COMMANDS} | {f"help-{name}" for name in COMMANDS}
    names |= {f"game-{name}{part}" for name in GAMES for part in ("", ".play")}
    names |= {f"plain-fact-{name}" for name in USUAL_FACTS}
    names |= {f"server-{reason}" for reason in refusals_of_the_server()}
    names |= {name for game in taught() for name in lesson_messages(game)}
    names |= {f"setting-{kind}" for kind in (CHOICE, SEAT, PEOPLE, TEXT)}
    names |= {f"settings-{kind}" for kind in (PEOPLE, TEXT)}
    for game in GAMES.values():
        names |= {name for setting in game.settings.values() for name in named(game.name, setting)}
    return names


def named(whose: str, setting: Setting) -> set[str]:
    """What a setting and its values are called."""
    values = [value.replace(".", "-") for value in setting.values]
    return {f"option-{whose}-{setting.name}{value}" for value in ("", *map("-{}".format, values))}


def lesson_messages(game: str) -> set[str]:
    """All that is said in the first lesson of a game."""
    lesson = first_lesson(game)
    assert lesson is not None
    return set(lesson.messages())


def refusals_of_the_server() -> set[str]:
    """Every reason that the server's code names when it refuses something."""
    files = [
        file
        for room in ("playing", "house", "standalone", "server")
        for file in (SOURCE / room).rglob("*.py")
    ]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    reasons = set(re.findall(r'RequestError\(\s*"([a-z-]+)"', text))
    # Those that depend on the case, and those for what Litestar itself refuses.
    reasons |= set(re.findall(r'"([a-z]+(?:-[a-z]+)+)" if ', text)) | set(
        re.findall(r'else "([a-z]+-[a-z-]+)"', text)
    )
    reasons |= set(re.findall(r'\d{3}: "([a-z-]+)"', text))
    assert len(reasons) > 20
    return reasons


def wanted_in_sword() -> set[str]:
    """The names that the code makes up from the data of Samurai Sword."""
    names = {f"card-{card}" for card in CARDS} | {f"character-{character}" for character in CHARACTERS}
    names |= {f"card-{card}.{part}" for card in CARDS[WEAPONS:] for part in ("short", "full")}
    names |= {f"character-{character}.ability" for character in CHARACTERS}
    names |= {f"role-{role}" for role in (*ROLES, "ninja", "unknown")} | {
        f"side-{side}{part}" for side in SIDES for part in ("", ".of")
    }
    names |= {f"aim-{side}" for side in (*SIDES, "samurai")}
    names |= {f"news-{what}" for what in told("sword") - {"ended"}}
    names |= {f"news-played-{way}" for way in ("weapon", "property", "at", "bushido", "breathing")}
    names |= {"news-drew-each"}
    names |= {f"news-ended-{reason}" for reason in REASONS[1:]}
    names |= {f"question-{ask}" for ask in asks("sword")}
    names |= {f"move-pass-{ask}" for ask in ("play", "attacked", "challenged", "bushido")}
    names |= {f"move-answer-{ask}" for ask in ("attacked", "challenged", "bushido")}
    names |= {f"move-{way}" for way in ways("sword") - {"answer", "pass"}} | {"move-lay-bushido"}
    names |= {f"move-play-{card}" for card in ("geisha", "diversion", "breathing")}
    names |= {f"refusal-{reason}" for reason in refused("sword")["reasons"]}
    assert len(refused("sword")["rules"]) > 10
    return names | {f"rule-sword-W{number}" for number in range(1, 41)}


def wanted_in_sake() -> set[str]:
    """The names that the code makes up from the data of SAKE."""
    names = {f"sake-card-{name}" for name in sake.NAMES}
    names |= {f"sake-card-{name}.{part}" for name in sake.NAMES[sake.WEAPONS :] for part in ("short", "full")}
    for samurai in sake.SAMURAI:
        names |= {f"sake-samurai-{samurai}{part}" for part in ("", ".full", ".skill")}
    names |= {f"sake-location-{location}{part}" for location in sake.LOCATIONS for part in ("", ".rule")}
    names |= {f"sake-back-{back}{part}" for back in sake.BACKS for part in ("", ".mark")}
    names |= {f"sake-place-{place}" for place in ("life", "board")}
    # The card played for a box is told together with its use.
    names |= {f"sake-news-{what}" for what in told("sake") - {"ended", "attacks", "moves"}}
    names |= {f"sake-news-minion-{what}" for what in ("strikes", "strikes-minion")}
    names |= {f"sake-news-{what}" for what in ("strikes", "strikes-minion")}
    names |= {f"sake-news-ended-{reason}" for reason in SAKE_REASONS[1:]}
    names |= {f"sake-result-{reason}" for reason in SAKE_REASONS[1:]}
    names |= {f"sake-cry-{cry}" for cry in {*CRIES.values(), *DRUNK_CRIES.values()}}
    names |= {f"sake-question-{ask}" for ask in asks("sake")}
    names |= {f"sake-group-{group}" for group in GROUPS}
    names |= {f"sake-move-pass-{ask}" for ask in REFUSING}
    names |= {f"sake-move-{way}" for way in ways("sake") - {"choose", "defend", "place", "sake"}}
    names |= {f"sake-move-defend-{ask}" for ask in ("defend", "resist")}
    names |= {f"sake-move-place-{ask}" for ask in ("sake", "move-sake", "give-up-sake")}
    names |= {f"sake-move-sake-{ask}" for ask in ("spoil-sake", "elation")}
    named = ("riceballs-in-the-face", "weak-stomach", "spirit-deed", "deal-sake")
    names |= {f"sake-move-choose-{what}" for what in named}
    names |= {f"sake-use-{way}" for way in USES}
    names |= {f"sake-state-{state}" for state in STATES}
    names |= {f"sake-box-{box}" for box in BOXES}
    names |= {f"sake-refusal-{reason}" for reason in refused("sake")["reasons"]}
    names |= {"sake-note-no-answer"}
    names |= {"option-sake-deck.wrong", "option-sake-deck.large"}
    names |= {f"sake-{name}" for name in ("play-every-on", "play-every-off", "help-every")}
    assert len(refused("sake")["rules"]) > 20
    return names | {f"rule-sake-K{number}" for number in range(1, 49)}


def test_everything_the_game_can_produce_has_a_message() -> None:
    assert len(told("sword")) > 15
    assert len(asks("sword")) == 6
    assert len(told("sake")) > 45
    assert len(asks("sake")) == 29
    have = {name for room in SPOKEN for name in messages("en", room)}
    assert wanted() - have == set()


def test_what_every_table_has_is_called_something() -> None:
    wanted = {name for setting in TABLE_SETTINGS for name in named("table", setting)}
    assert wanted == {name for name in messages("en", "web") if name.startswith("option-table-")}


def test_no_message_is_left_over() -> None:
    used = wanted() | literals(
        SOURCE / "cli",
        SOURCE / "words",
        SOURCE / "locale",
        SOURCE / "bots",
        SOURCE / "house",
        SOURCE / "standalone",
        SOURCE / "server",
        SOURCE / "lessons",
        SOURCE / "envs",
    )
    used |= {"list-and", "list-or", "weapon", "sake-weapon"}
    used |= {f"{name}.{part}" for name in ("weapon", "sake-weapon") for part in ("short", "full")}
    used |= {name for room in SPOKEN for name in parts_of(read("en", room)).mentioned}
    left = {name for room in SPOKEN for name in messages("en", room)} - used
    assert left == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used_and_there(language: str) -> None:
    defined: set[str] = set()
    mentioned: set[str] = set()
    for room in FILES:
        resource = read(language, room)
        defined |= {f"-{entry.id.name}" for entry in resource.body if isinstance(entry, ast.Term)}
        here = parts_of(resource).mentioned
        mentioned |= {name for name in here if name.startswith("-")}
        # The browser reads a room by itself: a message mentions only those beside it.
        assert {name for name in here if not name.startswith("-")} <= messages(language, room).keys()
    assert mentioned == defined


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_setting_names_all_its_values(language: str, game: Game) -> None:
    speech = Speech(language)
    for setting in game.settings.values():
        expects = setting_text(speech, setting)
        assert all(value in expects for value in (setting.name, *setting.values))
