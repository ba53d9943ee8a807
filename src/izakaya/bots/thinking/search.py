"""Looking ahead: information-set Monte Carlo tree search for one seat.

Each iteration deals anew all that the seat cannot know (a determinization), and plays that game to its end. The tree is over the seat's
own decisions: a node is reached by the options the seat has given so far, whatever cards the others turn out to hold and whatever luck
brings, so what is learned in one imagined deal counts in all. The others are no players of the tree but part of its luck: they answer
as good players would (`Judgement`), each from what it could know itself.

In the field's words, and where they come from:

- *Information-set MCTS*, with determinizations from the view of one observer, and *availability*: which options there are differs from
  deal to deal, so an option is compared by how often it was there to be chosen. P. Cowling, E. Powley, D. Whitehouse, "Information Set
  Monte Carlo Tree Search", 2012. That others are part of the luck is as in D. Silver, J. Veness, "Monte-Carlo Planning in Large
  POMDPs", 2010.
- *PUCT* chooses in the tree, with the judgement as *prior*: C. Rosin, "Multi-armed Bandits with Episode Context", 2011, in the form of
  D. Silver et al., "Mastering the Game of Go with Deep Neural Networks and Tree Search", 2016. An option not tried yet counts a little
  less than its node (*first-play urgency*: S. Gelly, Y. Wang, "Exploration Exploitation in Go", 2006).
- *Informed playouts*: outside the tree options are drawn by their worth, from a Boltzmann distribution with a *temperature*. Options that
  no sensible player considers are pruned.
- The *robust child* is played, the option tried most often: G. Chaslot et al., "Progressive Strategies for Monte-Carlo Tree Search", 2008.
  The search ends *early* when no other can become it: S.-C. Huang, R. Coulom, S.-S. Lin, "Time Management for Monte-Carlo Tree Search
  Applied to the Game of Go", 2010.

The tree lies in flat arrays: a node is a number, its children a chain.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from izakaya.bots.thinking.judgement import MOST_OPTIONS, SENSIBLE, Judgement
from izakaya.bots.thinking.playout import LOOK_AT_CLOCK, OUT_OF_TIME, go_on, play_on
from izakaya.bots.thinking.thought import FOREVER, Thought
from izakaya.table.chance import Chance
from izakaya.table.table import Table

NONE: Final = -1
NO_PLACES: Final = vec[i64]([0] * MOST_OPTIONS)
NO_NUMBERS: Final = vec[float]([0.0] * MOST_OPTIONS)
REUSES: Final = 8  # games imagined from one deal: dealing anew costs as much as a good part of a game
UNIFORM: Final = 0.1  # of the prior is the same for all options, so that none is never tried
# Options so far apart are nearly alike to somebody who looks ahead: the temperature of the prior.
DOUBT: Final = 0.4
URGENCY: Final = -0.05  # by which an option not tried yet is better than its node


@final
class Search:
    """One search, from one position, for one seat."""

    def __init__(self, world: Table, seat: i64, judgement: Judgement, chance: Chance) -> None:
        self.world = world
        self.seat: i64 = seat
        self.judgement = judgement
        self.chance = chance
        # How eagerly little tried options are tried (the constant of PUCT), how far the others stray from their best option
        # in playouts, and how far the prior does from the best at a glance.
        self.exploration: float = 0.9
        self.temperature: float = 0.12
        self.prior_temperature: float = DOUBT
        self.horizon: i64 = judgement.horizon(world)
        self.deal: Table = world
        self.uses: i64 = 0
        self.iterations: i64 = 0
        self.decisions: i64 = 0
        self.deadline: float = FOREVER
        # The tree; node 0 is the root. Per node: the option that leads to it, its first child, the next child of its parent,
        # how often it was tried, how often it was there to be tried, and what its playouts won together.
        self.options: vec[i64] = vec[i64]([0])
        self.first: vec[i64] = vec[i64]([NONE])
        self.sibling: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        self.available: vec[i64] = vec[i64]([0])
        self.values: vec[float] = vec[float]([0.0])
        self.path: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.priors: vec[float] = NO_NUMBERS[:]
        self.nodes: vec[i64] = NO_PLACES[:]

    def run(self, iterations: i64, seconds: float, since: float = 0.0) -> None:
        """Think until one of the two is used up; 0 means no such limit. The seconds began `since` (0: begin now)."""
        before = perf_counter()
        if seconds > 0.0:
            self.deadline = (since if since > 0.0 else before) + seconds
        longest = 0.0
        while iterations == 0 or self.iterations < iterations:
            # What took so long once may take so long again.
            if seconds > 0.0 and before + longest > self.deadline:
                break
            self.iterate()
            now = perf_counter()
            if now - before > longest:
                longest = now - before
            before = now
            if self.settled(iterations):
                break

    def is_plain(self) -> bool:
        """Whether only one option makes any sense, so that there is nothing to think about."""
        count = self.world.ask()
        self.judgement.weigh(self.world, count)
        sensible: i64 = 0
        for i in range(count):
            if self.judgement.worths[i] > SENSIBLE:
                sensible += 1
        return sensible <= 1

    def settled(self, iterations: i64) -> bool:
        """Whether what is left of the iterations could not change the choice any more, so that the search may end early."""
        if iterations == 0:
            return False
        most: i64 = 0
        second: i64 = 0
        node = self.first[0]
        while node != NONE:
            visits = self.visits[node]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            node = self.sibling[node]
        return most - second > iterations - self.iterations

    def imagine(self) -> Table:
        """A table as it may be, the likelier the oftener.

        Several games are played from one deal of the cards. What is believed of people is cheaper to come by, and imagined anew for
        each: seven seats have sixty ways to hide their roles, and from a few deals one would know only a few of them.
        """
        if self.uses == 0:
            self.deal = self.deal_anew()
            self.uses = REUSES
        self.uses -= 1
        t = self.deal.bare_copy()
        t.chance = self.chance
        self.judgement.believe(t, self.seat, self.chance)
        return t

    def deal_anew(self) -> Table:
        """A determinization: what the seat cannot know dealt anew."""
        return self.world.redeal(int(self.seat), self.chance)

    def iterate(self) -> None:
        """One imagined game: selection down the tree, one new node (expansion), a playout, and backpropagation of its value."""
        t = self.imagine()
        judgement = self.judgement
        chance = self.chance
        me = self.seat
        node: i64 = 0
        self.depth = 0
        growing = True
        made: i64 = 0
        look: i64 = LOOK_AT_CLOCK
        while growing and not t.over and made < self.horizon:
            if t.asked_seat() == me:
                count = t.ask()
                if count == 1:
                    t.take(t.offered[0])
                    continue
                made += 1
                judgement.weigh(t, count)
                place = self.select(t, node, count)
                node = self.nodes[place]
                self.push(node)
                growing = self.visits[node] > 0
                t.take(t.offered[place])
            else:
                made = go_on(t, judgement, self.temperature, chance, made)
            if made >= look:
                look = made + LOOK_AT_CLOCK
                if perf_counter() > self.deadline:
                    return  # an unfinished thought counts for nothing
        made = play_on(t, judgement, self.temperature, chance, made, self.horizon, self.deadline)
        if made == OUT_OF_TIME:
            return
        self.decisions += made
        self.learn(judgement.value(t, me))

    def push(self, node: i64) -> None:
        """One step further down the tree."""
        if self.depth < len(self.path):
            self.path[self.depth] = node
        else:
            self.path = append(self.path, node)
        self.depth += 1

    def learn(self, value: float) -> None:
        """Backpropagation: every node on the path was tried once more, and this is what came of it."""
        self.iterations += 1
        self.visits[0] += 1
        self.values[0] += value
        for i in range(self.depth):
            node = self.path[i]
            self.visits[node] += 1
            self.values[node] += value

    def select(self, t: Table, node: i64, count: i64) -> i64:
        """The place of the option to try by PUCT: good so far, promising at a glance, or not tried enough for how often it was there."""
        worths = self.judgement.worths
        priors = self.priors
        best = worths[0]
        for i in range(i64(1), count):
            if worths[i] > best:
                best = worths[i]
        total = 0.0
        for i in range(count):
            if worths[i] > SENSIBLE or best <= SENSIBLE:
                priors[i] = exp((worths[i] - best) / self.prior_temperature)
                total += priors[i]
            else:
                priors[i] = -1.0
        untried = 0.5
        if self.visits[node] > 0:
            untried = self.values[node] / float(self.visits[node]) + URGENCY
        chosen: i64 = 0
        child: i64 = NONE
        most = -1.0e9
        for i in range(count):
            if priors[i] < 0.0:
                continue
            child = self.child(node, t.offered[i], child)
            self.nodes[i] = child
            self.available[child] += 1
            visits = self.visits[child]
            mean = untried
            if visits > 0:
                mean = self.values[child] / float(visits)
            prior = (1.0 - UNIFORM) * priors[i] / total + UNIFORM / float(count)
            score = mean + self.exploration * prior * sqrt(float(self.available[child])) / float(1 + visits)
            if score > most:
                most = score
                chosen = i
        return chosen

    def child(self, node: i64, option: i64, before: i64) -> i64:
        """The child for this option, made if it is new. Mostly it follows the one `before`: options come in the same order."""
        at = self.first[node]
        if before != NONE:
            at = self.sibling[before]
        if at != NONE and self.options[at] == option:
            return at
        at = self.first[node]
        last: i64 = NONE
        while at != NONE:
            if self.options[at] == option:
                return at
            last = at
            at = self.sibling[at]
        new: i64 = len(self.options)
        self.options = append(self.options, option)
        self.first = append(self.first, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.values = append(self.values, 0.0)
        if last == NONE:
            self.first[node] = new
        else:
            self.sibling[last] = new
        return new

    def thoughts(self) -> list[Thought]:
        """What was thought of each option of the position, the robust child first: that which was tried most."""
        found: list[Thought] = []
        node = self.first[0]
        while node != NONE:
            visits = self.visits[node]
            value = self.values[node] / float(visits) if visits > 0 else 0.0
            found.append(Thought(int(self.options[node]), int(visits), value, 0.0))
            node = self.sibling[node]
        found.sort(key=lambda thought: (-thought.visits, -thought.value, thought.option))
        return found
