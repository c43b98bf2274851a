import os
import subprocess
from collections.abc import Sequence

import pytest

from tools import check
from tools.check import chosen_checks
from tools.checks import CHECKS, Check
from tools.chromium import require_chromium
from tools.faults import SetupFault
from tools.places import ROOT


def test_all_checks_run_unless_some_are_named() -> None:
    assert chosen_checks([]) == list(CHECKS)
    assert [check.name for check in chosen_checks(["unit", "ruff"])] == ["ruff", "unit"]


def run_only(monkeypatch: pytest.MonkeyPatch, checks: Sequence[Check]) -> int:
    monkeypatch.setattr(check, "chosen_checks", lambda names: list(checks))
    monkeypatch.setattr(check, "set_up", lambda steps: None)
    return check.main([])


def test_a_failing_check_does_not_stop_the_next_and_fails_the_whole(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    first, second = Check("first", "fails", ("false",)), Check("second", "speaks", ("echo", "3 passed"))
    assert run_only(monkeypatch, [first, second]) == 1
    told = capfd.readouterr().out
    assert "3 passed" in told
    assert told.endswith("Failed: first.\n")


def test_all_is_well_when_every_check_passes(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_only(monkeypatch, [Check("first", "passes", ("true",))]) == 0
    assert capfd.readouterr().out.endswith("Every check passed.\n")


def test_an_unknown_step_is_refused() -> None:
    with pytest.raises(SetupFault, match="There is no step unti"):
        chosen_checks(["unti"])


def test_quick_stands_alone() -> None:
    with pytest.raises(SetupFault, match="name no others"):
        chosen_checks(["quick", "browser"])


def test_the_steps_can_be_listed() -> None:
    done = subprocess.run([ROOT / "test", "--list"], capture_output=True, text=True, check=True)
    assert [line.split()[0] for line in done.stdout.splitlines()] == [*(check.name for check in CHECKS), "quick"]


def test_a_wrong_chromium_is_refused_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEWWORLDS_CHROMIUM", "/nowhere/chromium")
    with pytest.raises(SetupFault, match="/nowhere/chromium"):
        require_chromium()


def test_without_chromium_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NEWWORLDS_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", "/nonexistent")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SetupFault, match="apt install chromium"):
        require_chromium()
