"""What is claimed of a player, and what each deal says to it: the values that a sequential test goes by.

A claim is written as `gain=0.05`: the first player wins 5 points more than is fair. Or as `share=0.6`: it wins 60 % where 50 %
would be fair. Both may name what is not enough, `gain=0.02:0.05` or `share=0.6:0.65`; otherwise that is what is fair.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from izakaya.lab.match import Match, MatchGame
from izakaya.lab.sequential import BadTest, Hypotheses
from izakaya.lab.strength import won_by

GAIN: Final = "gain"
SHARE: Final = "share"
NOT_ENOUGH: Final = {GAIN: 0.0, SHARE: 0.5}
RATES: Final = ("alpha", "beta")
EXAMPLE: Final = "gain=0.05 or share=0.6,alpha=0.01"


@dataclass(frozen=True)
class Claim:
    """The gain (or the share, where half would be fair) of this player or side is `high` or more, rather than `low` or less."""

    kind: str
    low: float
    high: float
    alpha: float
    beta: float
    whom: str
    fair: float | None
    """What is fair for the player, as a share of all wins; None for a side, which is measured by an even table."""

    def hypotheses(self) -> Hypotheses:
        """The same about the values of deals."""
        if self.fair is None:
            return Hypotheses(self.low, self.high, self.alpha, self.beta, -1.0, 1.0)
        low, high = (self.of_all_wins(self.fair, value) for value in (self.low, self.high))
        return Hypotheses(low, high, self.alpha, self.beta)

    def of_all_wins(self, fair: float, value: float) -> float:
        """What is claimed, as a share of all wins. A share that is said as if half were fair is one of the same odds."""
        if self.kind == GAIN:
            return fair + value
        if not 0.0 < value < 1.0:
            raise BadTest(f"A share lies between 0 and 1; {value:g} does not.")
        return value * fair / (value * fair + (1 - value) * (1 - fair))

    def value(self, games: Sequence[Sequence[MatchGame]], match: Match) -> float:
        """What a deal says: its games in this match, and in the even one beside it."""
        if self.fair is None:
            [[game], [even]] = games
            return float(won_by(self.whom, game) - won_by(self.whom, even))
        return sum(share_of(self.whom, game, match) for game in games[0]) / len(games[0])


def share_of(player: str, game: MatchGame, match: Match) -> float:
    """The share of a game's win that goes to all players of this name; a game that nobody wins is everybody's."""
    winners = game.winners or tuple(range(match.seats))
    names = match.players_at(game.seating)
    return sum(names[seat] == player for seat in winners) / len(winners)


def read_claim(text: str, match: Match, even: Match | None) -> Claim:
    """The claim in these words, about this match, or a sentence on why it cannot be tested."""
    words = dict(word_of(part, text) for part in text.split(","))
    kinds = [kind for kind in (GAIN, SHARE) if kind in words]
    if len(kinds) != 1 or not words.keys() <= {*kinds, *RATES, "player", "side"}:
        raise BadTest(f"--sprt asks for a gain or a share, as in {EXAMPLE}, not {text[:80]!r}.")
    [kind] = kinds
    low, colon, high = words[kind].rpartition(":")
    ends = (number_in(low, kind) if colon else NOT_ENOUGH[kind], number_in(high, kind))
    rates = (number_in(words.get("alpha", "0.05"), "alpha"), number_in(words.get("beta", "0.05"), "beta"))
    if match.by_side:
        if kind == SHARE:
            raise BadTest(
                "Sides differ in what is fair for them; ask for their gain over an even table: --sprt gain=0.05."
            )
        if even is None:
            raise BadTest(
                "The gain of a side is counted beside an even table; leave --even none out, or let players differ."
            )
        claim = Claim(kind, *ends, *rates, whom=side_asked(words, match, even), fair=None)
    else:
        whom = player_asked(words, match)
        fair = 0.5 if match.versus else match.players.count(whom) / match.seats
        claim = Claim(kind, *ends, *rates, whom=whom, fair=fair)
    claim.hypotheses()
    return claim


def usual_claim(match: Match, even: Match | None) -> Claim | None:
    """What is looked at in a match of which nobody claims anything; None if nobody could be better."""
    try:
        return read_claim("gain=0.05", match, even)
    except BadTest:
        return None


def word_of(part: str, text: str) -> tuple[str, str]:
    name, equals, value = part.strip().partition("=")
    if not equals or not value:
        raise BadTest(f"--sprt is names and values, as in {EXAMPLE}, not {text[:80]!r}.")
    return name, value


def number_in(text: str, name: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadTest(f"The {name} in --sprt is a number, as in {EXAMPLE}, not {text[:40]!r}.") from None


def player_asked(words: Mapping[str, str], match: Match) -> str:
    levels = match.levels()
    whom = words.get("player", levels[0])
    if "side" in words or whom not in levels:
        raise BadTest(f"--sprt asks about a player of the match, player={' or player='.join(levels)}.")
    if len(levels) < 2:
        raise BadTest(f"Everybody here is {whom}, so nobody can be better; let players differ to ask --sprt.")
    return whom


def side_asked(words: Mapping[str, str], match: Match, even: Match) -> str:
    """The side that was named, or the only one whose player is not the even table's."""
    differ = [side for side in match.sides() if match.by_side[side] != even.by_side[side]]
    whom = words.get("side", differ[0] if len(differ) == 1 else "")
    if "player" in words or whom not in differ:
        raise BadTest(f"--sprt asks about a side whose player is better, side={' or side='.join(differ)}.")
    return whom
