"""The judgement of SAKE: what each answer is worth to the seat that is asked, in sake."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from izakaya.bots.thinking.judgement import HARDLY, Judgement
from izakaya.bots.thinking.sake.act import gear_loss, weigh_act
from izakaya.bots.thinking.sake.answering import (
    quick_shield,
    weigh_defence,
    weigh_discards,
    weigh_interruption,
    weigh_losses,
    weigh_resistance,
    weigh_robbery,
    weigh_spoils,
    weigh_weapons,
)
from izakaya.bots.thinking.sake.arithmetic import best_drink, place_worth
from izakaya.bots.thinking.sake.burning import weigh_burns
from izakaya.bots.thinking.sake.haunting import (
    weigh_deed,
    weigh_elation,
    weigh_fade,
    weigh_help,
    weigh_move_sake,
    weigh_number,
)
from izakaya.bots.thinking.sake.leanings import USUAL, Leanings
from izakaya.bots.thinking.sake.mind import Mind, holds
from izakaya.bots.thinking.sake.stakes import look_ahead, rivalry
from izakaya.bots.thinking.sake.standing import weigh_steps, weigh_strikes, weigh_throws, weigh_walk
from izakaya.bots.thinking.temper import EVEN, Temper
from izakaya.games.sake.data import (
    BLURRED_VISION,
    FALTER,
    MASAKO,
    STOMACH,
)
from izakaya.games.sake.meaning import (
    BURN_TO_PLAY,
    PASS,
    PAY,
    PLACE,
    SEAT,
    gear_name,
    gear_owner,
)
from izakaya.games.sake.questions.attack import Interruption, StrikeAnew
from izakaya.games.sake.questions.burns import Burn
from izakaya.games.sake.questions.defence import Defend
from izakaya.games.sake.questions.discards import Forced
from izakaya.games.sake.questions.drinking import PlaceSake
from izakaya.games.sake.questions.events import Name, Pay, SpoilSake, Throw, throw_strength
from izakaya.games.sake.questions.fading import Fade
from izakaya.games.sake.questions.purchase import NameGear, Rewield
from izakaya.games.sake.questions.spirits import Elation, MoveSakeTo, SpiritDeed
from izakaya.games.sake.questions.steps import ChangeSteps
from izakaya.games.sake.questions.torment import GiveUpSake, Help, Resist, TormentWith
from izakaya.games.sake.questions.turn import Act, Wield
from izakaya.games.sake.questions.walking import Strike, Walk
from izakaya.games.sake.table import DownToFour, SakeTable
from izakaya.table.seats import is_among
from izakaya.table.table import Table

HOLD: Final = 3.0  # standard errors by which it must be better to burn sake or soul for a card now, to do it


@final
class SakeJudgement(Judgement):
    """See `Judgement`."""

    def __init__(self, temper: Temper = EVEN, leanings: Leanings = USUAL) -> None:
        super().__init__(temper)
        self.mind = Mind(temper, leanings)

    def weigh(self, t: Table, count: i64) -> None:
        assert isinstance(t, SakeTable)
        worths = self.worths
        mind = self.mind
        mind.look_at(t.deck_data)
        question = t.question
        me = question.seat
        look_ahead(t, mind, me)
        if isinstance(question, Interruption):
            weigh_interruption(t, mind, me, question.deed, question.striking, worths, count)
        elif isinstance(question, Act):
            weigh_act(t, mind, me, worths, count)
        elif isinstance(question, Defend):
            weigh_defence(t, mind, me, question, worths, count)
        elif isinstance(question, DownToFour):
            weigh_discards(t, mind, me, worths, count)
        elif isinstance(question, Strike):
            weigh_strikes(t, mind, me, t.deck_data.attack[question.chosen], worths, count)
        elif isinstance(question, Walk):
            weigh_walk(t, mind, me, question.iaido, t.deck_data.attack[question.chosen], worths, count)
        elif isinstance(question, PlaceSake):
            for i in range(count):
                worths[i] = place_worth(t, mind.lean, me, t.offered[i] - PLACE)
        elif isinstance(question, (Wield, Rewield)):
            weigh_weapons(t, mind, me, worths, count)
        elif isinstance(question, SpiritDeed):
            weigh_deed(t, mind, me, worths, count)
        elif isinstance(question, Elation):
            weigh_elation(t, mind, me, worths, count)
        elif isinstance(question, TormentWith):
            weigh_number(t, worths, count)
        elif isinstance(question, Help):
            weigh_help(t, question.victim, worths, count)
        elif isinstance(question, Fade):
            weigh_fade(t, mind, question.deed.target, question.deed.strength, worths, count)
        elif isinstance(question, Resist):
            weigh_resistance(t, mind, me, question, worths, count)
        elif isinstance(question, GiveUpSake):
            weigh_robbery(t, mind, me, question, worths, count)
        elif isinstance(question, Pay):
            weigh_losses(t, mind, me, PAY, worths, count)
        elif isinstance(question, StrikeAnew):
            weigh_strikes(t, mind, me, question.box, worths, count)
        elif isinstance(question, Throw):
            weigh_throws(t, mind, me, throw_strength(t, me, question.name), worths, count)
        elif isinstance(question, Burn):
            weigh_burns(t, mind, question, worths, count)
        elif isinstance(question, Forced):
            weigh_discards(t, mind, me, worths, count)
        elif isinstance(question, Name):
            for i in range(count):
                victim = t.offered[i] - SEAT
                worths[i] = rivalry(t, mind, me, victim)
                if question.name == STOMACH:
                    worths[i] += 0.02 * float(t.sake_total[victim])
        elif isinstance(question, SpoilSake):
            weigh_spoils(t, worths, count)
        elif isinstance(question, NameGear):
            for i in range(count):
                owner = gear_owner(t.offered[i])
                worths[i] = -1.0 if owner == me else gear_loss(t, mind, me, owner, gear_name(t.offered[i]))
        elif isinstance(question, MoveSakeTo):
            weigh_move_sake(t, question.victim, worths, count)
        elif isinstance(question, ChangeSteps):
            weigh_steps(t, mind, me, question.left, worths, count)
        else:
            # Dealing out among Spirits, choosing by backs: one is about as good as another.
            for i in range(count):
                worths[i] = 0.0

    def reflex(self, t: Table) -> i64:
        """A seat that can only let it happen or burn lets it happen: that is by far the commonest answer."""
        assert isinstance(t, SakeTable)
        question = t.question
        me = question.seat
        if isinstance(question, Wield):
            return quick_shield(t, me)
        if isinstance(question, Interruption):
            if (question.striking and holds(t, me, BLURRED_VISION)) or (
                question.walking and holds(t, me, FALTER)
            ):
                return -1
        elif isinstance(question, Act):
            if t.plays_left > 0 or best_drink(t, me) > 1 or t.has_skill(me, MASAKO):
                return -1
        elif not isinstance(question, Burn):
            return -1
        # They may burn: so there is a choice.
        if (t.sake_total[me] > 0 and t.deck_size > 0) or t.can_burn_soul(me):
            return PASS
        return -1

    def value(self, t: Table, seat: i64) -> float:
        """Over: a victory, shared with those who won too. Else what is to be expected."""
        assert isinstance(t, SakeTable)
        if t.over:
            if not is_among(seat, t.winners):
                return 0.0
            count: i64 = 0
            for other in range(t.seats):
                if is_among(other, t.winners):
                    count += 1
            return 1.0 / float(count)
        return super().value(t, seat)

    def doubt(self, t: Table, option: i64) -> float:
        """What is burned is gone, and a seat that may burn is asked so often that what luck does not do today it does tomorrow (`HOLD`)."""
        return HOLD if PASS < option < BURN_TO_PLAY else HARDLY
