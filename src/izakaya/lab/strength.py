"""What a match says of its players: wins with their intervals, shares, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from openskill.models import PlackettLuce

from izakaya.games import GAMES
from izakaya.lab.match import Match, MatchGame

NINETEEN_IN_TWENTY: Final = 1.959964


@dataclass(frozen=True)
class Strength:
    """One player of a match. `wins` counts games won, alone or with others; `share` is a win divided among those who won."""

    player: str
    games: int
    wins: int
    rate: float
    low: float
    high: float
    share: float
    share_low: float
    share_high: float
    fair: float
    rating: float
    uncertainty: float
    slowest: float


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate of so many in so many games."""
    if games == 0:
        return 0.0, 1.0
    z = NINETEEN_IN_TWENTY
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    span = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - span), min(1.0, middle + span)


@dataclass(frozen=True)
class Gain:
    """How many more of the same deals a side wins in one match than in another, as a share of all, with its 95 % interval."""

    side: str
    games: int
    gain: float
    low: float
    high: float


def gains(match: Match, played: Sequence[MatchGame], even: Sequence[MatchGame]) -> list[Gain]:
    """What each side whose player differs from the even table's gains by it. Only deals played in both matches count, deal by deal:
    luck in the deal is in both and drops out.
    """
    beside = {game.number: game for game in even}
    found: list[Gain] = []
    for side in match.sides():
        differences = [
            won_by(side, game) - won_by(side, beside[game.number]) for game in played if game.number in beside
        ]
        number = len(differences)
        if number < 2:
            continue
        mean = sum(differences) / number
        spread = sqrt(sum((each - mean) ** 2 for each in differences) / (number - 1) / number)
        span = NINETEEN_IN_TWENTY * spread
        found.append(Gain(side, number, mean, mean - span, mean + span))
    return found


def won_by(side: str, game: MatchGame) -> int:
    return int(any(game.teams[seat] == side for seat in game.winners))


def strengths(match: Match, played: Sequence[MatchGame]) -> list[Strength]:
    """One line for each player or side that took part, in the order they were named."""
    if match.by_side:
        names = [f"{side}: {match.by_side[side]}" for side in match.sides()]
        places = [GAMES[match.game].sides.index(side) for side in match.sides()]
    else:
        names = [f"{number + 1}. {name}" for number, name in enumerate(match.versus or match.players)]
        places = list(range(len(names)))
    ratings = rate(match, played)
    found = [
        strength_of(match, played, name, [place], ratings) for name, place in zip(names, places, strict=True)
    ]
    if not match.players:
        return found
    # Players of one level together, where there are several: a better figure of that level.
    for level in match.levels():
        same = [place for place in places if match.players[place] == level]
        if len(same) > 1:
            found.append(strength_of(match, played, f"all {level}", same, ratings))
    return found


def strength_of(
    match: Match,
    played: Sequence[MatchGame],
    name: str,
    places: Sequence[int],
    ratings: dict[int, tuple[float, float]],
) -> Strength:
    games = wins = 0
    share = 0.0
    for game in played:
        for place in places:
            seats = [seat for seat, who in enumerate(game.seating) if who == place]
            won = [seat for seat in seats if seat in game.winners]
            games += 1
            wins += bool(won)
            share += len(won) / len(game.winners) if game.winners else 0.0
    low, high = wilson(wins, games)
    share_low, share_high = wilson(share, games)
    level = name.split()[-1]
    return Strength(
        player=name,
        games=games,
        wins=wins,
        rate=wins / games if games else 0.0,
        low=low,
        high=high,
        share=share / games if games else 0.0,
        share_low=share_low,
        share_high=share_high,
        fair=1 / len(ratings),
        rating=sum(ratings[place][0] for place in places) / len(places),
        uncertainty=max(ratings[place][1] for place in places),
        slowest=max((game.slowest.get(level, 0.0) for game in played), default=0.0),
    )


def rate(match: Match, played: Sequence[MatchGame]) -> dict[int, tuple[float, float]]:
    """OpenSkill ratings, game by game in the order they were dealt: those who won rank above those who did not."""
    model = PlackettLuce()
    if match.by_side:
        places = [GAMES[match.game].sides.index(side) for side in match.sides()]
    else:
        places = list(range(len(match.versus or match.players)))
    ratings = {place: model.rating() for place in places}
    for game in sorted(played, key=lambda game: game.number):
        here = list(dict.fromkeys(game.seating))
        winners = {game.seating[seat] for seat in game.winners}
        if not winners or len(winners) == len(here):
            continue
        ranks = [0.0 if place in winners else 1.0 for place in here]
        rated = model.rate([[ratings[place]] for place in here], ranks=ranks)
        for place, team in zip(here, rated, strict=True):
            ratings[place] = team[0]
    return {place: (rating.mu, rating.sigma) for place, rating in ratings.items()}
