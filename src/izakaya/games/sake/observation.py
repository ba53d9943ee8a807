"""What a seat sees of a table of SAKE, as numbers: everything of its view but the seal and the order of the discards.

Cards have numbers, 0 to 97, the same in every edition; options name them by these too.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from izakaya.games.sake.asked import (
    ASK,
    ASKS,
    BACK,
    BY,
    MEAN,
    MEANS,
    NAME,
    NUMBERS,
    OWN_CARD,
    PLACE,
    TARGET,
    WALK,
    read_question,
)
from izakaya.games.sake.circle import CLOCKWISE, COUNTER, MINIONS, NO_WAY, PIECES
from izakaya.games.sake.data import (
    CARDS,
    FIRST_MINION,
    GEAR,
    LOCATIONS,
    NAMES,
    PLACE_NAMES,
    PLACES,
    SAMURAI,
    WEAPONS,
    Deck,
)
from izakaya.games.sake.hidden.memory import PILES as RENEWALS
from izakaya.games.sake.hidden.memory import SPECTATOR
from izakaya.games.sake.meaning import LIMIT
from izakaya.games.sake.noticing import (
    ASKED_AT,
    BACK_AT,
    BY_AT,
    FIRST_AT,
    LOCATION_AT,
    MEAN_AT,
    NAME_AT,
    PLACE_AT,
    QUESTION_AT,
    SAMURAI_AT,
    SEAT_AT,
    STATE_AT,
    SUDDEN_AT,
    TARGET_AT,
    TOP_AT,
    TURN_AT,
    WIELDED_AT,
    SakeNotes,
)
from izakaya.games.sake.state import PILE, ROW, STATES, seats_touched
from izakaya.games.sake.table import SakeTable
from izakaya.table.observation import (
    NOWHERE,
    WATCHER,
    Notes,
    Observer,
    add_one,
    asked_place,
    blank,
    mark,
    point,
    wipe,
)
from izakaya.table.seats import is_among

VERSION: Final = 3  # since 3: gear that sleeps (K34)
COUNTS: Final = ("deck", "masu", "steps in the box", "plays left", "struck", "extra rounds")
STANDING: Final = 5  # numbers of a person: sitting, skill, sake, cards in Life and in Wounds
SHOWN: Final = 12  # cards of a pile whose backs are told one by one, from the bottom
FIGURES: Final = 6  # of a card: name + 1, attack, defence, movement, drinking, back + 1
IN_HAND: Final = 12  # cards in hand whose figures are told
KNOWN: Final = 16  # cards known to be in other hands that are told one by one
SAMURAI_COUNT: Final = 8
STATE_COUNT: Final = 3
BACK_COUNT: Final = 3
WEAPON_FIGURES: Final = 5


def place_in(part: i64, which: i64) -> i64:
    """Where the one of a part stands; NOWHERE if it is none of its things."""
    if which < 0:
        return NOWHERE
    return part + which


@final
class SakeObserver(Observer):
    """See the module. What each part says stands beside its name."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, VERSION, LIMIT)
        assert len(SAMURAI) == SAMURAI_COUNT
        assert len(STATES) == STATE_COUNT
        self.at_asked: i64 = self.seen(
            "asked", (seats + 2,), "who is asked: a seat, a reaction of another, nobody any more"
        )
        self.at_question: i64 = self.seen("question", (len(ASKS),), "what is asked: " + ", ".join(ASKS))
        self.at_by: i64 = self.seen("question_by", (seats,), "whose deed it is about")
        self.at_target: i64 = self.seen(
            "question_target", (PIECES,), "at whom: eight seats, then ten minions"
        )
        self.at_mean: i64 = self.seen("question_weapon", (len(MEANS),), "with what: " + ", ".join(MEANS))
        self.at_name: i64 = self.seen("question_card", (len(NAMES),), "for which card, by its name")
        self.at_place: i64 = self.seen("question_place", (PLACES,), "about the sake of which place")
        self.at_back: i64 = self.seen("question_back", (BACK_COUNT,), "about which back")
        self.at_numbers: i64 = self.seen(
            "question_numbers",
            (len(NUMBERS),),
            ", ".join(NUMBERS) + "; each + 1 but the walk, 0 where there is none",
        )
        self.at_turn: i64 = self.seen("turn", (seats,), "whose turn it is")
        self.at_first: i64 = self.seen("first", (seats,), "who began")
        self.at_sudden: i64 = self.seen(
            "sudden_from", (seats,), "in whose turn sudden death began, if it has"
        )
        self.at_location: i64 = self.seen("location", (len(LOCATIONS),), "where: " + ", ".join(LOCATIONS))
        self.at_top: i64 = self.seen("top_back", (BACK_COUNT,), "the back on top of the draw pile")
        self.at_counts: i64 = self.seen("counts", (len(COUNTS),), ", ".join(COUNTS))
        self.at_discards: i64 = self.seen("discards", (CARDS,), "which cards lie on the discards")
        self.at_in_play: i64 = self.seen(
            "in_play", (CARDS,), "before whom a card lies as gear, or whose minion it is: seat + 1"
        )
        self.at_samurai: i64 = self.seen("samurai", (seats, SAMURAI_COUNT), "everybody's samurai")
        self.at_state: i64 = self.seen("state", (seats, STATE_COUNT), "samurai, Spirit, gone")
        self.at_standing: i64 = self.seen(
            "standing", (seats, STANDING), "sitting, skill works, sake in all, cards in Life, cards in Wounds"
        )
        self.at_sake: i64 = self.seen("sake", (seats, PLACES), "sake by place: " + ", ".join(PLACE_NAMES))
        self.at_gear: i64 = self.seen("gear", (seats, GEAR), "weapons and items in play, by name")
        self.at_wielded: i64 = self.seen("wielded", (seats, WEAPONS), "the weapon in hand")
        self.at_asleep: i64 = self.seen("asleep", (seats, GEAR), "weapons and items that sleep for one card")
        self.at_hands: i64 = self.seen("hand_backs", (seats, BACK_COUNT), "cards in hand, by their backs")
        self.at_life: i64 = self.seen(
            "life", (seats, SHOWN), "backs of the Life, from the bottom: back + 1, 0 where it ends"
        )
        self.at_wounds: i64 = self.seen("wounds", (seats, SHOWN), "backs of the Wounds, likewise")
        self.at_circle: i64 = self.seen(
            "circle",
            (PIECES, 3),
            "pieces clockwise: piece + 1; steps to the next, -1 at the end of a line; 1 if it looks clockwise, 2 if the other way",
        )
        self.at_seen: i64 = self.seen(
            "seen", (KNOWN, 1 + seats), "cards known to be in one of some hands: card + 1, and which hands"
        )
        self.at_more: i64 = self.seen("seen_more", (1,), "how many more of those there are")
        self.at_weapons: i64 = self.seen(
            "weapon_figures",
            (WEAPONS, WEAPON_FIGURES),
            "of the edition: range, or more, ranged, attack, defence",
        )
        self.at_minion: i64 = self.seen("minion_figures", (3,), "of the edition: attack, defence, movement")
        self.at_seat: i64 = self.own("seat", (seats,), "whose eyes these are")
        self.at_hand: i64 = self.own("hand", (CARDS,), "which cards are in hand")
        self.at_figures: i64 = self.own(
            "hand_figures",
            (IN_HAND, FIGURES),
            "of each of them in order: name + 1, attack, defence, movement, drinking, back + 1",
        )
        self.at_chosen: i64 = self.own(
            "question_own_card",
            (1,),
            "the card that one is about to use, which nobody else knows yet: card + 1",
        )
        self.at_ways: i64 = self.own(
            "ways",
            (seats, 2),
            "steps + 1 to everybody, clockwise and counter-clockwise; 0 where there is no such way",
        )

    def notes(self) -> SakeNotes:
        return SakeNotes(self.size)

    def write(self, t: SakeTable, seat: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        assert isinstance(notes, SakeNotes)
        if notes.of is not t:
            self.begin(t, row, at, notes)
        point(row, at, notes.ones, ASKED_AT, self.at_asked + asked_place(t, seat))
        self.write_question(t, seat, row, at, notes)
        self.write_table(t, row, at, notes)
        self.write_discards(t, row, at, notes)
        boards = seats_touched(t.touched, t.touches - notes.touches)
        notes.touches = t.touches
        hands = seats_touched(t.hands_touched, t.hand_touches - notes.hand_touches)
        notes.hand_touches = t.hand_touches
        if boards | hands != 0:
            for other in range(t.seats):
                if is_among(other, boards):
                    self.write_person(t, other, row, at, notes)
                if is_among(other, hands):
                    self.write_backs(t, other, row, at)
        circling = notes.circled != t.circle.changes
        if circling:
            notes.circled = t.circle.changes
            self.write_circle(t, row, at, notes)
        self.write_seen(t, seat, row, at, notes)
        if seat == WATCHER:
            self.forget_own(row, at, notes)
            return
        row[at + self.at_chosen] = i16(notes.found[OWN_CARD])
        other_eyes = notes.looker != seat
        if other_eyes:
            notes.looker = seat
            point(row, at, notes.ones, SEAT_AT, self.at_seat + seat)
        if other_eyes or is_among(seat, hands):
            self.write_hand(t, seat, row, at, notes)
        if other_eyes or circling:
            self.write_ways(t, seat, row, at)

    def begin(self, t: SakeTable, row: vec[i16], at: i64, notes: SakeNotes) -> None:
        """Another table than before: what changes during a game is as if nothing had been written, what does not is written."""
        notes.begin(t)
        blank(row, at + self.at_discards, CARDS)
        point(row, at, notes.ones, FIRST_AT, self.at_first + t.first)
        point(row, at, notes.ones, LOCATION_AT, self.at_location + t.location)
        for other in range(t.seats):
            place = self.at_samurai + other * SAMURAI_COUNT + t.samurai[other]
            point(row, at, notes.ones, SAMURAI_AT + other, place)
        if notes.edition is not t.deck_data:
            notes.edition = t.deck_data
            self.write_edition(t.deck_data, row, at)

    def write_question(self, t: SakeTable, seat: i64, row: vec[i16], at: i64, notes: SakeNotes) -> None:
        found = notes.found
        read_question(t, seat, found)
        numbers = at + self.at_numbers
        for fact in range(i64(WALK + 1)):
            row[numbers + fact] = i16(found[fact])
        ones = notes.ones
        point(row, at, ones, QUESTION_AT, place_in(self.at_question, found[ASK]))
        point(row, at, ones, BY_AT, place_in(self.at_by, found[BY]))
        point(row, at, ones, TARGET_AT, place_in(self.at_target, found[TARGET]))
        point(row, at, ones, MEAN_AT, place_in(self.at_mean, found[MEAN]))
        point(row, at, ones, NAME_AT, place_in(self.at_name, found[NAME]))
        point(row, at, ones, PLACE_AT, place_in(self.at_place, found[PLACE]))
        point(row, at, ones, BACK_AT, place_in(self.at_back, found[BACK]))

    def write_table(self, t: SakeTable, row: vec[i16], at: i64, notes: SakeNotes) -> None:
        ones = notes.ones
        point(row, at, ones, TURN_AT, self.at_turn + t.turn)
        point(row, at, ones, SUDDEN_AT, place_in(self.at_sudden, t.sudden_from))
        point(row, at, ones, TOP_AT, place_in(self.at_top, t.top_back()))
        counts = at + self.at_counts
        row[counts] = i16(t.deck_size)
        row[counts + 1] = i16(t.masu)
        row[counts + 2] = i16(t.box_steps())
        row[counts + 3] = i16(t.plays_left)
        row[counts + 4] = 0
        if t.struck:
            row[counts + 4] = 1
        row[counts + 5] = i16(t.extra_rounds)

    def write_discards(self, t: SakeTable, row: vec[i16], at: i64, notes: SakeNotes) -> None:
        """Discards are written once, until the draw pile is made of them; where nobody remembers when that was, every time."""
        discards = at + self.at_discards
        renewals = t.memory.counts[RENEWALS]
        if notes.renewals != renewals or not t.remembering:
            notes.renewals = renewals
            notes.piled = 0
            blank(row, discards, CARDS)
        pile = t.pile
        for i in range(notes.piled, t.pile_size):
            row[discards + pile[i]] = 1
        notes.piled = t.pile_size

    def write_person(self, t: SakeTable, other: i64, row: vec[i16], at: i64, notes: SakeNotes) -> None:
        """What lies before a seat."""
        point(
            row,
            at,
            notes.ones,
            STATE_AT + other,
            self.at_state + other * STATE_COUNT + t.states[other],
        )
        point(
            row,
            at,
            notes.ones,
            WIELDED_AT + other,
            place_in(self.at_wielded + other * WEAPONS, t.wielded[other]),
        )
        standing = at + self.at_standing + other * STANDING
        row[standing] = i16(t.sitting[other])
        row[standing + 1] = 0
        if t.has_skill(other, t.samurai[other]):
            row[standing + 1] = 1
        row[standing + 2] = i16(t.sake_of(other))
        row[standing + 3] = i16(t.life_size[other])
        row[standing + 4] = i16(t.wound_size[other])
        sake = t.sake
        place = at + self.at_sake + other * PLACES
        for i in range(other * PLACES, other * PLACES + PLACES):
            row[place] = i16(sake[i])
            place += 1
        self.write_gear(t, other, row, at, notes)
        backs = t.deck_data.back
        write_pile(t.life, other, t.life_size[other], backs, row, at + self.at_life)
        write_pile(t.wounds, other, t.wound_size[other], backs, row, at + self.at_wounds)

    def write_gear(self, t: SakeTable, other: i64, row: vec[i16], at: i64, notes: SakeNotes) -> None:
        gear = t.gear
        shown = notes.gear
        place = at + self.at_gear
        asleep = at + self.at_asleep
        in_play = at + self.at_in_play
        for name in range(i64(GEAR)):
            row[asleep + other * GEAR + name] = 0
            if t.is_asleep(other, name):
                row[asleep + other * GEAR + name] = 1
        for i in range(other * GEAR, other * GEAR + GEAR):
            card = gear[i]
            before = shown[i]
            if card != before:
                shown[i] = card
                row[place + i] = 0
                # What was here may lie before somebody else by now.
                if before >= 0 and i64(row[in_play + before]) == other + 1:
                    row[in_play + before] = 0
                if card >= 0:
                    row[place + i] = 1
                    row[in_play + card] = i16(other + 1)

    def write_backs(self, t: SakeTable, other: i64, row: vec[i16], at: i64) -> None:
        """What everybody sees of a hand."""
        backs = t.deck_data.back
        hands = t.hands
        place = at + self.at_hands + other * BACK_COUNT
        blank(row, place, BACK_COUNT)
        for i in range(other * ROW, other * ROW + t.hand_size[other]):
            row[place + backs[hands[i]]] += 1

    def write_circle(self, t: SakeTable, row: vec[i16], at: i64, notes: SakeNotes) -> None:
        circle = t.circle
        pieces = circle.pieces
        gaps = circle.gaps
        count = circle.count
        place = at + self.at_circle
        for i in range(count):
            piece = pieces[i]
            row[place] = i16(piece + 1)
            row[place + 1] = i16(gaps[i])
            row[place + 2] = 0
            if piece >= MINIONS:
                if t.minion_way[piece - MINIONS] == CLOCKWISE:
                    row[place + 2] = 1
                else:
                    row[place + 2] = 2
            place += 3
        if count == 1 or (circle.open and count > 1):
            row[place - 2] = -1  # nobody comes after the last one
        for _piece in range(count, notes.pieces):
            blank(row, place, 3)
            place += 3
        notes.pieces = count
        owners = circle.owners
        shown = notes.owners
        minions = at + self.at_in_play + FIRST_MINION
        for minion in range(i64(PIECES - MINIONS)):
            owner = owners[minion]
            if owner != shown[minion]:
                shown[minion] = owner
                row[minions + minion] = i16(owner + 1)

    def write_seen(self, t: SakeTable, seat: i64, row: vec[i16], at: i64, notes: SakeNotes) -> None:
        watcher: i64 = SPECTATOR
        if seat != WATCHER:
            watcher = seat
        if not notes.is_news(t, watcher):
            return
        wipe(row, notes)
        if not is_among(watcher, notes.knowing):
            return
        told: i64 = 0
        for card, hands in notes.known_by(t, watcher):
            if told == KNOWN:
                add_one(row, at + self.at_more, notes)
                continue
            slot = at + self.at_seen + told * (1 + t.seats)
            mark(row, slot, card + 1, notes)
            for hand in hands:
                mark(row, slot + 1 + i64(hand), 1, notes)
            told += 1

    def write_edition(self, deck: Deck, row: vec[i16], at: i64) -> None:
        for weapon in range(i64(WEAPONS)):
            figures = at + self.at_weapons + weapon * WEAPON_FIGURES
            row[figures] = i16(deck.weapon_range[weapon])
            row[figures + 1] = i16(deck.weapon_far[weapon])
            row[figures + 2] = i16(deck.weapon_ranged[weapon])
            row[figures + 3] = i16(deck.weapon_attack[weapon])
            row[figures + 4] = i16(deck.weapon_defence[weapon])
        row[at + self.at_minion] = i16(deck.minion_attack)
        row[at + self.at_minion + 1] = i16(deck.minion_defence)
        row[at + self.at_minion + 2] = i16(deck.minion_movement)

    def forget_own(self, row: vec[i16], at: i64, notes: SakeNotes) -> None:
        """What a seat of its own saw before is not for everybody."""
        if notes.looker != WATCHER:
            notes.looker = WATCHER
            notes.held = 0
            notes.ones[SEAT_AT] = NOWHERE
            blank(row, at + self.public_size, self.size - self.public_size)

    def write_hand(self, t: SakeTable, seat: i64, row: vec[i16], at: i64, notes: SakeNotes) -> None:
        hand = at + self.at_hand
        shown = notes.hand
        for i in range(notes.held):
            row[hand + shown[i]] = 0
        deck = t.deck_data
        hands = t.hands
        size = t.hand_size[seat]
        figures = at + self.at_figures
        for i in range(size):
            card = hands[seat * ROW + i]
            shown[i] = card
            row[hand + card] = 1
            if i < IN_HAND:
                row[figures] = i16(deck.name[card] + 1)
                row[figures + 1] = i16(deck.attack[card])
                row[figures + 2] = i16(deck.defence[card])
                row[figures + 3] = i16(deck.movement[card])
                row[figures + 4] = i16(deck.drinking[card])
                row[figures + 5] = i16(deck.back[card] + 1)
                figures += FIGURES
        for i in range(size, notes.held):
            if i < IN_HAND:
                blank(row, figures, FIGURES)
                figures += FIGURES
        notes.held = size

    def write_ways(self, t: SakeTable, seat: i64, row: vec[i16], at: i64) -> None:
        """How far it is to the others: once around, and what is so far clockwise is the rest of all steps the other way."""
        ways = at + self.at_ways
        blank(row, ways, t.seats * 2)
        circle = t.circle
        place = circle.place_of(seat)
        if place < 0:
            return
        if circle.open:
            self.write_ways_in_line(t, seat, row, ways)
            return
        pieces = circle.pieces
        gaps = circle.gaps
        total = circle.steps()
        steps: i64 = 0
        for _piece in range(circle.count - 1):
            steps += gaps[place]
            place += 1
            if place == circle.count:
                place = 0
            piece = pieces[place]
            if piece < MINIONS:
                row[ways + piece * 2] = i16(steps + 1)
                row[ways + piece * 2 + 1] = i16(total - steps + 1)

    def write_ways_in_line(self, t: SakeTable, seat: i64, row: vec[i16], ways: i64) -> None:
        for other in range(t.seats):
            clockwise = t.circle.distance(seat, other, CLOCKWISE)
            counter = t.circle.distance(seat, other, COUNTER)
            if clockwise != NO_WAY:
                row[ways + other * 2] = i16(clockwise + 1)
            if counter != NO_WAY:
                row[ways + other * 2 + 1] = i16(counter + 1)


def write_pile(pile: vec[i64], seat: i64, size: i64, backs: vec[i64], row: vec[i16], part: i64) -> None:
    """The backs of a seat's Life or Wounds, from the bottom."""
    shown = size
    if shown > SHOWN:
        shown = SHOWN
    place = part + seat * SHOWN
    for i in range(seat * PILE, seat * PILE + shown):
        row[place] = i16(backs[pile[i]] + 1)
        place += 1
    blank(row, place, SHOWN - shown)
