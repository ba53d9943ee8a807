"""Reading a position of SAKE.

What a hand-written one leaves out is as at the start of a game. `life 5` deals five of the cards that are left; it stands before `sake`,
where `life` would be a place.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from izakaya.games.sake import data
from izakaya.games.sake.data import (
    CARDS,
    CARDS_A_TURN,
    GEAR,
    KATANA,
    LOCATIONS,
    NAMES,
    ON_BOARD,
    PLACE_NAMES,
    PLACES,
    SAMURAI,
    WEAPONS,
)
from izakaya.games.sake.dealing import lay_table, starting_sake
from izakaya.games.sake.deck_file import HOUSE
from izakaya.games.sake.notation.edition import EDITION, read_edition
from izakaya.games.sake.notation.frames import read_frame
from izakaya.games.sake.notation.remembered import read_memory
from izakaya.games.sake.notation.standing import check_circle, read_circle, read_minion, stand_around
from izakaya.games.sake.questions.spirits import Elation, SpiritDraw
from izakaya.games.sake.questions.turn import Act, BeginTurn, EndTurn, Phases
from izakaya.games.sake.state import GONE, LIVING, PILE, REASONS, ROW, SPIRIT, STATES
from izakaya.games.sake.table import SakeTable
from izakaya.table.chance import Chance
from izakaya.table.errors import BadNotation
from izakaya.table.game import Game
from izakaya.table.notation import PositionLine, read_chance, read_lines
from izakaya.table.origin import Origin
from izakaya.table.question import Question
from izakaya.table.seats import listed, only

FREE = 0
TAKEN = 1


def read(game: Game, text: object) -> SakeTable:
    return Reading(game, text).table()


@final
class Reading:
    """One position being read: the table so far, and which cards have been named."""

    def __init__(self, game: Game, text: object) -> None:
        self.lines = read_lines(text, game.name, game.rules)
        self.people = [line for line in self.lines if line.peek() == "seat"]
        seats = len(self.people)
        if not data.LEAST_SEATS <= seats <= data.MOST_SEATS:
            raise BadNotation(
                f"The position has {seats} seats; SAKE is for {data.LEAST_SEATS} to {data.MOST_SEATS}."
            )
        self.done: list[str] = []
        edition = [line for line in self.lines if line.peek() in EDITION]
        deck = read_edition(edition) if edition else HOUSE
        self.t = lay_table(
            game, Origin(game.name, game.rules, seats, 0, {}, str(text)), seats, Chance(0), deck
        )
        self.used = [FREE] * CARDS
        self.default_gear: list[int] = []
        self.dealt: list[tuple[int, str, int]] = []  # piles given as a number of cards
        self.deck_given = False

    def table(self) -> SakeTable:
        """Lines are read in the order in which they need each other, whatever their order in the text."""
        t = self.t
        for line in self.take("house"):
            self.read_house(line)
        for number, line in enumerate(self.people):
            self.read_person(line, number)
        for word in ("circle", "line"):
            for line in self.take(word):
                read_circle(t, line, word)
        for line in self.take("minion"):
            self.claim(line, read_minion(t, line))
        if "circle" not in self.done and "line" not in self.done:
            stand_around(t)
        check_circle(t)
        for word in ("masu", "turn", "rounds", "deck", "pile", "over", "chance"):
            for line in self.take(word):
                self.read_line(line, word)
        asks = self.take("ask")
        for line in asks:
            self.claim_resolving(line)
        self.fill()
        read_memory(t, self.take("made"), self.take("seen"), self.take("log"))
        self.defaults()
        questions = [self.read_ask(line) for line in asks]
        self.settle_questions(questions)
        self.check_all_read()
        check(t)
        return t

    def take(self, word: str) -> list[PositionLine]:
        """The lines that begin with this word; most words may begin only one."""
        found = [
            line
            for line in self.lines
            if line.peek().startswith("minion-" if word == "minion" else word) and line.at == 0
        ]
        if word != "minion":
            found = [line for line in found if line.peek() == word]
        if len(found) > 1 and word not in ("minion", "ask", "made", "seen"):
            raise found[1].error(f"{word!r} stands twice")
        for line in found:
            line.word()
        if found:
            self.done.append(word)
        return found

    def check_all_read(self) -> None:
        for line in self.lines:
            if line.at == 0 and line.peek() not in EDITION:
                raise line.error(f"{line.peek()[:40]!r} is nothing a position speaks of")

    # Cards.

    def claim(self, line: PositionLine, card: int) -> int:
        if self.used[card] == TAKEN:
            raise line.error(f"{self.t.deck_data.labels[card]} is in two places")
        self.used[card] = TAKEN
        return card

    def cards(self, line: PositionLine, most: int) -> list[int]:
        """The cards named from here on; `*` marks and other words end them."""
        labels = self.t.deck_data.labels
        found: list[int] = []
        while line.more() and line.peek() in labels:
            found.append(self.claim(line, labels.index(line.word())))
        if len(found) > most:
            raise line.error(f"there are more than {most} cards")
        return found

    def claim_resolving(self, line: PositionLine) -> None:
        if len(line.words) == 3 and line.words[1] == "end-card" and line.words[2] in self.t.deck_data.labels:
            self.claim(line, self.t.deck_data.labels.index(line.words[2]))

    def first_free(self, name: int) -> int:
        for card in range(CARDS):
            if self.used[card] == FREE and self.t.deck_data.name[card] == name:
                self.used[card] = TAKEN
                return card
        raise BadNotation(f"There is no {NAMES[name]} left for everybody who needs one.")

    def fill(self) -> None:
        """What was left open: katana in play, piles given as numbers, and the rest as the draw pile, in their own order."""
        t = self.t
        for seat in self.default_gear:
            t.gear[seat * GEAR + KATANA] = self.first_free(KATANA)
        for seat, word, count in self.dealt:
            left = [card for card in range(CARDS) if self.used[card] == FREE]
            if len(left) < count:
                raise BadNotation("There are too few cards left to deal all piles.")
            # From the end: minions and events are less often asked for by name than weapons are wanted in the deck.
            for i in range(count):
                card = left[len(left) - 1 - i]
                self.used[card] = TAKEN
                if word == "life":
                    t.life[seat * PILE + i] = card
                else:
                    t.wounds[seat * PILE + i] = card
            if word == "life":
                t.life_size[seat] = count
            else:
                t.wound_size[seat] = count
        left = [card for card in range(CARDS) if self.used[card] == FREE]
        if self.deck_given:
            if left:
                raise BadNotation(f"The cards are not all there: {t.deck_data.labels[left[0]]} lies nowhere.")
            return
        for i in range(len(left)):
            t.deck[i] = left[i]
        t.deck_size = len(left)

    # Lines.

    def read_house(self, line: PositionLine) -> None:
        t = self.t
        t.location = line.one_of(LOCATIONS, "location")
        t.always_punch = line.one_of(("unarmed", "always"), "rule for bare hands") == 1
        line.keyword("first")
        t.first = line.number_up_to(int(t.seats) - 1, "the seat")
        if line.more():
            line.keyword("kept")
            t.keeps_items = True
        line.end()

    def read_person(self, line: PositionLine, number: int) -> None:
        t = self.t
        line.keyword("seat")
        if line.number_up_to(data.MOST_SEATS, "the seat") != number:
            raise line.error(f"seats are listed in order, so this is seat {number}")
        t.samurai[number] = line.one_of(SAMURAI, "samurai")
        if t.samurai[number] in list(t.samurai)[:number]:
            raise line.error(f"{SAMURAI[t.samurai[number]]} sits at the table twice")
        if line.peek() in STATES:
            t.states[number] = line.one_of(STATES, "state")
        t.sitting[number] = 1 if t.states[number] == LIVING else 0
        words: list[str] = []
        while line.more():
            word = line.word()
            if word in words:
                raise line.error(f"{word!r} stands twice")
            words.append(word)
            self.read_of_person(line, number, word)
        if t.states[number] != LIVING:
            for word in ("life", "wounds", "gear", "wielding", "sitting", "standing"):
                if word in words:
                    raise line.error(f"only a samurai has {word!r}")
            if t.states[number] == GONE and ("sake" in words or t.hand_size[number] > 0):
                raise line.error("who is gone has nothing any more")
            return
        if "gear" not in words:
            self.default_gear.append(number)
            if "wielding" not in words:
                t.wielded[number] = KATANA
        if "life" not in words:
            self.dealt.append((number, "life", int(t.deck_data.life[t.samurai[number]])))

    def read_of_person(self, line: PositionLine, seat: int, word: str) -> None:
        t = self.t
        if word == "sitting" or word == "standing":
            t.sitting[seat] = 1 if word == "sitting" else 0
        elif word == "hand":
            for card in self.cards(line, ROW - 8):
                t.add_to_hand(seat, card)
        elif word == "life" or word == "wounds":
            self.read_pile(line, seat, word)
        elif word == "gear":
            for card in self.cards(line, GEAR):
                name = t.deck_data.name[card]
                if name >= GEAR or t.gear[seat * GEAR + name] >= 0:
                    raise line.error(f"{t.deck_data.labels[card]} cannot lie before seat {seat} (K15)")
                t.gear[seat * GEAR + name] = card
        elif word == "sake":
            self.read_sake(line, seat)
        elif word == "wielding":
            t.wielded[seat] = line.one_of(("nothing", *NAMES[:WEAPONS]), "weapon") - 1
        else:
            raise line.error(f"{word[:40]!r} is not understood here")

    def read_pile(self, line: PositionLine, seat: int, word: str) -> None:
        t = self.t
        if line.peek().isdigit():
            self.dealt.append((seat, word, line.number_up_to(12, "the number of cards")))
            return
        cards = self.cards(line, 12)
        for i in range(len(cards)):
            if word == "life":
                t.life[seat * PILE + i] = cards[i]
            else:
                t.wounds[seat * PILE + i] = cards[i]
        if word == "life":
            t.life_size[seat] = len(cards)
        else:
            t.wound_size[seat] = len(cards)

    def read_sake(self, line: PositionLine, seat: int) -> None:
        t = self.t
        if t.states[seat] == SPIRIT:
            for _ in range(line.number_up_to(int(t.deck_data.sake), "the sake")):
                t.put_sake(seat, ON_BOARD)
            return
        while line.peek() in PLACE_NAMES:
            place = line.one_of(PLACE_NAMES, "place")
            if t.sake[seat * PLACES + place] > 0:
                raise line.error(f"there is at most 1 sake on {PLACE_NAMES[place]} (K32)")
            t.put_sake(seat, place)

    def read_line(self, line: PositionLine, word: str) -> None:
        t = self.t
        if word == "masu":
            t.masu = line.number_up_to(int(t.deck_data.sake), "the sake")
        elif word == "turn":
            t.turn = line.number_up_to(int(t.seats) - 1, "the seat")
            t.plays_left = CARDS_A_TURN
            if line.peek() == "plays":
                line.word()
                t.plays_left = line.number_up_to(30, "the number of cards")
            if line.peek() == "struck":
                line.word()
                t.struck = True
            t.asleep = read_sleepers(line, "asleep")
            t.still_asleep = read_sleepers(line, "still-asleep")
            if line.more():
                line.keyword("souls")
                while line.more():
                    t.souls |= only(line.number_up_to(int(t.seats) - 1, "the seat"))
        elif word == "rounds":
            t.first_turns = line.number_up_to(999, "the number of turns")
            line.keyword("extra")
            t.extra_rounds = line.number_up_to(data.EXTRA_ROUNDS, "the number of rounds")
            line.keyword("minions")
            t.minions_played = line.number_up_to(9999, "the number of minions")
            if line.more():
                line.keyword("sudden")
                t.sudden_from = line.number_up_to(int(t.seats) - 1, "the seat")
        elif word == "deck" or word == "pile":
            self.read_stack(line, word)
        elif word == "over":
            t.over = True
            t.ended = 1 + line.one_of(REASONS[1:], "end of a game")
            while line.more():
                t.winners |= only(line.number_up_to(int(t.seats) - 1, "the seat"))
        else:
            t.chance = read_chance(line)
        line.end()

    def read_stack(self, line: PositionLine, word: str) -> None:
        t = self.t
        cards = self.cards(line, CARDS)
        for i in range(len(cards)):
            if word == "deck":
                t.deck[i] = cards[i]
            else:
                t.pile[i] = cards[i]
        if word == "deck":
            t.deck_size = len(cards)
            self.deck_given = True
        else:
            t.pile_size = len(cards)

    # What was left out, and the questions.

    def defaults(self) -> None:
        t = self.t
        if "turn" not in self.done:
            t.turn = t.first
            t.plays_left = CARDS_A_TURN
        if "masu" not in self.done:
            t.masu = starting_sake(t.deck_data, int(t.seats))
        t.crowded = True

    def read_ask(self, line: PositionLine) -> Question:
        question = read_frame(self.t, line)
        line.end()
        return question

    def settle_questions(self, questions: list[Question]) -> None:
        t = self.t
        if t.over:
            if questions:
                raise BadNotation("The game is over, so nothing is asked.")
            return
        if not questions:
            turn = t.turn
            if t.states[turn] == LIVING:
                questions = [EndTurn(turn), Phases(turn, 2), Act(turn)]
            elif t.top_back() >= 0:
                questions = [EndTurn(turn), SpiritDraw(turn), Elation(turn)]
            else:
                questions = [EndTurn(turn), SpiritDraw(turn)]
        if not isinstance(questions[0], (EndTurn, BeginTurn)) or any(
            isinstance(question, (EndTurn, BeginTurn)) for question in questions[1:]
        ):
            raise BadNotation("The lowest question is the step to the end of the turn.")
        if t.states[t.turn] == GONE and not isinstance(questions[0], BeginTurn):
            raise BadNotation(f"Seat {t.turn} has left the game and has no turn.")
        for question in questions:
            t.push(question)
        t.go_on()
        if len(t.options()) == 0 and not t.over:
            raise BadNotation("The question at the top leaves nothing to answer.")
        t.offers = -1


def read_sleepers(line: PositionLine, word: str) -> i64:
    """K34: gear that sleeps, if the line goes on with it."""
    sleepers: i64 = 0
    if line.peek() == word:
        line.word()
        while line.peek() in NAMES[:GEAR]:
            sleepers |= only(line.one_of(NAMES[:GEAR], "weapon or item"))
    return sleepers


def check(t: SakeTable) -> None:
    """What a table could never look like is refused, so that every position can be played to its end."""
    for seat in range(t.seats):
        if t.states[seat] == LIVING:
            if t.life_size[seat] == 0 and not t.over:
                raise BadNotation(f"Seat {seat} has no Life and would be dead (K39).")
            if t.life_size[seat] + t.wound_size[seat] > PILE - 1:
                raise BadNotation(f"Seat {seat} has more Life and Wounds than there is room for.")
            if t.wielded[seat] >= 0 and t.gear[seat * GEAR + t.wielded[seat]] < 0:
                raise BadNotation(f"Seat {seat} wields a weapon that it does not have.")
            for name in range(i64(GEAR)):
                if t.sake[seat * PLACES + name] > 0 and t.gear[seat * GEAR + name] < 0:
                    raise BadNotation(f"There is sake on a {NAMES[name]} that seat {seat} does not have.")
    for name in listed(t.asleep | t.still_asleep):
        if t.gear[t.turn * GEAR + name] < 0:
            raise BadNotation(f"A {NAMES[name]} sleeps that seat {t.turn} does not have.")
    total = t.masu
    for i in range(len(t.sake)):
        total += t.sake[i]
    if total > t.deck_data.sake:
        raise BadNotation(f"There are only {t.deck_data.sake} sake in the box (K3).")
    if t.masu == 0 and t.sudden_from < 0 and not t.over:
        raise BadNotation(
            "The Masu is empty, so sudden death has begun; say since which seat, as in 'rounds 3 extra 0 minions 0 sudden 2'."
        )
    if t.sudden_from >= 0 and t.states[t.sudden_from] == GONE and not t.over:
        raise BadNotation(f"Seat {t.sudden_from} has left the game, so no round begins with it (K46).")
    if t.deck_size == 0 and t.pile_size > 0 and not t.over:
        raise BadNotation("The draw pile is empty though there are discards; by K38 it would be renewed.")
    if t.living() == 0 and not t.over:
        raise BadNotation("No samurai is alive, so the game is over (K47).")
