"""Many games at once: the same whichever way they are shared out, and each can be played again."""

from __future__ import annotations

import pytest

from izakaya import Record, read_record, replay
from izakaya.lab.evening import BATCH, Evening, Played, batches, play, play_evenings
from izakaya.lab.workers import Local


def text_of(played: Played) -> str:
    """A game as text: a function of a module, for it runs on other cores."""
    return Record.of(played.table).text()


def everything(evening: Evening, cores: int) -> list[str]:
    played = play_evenings([evening], text_of, Local(cores))
    return sorted(text for _, some in played for text in some.values())


def test_one_core_or_two_play_the_same_games() -> None:
    evening = Evening("sake", 3, BATCH + 3, seed=5)
    alone = everything(evening, 1)
    assert len(set(alone)) == BATCH + 3
    assert everything(evening, 2) == alone


def test_another_seed_plays_other_games() -> None:
    assert not {*everything(Evening("sake", 3, 5, seed=1), 1)} & {
        *everything(Evening("sake", 3, 5, seed=2), 1)
    }


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_a_game_is_played_to_its_end_and_counted(game: str) -> None:
    played = play(Evening(game, 4, 10, seed=3), 7)
    assert played.table.over
    assert played.happened["turn"] > 4
    assert 0 < played.decisions <= played.table.answered
    assert replay(read_record(text_of(played))).notation() == played.table.notation()


def test_settings_reach_the_table() -> None:
    played = play(Evening("sake", 4, 1, seed=3, options={"location": "hot-spring"}), 0)
    assert played.table.view(None)["location"] == "hot-spring"


def test_closing_the_iterator_ends_the_evening() -> None:
    games = play_evenings([Evening("sake", 3, 100 * BATCH, seed=5)], text_of, Local(2))
    which, some = next(games)
    assert (which, len(some)) == (0, BATCH)
    games.close()  # type: ignore[attr-defined]


def test_several_evenings_are_played_in_turn() -> None:
    evenings = [Evening("sake", 3, BATCH + 10, seed=5), Evening("sake", 5, BATCH, seed=5)]
    shared = [(batch.which, len(batch.numbers)) for batch in batches(evenings)]
    assert shared == [(0, BATCH), (1, BATCH), (0, 10)]
    left = batches(evenings, [range(2, BATCH + 8), range(BATCH)])
    assert [(batch.which, batch.numbers) for batch in left] == [(0, (0, 1)), (0, (BATCH + 8, BATCH + 9))]
