"""Standing orders: questions that a person has answered beforehand."""

from __future__ import annotations

from izakaya.playing.messages import Orders
from izakaya.playing.windows import PASS, can_be_refused
from izakaya.table.game import Game
from izakaya.table.table import Table
from izakaya.words import Telling


def standing_answer(orders: Orders, table: Table, game: Game, telling: Telling) -> int | None:
    """What the orders answer to the question at this table; `None` if the person is to be asked.

    They look at the question alone, so whoever is passed over learns and tells nothing by it.
    """
    if not can_be_refused(table):
        return None
    if orders.until_my_turn:
        return PASS
    if not orders.never and not (orders.spare and telling.spares_questions()):
        return None
    view = table.view(table.asked)
    question = view["question"]
    assert isinstance(question, dict)
    against = {str(question.get(part, "")) for part in ("card", "weapon")}
    # Orders name a card, whichever copy of it is played.
    against |= {game.card_name(label) for label in against}
    if against & {card for card in orders.never if card}:
        return PASS
    return telling.unasked(view) if orders.spare else None
