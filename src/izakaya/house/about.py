"""Handlers that describe the server: games, settings, languages, cards, messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from izakaya import __version__
from izakaya.bots import BOTS
from izakaya.games import GAMES
from izakaya.house.messages import GameInfo, HouseInfo
from izakaya.house.table_settings import SETTINGS, described
from izakaya.locale.messages import texts_of_game
from izakaya.locale.speech import LANGUAGES
from izakaya.playing.errors import RequestError
from izakaya.playing.message_parts import Language
from izakaya.words.about import game_name
from izakaya.words.catalogue import catalogue
from izakaya.words.speaking import speech_of


def about_house(speaks: str, addresses: Sequence[str] = ()) -> HouseInfo:
    """What can be played here. `addresses` are those at which others of the network find it, if this reader may know."""
    speech = speech_of(speaks)
    games = [
        GameInfo(
            name=game.name,
            title=game_name(speech, game),
            least=game.least,
            most=game.most,
            options={setting.name: setting.text for setting in game.settings.values()},
            settings=[described(setting) for setting in game.settings.values()],
        )
        for game in GAMES.values()
    ]
    return HouseInfo(
        games=games,
        settings=[described(setting) for setting in SETTINGS],
        levels=list(BOTS),
        languages=list(LANGUAGES),
        version=__version__,
        addresses=list(addresses),
    )


def all_cards() -> dict[str, Any]:
    """All cards and characters of the games. Of which type each game's box is, `server/openapi.py` adds."""
    return dict(catalogue())


def messages_of_game(game: str, language: Language = "en") -> list[str]:
    """What a game says in its own words. Its Fluent texts in this language, and those in English for whatever the language lacks."""
    if game not in GAMES:
        raise RequestError("no-such-game", 404, games=", ".join(GAMES))
    return [text for one in dict.fromkeys((language, "en")) for text in texts_of_game(game, one)]
