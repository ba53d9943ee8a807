"""The judgement of the first adept of SAKE: what each answer is worth to the seat that is asked, in sake."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from izakaya.bots.thinking.judgement import NEVER, Judgement
from izakaya.games.sake.data import (
    FALTER,
    MINION,
    ON_LIFE,
    PLACES,
    STOMACH,
)
from izakaya.games.sake.ending import is_last_turn
from izakaya.games.sake.meaning import (
    BURN_TO_DRAW,
    CARD,
    PASS,
    PAY,
    PLACE,
    SACRIFICE,
    SEAT,
    STRIKE,
    THROW,
    WIELD,
    card_of,
    gear_name,
    gear_owner,
    sake_place,
    target_of,
    way_of,
    weapon_of,
)
from izakaya.games.sake.questions.attack import Interruption, StrikeAnew
from izakaya.games.sake.questions.burns import Burn
from izakaya.games.sake.questions.deeds import MINION_ATTACK, Deed, strength_with
from izakaya.games.sake.questions.defence import Defend, defence_of
from izakaya.games.sake.questions.discards import Forced
from izakaya.games.sake.questions.drinking import PlaceSake
from izakaya.games.sake.questions.events import Name, Pay, SpoilSake, Throw, event_strength
from izakaya.games.sake.questions.fading import Fade
from izakaya.games.sake.questions.purchase import NameGear, Rewield
from izakaya.games.sake.questions.spirits import Elation, MoveSakeTo, SpiritDeed
from izakaya.games.sake.questions.torment import GiveUpSake, Help, Resist, TormentWith, sake_taken
from izakaya.games.sake.questions.turn import Act, Wield
from izakaya.games.sake.questions.walking import Strike, Walk
from izakaya.games.sake.state import LIVING, ROW, SPIRIT
from izakaya.games.sake.table import DownToFour, SakeTable
from izakaya.games.sake.wounds import lives
from izakaya.lab.sake.first_adept.act import gear_loss, weigh_act, weigh_walk
from izakaya.lab.sake.first_adept.arithmetic import keep_worth, place_worth, rivalry, worth_of_striking
from izakaya.lab.sake.first_adept.haunting import (
    weigh_deed,
    weigh_elation,
    weigh_fade,
    weigh_help,
    weigh_move_sake,
    weigh_number,
)
from izakaya.table.table import Table

DEATH: Final = 4.0  # what dying costs, besides all sake
TURNED_UP: Final = 1  # what a minion's card is expected to add


@final
class FirstJudgement(Judgement):
    """See `Judgement`."""

    def weigh(self, t: Table, count: i64) -> None:
        assert isinstance(t, SakeTable)
        worths = self.worths
        question = t.question
        me = question.seat
        if isinstance(question, Interruption):
            self.weigh_interruption(t, me, question.deed, question.striking, count)
        elif isinstance(question, Act):
            weigh_act(t, me, self.temper, worths, count)
        elif isinstance(question, Defend):
            self.weigh_defence(t, me, question, count)
        elif isinstance(question, DownToFour):
            self.weigh_discards(t, me, count)
        elif isinstance(question, Strike):
            self.weigh_strikes(t, me, t.deck_data.attack[question.chosen], count)
        elif isinstance(question, Walk):
            box = t.deck_data.attack[question.chosen] if question.iaido else i64(1)
            weigh_walk(t, me, question.iaido, box, worths, count)
        elif isinstance(question, PlaceSake):
            for i in range(count):
                worths[i] = place_worth(t, me, t.offered[i] - PLACE)
        elif isinstance(question, (Wield, Rewield)):
            self.weigh_weapons(t, me, count)
        elif isinstance(question, SpiritDeed):
            weigh_deed(t, me, worths, count)
        elif isinstance(question, Elation):
            weigh_elation(t, me, worths, count)
        elif isinstance(question, TormentWith):
            weigh_number(t, worths, count)
        elif isinstance(question, Help):
            weigh_help(t, question.victim, worths, count)
        elif isinstance(question, Fade):
            weigh_fade(t, question.deed.target, question.deed.strength, worths, count)
        elif isinstance(question, Resist):
            self.weigh_resistance(t, me, question, count)
        elif isinstance(question, GiveUpSake):
            self.weigh_losses(t, me, PLACE, count)
        elif isinstance(question, Pay):
            self.weigh_losses(t, me, PAY, count)
        elif isinstance(question, StrikeAnew):
            self.weigh_strikes(t, me, question.box, count)
        elif isinstance(question, Throw):
            self.weigh_throws(t, me, event_strength(question.name), count)
        elif isinstance(question, Burn):
            self.weigh_burns(t, me, -0.8, count)
        elif isinstance(question, Forced):
            self.weigh_discards(t, me, count)
        elif isinstance(question, Name):
            for i in range(count):
                victim = t.offered[i] - SEAT
                worths[i] = rivalry(t, me, victim)
                if question.name == STOMACH:
                    worths[i] += 0.02 * float(t.sake_total[victim])
        elif isinstance(question, SpoilSake):
            self.weigh_spoils(t, question.victim, count)
        elif isinstance(question, NameGear):
            for i in range(count):
                owner = gear_owner(t.offered[i])
                worths[i] = -1.0 if owner == me else gear_loss(t, me, owner, gear_name(t.offered[i]))
        elif isinstance(question, MoveSakeTo):
            weigh_move_sake(t, question.victim, worths, count)
        else:
            # Steps, dealing out among Spirits, choosing by backs: one is about as good as another.
            for i in range(count):
                worths[i] = 0.0

    # Answers to others.

    def weigh_interruption(self, t: SakeTable, me: i64, deed: Deed, striking: bool, count: i64) -> None:
        """K27–K29: interrupt what would hurt."""
        danger = 0.0
        # Only cards can interrupt, and cards are offered right after PASS.
        if count > 1 and t.offered[1] >= CARD and striking and deed.target == me and t.states[me] == LIVING:
            strength = deed.strength
            if deed.weapon == MINION_ATTACK:
                strength = TURNED_UP + t.deck_data.minion_attack
            wounds = strength - self.best_defence(t, me, deed.ranged)
            danger = self.wounds_cost(t, me, wounds)
        for i in range(count):
            option = t.offered[i]
            if option == PASS:
                self.worths[i] = 0.0
            elif option >= CARD:
                name = t.deck_data.name[card_of(option)]
                if name == FALTER:
                    self.worths[i] = 0.6 * danger - 0.2 if deed.walk != 0 else -0.2
                else:
                    self.worths[i] = danger - 0.55
            else:
                self.worths[i] = self.burn_cost(t, me, option)

    def best_defence(self, t: SakeTable, me: i64, ranged: bool) -> i64:
        """The best defence my hand allows; a Minion stops anything."""
        best: i64 = 0
        for i in range(me * ROW, me * ROW + t.hand_size[me]):
            if t.deck_data.name[t.hands[i]] == MINION:
                return 99
            defence = defence_of(t, me, t.hands[i], ranged, True)
            if defence > best:
                best = defence
        return best

    def wounds_cost(self, t: SakeTable, me: i64, wounds: i64) -> float:
        """What so many wounds cost me."""
        if wounds <= 0:
            return 0.0
        left = lives(t, me)
        if wounds >= left:
            return DEATH + float(t.sake_total[me])
        cost = 0.0
        if t.sake[me * PLACES + ON_LIFE] > 0:
            cost += 1.0
            wounds -= 1
            left -= 1
        each = 0.3 if is_last_turn(t, me) else 0.45
        cost += each * float(wounds)
        if left - wounds <= 2:
            cost += 0.5
        return cost * self.temper.caution

    def weigh_defence(self, t: SakeTable, me: i64, question: Defend, count: i64) -> None:
        """K23–K25: the cheapest card that does; a Minion if nothing else does."""
        hurt = self.wounds_cost(t, me, question.wounds)
        deadly = question.wounds >= lives(t, me)
        for i in range(count):
            option = t.offered[i]
            if option == PASS:
                self.worths[i] = -hurt
            elif option >= CARD:
                card = card_of(option)
                if way_of(option) == SACRIFICE:
                    self.worths[i] = -keep_worth(t, me, card) - 0.1
                else:
                    left = question.left_after(t, card)
                    self.worths[i] = -self.wounds_cost(t, me, left) - 0.8 * keep_worth(t, me, card)
            elif deadly and option >= BURN_TO_DRAW:
                # Dead samurai keep no sake: the last chance is a better card.
                self.worths[i] = (
                    -hurt + 0.5
                    if self.best_defence(t, me, question.deed.ranged) < question.wounds
                    else -hurt - 1.0
                )
            else:
                self.worths[i] = -hurt + self.burn_cost(t, me, option) - 0.5

    def weigh_resistance(self, t: SakeTable, me: i64, question: Resist, count: i64) -> None:
        """K42: a card for the sake it saves."""
        hurt = -2.0 * float(sake_taken(t, me, question.strength))
        for i in range(count):
            option = t.offered[i]
            if option >= CARD:
                card = card_of(option)
                loss = sake_taken(t, me, question.left_after(t, card))
                self.worths[i] = -2.0 * float(loss) - 0.8 * keep_worth(t, me, card)
            elif option == PASS:
                self.worths[i] = hurt
            else:
                self.worths[i] = hurt + self.burn_cost(t, me, option)

    def burn_cost(self, t: SakeTable, me: i64, option: i64) -> float:
        """Burning without need."""
        if option < BURN_TO_DRAW:
            return NEVER
        return -0.9

    def weigh_burns(self, t: SakeTable, me: i64, cost: float, count: i64) -> None:
        """K30: asked before something of mine is hit; sake that is lost anyway may as well be a card."""
        for i in range(count):
            option = t.offered[i]
            self.worths[i] = 0.0 if option == PASS else NEVER if option < BURN_TO_DRAW else cost

    # Choices of one's own.

    def weigh_discards(self, t: SakeTable, me: i64, count: i64) -> None:
        for i in range(count):
            option = t.offered[i]
            if option < CARD:
                self.worths[i] = 0.0 if option == PASS else self.burn_cost(t, me, option) - 1.0
            elif t.states[me] == SPIRIT:
                # What counts is the back: keep many of one kind.
                back = t.deck_data.back[card_of(option)]
                self.worths[i] = -0.2 * float(t.backs_in_hand(me, back))
            else:
                self.worths[i] = -keep_worth(t, me, card_of(option))

    def weigh_strikes(self, t: SakeTable, me: i64, box: i64, count: i64) -> None:
        for i in range(count):
            if t.offered[i] < STRIKE:
                self.worths[i] = NEVER  # a burn: the time for it was before the attack
                continue
            weapon = weapon_of(t.offered[i])
            strength = strength_with(t, me, box, weapon)
            piece = target_of(t.offered[i])
            self.worths[i] = worth_of_striking(t, me, piece, strength, t.deck_data.is_ranged(weapon))

    def weigh_throws(self, t: SakeTable, me: i64, strength: i64, count: i64) -> None:
        for i in range(count):
            option = t.offered[i]
            if option >= THROW:
                self.worths[i] = worth_of_striking(t, me, option - THROW, strength, True)
            else:
                self.worths[i] = 0.0 if option == PASS else NEVER

    def weigh_weapons(self, t: SakeTable, me: i64, count: i64) -> None:
        """K22: what defends best in the others' turns."""
        for i in range(count):
            option = t.offered[i]
            if option == PASS:
                self.worths[i] = -0.5
            elif option < WIELD:
                self.worths[i] = -0.5 + self.burn_cost(t, me, option)
            else:
                weapon = option - WIELD
                usable = t.is_usable(me, weapon)
                self.worths[i] = 0.4 * float(t.deck_data.weapon_defence[weapon]) if usable else -0.2

    def weigh_losses(self, t: SakeTable, me: i64, first: i64, count: i64) -> None:
        """Sake that must go: from where it hinders most."""
        for i in range(count):
            option = t.offered[i]
            if first <= option < first + PLACES:
                self.worths[i] = -place_worth(t, me, option - first)
            else:
                self.worths[i] = 0.0 if option == PASS else -1.5 if option >= BURN_TO_DRAW else NEVER

    def weigh_spoils(self, t: SakeTable, victim: i64, count: i64) -> None:
        """Take the sake that protects rather than the one that hinders."""
        for i in range(count):
            option = t.offered[i]
            place = sake_place(option)
            self.worths[i] = 0.3 if option != PASS and place == ON_LIFE else 0.1
