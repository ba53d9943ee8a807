"""The judgement of Samurai Sword: what each answer is worth to the seat that is asked, in points of its side's score."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.judgement import Judgement
from izakaya.bots.thinking.sword.belief import Belief, shogun_of
from izakaya.bots.thinking.sword.seating import Seating
from izakaya.bots.thinking.temper import EVEN, Temper
from izakaya.games.sword.blows import force, wounds_made, wounds_of
from izakaya.games.sword.data import (
    ARMOUR,
    ARMOUR_PLACE,
    BATTLECRY,
    BUSHIDO,
    BUSHIDO_PLACE,
    CHALLENGE_WOUNDS,
    DAIMYO,
    DIVERSION,
    FAST_DRAW,
    FOCUS,
    GEISHA,
    HANZO,
    KINDS,
    MOST_SEATS,
    NINJA_SIDE,
    PARRY,
    RANGE,
    RONIN_SIDE,
    SHOGUN,
    SHOGUN_SIDE,
    SIDE_COUNT,
    TEA_CEREMONY,
    WEAPONS,
)
from izakaya.games.sword.meaning import (
    ANSWER,
    AT,
    BLEED,
    DISCARD,
    FROM_DECK,
    PASS,
    PLAY,
    STRIP,
    kind_aimed,
    place_stripped,
    target_of,
)
from izakaya.games.sword.questions.answers import Attacked, Challenged, is_challenged
from izakaya.games.sword.questions.turn import BushidoCheck, Discard, FirstCard, Play
from izakaya.games.sword.scoring import (
    FATAL_PENALTY,
    known_multiplier,
    shown_daimyo,
    winning_side,
)
from izakaya.games.sword.table import SwordTable
from izakaya.table.chance import Chance
from izakaya.table.table import Table

# What a card in hand is worth; weapons by range and wounds.
KEEP: Final = vec[float](
    [0.2, 0.35, 0.5, 0.25, 0.4, 0.6, 0.3, 0.5, 0.65, 0.35, 0.55, 0.4, 0.6]
    + [0.6, 0.7, 0.65, 0.3, 0.8, 0.4, 0.5, 0.45, 0.5, 0.6, 0.5, 0.4]
)
# How likely a hand of so many cards holds a Parry: 15 of 90 cards are one, and they are not thrown away.
PARRIES: Final = vec[float]([0.0, 0.22, 0.36, 0.48, 0.57, 0.64, 0.7, 0.75])
WINNING: Final = 6.0  # what it is worth to end the game at the right moment
DOUBTFUL: Final = 0.25  # what a blow in itself is worth to one who loves blows
PRIZE: Final = 0.8  # what a point in hand is worth to the thirsty, beside what it counts at the end


@final
class SwordJudgement(Judgement):
    """See `Judgement`. `belief` is what the asked seat believes of everybody's side."""

    def __init__(self, temper: Temper = EVEN) -> None:
        super().__init__(temper)
        self.ahead = 4
        self.belief = Belief()
        self.seating = Seating()
        # Of each seat that has been asked to play: what a point taken from each other is worth to it.
        self.all_grudges: vec[float] = vec[float]([0.0] * (MOST_SEATS * MOST_SEATS))
        # Of the seat asked to play: the same, how likely a blow at each other goes through, the worth of one that is
        # parried and of one that is not, and how much stronger than the weapon its blows are.
        self.grudges: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.openings: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.parried: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.unparried: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.force: i64 = 0

    def weigh(self, t: Table, count: i64) -> None:
        assert isinstance(t, SwordTable)
        question = t.question
        me = question.seat
        if isinstance(question, Play):
            self.read_sides(t, me)
            self.size_up(t, me)
            self.weigh_play(t, me, count)
        elif isinstance(question, Attacked):
            self.weigh_parry(t, me, question.by, wounds_of(t, question.card, question.by, me), count)
        elif isinstance(question, Challenged):
            self.weigh_parry(t, me, question.by, CHALLENGE_WOUNDS, count)
        elif isinstance(question, BushidoCheck):
            for i in range(count):
                option = t.offered[i]
                self.worths[i] = -1.5 if option == PASS else -KEEP[option - ANSWER]
        elif isinstance(question, FirstCard):
            top = t.pile[t.pile_size - 1]
            for i in range(count):
                self.worths[i] = 0.5 if t.offered[i] == FROM_DECK else KEEP[top]
        elif isinstance(question, Discard):
            for i in range(count):
                self.worths[i] = -self.keep(t, me, t.offered[i] - DISCARD)
        else:
            for i in range(count):
                self.worths[i] = 0.0

    def reflex(self, t: Table) -> i64:
        """Focus, Fast Draw and armour are laid before anything else: that is never wrong."""
        assert isinstance(t, SwordTable)
        question = t.question
        if not isinstance(question, Play):
            return -1
        first = question.seat * KINDS
        hands = t.hands
        if hands[first + FOCUS] > 0:
            return PLAY + FOCUS
        if hands[first + FAST_DRAW] > 0:
            return PLAY + FAST_DRAW
        if hands[first + ARMOUR] > 0:
            return PLAY + ARMOUR
        return -1

    def value(self, t: Table, seat: i64) -> float:
        assert isinstance(t, SwordTable)
        if t.over:
            return 1.0 if winning_side(t) == t.side(seat) else 0.0
        return super().value(t, seat)

    def believe(self, t: Table, seat: i64, chance: Chance) -> None:
        assert isinstance(t, SwordTable)
        self.seating.deal(t, seat, chance)

    # People.

    def enmity(self, t: SwordTable, me: i64, other: i64) -> float:
        """How likely another is no friend."""
        return 1.0 - self.belief.likely(other, t.side(me))

    def grudge(self, t: SwordTable, me: i64, other: i64) -> float:
        """What a point taken from another is worth to me: more from a side that leads, less than nothing from my own."""
        odds = self.belief.odds
        first = self.belief.first_of(other)
        mine = t.side(me)
        worth = 0.0
        for side in range(i64(SIDE_COUNT)):
            likely = odds[first + side]
            if side == mine:
                worth -= 1.15 * likely
            elif mine == RONIN_SIDE:
                worth += likely * (1.1 if side == SHOGUN_SIDE else 0.9)
            elif side == RONIN_SIDE:
                worth += 0.75 * likely
            else:
                worth += likely
        return worth

    def read_sides(self, t: SwordTable, me: i64) -> None:
        """Who is on whose side, to the eyes of this seat; and, if that is anything new, what it thinks of everybody."""
        if self.belief.read(t, me):
            for seat in range(t.seats):
                self.all_grudges[me * MOST_SEATS + seat] = self.grudge(t, me, seat)

    def size_up(self, t: SwordTable, me: i64) -> None:
        """Whom to strike: worked out once for all options."""
        all_grudges = self.all_grudges
        first = me * MOST_SEATS
        sizes = t.sizes
        for seat in range(t.seats):
            grudge = all_grudges[first + seat]
            cards: i64 = sizes[seat]
            if cards > 7:
                cards = 7
            likely = PARRIES[cards]
            if t.characters[seat] == HANZO and cards > 1:
                likely = 1.0 - (1.0 - likely) * (1.0 - likely)
            self.grudges[seat] = grudge
            self.openings[seat] = 1.0 - likely
            self.parried[seat] = 0.12 * likely * grudge + 0.05
            self.unparried[seat] = (1.0 - likely) * grudge
        self.force = force(t, me)

    def lead(self, t: SwordTable, me: i64, winner: i64, loser: i64) -> float:
        """By how many points my side would lead if the game ended now, after one defeat; the Ninja win ties (W27)."""
        odds = self.belief.odds
        mine = t.side(me)
        shogun = shogun_of(t)
        ours = 0.0
        theirs = 0.0
        third = 0.0
        for seat in range(t.seats):
            honour = float(t.honour[seat])
            if seat == winner:
                honour += 1.0
            if seat == loser:
                honour -= 1.0
            first = self.belief.first_of(seat)
            for side in range(i64(SIDE_COUNT)):
                likely = odds[first + side]
                if likely > 0.0:
                    points = honour * known_multiplier(t.seats, side, seat == shogun) * likely
                    if side == mine:
                        ours += points
                    elif side == RONIN_SIDE or (mine == RONIN_SIDE and side == NINJA_SIDE):
                        third += points
                    else:
                        theirs += points
        ours += float(shown_daimyo(t, me))
        lead = ours - (theirs if theirs > third else third)
        if mine == NINJA_SIDE:
            lead += 0.5
        return lead

    def defeat_worth(self, t: SwordTable, me: i64, by: i64, at: i64) -> float:
        """What it is worth to me that one defeats another: Honour changes hands, and the game may end (W21, W28)."""
        if t.honour[at] == 1:
            lead = self.lead(t, me, by, at)
            if by == me:
                lead -= float(FATAL_PENALTY) * self.belief.likely(at, t.side(me))  # W26
            return WINNING if lead > 0.6 else -WINNING if lead < -0.6 else lead * WINNING / 0.6
        if t.one_stands(at):
            # W28: the last one standing wins for its side.
            return WINNING if by == me and t.side(me) != t.side(at) else -WINNING * self.enmity(t, me, by)
        gain = 0.0
        if by == me:
            gain = known_multiplier(t.seats, t.side(me), t.roles[me] == SHOGUN) * self.temper.thirst
        return gain + self.grudge(t, me, at) * (
            2.0 if t.side(me) != RONIN_SIDE and self.enmity(t, me, at) < 0.2 else 1.0
        )

    # The Play phase.

    def weigh_play(self, t: SwordTable, me: i64, count: i64) -> None:
        last_card = t.sizes[me] == 1
        for i in range(count):
            option = t.offered[i]
            worth = 0.0
            if option >= STRIP:
                worth = self.strip_worth(t, me, place_stripped(option), target_of(option))
            elif option >= AT:
                worth = self.aimed_worth(t, me, kind_aimed(option), target_of(option))
            elif option == BLEED:
                worth = 0.3 if t.resilience[me] > 3 and t.sizes[me] < 5 else -0.4
            elif option != PASS:
                worth = self.card_worth(t, me, option - PLAY)
            if last_card and option != PASS:
                # W12: with no card in hand nobody can strike me.
                worth += 0.15 * self.temper.caution
            self.worths[i] = worth

    def aimed_worth(self, t: SwordTable, me: i64, kind: i64, target: i64) -> float:
        if kind < WEAPONS:
            return self.attack_worth(t, me, kind, target)
        grudge = self.grudges[target]
        if kind == BUSHIDO:
            return 0.45 * grudge if target != me else -1.0
        if kind == GEISHA:
            return 0.4 * grudge + (0.25 if t.sizes[target] == 1 and grudge < 0.0 else 0.0)
        if kind == DIVERSION:
            return 0.45 + 0.4 * grudge
        missing = t.full_resilience(me) - t.resilience[me]
        return 0.35 * float(missing) * self.temper.caution - 0.25 - 0.25 * grudge

    def attack_worth(self, t: SwordTable, me: i64, weapon: i64, target: i64) -> float:
        """W15–W20: wounds are steps to a defeat; a parry is a card less."""
        wounds = wounds_made(weapon, self.force, t.characters[target])
        worth = self.parried[target]
        left = t.resilience[target] - wounds
        if left <= 0:
            worth += self.openings[target] * self.defeat_worth(t, me, me, target)
        elif left == 1:
            worth += self.unparried[target] * (0.32 * float(wounds) + 0.1)
        else:
            worth += self.unparried[target] * 0.32 * float(wounds)
        if worth > 0.0:
            worth *= self.temper.aggression
        # Who loves blows strikes also where it is doubtful whom it hits; who does not, keeps the weapon for a better day.
        worth += DOUBTFUL * (self.temper.aggression - 1.0)
        # Far-reaching weapons are kept for those who are far, strong ones for those who are strong.
        return worth - 0.02 * float(RANGE[weapon])

    def strip_worth(self, t: SwordTable, me: i64, place: i64, target: i64) -> float:
        if target == me:
            # W32, with the table option: only a Bushido is worth being rid of.
            return 0.45 if place == BUSHIDO_PLACE else -1.0
        grudge = self.grudges[target]
        if place == BUSHIDO_PLACE:
            return -0.45 * grudge
        return (0.5 if place == ARMOUR_PLACE else 0.6) * grudge

    def card_worth(self, t: SwordTable, me: i64, kind: i64) -> float:
        if kind == FOCUS:
            return 0.9
        if kind == FAST_DRAW:
            return 0.85
        if kind == ARMOUR:
            return 0.8 * self.temper.caution
        if kind == TEA_CEREMONY:
            return 0.5
        if kind == DAIMYO:
            return self.daimyo_worth(t, me)
        return self.challenge_worth(t, me, kind)

    def daimyo_worth(self, t: SwordTable, me: i64) -> float:
        """Two cards now, or a point at the end (W25; not for the Ronin)."""
        if t.side(me) == RONIN_SIDE:
            return 0.7
        least: i64 = 9
        for seat in range(t.seats):
            if t.honour[seat] < least:
                least = t.honour[seat]
        if least <= 1:
            return -0.3 * self.temper.thirst
        worth = 0.55 - (0.4 * self.temper.thirst if t.deck_size < 12 and least == 2 else 0.0)
        return worth - PRIZE * (self.temper.thirst - 1.0)

    def challenge_worth(self, t: SwordTable, me: i64, kind: i64) -> float:
        """Battlecry and Jujutsu: a wound for everybody who cannot answer."""
        worth = 0.0
        for seat in range(t.seats):
            if seat == me or not is_challenged(t, seat):
                continue
            through = self.openings[seat] if kind == BATTLECRY else 0.35
            if t.resilience[seat] == 1:
                worth += through * self.defeat_worth(t, me, me, seat)
            else:
                worth += through * 0.32 * self.grudges[seat]
            worth += (1.0 - through) * 0.15 * self.grudges[seat]
        worth *= self.temper.aggression if worth > 0.0 else 1.0
        return worth + DOUBTFUL * (self.temper.aggression - 1.0)

    # Answers to others.

    def weigh_parry(self, t: SwordTable, me: i64, by: i64, wounds: i64, count: i64) -> None:
        """W17: a Parry for the wounds it saves; weapons (Jujutsu, Hanzō) the cheapest first."""
        left = t.resilience[me] - wounds
        if left <= 0:
            self.read_sides(t, me)
            cost = -self.defeat_worth(t, me, by, me)
            if t.honour[me] > 1:
                cost = known_multiplier(t.seats, t.side(me), t.roles[me] == SHOGUN) + self.grudge_of_gain(
                    t, me, by
                )
        else:
            cost = 0.33 * float(wounds) + (0.25 if left == 1 else 0.0)
        cost *= self.temper.caution if cost > 0.0 else 1.0
        parries = t.hands[me * KINDS + PARRY]
        for i in range(count):
            option = t.offered[i]
            if option == PASS:
                self.worths[i] = -cost
            else:
                kind = option - ANSWER
                self.worths[i] = (
                    -0.5 * self.keep(t, me, kind) if kind < WEAPONS else -0.42 + 0.1 * float(parries - 1)
                )

    def grudge_of_gain(self, t: SwordTable, me: i64, by: i64) -> float:
        """What the Honour that another gains costs me."""
        return self.enmity(t, me, by) * 0.8 - (1.0 - self.enmity(t, me, by)) * 0.9

    def keep(self, t: SwordTable, me: i64, kind: i64) -> float:
        """What a card is worth for later; a second one of a kind a little less."""
        worth = KEEP[kind]
        if kind == DAIMYO and t.side(me) != RONIN_SIDE:
            worth += 0.5
        return worth - 0.05 * float(t.hands[me * KINDS + kind] - 1)
