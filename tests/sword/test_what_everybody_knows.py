"""Section 12: what everybody knows, W39; and the end of all questions, W40."""

from __future__ import annotations

import random

import pytest

import izakaya
from izakaya import Table, TableOver
from tests.sword.at_the_table import (
    all_honour,
    answer,
    asks,
    attack,
    discard,
    end_phase,
    four,
    hand,
    hit,
    lay,
    pile,
    play,
    position,
    seen,
    strip,
    take_discard,
    take_it,
    told,
    told_of,
    written,
)

EVERYBODY = (None, 0, 1, 2, 3)


def different(first: Table, second: Table) -> list[int | None]:
    """The eyes to which two tables look different, in their views or their news."""
    return [
        eyes
        for eyes in EVERYBODY
        if first.view_bytes(eyes) != second.view_bytes(eyes) or told(first, eyes) != told(second, eyes)
    ]


# Public.


def test_W39_what_lies_open_is_seen_by_all() -> None:
    table = four(
        "goemon resilience 3 honour 4 hand bokken*2 parry laid focus*2",
        "kojiro resilience 0 honour 2 laid bushido armour",
        pile="katana parry daimyo\nrun-outs 1",
    )
    for eyes in EVERYBODY:
        view = seen(table, eyes)
        zero, one = view["people"][0], view["people"][1]
        assert [person["character"] for person in view["people"]] == [
            "goemon",
            "kojiro",
            "hideyoshi",
            "musashi",
        ]
        assert zero["role"] == "shogun"
        assert (zero["resilience"], zero["honour"], zero["cards"]) == (3, 4, 3)
        assert zero["laid"] == {"focus": 2}
        assert (one["resilience"], one["honour"], one["cards"]) == (0, 2, 0)
        assert one["laid"] == {"armour": 1, "bushido": 1}
        assert view["deck"] == 90 - 3 - 1 - 1 - 4 - 3
        assert view["pile"] == ["katana", "parry", "daimyo"]
        assert view["run_outs"] == 1


def test_W39_every_card_played_is_seen_by_all() -> None:
    table = four("goemon hand bo focus daimyo geisha bushido", "kojiro hand parry laid armour")
    attack(table, "bo", 1)
    answer(table, "parry")
    lay(table, "focus")
    lay(table, "bushido", 2)
    strip(table, 1, "armour")
    play(table, "daimyo")
    for eyes in EVERYBODY:
        events = [
            (event["what"], event.get("cards")) for event in told(table, eyes) if event["what"] != "drew"
        ]
        assert events == [
            ("played", ["bo"]),
            ("answered", ["parry"]),
            ("played", ["focus"]),
            ("played", ["bushido"]),
            ("played", ["geisha"]),
            ("lost-property", ["armour"]),
            ("played", ["daimyo"]),
        ]


def test_W39_the_card_hit_by_geisha_is_seen_by_all() -> None:
    table = four("goemon hand geisha", "kojiro hand katana")
    play(table, "geisha", 1)
    for eyes in EVERYBODY:
        assert told_of(table, "lost-card", eyes) == [{"what": "lost-card", "seat": 1, "cards": ["katana"]}]
        assert seen(table, eyes)["pile"] == ["katana", "geisha"]


def test_W39_discards_at_the_end_of_a_turn_are_seen_by_all() -> None:
    table = four("goemon hand parry*4 bokken*4")
    end_phase(table)
    discard(table, "bokken")
    for eyes in EVERYBODY:
        assert told_of(table, "discarded", eyes) == [{"what": "discarded", "seat": 0, "cards": ["bokken"]}]
        assert seen(table, eyes)["pile"] == ["bokken"]


def test_W39_the_card_revealed_for_bushido_is_seen_by_all() -> None:
    table = four("goemon hand parry", "kojiro hand parry laid bushido", cards="parry*40 bushido")
    end_phase(table)
    for eyes in EVERYBODY:
        assert told_of(table, "revealed", eyes) == [{"what": "revealed", "seat": 1, "cards": ["parry"]}]


# Private: hands and roles.


def test_W39_a_hand_is_for_its_owner_only() -> None:
    table = four("goemon hand bokken*2", "kojiro hand katana parry")
    assert seen(table, 0)["hand"] == {"bokken": 2}
    assert seen(table, 1)["hand"] == {"katana": 1, "parry": 1}
    assert seen(table, None)["hand"] == {}
    assert different(table, four("goemon hand bokken*2", "kojiro hand nodachi focus")) == [1]


def test_W39_a_role_is_for_its_owner_only() -> None:
    one = four("goemon hand parry")
    other = position("""
        seat 0 shogun goemon hand parry
        seat 1 ninja-1 kojiro hand parry
        seat 2 samurai hideyoshi hand parry
        seat 3 ninja-2 musashi hand parry
    """)
    assert different(one, other) == [1, 2]
    assert [person["role"] for person in seen(one, 1)["people"]] == ["shogun", "samurai", None, None]
    assert [person["role"] for person in seen(one)["people"]] == ["shogun", None, None, None]


def test_W39_the_stars_of_a_ninja_are_for_its_owner_only() -> None:
    text = """
        seat 0 shogun goemon hand parry
        seat 1 samurai kojiro hand parry
        seat 2 ninja-1 hideyoshi hand parry
        seat 3 ninja-{} musashi hand parry
    """
    assert different(position(text.format(2)), position(text.format(3))) == [3]


def test_W39_a_drawn_card_is_for_its_drawer_only() -> None:
    table = four("goemon hand daimyo")
    play(table, "daimyo")
    mine = told_of(table, "drew", 0)
    assert {str(event["cards"]) for event in mine} <= {str([name]) for name in hand(table, 0)}
    for eyes in (None, 1, 2, 3):
        hidden = {"what": "drew", "seat": 0, "cards": [None]}
        assert told_of(table, "drew", eyes) == [hidden, hidden]


def test_W39_the_card_taken_by_diversion_is_for_the_two_only() -> None:
    table = four("goemon hand diversion", "kojiro hand katana")
    play(table, "diversion", 1)
    for eyes in EVERYBODY:
        card = "katana" if eyes in (0, 1) else None
        assert told_of(table, "diverted", eyes) == [
            {"what": "diverted", "seat": 0, "target": 1, "cards": [card]}
        ]
    other = four("goemon hand diversion", "kojiro hand nodachi")
    play(other, "diversion", 1)
    assert different(table, other) == [0, 1]


def test_W39_the_victim_of_diversion_may_remember_where_the_card_went() -> None:
    table = four("goemon hand diversion", "kojiro hand katana")
    play(table, "diversion", 1)
    assert seen(table, 1)["seen"] == [{"card": "katana", "hands": [0]}]
    for eyes in (None, 0, 2, 3):
        assert seen(table, eyes)["seen"] == []


def test_W39_the_discard_ieyasu_takes_is_seen_by_all() -> None:
    table = four("goemon hand parry", "ieyasu hand parry", pile="parry katana")
    end_phase(table)
    take_discard(table)
    for eyes in EVERYBODY:
        assert told_of(table, "took-discard", eyes) == [
            {"what": "took-discard", "seat": 1, "cards": ["katana"]}
        ]
        assert seen(table, eyes)["pile"] == ["parry"]
        if eyes != 1:
            assert seen(table, eyes)["seen"] == [{"card": "katana", "hands": [1]}]


def test_W39_nobody_knows_the_order_of_the_deck() -> None:
    one = four(chance="seed 1 at 0")
    other = four(chance="seed 2 at 0")
    assert different(one, other) == []


def test_W39_at_the_end_the_roles_are_shown_but_hands_are_not() -> None:
    one = four("goemon hand kiseru", "kojiro resilience 1 honour 1 hand parry", "hideyoshi hand katana")
    other = four("goemon hand kiseru", "kojiro resilience 1 honour 1 hand parry", "hideyoshi hand nodachi")
    for table in (one, other):
        hit(table, "kiseru", 1)
        assert table.over
        for eyes in EVERYBODY:
            assert [person["role"] for person in seen(table, eyes)["people"]] == [
                "shogun",
                "samurai",
                "ninja-1",
                "ninja-2",
            ]
            result = seen(table, eyes)["result"]
            assert result is not None
            assert result["winners"] == list(table.result().winners)
    assert different(one, other) == [2]


def test_W39_the_daimyo_of_the_ronin_count_nothing_and_so_are_not_shown() -> None:
    def ended(ronin: str) -> Table:
        return position(f"""
            seat 0 shogun goemon honour 5 hand daimyo
            seat 1 samurai kojiro honour 0 hand parry
            seat 2 ronin hideyoshi honour 2 hand {ronin}
            seat 3 ninja-1 musashi honour 3 hand parry
            seat 4 ninja-2 tomoe honour 3 hand parry
            over honour
        """)

    assert different(ended("daimyo"), ended("katana")) == [2]


def test_W39_a_player_who_is_not_asked_sees_that_reactions_are_awaited() -> None:
    table = four("goemon hand battlecry", "kojiro hand parry")
    play(table, "battlecry")
    assert seen(table, 1)["asked"] == 1
    for eyes in (None, 0, 2, 3):
        assert seen(table, eyes)["asked"] == "reactions"


# The end.


def test_W40_no_question_is_left_when_the_game_is_over() -> None:
    table = four("goemon hand battlecry", "kojiro resilience 1 honour 1 hand armour", others="hand armour")
    play(table, "battlecry")
    take_it(table)
    assert table.over
    assert table.asked is None
    assert table.options() == []
    assert asks(table) == "nothing"
    assert list(written(table, "ask")) == []
    with pytest.raises(TableOver):
        table.answer(0)


def test_W40_a_card_that_was_being_resolved_is_not_lost() -> None:
    table = four("goemon hand kiseru", "kojiro resilience 1 honour 1 hand armour", others="hand armour")
    hit(table, "kiseru", 1)
    assert table.over
    assert pile(table) == ["kiseru"]
    assert izakaya.parse(table.notation()).notation() == table.notation()


@pytest.mark.parametrize("card", ["tea-ceremony", "daimyo", "breathing", "battlecry", "jujutsu"])
def test_W40_an_action_that_ends_the_game_lies_on_the_pile(card: str) -> None:
    table = four(
        f"goemon hand {card}",
        "kojiro resilience 1 honour 1 hand geisha",
        others="hand geisha",
        cards=f"{card} geisha*60",
        pile="geisha*56",
    )
    play(table, card, 1 if card == "breathing" else None)
    if not table.over:
        take_it(table)
    assert table.over
    assert pile(table)[-1] == card
    assert izakaya.parse(table.notation()).notation() == table.notation()


def test_W40_honour_is_never_negative() -> None:
    # The last Honour of two seats goes in the same run-out, and the game is over before any more could go.
    table = four(
        "goemon honour 1 hand tea-ceremony",
        "kojiro honour 1 hand daimyo",
        others="hand daimyo",
        cards="tea-ceremony daimyo*60",
        pile="daimyo*56",
    )
    play(table, "tea-ceremony")
    assert table.over
    assert all_honour(table) == [0, 0, 2, 2]


LONGEST = 5000  # answers; far more than any game needs
LAST_RUN_OUT = {3: 4, 4: 3, 5: 3, 6: 4, 7: 4}
STARS = ["ninja-1", "ninja-2", "ninja-3"]
ROLES = {
    3: ["shogun", *STARS[:2]],
    4: ["shogun", "samurai", *STARS[:2]],
    5: ["shogun", "samurai", "ronin", *STARS[:2]],
    6: ["shogun", "samurai", "ronin", *STARS],
    7: ["shogun", "samurai", "ronin", "samurai", *STARS],
}
NAMES = ["goemon", "kojiro", "benkei", "musashi", "nobunaga", "tomoe", "chiyome"]


@pytest.mark.parametrize("seats", LAST_RUN_OUT)
def test_W40_the_last_run_out_ends_the_game_however_even_the_honour(seats: int) -> None:
    fresh = izakaya.new_table("sword", seats=seats, seed=1)
    total = sum(all_honour(fresh))
    lines = [f"cards parry*{8 * seats}"]
    for seat, role in enumerate(ROLES[seats]):
        share = total // seats + (1 if seat < total % seats else 0)
        lines.append(f"seat {seat} {role} {NAMES[seat]} honour {share} hand parry*7")
    table = position("\n".join(lines))
    for _ in range(LONGEST):
        if table.over:
            break
        table.answer(table.options()[0])
    assert table.over
    assert seen(table)["run_outs"] == LAST_RUN_OUT[seats]
    assert min(all_honour(table)) == 0


@pytest.mark.parametrize("seats", LAST_RUN_OUT)
def test_W40_no_game_goes_beyond_it(seats: int) -> None:
    for seed in range(4):
        table = izakaya.new_table("sword", seats=seats, seed=seed)
        luck = random.Random(seed)
        for _ in range(LONGEST):
            if table.over:
                break
            assert min(all_honour(table)) > 0
            table.answer(luck.choice(table.options()))
        assert table.over
        assert min(all_honour(table)) >= 0
        assert seen(table)["run_outs"] <= LAST_RUN_OUT[seats]
