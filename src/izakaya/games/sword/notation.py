"""Positions of Samurai Sword as text, exact both ways. What a hand-written position leaves out is as at the start of a game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword import data
from izakaya.games.sword.data import (
    ARMOUR,
    BATTLECRY,
    CARDS,
    CHARACTERS,
    CHIYOME,
    HAND_LIMIT,
    IEYASU,
    JUJUTSU,
    KINDS,
    PROPERTIES,
    ROLES,
    SHOGUN,
    WEAPONS,
)
from izakaya.games.sword.memory import check_log, dealt_at_once, read_log, write_log
from izakaya.games.sword.questions import Attacked, BushidoCheck, Challenged, Discard, FirstCard, Play
from izakaya.games.sword.table import (
    MOST_CARDS,
    NO_CARDS,
    NO_HANDS,
    NO_LAID,
    NO_PILE,
    REASONS,
    SEVEN,
    SWORD_MASTER,
    SwordTable,
    count_cards,
)
from izakaya.table.chance import Chance
from izakaya.table.errors import BadNotation
from izakaya.table.game import Game
from izakaya.table.notation import PositionLine, read_chance, read_lines, write_bag, write_chance
from izakaya.table.origin import Origin
from izakaya.table.question import Question

ASKS: Final = ("play", "first-card", "bushido", "discard", "attacked", "challenged")
LAID: Final = CARDS[ARMOUR : ARMOUR + PROPERTIES]
MOST_HONOUR: Final = 60
SEATS: Final = tuple(str(seat) for seat in range(data.MOST_SEATS))

# Writing.


def write(t: SwordTable) -> str:
    lines = [f"{t.origin.game} {t.origin.rules}"]
    if list(t.cards) != list(data.STANDARD):
        lines.append("cards " + write_bag(list(t.cards), CARDS))
    for seat in range(t.seats):
        lines.append(write_person(t, seat))
    lines.append(f"turn {t.turn} weapons {t.weapons_played}")
    lines.append(("deck " + write_bag(list(t.deck), CARDS)).rstrip())
    lines.append(" ".join(["pile"] + [CARDS[t.pile[i]] for i in range(t.pile_size)]))
    lines.append(f"run-outs {t.run_outs}")
    for question in t.pending():
        lines.append(write_question(t, question))
    if t.over:
        blow = f" blow {t.blow_by} at {t.blow_at}" if t.blow_by >= 0 else ""
        lines.append(f"over {REASONS[t.ended]}{blow}")
    if t.remembering and t.log[: t.logged] != dealt_at_once(t.hands, t.seats):
        lines += write_log(t.log, t.logged)
    lines.append(write_chance(t.chance))
    return "\n".join(lines) + "\n"


def write_person(t: SwordTable, seat: i64) -> str:
    words = [f"seat {seat} {ROLES[t.roles[seat]]} {CHARACTERS[t.characters[seat]]}"]
    words.append(f"resilience {t.resilience[seat]} honour {t.honour[seat]}")
    if t.sizes[seat] > 0:
        words.append("hand " + write_bag(list(t.hands[seat * KINDS : seat * KINDS + KINDS]), CARDS))
    laid = write_bag(list(t.laid[seat * PROPERTIES : seat * PROPERTIES + PROPERTIES]), LAID)
    if laid:
        words.append("laid " + laid)
    if t.aims[seat] != 0:
        words.append("aimed " + write_bag([int(t.aimed(seat, other)) for other in range(len(SEATS))], SEATS))
    return " ".join(words)


def write_question(t: SwordTable, question: Question) -> str:
    if isinstance(question, Attacked):
        return f"ask attacked {question.seat} by {question.by} with {CARDS[question.card]}"
    if isinstance(question, Challenged):
        return f"ask challenged {question.seat} by {question.by} with {CARDS[question.card]}"
    return f"ask {question.facts(t)['ask']} {question.seat}"


# Reading.


def read(game: Game, text: object) -> SwordTable:
    lines = read_lines(text, game.name, game.rules)
    people = [line for line in lines if line.peek() == "seat"]
    seats = len(people)
    if not data.LEAST_SEATS <= seats <= data.MOST_SEATS:
        raise BadNotation(
            f"The position has {seats} seats; Samurai Sword is for {data.LEAST_SEATS} to {data.MOST_SEATS}."
        )
    t = SwordTable(game, Origin(game.name, game.rules, seats, 0, {}, str(text)), seats, Chance(0))
    t.roles, t.characters, t.resilience = SEVEN[:], SEVEN[:], SEVEN[:]
    t.honour, t.sizes = SEVEN[:], SEVEN[:]
    t.hands, t.laid, t.deck, t.pile = NO_HANDS[:], NO_LAID[:], NO_CARDS[:], NO_PILE[:]
    for number, line in enumerate(people):
        read_person(t, line, number)
    check_roles(t)
    done: list[str] = []
    deck: list[int] | None = None
    asks: list[Question] = []
    log: list[PositionLine] = []
    for line in lines:
        if line in people:
            continue
        word = line.word()
        if word in done and word not in ("ask", "log"):
            raise line.error(f"{word[:40]!r} stands twice")
        done.append(word)
        if word == "deck":
            deck = line.bag(CARDS)
        elif word == "ask":
            asks.append(read_question(t, line))
        elif word == "log":
            log.append(line)
            continue
        else:
            read_line(t, word, line)
        line.end()
    if "turn" not in done:
        t.turn = list(t.roles).index(SHOGUN)
    if not asks and not t.over:
        asks.append(Play(t.turn))
    for question in asks:
        t.push(question)
    fill_deck(t, deck)
    check(t, asks)
    remember(t, log)
    return t


def read_person(t: SwordTable, line: PositionLine, number: int) -> None:
    line.keyword("seat")
    if line.number_up_to(data.MOST_SEATS, "the seat") != number:
        raise line.error(f"seats are listed in order, so this is seat {number}")
    role = line.one_of(ROLES, "role")
    character = line.one_of(CHARACTERS, "character")
    if character in list(t.characters)[:number]:
        raise line.error(f"{CHARACTERS[character]} sits at the table twice")
    t.roles[number] = role
    t.characters[number] = character
    full: int = data.RESILIENCE[character]
    resilience = full
    honour = data.starting_honour(t.seats, role)
    while line.more():
        word = line.word()
        if word == "resilience":
            resilience = line.number_up_to(full, "Resilience")
        elif word == "honour":
            honour = line.number_up_to(MOST_HONOUR, "Honour")
        elif word == "hand":
            for kind in line.bag(CARDS):
                add(line, t.hands, number * KINDS + kind)
                add(line, t.sizes, number)
        elif word == "laid":
            for p in line.bag(LAID):
                add(line, t.laid, number * PROPERTIES + p)
        elif word == "aimed":
            for other in line.bag(SEATS[: t.seats], "weapon"):
                if other == number:
                    raise line.error("nobody aims a weapon at itself")
                t.remember_aim(number, other)
        else:
            raise line.error(f"{word[:40]!r} is not understood here")
    t.resilience[number] = resilience
    t.honour[number] = honour


def add(line: PositionLine, counts: vec[i64], at: i64) -> None:
    if counts[at] >= 120:
        raise line.error("there are too many cards")
    counts[at] += 1


def read_line(t: SwordTable, word: str, line: PositionLine) -> None:
    if word == "cards":
        t.cards = NO_CARDS[:]
        for kind in line.bag(CARDS):
            add(line, t.cards, kind)
    elif word == "turn":
        t.turn = line.number_up_to(t.seats - 1, "the seat")
        if line.more():
            line.keyword("weapons")
            t.weapons_played = line.number_up_to(99, "the number of weapons")
    elif word == "pile":
        for kind in line.bag(CARDS):
            if t.pile_size >= MOST_CARDS:
                raise line.error("there are too many cards")
            t.put_down(kind)
    elif word == "run-outs":
        t.run_outs = line.number_up_to(99, "the number of run-outs")
    elif word == "over":
        t.over = True
        t.ended = 1 + line.one_of(REASONS[1:], "end of a game")
        if line.more():
            line.keyword("blow")
            t.blow_by = line.number_up_to(t.seats - 1, "the seat")
            line.keyword("at")
            t.blow_at = line.number_up_to(t.seats - 1, "the seat")
    elif word == "chance":
        t.chance = read_chance(line)
    else:
        raise line.error(f"{word[:40]!r} is nothing a position speaks of")


def read_question(t: SwordTable, line: PositionLine) -> Question:
    ask = ASKS[line.one_of(ASKS, "question")]
    seat = line.number_up_to(t.seats - 1, "the seat")
    if ask == "play":
        return Play(seat)
    if ask == "first-card":
        return FirstCard(seat)
    if ask == "bushido":
        return BushidoCheck(seat)
    if ask == "discard":
        return Discard(seat)
    line.keyword("by")
    by = line.number_up_to(t.seats - 1, "the seat")
    line.keyword("with")
    card = line.one_of(CARDS, "card")
    if by == seat:
        raise line.error("nobody attacks itself")
    if ask == "attacked":
        if card >= WEAPONS:
            raise line.error(f"{CARDS[card]} is no weapon")
        return Attacked(seat, by, card)
    if card not in (BATTLECRY, JUJUTSU):
        raise line.error("only battlecry and jujutsu challenge")
    return Challenged(seat, by, card)


def remember(t: SwordTable, lines: list[PositionLine]) -> None:
    """The log as given; without one, all that is hidden counts as just dealt."""
    if lines:
        t.log = read_log(lines, t.seats)
        if len(lines) > t.run_outs + 1:
            raise BadNotation(
                f"The log speaks of {len(lines)} decks, but the deck ran out {t.run_outs} times."
            )
        hands = [int(count) for count in t.hands[: t.seats * KINDS]]
        check_log(
            t.log,
            [int(count) for count in t.cards],
            list(t.characters),
            hands,
            [int(count) for count in t.deck],
        )
    else:
        t.log = dealt_at_once(t.hands, t.seats)
    t.logged = len(t.log)


# Checking.


def check_roles(t: SwordTable) -> None:
    """W1."""
    others, ninja = data.roles_for(t.seats)
    roles = sorted(list(t.roles)[: t.seats])
    stars = [role for role in roles if data.NINJA_1 <= role <= data.NINJA_3]
    rest = [role for role in roles if role not in stars]
    if rest != sorted(others) or len(stars) != ninja or len(set(stars)) != ninja:
        names = [ROLES[role] for role in others] + [f"{ninja} different ninja"]
        raise BadNotation(f"The roles do not fit W1: {t.seats} players are {', '.join(names)}.")


def fill_deck(t: SwordTable, deck: list[int] | None) -> None:
    """The deck as given, or all cards that lie nowhere else; the cards must be all there and no more."""
    left = [int(count) for count in t.cards]
    for i in range(t.pile_size):
        left[t.pile[i]] -= 1
    for question in t.pending():
        if question.card >= 0:
            left[question.card] -= 1
    for seat in range(t.seats):
        for kind in range(KINDS):
            left[kind] -= t.hands[seat * KINDS + kind]
        for p in range(PROPERTIES):
            left[ARMOUR + p] -= t.laid[seat * PROPERTIES + p]
    for kind in range(KINDS):
        there = left[kind] if deck is None else deck.count(kind)
        if left[kind] < 0 or there != left[kind]:
            raise BadNotation(
                f"The cards are not all there: of {CARDS[kind]} there should be {t.cards[kind]}, "
                f"but {int(t.cards[kind]) - left[kind] + (0 if deck is None else there)} are listed."
            )
        t.deck[kind] = there
    t.deck_size = count_cards(t.deck)


def check(t: SwordTable, asks: list[Question]) -> None:
    """What a table could never look like is refused, so that every position can be played to its end."""
    properties = sum(int(t.cards[ARMOUR + p]) for p in range(PROPERTIES))
    if count_cards(t.cards) <= HAND_LIMIT * t.seats + properties:
        raise BadNotation(
            "There are too few cards: hands and properties could hold them all, and the game would never end."
        )
    if count_cards(t.cards) > MOST_CARDS:
        raise BadNotation(f"There are too many cards: at most {MOST_CARDS}.")
    if t.deck_size == 0 and t.pile_size > 0 and not t.over:
        raise BadNotation("The deck is empty though cards lie on the pile; by W22 they would be the deck.")
    if sum(int(t.laid[seat * PROPERTIES + 3]) for seat in range(t.seats)) > 1:
        raise BadNotation("Two Bushido lie in play; by W34 there is at most one.")
    check_end(t)
    check_questions(t, asks)


def check_end(t: SwordTable) -> None:
    """W24, W28: a game is over if there is a reason, and only then."""
    gone = any(t.honour[seat] == 0 for seat in range(t.seats))
    if not t.over:
        if gone:
            raise BadNotation(
                "Somebody has no Honour, so by W24 the game is over; say so with 'over honour'."
            )
        return
    if t.blow_by == t.blow_at and t.blow_by >= 0:
        raise BadNotation("Nobody strikes the last blow at itself.")
    alone = t.seats > 3 and sum(t.resilience[seat] > 0 for seat in range(t.seats)) == 1
    if t.ended == SWORD_MASTER:
        if not alone:
            raise BadNotation(
                "A Sword Master is the only one with Resilience left, and not among three (W28)."
            )
    elif not gone and not (alone and t.blow_by >= 0 and t.side(t.blow_by) == t.side(t.blow_at)):
        raise BadNotation("The game is over for want of Honour, but everybody has some left (W24).")


def check_questions(t: SwordTable, asks: list[Question]) -> None:
    if t.over:
        if asks:
            raise BadNotation("The game is over, so nothing is asked (W40).")
        return
    base = asks[0]
    turn = t.turn
    if base.seat != turn or isinstance(base, (Attacked, Challenged)):
        raise BadNotation(f"The first question is one to seat {turn}, whose turn it is.")
    if isinstance(base, FirstCard) and (t.characters[turn] != IEYASU or t.pile_size == 0):
        raise BadNotation("Only Ieyasu may take a discard, and only while there is one (W38).")
    if isinstance(base, BushidoCheck) and t.laid[turn * PROPERTIES + 3] == 0:
        raise BadNotation(f"Bushido does not lie before seat {turn} (W34).")
    if isinstance(base, Discard) and t.sizes[turn] <= HAND_LIMIT:
        raise BadNotation(f"Seat {turn} holds no more than 7 cards and has nothing to discard (W10).")
    if t.resilience[turn] == 0:
        raise BadNotation(f"It is the turn of seat {turn}, so it has recovered and has Resilience (W6).")
    if len(asks) == 1:
        return
    top = t.question
    if len(asks) > 2 or not isinstance(base, Play):
        raise BadNotation("An answer is asked for only once, and only in the Play phase (W11).")
    by: i64 = -1
    if isinstance(top, (Attacked, Challenged)):
        by = top.by
    if by != turn:
        raise BadNotation(f"Only seat {turn}, whose turn it is, attacks or challenges (W11).")
    if t.is_harmless(top.seat):
        raise BadNotation(f"Seat {top.seat} is Harmless and cannot be attacked (W13).")
    if isinstance(top, Challenged) and t.characters[top.seat] == CHIYOME:
        raise BadNotation(
            "Chiyome is wounded only by weapons: battlecry and jujutsu do not challenge her (W36)."
        )
