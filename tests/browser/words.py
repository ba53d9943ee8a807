"""What the pages say, in the reader's language: the tests look for buttons by the names that people read."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource

from izakaya.locale import Speech

PAGES = ("web", "table", "stage", "replay", "gallery", "guide", "learn", "review", "web-sake", "web-sword")


class PageSpeech(Speech):
    def __init__(self, language: str) -> None:
        super().__init__(language)
        for room in PAGES:
            text = files("izakaya.locale").joinpath(language, f"{room}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))


@cache
def page_speech(language: str) -> PageSpeech:
    return PageSpeech(language)
