"""What a seat sees of a table of SAKE, as numbers: everything of its view but the seal and the order of the discards.

Cards have numbers, 0 to 97, the same in every edition; options name them by these too.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from izakaya.games.sake.circle import CLOCKWISE, COUNTER, MINIONS, NO_WAY, PIECES
from izakaya.games.sake.data import (
    BACKS,
    CARDS,
    GEAR,
    LOCATIONS,
    NAMES,
    PLACE_NAMES,
    PLACES,
    SAMURAI,
    WEAPONS,
    Deck,
)
from izakaya.games.sake.hidden.memory import KNOWN as KNOWN_BY
from izakaya.games.sake.hidden.memory import SPECTATOR
from izakaya.games.sake.hidden.past import Past
from izakaya.games.sake.meaning import LIMIT, piece_number
from izakaya.games.sake.questions.turn import Act
from izakaya.games.sake.state import LIVING, PILE, ROW, STATES
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import whereabouts
from izakaya.table.observation import WATCHER, Notes, Observer, add_one, mark, wipe, write_asked
from izakaya.table.seats import is_among

VERSION: Final = 1
ASKS: Final = (
    *("act", "walk", "strike", "strike-anew", "interrupt", "fade", "defend", "burn", "wield", "rewield"),
    *("pay", "throw", "name", "name-gear", "spoil-sake", "place-sake", "move-sake", "elation", "spirit-deed"),
    *("torment-with", "help", "resist", "give-up-sake", "deal-sake", "add-steps", "remove-steps"),
    *("forced-discard", "down-to-four", "choose-hand"),
)
ACT: Final = 0
#: What a deed may be done with: a weapon, or one of the last three.
MEANS: Final = (*NAMES[:WEAPONS], "bare-hands", "event", "minion")
#: Facts of a question that are numbers, told as one more, so that 0 is where there is none; a walk is told as it is.
NUMBERS: Final = (
    "number",
    "strength",
    "ranged",
    "walking",
    "striking",
    "wounds",
    "defended",
    "iaido",
    "walk",
)
WALK: Final = 8
# Facts that are one of several things, and the part each is told in.
BY: Final = 100
TARGET: Final = 101
MEAN: Final = 102
CARD: Final = 103
PLACE: Final = 104
BACK: Final = 105
ASK: Final = 106
SEAT: Final = 107
FACTS: Final[dict[str, int]] = {
    **{name: number for number, name in enumerate(NUMBERS)},
    "by": BY,
    "target": TARGET,
    "weapon": MEAN,
    "card": CARD,
    "place": PLACE,
    "back": BACK,
    "ask": ASK,
    "seat": SEAT,
}
ASK_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(ASKS)}
MEAN_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(MEANS)}
NAME_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
PLACE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACE_NAMES)}
BACK_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(BACKS)}

COUNTS: Final = ("deck", "masu", "steps in the box", "plays left", "struck", "extra rounds")
STANDING: Final = 5  # numbers of a person: sitting, skill, sake, cards in Life and in Wounds
SHOWN: Final = 12  # cards of a pile whose backs are told one by one, from the bottom
FIGURES: Final = 6  # of a card: name + 1, attack, defence, movement, drinking, back + 1
IN_HAND: Final = 8  # cards in hand whose figures are told
KNOWN: Final = 16  # cards known to be in other hands that are told one by one
SAMURAI_COUNT: Final = 8
STATE_COUNT: Final = 3
BACK_COUNT: Final = 3
WEAPON_FIGURES: Final = 5


# How the cards lie, in one place.


def hand_card(t: SakeTable, seat: i64, i: i64) -> i64:
    return t.hands[seat * ROW + i]


def life_card(t: SakeTable, seat: i64, i: i64) -> i64:
    return t.life[seat * PILE + i]


def wound_card(t: SakeTable, seat: i64, i: i64) -> i64:
    return t.wounds[seat * PILE + i]


def sake_at(t: SakeTable, seat: i64, place: i64) -> i64:
    return t.sake[seat * PLACES + place]


def knows_anything(t: SakeTable, watcher: i64) -> bool:
    """Whether a watcher knows any card in another hand: mostly it does not, and then there is nothing to look for."""
    watchers: i64 = 0
    counts = t.memory.counts
    for card in range(i64(CARDS)):
        watchers |= counts[KNOWN_BY + card]
    return is_among(watcher, watchers)


def back_of(t: SakeTable, card: i64) -> i64:
    return t.deck_data.back[card]


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
        wipe(row, at, notes)
        write_asked(t, seat, row, at + self.at_asked, notes)
        self.write_question(t, seat, row, at, notes)
        self.write_table(t, row, at, notes)
        for other in range(t.seats):
            self.write_person(t, other, row, at, notes)
        self.write_circle(t, row, at, notes)
        self.write_seen(t, seat, row, at, notes)
        self.write_edition(t.deck_data, row, at, notes)
        if seat != WATCHER:
            self.write_own(t, seat, row, at, notes)

    def write_question(self, t: SakeTable, seat: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        if t.over:
            return
        numbers = at + self.at_numbers
        asked = t.question
        if isinstance(asked, Act):
            # The question of every fifth decision: to ask it for its facts would take longer than all the rest.
            mark(row, at + self.at_question + ACT, 1, notes)
            mark(row, numbers, t.plays_left + 1, notes)
            return
        facts = asked.facts(t)
        if seat == asked.seat:
            facts.update(asked.own_facts(t))
        for fact, value in facts.items():
            which: i64 = FACTS[fact]
            if isinstance(value, str):
                self.write_name(t, which, value, row, at, notes)
            elif which < WALK:
                mark(row, numbers + which, value + 1, notes)
            elif which == WALK:
                mark(row, numbers + which, value, notes)
            elif which == BY:
                mark(row, at + self.at_by + i64(value), 1, notes)
            elif which == TARGET:
                mark(row, at + self.at_target + i64(value), 1, notes)

    def write_name(self, t: SakeTable, which: i64, value: str, row: vec[i16], at: i64, notes: Notes) -> None:
        """A fact of a question that is one of several things."""
        if which == ASK:
            mark(row, at + self.at_question + i64(ASK_NUMBER[value]), 1, notes)
        elif which == TARGET:
            mark(row, at + self.at_target + i64(piece_number(value)), 1, notes)
        elif which == MEAN:
            mark(row, at + self.at_mean + i64(MEAN_NUMBER[value]), 1, notes)
        elif which == PLACE:
            mark(row, at + self.at_place + i64(PLACE_NUMBER[value]), 1, notes)
        elif which == BACK:
            mark(row, at + self.at_back + i64(BACK_NUMBER[value]), 1, notes)
        elif value in NAME_NUMBER:
            mark(row, at + self.at_name + i64(NAME_NUMBER[value]), 1, notes)
        else:
            card: i64 = t.deck_data.labels.index(value)
            mark(row, at + self.at_name + t.deck_data.name[card], 1, notes)
            mark(row, at + self.at_chosen, card + 1, notes)

    def write_table(self, t: SakeTable, row: vec[i16], at: i64, notes: Notes) -> None:
        mark(row, at + self.at_turn + t.turn, 1, notes)
        mark(row, at + self.at_first + t.first, 1, notes)
        if t.sudden_from >= 0:
            mark(row, at + self.at_sudden + t.sudden_from, 1, notes)
        mark(row, at + self.at_location + t.location, 1, notes)
        back = t.top_back()
        if back >= 0:
            mark(row, at + self.at_top + back, 1, notes)
        counts = at + self.at_counts
        mark(row, counts, t.deck_size, notes)
        mark(row, counts + 1, t.masu, notes)
        mark(row, counts + 2, t.box_steps(), notes)
        mark(row, counts + 3, t.plays_left, notes)
        if t.struck:
            mark(row, counts + 4, 1, notes)
        mark(row, counts + 5, t.extra_rounds, notes)
        discards = at + self.at_discards
        for i in range(t.pile_size):
            mark(row, discards + t.pile[i], 1, notes)

    def write_person(self, t: SakeTable, other: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        samurai: i64 = t.samurai[other]
        mark(row, at + self.at_samurai + other * SAMURAI_COUNT + samurai, 1, notes)
        mark(row, at + self.at_state + other * STATE_COUNT + t.states[other], 1, notes)
        standing = at + self.at_standing + other * STANDING
        mark(row, standing, t.sitting[other], notes)
        if t.has_skill(other, samurai):
            mark(row, standing + 1, 1, notes)
        mark(row, standing + 2, t.sake_of(other), notes)
        mark(row, standing + 3, t.life_size[other], notes)
        mark(row, standing + 4, t.wound_size[other], notes)
        if t.sake_of(other) > 0:
            for place in range(i64(PLACES)):
                mark(row, at + self.at_sake + other * PLACES + place, sake_at(t, other, place), notes)
        gear = t.gear
        for name in range(i64(GEAR)):
            card: i64 = gear[other * GEAR + name]
            if card >= 0:
                mark(row, at + self.at_gear + other * GEAR + name, 1, notes)
                mark(row, at + self.at_in_play + card, other + 1, notes)
        wielded: i64 = t.wielded[other]
        if wielded >= 0:
            mark(row, at + self.at_wielded + other * WEAPONS + wielded, 1, notes)
        hands = at + self.at_hands + other * BACK_COUNT
        for i in range(t.hand_size[other]):
            add_one(row, hands + back_of(t, hand_card(t, other, i)), notes)
        self.write_piles(t, other, row, at, notes)

    def write_piles(self, t: SakeTable, other: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        shown: i64 = t.life_size[other]
        if shown > SHOWN:
            shown = SHOWN
        for i in range(shown):
            mark(row, at + self.at_life + other * SHOWN + i, back_of(t, life_card(t, other, i)) + 1, notes)
        shown = t.wound_size[other]
        if shown > SHOWN:
            shown = SHOWN
        for i in range(shown):
            mark(row, at + self.at_wounds + other * SHOWN + i, back_of(t, wound_card(t, other, i)) + 1, notes)

    def write_circle(self, t: SakeTable, row: vec[i16], at: i64, notes: Notes) -> None:
        circle = t.circle
        for i in range(circle.count):
            piece: i64 = circle.pieces[i]
            place = at + self.at_circle + i * 3
            mark(row, place, piece + 1, notes)
            if circle.count == 1 or (circle.open and i == circle.count - 1):
                mark(row, place + 1, -1, notes)
            else:
                mark(row, place + 1, circle.gaps[i], notes)
            if piece >= MINIONS:
                if t.minion_way[piece - MINIONS] == CLOCKWISE:
                    mark(row, place + 2, 1, notes)
                else:
                    mark(row, place + 2, 2, notes)
                mark(row, at + self.at_in_play + t.minion_card(piece), circle.side_of(piece) + 1, notes)

    def write_seen(self, t: SakeTable, seat: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        watcher: i64 = SPECTATOR
        if seat != WATCHER:
            watcher = seat
        if not knows_anything(t, watcher):
            return
        assert isinstance(notes, SakeNotes)
        told: i64 = 0
        for card, hands in whereabouts(t, watcher, notes.pasts_of(t, watcher)):
            if told == KNOWN:
                add_one(row, at + self.at_more, notes)
                continue
            slot = at + self.at_seen + told * (1 + t.seats)
            mark(row, slot, card + 1, notes)
            for hand in hands:
                mark(row, slot + 1 + i64(hand), 1, notes)
            told += 1

    def write_edition(self, deck: Deck, row: vec[i16], at: i64, notes: Notes) -> None:
        """Figures that stay as they are: they are not taken back, so they are written once."""
        assert isinstance(notes, SakeNotes)
        if notes.edition is deck:
            return
        notes.edition = deck
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

    def write_own(self, t: SakeTable, seat: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        mark(row, at + self.at_seat + seat, 1, notes)
        deck = t.deck_data
        for i in range(t.hand_size[seat]):
            card = hand_card(t, seat, i)
            mark(row, at + self.at_hand + card, 1, notes)
            if i < IN_HAND:
                figures = at + self.at_figures + i * FIGURES
                mark(row, figures, deck.name[card] + 1, notes)
                mark(row, figures + 1, deck.attack[card], notes)
                mark(row, figures + 2, deck.defence[card], notes)
                mark(row, figures + 3, deck.movement[card], notes)
                mark(row, figures + 4, deck.drinking[card], notes)
                mark(row, figures + 5, deck.back[card] + 1, notes)
        alive = t.states[seat] == LIVING
        for other in range(t.seats):
            clockwise: i64 = NO_WAY
            counter: i64 = NO_WAY
            if alive and t.states[other] == LIVING:
                clockwise = t.circle.distance(seat, other, CLOCKWISE)
                counter = t.circle.distance(seat, other, COUNTER)
            ways = at + self.at_ways + other * 2
            if clockwise != NO_WAY:
                mark(row, ways, clockwise + 1, notes)
            if counter != NO_WAY:
                mark(row, ways + 1, counter + 1, notes)


@final
class SakeNotes(Notes):
    """What has been imagined of a table's log, by watcher and back; and the edition whose figures stand in the row."""

    def __init__(self, size: i64) -> None:
        super().__init__(size)
        self.edition: Deck | None = None
        self.log: list[int] = []
        self.logged: i64 = 0
        self.pasts: list[dict[int, Past]] = [{} for _ in range(SPECTATOR + 1)]

    def pasts_of(self, t: SakeTable, watcher: i64) -> dict[int, Past]:
        """A list of the log only grows, so the same list of the same length has the same in it; otherwise all is imagined anew."""
        memory = t.memory
        if memory.log is not self.log or memory.logged != self.logged:
            self.log = memory.log
            self.logged = memory.logged
            for i in range(SPECTATOR + 1):
                if self.pasts[i]:
                    self.pasts[i] = {}
        return self.pasts[watcher]
