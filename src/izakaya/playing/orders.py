"""Standing orders: questions that a person has answered beforehand."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from izakaya.playing.messages import Orders
from izakaya.playing.questions import PASS, Asked, can_be_refused
from izakaya.playing.state import TableState
from izakaya.table.game import Game
from izakaya.table.table import Table
from izakaya.words import Telling, telling_for
from izakaya.words.speaking import speech_of

GIVEN_IN: Final = "given_in"


class StandingOrders:
    """Orders of all seats. They are kept with the turn they were given in: "until my turn" means the next one."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.tellings: dict[int, Telling] = {}  # orders look at questions, whatever the language
        # What orders answer to each question, and which orders.
        self.answers: dict[int, tuple[dict[str, Any], int | None]] = {}

    def of(self, seat: int) -> Orders:
        kept = self.state.seats[seat].orders
        return msgspec.convert({name: order for name, order in kept.items() if name != GIVEN_IN}, Orders)

    def to_keep(self, orders: Orders) -> dict[str, Any]:
        """Orders given now, as they are stored."""
        return {**msgspec.to_builtins(orders), GIVEN_IN: self.state.turn()}

    def set(self, seat: int, kept: dict[str, Any]) -> None:
        """Orders that have been stored."""
        self.state.seats[seat].orders = kept
        self.state.update_questions()
        self.state.bell.set()

    def wait_for_turn(self) -> bool:
        """Whether any orders are given until somebody's turn."""
        return any(place.orders.get("until_my_turn") for place in self.state.seats)

    def changed_by_turn(self) -> list[tuple[int, dict[str, Any]]]:
        """Seats whose "until my turn" has ended, or was given in a turn that has; with the orders to be stored instead."""
        turn = self.state.turn()
        changed: list[tuple[int, dict[str, Any]]] = []
        for place in self.state.seats:
            is_own = turn == place.seat
            if place.orders.get("until_my_turn") and is_own != (place.orders.get(GIVEN_IN) == place.seat):
                orders = self.of(place.seat)
                orders.until_my_turn = not is_own
                changed.append((place.seat, self.to_keep(orders)))
        return changed

    def answer(self, asked: Asked) -> int | None:
        """What the orders of the asked seat answer."""
        orders = self.state.seats[asked.seat].orders
        known = self.answers.get(asked.number)
        if known is None or known[0] is not orders:
            if asked.seat not in self.tellings:
                self.tellings[asked.seat] = telling_for(self.state.table, speech_of("en"), asked.seat)
            found = standing_answer(
                self.of(asked.seat),
                asked.table,
                self.state.game,
                self.tellings[asked.seat],
                self.state.shared,
            )
            known = self.answers[asked.number] = orders, found
        return known[1]

    def next_question(self) -> None:
        """The questions they have answered are over."""
        self.answers.clear()

    def deal_anew(self) -> None:
        self.tellings.clear()


def standing_answer(orders: Orders, table: Table, game: Game, telling: Telling, shared: bool) -> int | None:
    """What the orders answer; `None` if the person is to be asked.

    They look at the question alone, so a seat that is passed over learns and tells nothing by it. At a `shared` device it tells to
    whom the device does not go: there a question is left out only where everybody knows its answer.
    """
    reaction = can_be_refused(table)
    spare = orders.spare and telling.spares_questions()
    if not spare and not (reaction and (orders.until_my_turn or orders.never)):
        return None
    view = table.view(table.asked)
    answer = telling.obvious(table, view) if spare else None
    if answer is not None or not reaction:
        return answer
    question = view["question"]
    assert isinstance(question, dict)
    against = {str(question.get(part, "")) for part in ("card", "weapon")}
    # Orders name a card, whichever copy of it is played.
    against |= {game.card_name(label) for label in against}
    if orders.until_my_turn or against & {card for card in orders.never if card}:
        return PASS
    return telling.unasked(table, view) if spare and not shared else None
