"""Hot seat: several people on one shared device, which goes from hand to hand behind a curtain.

No clock hides anything here: everybody sees to whom the device goes. So every seat that may react is asked, whatever it holds,
and refuses itself; that it is asked follows from what all know. Only in one's own turn, with the device in hand anyway, forced
answers are given by the house.
"""

from __future__ import annotations

from typing import Final

from izakaya.playing.messages import Handed
from izakaya.playing.questions import PASS, Asked, can_be_refused

CURTAIN: Final = "curtain"  # the silence of a table whose people share a device
NOBODY: Final = Handed(seat=None)


def goes_unasked(asked: Asked, turn: int) -> bool:
    """Whether the only answer there is may be given without handing the device to its seat."""
    options = asked.table.options()
    return asked.seat == turn and not asked.table.is_reaction() and options[0] != PASS


def handed_to(asked: Asked, news: int) -> Handed:
    return Handed(seat=asked.seat, number=asked.number, refusable=can_be_refused(asked.table), happened=news)
