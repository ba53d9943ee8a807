"""The configuration for nginx as it is in `packaging/`, before two processes at one database."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, Person, Process, story, until

CONF = (Path(__file__).parents[2] / "packaging" / "nginx.conf").read_text(encoding="utf-8")


@contextmanager
def nginx(folder: Path, *houses: Process) -> Iterator[int]:
    """nginx with the file as it is, but for its port and those of the houses: its port."""
    program = shutil.which("nginx")
    if program is None:
        pytest.skip("nginx is not installed here")
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = int(found.getsockname()[1])
    servers = "".join(f"server 127.0.0.1:{house.port}; " for house in houses)
    conf = CONF.replace("server 127.0.0.1:8765;", servers).replace("listen 80;", f"listen 127.0.0.1:{port};")
    whole = folder / "nginx.conf"
    kept = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors;\nevents {{}}\n"
        f"http {{ access_log off;\n{kept}{conf}\n}}\n"
    )
    with subprocess.Popen(
        [program, "-p", str(folder), "-c", str(whole), "-e", str(folder / "errors")]
    ) as proxy:
        try:
            yield port
        finally:
            proxy.terminate()


@story
async def test_nginx_brings_everybody_at_a_table_to_one_process(
    pair: tuple[Process, Process], tmp_path: Path
) -> None:
    with nginx(tmp_path, *pair) as port:
        before = Process(pair[0].database, tmp_path)
        before.port = port
        await until(before.is_open)
        anna, ben = await Person.come(before), await Person.come(before)
        for _ in range(4):
            table = await anna.lay(start=False, window=None, level="random")
            await ben.sit(table)
            guests = [await anna.go_to(table), await ben.go_to(table)]
            await anna.start(table)
            asked = [asyncio.create_task(guest.hear("question")) for guest in guests]
            done, others = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
            for other in others:
                other.cancel()
            assert done, "they play"
            # Both sockets are at the same process: the other one knows nothing of this table.
            await until(lambda: sorted(process.counted()["izakaya_guests"] for process in pair) == [0, 2])
            for guest in guests:
                await guest.close()
