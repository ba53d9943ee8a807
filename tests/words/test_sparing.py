"""Questions of SAKE that people can be spared, and the order of what is left to choose."""

from __future__ import annotations

import pytest

from izakaya import Table
from izakaya.locale import Speech
from izakaya.words import Choice, Telling, telling_for
from tests.sake.at_the_table import asks, attack, let_pass, pass_, play, position, struck, three

BESIDE = "circle seat-0 1 seat-1 3 seat-2 3"


def telling(table: Table, language: str = "en") -> Telling:
    return telling_for(table, Speech(language), table.asked)


def obvious(table: Table) -> int | None:
    return telling(table).obvious(table, table.view(table.asked))


def unasked(table: Table) -> int | None:
    return telling(table).unasked(table, table.view(table.asked))


def listed(table: Table, language: str = "en") -> list[Choice]:
    return telling(table, language).choices(table, table.view(table.asked))


def ways(table: Table) -> list[str]:
    return [str(table.describe(choice.option).way) for choice in listed(table)]


def punched(b: str, a: str = "burning-ramen-1") -> Table:
    """Seat 0 attacks seat 1 with bare hands and the box of a card: 0 in that of Burning Ramen 1."""
    table = three(f"standing hand {a} gear", f"life 5 {b}", "hand sakuragi-1", BESIDE)
    attack(table, a.rpartition("-")[0], "bare-hands", 1, all_asked=True)
    return table


# What cannot hurt.


def test_K10_nobody_is_asked_about_an_attack_of_strength_0() -> None:
    table = punched("hand blurred-vision-1 burning-ramen-2")
    asked = []
    while asks(table) in ("interrupt", "defend"):
        asked.append((table.asked, asks(table), obvious(table), unasked(table)))
        table.answer(0)
    assert asked == [(1, "interrupt", 0, 0), (2, "interrupt", 0, 0), (1, "defend", 0, 0)]


def test_K10_an_attack_of_strength_1_is_asked_about() -> None:
    table = punched("hand blurred-vision-1", "burning-ramen-3")
    assert unasked(table) is None
    let_pass(table)
    assert (asks(table), unasked(table)) == ("defend", None)


@pytest.mark.parametrize(("card", "answer"), [("falter-1", None), ("blurred-vision-1", 0), ("sakuragi-1", 0)])
def test_K27_only_falter_matters_before_an_iaido_that_cannot_hurt(card: str, answer: int | None) -> None:
    table = three(
        "sitting hand burning-ramen-1 gear", f"hand {card}", "", "circle seat-0 2 seat-1 3 seat-2 3"
    )
    play(table, "iaido", card="burning-ramen")
    play(table, "go-clockwise", number=1)
    play(table, "strike", target=1, all_asked=True)
    assert (table.asked, asks(table)) == (1, "interrupt")
    assert obvious(table) is None, "whether it holds Falter is known to nobody else"
    assert unasked(table) == answer


@pytest.mark.parametrize(("top", "answer"), [("burning-ramen-1", 0), ("roar-1", None)])
def test_K19_a_minion_that_turns_up_a_0_is_not_asked_about(top: str, answer: int | None) -> None:
    rest = "circle seat-0 0 minion-1 1 seat-1 3 seat-2 3\nminion-1 of 0 clockwise"
    table = three(b="life 5 hand blurred-vision-1 sakuragi-1", rest=rest, top=top)
    play(table, "pass", all_asked=True)
    assert (asks(table), unasked(table)) == ("interrupt", None), "how strong it is turns out later"
    let_pass(table)
    assert (table.asked, asks(table)) == (1, "defend")
    assert (obvious(table), unasked(table)) == (answer, answer)


@pytest.mark.parametrize(("sake", "answer"), [("", 0), ("sake katana", None)])
def test_K42_who_has_no_sake_is_not_asked_about_a_torment(sake: str, answer: int | None) -> None:
    table = position(
        "seat 0 date-masamune spirit hand roar-2 roar-3\n"
        f"seat 1 hojo-masako hand sakuragi-1 {sake}\nseat 2 tomoe-gozen\nturn 0\nask end-turn 0\nask resist 1 0 2"
    )
    assert (asks(table), obvious(table)) == ("resist", answer)


@pytest.mark.parametrize(("sake", "answer"), [("", 0), ("sake katana", None)])
def test_K42_who_has_burned_all_sake_is_not_asked_which_to_lose(sake: str, answer: int | None) -> None:
    table = position(
        "seat 0 date-masamune spirit hand roar-2 roar-3\n"
        f"seat 1 hojo-masako hand sakuragi-1 {sake}\nseat 2 tomoe-gozen\nturn 0\n"
        "ask end-turn 0\nask give-up-sake 1 0 3 0"
    )
    assert (asks(table), obvious(table)) == ("give-up-sake", answer)
    question = telling_for(table, Speech("en"), 1).question(table, table.view(1))
    assert f"take {len(sake.split()) // 2} sake" in question, "no more than there is"


# The only weapon.


@pytest.mark.parametrize(
    ("gear", "wielded"),
    [
        ("gear katana-1 sake katana", "katana"),
        ("gear katana-1 pipe-1 sake board", "katana"),
        ("gear pipe-1", None),
        ("gear katana-1 yumi-1", "asked"),
    ],
)
def test_K22_an_only_weapon_is_wielded_unasked(gear: str, wielded: str | None) -> None:
    table = three(gear)
    pass_(table, all_asked=True)
    assert asks(table) == "wield"
    assert len(table.options()) > 1, "there is something to burn"
    answer = obvious(table)
    assert unasked(table) == answer
    if wielded == "asked":
        assert answer is None
    else:
        assert answer is not None
        assert table.describe(answer).weapon == wielded


def test_K22_a_weapon_lost_to_a_purchase_is_followed_by_the_only_other() -> None:
    table = three("hand drunken-purchase-1", "gear katana-2 yumi-1 wielding katana")
    play(table, "text", card="drunken-purchase")
    play(table, "gear", target=1, card="katana", all_asked=True)
    while asks(table) == "burn":
        pass_(table, all_asked=True)
    answer = obvious(table)
    assert asks(table) == "rewield"
    assert answer is not None
    assert table.describe(answer).weapon == "yumi"


# What is on offer, and in which order.


def test_K10_attacks_that_cannot_hurt_come_last() -> None:
    table = three("sitting hand burning-ramen-1 burning-ramen-3 gear", rest=BESIDE)
    choices = listed(table)
    harmless = [choice for choice in choices if choice.group == "Attacks that cannot hurt"]
    assert {table.describe(choice.option).way for choice in harmless} == {"attack", "iaido"}
    assert all(choice.blows and not any(blow.strength for blow in choice.blows) for choice in harmless)
    assert [choice.text.startswith("Iaido · ") for choice in harmless] == [
        table.describe(choice.option).way == "iaido" for choice in harmless
    ]
    assert choices[-len(harmless) - 1 : -1] == harmless, "only ending the turn comes after them"
    assert table.describe(choices[0].option).card == "burning-ramen-3"


def test_K23_defences_come_first_by_what_they_leave_then_burning_then_taking_it() -> None:
    table = struck("life 8 hand minion-1 burning-ramen-3 burning-ramen-2 sakuragi-1 sake board")
    kinds = [{"sacrifice": "defend"}.get(way, way.partition("-")[0]) for way in ways(table)]
    assert list(dict.fromkeys(kinds)) == ["defend", "burn", "pass"]
    left = [choice.text for choice in listed(table)]
    assert left[0].startswith("Minion: it throws itself"), "it leaves nothing"
    assert left[1].startswith("Burning Ramen: 2 + 2 = 4, leaving 1 wound")


@pytest.mark.parametrize(
    ("language", "aimed", "elsewhere"),
    [
        ("en", "Do not interrupt (you can still defend)", "Let it happen"),
        ("it", "Non interrompere (puoi ancora difenderti)", "Lascia fare"),
        ("es", "No interrumpas (aún puedes defenderte)", "Deja que pase"),
        ("de", "Nicht unterbrechen (du kannst dich noch verteidigen)", "Lass es geschehen"),
        ("ja", "割り込まない（この後に防御できる）", "そのままにする"),
    ],
)
def test_K29_who_lets_a_blow_pass_reads_that_a_defence_follows(
    language: str, aimed: str, elsewhere: str
) -> None:
    table = punched("hand blurred-vision-1", "burning-ramen-3")
    assert (table.asked, listed(table, language)[-1].text) == (1, aimed)
    pass_(table, all_asked=True)
    assert (table.asked, listed(table, language)[-1].text) == (2, elsewhere)


def test_K27_who_lets_somebody_walk_is_not_told_of_a_defence() -> None:
    table = three("sitting hand roar-1", "hand falter-1", rest="circle seat-0 3 seat-1 3 seat-2 3")
    play(table, "move", card="roar")
    play(table, "go-clockwise", number=1, all_asked=True)
    assert listed(table)[-1].text == "Let it happen"
