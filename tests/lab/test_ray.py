"""Matches on a cluster of Ray: real ones, of two machines (as far as Ray can tell), of which one dies in the middle."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl
import pytest
import ray
from ray.exceptions import (
    LocalRayletDiedError,
    NodeDiedError,
    OutOfDiskError,
    OutOfMemoryError,
    RaySystemError,
    RuntimeEnvSetupError,
    WorkerCrashedError,
)

from izakaya.lab import ray_workers
from izakaya.lab.match_command import main
from izakaya.lab.ray_workers import NoCluster, own_files
from izakaya.table.errors import IzakayaError

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="nodes are killed with signals"),
    # What Ray leaves open is Ray's own: its node processes, and their files.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

#: A slow player, in a file that only the machine has on which the match is started; it notes on which machine it plays.
TORTOISE = """
import random, time
from pathlib import Path
import ray

class Tortoise:
    def __init__(self, seed):
        self.chance = random.Random(seed)
        if ray.is_initialized():
            Path({marks!r}, ray.get_runtime_context().get_node_id()).touch()

    def choose(self, view):
        time.sleep(0.002)
        return self.chance.choice(view["options"])["option"]
"""
GAMES = 30
WORDS = [
    "--game",
    "sword",
    "--seats",
    "3",
    "--players",
    "tortoise:Tortoise,random,random",
    "--games",
    str(GAMES),
]
PATIENCE = 120.0


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster with one core on each of two nodes."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from ray.cluster_utils import Cluster

        cluster: Any = Cluster(
            initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
        )
        cluster.add_node(num_cpus=1)
        yield cluster
        cluster.shutdown()


def played(path: Path) -> object:
    [match] = json.loads(path.read_text(encoding="utf-8"))
    return match["played"]


@pytest.mark.long
def test_a_machine_that_dies_in_the_middle_loses_no_game(tmp_path: Path, two_nodes: Any) -> None:
    marks, home = tmp_path / "marks", tmp_path / "home"
    marks.mkdir()
    home.mkdir()
    (home / "tortoise.py").write_text(TORTOISE.format(marks=str(marks)), encoding="utf-8")
    command = [sys.executable, "-m", "izakaya", "match", *WORDS]
    with subprocess.Popen(
        [*command, "--ray", two_nodes.address, "--json", "far.json", "--keep", "kept"],
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as match:
        [victim] = two_nodes.worker_nodes
        until = time.monotonic() + PATIENCE
        # Both are at work, and some games are over.
        while not (len(list(marks.iterdir())) == 2 and list((home / "kept").glob("part-*"))):
            assert time.monotonic() < until, "for two minutes nobody played"
            assert match.poll() is None, match.communicate()
            time.sleep(0.02)
        assert (marks / victim.node_id).exists()
        two_nodes.remove_node(victim, allow_graceful=False)
        assert match.poll() is None, "the match was over before the node died"
        shown, said = match.communicate(timeout=PATIENCE)
    assert match.returncode == 0, said
    assert f"{GAMES} of {GAMES} games" in " ".join(shown.split())
    # The same games as at home.
    subprocess.run(
        [*command, "--cores", "2", "--json", "near.json"], cwd=home, check=True, capture_output=True
    )
    assert played(home / "far.json") == played(home / "near.json")
    assert sorted(pl.read_ndjson(home / "kept" / "games.jsonl")["number"]) == list(range(GAMES))


def test_a_cluster_can_be_started_here(tmp_path: Path) -> None:
    words = ["match", "--game", "sword", "--seats", "3", "--players", "random,random,random", "--games", "9"]
    command = [sys.executable, "-m", "izakaya", *words]
    far = subprocess.run(
        [*command, "--json", "far.json", "--cores", "2", "--ray"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert far.returncode == 0, far.stderr
    subprocess.run(
        [*command, "--cores", "1", "--json", "near.json"], cwd=tmp_path, check=True, capture_output=True
    )
    assert played(tmp_path / "far.json") == played(tmp_path / "near.json")


def closed_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
    return port


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:{port}", "There is no cluster of Ray at 127.0.0.1:{port}: Connection refused."),
        (
            "ray://127.0.0.1:{port}",
            "There is no cluster of Ray at ray://127.0.0.1:{port}: Connection refused.",
        ),
        ("no-such-machine.invalid:6379", "There is no cluster of Ray at no-such-machine.invalid:6379: "),
        ("nonsense", "An address of Ray is like 10.0.0.1:6379, or auto, not 'nonsense'."),
        ("127.0.0.1:port", "An address of Ray is like 10.0.0.1:6379"),
    ],
)
def test_an_address_where_nobody_is(address: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    port = closed_port()
    begun = time.monotonic()
    assert (
        main(["--players", "random,random,random", "--seats", "3", "--ray", address.format(port=port)]) == 2
    )
    assert time.monotonic() - begun < 20
    said = capsys.readouterr().err
    assert said.startswith(sentence.format(port=port))
    assert len(said.strip().splitlines()) == 1


def test_somebody_who_is_not_ray_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "LETS_IN", 1.5)
    sentence = "somebody is there who does not answer as Ray does"
    with socket.create_server(("127.0.0.1", 0)) as door, pytest.raises(NoCluster, match=sentence):
        ray_workers.knock(f"127.0.0.1:{door.getsockname()[1]}")


def test_somebody_who_does_not_let_us_in_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ray_workers, "KNOCK", "import sys; sys.exit('Many words.\\nRuntimeError: another Python.')"
    )
    with pytest.raises(
        NoCluster, match=r"^There is no cluster of Ray at auto: RuntimeError: another Python\.$"
    ):
        ray_workers.knock("auto")


def test_the_cores_of_a_cluster_are_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "random,random,random", "--seats", "3", "--cores", "2"]
    assert main([*words, "--ray", "127.0.0.1:6379"]) == 2
    assert "The cores of a cluster are all its own; leave --cores out" in capsys.readouterr().err


def test_files_of_ones_own_are_carried_along_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").touch()
    (tmp_path / "ours").mkdir()
    (tmp_path / "other.py").touch()
    (tmp_path / "izakaya").mkdir()
    found = own_files(["mine", "ours.deep.bots", "ours.more", "json", "izakaya.lab.match"])
    assert found == [str(tmp_path / "mine.py"), str(tmp_path / "ours")]


def test_a_machine_with_another_izakaya_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work itself, as another machine would do it."""
    monkeypatch.setattr(ray_workers, "source", lambda: "theirs")
    toil: Any = ray_workers.toil
    done, problem = toil._function("ours", len, "abc")
    assert not done
    assert "another Izakaya" in str(problem)
    assert "(ours): install the same on all machines." in str(problem)
    assert toil._function("theirs", len, "abc") == (True, 3)


@pytest.mark.parametrize(
    ("kind", "why", "sentence"),
    [
        (OutOfMemoryError, "ended", "A machine of the cluster has too little memory for these games,"),
        (WorkerCrashedError, "", "4 workers died over the same games, one after the other;"),
        (NodeDiedError, "gone", "4 workers died over the same games, one after the other;"),
        (OutOfDiskError, "", "A machine of the cluster has no room left: "),
        (RuntimeEnvSetupError, "no such file", "A machine of the cluster cannot be given the files of your"),
        (LocalRayletDiedError, "", "The cluster of Ray does not go on: The task's local raylet died"),
        (RaySystemError, "a system.", "The cluster of Ray does not go on: System error: a system."),
        (ConnectionError, "lost.", "The cluster of Ray does not answer any more: lost."),
    ],
)
def test_what_goes_wrong_with_a_cluster_is_said_as_it_is(
    kind: Any, why: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise kind(*([why] if why else []))

    monkeypatch.setattr(ray, "put", lambda work: work)
    monkeypatch.setattr(ray_workers, "cores_there", lambda: 1)
    monkeypatch.setattr(ray_workers.toil, "remote", failing)
    with pytest.raises(IzakayaError) as told:
        list(ray_workers.Cluster().spread(len, ["abc"]))
    assert str(told.value).startswith(sentence)
    assert str(told.value).endswith((".", "?"))


def test_an_error_of_the_work_is_none_of_the_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player whose own server is gone, and a study whose file is: neither is Ray's."""

    def items() -> Iterator[str]:
        yield "abc"
        raise ConnectionResetError("mine")

    monkeypatch.setattr(ray, "put", lambda work: work)
    monkeypatch.setattr(ray_workers, "cores_there", lambda: 1)
    monkeypatch.setattr(ray_workers.toil, "remote", lambda *_: (False, ConnectionError("its own")))
    monkeypatch.setattr(ray, "wait", lambda begun, timeout: (begun, []))
    monkeypatch.setattr(ray, "get", lambda answer: answer)
    monkeypatch.setattr(ray, "cancel", lambda task, force: None)
    with pytest.raises(ConnectionError, match="its own"):
        list(ray_workers.Cluster().spread(len, ["abc"]))
    with pytest.raises(ConnectionResetError, match="mine"):
        list(ray_workers.Cluster().spread(len, items()))


@pytest.mark.long
def test_figures_and_decks_are_the_same_on_a_cluster(tmp_path: Path) -> None:
    """`balance` and `tune`, each on a cluster that is started here."""
    balance = ["balance", "sake", "--games", "3", "--seats", "3", "--seed", "5"]
    tune = [
        "tune",
        "sake",
        "--study",
        "a.study",
        "--trials",
        "1",
        "--games",
        "1",
        "--seats",
        "3",
        "--best",
        "1",
    ]
    tune += ["--confirm", "2", "--players", "random", "--masters", "0"]
    for words, asked in ((balance, ["--json"]), (tune, ["--report"])):
        found = []
        for where in (["--cores", "2", "--ray"], ["--cores", "1"]):
            for leftover in ("a.study", "a.study.games"):
                shutil.rmtree(tmp_path / leftover, ignore_errors=True)
                (tmp_path / leftover).unlink(missing_ok=True)
            ran = subprocess.run(
                [sys.executable, "-m", "izakaya", *words, *asked, "told", *where],
                cwd=tmp_path,
                capture_output=True,
                text=True,
                check=False,
            )
            assert ran.returncode == 0, ran.stderr
            found.append((tmp_path / "told").read_text(encoding="utf-8"))
        assert found[0] == found[1]
