"""No slip of the administrator destroys what is played, and a house that dies is opened again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from izakaya.cli.main import main
from izakaya.games import GAMES, read_record, replay
from izakaya.playing.storage import Given, StoredAnswer
from izakaya.server.store import Store
from tests.luck import environment
from tests.server.house import PATIENCE, Person, open_house, put_table, story, until
from tests.server.test_hosting import served
from tests.server.test_looking_after import closed


@story
async def test_no_backup_is_put_in_place_of_an_open_house(
    either: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "backup")
    with open_house(tmp_path, either) as house:
        anna = await Person.come(house)
        assert await asyncio.to_thread(main, ["admin", "backup", file, "--database", either]) == 0
        table = await anna.lay(start=True, window=None, level="random")
        guest = await anna.go_to(table)
        question = await guest.hear("question")
        restore = ["admin", "restore", file, "--replace", "--database", either]
        assert await asyncio.to_thread(main, restore) == 2
        assert "is open" in capsys.readouterr().err
        assert (await guest.answer(question))["is"] == "accepted", "and play goes on"
        house.kill()
        # At PostgreSQL it may be open at another machine, until its leases are over.
        async with asyncio.timeout(PATIENCE):
            while await asyncio.to_thread(main, restore) != 0:
                assert "is open" in capsys.readouterr().err
                await asyncio.sleep(0.3)
        house.start()
        assert await anna.refused("GET", f"/api/tables/{table}") == "no-such-table", "it is as it was before"
        assert (await anna.ask("GET", "/api/me"))["id"] == anna.id


@pytest.mark.parametrize("slip", ["a gap", "an answer that was not on offer"])
@story
async def test_a_table_whose_answers_do_not_replay_is_put_aside(tmp_path: Path, slip: str) -> None:
    good: list[int] = []
    table = GAMES["sake"].new_table(3, 5, {})
    for _ in range(6):
        good.append(table.options()[-1])
        table.answer(good[-1])
    kept = 4 if slip == "a gap" else len(good)
    stored = [
        StoredAnswer(number, option)
        for number, option in enumerate(good)
        if slip != "a gap" or number != kept
    ]
    if slip != "a gap":
        stored.append(StoredAnswer(kept, 99_999))
    with open_house(tmp_path) as house:
        anna, ben = await Person.come(house), await Person.come(house, language="de")
        broken = await put_table(house, [anna, ben, None], "sake", 5, start=False)
        other = await put_table(house, [anna, None, None], "sake", 6, window=None)
        store = Store(house.database)
        await store.answers.add(broken, Given(stored, False), time.time())
        await store.tables.start(broken, "random")
        await store.close()
        for again in (False, True):
            if again:
                house.kill()
                house.start()
            assert await ben.refused("GET", f"/api/tables/{broken}") == "shelved"
            guest = await anna.go_to(broken, greet=False)
            await closed(guest)
            assert guest.wire.close_code == 4410
            cards = (await ben.ask("GET", "/api/me"))["tables"]
            assert f"ersten {kept} Antworten" in next(
                card["trouble"] for card in cards if card["id"] == broken
            )
            record = read_record((await anna.http.get(f"/api/tables/{broken}/record")).text)
            assert record.answers == good[:kept]
            assert replay(record).answered == kept
        assert (await (await anna.go_to(other)).hear("question"))["offers"], "others play on"
        assert house.journal().count("a table is put aside") == 1


def test_an_administrator_who_mistypes_is_told_so_and_makes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "folder" / "house.db"
    for command in (["status"], ["tables"], ["backup", str(tmp_path / "copy")], ["end", "x"]):
        assert main(["admin", *command, "--database", str(missing)]) == 2
        assert f"no database {missing}," in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    empty = tmp_path / "empty.db"
    empty.touch()
    assert main(["admin", "status", "--database", str(empty)]) == 2
    assert "no house in this database" in capsys.readouterr().err
    house = f"sqlite:///{tmp_path / 'house.db'}"
    asyncio.run(prepared(house))
    assert main(["admin", "tables", "plaing", "--database", house]) == 2
    complaint = capsys.readouterr().err
    assert "open, playing, over, all" in complaint
    assert complaint.rstrip().endswith("Did you mean playing?")
    for act, listed in (("table", "tables"), ("end", "tables"), ("ban", "guests"), ("about", "guests")):
        assert main(["admin", act, "nobody", "--database", house]) == 1
        assert f"izakaya admin {listed}" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["admin", "stats", "--database", house])
    assert "status" in capsys.readouterr().err


async def prepared(database: str) -> None:
    store = Store(database)
    await store.prepare()
    await store.people.add("guest", "Anna", "it")
    await store.close()


def test_what_is_stored_about_somebody_reads_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = f"sqlite:///{tmp_path / 'house.db'}"
    asyncio.run(prepared(house))
    assert main(["admin", "about", "guest", "--database", house]) == 0
    told = capsys.readouterr().out.partition("\n")[2]  # after what the log says of the new database
    assert told.startswith("Anna (guest), guest, language it\nhere since 20")
    assert "{" not in told


def test_a_pipe_that_closes_is_no_trouble_of_the_database(tmp_path: Path) -> None:
    house = f"sqlite:///{tmp_path / 'house.db'}"
    asyncio.run(prepared(house))
    reading, writing = os.pipe()
    os.close(reading)
    words = [sys.executable, "-m", "izakaya", "admin", "guests", "--database", house]
    done = subprocess.run(words, stdout=writing, stderr=subprocess.PIPE, text=True, env=environment())
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def child_of(process: int) -> int:
    """The house of a supervisor; 0 if there is none just now."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return int(children[0]) if children else 0


@pytest.mark.skipif(sys.platform != "linux", reason="finds the process of the house in /proc")
def test_a_house_that_dies_alone_is_opened_again(tmp_path: Path) -> None:
    with served(tmp_path) as (house, supervisor):
        first = child_of(supervisor.pid)
        os.kill(first, signal.SIGKILL)
        asyncio.run(until(lambda: child_of(supervisor.pid) not in (0, first) and house.is_open()))
        assert supervisor.poll() is None
        assert "died by itself" in (tmp_path / "told").read_text()
