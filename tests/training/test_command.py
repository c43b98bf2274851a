"""newworlds train judge, as a user calls it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from newworlds.cli import main

TINY = ("--from-scratch", "--pairs", "2", "--gate-every", "2", "--gate-pairs", "2", "--width", "2")


def train(*arguments: object) -> int:
    return main(["train", "judge", "learner", *TINY, *(str(argument) for argument in arguments)])


def test_it_tells_of_each_generation_and_gate_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "training"
    assert train("--out", out, "--generations", 1) == 0
    told = capsys.readouterr()
    assert [line.split(":")[0] for line in told.out.splitlines()[:2]] == ["Generation 1", "Gate 1"]
    assert f"The best weights are in {out / 'judge.json'}" in told.err
    assert train("--out", out, "--generations", 3) == 0
    again = capsys.readouterr().out
    assert "Generation 1:" not in again
    assert "Generation 3: 12 games" in again


def test_json_tells_the_same_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train("--out", tmp_path, "--generations", 2, "--json") == 0
    reports = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert [report["type"] for report in reports] == ["generation", "generation", "gate"]
    assert reports[2]["against_reference"]["games"] == 4


def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train("--out", tmp_path, "--generations", 0) == 0
    assert train("--out", tmp_path, "--generations", 0, "--rate", 0.5) == 1
    assert "rate differ" in capsys.readouterr().err


def test_a_game_with_nothing_to_learn_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tests import toy

    toy.register()
    assert main(["train", "judge", "sealed", "--out", str(tmp_path)]) == 1
    assert "The judge of Sealed is made by hand" in capsys.readouterr().err
