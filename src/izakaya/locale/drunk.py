"""How a drunk talks (K32): a sober text goes in, slurred letters, long vowels and hiccups come out.

The same text with the same seed always comes out the same. Numbers, names, links and anything that looks like
markup or a placeholder are left alone: a drunk is hard to understand, but a table must still be readable.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from izakaya.locale.speech import LANGUAGES, UnknownLanguage
from izakaya.table.chance import Chance

HEADROOM: Final = 12  # a short text may grow by a hiccup, whatever its length
# Tags, placeholders, styles, entities, links, mentions, `:names:` of pictures, and everything with a digit.
# Japanese is written without spaces, so only Latin letters belong to a digit beside them.
UNTOUCHABLE: Final = (
    r"<[^<>]*>|\{[^{}]*\}|\[[^\[\]]*\]|&#?\w{1,10};|`[^`]*`|[a-z]{1,10}://\S+|[@#%$]\w+|:[a-z_]{1,30}:"
    r"|[A-Za-z]*\d[A-Za-z\d]*"
)
BREATHS: Final = (" ", "\n", "、", "。")
WORD: Final = r"[^\W\d_]+"
KANA_VOWELS: Final = {
    "ぁ": "あかさたなはまやらわがざだばぱゃ",
    "ぃ": "いきしちにひみりぎじぢびぴ",
    "ぅ": "うくすつぬふむゆるぐずづぶぷゅ",
    "ぇ": "えけせてねへめれげぜでべぺ",
    "ぉ": "おこそとのほもよろをごぞどぼぽょ",
}
LONG_KANA: Final = {kana: vowel for vowel, row in KANA_VOWELS.items() for kana in row}


@dataclass(frozen=True)
class Tongue:
    """What drink does to one language."""

    slurs: tuple[tuple[str, str], ...]  # what is said, and what comes out; the longer ones first
    vowels: str
    hiccup: str


TONGUES: Final = {
    "en": Tongue((("th", "zh"), ("ss", "shh"), ("s", "sh"), ("r", "rr")), "aeiou", "…hic!"),
    "it": Tongue((("ss", "ssh"), ("s", "sh"), ("z", "sh"), ("r", "rr")), "aeiouàèéìòù", "…hic!"),
    "de": Tongue((("sch", "schh"), ("s", "sch"), ("z", "sch"), ("r", "rr")), "aeiouäöü", "…hicks!"),
    "es": Tongue((("ss", "sh"), ("s", "sh"), ("z", "sh"), ("rr", "rrr")), "aeiouáéíóú", "…¡hip!"),
    "ja": Tongue(
        (
            ("です", "れす"),
            ("でし", "れし"),
            ("だ", "ら"),
            ("で", "れ"),
            ("ど", "ろ"),
            ("さ", "しゃ"),
            ("す", "しゅ"),
            ("そ", "しょ"),
        ),
        "",
        "…ヒック",
    ),
}


def drunk(text: str, language: str, seed: int, keep: Iterable[str] = ()) -> str:
    """The text as a drunk says it; `keep` holds names that even a drunk gets right.

    Whatever has something to say in it changes, and it never becomes longer than twice the text and a hiccup.
    """
    if language not in TONGUES:
        raise UnknownLanguage(f"Nobody is drunk in {language[:40]!r} here; only in: {', '.join(LANGUAGES)}.")
    if not text.strip():
        return text
    return Drunkard(TONGUES[language], text, f"{language} {seed}").talk(keep)


class Drunkard:
    """One text on its way out of a drunk's mouth."""

    def __init__(self, tongue: Tongue, text: str, mood: str) -> None:
        self.tongue = tongue
        self.text = text
        # Any text has its own luck, even one with letters that cannot be written down.
        said = f"izakaya drunk {mood} {text}".encode("utf-8", "surrogatepass")
        self.chance = Chance(int.from_bytes(hashlib.sha256(said).digest()[:16], "big"))
        self.room = len(text) + HEADROOM

    def talk(self, keep: Iterable[str]) -> str:
        names = sorted({re.escape(name) for name in keep if name}, key=len, reverse=True)
        pattern = re.compile("|".join([*(f"(?:{name})" for name in names), UNTOUCHABLE, f"(?P<word>{WORD})"]))
        said: list[str] = []
        end = 0
        for found in pattern.finditer(self.text):
            said.append(self.text[end : found.start()])
            word = found["word"]
            said.append(found[0] if word is None else self.slurred(word))
            end = found.end()
            # Only where the speaker takes breath, and never right after a name.
            if word is not None and self.text[end : end + 1] in BREATHS and self.chance.below(5) == 0:
                said.append(self.longer(self.tongue.hiccup))
        said.append(self.text[end:])
        talked = "".join(said)
        return talked if talked != self.text else self.with_hiccup(talked)

    def longer(self, more: str) -> str:
        """So much more text, if there is still room for it."""
        if len(more) > self.room - len(self.tongue.hiccup):
            return ""
        self.room -= len(more)
        return more

    def with_hiccup(self, text: str) -> str:
        """The last resort, for a text without a word that could be slurred."""
        spoken = text.rstrip()
        return spoken + self.tongue.hiccup + text[len(spoken) :]

    def slurred(self, word: str) -> str:
        """A word with some of its letters drowned and perhaps a long vowel."""
        word = self.drowned(word)
        if not self.tongue.vowels:
            return self.drawled(word)
        places = [i for i, letter in enumerate(word) if letter.lower() in self.tongue.vowels]
        if places and self.chance.below(3) == 0:
            at = places[self.chance.below(len(places))]
            word = word[:at] + self.longer(word[at] * 2) + word[at:]
        return word

    def drowned(self, word: str) -> str:
        said: list[str] = []
        loud = word.isupper()
        at = 0
        while at < len(word):
            for sound, slur in self.tongue.slurs:
                if word[at : at + len(sound)].lower() == sound:
                    said.append(self.slur(word[at : at + len(sound)], slur, loud))
                    at += len(sound)
                    break
            else:
                said.append(word[at])
                at += 1
        return "".join(said)

    def slur(self, sound: str, slur: str, loud: bool) -> str:
        """Every second time the tongue obeys."""
        if self.chance.below(2) == 0:
            return sound
        growth = len(slur) - len(sound)
        if growth > 0 and not self.longer(" " * growth):
            return sound
        if loud:
            return slur.upper()
        return slur.capitalize() if sound[0].isupper() else slur

    def drawled(self, word: str) -> str:
        """Japanese words run together, so a run ends with a phrase: its last kana is drawn out."""
        vowel = LONG_KANA.get(word[-1], "")
        return word + self.longer(vowel * (1 + int(self.chance.below(2)))) if vowel else word
