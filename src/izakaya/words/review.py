"""What a review speaks of, in the reader's words: what happened at a moment, and what an option was."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from izakaya.games import GAMES
from izakaya.locale import Speech
from izakaya.table.record import Record
from izakaya.table.table import Table
from izakaya.words.heard import Heard
from izakaya.words.tellings import telling_for


def deeds_at(
    record: Record, numbers: Collection[int], speech: Speech, own_names: Sequence[str] = ()
) -> dict[int, str]:
    """What the answer before each of these moments did, with all cards open; what had no word of its own is told by what came of it."""
    table = record.begin(GAMES)
    table.telling = True
    telling = telling_for(table, speech, None, own_names)
    heard: list[Heard] = []
    found: dict[int, str] = {}
    waiting: list[int] = []
    for number in range(len(record.answers) + 1):
        if number:
            table.answer(record.answers[number - 1])
        if number in numbers:
            waiting.append(number)
        since = len(heard)
        heard += [Heard.opened(news) for news in table.news[since:]]
        lines = telling.log(heard, since, asked=heard[-1].seat) if len(heard) > since else []
        told = [line.text for line in lines if line.kind == "event"] if waiting else []
        if told:
            found |= dict.fromkeys(waiting, (" " if speech.language != "ja" else "").join(told))
            waiting.clear()
    return found


def options_at(
    record: Record, options: Mapping[int, Collection[int]], speech: Speech, own_names: Sequence[str] = ()
) -> dict[int, dict[int, str]]:
    """What these options meant, by the number of the answer, as the asked seat would have read them."""
    table = record.begin(GAMES)
    found: dict[int, dict[int, str]] = {}
    for number, answer in enumerate(record.answers):
        if number in options:
            named = named_options(table, speech, own_names)
            found[number] = {option: named[option] for option in options[number]}
        table.answer(answer)
    return found


def named_options(table: Table, speech: Speech, own_names: Sequence[str] = ()) -> dict[int, str]:
    """All that is on offer, each with the heading under which it stands, where there are several of these."""
    telling = telling_for(table, speech, table.asked, own_names)
    choices = telling.choices(table, table.view(table.asked))
    headed = len({choice.group for choice in choices}) > 1
    return {
        choice.option: f"{choice.group}: {choice.text}" if headed and choice.group else choice.text
        for choice in choices
    }
