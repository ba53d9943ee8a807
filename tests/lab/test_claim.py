"""What a match can be asked, what its deals answer, and that the answer does not depend on which game ends first."""

from __future__ import annotations

from random import Random

import pytest

from izakaya.lab.claim import Claim, read_claim, usual_claim
from izakaya.lab.course import Course
from izakaya.lab.estimate import mean_of
from izakaya.lab.match import Match, MatchGame, play
from izakaya.lab.match_command import arguments, plan
from izakaya.lab.sequential import BETTER, BadTest

FIVE = Match("sake", 5, ("adept", "adept", "random", "random", "random"), 50)
HALVES = Match("sake", 5, (), 40, versus=("adept", "random"))
SIDES = Match("sword", 5, (), 30, by_side={"shogun": "adept", "ninja": "random", "ronin": "random"})
EVEN = Match("sword", 5, (), 30, by_side=dict.fromkeys(("shogun", "ninja", "ronin"), "random"))
BOTH = Match("sword", 5, (), 30, by_side={"shogun": "adept", "ninja": "adept", "ronin": "random"})


def won(match: Match, number: int, winners: tuple[int, ...]) -> MatchGame:
    seating = tuple(match.halves(number) if match.versus else match.seating(number, None))  # type: ignore[arg-type]
    return MatchGame(number, seating, winners, "drunkest", ("samurai",) * 5, (0,) * 5, {})


def test_a_gain_is_counted_from_what_is_fair() -> None:
    claim = read_claim("gain=0.05", FIVE, None)
    assert (claim.whom, claim.fair) == ("adept", 0.4)
    asked = claim.hypotheses()
    assert (asked.low, asked.high) == pytest.approx((0.4, 0.45))
    assert (asked.least, asked.most, asked.alpha, asked.beta) == (0.0, 1.0, 0.05, 0.05)


def test_a_share_is_said_as_if_half_were_fair() -> None:
    claim = read_claim("share=0.6, alpha=0.01, beta=0.1", HALVES, None)
    asked = claim.hypotheses()
    assert (asked.low, asked.high, asked.alpha, asked.beta) == pytest.approx((0.5, 0.6, 0.01, 0.1))
    # One seat of five, and the same odds: 6 to 4 on what is 1 to 4.
    alone = Match("sake", 5, ("adept", *["random"] * 4), 50)
    asked = read_claim("share=0.6:0.7", alone, None).hypotheses()
    assert asked.low == pytest.approx(1.5 * 0.25 / (1 + 1.5 * 0.25))
    assert asked.high == pytest.approx((7 / 3) * 0.25 / (1 + (7 / 3) * 0.25))


def test_another_player_can_be_asked_about() -> None:
    assert read_claim("gain=0.1,player=random", FIVE, None).fair == pytest.approx(0.6)


def test_the_gain_of_a_side_is_counted_beside_an_even_table() -> None:
    claim = read_claim("gain=0.1", SIDES, EVEN)
    assert (claim.whom, claim.fair) == ("shogun", None)
    asked = claim.hypotheses()
    assert (asked.low, asked.high, asked.least, asked.most) == (0.0, 0.1, -1.0, 1.0)
    assert read_claim("gain=-0.1:0.1,side=ninja", BOTH, EVEN).low == -0.1


@pytest.mark.parametrize(
    ("text", "match", "even", "sentence"),
    [
        ("", FIVE, None, "--sprt is names and values, as in gain=0.05"),
        ("gain", FIVE, None, "--sprt is names and values, as in gain=0.05"),
        ("alpha=0.1", FIVE, None, "--sprt asks for a gain or a share"),
        ("gain=0.1,share=0.6", FIVE, None, "--sprt asks for a gain or a share"),
        ("gain=0.1,colour=red", FIVE, None, "--sprt asks for a gain or a share"),
        ("gain=much", FIVE, None, "The gain in --sprt is a number, as in gain=0.05"),
        ("gain=0.1,alpha=x", FIVE, None, "The alpha in --sprt is a number"),
        ("gain=0.1,alpha=2", FIVE, None, "alpha is the probability of an error"),
        ("gain=0", FIVE, None, "not for 0.4 and 0.4"),
        ("gain=nan", FIVE, None, "not for 0.4 and nan"),
        ("gain=0.9", FIVE, None, "both between 0 and 1, not for 0.4 and 1.3"),
        ("share=1.2", FIVE, None, "A share lies between 0 and 1; 1.2 does not"),
        ("gain=0.1,player=genius", FIVE, None, "a player of the match, player=adept or player=random"),
        ("gain=0.1,side=ninja", FIVE, None, "a player of the match"),
        ("gain=0.1", Match("sake", 3, ("adept",) * 3, 9), None, "Everybody here is adept"),
        ("share=0.6", SIDES, EVEN, "ask for their gain over an even table"),
        ("gain=0.1", SIDES, None, "counted beside an even table"),
        ("gain=0.1", BOTH, EVEN, "side=shogun or side=ninja"),
        ("gain=0.1,side=ronin", BOTH, EVEN, "side=shogun or side=ninja"),
        ("gain=0.1,player=adept", SIDES, EVEN, "side=shogun"),
    ],
)
def test_a_question_that_cannot_be_asked(text: str, match: Match, even: Match | None, sentence: str) -> None:
    with pytest.raises(BadTest) as raised:
        read_claim(text, match, even)
    assert sentence in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_match_that_nobody_asks_has_a_question_of_its_own_if_anybody_could_be_better() -> None:
    usual = usual_claim(FIVE, None)
    assert usual is not None
    assert usual.whom == "adept"
    assert usual_claim(Match("sake", 3, ("adept",) * 3, 9), None) is None


def test_the_value_of_a_deal_is_the_share_of_all_its_games() -> None:
    """Seat 0 wins with both adepts in turn, then with random players; the last win is shared by seats 1 and 2, or by everybody."""
    claim = read_claim("gain=0.1", FIVE, None)
    games = [won(FIVE, number, (0,)) for number in range(4)]
    assert claim.value([[*games, won(FIVE, 4, (1, 2))]], FIVE) == pytest.approx((1 + 1 + 0 + 0 + 1) / 5)
    assert claim.value([[*games, won(FIVE, 4, (2, 3))]], FIVE) == pytest.approx((1 + 1 + 0 + 0 + 0.5) / 5)
    assert claim.value([[*games, won(FIVE, 4, ())]], FIVE) == pytest.approx((1 + 1 + 0 + 0 + 0.4) / 5)


def test_those_who_share_the_seats_swap_them() -> None:
    deals = set()
    for deal in range(40):
        first, second = HALVES.halves(2 * deal), HALVES.halves(2 * deal + 1)
        assert [1 - who for who in first] == second
        assert first.count(0) == 2
        deals.add(tuple(first))
    assert len(deals) > 5  # not always the same neighbours
    # The player at the best seat wins: it is everybody's once.
    claim = read_claim("share=0.6", HALVES, None)
    for deal in range(5):
        assert claim.value([[won(HALVES, 2 * deal + way, (3,)) for way in range(2)]], HALVES) == 0.5


def test_a_side_is_compared_with_the_even_table_of_the_same_deal() -> None:
    claim = read_claim("gain=0.1", SIDES, EVEN)
    teams = ("shogun", "ninja", "ninja", "ronin", "samurai")

    def game(winner: int) -> MatchGame:
        return MatchGame(0, (0, 1, 1, 2, 0), (winner,), "honour", teams, (0,) * 5, {})

    assert claim.value([[game(0)], [game(1)]], SIDES) == 1.0
    assert claim.value([[game(0)], [game(0)]], SIDES) == 0.0
    assert claim.value([[game(3)], [game(0)]], SIDES) == -1.0


@pytest.mark.parametrize("order", range(3))
def test_deals_count_in_their_own_order_whichever_game_ends_first(order: int) -> None:
    """Games of 80 deals that come in any order give the same verdict after the same deals, and the same games are counted."""
    match = Match("sake", 5, (), 160, versus=("adept", "random"))
    winners = Random(5)
    games = [won(match, number, (winners.randrange(5),)) for number in range(160)]
    games = [won(match, game.number, winning(match, game, winners)) for game in games]
    straight, mixed = (Course([match], read_claim("share=0.6", match, None), stops=True) for _ in range(2))
    for game in games:
        straight.take(0, [game])
    assert straight.decided
    shuffled = list(games)
    if order:
        Random(order).shuffle(shuffled)
    for first in range(0, 160, 7):
        if not mixed.decided:
            mixed.take(0, shuffled[first : first + 7])
    assert straight.test is not None
    assert mixed.test is not None
    assert straight.test.verdict == BETTER
    assert mixed.test.course == straight.test.course
    assert mixed.values == straight.values
    assert 10 <= len(mixed.values) < 80
    assert sorted(game.number for game in mixed.played[0]) == list(range(2 * len(mixed.values)))


def winning(match: Match, game: MatchGame, chance: Random) -> tuple[int, ...]:
    """Adepts win three games of four."""
    players = match.players_at(game.seating)
    wanted = "adept" if chance.random() < 0.75 else "random"
    return (players.index(wanted),)


def test_a_course_without_a_test_never_ends_by_itself() -> None:
    course = Course([FIVE], usual_claim(FIVE, None))
    course.take(0, [won(FIVE, number, (0,)) for number in range(12)])
    assert not course.decided
    assert len(course.values) == 2  # the third deal is not whole
    assert len(course.played[0]) == 12
    assert course.mean.count == 2


def test_a_test_has_room_for_many_games_unless_somebody_says_how_many() -> None:
    words = ["--seats", "3", "--versus", "novice,random"]
    assert plan(arguments().parse_args(words)).games == 100
    assert plan(arguments().parse_args([*words, "--sprt", "gain=0.1"])).games == 20_000
    assert plan(arguments().parse_args([*words, "--sprt", "gain=0.1", "--games", "7"])).games == 7


def test_the_mean_of_deals() -> None:
    assert not mean_of([]).known
    assert mean_of([0.5]).value == 0.5
    assert mean_of([-1.0, 1.0]).low == pytest.approx(-12.7062)  # of two deals little is known


def test_real_games_of_halves_are_dealt_twice() -> None:
    match = Match("sake", 3, (), 4, versus=("novice", "random"))
    match.check()
    games = [play(match, number) for number in range(4)]
    assert [match.deal_of(game.number) for game in games] == [0, 0, 1, 1]
    assert all(game.turns > 0 and game.decisions > 0 and game.seconds > 0 for game in games)
    claim = Claim("share", 0.5, 0.6, 0.05, 0.05, "novice", 0.5)
    assert 0.0 <= claim.value([games[:2]], match) <= 1.0
