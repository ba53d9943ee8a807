"""Section 8, continued: recovering life, K37; the draw pile and what happens without it, K38."""

from __future__ import annotations

import izakaya
from izakaya import Table
from tests.sake.at_the_table import (
    asks,
    attack,
    deck,
    end_turn,
    hand,
    let_pass,
    life,
    masu,
    move,
    moves,
    offered,
    pass_,
    pile,
    play,
    position,
    sake,
    seen,
    told_of,
    turn,
    wounds,
    written,
)
from tests.sake.nothing_left import SOULS, alive, haunted, nothing_left


def three(zero: str = "", one: str = "", two: str = "", more: str = "") -> str:
    return f"""
        seat 0 date-masamune {zero}
        seat 1 takezaki-suenaga {one}
        seat 2 hojo-masako {two}
        {more}
    """


# K37: recovering.


def lying(table: Table, seat: int, word: str) -> list[str]:
    """The cards of a Life or Wounds pile, bottom to top, which no player sees."""
    words = written(table, "seat")[seat].split()
    return words[words.index(word) + 1 : words.index("wounds" if word == "life" else "gear")]


def test_K37_from_the_top_of_wounds_back_to_life() -> None:
    table = position(three("hand fake-wounds-1 life minion-1 minion-2 wounds minion-3 minion-4 minion-5"))
    play(table, "text", card="fake-wounds-1")
    assert lying(table, 0, "wounds") == ["minion-3"]
    assert lying(table, 0, "life")[:2] == ["minion-1", "minion-2"]
    assert sorted(lying(table, 0, "life")[2:]) == ["minion-4", "minion-5"]


def test_K37_as_many_as_there_are() -> None:
    table = position(three("hand fake-wounds-1 life 4 wounds 1"))
    play(table, "text", card="fake-wounds-1")
    assert (life(table, 0), wounds(table, 0)) == (5, 0)


def test_K37_with_no_wounds_it_cannot_be_played_for() -> None:
    items = "gear katana-1 rice-bowl-1 sake board wielding katana"
    table = position(three(f"hand fake-wounds-1 {items}"))
    assert not offered(table, "text", card="fake-wounds-1")
    assert not offered(table, "activate", card="rice-bowl")
    table = position(three(f"hand fake-wounds-1 wounds 1 {items}"))
    assert offered(table, "text", card="fake-wounds-1")
    assert offered(table, "activate", card="rice-bowl")


def test_K37_the_hot_spring_recovers_one() -> None:
    table = position(three("", "life 3 wounds 2", more="house hot-spring unarmed first 0"))
    end_turn(table)
    assert turn(table) == 1
    assert (life(table, 1), wounds(table, 1)) == (4, 1)


def test_K37_nobody_sees_the_fronts() -> None:
    table = position(three("hand fake-wounds-1 life 2 wounds 2"))
    play(table, "text", card="fake-wounds-1")
    assert told_of(table, "recovered", 0) == [{"what": "recovered", "seat": 0, "number": 2}]


# K38: the draw pile.


def short(text: str, *draw: str) -> Table:
    """A position whose draw pile is only these cards, the top last; the rest of it is discarded."""
    table = position(text)
    rest = [card for card in deck(table) if card not in draw]
    lines = [line for line in table.notation().splitlines() if not line.startswith(("deck", "pile"))]
    lines += [" ".join(["deck", *draw]), " ".join(["pile", *rest])]
    table = izakaya.parse("\n".join(lines) + "\n")
    table.telling = True
    return table


def test_K38_an_empty_draw_pile_is_renewed_from_the_discards_at_once() -> None:
    table = short(three("sake board"), "pipe-1")
    discards = pile(table)
    play(table, "burn-to-draw", place="board")
    assert hand(table, 0) == ["pipe-1"]
    assert pile(table) == []
    assert sorted(deck(table)) == sorted(discards)
    assert seen(table)["top_back"] is not None
    assert told_of(table, "renewed") == [{"what": "renewed", "number": len(discards)}]


def test_K38_the_discards_are_shuffled() -> None:
    table = short(three("sake board"), "pipe-1")
    discards = pile(table)
    play(table, "burn-to-draw", place="board")
    assert deck(table) != discards
    assert deck(table) != sorted(discards)


def test_K38_a_card_being_resolved_is_not_among_them() -> None:
    table = short(three("hand sakuragi-1"), "pipe-1")
    discards = pile(table)
    play(table, "text", card="sakuragi-1")
    assert len(hand(table, 0)) == 2
    assert len(deck(table)) == len(discards) - 1
    assert "sakuragi-1" not in deck(table)
    assert pile(table) == ["sakuragi-1"]


def test_K38_nor_the_card_turned_up_for_a_minion() -> None:
    where = "circle seat-0 2 minion-1 1 seat-1 3 seat-2 3\nminion-1 of 0 clockwise"
    table = short(three(more=where), "pipe-1")
    pass_(table)
    assert asks(table) == "defend"
    assert pile(table) == ["pipe-1"]
    assert "pipe-1" not in deck(table)


def test_K38_nor_the_cards_of_a_torment_before_it_is_over() -> None:
    text = three("sake board", "", "spirit hand roar-1 roar-4", "turn 2")
    table = short(text, "falter-1", "falter-2")
    pass_(table)
    assert (deck(table), len(hand(table, 2))) == (["falter-1"], 3)
    play(table, "choose", target=0)
    play(table, "cards", number=2)
    play(table, "burn-to-draw", place="board")
    assert pile(table) == []
    assert "roar-1" not in deck(table)
    pass_(table)
    pass_(table)
    assert sorted(pile(table)) == ["roar-1", "roar-4"]


# With no card anywhere.


def test_K38_with_no_card_anywhere_nothing_is_drawn() -> None:
    table = alive("hand roar-1 roar-2 roar-3")
    pass_(table)
    assert asks(table) == "wield"
    assert hand(table, 0) == ["roar-1", "roar-2", "roar-3"]
    assert seen(table)["top_back"] is None


def test_K38_what_only_draws_cannot_be_played_then() -> None:
    table = alive("hand roar-1 sakuragi-1 sandals-1 sake board")
    assert not offered(table, "text", card="sakuragi-1")
    assert not offered(table, "burn-to-draw")
    assert offered(table, "burn-to-play", place="board")


def test_K38_the_pile_is_there_again_as_soon_as_there_are_discards() -> None:
    table = alive("hand roar-1 roar-2 roar-3")
    move(table, "roar-1", 1)
    assert asks(table) == "act"
    assert deck(table) == ["roar-1"]
    assert pile(table) == []
    assert seen(table)["top_back"] == "drowsy"


def test_K38_no_elation_without_a_back() -> None:
    table = haunted("hand roar-1 roar-2 roar-3", "hand falter-1 falter-2 falter-3 falter-4", 7)
    assert asks(table) == "spirit-deed"
    assert table.asked == 7


def test_K38_no_torment_without_a_back_but_stealing() -> None:
    table = haunted("hand roar-1 roar-2 roar-3 sake board", "hand falter-1 falter-2 falter-3 falter-4", 7)
    assert [made.way for made in moves(table)] == ["pass", "steal"]
    before = masu(table)
    play(table, "steal")
    assert (sake(table, 7), masu(table)) == (1, before - 1)
    assert len(hand(table, 7)) == 4


def test_K38_no_fading_without_a_back() -> None:
    table = haunted("hand roar-1 roar-2 roar-3", "sake 2 hand falter-1 falter-2 falter-3 falter-4", 0)
    attack(table, "roar-1", "katana", 7)
    let_pass(table)
    assert asks(table) == "act"
    assert sake(table, 7) == 0
    assert len(hand(table, 7)) == 4


def test_K38_a_minion_fights_with_an_empty_box_then() -> None:
    where = "circle seat-0 1 minion-1 2 seat-1 3 seat-2 3 seat-3 3 seat-4 3 seat-5 3 seat-6 3 seat-7 3"
    more = f"turn 0 plays 2 {SOULS}\n{where}\nminion-1 of 1 counter"
    table = nothing_left("life 12 hand roar-1 roar-2 roar-3", "life 2", more)
    attack(table, "roar-1", "katana", place="minion-1")
    let_pass(table)
    assert "minion-1" not in written(table, "circle")[0]
    assert not told_of(table, "turned-up")
