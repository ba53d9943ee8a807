"""Going back, being spared a question, asking for advice: what makes sitting at the terminal easier."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import cast

import pytest

from izakaya import Record, Table, new_table, read_record, replay
from izakaya.cli.company import company
from izakaya.cli.conversation import Conversation
from izakaya.cli.terminal import Terminal
from izakaya.locale import LANGUAGES, Speech
from tests.cli.terminal import izakaya, records_of

# The person is the eldest and may begin with an Iaido, which takes a second question: where to move first.
IAIDO = ("play", "sake", "--seats", "4", "--first", "0", "--seed", "2", "--bots", "adept")


def answers(home: Path) -> list[int]:
    path = records_of(home)[-1]
    found = read_record(path.read_text(encoding="utf-8")).answers
    path.unlink()
    return found


def test_a_choice_of_several_questions_can_be_taken_back(tmp_path: Path) -> None:
    straight = izakaya(tmp_path, *IAIDO, typed=["1", "1", "quit"]).stdout
    expected = answers(tmp_path)
    done = izakaya(tmp_path, *IAIDO, typed=["2", "b", "1", "back", "1", "1", "quit"])
    assert answers(tmp_path) == expected
    assert done.stdout.count("where do you move first?") == 3
    assert done.stdout.count("   b  Back to the question before") == 3
    first = "Your turn: what do you do? 2 cards left to play."
    assert done.stdout.count(first) == straight.count(first) + 2
    # From there on the games are the same, line by line.
    declared = "Iaido! You leap up"
    assert (
        done.stdout.partition(declared)[2].splitlines()[:20]
        == straight.partition(declared)[2].splitlines()[:20]
    )


def test_what_has_happened_cannot_be_taken_back(tmp_path: Path) -> None:
    done = izakaya(tmp_path, *IAIDO, typed=["b", "1", "1", "b", "quit"])
    assert done.stdout.count("There is nothing to go back to") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_and_hint_are_words_of_every_language(tmp_path: Path, language: str) -> None:
    speech = Speech(language)
    typed = ["1", speech.say("command-back"), "quit"]
    done = izakaya(tmp_path, *IAIDO, "--lang", language, typed=typed)
    assert speech.say("play-back") in done.stdout
    assert speech.say("play-no-back") not in done.stdout


class Wavering:
    """A terminal at which somebody answers anything and takes back whatever can be taken back, once."""

    live = False

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.lines: list[str] = []
        self.turned = 0
        self.back = False

    def show(self, *things: object) -> None:
        self.lines += [str(thing) for thing in things]

    def ask(self, prompt: str) -> str:
        asked = self.lines
        self.lines = []
        if any(line.startswith("   b  ") for line in asked) and not self.back:
            self.back = True
            self.turned += 1
            return "b"
        self.back = False
        return self.luck.choice([line.split()[0] for line in asked if re.match(r" +\d+  ", line)])


@pytest.mark.parametrize(("game", "seats"), [("sake", 3), ("sake", 5), ("sake", 8), ("sword", 5)])
def test_a_player_who_wavers_plays_a_game_that_can_be_replayed(game: str, seats: int) -> None:
    """Only what nobody knows is taken back: the seat's view was the same, and the record leads to the same table."""
    turned = 0
    for seed in range(3):
        terminal = Wavering(seed)
        table = new_table(game, seats=seats, seed=seed)
        table.telling = True
        conversation = Watching(
            table, 0, company("random", seats, 0, seed), Speech("en"), cast(Terminal, terminal)
        )
        conversation.talk()
        end = conversation.table
        assert end.over
        assert replay(Record.of(end)).notation() == end.notation()
        turned += terminal.turned
    assert turned > 0


class Watching(Conversation):
    """A conversation that sees to it that nothing was learned by an answer that is taken back."""

    def turn_back(self) -> None:
        now: Table = self.table
        super().turn_back()
        then = self.table
        assert then.asked == now.asked == self.me
        assert not then.is_reaction()
        views = [
            {
                name: value
                for name, value in table.view(self.me).items()
                if name not in ("question", "options")
            }
            for table in (then, now)
        ]
        assert views[0] == views[1]
        assert now.answered - then.answered >= 1


def test_the_only_weapon_is_wielded_without_a_question(tmp_path: Path) -> None:
    done = izakaya(tmp_path, *IAIDO, typed=["0", "1", "1", "quit"])
    assert "Which weapon do you wield" not in done.stdout
    assert "You wield Katana." in done.stdout


def test_a_player_who_wants_to_be_asked_everything_is(tmp_path: Path) -> None:
    done = izakaya(tmp_path, *IAIDO, typed=["every", "0", "1", "1", "quit"])
    assert "Which weapon do you wield" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_a_number_and_a_reason(tmp_path: Path, language: str) -> None:
    speech = Speech(language)
    done = izakaya(tmp_path, *IAIDO, "--lang", language, typed=[speech.say("command-hint"), "quit"])
    said = done.stdout.partition(speech.say("play-thinking"))[2]
    pattern = re.escape(speech.say("play-hint", number=77, move="")).replace("77", r"(\d+)")
    found = re.search(pattern, said)
    assert found is not None
    assert re.search(rf"^ +{found.group(1)}  ", done.stdout, re.MULTILINE)
    assert len(answers(tmp_path)) == len(answers_without_hint(tmp_path))


def answers_without_hint(home: Path) -> list[int]:
    izakaya(home, *IAIDO, typed=["quit"])
    return answers(home)
