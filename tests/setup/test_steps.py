from collections.abc import Callable
from pathlib import Path

import pytest

from tools import commands, steps
from tools.commands import StepLog
from tools.faults import SetupFault
from tools.stamps import Stamps
from tools.steps import Step, set_up


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(steps, "STAMPS", Stamps(tmp_path / "stamps"))
    monkeypatch.setattr(steps, "CACHE", tmp_path)
    monkeypatch.setattr(commands, "ROOT", tmp_path)
    monkeypatch.setattr(commands, "LOGS", tmp_path / "logs")


def noted(done: list[str], name: str, *, wanted: Callable[[], str] = lambda: "same") -> Step:
    return Step(name, f"Doing {name}", wanted, run=lambda log: done.append(name))


def refuse() -> None:
    raise SetupFault("No compiler: install one.")


def fail(log: StepLog) -> None:
    log.run("sh", "-c", "echo the reason; exit 3")


def interrupt(log: StepLog) -> None:
    raise KeyboardInterrupt


def test_a_step_is_done_once_while_nothing_changes() -> None:
    done: list[str] = []
    for _ in range(2):
        set_up([noted(done, "engine")])
    assert done == ["engine"]


def test_a_step_is_done_again_when_what_it_depends_on_changed() -> None:
    done: list[str] = []
    set_up([noted(done, "engine", wanted=lambda: "old")])
    set_up([noted(done, "engine", wanted=lambda: "new")])
    assert done == ["engine", "engine"]


def test_a_step_is_done_again_when_its_result_is_gone() -> None:
    done: list[str] = []
    gone = Step("client", "Building", lambda: "same", lambda log: done.append("client"), is_intact=lambda: False)
    set_up([gone])
    set_up([gone])
    assert done == ["client", "client"]


def test_an_interrupted_step_is_done_again() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        set_up([Step("engine", "Compiling", lambda: "same", interrupt)])
    set_up([noted(done, "engine")])
    assert done == ["engine"]


def test_what_is_missing_is_said_before_anything_is_done() -> None:
    done: list[str] = []
    engine = Step("engine", "Compiling", lambda: "same", lambda log: None, require=refuse)
    with pytest.raises(SetupFault, match="No compiler"):
        set_up([noted(done, "packages"), engine])
    assert done == []


def test_a_failing_command_shows_the_end_of_its_log_and_where_it_lies() -> None:
    with pytest.raises(SetupFault) as caught:
        set_up([Step("engine", "Compiling", lambda: "same", fail)])
    assert "the reason" in str(caught.value)
    assert "logs/engine.log" in str(caught.value)


def test_progress_names_each_step_and_nothing_when_none_is_due(capsys: pytest.CaptureFixture[str]) -> None:
    set_up([noted([], "engine")])
    assert "Doing engine … 0.0 s" in capsys.readouterr().out
    set_up([noted([], "engine")])
    assert capsys.readouterr().out == ""
