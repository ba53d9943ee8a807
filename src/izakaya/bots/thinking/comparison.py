"""Looking ahead by comparing: every option is tried in the same imagined deals, with the same luck, until one is clearly best.

In a game of many blows and much luck, what a decision is worth drowns in what happens to come. But luck that is the same for all
options says nothing about which of them is better, so it is taken away: each *round* deals anew all that the seat cannot know (a
determinization), and every option still in question is played on from that very deal, with the same stream of luck. What counts is by
how much one does better than another in the same rounds.

In the field's words, and where they come from:

- *Rollouts*: an option is worth what comes of it if everybody goes on by a good rule of thumb, the seat itself too. G. Tesauro,
  G. Galperin, "On-line Policy Improvement using Monte-Carlo Search", 1996; with hidden cards dealt anew, M. Ginsberg, "GIB: Imperfect
  Information in a Computationally Challenging Game", 2001.
- *Common random numbers*: the same luck for all that is compared. The variance of a difference is that of the paired differences.
- *Racing*: an option that is behind the best by more than luck explains is left out, and the rounds that are left are for the others.
  O. Maron, A. Moore, "Hoeffding Races", 1994; with paired differences, M. Birattari and others, "A Racing Algorithm for Configuring
  Metaheuristics", 2002.

A tree of one's own later decisions (`search.py`) was tried for the same games and learned far less in the same time (docs/bots.md).
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from izakaya.bots.thinking.judgement import SENSIBLE, Judgement
from izakaya.bots.thinking.playout import OUT_OF_TIME, play_on
from izakaya.bots.thinking.thought import FOREVER, Thought
from izakaya.table.chance import Chance
from izakaya.table.table import Table

TEMPERATURE: Final = 0.05  # how far everybody strays from their best option in imagined games
LEAST: Final = 24  # rounds before any option is left out
EVERY: Final = 4  # rounds
CLEARLY: Final = 2.0  # standard errors by which an option must be behind to be left out
NEGLIGIBLE: Final = 0.0005  # of a victory: an option that cannot be better by more is left out too


@final
class Comparison:
    """One comparison of the options of one position, for one seat."""

    def __init__(self, world: Table, seat: i64, judgement: Judgement, chance: Chance) -> None:
        self.world = world
        self.seat: i64 = seat
        self.judgement = judgement
        self.chance = chance
        self.horizon: i64 = judgement.horizon(world)
        self.deadline: float = FOREVER
        self.iterations: i64 = 0
        self.decisions: i64 = 0
        self.rounds: i64 = 0
        self.options: vec[i64] = vec[i64]()  # what makes sense at a glance, the best first
        self.worths: vec[float] = vec[float]()
        self.gather()
        count = len(self.options)
        self.racing: vec[i64] = vec[i64](list(range(count)))  # places of the options still in question
        self.tried: vec[i64] = vec[i64]([0] * count)
        self.values: vec[float] = vec[float]([0.0] * count)  # what was won with each, all rounds together
        self.won: vec[float] = vec[float]([0.0] * count)  # and in the present round
        self.results: vec[float] = vec[float]()  # and in every round, a row for each

    def gather(self) -> None:
        """The options that a sensible player considers, the best at a glance first."""
        t = self.world
        count = t.ask()
        self.judgement.weigh(t, count)
        for i in range(count):
            worth = self.judgement.worths[i]
            if worth <= SENSIBLE:
                continue
            self.options = append(self.options, t.offered[i])
            self.worths = append(self.worths, worth)
            at = len(self.options) - 1
            while at > 0 and self.worths[at - 1] < worth:
                self.worths[at] = self.worths[at - 1]
                self.options[at] = self.options[at - 1]
                at -= 1
            self.worths[at] = worth
            self.options[at] = t.offered[i]

    def is_plain(self) -> bool:
        """Whether only one option makes any sense, so that there is nothing to think about."""
        return len(self.options) <= 1

    def run(self, iterations: i64, seconds: float, since: float = 0.0) -> None:
        """Think until one of the two is used up, or one option is left; 0 means no such limit. The seconds began `since` (0: begin now)."""
        if self.is_plain():
            return
        if seconds > 0.0:
            before = perf_counter()
            self.deadline = (since if since > 0.0 else before) + seconds
            if not self.play_round(1):
                return
            self.keep((self.deadline - before) / (perf_counter() - before + 1.0e-9))
        if iterations > 0:
            self.keep(float(iterations))
        longest = 0.0
        while len(self.racing) > 1 and (iterations == 0 or self.iterations + len(self.racing) <= iterations):
            before = perf_counter()
            # What took so long once may take so long again.
            if seconds > 0.0 and before + longest > self.deadline:
                break
            if not self.play_round(len(self.racing)):
                break
            self.note_round()
            if self.rounds >= LEAST and self.rounds % EVERY == 0:
                self.leave_out()
            took = perf_counter() - before
            if took > longest:
                longest = took

    def keep(self, games: float) -> None:
        """Only as many options, the best at a glance, as so many games can compare at all."""
        most = i64(games) // LEAST
        if most < 2:
            most = 2
        if most < len(self.racing):
            self.racing = self.racing[:most]

    def play_round(self, options: i64) -> bool:
        """So many of the options still in question, from the same deal with the same luck; whether there was time for all of them."""
        judgement = self.judgement
        deal = self.world.redeal(int(self.seat), self.chance)
        luck = self.chance.branch()
        judgement.believe(deal, self.seat, luck)
        for i in range(options):
            place = self.racing[i]
            t = deal.bare_copy()
            t.chance = luck.copy()
            t.ask()
            t.take(self.options[place])
            made = play_on(t, judgement, TEMPERATURE, luck.copy(), 1, self.horizon, self.deadline)
            if made == OUT_OF_TIME:
                return False
            self.decisions += made
            self.won[place] = judgement.value(t, self.seat)
        return True

    def note_round(self) -> None:
        """A round that was played whole counts."""
        for place in range(len(self.options)):
            self.results = append(self.results, self.won[place])
        for i in range(len(self.racing)):
            place = self.racing[i]
            self.tried[place] += 1
            self.values[place] += self.won[place]
        self.rounds += 1
        self.iterations += len(self.racing)

    def best(self) -> i64:
        """The place of the option that did best so far; of equals, the better at a glance."""
        best = self.racing[0]
        most = self.values[best]
        for i in range(1, len(self.racing)):
            place = self.racing[i]
            if self.values[place] > most:
                most = self.values[place]
                best = place
        return best

    def leave_out(self) -> None:
        """Leave out what is behind the best by more than luck explains, and what could be better only by next to nothing."""
        best = self.best()
        doubt = self.judgement.doubt(self.world, self.options[best])
        left = vec[i64]()
        for i in range(len(self.racing)):
            place = self.racing[i]
            errors = doubt if place == 0 and doubt > CLEARLY else CLEARLY
            if place == best or self.hope(place, best, errors) > NEGLIGIBLE:
                left = append(left, place)
        self.racing = left

    def choice(self) -> i64:
        """The place of the option to give: the best, but if luck may well be all that it is ahead by, what is best at a glance.

        Of many options some do well by luck alone. How much of it an option may have had, the game says (`Judgement.doubt`).
        """
        best = self.best()
        doubt = self.judgement.doubt(self.world, self.options[best])
        if self.racing[0] == 0 and self.rounds > 1 and self.hope(0, best, doubt) > 0.0:
            return 0
        return best

    def hope(self, place: i64, best: i64, errors: float) -> float:
        """By how much this option may be better than the best, if luck explains so many standard errors of what it is behind."""
        count = len(self.options)
        rounds = float(self.rounds)
        total = 0.0
        squares = 0.0
        for number in range(self.rounds):
            row = number * count
            difference = self.results[row + place] - self.results[row + best]
            total += difference
            squares += difference * difference
        mean = total / rounds
        variance = (squares / rounds - mean * mean) / (rounds - 1.0)
        return mean + errors * sqrt(variance if variance > 0.0 else 0.0)

    def thoughts(self) -> list[Thought]:
        """What was thought of each option that was tried: the one to give, then the others, those that were longest in question first."""
        chosen = self.choice()
        found: list[Thought] = []
        for place in range(len(self.options)):
            tried = self.tried[place]
            if tried > 0:
                value = self.values[place] / float(tried)
                found.append(Thought(int(self.options[place]), int(tried), value, self.worths[place]))
        first = int(self.options[chosen])
        found.sort(
            key=lambda thought: (thought.option != first, -thought.visits, -thought.value, thought.option)
        )
        return found
