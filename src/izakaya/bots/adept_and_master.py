"""The two levels that think: the adept plays by judgement alone, the master looks ahead."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Final, Protocol, final

from izakaya.bots.learned import outlook_of
from izakaya.bots.player import BadBudget, NeedsWorld
from izakaya.bots.reason import Reason, reason_of
from izakaya.bots.thinking.comparison import Comparison
from izakaya.bots.thinking.judgement import Judgement
from izakaya.bots.thinking.plain import PlainJudgement
from izakaya.bots.thinking.search import Search
from izakaya.bots.thinking.temper import EVEN, Temper
from izakaya.bots.thinking.thought import Thought
from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.table.chance import QUICK_SEEDS, Chance
from izakaya.table.table import Table

NOISE: Final = 0.05  # worths closer together than this are a matter of mood
USUAL_SECONDS: Final = 0.5
MOST_ITERATIONS: Final = 1_000_000_000
SEEDS: Final = QUICK_SEEDS >> 1  # of a seed, the bits that count


class MakesJudgement(Protocol):
    """The part `judgement` of a game: a class made of `Judgement`, or whatever else makes one."""

    def __call__(self, temper: Temper, /) -> Judgement:
        """A judgement of this temper. Each bot has its own, which may remember what it read from a table."""
        ...


#: Judgements, by game.
JUDGEMENTS: Final[Parts[MakesJudgement]] = Parts(GAMES, "judgement", PlainJudgement)


def judgement_of(game: str, temper: Temper) -> Judgement:
    """The judgement of a game, with what was learned of it; one that has none is played by its results alone."""
    judgement = JUDGEMENTS[game](temper)
    judgement.outlook = outlook_of(game)
    return judgement


class Thinker:
    """What both have: a temper, luck of their own, and what they thought of the last question."""

    def __init__(self, seed: int, temper: Temper = EVEN) -> None:
        self.chance = Chance.quick(seed & SEEDS)
        self.temper = temper
        self.game = ""
        self.judgement: Judgement | None = None
        self.thoughts: list[Thought] = []
        self.world: Table | None = None

    def choose(self, view: Mapping[str, object]) -> int:
        raise NeedsWorld(
            "This bot thinks ahead and needs a table to do so on: ask it with ask_bot(bot, table)."
        )

    def judge(self, world: Table) -> Judgement:
        if self.judgement is None or self.game != world.origin.game:
            self.game = world.origin.game
            self.judgement = judgement_of(self.game, self.temper)
        return self.judgement

    def glance(self, world: Table) -> int:
        """The best option at a glance; `thoughts` says what all of them are worth."""
        count = world.ask()
        self.judge(world).weigh(world, count)
        return self.preferred(world, count)

    def consider(self, world: Table) -> int:
        """The best option by judgement alone, for one who looks no further; `thoughts` says what all of them are worth."""
        count = world.ask()
        self.judge(world).consider(world, count, self.chance)
        return self.preferred(world, count)

    def preferred(self, world: Table, count: int) -> int:
        """The option that has just been judged best."""
        judgement = self.judge(world)
        self.world = world
        worths = judgement.worths
        place = judgement.best(count, NOISE, self.chance)
        found = [Thought(int(world.offered[i]), 0, 0.0, worths[i]) for i in range(count)]
        best = found.pop(place)
        self.thoughts = [best, *sorted(found, key=lambda thought: -thought.worth)]
        return best.option

    def reason(self, option: int | None = None) -> Reason | None:
        """Why it gave its last answer, or what would speak for another; `None` before the first."""
        if self.world is None or self.judgement is None or not self.thoughts:
            return None
        thoughts = self.thoughts
        if option is not None:
            thoughts = sorted(thoughts, key=lambda thought: thought.option != option)
        return reason_of(self.world, self.judgement, thoughts)


@final
class Adept(Thinker):
    """Knows the games: plays what its judgement says is best, with moods only where it hardly matters."""

    def think(self, world: Table, since: float) -> int:
        """The option of most worth."""
        return self.consider(world)


@final
class Master(Thinker):
    """Looks ahead for a time or a number of imagined games."""

    def __init__(
        self, seed: int, temper: Temper = EVEN, seconds: object = None, iterations: object = None
    ) -> None:
        super().__init__(seed, temper)
        self.seconds, self.iterations = budget(seconds, iterations)

    def think(self, world: Table, since: float) -> int:
        """What looks best when the budget is used up; what is plain takes no thought."""
        seat = world.asked
        assert seat is not None, "a world in which nobody is asked"
        glance = self.glance(world)
        search = looking_ahead(world, seat, self.judge(world), self.chance)
        if search.is_plain():
            return glance
        search.run(self.iterations, self.seconds, since)
        thoughts = search.thoughts()
        if not thoughts or thoughts[0].visits == 0:
            return glance
        worths = {thought.option: thought.worth for thought in self.thoughts}
        for thought in thoughts:
            thought.worth = worths.pop(thought.option, 0.0)
        self.thoughts = thoughts + [thought for thought in self.thoughts if thought.option in worths]
        return thoughts[0].option


def looking_ahead(world: Table, seat: int, judgement: Judgement, chance: Chance) -> Search | Comparison:
    """How a master looks ahead in this game: by comparing options in the same deals, which takes an outlook to judge them by and a glance
    that tells which of them are worth it; else by a tree.
    """
    if judgement.outlook is None or judgement.at_random:
        return Search(world, seat, judgement, chance)
    return Comparison(world, seat, judgement, chance)


def budget(seconds: object, iterations: object) -> tuple[float, int]:
    """Seconds and iterations to think, checked; 0 is no limit, and one of the two is always set."""
    if seconds is None and iterations is None:
        return USUAL_SECONDS, 0
    if seconds is not None and (
        not isinstance(seconds, (int, float))
        or isinstance(seconds, bool)
        or not isfinite(seconds)
        or seconds <= 0
    ):
        raise BadBudget(f"A bot thinks for more than 0 seconds, not for {str(seconds)[:40]}.")
    if iterations is not None and (
        not isinstance(iterations, int)
        or isinstance(iterations, bool)
        or not 1 <= iterations <= MOST_ITERATIONS
    ):
        raise BadBudget(f"A bot thinks for 1 or more iterations, not for {str(iterations)[:40]}.")
    limit = iterations if isinstance(iterations, int) else 0
    return float(seconds) if isinstance(seconds, (int, float)) else 0.0, limit
