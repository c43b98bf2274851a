"""newworlds train network, as a user calls it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from newworlds.cli import main

TINY = ("--from-scratch", "--games", "10", "--gate-pairs", "2", "--width", "2", "--worlds", "1", "--hidden", "2")


def train(*arguments: object) -> int:
    return main(["train", "network", "pupil", *TINY, *(str(argument) for argument in arguments)])


def test_it_tells_of_each_round_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train("--out", tmp_path, "--rounds", 1) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Round 1: 10 games")
    assert "against the best so far" in told[1]
    assert train("--out", tmp_path, "--rounds", 2) == 0
    again = capsys.readouterr().out
    assert "Round 1:" not in again
    assert "Round 2: 20 games" in again


def test_json_tells_the_same_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train("--out", tmp_path, "--rounds", 2, "--vary", "order=up,down", "--json") == 0
    reports = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert [report["number"] for report in reports] == [1, 2]
    assert reports[0]["against_best"]["games"] == 4


def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train("--out", tmp_path, "--rounds", 0) == 0
    assert "No network played better than the judge alone" in capsys.readouterr().err
    assert train("--out", tmp_path, "--rounds", 0, "--explore", 5) == 1
    assert "explore differ" in capsys.readouterr().err


def test_a_table_without_network_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train("--out", tmp_path, "--players", 4) == 1
    assert "No network corrects the judge of" in capsys.readouterr().err


def test_an_option_without_values_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train("--out", tmp_path, "--vary", "order") == 1
    assert "“order” is not an option with its values" in capsys.readouterr().err
