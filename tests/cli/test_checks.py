"""bench, data check: checks of the engine and of a file."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from importlib import resources
from pathlib import Path

import pytest

import newworlds
from newworlds.cli.data_check import recognised
from newworlds.core.archive import Archive
from newworlds.core.compiled import is_compiled
from newworlds.core.setup import data_hash
from newworlds.games.terra_nova import TerraNova
from tests.cli.conftest import Run


def test_bench_measures_every_number_of_players(run: Run) -> None:
    results = json.loads(run("bench", "sealed", "--seconds", "0.02", "--json").out)
    assert [result["players"] for result in results] == [2, 3, 4]
    assert all(result["compiled"] == is_compiled() for result in results)
    for name in (
        *("games_per_second", "decisions_per_second", "copy_us", "legal_us"),
        *("batch_steps_per_second", "aec_steps_per_second"),
    ):
        assert all(result[name] > 0 for result in results)


def test_bench_shows_a_table(run: Run) -> None:
    out = run("bench", "terra_nova", "--players", 2, "--seconds", "0.02").out
    assert "Decisions/s" in out
    assert "Terra Nova" in out
    assert "AEC steps/s" in out


def test_bench_says_what_arrays_need_where_it_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "newworlds.research.speed", None)
    out = run("bench", "sealed", "--players", 2, "--seconds", "0.01").out
    assert "pip install 'newworlds[train]'" in out
    assert "AEC" not in out


@pytest.mark.parametrize(("game", "is_kept"), [("gwt_new_zealand", True), ("sealed", False)])
def test_bench_says_where_the_list_of_moves_is_kept(run: Run, game: str, is_kept: bool) -> None:
    """However fast the engine is: there is nothing to measure."""
    out = run("bench", game, "--players", 2, "--seconds", "0.01").out
    assert ("kept (" in out) == is_kept
    (measured,) = json.loads(run("bench", game, "--players", 2, "--seconds", "0.01", "--json").out)
    assert (measured["legal_us"] is None) == is_kept


def test_a_valid_file_is_recognised_by_its_content(run: Run) -> None:
    Path("cards.toml").write_text('game = "sealed"\ncards_each = 6\n')
    done = run("data", "check", "cards.toml")
    assert done.status == 0
    assert "✓ cards.toml is ready to play (Sealed)." in done.out


def test_a_folder_is_recognised_by_any_of_its_files(run: Run) -> None:
    folder = Path("set")
    folder.mkdir()
    (folder / "a.toml").write_text("colour = 1\n")
    (folder / "cards.toml").write_text('game = "sealed"\n')
    assert recognised(folder).id == "sealed"


def test_each_fault_is_reported_with_its_place(run: Run) -> None:
    Path("cards.toml").write_text('game = "sealed"\ncards_each = 99\n')
    done = run("data", "check", "cards.toml")
    assert done.status == 1
    assert "✗ cards.toml cards_each a whole number from 5 to 20 is wanted" in done.out
    told = json.loads(run("data", "check", "cards.toml", "--game", "sealed", "--json").out)
    assert (told["ok"], told["faults"][0]["place"]) == (False, "cards_each")


@pytest.mark.parametrize(("language", "told"), [("en", "“cat” is not a card."), ("fr", "« cat » n’est pas une carte.")])
def test_a_folder_of_new_zealands_files_is_checked_in_ones_own_language(run: Run, language: str, told: str) -> None:
    shutil.copytree(str(resources.files("newworlds.games.gwt_new_zealand.data")), "nz")
    sea = Path("nz/sea.toml")
    sea.write_text(sea.read_text().replace('card = "sheepdog"', 'card = "cat"', 1))
    done = run("--lang", language, "data", "check", "nz")
    assert done.status == 1
    assert f"✗ nz sea.counter.1.card {told}" in done.out.replace("\u202f", " ")


def test_a_map_of_terra_nova_is_recognised(run: Run) -> None:
    Path("map.toml").write_text('[[map]]\nid = "tiny"\nrows = ["FL"]\n')
    done = run("data", "check", "map.toml")
    assert done.status == 1
    assert "✗ map.toml" in done.out


@pytest.mark.parametrize(
    ("content", "told"),
    [("= nonsense", "“file.toml” is not valid TOML"), ("colour = 1", "It’s unclear which game “file.toml” belongs to")],
)
def test_a_file_of_no_game_is_reported(run: Run, content: str, told: str) -> None:
    Path("file.toml").write_text(content)
    done = run("data", "check", "file.toml")
    assert done.status == 2
    assert done.err.startswith(told)


def test_data_show_prints_what_the_hash_of_a_record_names(run: Run) -> None:
    shown = run("data", "show", "gold_rush").out.removesuffix("\n")
    assert hashlib.sha256(shown.encode()).hexdigest() == newworlds.game("gold_rush").new(2).setup.data
    assert json.loads(run("data", "show", "gold_rush", "--indent").out) == json.loads(shown)


def test_data_show_follows_options(run: Run) -> None:
    assert json.loads(run("data", "show", "terra_nova", "--option", "map=hexagon169").out)["id"] == "hexagon169"


def test_data_show_finds_archived_components(run: Run) -> None:
    earlier = {"cards_each": 4, "game": "sealed"}
    assert json.loads(run("data", "show", "sealed", "--hash", data_hash(earlier)).out) == earlier
    assert "neither shipped nor archived" in run("data", "show", "sealed", "--hash", "0" * 64).err


def test_data_archive_keeps_every_shipped_set(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = Archive(Path.cwd() / "archive")
    monkeypatch.setattr(TerraNova, "archive", archive)
    assert run("data", "archive", "terra_nova").out.count("Archived as ") == 2
    kept = [json.loads(file.read_bytes())["id"] for file in archive.folder.iterdir()]
    assert sorted(kept) == ["hexagon169", "isle168"]


def test_perft_counts_each_depth(run: Run) -> None:
    out = run("perft", "sealed", "--depth", 2).out
    assert "Depth" in out
    counts = json.loads(run("perft", "sealed", "--depth", 2, "--json").out)["sequences"]
    assert len(counts) == 2
    assert counts[0] == 3


def test_perft_says_when_a_record_does_not_have_the_position(run: Run) -> None:
    run("simulate", "sealed", "--games", 1, "--jsonl", "one.json")
    assert "it is a game of “sealed”, not of “gold_rush”" in run("perft", "gold_rush", "--record", "one.json").err
    assert run("perft", "sealed", "--record", "one.json", "--at", 999).status == 1
    done = run("perft", "sealed", "--record", "one.json", "--at", 1, "--depth", 1, "--json")
    assert json.loads(done.out)["sequences"] == [2]
