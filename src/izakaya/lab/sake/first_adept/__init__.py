"""The first adept of SAKE: how adepts of the house judged in version 0.1, kept to measure their successors against.

    izakaya match --game sake --seats 5 --players adept,izakaya.lab.sake.first_adept:FirstAdept,...

What it thinks is as it was, and is not to be improved; what lies on the table (who leads, what a hand can drink) it asks the house.
"""

from __future__ import annotations

from typing import final

from izakaya.bots.adept_and_master import Thinker
from izakaya.bots.thinking.judgement import Judgement
from izakaya.lab.sake.first_adept.judgement import FirstJudgement
from izakaya.table.table import Table


@final
class FirstAdept(Thinker):
    """Plays what its judgement says is best, as an adept does."""

    def judge(self, world: Table) -> Judgement:
        if self.judgement is None:
            self.judgement = FirstJudgement(self.temper)
        return self.judgement

    def think(self, world: Table, since: float) -> int:
        """The option of most worth."""
        return self.consider(world)
