"""Positions of Samurai Sword from their text. What a hand-written position leaves out is as at the start of a game."""

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
    JUJUTSU,
    KINDS,
    PROPERTIES,
    ROLES,
    SHOGUN,
    WEAPONS,
)
from izakaya.games.sword.hidden.memory import dealt_at_once
from izakaya.games.sword.notation.checking import check, check_roles
from izakaya.games.sword.notation.log import check_log, read_log
from izakaya.games.sword.notation.writing import LAID, SEATS
from izakaya.games.sword.questions.answers import Attacked, Challenged
from izakaya.games.sword.questions.turn import BushidoCheck, Discard, FirstCard, Play
from izakaya.games.sword.table import (
    MOST_CARDS,
    NO_CARDS,
    NO_HANDS,
    NO_LAID,
    NO_PILE,
    REASONS,
    SEVEN,
    SwordTable,
    count_cards,
)
from izakaya.table.chance import Chance
from izakaya.table.errors import BadNotation
from izakaya.table.game import Game
from izakaya.table.notation import PositionLine, read_chance, read_lines
from izakaya.table.origin import Origin
from izakaya.table.question import Question

ASKS: Final = ("play", "first-card", "bushido", "discard", "attacked", "challenged")
MOST_HONOUR: Final = 60


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
    elif word == "geisha":
        t.geisha_at_own = line.one_of(("others", "anyone"), "rule for Geisha") == 1
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
