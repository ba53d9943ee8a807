"""Games of a match that are kept: a killed process goes on where it stopped, and comes to the same end as if nothing had happened."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import polars as pl
import pytest

from izakaya.lab import keeping, match_command
from izakaya.lab.folder import GAMES_FILE, CannotKeep, compare
from izakaya.lab.keeping import plan_of
from izakaya.lab.match import Batched, Match, play
from izakaya.lab.match_command import main
from tests.lab.snail import kill_in_the_middle

WORDS = ["--game", "sake", "--seats", "3", "--cores", "1"]
MATCH = Match("sake", 3, ("novice", "random", "random"), 9)


def figures(path: Path) -> list[dict[str, object]]:
    """What a match says in the end, without how long anybody thought."""
    found: list[dict[str, object]] = json.loads(path.read_text(encoding="utf-8"))
    for table in found:
        for strength in table["strengths"]:  # type: ignore[attr-defined]
            del strength["slowest"]
    return found


def kept_games(folder: Path) -> pl.DataFrame:
    return pl.read_ndjson(folder / GAMES_FILE).sort("table", "number")


def test_every_game_is_kept_with_its_seed_and_where_it_comes_from(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    words = [*WORDS, "--players", "adept,random,random", "--games", "6", "--option", "location=inn"]
    assert main([*words, "--keep", str(folder)]) == 0
    assert sorted(path.name for path in folder.iterdir()) == [".lock", "games.jsonl", "match.json"]
    games = kept_games(folder)
    assert games["number"].to_list() == list(range(6))
    assert games["deal"].to_list() == [0, 0, 0, 1, 1, 1]
    row = games.row(4, named=True)
    match = Match("sake", 3, ("adept", "random", "random"), 6, options={"location": "inn"})
    game = play(match, 4)
    assert row["deal_seed"] == str(match.seed_of(1))
    assert (tuple(row["seating"]), tuple(row["winners"])) == (game.seating, game.winners)
    assert row["players"] == ["random", "random", "adept"]
    assert (row["turns"], row["decisions"]) == (game.turns, game.decisions)
    assert (row["game"], row["seats"], row["match_seed"], row["table"]) == ("sake", 3, "1", "match")
    assert row["options"] == '{"location": "inn"}'
    assert row["core"] in ("compiled", "interpreted")
    assert all(row[name] for name in ("izakaya", "source", "rules", "deck", "python", "system"))


def test_a_deck_of_ones_own_is_named_by_its_digest() -> None:
    deck = Path(match_command.__file__).parents[1] / "games" / "sake" / "deck.toml"
    text = deck.read_text(encoding="utf-8")
    other = plan_of([Match("sake", 3, MATCH.players, 9, options={"deck": text})])
    changed = plan_of([Match("sake", 3, MATCH.players, 9, options={"deck": f"{text}\n# mine"})])
    assert len({plan["deck"] for plan in (other, changed)}) == 2
    assert plan_of([MATCH])["deck"] != changed["deck"]
    facts = keeping.facts([Match("sake", 3, MATCH.players, 9, options={"deck": text})])
    assert facts["options"] == json.dumps({"deck": other["deck"]})


@pytest.mark.usefixtures("snail")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
@pytest.mark.parametrize("sprt", [[], ["--sprt", "share=0.9"]], ids=["all games", "sequential test"])
def test_a_killed_match_goes_on_and_ends_the_same(tmp_path: Path, sprt: list[str]) -> None:
    folder, out, whole = tmp_path / "kept", tmp_path / "resumed.json", tmp_path / "whole.json"
    # Decided long before the last game, however many a core plays at a stretch.
    games = 400 if sprt else 40
    words = [
        "--game",
        "sake",
        "--seats",
        "3",
        "--versus",
        "snail:Snail,random",
        "--games",
        str(games),
        *sprt,
    ]
    command = [sys.executable, "-m", "izakaya", "match", *words, "--cores", "2", "--keep", str(folder)]
    kill_in_the_middle(
        command, lambda: (folder / GAMES_FILE).exists() and (folder / GAMES_FILE).stat().st_size > 0
    )
    before = kept_games(folder)
    assert 0 < len(before) < 20
    assert main([*words, "--cores", "1", "--keep", str(folder), "--json", str(out)]) == 0
    assert main([*words, "--cores", "1", "--json", str(whole)]) == 0
    assert figures(out) == figures(whole)
    after = kept_games(folder)
    # What was kept was not played again.
    assert after.join(before, on=["table", "number", "seconds"], how="semi").height == before.height
    if sprt:
        assert 20 <= len(after) < games
    else:
        assert after["number"].to_list() == list(range(games))


def test_more_games_can_be_played_later_and_both_tables_are_kept(tmp_path: Path) -> None:
    folder, out, whole = tmp_path / "kept", tmp_path / "a.json", tmp_path / "b.json"
    words = [
        "--game",
        "sword",
        "--seats",
        "4",
        "--players-by-role",
        "shogun=novice,ninja=random",
        "--cores",
        "1",
    ]
    assert main([*words, "--games", "3", "--keep", str(folder)]) == 0
    assert main([*words, "--games", "6", "--keep", str(folder), "--json", str(out)]) == 0
    assert main([*words, "--games", "6", "--json", str(whole)]) == 0
    assert figures(out) == figures(whole)
    assert kept_games(folder).group_by("table").len().sort("table").rows() == [("even", 6), ("match", 6)]
    # Fewer look at the first, and lose none.
    assert main([*words, "--games", "2", "--keep", str(folder), "--json", str(out)]) == 0
    assert [len(table["played"]) for table in figures(out)] == [2, 2]  # type: ignore[arg-type]
    assert len(kept_games(folder)) == 12


def test_ctrl_c_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(matches: Sequence[Match], *how: object) -> Iterator[Batched]:
        yield 0, [play(matches[0], number) for number in (0, 1)]
        raise KeyboardInterrupt

    folder = tmp_path / "kept"
    words = [*WORDS, "--players", "novice,random,random", "--games", "9", "--keep", str(folder)]
    with monkeypatch.context() as patch:
        patch.setattr(match_command, "play_match", interrupted)
        assert main(words) == 130
    assert f"What was played is in {folder}; the same command goes on with it." in capsys.readouterr().err
    assert kept_games(folder)["number"].to_list() == [0, 1]
    assert main(words) == 0
    assert kept_games(folder)["number"].to_list() == list(range(9))


def test_what_is_kept_is_read_as_it_was_played(tmp_path: Path) -> None:
    with keeping.keeping(tmp_path, [MATCH]) as kept:
        for number in reversed(range(9)):
            kept.add(0, [play(MATCH, number)])
        [games] = kept.load()
    assert [game.number for game in games] == list(range(9))
    again = play(MATCH, 5)
    assert (games[5].seating, games[5].winners, games[5].points, games[5].decisions) == (
        again.seating,
        again.winners,
        again.points,
        again.decisions,
    )
    assert set(games[5].slowest) == {"novice", "random"}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (["--seed", "2"], "its seed is 1, not 2"),
        (
            ["--players", "adept,random,random"],
            "its players are novice, random, random, not adept, random, random;",
        ),
        (
            ["--players", "", "--versus", "adept,random"],
            "its players are novice, random, random, not nothing",
        ),
        (["--seats", "4", "--players", "novice,random,random,random"], "its seats are 3, not 4"),
        (["--option", "location=inn"], "its options are {}, not"),
        (["--game", "sword"], "keeps another match: its"),
    ],
)
def test_a_folder_of_another_match_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: list[str], sentence: str
) -> None:
    words = [*WORDS, "--players", "novice,random,random", "--games", "3", "--keep", str(tmp_path / "kept")]
    assert main(words) == 0
    before = sorted((path.name, path.stat().st_mtime_ns) for path in (tmp_path / "kept").iterdir())
    capsys.readouterr()
    assert main([*words, *change]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "name another folder" in said
    assert len(said.strip().splitlines()) == 1
    after = sorted((path.name, path.stat().st_mtime_ns) for path in (tmp_path / "kept").iterdir())
    assert [one for one in after if one[0] != ".lock"] == [one for one in before if one[0] != ".lock"]


def test_what_differs_is_said_in_words(tmp_path: Path) -> None:
    with pytest.raises(CannotKeep, match="its two players are adept, novice, not adept, random; name"):
        compare(tmp_path, "match", {"versus": ["adept", "random"]}, {"versus": ["adept", "novice"]})
    # Nobody knows a digest.
    with pytest.raises(
        CannotKeep, match="keeps another match, played with another deck; name another folder"
    ):
        compare(tmp_path, "match", {"deck": "ab12"}, {"deck": "cd34"})


def test_other_versions_are_other_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with keeping.keeping(tmp_path, [MATCH]):
        pass
    for name in ("izakaya", "source", "rules", "deck"):
        plan = {**plan_of([MATCH]), name: "another"}
        with monkeypatch.context() as patch:
            patch.setattr(keeping, "plan_of", lambda matches, plan=plan: plan)
            with pytest.raises(CannotKeep, match="keeps another match"), keeping.keeping(tmp_path, [MATCH]):
                pass


def test_a_folder_that_cannot_keep_games_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*WORDS, "--players", "novice,random,random", "--games", "3", "--keep"]
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    other = tmp_path / "other"
    other.mkdir()
    (other / "diary.txt").touch()
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "match.json").write_text("[]", encoding="utf-8")
    damaged = tmp_path / "damaged"
    assert main([*words, str(damaged)]) == 0
    (damaged / GAMES_FILE).write_bytes(b"PAR1\n")
    blocked = tmp_path / "blocked"
    assert main([*words, str(blocked)]) == 0
    (blocked / GAMES_FILE).unlink()
    (blocked / GAMES_FILE).mkdir()
    silent = tmp_path / "silent"
    (silent / "match.json").mkdir(parents=True)
    capsys.readouterr()
    for folder, sentence in [
        (file, "is a file; name a folder."),
        (file / "below", "cannot keep games: Not a directory."),
        (Path("/proc/kept"), "/proc/kept cannot keep games"),
        (other, "There are other things in"),
        (blocked, "games.jsonl cannot keep games: Is a directory."),
        (silent, "match.json cannot be read: Is a directory."),
        (broken, "does not say which match is kept there"),
        (damaged, "games.jsonl is damaged; name another folder."),
    ]:
        assert main([*words, str(folder)]) == 2
        said = capsys.readouterr().err
        assert sentence in said
        assert len(said.strip().splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock")
def test_two_matches_are_not_kept_in_one_folder_at_once(tmp_path: Path) -> None:
    with (
        keeping.keeping(tmp_path, [MATCH]),
        pytest.raises(CannotKeep, match="Another match is being kept"),
        keeping.keeping(tmp_path, [MATCH]),
    ):
        pass
    with keeping.keeping(tmp_path, [MATCH]):
        pass


def test_without_the_tools_of_the_lab_plain_matches_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for tool in ("polars", "altair", "ray"):
        monkeypatch.setitem(sys.modules, tool, None)
    for module in ("match_report", "ray_workers"):
        monkeypatch.delitem(sys.modules, f"izakaya.lab.{module}", raising=False)
    words = [*WORDS, "--players", "novice,random,random", "--games", "3"]
    assert main([*words, "--sprt", "gain=0.1"]) == 0
    capsys.readouterr()
    for more, tool in [
        (["--report", str(tmp_path / "match.html")], "--report needs altair"),
        (["--ray"], "--ray needs ray"),
    ]:
        assert main([*words, *more]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"{tool}, which is not installed; ")
        assert "pip install 'izakaya[lab]'" in said
