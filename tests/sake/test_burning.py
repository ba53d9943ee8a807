"""Section 8, continued: burning sake, paying with it, burning the soul, K34–K36."""

from __future__ import annotations

import pytest

import izakaya
from izakaya import Table
from tests.sake.at_the_table import (
    asks,
    attack,
    burn_nothing,
    deck,
    end_turn,
    found,
    gear,
    hand,
    let_pass,
    life,
    masu,
    move,
    moves,
    news,
    offered,
    pass_,
    person,
    pile,
    play,
    position,
    sake,
    sake_places,
    seen,
    told_of,
    turn,
    wounds,
    written,
)


def three(zero: str = "", one: str = "", two: str = "", more: str = "", top: str = "") -> Table:
    return position(
        f"""
        seat 0 date-masamune {zero}
        seat 1 takezaki-suenaga {one}
        seat 2 hojo-masako {two}
        {more}
        """,
        top,
    )


# K34: sake.


def test_K34_burn_one_to_draw_one() -> None:
    table = three("sake board katana", top="falter-1 roar-1")
    play(table, "burn-to-draw", place="board")
    assert hand(table, 0) == ["roar-1"]
    assert sake_places(table, 0) == ["katana"]


def test_K34_one_at_a_time_from_the_place_you_like() -> None:
    table = three("gear katana-1 pipe-1 wielding katana sake katana pipe life board")
    assert sorted(made.place or "" for made in moves(table) if made.way == "burn-to-draw") == [
        "board",
        "katana",
        "life",
        "pipe",
    ]
    for left, place in ((3, "pipe"), (2, "life"), (1, "board"), (0, "katana")):
        play(table, "burn-to-draw", place=place)
        assert sake(table, 0) == left
    assert not offered(table, "burn-to-draw")
    assert len(hand(table, 0)) == 4


def test_K34_in_phase_one_of_your_own_turn_for_one_card_more() -> None:
    table = three("hand pipe-1 sandals-1 flagon-1 sake board katana", more="turn 0 plays 1")
    play(table, "text", card="pipe-1")
    assert not offered(table, "text")
    play(table, "burn-to-play", place="board")
    assert seen(table)["plays_left"] == 1
    play(table, "text", card="sandals-1")
    assert not offered(table, "text")
    play(table, "burn-to-play", place="katana")
    play(table, "text", card="flagon-1")
    assert gear(table, 0) == ["katana", "pipe", "sandals", "flagon"]
    assert hand(table, 0) == []


def test_K34_for_one_card_more_nothing_is_drawn() -> None:
    table = three("sake board")
    before = deck(table)
    play(table, "burn-to-play", place="board")
    assert (hand(table, 0), deck(table)) == ([], before)


def test_K34_not_for_a_card_more_after_phase_one() -> None:
    table = three("sake board")
    assert offered(table, "burn-to-play")
    pass_(table)
    assert asks(table) == "wield"
    assert offered(table, "burn-to-draw")
    assert not offered(table, "burn-to-play")


def test_K34_not_for_a_card_more_in_anothers_turn() -> None:
    table = three("hand sakuragi-4", "hand roar-1 sake board")
    move(table, "sakuragi-4", 1)
    assert table.asked == 1
    assert not offered(table, "burn-to-play")


@pytest.mark.parametrize("way", ["burn-to-draw", "burn-to-play"])
def test_K34_burned_sake_leaves_the_game(way: str) -> None:
    table = three("sake board")
    play(table, way, place="board")
    assert (sake(table, 0), masu(table)) == (0, 8)
    told = f"burned-{way.removeprefix('burn-')}"
    assert told_of(table, told, 2) == [{"what": told, "seat": 0, "number": 11}]


def test_K34_only_samurai_burn_sake() -> None:
    table = three("", "", "spirit sake 3", "turn 2")
    while turn(table) == 2:
        assert not offered(table, "burn-to-draw")
        assert not offered(table, "burn-to-play")
        assert not offered(table, "burn-soul")
        pass_(table)


def test_K34_only_ones_own_sake() -> None:
    table = three("", "sake board")
    assert not offered(table, "burn-to-draw")


def test_K34_what_is_drawn_is_for_the_burners_eyes() -> None:
    table = three("sake board", top="roar-1")
    play(table, "burn-to-draw", place="board")
    assert told_of(table, "drew", 0) == [{"what": "drew", "seat": 0, "cards": ["roar-1"]}]
    assert told_of(table, "drew", 1) == [{"what": "drew", "seat": 0, "cards": [None]}]
    assert person(table, 0, 1)["hand"] == ["drowsy"]


# K34: what it was burned from sleeps for the card it was burned for. A Katana and a Wakizashi reach seat 1, a No-Dachi too from afar.

TWO_SWORDS = "gear katana-1 wakizashi-1 wielding katana hand roar-1 roar-2"
NEAR = "circle seat-0 1 seat-1 3 seat-2 3"


def armed_with(table: Table) -> set[str | None]:
    """The weapons with which seat 0 may strike seat 1 with its Roar."""
    ahead = table.copy()
    play(ahead, "attack", card=hand(ahead, 0)[0])
    return {move.weapon for move in moves(ahead) if move.way == "strike"}


def let_it_happen(table: Table) -> None:
    burn_nothing(table)
    if asks(table) == "defend":
        pass_(table)


def is_asleep(table: Table, name: str) -> bool:
    return next(gear["asleep"] for gear in person(table, 0, 1)["gear"] if gear["name"] == name)


def test_K34_the_weapon_burned_from_for_one_card_more_does_not_serve_that_card() -> None:
    table = three(f"{TWO_SWORDS} sake katana", more=NEAR)
    play(table, "burn-to-play", place="katana")
    assert armed_with(table) == {"wakizashi"}
    assert is_asleep(table, "katana"), "everybody sees it"
    assert not is_asleep(table, "wakizashi")


def test_K34_it_wakes_when_that_card_has_been_played() -> None:
    table = three(f"{TWO_SWORDS} sake katana", more=NEAR)
    play(table, "burn-to-play", place="katana")
    attack(table, "roar-1", "wakizashi", 1)
    assert is_asleep(table, "katana"), "the card is still being played"
    let_it_happen(table)
    assert armed_with(table) == {"katana", "wakizashi"}
    assert not is_asleep(table, "katana")


@pytest.mark.parametrize("card", ["pipe-1", "minion-1"])
def test_K34_a_card_that_stays_in_play_wakes_it_too(card: str) -> None:
    table = three(f"{TWO_SWORDS} {card} sake katana", more=NEAR)
    play(table, "burn-to-play", place="katana")
    if card == "minion-1":
        play(table, "minion", card=card, place="counter")
    else:
        play(table, "text", card=card)
    assert armed_with(table) == {"katana", "wakizashi"}


def test_K34_burned_for_a_draw_it_is_awake_at_once() -> None:
    table = three(f"{TWO_SWORDS} sake katana", more=NEAR)
    assert armed_with(table) == {"wakizashi"}
    play(table, "burn-to-draw", place="katana")
    assert armed_with(table) == {"katana", "wakizashi"}


def test_K34_with_its_only_weapon_asleep_a_samurai_strikes_with_bare_hands() -> None:
    table = three("hand roar-1 sake katana", more=NEAR)
    play(table, "burn-to-play", place="katana")
    assert armed_with(table) == {"bare-hands"}


def test_K34_sandals_and_items_sleep_too() -> None:
    table = three("gear sandals-1 flagon-1 sake sandals flagon board hand sakuragi-1", more=NEAR)
    play(table, "burn-to-play", place="sandals")
    play(table, "burn-to-play", place="flagon")
    assert not offered(table, "activate")
    play(table, "move", card="sakuragi-1")
    assert max(move.number or 0 for move in moves(table)) == 2, "its box alone"


def test_K34_burned_while_a_card_is_being_played_it_sleeps_for_the_next_one() -> None:
    table = three(
        f"{TWO_SWORDS} throwing-chopsticks-1 sake katana",
        more="circle seat-0 2 minion-3 1 seat-1 3 seat-2 3\nminion-3 of 1 counter",
    )
    play(table, "text", card="throwing-chopsticks-1")
    play(table, "burn-to-play", place="katana")
    for _throw in range(2):
        play(table, "throw", target=2)
        let_it_happen(table)
    assert asks(table) == "act"
    assert is_asleep(table, "katana"), "the chopsticks are not the card it was burned for"


def test_K34_a_minion_of_masako_counts_toward_nothing_and_wakes_nothing() -> None:
    table = position(
        "seat 0 hojo-masako gear katana-1 wakizashi-1 wielding katana hand minion-1 roar-1 sake katana\n"
        f"seat 1 date-masamune\nseat 2 tomoe-gozen\n{NEAR}"
    )
    play(table, "burn-to-play", place="katana")
    play(table, "minion", card="minion-1", place="counter")
    assert seen(table)["plays_left"] == 3
    assert armed_with(table) == {"wakizashi"}


def test_K34_the_sleep_ends_with_the_turn() -> None:
    table = three(f"{TWO_SWORDS} sake katana", more=NEAR)
    play(table, "burn-to-play", place="katana")
    end_turn(table)
    assert turn(table) == 1
    assert not is_asleep(table, "katana")


def test_K34_a_sleeping_weapon_that_leaves_play_takes_its_sleep_along() -> None:
    table = three("gear katana-1 hand katana-2 drunken-purchase-1 roar-1 sake katana board", more=NEAR)
    play(table, "burn-to-play", place="katana")
    table = izakaya.parse(table.notation())
    play(table, "text", card="drunken-purchase-1")
    play(table, "gear", card="katana", target=0)
    play(table, "text", card="katana-2")
    assert armed_with(table) == {"katana"}


def test_K34_sleep_is_written_down() -> None:
    table = three(f"{TWO_SWORDS} sake katana wakizashi", more=NEAR)
    play(table, "burn-to-play", place="katana")
    assert written(table, "turn") == ["0 plays 3 asleep katana souls"]
    attack(table, "roar-1", "bare-hands", 1)
    assert written(table, "turn") == ["0 plays 2 struck still-asleep katana souls"]
    again = izakaya.parse(table.notation())
    assert again.notation() == table.notation()
    assert again.view_bytes(0) == table.view_bytes(0)
    with pytest.raises(izakaya.BadNotation, match="A naginata sleeps that seat 0 does not have"):
        izakaya.parse(table.notation().replace("still-asleep katana", "still-asleep naginata"))


# K35: costs.


FLAGON = "gear katana-1 flagon-1 wielding katana"


def test_K35_a_cost_is_paid_from_another_place_than_the_item() -> None:
    table = three("gear katana-1 flagon-1 pipe-1 wielding katana sake katana pipe life board")
    play(table, "activate", card="flagon")
    assert [made.place for made in moves(table)] == ["katana", "pipe", "life", "board"]
    play(table, "pay", place="pipe")
    assert sake_places(table, 0) == ["katana", "life", "board"]


def test_K35_with_sake_on_the_item_alone_it_cannot_be_paid_for() -> None:
    assert not offered(three(f"{FLAGON} sake flagon"), "activate")
    assert offered(three(f"{FLAGON} sake katana"), "activate", card="flagon")


def test_K35_without_sake_no_item_can_be_used() -> None:
    assert not offered(three(FLAGON), "activate")


def test_K35_a_payment_leaves_the_game() -> None:
    table = three(f"{FLAGON} sake board")
    play(table, "activate", card="flagon")
    play(table, "pay", place="board")
    assert (sake(table, 0), masu(table)) == (0, 8)
    assert len(hand(table, 0)) == 2


def test_K35_the_cost_of_an_event_is_lost_even_if_it_is_cancelled() -> None:
    table = three("hand roar-1 sake board", "hand blurred-vision-1", more="circle seat-0 2 seat-1 3 seat-2 3")
    play(table, "text", card="roar-1")
    play(table, "pay", place="board")
    play(table, "throw", target=1)
    play(table, "interrupt", card="blurred-vision-1")
    assert (sake(table, 0), wounds(table, 1), asks(table)) == (0, 0, "act")
    assert pile(table) == ["blurred-vision-1", "roar-1"]


def test_K35_without_sake_the_event_cannot_be_played() -> None:
    where = "circle seat-0 2 seat-1 3 seat-2 3"
    assert offered(three("hand roar-1 sake life", more=where), "text", card="roar-1")
    assert not offered(three("hand roar-1", more=where), "text", card="roar-1")


def test_K35_items_are_used_in_phase_one_of_your_own_turn_only() -> None:
    table = three(f"{FLAGON} sake board", "", "gear katana-2 flagon-2 hand roar-1 sake board wielding katana")
    assert offered(table, "activate")
    pass_(table)
    assert asks(table) == "wield"
    assert not offered(table, "activate")
    table = three("hand sakuragi-4", "", "gear katana-2 flagon-2 hand roar-1 sake board wielding katana")
    move(table, "sakuragi-4", 1)
    assert table.asked == 2
    assert not offered(table, "activate")


def test_K35_using_an_item_is_no_card_play() -> None:
    table = three(f"{FLAGON} sake board", more="turn 0 plays 0")
    play(table, "activate", card="flagon")
    play(table, "pay", place="board")
    assert seen(table)["plays_left"] == 0
    assert asks(table) == "act"


def test_K35_it_is_used_up() -> None:
    table = three(f"{FLAGON} sake board katana")
    play(table, "activate", card="flagon")
    play(table, "pay", place="board")
    assert gear(table, 0) == ["katana"]
    assert pile(table) == ["flagon-1"]
    assert not offered(table, "activate")


def test_K35_an_item_played_this_turn_may_be_used_at_once() -> None:
    table = three("hand rice-bowl-1 life 2 wounds 3 sake board")
    play(table, "text", card="rice-bowl-1")
    play(table, "activate", card="rice-bowl")
    play(table, "pay", place="board")
    assert (life(table, 0), wounds(table, 0)) == (4, 1)


def test_K35_every_other_samurai_pays_for_the_pipe_with_a_card() -> None:
    table = three(
        "gear katana-1 pipe-1 hand roar-1 sake board wielding katana",
        "life 1 hand roar-2",
        "life 1 hand roar-3",
    )
    play(table, "activate", card="pipe")
    play(table, "pay", place="board")
    for seat in (1, 2):
        assert table.asked == seat
        table.answer(found(table, "discard")[0])
    assert (hand(table, 0), hand(table, 1), hand(table, 2)) == (["roar-1"], [], [])


def test_K35_the_pipe_goes_around_clockwise_from_its_owner() -> None:
    smoker = "gear katana-1 pipe-1 sake board wielding katana"
    table = three("life 1 hand roar-1", smoker, "life 1 hand roar-3", "turn 1")
    play(table, "activate", card="pipe")
    play(table, "pay", place="board")
    for seat in (2, 0):
        assert table.asked == seat
        table.answer(found(table, "discard")[0])
    assert (table.asked, asks(table)) == (1, "act")


# K36: the soul.


LIFE = "life minion-1 minion-2 minion-3 minion-4 minion-5"


def test_K36_exactly_so_many_cards_from_the_top_of_life() -> None:
    table = three(LIFE)
    play(table, "burn-soul", number=2)
    assert hand(table, 0) == ["minion-4", "minion-5"]
    assert (life(table, 0), wounds(table, 0)) == (3, 0)


@pytest.mark.parametrize(("cards", "numbers"), [(5, [1, 2, 3, 4]), (2, [1]), (1, [])])
def test_K36_at_least_one_is_left(cards: int, numbers: list[int]) -> None:
    table = three(f"life {cards}")
    assert [made.number for made in moves(table) if made.way == "burn-soul"] == numbers


def test_K36_every_number_on_offer_can_be_named() -> None:
    # A deck file may give up to 8 life points, and a position even more.
    table = three("life 12")
    assert [made.number for made in moves(table) if made.way == "burn-soul"] == list(range(1, 12))


def test_K36_once_in_a_turn() -> None:
    table = three("life 5")
    play(table, "burn-soul", number=1)
    assert not offered(table, "burn-soul")
    pass_(table)
    assert asks(table) == "wield"
    assert not offered(table, "burn-soul")


def test_K36_once_in_each_players_turn_also_in_others_turns() -> None:
    table = three("hand sakuragi-1", "hand sakuragi-2", "hand sakuragi-3")
    play(table, "burn-soul", number=1)
    move(table, "sakuragi-1", 1)
    assert table.asked == 1
    play(table, "burn-soul", number=1)
    let_pass(table)
    end_turn(table)
    # A new turn, of seat 1: seats 0 and 1 have burned in the last one and may again.
    assert turn(table) == 1
    assert offered(table, "burn-soul", number=1)
    move(table, "sakuragi-2", 1)
    let_pass(table, until=0)
    assert offered(table, "burn-soul", number=1)


def test_K36_a_player_who_burns_does_not_hinder_others() -> None:
    table = three("hand sakuragi-1", "hand sakuragi-2")
    play(table, "burn-soul", number=1)
    move(table, "sakuragi-1", 1)
    assert table.asked == 1
    assert offered(table, "burn-soul")


def test_K36_the_cards_never_return_to_life_or_wounds() -> None:
    table = three("hand fake-wounds-1 life minion-1 minion-2 minion-3 wounds minion-4 minion-5")
    play(table, "burn-soul", number=2)
    play(table, "text", card="fake-wounds-1")
    assert (life(table, 0), wounds(table, 0)) == (3, 0)
    assert hand(table, 0) == ["minion-2", "minion-3"]
    play(table, "minion", card="minion-3", place="clockwise")
    assert life(table, 0) == 3


def test_K36_burning_the_soul_is_no_damage() -> None:
    table = three("life 5 sake board")
    play(table, "burn-soul", number=4)
    assert person(table, 0)["state"] == "samurai"
    assert sake_places(table, 0) == ["board"]
    assert not told_of(table, "wounded")


def test_K36_only_the_burner_sees_the_cards() -> None:
    table = three(LIFE)
    play(table, "burn-soul", number=2)
    assert [event.get("cards") for event in news(table, 0)] == [None, ["minion-5"], ["minion-4"]]
    for eyes in (None, 1, 2):
        assert [event.get("cards") for event in news(table, eyes)] == [None, [None], [None]]
        assert person(table, 0, eyes)["hand"] == ["drowsy", "quarrelsome"]


def test_K36_the_table_notes_who_has_burned() -> None:
    table = three(LIFE)
    assert written(table, "turn") == ["0 plays 2 souls"]
    play(table, "burn-soul", number=1)
    assert written(table, "turn") == ["0 plays 2 souls 0"]
