"""simulate, verify, replay: games played, checked and replayed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import newworlds
from newworlds.cli.simulation import Simulation
from newworlds.core.dealing import Terms, commitment_of, key_of
from newworlds.core.match import Match
from newworlds.core.record import Record, SeatRecord, commitment, record_from_json, record_to_json
from newworlds.core.viewer import REFEREE
from tests.cli.conftest import Run
from tests.cli.patch import patched
from tests.toy import GAME

GAMES = Path("games.jsonl")


@pytest.fixture
def records(run: Run) -> list[dict[str, Any]]:
    """Three games of the toy, in the file `games.jsonl`."""
    assert (
        run("simulate", "sealed", "--games", 3, "--seed", 7, "--bots", "reference,random", "--jsonl", GAMES).status == 0
    )
    return [json.loads(line) for line in GAMES.read_text().splitlines()]


def _write(name: str, value: object) -> Path:
    path = Path(name)
    path.write_bytes(msgspec.json.encode(value))
    return path


def test_simulate_counts_wins_points_and_lengths(run: Run) -> None:
    done = run("simulate", "sealed", "--games", 10, "--json")
    told = json.loads(done.out)
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(10)
    assert [seat["bot"] for seat in told["seats"]] == ["random", "random"]
    assert told["decisions"]["least"] <= told["decisions"]["mean"] <= told["decisions"]["most"]


def test_simulate_shows_a_table(run: Run) -> None:
    out = run("simulate", "sealed", "--games", 2, "--players", 3, "--bots", "reference,random").out
    assert "Sealed" in out
    assert out.count("reference") == 2
    assert "decisions on average" in out


def test_the_same_seed_simulates_the_same_games(run: Run, records: list[dict[str, Any]]) -> None:
    run("simulate", "sealed", "--games", 1, "--seed", 8, "--bots", "reference,random", "--jsonl", "again.jsonl")
    assert json.loads(Path("again.jsonl").read_text()) == records[1]


def test_options_and_data_are_played_with(run: Run) -> None:
    Path("cards.toml").write_text('game = "sealed"\ncards_each = 6\n')
    run("simulate", "sealed", "--games", 1, "--option", "order=down", "--option", "bonus=false", "--option", "hand=2",
        "--data", "cards.toml", "--jsonl", GAMES)  # fmt: skip
    record = record_from_json(GAMES.read_bytes())
    assert record.options == {"hand": 2, "order": "down", "bonus": False}
    assert record.components == {"game": "sealed", "cards_each": 6}
    assert run("verify", GAMES).status == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_as_many_jobs_as_wanted_play_the_same_games(run: Run, records: list[dict[str, Any]], jobs: int) -> None:
    run(
        "simulate",
        "sealed",
        "--games",
        3,
        "--seed",
        7,
        "--bots",
        "reference,random",
        "--jobs",
        jobs,
        "--jsonl",
        "j.jsonl",
    )
    assert [json.loads(line) for line in Path("j.jsonl").read_text().splitlines()] == records


def test_an_interrupted_simulation_summarises_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Simulation.played

    def interrupted(simulation: Simulation, seed: int) -> Record:
        if seed == 2:
            raise KeyboardInterrupt
        return played(simulation, seed)

    monkeypatch.setattr(Simulation, "played", interrupted)
    done = run("simulate", "sealed", "--games", 5, "--json")
    assert (done.status, json.loads(done.out)["games"]) == (130, 2)
    assert done.err == "Interrupted after 2 games of 5.\n"


def test_a_changed_seed_is_reported_as_a_possible_cause(run: Run, records: list[dict[str, Any]]) -> None:
    done = run("verify", _write("seed.json", {**records[0], "seed": 12345}))
    assert done.status == 1
    assert "with another seed, other options or other players" in done.out


def test_a_seed_other_than_the_promised_one_is_reported_first(run: Run, records: list[dict[str, Any]]) -> None:
    promised = {**records[0], "salt": "abc", "commitment": commitment(7, "abc"), "seed": 12345}
    assert "before the game" in run("verify", _write("seed.json", promised)).out


def test_verify_finds_all_well(run: Run, records: list[dict[str, Any]]) -> None:
    done = run("verify", GAMES, _write("one.json", records[0]))
    assert (done.status, done.err) == (0, "")
    assert done.out.count("✓") == 4
    assert "games.jsonl:3 Sealed, " in done.out


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"seed": 1}, "is not allowed"),
        ({"result": {"scores": [99, 0], "winners": [0]}}, "records the scores 99, 0"),
        ({"data": "0" * 64}, "neither shipped nor archived"),
        ({"rules": 99}, "version 99 of the rules"),
        ({"salt": "abc", "commitment": "0" * 64}, "not the one sealed before the game"),
    ],
)
def test_verify_reports_what_is_wrong_and_goes_on(
    run: Run, records: list[dict[str, Any]], changes: dict[str, Any], told: str
) -> None:
    done = run("verify", _write("bad.json", records[0] | changes), GAMES)
    assert done.status == 1
    assert "✗ bad.json This recorded game can’t be replayed: " in done.out or "✗ bad.json" in done.out
    assert told in done.out
    assert done.out.count("✓") == 3


def test_verify_reports_files_that_cannot_be_read(run: Run) -> None:
    Path("junk.json").write_text("not a record")
    done = run("verify", "none.json", "junk.json")
    assert done.status == 1
    assert "There is no file “none.json”." in done.out
    assert "not valid JSON" in done.out


def test_verify_tells_a_seed_that_only_the_server_sealed(run: Run, records: list[dict[str, Any]]) -> None:
    promised = records[0] | {"commitment": commitment(records[0]["seed"], "abc")}
    assert "is the one sealed before the game" in run("verify", _write("salted.json", promised | {"salt": "abc"})).out
    assert "can’t be checked" in run("verify", _write("unsalted.json", promised)).out


def test_verify_never_calls_a_chosen_seed_fair(run: Run, records: list[dict[str, Any]]) -> None:
    file = _write("seed.json", records[0])
    assert "Not a fair deal: the seed was chosen" in run("verify", file).out
    assert "Ce n’est pas un tirage honnête" in run("--lang", "fr", "verify", file).out
    assert json.loads(run("verify", "--json", file).out)["dealing"] == "chosen_seed"


def _dealt(*contributions: dict[str, Any]) -> dict[str, Any]:
    """A game dealt from a secret and these contributions."""
    secret = "11" * 32
    setup = GAME.setup(2, chance=2)
    terms = Terms("k2m4p6r8t9", GAME.id, setup.rules, setup.options, setup.data, 2, 2)
    given = [part["contribution"] for part in contributions if "contribution" in part]
    record = Match(GAME, setup, key_of(secret, given, terms)).record([SeatRecord("Ann"), SeatRecord("Bo")])
    dealing = {"table": terms.table, "commitment": commitment_of(secret), "secret": secret}
    plain: dict[str, Any] = json.loads(record_to_json(record))
    return plain | {"dealing": dealing | {"contributions": list(contributions)}}


ANN = {"seats": [0], "commitment": commitment_of("aa" * 32), "contribution": "aa" * 32}
BO = {"seats": [1], "commitment": commitment_of("bb" * 32), "contribution": "bb" * 32}
BO_AWAY = {"seats": [1], "commitment": commitment_of("bb" * 32)}


@pytest.mark.parametrize(
    ("contributions", "verdict", "told", "told_in_french"),
    [
        ((ANN, BO), {"dealing": "fair"}, "The deal was fair: everyone", "Le tirage était honnête\u202f: chacun"),
        (
            (ANN, BO_AWAY),
            {"dealing": "partly", "left_out": ["Bo"]},
            "fair for everyone who contributed to it. Left out, as the others agreed: Bo.",
            "Sans la contribution de\u202f: Bo",
        ),
        ((BO,), {"dealing": "partly", "silent": ["Ann"]}, "Contributed nothing: Ann.", "N’ont rien apporté\u202f: Ann"),
        ((), {"dealing": "server_alone", "silent": ["Ann", "Bo"]}, "Nobody contributed", "Personne n’a contribué"),
    ],
)
def test_verify_computes_the_dealing_again(
    run: Run, contributions: tuple[dict[str, Any], ...], verdict: dict[str, Any], told: str, told_in_french: str
) -> None:
    file = _write("dealt.json", _dealt(*contributions))
    assert told in run("verify", file).out
    assert told_in_french in run("--lang", "fr", "verify", file).out
    found = json.loads(run("verify", "--json", file).out)
    assert {name: found[name] for name in ("dealing", "left_out", "silent") if name in found} == verdict
    assert found["ok"]


def test_verify_reports_a_forged_dealing(run: Run) -> None:
    dealt = _dealt(ANN, BO)
    forged = dealt | {"dealing": dealt["dealing"] | {"contributions": [ANN, BO_AWAY]}}
    done = run("verify", _write("forged.json", forged))
    assert (done.status, "its key doesn’t follow" in done.out) == (1, True)
    found = json.loads(run("verify", "--json", "forged.json").out)
    assert (found["ok"], found["dealing"]) == (False, "forged")


def test_verify_refuses_what_is_no_hash(run: Run) -> None:
    dealt = _dealt(ANN | {"commitment": "ABC"})
    done = run("verify", _write("bad.json", dealt))
    assert done.status == 1
    assert "$.dealing.contributions[0].commitment" in done.out


def test_verify_accepts_a_game_that_is_not_over(run: Run, records: list[dict[str, Any]]) -> None:
    begun = records[0] | {"moves": records[0]["moves"][:4]}
    del begun["result"]
    assert "Sealed, 4 moves, not over yet." in run("verify", _write("begun.json", begun)).out


def test_verify_speaks_json(run: Run, records: list[dict[str, Any]]) -> None:
    done = run("verify", "--json", _write("bad.json", records[0] | {"seed": 1}), GAMES)
    verdicts = [json.loads(line) for line in done.out.splitlines()]
    assert [verdict["ok"] for verdict in verdicts] == [False, True, True, True]
    assert verdicts[1]["scores"] == records[0]["result"]["scores"]


def test_replay_tells_the_story_and_the_scores(run: Run, records: list[dict[str, Any]]) -> None:
    out = run("replay", GAMES).out
    assert "reference 1 plays the " in out
    assert "Cards that scored" in out


def test_replay_shows_control_characters_in_the_names_of_a_strangers_record(
    run: Run, records: list[dict[str, Any]]
) -> None:
    hostile = [seat | {"name": f"\x1b]0;owned\x07{number}"} for number, seat in enumerate(records[0]["seats"])]
    told = run("replay", _write("hostile.json", records[0] | {"seats": hostile})).out
    assert r"\x1b]0;owned\x07" in told
    assert "\x1b]0" not in told


def test_replay_stops_where_it_is_told_to(run: Run, records: list[dict[str, Any]]) -> None:
    out = run("replay", GAMES, "--at", 3, "--number", 2).out
    assert "   3 " in out
    assert "   4 " not in out
    assert "Bonus" not in out


def test_replay_takes_every_record_of_files_and_folders(run: Run, records: list[dict[str, Any]]) -> None:
    folder = Path("folder")
    folder.mkdir()
    GAMES.rename(folder / "games.jsonl")
    _write("folder/one.json", records[1])
    _write("other.json", records[2])
    lines = [json.loads(line) for line in run("replay", "folder", "other.json", "--all", "--events").out.splitlines()]
    heads = [line["record"] for line in lines if line["seq"] == 0]
    assert [head["line"] for head in heads] == [1, 2, 3, 1, 1]
    assert [head["seed"] for head in heads] == [7, 8, 9, 8, 9]
    assert heads[0]["file"] == "folder/games.jsonl"
    assert run("verify", "folder").out.count("✓") == 4


def test_replay_writes_what_changes_as_json_patch(run: Run, records: list[dict[str, Any]]) -> None:
    full = [json.loads(line) for line in run("replay", GAMES, "--positions", "full").out.splitlines()]
    lines = [json.loads(line) for line in run("replay", GAMES, "--positions", "changed").out.splitlines()]
    position = lines[0]["position"]
    for line, complete in zip(lines, full, strict=True):
        position = patched(position, line.get("changes", []))
        assert position == complete["position"]


def test_replay_draws_only_one_game(run: Run, records: list[dict[str, Any]]) -> None:
    done = run("replay", GAMES, "--all", "--svg", "board.svg")
    assert (done.status, done.err.startswith("--svg draws one game, but 3 are selected.")) == (2, True)


def test_a_folder_without_records_is_reported(run: Run) -> None:
    Path("empty").mkdir()
    assert run("replay", "empty").err.startswith("There is no .json or .jsonl file in the folder “empty”.")


def test_replay_writes_events_and_complete_positions_as_json_lines(run: Run, records: list[dict[str, Any]]) -> None:
    lines = [json.loads(line) for line in run("replay", GAMES, "--events", "--positions", "full").out.splitlines()]
    assert [line["seq"] for line in lines] == list(range(len(records[0]["moves"]) + 1))
    assert [line["move"] for line in lines] == [None, *records[0]["moves"]]
    assert lines[0]["events"] == [{"kind": "game_started", "seat": 0}]
    assert lines[1]["events"][0]["kind"] == "card_played"
    end = newworlds.replay(GAMES.read_text().splitlines()[0]).view(REFEREE)
    assert lines[-1]["position"] == json.loads(msgspec.json.encode(end))
    assert all(line["position"]["board"]["bag"] is not None for line in lines)


def test_the_reader_of_a_pipe_may_close_it(run: Run, records: list[dict[str, Any]]) -> None:
    command = [sys.executable, "-m", "newworlds.cli", "simulate", "terra_nova", "--games", "1", "--jsonl", str(GAMES)]
    subprocess.run(command, check=True, capture_output=True)
    command = [sys.executable, "-m", "newworlds.cli", "replay", str(GAMES), "--positions"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reading:
        assert reading.stdout is not None
        assert reading.stderr is not None
        reading.stdout.readline()
        reading.stdout.close()
        assert reading.stderr.read() == b""


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--at", "999"], "the position after 999 moves"),
        (["--number", "9"], "you asked for game 9, but the file has 3"),
    ],
)
def test_replay_says_what_the_file_does_not_have(
    run: Run, records: list[dict[str, Any]], arguments: list[str], told: str
) -> None:
    done = run("replay", GAMES, *arguments)
    assert done.status == 1
    assert told in done.err


def test_without_a_browser_nothing_is_drawn_and_replay_says_what_is_missing(
    run: Run, records: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NEWWORLDS_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    done = run("replay", GAMES, "--svg", "board.svg")
    assert done.status == 2
    assert done.err.startswith("To draw, --svg needs a browser of the Chromium family")
    assert not Path("board.svg").exists()


def test_a_browser_that_cannot_start_draws_nothing(
    run: Run, records: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NEWWORLDS_CHROMIUM", "/nowhere/chromium")
    done = run("replay", GAMES, "--svg", "board.svg")
    assert done.status == 1
    assert "The browser could not draw the board: [Errno 2] No such file" in done.err
    assert not Path("board.svg").exists()


@pytest.mark.parametrize("game", ["mayflower", "gold_rush"])
def test_tile_games_are_replayed_with_names(run: Run, game: str) -> None:
    run("simulate", game, "--games", 1, "--seed", 5, "--bots", "reference,random", "--jsonl", GAMES)
    assert "points for reference 1." in run("replay", GAMES).out
