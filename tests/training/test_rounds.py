"""Training a network: deterministic, resumable, gated by games."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from newworlds.core.network_file import load_network
from newworlds.games import game as game_by_id
from newworlds.training.crew import ThisProcess, crew
from newworlds.training.errors import BadVariation, NoNetwork, OtherTraining
from newworlds.training.folder import PLOT, TrainingFolder
from newworlds.training.network_plan import NetworkPlan, varied_options
from newworlds.training.rounds import BEST, LATEST, Rounds, RoundsState
from newworlds.training.school import NO_NETWORK, Pairing, School, shape_for

FOREVER = float("inf")
PLAN = NetworkPlan(
    game="pupil",
    network="hand",
    players=2,
    seed=4,
    hidden=2,
    games=12,
    memory=2,
    gate_pairs=4,
    width=2,
    worlds=2,
    explore=50,
    trust=0.5,
    varied={"order": ["up", "down"]},
    is_from_scratch=True,
)
SCHOOL = School("pupil", 2, 2, 1, 50, (("order", ("up", "down")),))


def course(folder: Path, **changes: Any) -> Rounds:
    plan = msgspec.structs.replace(PLAN, **changes)
    return Rounds(plan, TrainingFolder(folder, NetworkPlan, RoundsState), ThisProcess())


def test_the_same_plan_gives_the_same_network(tmp_path: Path) -> None:
    one, other = course(tmp_path / "one"), course(tmp_path / "other")
    list(one.run(2, FOREVER))
    list(other.run(2, FOREVER))
    assert one.state.latest == other.state.latest
    assert one.state.best == other.state.best


def test_every_round_is_a_dot_of_the_plot(tmp_path: Path) -> None:
    trained = course(tmp_path)
    list(trained.run(2, FOREVER))
    picture = ElementTree.fromstring((tmp_path / PLOT).read_text())
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 2


def test_a_training_that_is_stopped_and_resumed_ends_where_one_in_a_row_does(tmp_path: Path) -> None:
    whole, parts = course(tmp_path / "whole"), course(tmp_path / "parts")
    list(whole.run(4, FOREVER))
    for _ in range(3):
        next(parts.run(4, FOREVER))
        parts = course(tmp_path / "parts")
    list(parts.run(4, FOREVER))
    assert parts.state.latest == whole.state.latest
    assert [report.number for report in parts.state.reports] == [1, 2, 3, 4]


def test_processes_learn_the_same(tmp_path: Path) -> None:
    school = School("gwt_new_zealand", 1, 1, 1, 10, ())
    with crew(2) as players:
        lessons = players.learn(school, NO_NETWORK, [1, 2])
    assert lessons == ThisProcess().learn(school, NO_NETWORK, [1, 2])


def test_time_ends_a_training_and_more_rounds_go_on(tmp_path: Path) -> None:
    assert list(course(tmp_path).run(5, 0.0)) == []
    assert len(list(course(tmp_path).run(1, FOREVER))) == 1
    assert [report.number for report in course(tmp_path).run(2, FOREVER)] == [2]


def test_only_games_of_the_last_rounds_are_kept(tmp_path: Path) -> None:
    list(course(tmp_path).run(3, FOREVER))
    assert sorted(file.name for file in tmp_path.glob("*.npz")) == ["games_3.npz"]


def test_the_files_fit_the_judge_and_say_how_they_were_made(tmp_path: Path) -> None:
    trained = course(tmp_path)
    list(trained.run(3, FOREVER))
    shape = shape_for(game_by_id("pupil"), 2)
    latest = load_network(tmp_path / LATEST, "pupil", shape)
    assert latest.numbers == trained.state.latest
    assert latest.recipe["plan"]["games"] == 12
    assert latest.recipe["round"]["number"] == 3
    assert (tmp_path / BEST).exists() == any(report.is_best for report in trained.state.reports)


def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    course(tmp_path)
    with pytest.raises(OtherTraining, match="hidden differ"):
        course(tmp_path, hidden=3)


def test_a_network_learns_what_the_hand_is_worth(tmp_path: Path) -> None:
    trained = course(tmp_path, games=150, memory=1, trust=1.0)
    report = next(trained.run(1, FOREVER))
    assert report.error < report.error_before


def test_a_network_that_plays_itself_leads_by_nothing() -> None:
    result = SCHOOL.match(Pairing(7, NO_NETWORK, NO_NETWORK))
    assert result.lead == 0
    assert result.wins == 0.5


def test_what_is_noted_is_one_row_for_each_turn() -> None:
    lesson = SCHOOL.lesson(NO_NETWORK, 3)
    assert len(lesson.shown) == 4 * 4 * len(lesson.judged)
    assert set(lesson.seats) == {0, 1}
    assert lesson.finals[0] == -lesson.finals[1]


def test_a_game_without_networks_is_refused() -> None:
    with pytest.raises(NoNetwork):
        shape_for(game_by_id("learner"), 2)
    with pytest.raises(NoNetwork):
        shape_for(game_by_id("pupil"), 4)


def test_options_vary_among_values_that_the_game_knows() -> None:
    game = game_by_id("pupil")
    assert varied_options(game, 2, ["order=up,down"]) == {"order": ["up", "down"]}
    with pytest.raises(BadVariation):
        varied_options(game, 2, ["order"])
