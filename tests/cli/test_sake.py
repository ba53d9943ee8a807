"""SAKE in the terminal: whole games through a pipe, the circle, what options lead to, deck files, and the flavour."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from izakaya import Record, new_table, parse, read_record, replay
from izakaya.bots import bot
from izakaya.cli.room import Room
from izakaya.cli.rooms import room_for
from izakaya.games import sake
from izakaya.games.sake import data
from izakaya.games.sake.table import SakeTable
from izakaya.locale import LANGUAGES, Speech
from izakaya.words import Choice, Heard
from izakaya.words.sake.drinkers import Drinkers
from tests.cli.terminal import izakaya, process, records_of, text
from tests.sake.figures import figured

HOUSE_DECK = Path(sake.__file__).with_name("deck.toml")
ANSWERS = ["1", "0", "2"] * 700


def the_record(home: Path) -> Record:
    (path,) = records_of(home)
    return read_record(path.read_text(encoding="utf-8"))


def laid(position: str) -> tuple[SakeTable, Room]:
    table = parse(position)
    assert isinstance(table, SakeTable)
    return table, room_for(table, Speech("en"), table.asked)


def choices(position: str) -> list[Choice]:
    table, room = laid(position)
    return room.choices(table, table.view(table.asked))


def asking(table: SakeTable) -> str:
    question = table.view(table.asked)["question"]
    assert isinstance(question, dict)
    return str(question["ask"])


def strike(table: SakeTable) -> None:
    """Musashi attacks Tomoe with Sakuragi and the Katana."""
    room = room_for(table, Speech("en"), 0)
    for start in ("Sakuragi 2: ", "Katana → Tomoe"):
        listed = room.choices(table, table.view(0))
        table.answer(next(choice.option for choice in listed if choice.text.startswith(start)))


DUEL = figured("""
seat 0 miyamoto-musashi standing hand sakuragi-1 minion-3 minion-9 gear katana-1 no-dachi-1 sake board wielding katana
seat 1 tomoe-gozen hand katana-8
seat 2 yagyu-jubei hand falter-1 gear katana-3 pipe-1 sake pipe wielding katana
circle seat-0 1 seat-1 2 minion-4 1 seat-2 3
minion-4 of 1 clockwise
""")


# Whole games.


@pytest.mark.parametrize(
    ("language", "seats", "location"), [("en", 3, "inn"), ("it", 5, "distillery"), ("ja", 8, "rope-bridge")]
)
def test_a_whole_game_through_a_pipe(tmp_path: Path, language: str, seats: int, location: str) -> None:
    words = (
        "play",
        "sake",
        "--seats",
        str(seats),
        "--lang",
        language,
        "--seed",
        "11",
        "--location",
        location,
    )
    run = process if language == "en" else izakaya
    done = run(tmp_path, *words, typed=ANSWERS)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    record = the_record(tmp_path)
    assert replay(record).over
    assert record.options == {"location": location}


@pytest.mark.parametrize("language", ["de", "es"])
def test_a_whole_game_with_chosen_hands(tmp_path: Path, language: str) -> None:
    words = ("play", "sake", "--seats", "4", "--lang", language, "--seed", "3", "--first", "2")
    done = izakaya(tmp_path, *words, "--option", "choose_hand=yes", typed=ANSWERS)
    assert (done.returncode, done.stderr) == (0, "")
    assert replay(the_record(tmp_path)).over


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    table = new_table("sake", seats=3, seed=6)
    bots = [bot("novice", seat) for seat in range(3)]
    while not table.over:
        asked = table.asked
        assert asked is not None
        table.answer(bots[asked].choose(table.view(asked)))
    path = tmp_path / "game.json"
    path.write_text(Record.of(table).text(), encoding="utf-8")
    everything = izakaya(tmp_path, "replay", str(path), typed=["", "b", "9999", "log"])
    assert (everything.returncode, everything.stderr) == (0, "")
    assert everything.stdout.count(" holds ") >= 9
    assert "The game is over" in everything.stdout
    own = izakaya(tmp_path, "replay", str(path), "--seat", "1", "--lang", "ja", typed=["5", "9999"])
    assert (own.returncode, own.stderr) == (0, "")
    assert "（あなた）" in own.stdout


# The table.


def test_the_circle_is_drawn_with_its_steps_and_minions() -> None:
    table, room = laid(DUEL)
    shown = text(room.table(table.view(0))).replace("\u00a0", " ").splitlines()
    assert shown[0].rstrip() == "Musashi-san · Tomoe ·· [m Tomoe→] · Jūbei ··· ↻"
    assert re.search(r"Tomoe +●●●●● +0 +D +1 +6 +sits +Katana", "\n".join(shown))
    assert re.search(r"Jūbei +●●●●● +1 .*sits +Katana +Pipe◉", "\n".join(shown))
    assert re.search(r"Musashi-san \(you\) +●●●●● +1 +\w+ +stands, drunk +Katana +No-Dachi", "\n".join(shown))
    assert any(line.startswith("Masu ◉◉◉◉◉◉◉◉ 8 · Inn · draw pile ") for line in shown)


def test_two_samurai_stand_in_a_line() -> None:
    table, room = laid(
        figured("""
seat 0 tomoe-gozen hand katana-4
seat 1 yagyu-jubei spirit hand roar-2 sake 2
seat 2 hojo-masako
line seat-0 2 seat-2
""")
    )
    shown = text(room.table(table.view(0))).splitlines()
    assert shown[0].rstrip() == "Tomoe-san ·· Masako"
    assert any("Spirit" in line and line.split()[0] == "Jūbei" for line in shown)
    moving = next(choice for choice in room.choices(table, table.view(0)) if "up to 3 steps" in choice.text)
    table.answer(moving.option)
    assert any("toward the door" in choice.text for choice in room.choices(table, table.view(0)))


# Options say what they lead to.


def test_attacks_say_with_what_how_strong_and_whom() -> None:
    attacks = [choice.text for choice in choices(DUEL) if choice.group == "Attack"]
    assert "Sakuragi 2: Katana, strength 5 → Tomoe" in attacks
    table, room = laid(DUEL)
    table.answer(next(c.option for c in choices(DUEL) if c.text.startswith("Sakuragi 2: ")))
    view = table.view(0)
    assert room.question(table, view) == "Sakuragi (attack 2): with what, and at whom?"
    assert [choice.text for choice in room.choices(table, view)] == [
        "Katana → Tomoe, 1 and 6 steps: 2 + 3 = strength 5"
    ]


def test_twins_are_told_apart() -> None:
    texts = [choice.text for choice in choices(DUEL)]
    assert len(set(texts)) == len(texts)
    assert "Minion: toward Tomoe #1" in texts
    assert "Minion: toward Jūbei #2" in texts


def test_cards_of_one_name_are_told_apart_by_their_boxes() -> None:
    drinks = [c.text for c in choices(DUEL.replace("minion-3 minion-9", "sakuragi-2")) if "draw 2" in c.text]
    assert len(drinks) == 2
    assert all(re.search(r"draw 2 · att \d def \d mov \d dri \d, ", drink) for drink in drinks)


def test_the_last_turn_is_called_so() -> None:
    table, room = laid(DUEL)
    assert "last turn" not in room.question(table, table.view(0))
    table, room = laid(DUEL + "masu 0\nrounds 0 extra 0 minions 0 sudden 0\n")
    assert room.question(table, table.view(0)).startswith(
        "Sudden death, and this is your last turn! Your turn:"
    )


def test_the_strength_foretold_is_the_strength_declared() -> None:
    foretold = 0
    speech = Speech("en")
    for seed in range(8):
        table = new_table("sake", seats=4, seed=seed, location="bamboo-grove")
        bots = [bot("random" if seed % 2 else "novice", seat) for seat in range(4)]
        while not table.over:
            asked = table.asked
            assert asked is not None
            option = bots[asked].choose(table.view(asked))
            assert isinstance(table, SakeTable)
            shown = ""
            if table.describe(option).way in ("strike", "throw", "defend"):
                listed = room_for(table, speech, asked).choices(table, table.view(asked))
                shown = next(choice.text for choice in listed if choice.option == option)
            told = len(table.news)
            table.answer(option)
            for news in table.news[told:]:
                if shown and news.what in ("strikes", "strikes-minion"):
                    # Two minions of one samurai are told apart by a number behind.
                    assert re.sub(r" #\d$", "", shown).endswith(f"strength {news.number}")
                    foretold += 1
                    break
                if shown and news.what == "defended":
                    assert f"= {news.number}, " in shown
                    foretold += 1
                    break
    assert foretold > 40


def test_a_defence_says_what_is_left() -> None:
    table, _ = laid(DUEL)
    strike(table)
    while asking(table) == "interrupt":
        table.answer(0)
    mine = room_for(table, Speech("en"), 1)
    assert mine.question(table, table.view(1)) == (
        "Musashi-san attacks you with Katana, strength 5. It would kill you: 5 wounds. You have 5 Life."
    )
    texts = [choice.text for choice in mine.choices(table, table.view(1))]
    assert "Katana: 0 + 2 = 2, leaving 3 wounds" in texts
    assert "Take it: you die" in texts


# Being asked.


def test_hardly_anybody_is_asked_to_burn_while_others_act() -> None:
    table, _ = laid(DUEL)
    strike(table)
    asked = []
    while asking(table) == "interrupt":
        seat = table.asked
        assert seat is not None
        assert any(table.describe(option).way == "burn-soul" for option in table.options())
        asked.append((seat, room_for(table, Speech("en"), seat).unasked(table, table.view(seat))))
        table.answer(0)
    # Tomoe is the one attacked; Jūbei holds a Falter, which does not stop an attack.
    assert asked == [(1, None), (2, 0)]


def test_a_player_who_wants_to_is_asked_everything(tmp_path: Path) -> None:
    done = izakaya(tmp_path, "play", "sake", "--seed", "2", "--first", "0", typed=["every", "EVERY", "quit"])
    on, off = "From now on you are asked everything", "From now on you are not asked"
    assert 0 < done.stdout.find(on) < done.stdout.find(off)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", r"Katana → .*: it needs exactly 1 step, the nearer side has 3 \(K6\)"),
        ("it", r"Katana → .*: serve 1 passo esatto, dal lato più vicino sono 3 \(K6\)"),
        ("de", r"Katana → .*: braucht genau 1 Schritt, auf der näheren Seite sind es 3 \(K6\)"),
        ("es", r"Katana → .*: hace falta 1 paso exacto, por el lado más cercano hay 3 \(K6\)"),
        ("ja", r"刀 → .*：間合いちょうど1が必要です（近い側は3）（K6）"),
    ],
)
def test_why_names_the_rule(language: str, sentence: str) -> None:
    table, _ = laid(DUEL)
    table.answer(next(c.option for c in choices(DUEL) if c.text.startswith("Sakuragi 2: ")))
    room = room_for(table, Speech(language), 0)
    shown = " ".join(text(room.why(table, table.view(0), "")).split())
    assert re.search(sentence.replace("→ .*", "→ .*?"), shown)
    assert re.search(r"K6(:|：) ?\S", shown)


def test_why_about_a_card_and_help_about_rules(tmp_path: Path) -> None:
    typed = ["why yumi", "why 1", "K6", "K99", "sakuragi", "jubei", "distillery", "?", "rules"]
    done = izakaya(tmp_path, "play", "sake", "--seed", "5", "--first", "0", typed=typed)
    answers = done.stdout.partition("> why yumi")[2]
    assert "Number 1 is on offer" in answers
    assert "K6: A range N needs exactly N steps" in answers
    assert "no explanation for rule K99" in answers
    assert "Sakuragi: An event: draw 2 cards." in answers
    assert "Yagyū Jūbei Mitsuyoshi: nobody can interrupt" in answers
    assert "Distillery: each samurai gets 1 sake" in answers
    assert "The dead become Spirits" in answers


# Deck files.


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck = tmp_path / "my-deck.toml"
    sharper = HOUSE_DECK.read_text(encoding="utf-8").replace(
        "attack = 2, defence = 3", "attack = 9, defence = 3", 1
    )
    deck.write_text(sharper, encoding="utf-8")
    words = ("play", "sake", "--seed", "5", "--first", "0", "--deck", str(deck))
    done = izakaya(tmp_path, *words, typed=["wakizashi", "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "adds 9 to an attack" in " ".join(done.stdout.split())
    assert the_record(tmp_path).options["deck"] == sharper
    again = izakaya(tmp_path, "replay", str(records_of(tmp_path)[0]))
    assert (again.returncode, again.stderr) == (0, "")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "it needs the line 'form = 1'"),
        (b"= nonsense", "The deck is not TOML"),
        (b"form = 1\n", "the section [weapons] is missing"),
        (b"\xff\xfe", "cannot be read"),
        (b"x" * 300_000, "too large to be a deck"),
    ],
)
def test_a_deck_that_is_none(tmp_path: Path, content: bytes, sentence: str) -> None:
    deck = tmp_path / "bad.toml"
    deck.write_bytes(content)
    refused(tmp_path, ("--deck", str(deck)), sentence)


def test_a_deck_with_a_wrong_line(tmp_path: Path) -> None:
    deck = tmp_path / "bad.toml"
    house = HOUSE_DECK.read_text(encoding="utf-8")
    deck.write_text(house.replace('"sakuragi", 1', '"sakuragy", 1', 1), encoding="utf-8")
    number = next(i for i, line in enumerate(house.splitlines(), 1) if '"sakuragi", 1' in line)
    refused(tmp_path, ("--deck", str(deck)), f"Line {number} of the deck: 'sakuragy' is no event")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--deck", "nowhere.toml"), "There is no file nowhere.toml."),
        (("--deck", "."), "cannot be read"),
        (("--deck",), "--deck needs a value"),
        (("--seats", "9"), "SAKE is for 3 to 8 players, not 9."),
        (("--location", "moon"), "does not take the setting location=moon: location is one of inn,"),
        (("--first", "7"), "does not take the setting first=7: first is the number of a seat"),
        (("--location", "inn", "--option", "bare_hands=two"), "the setting bare_hands=two: bare_hands is"),
        (("--option", "samurai=tomoe-gozen,tomoe-gozen"), "nobody twice"),
    ],
)
def test_what_cannot_be_is_one_sentence(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    refused(tmp_path, words, sentence)


def test_the_settings_of_sake_are_none_of_sword(tmp_path: Path) -> None:
    for words in (("--location", "inn"), ("--first", "0"), ("--deck", str(HOUSE_DECK))):
        done = izakaya(tmp_path, "play", "sword", *words)
        assert done.returncode == 2
        assert f"has no setting “{words[0].removeprefix('--')}”" in done.stderr


def refused(home: Path, words: tuple[str, ...], sentence: str) -> None:
    done = izakaya(home, "play", "sake", *words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""
    assert records_of(home) == []


# The flavour: K4, K13, K32.


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Tomoe-san"), ("it", "Tomoe-san"), ("de", "Tomoe-san"), ("es", "Tomoe-san"), ("ja", "巴さん")],
)
def test_the_first_player_is_addressed_with_respect(tmp_path: Path, language: str, name: str) -> None:
    words = ("--seats", "3", "--first", "1", "--option", "samurai=yagyu-jubei,tomoe-gozen,hojo-masako")
    done = izakaya(tmp_path, "play", "sake", "--lang", language, *words, typed=["0", "quit"])
    assert done.stdout.count(name) > 3


@pytest.mark.parametrize(
    ("language", "cry"),
    [("en", "SAKEEE!"), ("it", "SAKÈEE!"), ("de", "SAKEEE!"), ("es", "¡SAKEEE!"), ("ja", "酒だぁ！")],
)
def test_a_drinker_cries_out(language: str, cry: str) -> None:
    table = new_table("sake", seats=3, seed=1)
    room = room_for(table, Speech(language), None)
    assert cry in text(room.log([Heard("drank", 0, number=2)]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drunk_talks_like_one_until_the_board_is_empty(language: str) -> None:
    speech = Speech(language)
    room = room_for(new_table("sake", seats=3, seed=1), speech, None)
    board = data.ON_BOARD
    sober = speech.say("sake-cry-iaido")
    events = [
        Heard("iaido", 0, cards=("katana-8",)),
        Heard("placed-sake", 0, number=board),
        Heard("iaido", 0, cards=("katana-8",)),
        Heard("burned-to-draw", 0, number=board),
        Heard("iaido", 0, cards=("katana-8",)),
    ]
    shown = text(room.log(events))
    assert shown.count(sober) == 2
    # What came before tells who is drunk, also when only the end is shown.
    assert sober not in text(room.log(events[:3], since=2))
    assert sober in text(room.log(events, since=4))


def test_who_is_drunk_is_what_the_view_shows() -> None:
    compared = 0
    for seed in range(16):
        table = new_table("sake", seats=5, seed=seed)
        bots = [bot("random", seat) for seat in range(5)]
        drinkers = Drinkers()
        heard = 0
        while not table.over:
            for news in table.news[heard:]:
                drinkers.hear(Heard.opened(news))
            heard = len(table.news)
            asked = table.asked
            assert asked is not None
            assert isinstance(table, SakeTable)
            view = table.view(asked)
            people = view["people"]
            assert isinstance(people, list)
            drunks = {p["seat"] for p in people if p["state"] == "samurai" and p["board_sake"]}
            assert drinkers.drunk == drunks
            compared += len(drunks)
            table.answer(bots[asked].choose(view))
    assert compared > 50


def test_only_drunks_chatter() -> None:
    room = room_for(new_table("sake", seats=3, seed=1), Speech("en"), None)
    blow = Heard("wounded", 1, 0, number=2)
    assert "“" not in text(room.log([blow]))
    shown = text(room.log([Heard("placed-sake", 1, number=data.ON_BOARD), blow]))
    assert "“" in shown
    assert Speech("en").say("sake-cry-wounded") not in shown


def test_a_drunk_boasts_only_of_a_defence_that_held() -> None:
    room = room_for(new_table("sake", seats=3, seed=1), Speech("en"), 0)
    drunk = Heard("placed-sake", 1, number=data.ON_BOARD)
    defence = Heard("defended", 1, 0, cards=("katana-8",), number=2)
    wound = Heard("wounded", 1, 0, number=1)
    assert text(room.log([drunk, defence, Heard("turn", 2)])).count("“") == 1
    assert text(room.log([drunk, defence])).count("“") == 1
    assert text(room.log([drunk, defence, wound])).count("“") == 1
    assert text(room.log([drunk, defence, defence, wound])).count("“") == 1


def test_a_drunk_does_not_slur_the_same_way_twice() -> None:
    room = room_for(new_table("sake", seats=3, seed=1), Speech("en"), 0)
    wound = Heard("wounded", 1, 0, number=1)
    shown = text(room.log([Heard("placed-sake", 1, number=data.ON_BOARD), *[wound] * 4]))
    assert len({line for line in shown.splitlines() if "“" in line}) > 1
