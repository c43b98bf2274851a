"""The shell script that finds Python, run as somebody without the right one would."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.places import ROOT


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder with the script and `bin`, the only folder on the path."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "launch.sh", tmp_path / "tools")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "dirname").symlink_to(str(shutil.which("dirname")))
    return tmp_path


def put_python(machine: Path, name: str, script: str) -> None:
    path = machine / "bin" / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def launch(machine: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["/bin/sh", str(machine / "tools" / "launch.sh"), *arguments],
        env={"PATH": str(machine / "bin")},
        capture_output=True,
        text=True,
        check=False,
    )


def test_too_old_a_python_is_refused_in_one_sentence(machine: Path) -> None:
    put_python(machine, "python3", 'if [ "$1" = --version ]; then echo Python 3.9.18; else exit 1; fi')
    done = launch(machine, "play")
    assert done.returncode == 1
    assert done.stderr.startswith("New Worlds needs Python 3.11 or newer and found Python 3.9.18: install")
    assert done.stderr.count("\n") == 1


def test_a_missing_python_is_reported_too(machine: Path) -> None:
    assert "found no Python: install" in launch(machine, "play").stderr


def test_a_newer_python_under_another_name_is_found(machine: Path) -> None:
    put_python(machine, "python3", "exit 1")
    put_python(machine, "python3.12", 'if [ "$1" != -c ]; then echo "$@"; fi')
    done = launch(machine, "play", "--port", "9 9")
    assert done.stdout == f"{machine}/tools play --port 9 9\n"


def test_play_and_test_are_programs() -> None:
    assert all(os.access(ROOT / name, os.X_OK) for name in ("play", "test", ".ci/run"))
