"""docs/hosting.md and packaging/ say what is true: commands run, files copy what is there and start what starts."""

from __future__ import annotations

import asyncio
import configparser
import json
import re
import shlex
from argparse import Namespace
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from izakaya.cli import serve
from izakaya.cli.main import main
from izakaya.server import metrics
from izakaya.server.settings import ServerSettings
from izakaya.server.store import Store

ROOT: Final = Path(__file__).parent.parent
PACKAGING: Final = ROOT / "packaging"
PAGE: Final = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMMANDS: Final = re.findall(r"^izakaya (serve|admin)(?: (.*))?$", PAGE, flags=re.MULTILINE)


def understood(words: list[str], monkeypatch: pytest.MonkeyPatch) -> ServerSettings:
    """What `izakaya serve` makes of these words, without opening anything."""
    found: list[ServerSettings] = []

    def no_socket(said: Namespace, path: str) -> Any:
        raise SystemExit

    whole = serve.settings_of

    def noted(said: Namespace) -> ServerSettings:
        found.append(whole(said))
        return found[0]

    monkeypatch.setattr(serve, "settings_of", noted)
    monkeypatch.setattr(serve, "listening_at", no_socket)
    with pytest.raises(SystemExit):
        main(["serve", *words])
    monkeypatch.undo()
    return found[0]


@pytest.mark.parametrize("words", [words for command, words in COMMANDS if command == "serve"])
def test_every_way_to_open_a_house_is_understood(
    words: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    understood(shlex.split(words), monkeypatch)


@pytest.mark.parametrize("table", ["PCTmAPtDxnFEKO7ZxXi8", "-CTmAPtDxnFEKO7ZxXi8", "--tmAPtDxnFEKO7ZxXi8"])
def test_every_command_of_the_administrator_does_what_it_says(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the order of the page, on a house with a table, a guest and a bot; names of tables may begin with a dash."""
    monkeypatch.setenv("IZAKAYA_DATABASE", str(tmp_path / "house.db"))
    names = {"TABLE": table, "GUEST": "guest", "BOT": "bot"}
    names |= {"FILE": str(tmp_path / "backup"), "NEW": str(tmp_path / "new.db")}

    async def arrange() -> None:
        store = Store(f"sqlite:///{tmp_path / 'house.db'}")
        await store.prepare()
        await store.people.add("guest", "Anna", "en")
        await store.people.add("bot", "Robot", "en", True, "hash")
        values = {
            "id": names["TABLE"], "game": "any", "rules": 1, "seat_count": 3, "options": {}, "seed": "1",
            "owner": "guest", "level": "random", "clock_decision": None, "clock_reserve": None, "window": None,
            "silence": "beats", "pace": 0.0, "grace": 5.0, "public": False,
        }  # fmt: skip
        await store.tables.add(values, [{"seat": 0, "person": "guest"}])
        await store.close()

    asyncio.run(arrange())
    asked = [words for command, words in COMMANDS if command == "admin"]
    assert len(asked) > 15
    for words in asked:
        wanted = [names.get(word, word) for word in shlex.split(words)]
        assert main(["admin", *wanted]) == 0, (words, capsys.readouterr().err)
    every = re.findall(r"^  (\w+)", main_help(capsys), flags=re.MULTILINE)
    assert {"status", "backup"} <= set(every)
    assert set(every) - {words.split()[0] for words in asked} == set(), "the page leaves one out"


def main_help(capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    with pytest.raises(SystemExit):
        main(["admin", "--help"])
    return capsys.readouterr().out.partition("positional")[0]


def test_the_container_copies_what_is_there_and_opens_a_house(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    text = re.sub(r"\\\n\s*", "", (PACKAGING / "Containerfile").read_text(encoding="utf-8"))
    steps = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    said = dict(steps)
    for name, rest in steps:
        if name == "COPY" and "--from" not in rest:
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
    last = [name for name, _ in steps][::-1].index("FROM")
    ends = [name for name, _ in steps][-last:]
    assert "USER" in ends
    assert said["USER"] not in ("root", "0")
    assert ends.index("USER") < ends.index("CMD")
    assert said["VOLUME"] == "/data"
    assert "/health" in said["HEALTHCHECK"]
    assert json.loads(said["ENTRYPOINT"]) == ["izakaya"]
    words = json.loads(said["CMD"])
    understood(words[1:], monkeypatch)
    for target in re.findall(r"make (\w+)", text):
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE)


def test_the_compose_file_fits_together(monkeypatch: pytest.MonkeyPatch) -> None:
    services = yaml.safe_load((PACKAGING / "compose.yaml").read_text(encoding="utf-8"))["services"]
    house, database, proxy = services["house"], services["database"], services["proxy"]
    assert (PACKAGING / house["build"]["context"] / house["build"]["dockerfile"]).exists()
    monkeypatch.setenv("IZAKAYA_DATABASE", house["environment"]["IZAKAYA_DATABASE"])
    words = [re.sub(r"\$\{.*\}", "play.example.org", word) for word in house["command"][1:]]
    settings = understood(words, monkeypatch)
    assert settings.database.startswith("postgresql://izakaya:")
    assert settings.database.endswith("@database/izakaya")
    assert (database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]) == (
        "izakaya",
        "izakaya",
    )
    assert settings.site.hosts == ("play.example.org",)
    for proxy_at in ("172.18.0.5", "10.89.0.7", "192.168.80.2"):  # of Docker and of podman
        assert any(ip_address(proxy_at) in ip_network(network) for network in settings.proxies)
    caddy = (PACKAGING / "Caddyfile").read_text(encoding="utf-8")
    port = words[words.index("--port") + 1]
    assert f"reverse_proxy house:{port}" in caddy
    for volume in proxy["volumes"]:
        source = volume.split(":")[0]
        assert not source.startswith(".") or (PACKAGING / source).exists()


def test_systemd_starts_what_starts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    units = {}
    for name in ("izakaya.service", "izakaya.socket"):
        units[name] = configparser.ConfigParser(strict=False, interpolation=None)
        units[name].read(PACKAGING / name, encoding="utf-8")
    service = units["izakaya.service"]["Service"]
    program, command, *words = shlex.split(service["ExecStart"])
    assert (program, command) == ("/opt/izakaya/bin/izakaya", "serve")
    understood(words, monkeypatch)
    assert "-HUP" in service["ExecReload"]
    assert service["Type"] == "notify"
    assert service["DynamicUser"] == "yes"
    assert units["izakaya.socket"]["Socket"]["ListenStream"].endswith(":8765")
    # The line for cron backs up the database that the unit opens.
    database = service["Environment"].partition("IZAKAYA_DATABASE=")[2]
    assert database.startswith(f"/var/lib/{service['StateDirectory']}/")
    assert f"--database {database}`" in PAGE


def test_the_dashboard_asks_for_what_is_counted() -> None:
    dashboard = json.loads((PACKAGING / "grafana.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"(?:izakaya|process)_\w+", target["expr"])
    }
    there = {
        f"{metric.name}{end}" for metric in metrics.registry.collect() for end in ("", "_total", "_bucket")
    }
    assert asked - there == set()


def test_the_recipe_for_wheels_builds_the_pages_first() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "wheels.yml").read_text(encoding="utf-8"))["jobs"]
    assert jobs["wheels"]["needs"] == "pages"
    runs = [step.get("run", "") for job in jobs.values() for step in job["steps"]]
    assert "make web" in runs
    assert any("cibuildwheel" in run for run in runs)
    uploaded = next(
        step["with"]["path"] for step in jobs["pages"]["steps"] if "upload" in step.get("uses", "")
    )
    assert uploaded == "src/izakaya/server/static"


def test_words_that_make_no_sense_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ["--durability", "perhaps"],
        ["--path", "/a b"],
        ["--trust-proxy", "somebody"],
        ["--keep", "long"],
        ["--keep", "0d"],
    ):
        assert main(["--lang", "en", "serve", *words]) == 2
        assert words[1] in capsys.readouterr().err
