import os
import shutil
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from tools.c_compiler import require_c_compiler
from tools.faults import SetupFault
from tools.places import ROOT

NO_PROGRAMS = {"PATH": "/nonexistent"}


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """As much of the project as its build needs to start."""
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("README.md", "LICENSE"):
        (tmp_path / name).touch()
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "src" / "newworlds").mkdir(parents=True)
    return tmp_path


def build_engine(sources: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=sources,
        env={**NO_PROGRAMS, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_compiler_the_build_stops_with_one_sentence(sources: Path) -> None:
    done = build_engine(sources)
    assert done.returncode == 1
    assert done.stderr.startswith("No C compiler was found: install one")
    assert done.stderr.count("\n") == 1


def test_the_uncompiled_engine_is_built_only_when_asked_for(sources: Path) -> None:
    assert build_engine(sources, NEWWORLDS_PURE="1").returncode == 0


def test_another_compiler_is_chosen_if_the_usual_one_is_missing(tmp_path: Path) -> None:
    (tmp_path / "clang").touch(mode=0o755)
    with patch.dict(os.environ, {"PATH": str(tmp_path)}, clear=True):
        require_c_compiler()
        assert os.environ["CC"] == "clang"


def test_a_compiler_named_by_hand_is_never_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(SetupFault):
        require_c_compiler()
