"""Section 10: Bushido, W34."""

from __future__ import annotations

import pytest

from izakaya import Move, Table
from tests.sword.at_the_table import (
    WEAPONS,
    all_honour,
    answer,
    asks,
    bag,
    cards,
    deck_cards,
    end_phase,
    four,
    honour,
    laid,
    last_card,
    lay,
    may_lay,
    moves,
    pile,
    position,
    strip,
    take_it,
    told_of,
    turn,
)

# Laying Bushido.


def test_W34_bushido_is_placed_before_any_player_yourself_included() -> None:
    table = four("ieyasu hand bushido", "kojiro laid armour*4", "hideyoshi resilience 0 hand parry")
    assert [seat for seat in range(4) if may_lay(table, "bushido", seat)] == [0, 1, 2, 3]
    lay(table, "bushido", 0)
    assert laid(table, 0) == {"bushido": 1}
    assert pile(table) == []


def test_W34_only_one_bushido_may_be_in_play() -> None:
    table = four("ieyasu hand bushido geisha", "kojiro hand parry", "hideyoshi hand parry laid bushido")
    assert not [seat for seat in range(4) if may_lay(table, "bushido", seat)]
    strip(table, 2, "bushido")
    assert [seat for seat in range(4) if may_lay(table, "bushido", seat)] == [0, 1, 2, 3]


def test_W34_laying_bushido_does_nothing_yet() -> None:
    table = four("ieyasu hand bushido")
    lay(table, "bushido", 1)
    assert asks(table) == "play"
    assert table.asked == 0
    assert not told_of(table, "revealed")


# The check.


def weapon_revealed(one: str) -> Table:
    table = four("goemon hand parry", f"{one} laid bushido", cards="bushido parry*3 bo*40")
    end_phase(table)
    return table


def other_revealed(one: str = "kojiro hand bo") -> Table:
    table = four("goemon hand parry", f"{one} laid bushido", cards="bushido bo parry*40")
    end_phase(table)
    return table


def test_W34_the_top_card_is_revealed_and_discarded() -> None:
    for table, card in ((weapon_revealed("kojiro hand bo"), "bo"), (other_revealed(), "parry")):
        assert told_of(table, "revealed") == [{"what": "revealed", "seat": 1, "cards": [card]}]
        assert pile(table) == [card]


def test_W34_at_a_weapon_you_choose_between_a_weapon_and_an_honour() -> None:
    table = weapon_revealed("kojiro hand bo*2")
    assert asks(table) == "bushido"
    assert table.asked == 1
    assert moves(table) == [Move("pass"), Move("answer", card="bo")]


def test_W34_a_weapon_from_hand_passes_bushido_to_the_left() -> None:
    table = weapon_revealed("kojiro hand bo*2")
    answer(table, "bo")
    assert laid(table, 1) == {}
    assert laid(table, 2) == {"bushido": 1}
    assert pile(table) == ["bo", "bo"]
    assert all_honour(table) == [5, 3, 3, 3]


def test_W34_or_you_lose_one_honour_to_the_box_and_bushido_is_discarded() -> None:
    table = weapon_revealed("kojiro hand bo*2")
    take_it(table)
    assert [laid(table, seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert pile(table) == ["bo", "bushido"]
    assert all_honour(table) == [5, 2, 3, 3]


@pytest.mark.parametrize("held", ["hand geisha parry", ""])
def test_W34_without_a_weapon_in_hand_only_the_honour_is_left(held: str) -> None:
    table = position(f"""
        cards bushido geisha parry*4 bo*40
        seat 0 shogun goemon hand parry
        seat 1 samurai kojiro {held} laid bushido
        seat 2 ninja-1 hideyoshi hand parry
        seat 3 ninja-2 musashi hand parry
        pile {"" if held else "geisha parry"}
    """)
    end_phase(table)
    assert moves(table) == [Move("pass")]
    take_it(table)
    assert honour(table, 1) == 2


def test_W34_hanzo_cannot_give_a_parry_for_a_weapon() -> None:
    table = four("goemon hand parry", "hanzo hand parry*2 laid bushido", cards="bushido parry*5 bo*40")
    end_phase(table)
    assert moves(table) == [Move("pass")]


def test_W34_at_any_other_card_bushido_passes_to_the_left() -> None:
    table = other_revealed()
    assert asks(table) == "play"
    assert laid(table, 1) == {}
    assert laid(table, 2) == {"bushido": 1}
    assert all_honour(table) == [5, 3, 3, 3]


@pytest.mark.parametrize("give", [True, False])
def test_W34_then_the_turn_goes_on(give: bool) -> None:
    table = weapon_revealed("kojiro hand bo*2")
    if give:
        answer(table, "bo")
    else:
        take_it(table)
    assert turn(table) == 1
    assert asks(table) == "play"
    assert cards(table, 1) == 2 - give + 2


def test_W34_unless_the_game_is_over() -> None:
    table = weapon_revealed("kojiro honour 1 hand bo*2")
    take_it(table)
    assert table.over
    assert cards(table, 1) == 2
    assert table.result().reason == "honour"


def test_W34_the_next_player_has_the_same_check_in_its_turn() -> None:
    table = weapon_revealed("kojiro hand bo*2")
    answer(table, "bo")
    end_phase(table)
    assert turn(table) == 2
    assert asks(table) == "bushido"


def test_W34_bushido_laid_before_yourself_waits_for_your_next_turn() -> None:
    table = four("goemon hand bushido bo", others="hand bo", cards="bushido bo*40")
    lay(table, "bushido", 0)
    for seat in (1, 2, 3):
        end_phase(table)
        assert turn(table) == seat
        assert asks(table) == "play"
    end_phase(table)
    assert turn(table) == 0
    assert asks(table) == "bushido"


def test_W34_of_three_players_the_shogun_never_loses_honour_to_it() -> None:
    table = position("""
        cards bushido bo*40
        seat 0 ninja-1 goemon hand bo
        seat 1 shogun kojiro honour 1 hand bo laid bushido
        seat 2 ninja-2 hideyoshi hand bo
        turn 0
    """)
    end_phase(table)
    take_it(table)
    assert not table.over
    assert all_honour(table) == [3, 1, 3]
    assert pile(table) == ["bo", "bushido"]
    assert cards(table, 1) == 4


def test_W34_of_three_players_the_shogun_may_still_pass_it_on() -> None:
    table = position("""
        cards bushido bo*40
        seat 0 ninja-1 goemon hand bo
        seat 1 shogun kojiro hand bo laid bushido
        seat 2 ninja-2 hideyoshi hand bo
        turn 0
    """)
    end_phase(table)
    answer(table, "bo")
    assert laid(table, 2) == {"bushido": 1}


def test_W34_of_three_players_the_ninja_do_lose_honour() -> None:
    table = position("""
        cards bushido bo*40
        seat 0 shogun goemon hand bo
        seat 1 ninja-1 kojiro hand bo laid bushido
        seat 2 ninja-2 hideyoshi hand bo
    """)
    end_phase(table)
    take_it(table)
    assert all_honour(table) == [6, 2, 3]


def test_W34_of_more_players_the_shogun_does_lose_honour() -> None:
    table = four("goemon hand bo laid bushido", others="hand bo", cards="bushido bo*40", turn="3")
    end_phase(table)
    take_it(table)
    assert all_honour(table) == [4, 3, 3, 3]


def test_W34_the_last_card_runs_the_deck_out_first_then_its_kind_decides() -> None:
    table = last_card("bo")
    assert all_honour(table) == [4, 2, 2, 2]
    assert asks(table) == "bushido"
    assert pile(table) == []
    assert deck_cards(table) == bag("bo daimyo*36")
    take_it(table)
    assert all_honour(table) == [4, 1, 2, 2]
    table = last_card("geisha")
    assert all_honour(table) == [4, 2, 2, 2]
    assert laid(table, 2) == {"bushido": 1}
    assert asks(table) == "play"


@pytest.mark.parametrize("kind", ["bo", "geisha"])
def test_W34_the_last_card_may_end_the_game_before_its_kind_matters(kind: str) -> None:
    table = last_card(kind, honour_of_2=1)
    assert table.over
    assert laid(table, 1) == {"bushido": 1}
    assert cards(table, 1) == 1


@pytest.mark.parametrize("kind", ["armour", "focus", "fast-draw", "bushido", "parry", "geisha", "jujutsu"])
def test_W34_properties_and_actions_are_no_weapons(kind: str) -> None:
    # The only card of the deck is of this kind.
    table = four(
        "goemon hand bo",
        "kojiro hand bo laid bushido",
        others="hand bo",
        cards=f"bushido bo*75 {kind}",
        pile="bo*71",
    )
    end_phase(table)
    assert told_of(table, "revealed")[0]["cards"] == [kind]
    assert laid(table, 2) == {"bushido": 1}


@pytest.mark.parametrize(
    "weapon",
    WEAPONS,
)
def test_W34_every_weapon_counts_when_revealed_and_when_given(weapon: str) -> None:
    table = four(
        "goemon hand parry",
        f"kojiro hand {weapon} laid bushido",
        cards=f"bushido parry*75 {weapon}*2",
        pile="parry*72",
    )
    end_phase(table)
    assert asks(table) == "bushido"
    answer(table, weapon)
    assert laid(table, 2) == {"bushido": 1}
