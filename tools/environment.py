"""The steps that make the Python environment: .venv, the locked packages in it, and the project itself."""

import importlib.util
import shutil
import sys
from functools import partial
from pathlib import Path

from tools.commands import StepLog
from tools.faults import SetupFault
from tools.places import REQUIREMENTS, ROOT, VENV, VENV_PYTHON
from tools.stamps import digest
from tools.steps import STAMPS, Step

_NO_VENV = (
    "This Python lacks the modules venv and ensurepip: install them "
    "(Debian and Ubuntu: apt install python3-venv) and start again."
)
_INSTALLS = ("packages", "test-packages", "node")


def _install_locked(requirements: Path, log: StepLog) -> None:
    pip = (VENV_PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input")
    # Python compiles modules when they are imported; compiling all of them would take half of pip's time.
    log.run(*pip, "--no-compile", "--no-deps", "--require-hashes", "-r", requirements)


def require_venv_module() -> None:
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        raise SetupFault(_NO_VENV)


def _base_python() -> str:
    """The interpreter behind the environment, which may be the one running this."""
    return str(getattr(sys, "_base_executable", sys.executable))


def _venv_wanted() -> str:
    # The environment's scripts contain its path, so a folder that was moved needs a new environment.
    return digest(ROOT, [], sys.version, sys.base_prefix, str(VENV))


def _venv_is_intact() -> bool:
    # A half-installed package looks installed to pip, so after an interrupted install the environment is made again.
    return VENV_PYTHON.exists() and not any(map(STAMPS.is_unfinished, _INSTALLS))


def _make_venv(log: StepLog) -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    log.run(_base_python(), "-m", "venv", VENV)


def _install_step(name: str, title: str, requirements: Path, *, after: tuple[str, ...]) -> Step:
    return Step(
        name,
        title,
        wanted=lambda: digest(ROOT, [requirements]),
        run=partial(_install_locked, requirements),
        after=after,
    )


def _install_project(log: StepLog) -> None:
    """Installs the command `newworlds`, which runs the sources in place; the next steps build the rest."""
    log.run(
        *(VENV_PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"),
        *("--no-deps", "--no-build-isolation", "--editable", "."),
        env={"NEWWORLDS_PURE": "1", "NEWWORLDS_CLIENT": "0"},
    )


MAKE_VENV = Step(
    "venv",
    "Making the Python environment",
    _venv_wanted,
    _make_venv,
    _venv_is_intact,
    require=require_venv_module,
)
# Only one pip at a time: each step needs the one before it.
INSTALL_PACKAGES = _install_step("packages", "Installing packages", REQUIREMENTS / "play.txt", after=("venv",))
INSTALL_TEST_PACKAGES = _install_step(
    "test-packages", "Installing packages for tests", REQUIREMENTS / "test.txt", after=("packages",)
)
INSTALL_NODE = _install_step(
    "node", "Installing Node.js", REQUIREMENTS / "node.txt", after=("packages", "test-packages")
)
INSTALL_PROJECT = Step(
    "project",
    "Installing the command newworlds",
    wanted=lambda: digest(ROOT, [ROOT / "pyproject.toml", ROOT / "setup.py"]),
    run=_install_project,
    is_intact=lambda: (VENV / "bin" / "newworlds").exists(),
    after=("packages", "test-packages", "node"),
)
