"""Who knows what: backs are for all, fronts of hands for their owners, fronts of Life and Wounds for nobody."""

from __future__ import annotations

import pytest

import izakaya
from izakaya import Table
from tests.sake.at_the_table import (
    asks,
    attack,
    deck,
    end_turn,
    exchanged,
    hand,
    iaido,
    let_pass,
    moves,
    news,
    offered,
    pass_,
    person,
    play,
    position,
    question,
    seen,
    take_it,
    told_of,
)

EVERYBODY = (None, 0, 1, 2, 3)


def four(
    zero: str = "", one: str = "", two: str = "", three: str = "", more: str = "", top: str = ""
) -> Table:
    return position(
        f"""
        seat 0 date-masamune {zero}
        seat 1 takezaki-suenaga {one}
        seat 2 hojo-masako {two}
        seat 3 ito-ittosai {three}
        {more}
        """,
        top,
    )


def twin(table: Table, one: str, other: str) -> Table:
    """The same table, but these two cards have changed places; nothing else is different."""
    other_table = izakaya.parse(exchanged(table.notation(), one, other))
    other_table.telling = True
    return other_table


def different(first: Table, second: Table) -> list[int | None]:
    """The eyes to which two tables look different, in their views or their news."""
    return [
        eyes
        for eyes in EVERYBODY
        if first.view_bytes(eyes) != second.view_bytes(eyes) or news(first, eyes) != news(second, eyes)
    ]


# Backs.


def test_the_backs_of_hands_are_seen_by_all() -> None:
    table = four("hand roar-1 roar-2 roar-3", "hand falter-1 falter-4")
    for eyes in EVERYBODY:
        assert person(table, 0, eyes)["hand"] == ["drowsy", "quarrelsome", "troublesome"]
        assert person(table, 1, eyes)["hand"] == ["drowsy", "drowsy"]


def test_how_a_hand_is_held_tells_nothing() -> None:
    # roar-1 is drowsy and comes before roar-2, which is troublesome; with falter-2 and falter-4 it is the other way.
    first = four("hand roar-1 roar-2")
    second = four("hand falter-2 falter-4")
    assert person(first, 0)["hand"] == person(second, 0)["hand"]


def test_the_backs_of_life_and_wounds_are_seen_in_their_order() -> None:
    table = four("life roar-1 roar-2 roar-3 wounds falter-2 falter-1")
    for eyes in EVERYBODY:
        assert person(table, 0, eyes)["life"] == ["drowsy", "troublesome", "quarrelsome"]
        assert person(table, 0, eyes)["wounds"] == ["troublesome", "drowsy"]


def test_of_the_draw_pile_the_number_of_cards_and_the_back_on_top_are_seen() -> None:
    table = four(top="roar-1 roar-2")
    for eyes in EVERYBODY:
        assert seen(table, eyes)["deck"] == len(deck(table))
        assert seen(table, eyes)["top_back"] == "troublesome"
    # What lies below shows nothing.
    below = deck(table)[-2], deck(table)[0]
    assert different(table, twin(table, *below)) == []


# Fronts.


def test_the_fronts_of_a_hand_are_for_its_owner_only() -> None:
    table = four("hand roar-1", "hand roar-2")
    assert [card["card"] for card in seen(table, 0)["hand"]] == ["roar-1"]
    assert seen(table, None)["hand"] == []
    assert "roar-1" not in table.view_bytes(1).decode()
    assert different(table, twin(table, "roar-1", deck_card(table, "roar-1"))) == [0]


def deck_card(table: Table, like: str) -> str:
    """A card of the draw pile, not its top, with the same back."""
    backs = {"roar-1": "roar-4", "roar-2": "riceballs-in-the-face-1", "falter-1": "fake-wounds-2"}
    assert backs[like] in deck(table)[:-1]
    return backs[like]


def test_the_fronts_of_life_are_known_to_nobody_not_even_its_owner() -> None:
    table = four("hand falter-2 life roar-1 roar-2")
    assert different(table, twin(table, "roar-1", "roar-4")) == []
    assert different(table, twin(table, "roar-2", "riceballs-in-the-face-1")) == []


def test_the_fronts_of_wounds_are_known_to_nobody() -> None:
    table = four("hand burning-ramen-1", "life roar-1 falter-1 roar-4 roar-2 wounds roar-3", more=NEAR)
    other = twin(table, "roar-2", "riceballs-in-the-face-1")
    for each in (table, other):
        attack(each, "burning-ramen-1", "katana", 1)
        take_it(each)
    assert person(table, 1)["wounds"] == ["quarrelsome", "troublesome", "drowsy", "drowsy"]
    assert different(table, other) == []


NEAR = "circle seat-0 1 seat-1 3 seat-2 3 seat-3 3"


def test_the_discards_are_seen_by_all_in_their_order() -> None:
    table = four("hand sakuragi-1 sandals-1", more="pile roar-1 roar-2")
    play(table, "text", card="sakuragi-1")
    for eyes in EVERYBODY:
        assert seen(table, eyes)["pile"] == ["roar-1", "roar-2", "sakuragi-1"]


def test_what_is_drawn_is_for_its_owner_only() -> None:
    table = four("hand sakuragi-1", top="roar-1 roar-2")
    play(table, "text", card="sakuragi-1")
    assert [event["cards"] for event in told_of(table, "drew", 0)] == [["roar-2"], ["roar-1"]]
    for eyes in (None, 1, 2, 3):
        assert [event["cards"] for event in told_of(table, "drew", eyes)] == [[None], [None]]
    assert person(table, 0, 3)["hand"] == ["drowsy", "troublesome"]


def test_cards_that_are_played_are_seen_by_all() -> None:
    table = four("hand sakuragi-1 pipe-1", "hand roar-1", more=NEAR)
    play(table, "text", card="pipe-1")
    attack(table, "sakuragi-1", "katana", 1)
    let_pass(table)
    play(table, "defend", card="roar-1")
    for eyes in EVERYBODY:
        told = [
            event["cards"] for event in news(table, eyes) if event["what"] in ("laid", "attacks", "defended")
        ]
        assert told == [["pipe-1"], ["sakuragi-1"], ["roar-1"]]


def test_the_cards_of_a_torment_are_seen_by_all() -> None:
    table = four("sake board", three="spirit hand roar-1", more="turn 3", top="falter-1 falter-2")
    pass_(table)
    play(table, "choose", target=0)
    play(table, "cards", number=1)
    for eyes in EVERYBODY:
        assert told_of(table, "haunted", eyes) == [{"what": "haunted", "seat": 3, "cards": ["roar-1"]}]


# What has been chosen but not declared.


@pytest.mark.parametrize("way", ["attack", "move", "iaido"])
def test_a_card_chosen_but_not_declared_is_hidden(way: str) -> None:
    table = four("hand roar-1 sakuragi-1", more=NEAR)
    before = {eyes: table.view_bytes(eyes) for eyes in (None, 1, 2, 3)}
    play(table, way, card="sakuragi-1")
    for eyes, view in before.items():
        assert table.view_bytes(eyes) == view
        assert news(table, eyes) == []
    assert question(table)["card"] == "sakuragi-1"


def test_the_walk_of_an_iaido_is_hidden_until_target_and_weapon_are_declared() -> None:
    table = four("hand sakuragi-1")
    before = {eyes: table.view_bytes(eyes) for eyes in (None, 1, 2, 3)}
    play(table, "iaido", card="sakuragi-1")
    play(table, "go-clockwise", number=2)
    for eyes, view in before.items():
        assert table.view_bytes(eyes) == view
        assert news(table, eyes) == []
    play(table, "strike", weapon="katana", target=1)
    assert [event["what"] for event in news(table, 2)][:3] == ["iaido", "walks", "strikes"]


def test_a_card_that_is_declared_is_seen_by_all() -> None:
    table = four("hand sakuragi-1", "hand roar-1")
    iaido(table, "sakuragi-1", 2, "katana", 1)
    for eyes in EVERYBODY:
        assert news(table, eyes)[0] == {"what": "iaido", "seat": 0, "cards": ["sakuragi-1"]}
        assert seen(table, eyes)["plays_left"] == 1
        assert person(table, 0, eyes)["hand"] == []


# Being asked.


def test_options_are_for_the_asked_seat_only() -> None:
    table = four("hand roar-1")
    assert len(seen(table, 0)["options"]) == len(table.options())
    for eyes in (None, 1, 2, 3):
        assert seen(table, eyes)["options"] == []
        assert seen(table, eyes)["asked"] == 0


def test_to_others_a_window_is_just_reactions() -> None:
    table = four("hand sakuragi-1", "hand roar-1", "hand roar-2", more=NEAR)
    attack(table, "sakuragi-1", "katana", 1)
    views = {eyes: table.view_bytes(eyes) for eyes in (None, 0, 3)}
    assert (table.asked, seen(table, 1)["asked"], seen(table, 0)["asked"]) == (1, 1, "reactions")
    pass_(table)
    # Nobody else can tell that seat 1 has answered and seat 2 is asked now.
    assert table.asked == 2
    for eyes, view in views.items():
        assert table.view_bytes(eyes) == view


def test_a_pass_is_no_news() -> None:
    table = four("hand sakuragi-1", "hand roar-1", "hand roar-2", more=NEAR)
    attack(table, "sakuragi-1", "katana", 1)
    before = news(table)
    let_pass(table)
    assert news(table) == before


@pytest.mark.parametrize("pair", [("falter-1", "roar-1"), ("falter-1", "minion-2")])
def test_an_interrupt_in_a_hand_is_not_betrayed_by_being_asked(pair: tuple[str, str]) -> None:
    first = four("hand sakuragi-1", f"hand {pair[0]}", "hand roar-2")
    second = twin(first, *pair)
    for table in (first, second):
        iaido(table, "sakuragi-1", 2, "katana", 1)
    assert offered(first, "interrupt")
    assert not offered(second, "interrupt")
    assert different(first, second) == [1]
    for table in (first, second):
        let_pass(table)
    assert different(first, second) == [1]


# From hand to hand.


def passed() -> Table:
    """A drowsy elation has given a card of seat 0, one of two quarrelsome ones, to seat 1."""
    table = four(
        "life 1 hand roar-3 falter-3", "life 1 hand minion-1", "hand roar-2", "spirit", "turn 3", "roar-1"
    )
    play(table, "give", place="seat-0", target=1)
    assert asks(table) == "spirit-deed"
    return table


def test_only_giver_and_taker_know_the_card_of_a_drowsy_elation() -> None:
    table = passed()
    card = next(card for card in hand(table, 1) if card != "minion-1")
    assert told_of(table, "passed-card", 0)[0]["cards"] == [card]
    assert told_of(table, "passed-card", 1)[0]["cards"] == [card]
    for eyes in (None, 2, 3):
        assert told_of(table, "passed-card", eyes)[0]["cards"] == [None]
        assert card not in table.view_bytes(eyes).decode()


def test_everybody_sees_who_gave_to_whom_and_the_back() -> None:
    table = passed()
    for eyes in EVERYBODY:
        event = told_of(table, "passed-card", eyes)[0]
        assert (event["seat"], event["target"], event["number"]) == (0, 1, 2)
        assert person(table, 0, eyes)["hand"] == ["quarrelsome"]
        assert person(table, 1, eyes)["hand"] == ["quarrelsome", "quarrelsome"]


def test_the_giver_remembers_where_its_card_went() -> None:
    table = passed()
    card = next(card for card in hand(table, 1) if card != "minion-1")
    assert seen(table, 0)["seen"] == [{"card": card, "hands": [1]}]
    for eyes in (None, 1, 2, 3):
        assert seen(table, eyes)["seen"] == []


def test_a_card_that_was_seen_and_is_played_is_no_secret_any_more() -> None:
    table = passed()
    card = next(card for card in hand(table, 1) if card != "minion-1")
    end_turn(table)
    end_turn(table)
    assert table.asked == 1
    play(table, "move", card=card)
    play(table, "go-counter", number=1)
    assert seen(table, 0)["seen"] == []


def test_a_minion_that_returns_to_hand_is_seen_by_all() -> None:
    table = position("""
        seat 0 date-masamune
        seat 1 takezaki-suenaga life 1
        seat 2 hojo-masako hand sakuragi-1
        seat 3 ito-ittosai
        circle seat-0 1 minion-1 2 seat-1 1 seat-2 3 seat-3 3
        minion-1 of 0 clockwise
        turn 2
    """)
    attack(table, "sakuragi-1", "katana", 1)
    take_it(table)
    for eyes in (None, 1, 2, 3):
        assert seen(table, eyes)["seen"] == [{"card": "minion-1", "hands": [0]}]
    assert seen(table, 0)["seen"] == []


# A spectator, and the end.


def test_a_spectator_sees_what_lies_open_and_nothing_else() -> None:
    table = four("hand roar-1 roar-2 life falter-1 wounds falter-2 sake board", "spirit hand roar-4 sake 2")
    view = seen(table, None)
    assert (view["seat"], view["hand"], view["options"]) == (None, [], [])
    text = table.view_bytes(None).decode()
    for card in ("roar-1", "roar-2", "roar-4", "falter-1", "falter-2"):
        assert card not in text
    assert (person(table, 0)["sake"], person(table, 1)["sake"]) == (1, 2)
    assert (person(table, 0)["clockwise"], person(table, 2)["counter"]) == (None, None)


def test_all_that_lies_open_is_the_same_to_all() -> None:
    table = four(
        "standing gear katana-1 pipe-1 wielding katana sake pipe life",
        "spirit sake 2",
        more="circle seat-0 0 minion-1 3 seat-2 2 seat-3 4\nminion-1 of 0 clockwise\nmasu 5",
    )
    for eyes in EVERYBODY:
        view = seen(table, eyes)
        someone = person(table, 0, eyes)
        assert [(piece["name"], piece["sake"], piece["wielded"]) for piece in someone["gear"]] == [
            ("katana", 0, True),
            ("pipe", 1, False),
        ]
        assert (someone["sitting"], someone["life_sake"], someone["board_sake"], someone["sake"]) == (
            False,
            1,
            0,
            2,
        )
        assert [(piece["piece"], piece["steps"]) for piece in view["circle"]] == [
            ("seat-0", 0),
            ("minion-1", 3),
            ("seat-2", 2),
            ("seat-3", 4),
        ]
        assert (view["masu"], view["steps_in_box"]) == (5, 19)


def test_news_do_not_betray_a_hand_that_was_not_used() -> None:
    first = four("hand sakuragi-1", "hand roar-1", more=NEAR)
    second = twin(first, "roar-1", "drunken-purchase-1")
    for table in (first, second):
        attack(table, "sakuragi-1", "katana", 1)
        take_it(table)
        end_turn(table)
    assert different(first, second) == [1]
    assert moves(first)[0].way == "pass"
