"""Hot seat: several people on one shared device, which goes from hand to hand behind a curtain.

No clock hides anything here: everybody sees to whom the device goes. So whoever may react is asked whatever they hold, and says no
themselves; that they are asked follows from what all know. Only in one's own turn, when one has the device anyway, the house does what
leaves no choice.
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
