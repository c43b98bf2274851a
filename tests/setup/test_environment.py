import importlib.util
from pathlib import Path

import pytest

from tools import environment
from tools.environment import MAKE_VENV, require_venv_module
from tools.faults import SetupFault
from tools.stamps import Stamps


def test_an_interrupted_install_makes_a_new_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stamps = Stamps(tmp_path)
    monkeypatch.setattr(environment, "STAMPS", stamps)
    assert MAKE_VENV.is_intact()
    stamps.begin("packages")
    assert not MAKE_VENV.is_intact()


def test_a_python_without_venv_is_reported_with_how_to_fix_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SetupFault, match="apt install python3-venv"):
        require_venv_module()
