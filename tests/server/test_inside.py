"""What each part of the server knows: only the store speaks to the database, only `words` makes sentences of a table, and a
table being played knows neither database nor network.
"""

from __future__ import annotations

import re
import sys

import pytest

from tests.imports import imports_of, lies_in, read_house

STORE = "izakaya.server.store"
DRIVERS = {"sqlalchemy", "asyncpg", "sqlite3"}


def test_only_the_store_knows_the_database() -> None:
    modules = read_house()
    inside = {name for name in modules if lies_in(name, [STORE])}
    wrong = [
        str(one)
        for one in imports_of(modules)
        if one.importer not in inside
        and (
            one.imported.split(".")[0] in DRIVERS or one.imported in (f"{STORE}.schema", f"{STORE}.database")
        )
    ]
    assert not wrong
    assert any(one.imported == "sqlalchemy" for one in imports_of({name: modules[name] for name in inside}))


def test_nobody_reaches_around_the_books() -> None:
    texts = {name: text for name, text in read_house().items() if not lies_in(name, [STORE])}
    around = [name for name, text in texts.items() if re.search(r"store\.database\b", text)]
    assert not around


def test_the_server_makes_no_sentences() -> None:
    """Those about a table come from `words`; the few that the house says for itself go through one function."""
    texts = {
        name: text
        for name, text in read_house().items()
        if lies_in(name, ["izakaya.playing", "izakaya.house", "izakaya.server"])
    }
    speaking = [
        name for name, text in texts.items() if re.search(r"\bSpeech\b|speech\w*(\(.*\))?\.say\(", text)
    ]
    assert speaking == ["izakaya.house.texts"]


@pytest.mark.parametrize("room", ["izakaya.playing", "izakaya.house"])
def test_table_and_house_know_no_network_and_no_database(room: str) -> None:
    """What they need of others is to keep answers, to encode messages and to write a journal."""
    found = imports_of({name: text for name, text in read_house().items() if lies_in(name, [room])})
    strangers = {one.imported.split(".")[0] for one in found} - sys.stdlib_module_names
    assert strangers == {"izakaya", "msgspec", "structlog"}
    network = {
        "asyncio.streams",
        "http",
        "select",
        "selectors",
        "socket",
        "socketserver",
        "sqlite3",
        "ssl",
        "urllib",
    }
    assert not [str(one) for one in found if one.imported in network or one.imported.split(".")[0] in network]
