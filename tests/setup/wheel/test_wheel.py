"""What `pip install .` gives, from a copy of the project: slow, so a separate step (./test wheel)."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.compiled_modules import compiled_modules
from tools.places import ROOT, SOURCE

LEFT_OUT = shutil.ignore_patterns(".*", "*.so", "__pycache__", "build", "dist", "node_modules", "*.egg-info")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = tmp_path_factory.mktemp("copy") / "project"
    shutil.copytree(ROOT, project, ignore=LEFT_OUT)
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "wheels", "."]
    # Not optimised: what is in the wheel is the question here, and optimising takes minutes.
    subprocess.run(pip, cwd=project, env={**without_choices(), "NEWWORLDS_OPTIMISE": "0"}, check=True)
    return next((project / "wheels").glob("newworlds-*.whl"))


def without_choices() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("NEWWORLDS_")}


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as file:
        return set(file.namelist())


@pytest.mark.timeout(600)
def test_the_engine_is_in_the_wheel_compiled(wheel: Path) -> None:
    stems = {name.split(".", 1)[0] for name in contents(wheel) if name.endswith(".so")}
    assert stems >= {str(path.relative_to(SOURCE).with_suffix("")) for path in compiled_modules(SOURCE)}


def test_the_browser_client_and_all_texts_and_data_are_in_the_wheel(wheel: Path) -> None:
    inside = contents(wheel)
    assert "newworlds/server/client/index.html" in inside
    assert any(name.startswith("newworlds/server/client/assets/") for name in inside)
    shipped = {path for pattern in ("*.json", "*.toml") for path in SOURCE.rglob(pattern)}
    assert {str(path.relative_to(SOURCE)) for path in shipped} <= inside


def test_the_installed_package_runs_compiled(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        file.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", "import newworlds.core.chance as c; print(c.__file__)"],
        cwd=tmp_path,
        env={**without_choices(), "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith(str(tmp_path))
    assert done.stdout.strip().endswith(".so")
