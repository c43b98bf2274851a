import threading
import time
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


def noted(
    done: list[str], name: str, *, wanted: Callable[[], str] = lambda: "same", after: tuple[str, ...] = ()
) -> Step:
    return Step(name, f"Doing {name}", wanted, run=lambda log: done.append(name), after=after)


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


def test_what_is_missing_is_reported_before_anything_is_done() -> None:
    done: list[str] = []
    engine = Step("engine", "Compiling", lambda: "same", lambda log: None, require=refuse)
    with pytest.raises(SetupFault, match="No compiler"):
        set_up([noted(done, "packages"), engine])
    assert done == []


def test_a_failing_command_shows_the_end_of_its_log_and_where_it_is() -> None:
    with pytest.raises(SetupFault) as caught:
        set_up([Step("engine", "Compiling", lambda: "same", fail)])
    assert "the reason" in str(caught.value)
    assert "logs/engine.log" in str(caught.value)


def test_steps_that_do_not_need_each_other_run_at_the_same_time() -> None:
    both = threading.Barrier(2, timeout=30)

    def meet(log: StepLog) -> None:
        both.wait()

    set_up([Step(name, name, lambda: "same", meet) for name in ("engine", "client")])


def test_a_step_waits_for_those_it_comes_after() -> None:
    done: list[str] = []

    def install(log: StepLog) -> None:
        time.sleep(0.1)
        done.append("packages")

    packages = Step("packages", "Installing", lambda: "same", install)
    set_up([noted(done, "engine", after=("packages",)), packages, noted(done, "project", after=("packages", "node"))])
    assert done[0] == "packages"
    assert sorted(done[1:]) == ["engine", "project"]


def test_after_a_fault_nothing_new_starts_but_running_steps_finish() -> None:
    done: list[str] = []
    failed = threading.Event()

    def fail_first(log: StepLog) -> None:
        try:
            fail(log)
        finally:
            failed.set()

    def outlast(log: StepLog) -> None:
        assert failed.wait(30)
        done.append("engine")

    with pytest.raises(SetupFault, match="the reason"):
        set_up(
            [
                Step("packages", "Installing", lambda: "same", fail_first),
                Step("engine", "Compiling", lambda: "same", outlast),
                noted(done, "client", after=("engine",)),
            ]
        )
    assert done == ["engine"]
    set_up([noted(done, "engine"), noted(done, "client")])
    assert done == ["engine", "client"]


def test_every_fault_is_reported() -> None:
    both = threading.Barrier(2, timeout=30)

    def fail_together(reason: str) -> Callable[[StepLog], None]:
        def run(log: StepLog) -> None:
            both.wait()
            log.run("sh", "-c", f"echo {reason}; exit 1")

        return run

    with pytest.raises(SetupFault, match=r"(?s)no network.*no room|no room.*no network"):
        set_up(
            [
                Step("packages", "Installing", lambda: "same", fail_together("no network")),
                Step("engine", "Compiling", lambda: "same", fail_together("no room")),
            ]
        )


def test_an_interruption_ends_the_other_steps_and_everything_they_started(tmp_path: Path) -> None:
    started, outlived = tmp_path / "started", tmp_path / "outlived"

    def compile_long(log: StepLog) -> None:
        log.run("sh", "-c", f"(touch {started}; sleep 3; touch {outlived}) & wait")

    def interrupt_then(log: StepLog) -> None:
        while not started.exists():
            time.sleep(0.01)
        raise KeyboardInterrupt

    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        set_up(
            [
                Step("engine", "Compiling", lambda: "same", compile_long),
                Step("client", "Building", lambda: "same", interrupt_then),
            ]
        )
    time.sleep(max(0.0, began + 4 - time.monotonic()))
    assert not outlived.exists()


def test_progress_names_each_step_and_nothing_when_none_is_due(capsys: pytest.CaptureFixture[str]) -> None:
    set_up([noted([], "engine")])
    assert "Doing engine … 0.0 s" in capsys.readouterr().out
    set_up([noted([], "engine")])
    assert capsys.readouterr().out == ""
