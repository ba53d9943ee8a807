"""What holds for every circle of SAKE, whatever is done to it."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from izakaya.games.sake.circle import CLOCKWISE, COUNTER, MINIONS, NO_WAY, PIECES, Circle, is_one_of
from izakaya.games.sake.closing import bury

WAYS = st.sampled_from([CLOCKWISE, COUNTER])


@dataclass(frozen=True)
class Deed:
    """Something done to a circle: what, by whom (counted among those there), which way, how far."""

    what: str
    who: int
    way: int
    far: int


DEEDS = st.builds(
    Deed,
    st.sampled_from(["move", "move", "put", "march", "march", "kill", "add", "remove"]),
    st.integers(0, 17),
    WAYS,
    st.integers(0, 5),
)
CIRCLES = st.lists(st.integers(1, 5), min_size=3, max_size=8)


def laid(gaps: list[int]) -> Circle:
    circle = Circle.around(len(gaps), 1)
    for seat, steps in enumerate(gaps):
        circle.gaps[seat] = steps
    return circle


def samurai(circle: Circle) -> list[int]:
    return [piece for piece in pieces(circle) if piece < MINIONS]


def minions(circle: Circle) -> list[int]:
    return [piece for piece in pieces(circle) if piece >= MINIONS]


def pieces(circle: Circle) -> list[int]:
    return [int(circle.pieces[i]) for i in range(int(circle.count))]


def do(circle: Circle, deed: Deed, facing: dict[int, int]) -> None:
    """Do it, if the rules allow it; `facing` remembers which way each minion was played."""
    seats = samurai(circle)
    seat = seats[deed.who % len(seats)]
    there = minions(circle)
    if deed.what == "move":
        circle.move(seat, deed.way, min(deed.far, int(circle.room(seat, deed.way, 4))))
    elif deed.what == "put":
        piece = MINIONS + deed.who % (PIECES - MINIONS)
        if piece not in there and circle.gap_beside(circle.place_of(seat), deed.way) >= 0:
            circle.put_minion(piece, seat, deed.way)
            facing[piece] = deed.way
    elif deed.what == "march" and there:
        piece = there[deed.who % len(there)]
        circle.march(piece, facing[piece], deed.far)
    elif deed.what == "kill" and there:
        circle.remove(there[deed.who % len(there)])
    elif deed.what in ("add", "remove"):
        change = 1 if deed.what == "add" else -1
        piece = pieces(circle)[deed.who % int(circle.count)]
        if circle.can_change(piece, change):
            circle.change(piece, change)


def played(gaps: list[int], deeds: list[Deed]) -> tuple[Circle, dict[int, int]]:
    circle = laid(gaps)
    facing: dict[int, int] = {}
    for deed in deeds:
        do(circle, deed, facing)
    return circle, facing


def check_minima(circle: Circle) -> None:
    """K7: at least 1 step between enemies, none missing between friends."""
    last = int(circle.count) - 1
    for i, piece in enumerate(pieces(circle)):
        if circle.count < 2 or (circle.open and i == last):
            continue
        other = pieces(circle)[(i + 1) % (last + 1)]
        least = 0 if circle.side_of(piece) == circle.side_of(other) else 1
        assert circle.gaps[i] >= least, f"{piece} and {other} are too near"


def check_order(circle: Circle, facing: dict[int, int]) -> None:
    """K7: no one passes anyone: the seats go round in order, every minion stands on its samurai's side."""
    seats = samurai(circle)
    first = seats.index(min(seats))
    assert seats[first:] + seats[:first] == sorted(seats)
    assert len(set(pieces(circle))) == circle.count
    for minion in minions(circle):
        assert circle.samurai_after(minion, 1 - facing[minion]) == circle.side_of(minion)


@given(CIRCLES, st.lists(DEEDS, max_size=30))
def test_K7_steps_never_fall_below_the_least_and_nobody_passes_anybody(
    gaps: list[int], deeds: list[Deed]
) -> None:
    circle = laid(gaps)
    facing: dict[int, int] = {}
    for deed in deeds:
        do(circle, deed, facing)
        check_minima(circle)
        check_order(circle, facing)


@given(CIRCLES, st.lists(DEEDS, max_size=30))
def test_only_adding_and_removing_changes_the_number_of_steps(gaps: list[int], deeds: list[Deed]) -> None:
    circle = laid(gaps)
    facing: dict[int, int] = {}
    for deed in deeds:
        before = circle.steps()
        do(circle, deed, facing)
        change = circle.steps() - before
        if deed.what in ("add", "remove"):
            assert change in (0, 1 if deed.what == "add" else -1)
        else:
            assert change == 0


@given(CIRCLES, st.lists(DEEDS, max_size=15))
def test_K5_both_sides_together_are_all_the_steps(gaps: list[int], deeds: list[Deed]) -> None:
    circle, _ = played(gaps, deeds)
    for one in pieces(circle):
        for other in pieces(circle):
            if one != other:
                there = circle.distance(one, other, CLOCKWISE)
                assert there + circle.distance(one, other, COUNTER) == circle.steps()
                assert there == circle.distance(other, one, COUNTER)


@given(CIRCLES, st.lists(DEEDS, max_size=15), st.integers(1, 9))
def test_K6_reach_is_mutual_and_as_the_distances_say(gaps: list[int], deeds: list[Deed], reach: int) -> None:
    circle, _ = played(gaps, deeds)
    for one in pieces(circle):
        for other in pieces(circle):
            if one == other:
                continue
            sides = [circle.distance(one, other, way) for way in (CLOCKWISE, COUNTER)]
            assert circle.reaches(one, other, reach, False) is (reach in sides)
            assert circle.reaches(one, other, reach, True) is (min(sides) >= reach)
            assert circle.reaches(one, other, reach, True) is circle.reaches(other, one, reach, True)


@given(CIRCLES, st.lists(DEEDS, max_size=15), WAYS, st.integers(0, 7), st.integers(1, 9), st.booleans())
def test_K12_reach_after_a_walk_is_the_reach_one_has_after_walking(
    gaps: list[int], deeds: list[Deed], way: int, who: int, reach: int, far: bool
) -> None:
    circle, _ = played(gaps, deeds)
    seat = samurai(circle)[who % len(samurai(circle))]
    steps = min(2, int(circle.room(seat, way, 2)))
    enemies = [piece for piece in pieces(circle) if circle.side_of(piece) != seat]
    walked = steps if way == CLOCKWISE else -steps
    foretold = [circle.reaches(seat, piece, reach, far, walked) for piece in enemies]
    circle.move(seat, way, steps)
    assert foretold == [circle.reaches(seat, piece, reach, far) for piece in enemies]


@given(CIRCLES, st.lists(DEEDS, max_size=15), WAYS, st.integers(0, 7), st.integers(1, 4))
def test_K11_going_on_and_back_leaves_everybody_else_in_place(
    gaps: list[int], deeds: list[Deed], way: int, who: int, far: int
) -> None:
    circle, _ = played(gaps, deeds)
    seat = samurai(circle)[who % len(samurai(circle))]
    others = [piece for piece in pieces(circle) if circle.side_of(piece) != seat]
    steps = min(far, int(circle.room(seat, way, 0)))
    before = [circle.distance(others[0], other, CLOCKWISE) for other in others[1:]]
    behind = [piece for piece in minions(circle) if circle.side_of(piece) == seat]
    behind = [piece for piece in behind if circle.samurai_after(piece, way) == seat]
    still = [circle.distance(others[0], piece, CLOCKWISE) for piece in behind]
    away = circle.distance(others[0], seat, CLOCKWISE)
    circle.move(seat, way, steps)
    assert before == [circle.distance(others[0], other, CLOCKWISE) for other in others[1:]]
    assert still == [circle.distance(others[0], piece, CLOCKWISE) for piece in behind]
    moved = circle.distance(others[0], seat, CLOCKWISE) - away
    assert moved == (steps if way == CLOCKWISE else -steps)


@given(
    CIRCLES,
    st.lists(DEEDS, max_size=20),
    st.lists(st.integers(0, 7), max_size=7),
    st.lists(DEEDS, max_size=10),
)
def test_K39_circles_close_without_a_seam_down_to_the_last(
    gaps: list[int], deeds: list[Deed], deaths: list[int], later: list[Deed]
) -> None:
    circle, facing = played(gaps, deeds)
    for who in deaths:
        seats = samurai(circle)
        if len(seats) == 1:
            break
        dead = seats[who % len(seats)]
        for minion in minions(circle):
            if circle.side_of(minion) == dead:
                circle.remove(minion)
        before = circle.steps()
        others = minions(circle)
        gone = bury(circle, dead)
        assert sorted(gone + minions(circle)) == sorted(others)
        assert dead not in pieces(circle)
        assert circle.open is (len(samurai(circle)) == 2)
        assert circle.steps() <= before
        check_minima(circle)
        check_order(circle, facing)
        if len(samurai(circle)) > 1:
            for deed in later:
                do(circle, deed, facing)
                check_minima(circle)
                check_order(circle, facing)
    if len(samurai(circle)) == 1:
        assert pieces(circle) == samurai(circle)
        assert circle.steps() == 0


@given(st.integers(1, 8), st.lists(DEEDS, max_size=20))
def test_K39_in_a_line_there_is_one_way_to_everybody(gap: int, deeds: list[Deed]) -> None:
    circle = laid([gap, 9, 9])
    bury(circle, 2)
    facing: dict[int, int] = {}
    for deed in deeds:
        do(circle, deed, facing)
    for one in pieces(circle):
        for other in pieces(circle):
            if one != other:
                ways = [circle.distance(one, other, way) for way in (CLOCKWISE, COUNTER)]
                assert ways.count(NO_WAY) == 1
                assert circle.reaches(one, other, min(ways), False)
                assert circle.reaches(one, other, min(ways), True)
                assert not circle.reaches(one, other, min(ways) + 1, True)


@given(
    CIRCLES,
    st.lists(DEEDS, max_size=12),
    st.booleans(),
    st.integers(1, 6),
    st.booleans(),
    st.integers(-4, 4),
    st.integers(0, 3),
)
def test_K6_all_who_are_reached_are_those_who_are_reached_one_by_one(
    gaps: list[int], deeds: list[Deed], lined: bool, reach: int, far: bool, least: int, more: int
) -> None:
    circle, _ = played(gaps, deeds)
    while lined and len(samurai(circle)) > 2:
        dead = samurai(circle)[0]
        for minion in [piece for piece in minions(circle) if circle.side_of(piece) == dead]:
            circle.remove(minion)
        bury(circle, dead)
    for seat in samurai(circle):
        reached = circle.reached(seat, reach, far, least, least + more, False)
        for piece in pieces(circle):
            one_by_one = circle.side_of(piece) != seat and any(
                circle.reaches(seat, piece, reach, far, walk) for walk in range(least, least + more + 1)
            )
            assert is_one_of(piece, reached) == one_by_one
        assert circle.reaches_anybody(seat, reach, far, least, least + more) == (reached != 0)
        near = {piece: circle.distances(seat, piece, least) for piece in pieces(circle) if piece != seat}
        for piece, steps in near.items():
            assert steps == sorted(steps)
            assert circle.reaches(seat, piece, reach, False, least) == (reach in steps)
