"""What a review is measured by: who won in the end, counted as the imagined games count it."""

from __future__ import annotations

from izakaya.lab.calibrating import Retrospect, looked_back, played
from izakaya.review.calibration import WHOLE


def test_a_seat_that_wins_as_one_of_several_spirits_has_won() -> None:
    """K45: an imagined victory of the Spirits is a whole one for each of them, so a true one is, too."""
    for seed in range(1, 200):
        which = Retrospect("sake", 5, seed, 1)
        result = played(which).result()
        if result.reason in ("spirits", "no-samurai") and len(result.winners) > 1:
            break
    won = [one.won for one in looked_back(which) if one.sight == WHOLE][:5]
    assert won == [float(seat in result.winners) for seat in range(5)]
