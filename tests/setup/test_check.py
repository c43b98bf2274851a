import subprocess

import pytest

from tools.check import chosen_checks
from tools.checks import CHECKS
from tools.chromium import require_chromium
from tools.faults import SetupFault
from tools.places import ROOT


def test_all_checks_run_unless_some_are_named() -> None:
    assert chosen_checks([]) == list(CHECKS)
    assert [check.name for check in chosen_checks(["unit", "ruff"])] == ["ruff", "unit"]


def test_an_unknown_step_is_refused() -> None:
    with pytest.raises(SetupFault, match="There is no step unti"):
        chosen_checks(["unti"])


def test_the_steps_can_be_listed() -> None:
    done = subprocess.run([ROOT / "test", "--list"], capture_output=True, text=True, check=True)
    assert [line.split()[0] for line in done.stdout.splitlines()] == [check.name for check in CHECKS]


def test_a_wrong_chromium_is_refused_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEWWORLDS_CHROMIUM", "/nowhere/chromium")
    with pytest.raises(SetupFault, match="/nowhere/chromium"):
        require_chromium()
