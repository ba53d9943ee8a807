"""The browser says only what its language has, and its own file holds nothing that is never said."""

from __future__ import annotations

import re
from pathlib import Path

from tests.locale.files import FILES, messages

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for ending in ("ts", "svelte") for path in WEB.rglob(f"*.{ending}")
)
KNOWN = {name for room in FILES for name in messages("en", room)}
# say(`card-${card}.full`): what stands between the gaps is known, the rest is any word.
PUT_TOGETHER = [
    re.compile(r"[\w-]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", text)))
    for text in re.findall(r"say\(`([^`]*)`", SOURCES)
    if not text.startswith("${")
]
QUOTED = set(re.findall(r"'([a-z][\w.-]+)'", SOURCES))


def test_every_message_that_is_named_is_there() -> None:
    named = set(re.findall(r"say\(\s*'([^']+)'", SOURCES))
    assert len(named) > 50
    assert named - KNOWN == set()


def test_every_message_that_is_put_together_can_be_there() -> None:
    nowhere = [way.pattern for way in PUT_TOGETHER if not any(way.fullmatch(name) for name in KNOWN)]
    assert nowhere == []


def test_the_chrome_has_no_message_that_nobody_says() -> None:
    begun = tuple(f"{word}-" for word in QUOTED if word.startswith("web-"))
    unsaid = {
        name
        for name in messages("en", "web")
        if name not in QUOTED
        and not name.startswith(begun)
        and not any(way.fullmatch(name) for way in PUT_TOGETHER)
    }
    assert unsaid == set()
