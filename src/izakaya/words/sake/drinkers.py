"""What the people of SAKE shout: who is drunk, what there is to shout about, and how it sounds."""

from __future__ import annotations

import zlib
from typing import Final

from izakaya.games.sake.data import ON_BOARD
from izakaya.locale.drunk import drunk
from izakaya.words.heard import Heard
from izakaya.words.sake.names import Names

# `number` is a place of sake in these.
BURNED: Final = ("burned-to-draw", "burned-to-play")
PLACED: Final = ("placed-sake", *BURNED, "paid", "lost-sake", "spoiled", "gave-up-sake", "stirs-sake")
# What everybody shouts, and what only drunks have something to say about.
CRIES: Final = {"drank": "drank", "iaido": "iaido", "died": "died"}
DRUNK_CRIES: Final = {
    "strikes": "strikes",
    "strikes-minion": "strikes",
    "wounded": "wounded",
    "defended": "defended",
    "burned-to-draw": "burned-sake",
    "burned-to-play": "burned-sake",
    "lost-sake": "burned-sake",
}
# After these a defence was not the end of it, and nothing to boast of.
STILL_DEFENDING: Final = (
    "lost-sake",
    "wounded",
    "defended",
    "sacrificed",
    "gave-up-sake",
    *BURNED,
    "burned-soul",
)


class Drinkers:
    """Who has sake on the board, as the news tell it: those talk like drunks (K32)."""

    def __init__(self) -> None:
        self.drunk: set[int] = set()
        self.pushed = -1  # whose sake on the board a Spirit is about to move
        self.cries = 0  # how often somebody had a reason to shout

    def copy(self) -> Drinkers:
        other = Drinkers()
        other.drunk, other.pushed, other.cries = set(self.drunk), self.pushed, self.cries
        return other

    def hear(self, heard: Heard) -> None:
        if heard.what in CRIES or heard.what in DRUNK_CRIES:
            self.cries += 1
        if heard.what == "turn":
            self.pushed = -1
        elif heard.what in ("died", "departed"):
            self.drunk.discard(heard.seat)
        elif heard.what == "placed-sake":
            if self.pushed == heard.seat:
                self.drunk.discard(heard.seat)
                self.pushed = -1
            if heard.number == ON_BOARD:
                self.drunk.add(heard.seat)
        elif heard.what in PLACED and heard.number == ON_BOARD:
            if heard.what == "stirs-sake":
                self.pushed = heard.target
            else:
                self.drunk.discard(heard.target if heard.what == "spoiled" else heard.seat)


def shouted(
    names: Names, heard: Heard, following: Heard | None, asked: int | None, drinkers: Drinkers
) -> str:
    """What the person shouts at this, if anything; a drunk has more to say, and says it worse."""
    tipsy = heard.seat in drinkers.drunk
    cry = CRIES.get(heard.what) or (DRUNK_CRIES.get(heard.what) if tipsy else None)
    if cry is None or (heard.what == "wounded" and heard.number == 0):
        return ""
    if heard.what == "defended" and not stood_firm(
        heard, following, names.reader if asked is None else asked
    ):
        return ""
    words = names.speech.say(f"sake-cry-{cry}")
    if tipsy:
        said = f"{drinkers.cries} {heard.what} {heard.seat} {heard.target} {heard.number}"
        seed = zlib.crc32(said.encode())
        everybody = [names.person(seat) for seat in range(len(names.samurai))]
        return drunk(words, names.speech.language, seed, everybody)
    return words


def stood_firm(heard: Heard, following: Heard | None, asked: int | None) -> bool:
    """Whether a defence kept all harm away, as far as the news tell."""
    if following is None:
        # If something is still to come the defender is asked first.
        return heard.seat != asked
    return following.seat != heard.seat or following.what not in STILL_DEFENDING
