"""What may be answered in SAKE, in words: each option says what it leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from izakaya.games.sake.data import NAMES, PLACE_NAMES
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import SakeView
from izakaya.games.sake.view import view as view_of
from izakaya.table.move import Move
from izakaya.words.sake import circle, figures
from izakaya.words.sake.names import Names, name_of
from izakaya.words.sake.questions import box_of, harm, me
from izakaya.words.telling import Blow, Choice, FollowUp

Option = dict[str, str | int]

# The kinds of things to do in one's turn, in the order in which they are listed.
GROUPS: Final = (
    "attack",
    "iaido",
    "move",
    "drink",
    "text",
    "minion",
    "activate",
    "burn",
    "harmless",
    "other",
)
BURNS: Final = ("burn-to-draw", "burn-to-play", "burn-soul")
# Uses of a card that are declared with the next answer: where to, at whom, on what. Until then nothing is played, or nothing comes to
# light that the reader does not know.
DECLARED: Final = ("attack", "iaido", "move", "drink")
# "No" has its own words in these questions; elsewhere it is only on offer where nothing else is left.
REFUSING: Final = (
    "act",
    "interrupt",
    "defend",
    "strike-anew",
    "burn",
    "throw",
    "wield",
    "elation",
    "spirit-deed",
    "help",
    "resist",
    "fade",
)


class Moves:
    """The options of the present question, for the seat that is being asked."""

    def __init__(self, names: Names, table: SakeTable, view: SakeView) -> None:
        self.names = names
        self.say = names.speech.say
        self.table = table
        self.view = view
        self.ask = str(view["question"]["ask"])
        self.mine = me(view)
        self.looked_ahead: dict[int, list[Move]] = {}  # the attacks to which an option leads

    def listed(self) -> list[Choice]:
        """The options with their numbers: from 1 on, by kind; "no" is always 0 and comes last."""
        options = sorted(
            (option for option in self.view["options"] if option["way"] != "pass"), key=self.place_on_list
        )
        refusals = [option for option in self.view["options"] if option["way"] == "pass"]
        choices = [
            Choice(
                number,
                int(option["option"]),
                self.heading(option),
                self.words(option),
                self.blows(option),
                self.follow_ups(option),
                self.is_deadly(option),
            )
            for number, option in [*enumerate(options, 1), *((0, option) for option in refusals)]
        ]
        return self.told_apart(choices, [*options, *refusals])

    def told_apart(self, choices: Sequence[Choice], options: Sequence[Option]) -> list[Choice]:
        """Options that would read the same get the boxes of their cards, and a number if even those are alike."""
        boxes = {card["card"]: self.names.boxes(card) for card in self.view["hand"]}
        printed = [boxes.get(str(option.get("card")), "") for option in options]
        # True copies have the same boxes: to print those would tell nobody anything.
        kinds = Counter(
            words for words, _ in {(c.text, box) for c, box in zip(choices, printed, strict=True)}
        )
        longer = [
            replace(choice, text=f"{choice.text} · {box}") if box and kinds[choice.text] > 1 else choice
            for choice, box in zip(choices, printed, strict=True)
        ]
        twins = Counter(choice.text for choice in longer)
        met: Counter[str] = Counter()
        numbered: list[Choice] = []
        for choice in longer:
            met[choice.text] += 1
            alike = twins[choice.text] > 1
            numbered.append(replace(choice, text=f"{choice.text} #{met[choice.text]}") if alike else choice)
        return numbered

    def place_on_list(self, option: Option) -> tuple[int, ...]:
        """By kind, then by what is left of a blow, then by card or place, then clockwise from the reader."""
        card = name_of(str(option.get("weapon", option.get("card", ""))))
        place = str(option.get("place", ""))
        order = NAMES.index(card) if card in NAMES else 0
        order += PLACE_NAMES.index(place) if place in PLACE_NAMES else 0
        after = (int(option["target"]) - self.mine["seat"]) % self.view["seats"] if "target" in option else 0
        return (self.group(option), *self.left(option), order, after, int(option["option"]))

    def left(self, option: Option) -> tuple[int, int]:
        """What a defence leaves of a blow or a torment; of two that leave as much, the one without a Minion."""
        way = option["way"]
        left = figures.defence(self.table, str(option["card"]))[1] if way == "defend" else 0
        return left, int(way == "sacrifice")

    def group(self, option: Option) -> int:
        way = str(option["way"])
        if way in BURNS:
            return GROUPS.index("burn")
        blows = self.blows(option)
        if blows and not any(blow.strength for blow in blows):
            return GROUPS.index("harmless")
        return GROUPS.index(way) if way in GROUPS else 0 if way != "pass" else len(GROUPS) - 1

    def heading(self, option: Option) -> str:
        kind = GROUPS[self.group(option)]
        if self.ask != "act" and kind != "burn":
            return self.say("sake-group-other") if kind == "other" and self.can_burn() else ""
        return self.say(f"sake-group-{kind}")

    def can_burn(self) -> bool:
        return any(option["way"] in BURNS for option in self.view["options"])

    def is_deadly(self, option: Option) -> bool:
        """K24: whether it leaves more wounds than there are lives."""
        if self.ask != "defend":
            return False
        if option["way"] == "defend":
            return figures.is_deadly(self.table, figures.defence(self.table, str(option["card"]))[1])
        return option["way"] == "pass" and figures.is_deadly(
            self.table, int(self.view["question"].get("wounds", 0))
        )

    def follow_ups(self, option: Option) -> tuple[FollowUp, ...]:
        """What is chosen next with this card. A question with one answer is not asked."""
        if self.ask != "act" or option["way"] not in DECLARED:
            return ()
        ahead = self.table.copy()
        ahead.answer(int(option["option"]))
        seat = self.mine["seat"]
        if ahead.asked != seat:
            return ()
        choices = Moves(self.names, ahead, view_of(ahead, seat)).listed()
        if len(choices) < 2:
            return ()
        return tuple(self.follow_up(option, ahead.describe(one.option), one.text) for one in choices)

    def follow_up(self, option: Option, move: Move, text: str) -> FollowUp:
        if option["way"] == "drink" and move.place is not None:
            place = self.names.place(move.place)
            text = self.say("sake-move-drink-on", number=self.number(option), place=place)
        return FollowUp(move, text)

    # Words for one option.

    def words(self, option: Option) -> str:
        words = self.words_alone(option)
        # Where its heading does not say so.
        is_iaido = option["way"] == "iaido" and GROUPS[self.group(option)] == "harmless"
        return f"{self.say('sake-use-iaido')} · {words}" if is_iaido else words

    def words_alone(self, option: Option) -> str:
        way = str(option["way"])
        special: dict[str, Callable[[Option], str]] = {
            "pass": self.refusing,
            "attack": self.attacking,
            "iaido": self.attacking,
            "strike": self.striking,
            "throw": self.throwing,
            "go-clockwise": self.going,
            "go-counter": self.going,
            "add-step": self.changing_steps,
            "remove-step": self.changing_steps,
            "defend": self.defending,
            "place": self.placing,
            "choose": self.choosing,
        }
        return special[way](option) if way in special else self.plainly(option)

    def plainly(self, option: Option) -> str:
        """An option whose parts say it all."""
        names = self.names
        way = str(option["way"])
        card = str(option.get("card", ""))
        target = int(option.get("target", -1))
        is_back = way == "choose-back"
        top = self.view["top_back"]
        message = f"sake-move-{way}-{self.ask}" if way == "sake" else f"sake-move-{way}"
        return self.say(
            message,
            card=names.card(card) if card and not is_back else "",
            short=names.short(card) if card and not is_back else "",
            boxes=self.boxes(card) if way == "discard" else "",
            back=names.back(card) if is_back else "" if top is None else names.back(top),
            number=self.number(option),
            place=names.place(str(option["place"])) if option.get("place") in PLACE_NAMES else "",
            left=len(self.mine["life"]) - int(option.get("number", 0)),
            masu=self.view["masu"],
            whom=names.who(target),
            target=self.toward(str(option["place"])) if way == "minion" else names.person(target),
            weapon=names.weapon(str(option["weapon"])) if "weapon" in option else "",
            sake=self.sake_on(option),
            kind=self.place_kind(option),
            **{"from": names.piece(self.view, str(option["place"])) if way == "give" else ""},
        )

    @staticmethod
    def place_kind(option: Option) -> str:
        place = str(option.get("place", ""))
        return place if place in ("life", "board") else "gear"

    def number(self, option: Option) -> int:
        """How much: as the rules work it out, not only what is printed in the box."""
        way = str(option["way"])
        if way == "move":
            return figures.steps(self.table, str(option["card"]))
        if way == "drink":
            return figures.sips(self.table, int(option["number"]))
        if way == "wield":
            return figures.weapon_defence(self.table, str(option["weapon"]))
        if way == "choose-back":
            return figures.backs_left(self.table, str(option["card"]))
        return int(option.get("number", 0))

    def boxes(self, label: str) -> str:
        return self.names.boxes(next(card for card in self.view["hand"] if card["card"] == label))

    def sake_on(self, option: Option) -> int:
        """Whether sake lies on a weapon or item that is named."""
        owner = self.view["people"][int(option.get("target", self.mine["seat"]))]
        wanted = option.get("weapon", option.get("card"))
        return sum(gear["sake"] for gear in owner["gear"] if gear["name"] == wanted)

    def toward(self, way: str) -> str:
        seat = circle.neighbour(self.view, self.mine["seat"], way == "clockwise")
        return self.say("sake-move-go-nobody") if seat is None else self.names.person(seat)

    def refusing(self, option: Option) -> str:
        """What "no" leads to."""
        asked = self.view["question"]
        ask = "wield" if self.ask == "rewield" else self.ask
        if ask not in REFUSING:
            return self.say("sake-move-pass")
        wounds = int(asked.get("wounds", 0))
        return self.say(
            f"sake-move-pass-{ask}",
            wounds=wounds,
            harm=harm(self.names, self.view, wounds),
            died="yes" if figures.is_deadly(self.table, wounds) else "no",
            number=figures.loss(self.table, int(asked.get("strength", 0))),
            defence="yes" if self.is_aimed_at() else "no",
        )

    def is_aimed_at(self) -> bool:
        """Whether a blow is declared that the reader may still defend against (K23)."""
        asked = self.view["question"]
        return bool(asked.get("striking")) and asked.get("target") == f"seat-{self.mine['seat']}"

    # Attacks and movements.

    def attacking(self, option: Option) -> str:
        """A card for an attack: with every weapon, how strong it is and whom it reaches."""
        box = int(option["number"])
        strikes = self.strikes(option)
        return self.say(
            f"sake-move-{option['way']}",
            card=self.names.card(str(option["card"])),
            number=box,
            reach=self.reach(strikes, box),
            targets=self.targets(strikes),
        )

    def reach(self, strikes: Sequence[Move], box: int) -> str:
        shown: list[str] = []
        for weapon in dict.fromkeys(str(move.weapon) for move in strikes):
            shown.append(
                self.say(
                    "sake-reach-weapon",
                    weapon=self.names.weapon(weapon),
                    strength=figures.strength(self.table, box, weapon),
                    targets=self.targets([move for move in strikes if move.weapon == weapon]),
                )
            )
        return "; ".join(shown)

    def blows(self, option: Option) -> tuple[Blow, ...]:
        """Whom an attack would hit, with each weapon, and how hard."""
        way = str(option["way"])
        if way == "strike":
            weapon = str(option["weapon"])
            strength = figures.strength(self.table, self.box(), weapon)
            return (Blow(weapon, self.piece(option), strength),)
        if way == "throw":
            card = str(self.view["question"]["card"])
            return (Blow(name_of(card), self.piece(option), figures.strength_of_throw(self.table, card)),)
        if way not in ("attack", "iaido"):
            return ()
        box = int(option["number"])
        return tuple(
            Blow(
                str(move.weapon),
                self.piece(move.parts()),
                figures.strength(self.table, box, str(move.weapon)),
            )
            for move in self.strikes(option)
        )

    def strikes(self, option: Option) -> list[Move]:
        number = int(option["option"])
        if number not in self.looked_ahead:
            self.looked_ahead[number] = figures.strikes_after(self.table, number)
        return self.looked_ahead[number]

    def box(self) -> int:
        """K9: the box of the attack that is being made."""
        if self.ask == "strike-anew":
            return figures.box_again(self.table)
        return box_of(self.view, str(self.view["question"]["card"]), "attack")

    def targets(self, strikes: Sequence[Move]) -> str:
        pieces = dict.fromkeys(self.piece(move.parts()) for move in strikes)
        return self.names.speech.listing([self.names.target(self.view, piece) for piece in pieces])

    def piece(self, option: Option) -> str:
        """The piece of the circle (or the Spirit) that an attack is aimed at."""
        return str(option["place"]) if "place" in option else f"seat-{option['target']}"

    def steps_to(self, piece: str, walk: int = 0) -> str:
        """How far away it is: on the one side, and on the other if that is not the same."""
        found = figures.distances(self.table, piece, walk)
        if not found:
            return ""
        if found[0] == found[-1]:
            return self.say("sake-steps", number=found[0])
        return self.say("sake-steps-both", number=found[0], other=found[-1])

    def striking(self, option: Option) -> str:
        asked = self.view["question"]
        weapon = str(option["weapon"])
        piece = self.piece(option)
        box = self.box()
        strength = figures.strength(self.table, box, weapon)
        return self.say(
            "sake-move-strike",
            weapon=self.names.weapon(weapon),
            target=self.names.target(self.view, piece),
            steps=self.steps_to(piece, int(asked.get("walk", 0))),
            box=box,
            more=strength - box,
            strength=strength,
        )

    def throwing(self, option: Option) -> str:
        piece = self.piece(option)
        return self.say(
            "sake-move-throw",
            target=self.names.target(self.view, piece),
            steps=self.steps_to(piece),
            strength=figures.strength_of_throw(self.table, str(self.view["question"]["card"])),
        )

    def going(self, option: Option) -> str:
        """A movement; before an attack also whom it brings into reach."""
        way = str(option["way"])
        reach = ""
        if self.view["question"].get("iaido"):
            targets = self.targets(figures.strikes_after(self.table, int(option["option"])))
            reach = self.say("sake-move-go-reach", targets=targets)
        return self.say(
            f"sake-move-{way}",
            number=int(option["number"]),
            target=self.toward("clockwise" if way == "go-clockwise" else "counter"),
            reach=reach,
        )

    def changing_steps(self, option: Option) -> str:
        way = str(option["way"])
        piece = str(option["place"])
        other, steps = circle.beyond(self.view, piece)
        where = self.say(
            f"sake-move-{way}",
            to=self.names.piece(self.view, other),
            number=steps,
            after=steps + 1 if way == "add-step" else steps - 1,
            **{"from": self.names.piece(self.view, piece)},
        )
        if self.ask != "elation":
            return where
        return self.say("sake-elation-add" if way == "add-step" else "sake-elation-remove", where=where)

    # Defence, sake, people.

    def defending(self, option: Option) -> str:
        label = str(option["card"])
        box = int(option["number"])
        number, left = figures.defence(self.table, label)
        return self.say(
            f"sake-move-defend-{self.ask}",
            card=self.names.card(label),
            box=box,
            more=number - box,
            number=number,
            wounds=left,
            harm=harm(self.names, self.view, left),
            died="yes" if figures.is_deadly(self.table, left) else "no",
        )

    def placing(self, option: Option) -> str:
        place = str(option["place"])
        message = "sake-move-place-sake" if self.ask == "place-sake" else f"sake-move-place-{self.ask}"
        return self.say(message, place=self.names.place(place), kind=self.place_kind(option))

    def choosing(self, option: Option) -> str:
        person = self.view["people"][int(option["target"])]
        what = str(self.view["question"]["card"]) if self.ask == "name" else self.ask
        riceballs = what == "riceballs-in-the-face"
        return self.say(
            f"sake-move-choose-{what}",
            target=self.names.person(person["seat"]),
            whom=self.names.who(person["seat"]),
            number=len(person["hand"]) if riceballs else person["sake"],
        )
