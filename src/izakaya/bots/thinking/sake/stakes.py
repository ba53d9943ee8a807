"""What sake is at stake in SAKE: early a sake is a sake; in sudden death only who has the most counts (K44–K46).

Everybody's sake lies open, so anybody can tell how far it is ahead of the best of the others, or behind. In sudden death the worth of a
sake more or less is that of the step it makes on this scale: from behind to even, and from even to ahead, is worth most; what lies
further away is worth the less, the fewer turns are left.
"""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.bots.thinking.sake.leanings import Leanings
from izakaya.bots.thinking.sake.mind import BEHIND, LEADS, Mind
from izakaya.games.sake.ending import turns_to_come
from izakaya.games.sake.state import LIVING
from izakaya.games.sake.table import SakeTable


def spirits_total(t: SakeTable) -> i64:
    total = t.spirits_sake()
    if total < 0:
        total = 0
    return total


def best_rival(t: SakeTable, me: i64) -> i64:
    """The most sake of any side but mine."""
    return best_but(t, me, me)


def best_but(t: SakeTable, me: i64, other: i64) -> i64:
    """The most sake of any side but mine and this samurai's."""
    best: i64 = 0
    for seat in range(t.seats):
        if seat != me and seat != other and t.states[seat] == LIVING and t.sake_total[seat] > best:
            best = t.sake_total[seat]
    if t.states[me] == LIVING:
        total = spirits_total(t)
        if total > best:
            best = total
    return best


def own_total(t: SakeTable, me: i64) -> i64:
    """The sake of my side."""
    return t.sake_total[me] if t.states[me] == LIVING else spirits_total(t)


def look_ahead(t: SakeTable, mind: Mind, me: i64) -> None:
    """See how it stands for me, once for each question: in sudden death, what every lead is worth."""
    mind.late = t.sudden_from >= 0
    if not mind.late:
        mind.hope = 1.0
        return
    lean = mind.lean
    mind.lead = own_total(t, me) - best_rival(t, me)
    time = lean.late_time + float(turns_to_come(t)) / float(t.seats)
    if time > 1.0:
        time = 1.0
    worth = 0.0
    for place in range(i64(1), i64(LEADS)):
        lead = place - BEHIND
        if lead == 0:
            step = lean.late_catch
        elif lead == 1:
            step = lean.late_pass
        elif lead == 2:
            step = lean.late_ahead * time
        elif lead == -1:
            step = lean.late_near * time
        else:
            step = lean.late_far * time
        worth += step
        mind.leads[place] = worth
    mind.hope = lead_worth(mind, mind.lead) / worth if worth > 0.0 else 0.0


def lead_worth(mind: Mind, lead: i64) -> float:
    """In sudden death: what it is worth to lead by so much."""
    place = lead + BEHIND
    if place < 0:
        place = 0
    elif place >= LEADS:
        place = LEADS - 1
    return mind.leads[place]


def sake_worth(mind: Mind, sake: i64) -> float:
    """What so many of my sake are worth to me."""
    if not mind.late:
        return mind.lean.sake * float(sake)
    return lead_worth(mind, mind.lead) - lead_worth(mind, mind.lead - sake)


def rivalry(t: SakeTable, mind: Mind, me: i64, other: i64) -> float:
    """How much it helps me that this samurai loses a sake: the nearer to the lead, the more."""
    lean = mind.lean
    if mind.late:
        return loss_worth(t, mind, me, other, 1)
    return early_rivalry(t, lean, me, other)


def early_rivalry(t: SakeTable, lean: Leanings, me: i64, other: i64) -> float:
    lead = t.sake_total[other] - own_total(t, me)
    if lead >= 1:
        return lean.rival_ahead
    if lead == 0:
        return lean.rival_even
    if lead == -1:
        return lean.rival_behind
    return lean.rival_far


def loss_worth(t: SakeTable, mind: Mind, me: i64, other: i64, sake: i64) -> float:
    """What it is worth to me that a samurai loses so many sake."""
    if not mind.late:
        return float(sake) * early_rivalry(t, mind.lean, me, other)
    own = own_total(t, me)
    rival = best_but(t, me, other)
    left = t.sake_total[other] - sake
    if left > rival:
        rival = left
    worth = lead_worth(mind, own - rival) - lead_worth(mind, mind.lead)
    # Where several lead, one of them alone changes nothing yet.
    if worth < 0.01 and t.sake_total[other] > own - 1:
        worth = mind.lean.late_shared * float(sake)
    return worth


def haunting_worth(t: SakeTable, mind: Mind, me: i64, victim: i64, gain: float) -> float:
    """In sudden death: what it is worth to the Spirits to take so many sake of a samurai, on average."""
    step: i64 = 2 if t.sake_total[victim] > best_but(t, me, victim) else 1
    return gain * (lead_worth(mind, mind.lead + step) - lead_worth(mind, mind.lead))


def exorcism_worth(t: SakeTable, mind: Mind, me: i64, lost: i64) -> float:
    """In sudden death: what it is worth to a samurai that the Spirits lose so many sake."""
    rival = spirits_total(t) - lost
    for seat in range(t.seats):
        if seat != me and t.states[seat] == LIVING and t.sake_total[seat] > rival:
            rival = t.sake_total[seat]
    return lead_worth(mind, t.sake_total[me] - rival) - lead_worth(mind, mind.lead)


def spirits_lead(t: SakeTable) -> bool:
    """Whether the Spirits have as much as any samurai, so that one could do worse than die."""
    total = spirits_total(t)
    if total == 0:
        return False
    for seat in range(t.seats):
        if t.states[seat] == LIVING and t.sake_total[seat] > total:
            return False
    return True
