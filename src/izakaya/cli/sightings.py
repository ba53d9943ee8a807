"""Cards that the reader has seen and that must still be in somebody's hand, as remarks below a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from izakaya.table.view import Sighting
from izakaya.words.chronicle import Names


def known(names: Names, sightings: Sequence[Sighting], reader: int | None) -> list[RenderableType]:
    remarks: list[RenderableType] = []
    for seen in sightings:
        holders = [names.person(seat) for seat in seen["hands"] if seat != reader]
        if not holders:
            continue
        card = names.card(seen["card"])
        if len(holders) == 1:
            text = names.speech.say("table-known", name=holders[0], card=card)
        else:
            text = names.speech.say("table-known-among", names=names.speech.listing(holders, "or"), card=card)
        remarks.append(Text(text, style="dim"))
    return remarks
