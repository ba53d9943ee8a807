"""Reading the questions of a position of SAKE: each line `ask …` is one question or step of the stack, the lowest first."""

from __future__ import annotations

from izakaya.games.sake.circle import CLOCKWISE, COUNTER, MINIONS, PIECES
from izakaya.games.sake.data import (
    BACKS,
    CHOPSTICKS,
    FLAGON,
    GEAR,
    NAMES,
    PIPE,
    PLACE_NAMES,
    RAMEN,
    RICE_BOWL,
    ROAR,
)
from izakaya.games.sake.questions.attack import Interruption, StrikeAnew
from izakaya.games.sake.questions.burns import Burn
from izakaya.games.sake.questions.choose_hand import ChooseHand
from izakaya.games.sake.questions.deeds import Deed
from izakaya.games.sake.questions.defence import Defend, Fight
from izakaya.games.sake.questions.discards import Forced
from izakaya.games.sake.questions.drinking import PlaceSake
from izakaya.games.sake.questions.events import EndCard, EndItem, Name, Pay, PipeSmoke, SpoilSake, Throw
from izakaya.games.sake.questions.fading import Fade
from izakaya.games.sake.questions.minions import Minions
from izakaya.games.sake.questions.purchase import NameGear, Purchase, Rewield
from izakaya.games.sake.questions.spirits import (
    Elation,
    MoveSake,
    MoveSakeTo,
    PassCard,
    SpiritDeed,
    SpiritDraw,
)
from izakaya.games.sake.questions.steps import ChangeSteps
from izakaya.games.sake.questions.torment import DealSake, GiveUpSake, Help, Resist, Torment, TormentWith
from izakaya.games.sake.questions.turn import Act, BeginTurn, EndTurn, Phases, Wield
from izakaya.games.sake.questions.walking import Strike, Walk
from izakaya.games.sake.state import GONE, LIVING, PILE, ROW, SPIRIT
from izakaya.games.sake.table import DownToFour, SakeTable
from izakaya.table.notation import PositionLine
from izakaya.table.question import Question


def seat(t: SakeTable, line: PositionLine) -> int:
    return line.number_up_to(int(t.seats) - 1, "the seat")


def samurai(t: SakeTable, line: PositionLine) -> int:
    """A seat whose samurai is alive."""
    who = seat(t, line)
    if t.states[who] != LIVING:
        raise line.error(f"seat {who} is no samurai any more")
    return who


def spirit(t: SakeTable, line: PositionLine) -> int:
    who = seat(t, line)
    if t.states[who] != SPIRIT:
        raise line.error(f"seat {who} is no Spirit")
    return who


def own_turn(t: SakeTable, line: PositionLine, who: int) -> int:
    if who != t.turn:
        raise line.error(f"it is the turn of seat {t.turn}, not of seat {who}")
    return who


def not_own_turn(t: SakeTable, line: PositionLine, who: int) -> int:
    if who == t.turn:
        raise line.error(f"it is the turn of seat {who} itself")
    return who


def acting(t: SakeTable, line: PositionLine) -> int:
    return own_turn(t, line, samurai(t, line))


def haunting(t: SakeTable, line: PositionLine) -> int:
    return own_turn(t, line, spirit(t, line))


def label(t: SakeTable, line: PositionLine) -> int:
    return line.one_of(t.deck_data.labels, "card")


def flag(line: PositionLine) -> bool:
    return line.number_up_to(1, "a mark, 0 or 1,") == 1


def signed(line: PositionLine, most: int) -> int:
    """A number that may be negative."""
    if line.peek().startswith("-"):
        line.words[line.at] = line.words[line.at][1:]
        return -line.number_up_to(most, "a number")
    return line.number_up_to(most, "a number")


def held(t: SakeTable, line: PositionLine, who: int) -> int:
    card = label(t, line)
    for i in range(who * ROW, who * ROW + int(t.hand_size[who])):
        if t.hands[i] == card:
            return card
    raise line.error(f"seat {who} does not hold {t.deck_data.labels[card]}")


def deed(t: SakeTable, line: PositionLine) -> Deed:
    by = acting(t, line)
    walk = signed(line, 9)
    target = signed(line, PIECES - 1)
    weapon = signed(line, 7)
    box = line.number_up_to(9, "the box")
    strength = signed(line, 30)
    minion = signed(line, PIECES - 1)
    ranged = flag(line)
    first = flag(line)
    if target < 0 and walk == 0:
        raise line.error("a deed moves or attacks")
    if target >= 0:
        check_target(t, line, by, target)
        if minion < 0 and (strength < 0 or weapon < 0 or weapon > 6):
            raise line.error("an attack has a weapon and a strength")
    if minion >= 0 and (minion < MINIONS or t.circle.owners[minion - MINIONS] != by or target < 0):
        raise line.error("the attacking minion is not on the table")
    return Deed(by, walk, target, weapon, box, strength, minion=minion, ranged=ranged, first=first)


def check_target(t: SakeTable, line: PositionLine, by: int, target: int) -> None:
    if target < MINIONS:
        if target == by or target >= t.seats or t.states[target] == GONE:
            raise line.error("there is nobody like that to attack")
    elif t.circle.owners[target - MINIONS] < 0 or t.circle.owners[target - MINIONS] == by:
        raise line.error("there is no such enemy minion to attack")


def attack(t: SakeTable, line: PositionLine) -> Deed:
    found = deed(t, line)
    if found.target < 0:
        raise line.error("this is no attack")
    return found


def read_frame(t: SakeTable, line: PositionLine) -> Question:
    """One question or step; what it speaks of must be on the table."""
    word = line.word("a question")
    found = (
        read_turn(t, line, word)
        or read_reaction(t, line, word)
        or read_text(t, line, word)
        or read_spirit(t, line, word)
    )
    if found is None:
        raise line.error(f"{word[:40]!r} is no question of this game")
    return found


def read_turn(t: SakeTable, line: PositionLine, word: str) -> Question | None:
    if word == "end-turn":
        return EndTurn(own_turn(t, line, seat(t, line)))
    if word == "begin-turn":
        who = seat(t, line)
        if t.states[who] == GONE:
            raise line.error(f"seat {who} has left the game and has no turn")
        return BeginTurn(who)
    if word == "phases":
        who = acting(t, line)
        phase = line.number_up_to(4, "the phase")
        if phase < 1:
            raise line.error("phases are numbered from 1")
        return Phases(who, phase)
    if word == "act":
        return Act(acting(t, line))
    if word == "wield":
        return Wield(acting(t, line))
    if word == "walk":
        who = acting(t, line)
        return Walk(who, held(t, line, who), flag(line))
    if word == "strike":
        who = acting(t, line)
        card = held(t, line, who)
        return Strike(who, card, signed(line, 2), flag(line))
    if word == "strike-anew":
        return StrikeAnew(acting(t, line), line.number_up_to(9, "the box"))
    if word == "end-card":
        return EndCard(label(t, line))
    if word == "minions":
        owner = acting(t, line)
        queue: list[int] = []
        while line.more():
            piece = line.number_up_to(PIECES - 1, "the minion")
            if piece < MINIONS:
                raise line.error("that is no minion")
            queue.append(piece)
        return Minions(owner, tuple(queue))
    if word == "place-sake":
        who = samurai(t, line)
        left = line.number_up_to(12, "the sake")
        if not 1 <= left <= t.free_places(who):
            raise line.error(f"seat {who} has no place for so much sake (K32)")
        return PlaceSake(who, left)
    if word == "choose-hand":
        return read_choose_hand(t, line)
    return None


def read_choose_hand(t: SakeTable, line: PositionLine) -> Question:
    who = samurai(t, line)
    picks = [line.number_up_to(3, "the picks") for _ in BACKS]
    if sum(picks) > 3 or t.life_size[who] < 5:
        raise line.error("four cards are chosen from the unseen ones, one by one (K2)")
    for back, count in enumerate(picks):
        there = [
            i
            for i in range(who * PILE, who * PILE + int(t.life_size[who]))
            if t.deck_data.back[t.life[i]] == back
        ]
        if count > len(there):
            raise line.error("more cards of a back are chosen than there are")
    return ChooseHand(who, picks[0], picks[1], picks[2])


def read_reaction(t: SakeTable, line: PositionLine, word: str) -> Question | None:
    if word == "burn":
        return Burn(samurai(t, line))
    if word == "down-to-four":
        who = seat(t, line)
        if t.hand_size[who] <= 4:
            raise line.error(f"seat {who} holds no more than 4 cards (K31)")
        return DownToFour(who)
    if word == "forced":
        who = samurai(t, line)
        left = line.number_up_to(2, "the number of cards")
        if left < 1:
            raise line.error("at least 1 card is discarded")
        return Forced(who, left, flag(line))
    if word == "window":
        who = not_own_turn(t, line, samurai(t, line))
        walking, striking = flag(line), flag(line)
        declared = deed(t, line)
        if (
            (walking and declared.walk == 0)
            or (striking and declared.target < 0)
            or not (walking or striking)
        ):
            raise line.error("there is nothing of that kind to cancel")
        way, steps = (CLOCKWISE, declared.walk) if declared.walk > 0 else (COUNTER, -declared.walk)
        if walking and t.circle.room(declared.by, way, t.box_steps()) < steps:
            raise line.error("there is no room for such a movement (K7)")
        return Interruption(who, declared, walking, striking)
    if word == "defend":
        who = not_own_turn(t, line, samurai(t, line))
        wounds = line.number_up_to(40, "the wounds")
        defended = flag(line)
        against = attack(t, line)
        if against.target != who:
            raise line.error(f"the attack is not on seat {who}")
        return Defend(who, against, wounds, defended)
    if word == "fade":
        who = spirit(t, line)
        against = attack(t, line)
        if against.target >= MINIONS or t.states[against.target] != SPIRIT or against.strength < 0:
            raise line.error("only an attack on a Spirit can fade")
        if t.top_back() < 0 or t.backs_in_hand(who, t.top_back()) == 0:
            raise line.error(f"seat {who} holds no card with the back on top (K43)")
        return Fade(who, against)
    if word == "fight":
        piece = line.word("a minion")
        number = piece.removeprefix("minion-")
        if piece == number or not (
            number.isascii() and number.isdigit() and len(number) <= 2 and 1 <= int(number) <= 10
        ):
            raise line.error(f"{piece[:40]!r} is no minion")
        m = MINIONS + int(number) - 1
        if t.circle.owners[m - MINIONS] < 0 or t.circle.owners[m - MINIONS] == t.turn:
            raise line.error("there is no such enemy minion to attack")
        return Fight(m, line.number_up_to(40, "the strength"))
    if word == "rewield":
        return Rewield(not_own_turn(t, line, samurai(t, line)))
    return None


def read_text(t: SakeTable, line: PositionLine, word: str) -> Question | None:
    if word == "throw":
        who = acting(t, line)
        name = line.one_of(NAMES, "card")
        if name not in (CHOPSTICKS, RAMEN, ROAR):
            raise line.error(f"{NAMES[name]} is no attack event")
        left = line.number_up_to(2, "the number of attacks")
        if left < 1 or (left == 2 and name != CHOPSTICKS):
            raise line.error("the event has not so many attacks")
        return Throw(who, name, left)
    if word == "pay":
        who = acting(t, line)
        name = line.one_of(NAMES, "card")
        if name not in (ROAR, PIPE, FLAGON, RICE_BOWL):
            raise line.error(f"{NAMES[name]} costs nothing")
        return Pay(who, name)
    if word == "end-item":
        who = acting(t, line)
        item = (PIPE, FLAGON, RICE_BOWL)[
            line.one_of([NAMES[name] for name in (PIPE, FLAGON, RICE_BOWL)], "item")
        ]
        if t.gear[who * GEAR + item] < 0:
            raise line.error(f"seat {who} has no {NAMES[item]} in play")
        return EndItem(who, item)
    if word == "pipe-smoke":
        return PipeSmoke(acting(t, line), seat(t, line))
    if word == "change-steps":
        who = acting(t, line)
        change = 1 if line.one_of(("remove", "add"), "'add' or 'remove'") == 1 else -1
        left = line.number_up_to(2, "the number of steps")
        if left < 1:
            raise line.error("at least 1 step is changed")
        return ChangeSteps(who, change, left)
    if word == "name":
        who = acting(t, line)
        name = line.one_of(NAMES, "card")
        if NAMES[name] not in ("riceballs-in-the-face", "weak-stomach"):
            raise line.error(f"{NAMES[name]} names nobody")
        return Name(who, name)
    if word == "spoil-sake":
        return SpoilSake(acting(t, line), not_own_turn(t, line, samurai(t, line)))
    if word == "name-gear":
        return NameGear(acting(t, line))
    if word == "purchase":
        owner = samurai(t, line)
        name = line.one_of(NAMES[:GEAR], "weapon or item")
        if t.gear[owner * GEAR + name] < 0:
            raise line.error(f"seat {owner} has no {NAMES[name]} in play")
        return Purchase(owner, name)
    return None


def read_spirit(t: SakeTable, line: PositionLine, word: str) -> Question | None:
    if word == "elation":
        who = haunting(t, line)
        if t.top_back() < 0:
            raise line.error("no back shows, so there is no elation (K38)")
        return Elation(who)
    if word == "pass-card":
        return PassCard(samurai(t, line), samurai(t, line))
    if word == "move-sake-to":
        who = haunting(t, line)
        victim = samurai(t, line)
        return MoveSakeTo(who, victim, line.one_of(PLACE_NAMES, "place"))
    if word == "move-sake":
        victim = samurai(t, line)
        place = line.one_of(PLACE_NAMES, "place")
        to = line.one_of(PLACE_NAMES, "place")
        if not t.has_place(victim, to):
            raise line.error(f"{PLACE_NAMES[to]} is no free place of seat {victim}")
        return MoveSake(victim, place, to)
    if word == "spirit-draw":
        return SpiritDraw(haunting(t, line))
    if word == "spirit-deed":
        return SpiritDeed(haunting(t, line))
    if word == "torment-with":
        return TormentWith(haunting(t, line), samurai(t, line))
    if word == "torment":
        by = haunting(t, line)
        victim = samurai(t, line)
        back = line.one_of(BACKS, "back")
        return Torment(by, victim, back, line.number_up_to(99, "the strength"), seat(t, line))
    if word == "help":
        return Help(spirit(t, line), samurai(t, line), line.one_of(BACKS, "back"))
    if word == "resist":
        return Resist(samurai(t, line), haunting(t, line), line.number_up_to(99, "the strength"))
    if word == "give-up-sake":
        who = samurai(t, line)
        by = haunting(t, line)
        left = line.number_up_to(99, "the sake")
        return GiveUpSake(who, by, max(left, 1), line.number_up_to(99, "the sake"))
    if word == "deal-sake":
        return DealSake(haunting(t, line), max(line.number_up_to(20, "the sake"), 1))
    return None
