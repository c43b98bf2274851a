"""A training: deterministic, resumable, gated, and better in the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from newworlds.core.weights import load_weights
from newworlds.games import game as game_by_id
from newworlds.training.course import Course
from newworlds.training.crew import ThisProcess
from newworlds.training.errors import BadTraining, NoSuchWeights, NothingToFit, OtherTraining
from newworlds.training.folder import KEPT, LATEST, PLOT, STATE, TrainingFolder
from newworlds.training.plan import Plan
from newworlds.training.reports import Fitted, Gate, Generation, Report, State
from newworlds.training.spsa import tuned_from

FOREVER = float("inf")
PLAN = Plan(
    game="learner",
    players=2,
    seed=4,
    pairs=4,
    gate_every=2,
    gate_pairs=3,
    width=2,
    worlds=1,
    spread=1.0,
    rate=0.5,
    tuned=["!scale"],
    is_from_scratch=True,
    fit_games=0,
    fit_rounds=1,
)


def course(folder: Path, **changes: Any) -> Course:
    return Course(msgspec.structs.replace(PLAN, **changes), TrainingFolder(folder, Plan, State), ThisProcess())


def kinds(reports: list[Report]) -> list[str]:
    return [type(report).__name__ for report in reports]


def test_generations_are_followed_by_gates_and_the_last_word_is_a_gate(tmp_path: Path) -> None:
    reports = list(course(tmp_path).run(3, FOREVER))
    assert kinds(reports) == ["Generation", "Generation", "Gate", "Generation", "Gate"]
    assert [report.games for report in reports if isinstance(report, Generation)] == [8, 16, 24]
    assert [report.against_kept.games for report in reports if isinstance(report, Gate)] == [6, 6]


def test_a_training_that_is_stopped_and_resumed_ends_where_one_in_a_row_does(tmp_path: Path) -> None:
    whole, parts = course(tmp_path / "whole"), course(tmp_path / "parts")
    list(whole.run(4, FOREVER))
    for _ in range(2):
        next(parts.run(4, FOREVER))
        parts = course(tmp_path / "parts")
    list(parts.run(4, FOREVER))
    assert parts.state.tuned == whole.state.tuned
    assert parts.state.kept == whole.state.kept
    assert kinds(parts.state.reports) == kinds(whole.state.reports)


def test_time_ends_a_training_with_a_gate_and_more_time_goes_on(tmp_path: Path) -> None:
    first = course(tmp_path)
    assert kinds(list(first.run(1, FOREVER))) == ["Generation", "Gate"]
    assert list(course(tmp_path).run(5, 0.0)) == []
    assert kinds(list(course(tmp_path).run(2, FOREVER))) == ["Generation", "Gate"]


def test_weights_that_are_not_tuned_stay_as_they_were(tmp_path: Path) -> None:
    trained = course(tmp_path)
    list(trained.run(2, FOREVER))
    begun = tuned_from(trained.start.values, trained.start.steps).point
    assert trained.state.tuned.point[0] == begun[0]
    assert trained.state.tuned.point[1:] != begun[1:]


def test_a_training_from_scratch_leaves_weights_as_shipped_that_it_does_not_tune(tmp_path: Path) -> None:
    trained = course(tmp_path)
    shipped, scratch = game_by_id("learner").weights(), game_by_id("learner").starting_weights()
    assert trained.start.values == [shipped.values[0], *scratch.values[1:]]
    assert trained.kept.recipe["others"] == shipped.recipe
    assert "others" not in course(tmp_path / "all", tuned=[]).kept.recipe


def test_what_was_found_is_in_the_folder_after_each_generation(tmp_path: Path) -> None:
    trained = course(tmp_path, pairs=12)
    next(trained.run(4, FOREVER))
    game = game_by_id("learner")
    assert game.learnable is not None
    latest = load_weights(tmp_path / LATEST, "learner", game.learnable)
    assert latest.values != trained.start.values
    assert (latest.recipe["generation"], latest.recipe["games"]) == (1, 24)
    assert latest.recipe["plan"]["seed"] == 4
    assert load_weights(tmp_path / KEPT, "learner", game.learnable).values == trained.start.values
    assert (tmp_path / PLOT).read_text().startswith("<svg")


def test_tuning_finds_that_high_cards_are_worth_keeping(tmp_path: Path) -> None:
    """It begins with a judge that wants to be rid of them."""
    trained = course(tmp_path, pairs=24, gate_pairs=60, gate_every=12, width=4)
    gates = [report for report in trained.run(12, FOREVER) if isinstance(report, Gate)]
    assert gates[-1].verdict == "better"
    assert trained.state.kept_generation == 12
    assert trained.kept.recipe["gate"]["against_kept"]["wins"]["mean"] > 0.6


def test_a_start_by_regression_is_gated_before_tuning(tmp_path: Path) -> None:
    trained = course(tmp_path, fit_games=20, gate_pairs=40)
    reports = list(trained.run(0, FOREVER))
    assert kinds(reports) == ["Fitted", "Gate"]
    fitted = reports[0]
    assert isinstance(fitted, Fitted)
    assert fitted.samples > 20
    assert trained.state.tuned.point[0] == game_by_id("learner").weights().values[0], "not tuned, so as shipped"
    assert list(course(tmp_path, fit_games=20, gate_pairs=40).run(0, FOREVER)) == []


def test_regression_goes_on_from_the_last_round_also_when_resumed(tmp_path: Path) -> None:
    whole, parts = (course(tmp_path / name, fit_games=6, fit_rounds=3) for name in ("whole", "parts"))
    reports = list(whole.run(1, FOREVER))
    assert kinds(reports) == ["Fitted", "Gate"] * 3 + ["Generation", "Gate"]
    assert [report.number for report in reports if isinstance(report, Fitted)] == [1, 2, 3]
    for _ in range(3):
        next(parts.run(1, FOREVER))
        parts = course(tmp_path / "parts", fit_games=6, fit_rounds=3)
    list(parts.run(1, FOREVER))
    assert parts.state.tuned == whole.state.tuned


def test_only_judges_that_add_up_features_can_start_by_regression(tmp_path: Path) -> None:
    trained = course(tmp_path, game="crooked", fit_games=2)
    with pytest.raises(NothingToFit, match="The judge of Sealed is not a sum of weighted features"):
        next(trained.run(1, FOREVER))


def test_a_folder_holds_one_training(tmp_path: Path) -> None:
    course(tmp_path)
    with pytest.raises(OtherTraining, match=r"Another training was begun in .*: seed, pairs differ"):
        course(tmp_path, seed=5, pairs=6)


def test_a_damaged_folder_is_named(tmp_path: Path) -> None:
    course(tmp_path)
    (tmp_path / STATE).write_text("{")
    with pytest.raises(BadTraining, match=r"state\.json” can’t be read \(Input data was truncated\)"):
        course(tmp_path)


def test_patterns_that_match_nothing_are_refused(tmp_path: Path) -> None:
    with pytest.raises(NoSuchWeights, match=r"No weight is called solo\.\*\. Choose among: scale, cards, best, number"):
        course(tmp_path, tuned=["solo.*"])


@pytest.mark.parametrize(
    ("patterns", "free"),
    [
        ([], [True, True, True, True]),
        (["c*", "best"], [False, True, True, False]),
        (["!c*"], [True, False, True, True]),
        (["*s*", "!scale"], [False, True, True, False]),
    ],
)
def test_patterns_choose_the_weights_that_are_tuned(patterns: list[str], free: list[bool]) -> None:
    names = ["scale", "cards", "best", "number"]
    assert msgspec.structs.replace(PLAN, tuned=patterns).free(names) == free
