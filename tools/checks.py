"""The checks of ./test, in the order they run: the quick ones first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tools.chromium import require_chromium
from tools.client_steps import BUILD_CLIENT, INSTALL_CLIENT_PACKAGES
from tools.engine import COMPILE_ENGINE
from tools.places import VENV, VENV_PYTHON
from tools.pure_tree import pure_environment
from tools.steps import Step

PYTEST = (str(VENV_PYTHON), "-m", "pytest", "-n", "2")
_NPM = (str(VENV_PYTHON), "-m", "tools.npm")

_ENGINE = (COMPILE_ENGINE,)
_CLIENT_PACKAGES = (INSTALL_CLIENT_PACKAGES,)
_CLIENT = (INSTALL_CLIENT_PACKAGES, BUILD_CLIENT)


@dataclass(frozen=True)
class Check:
    name: str
    title: str
    command: tuple[str, ...]
    environment: Callable[[], Mapping[str, str]] = dict
    """What to add to the environment; only called when the check runs."""
    needs: tuple[Step, ...] = ()
    """Set-up steps in addition to those that every check needs."""


def _program(name: str) -> str:
    return str(VENV / "bin" / name)


def without(*folders: str) -> tuple[str, ...]:
    return tuple(f"--ignore={folder}" for folder in folders)


def _browser_environment() -> Mapping[str, str]:
    return {"NEWWORLDS_CHROMIUM": str(require_chromium())}


# Tests with a step of their own; the step `unit` runs all the others.
WHEEL = "tests/setup/wheel"
UNIT_TESTS = ("tests", *without("tests/conformance", "tests/server", "tests/trials", "tests/setup", "tests/browser"))
# What need not be tested uncompiled as well; the step `conformance` checks that whole games are the same.
_NOT_THE_ENGINE = ("tests/architecture", "tests/arena", "tests/cli", "tests/docs", "tests/research")
# Whole games between bots that think, which take minutes uncompiled.
THINKS_LONG = ("tests/bots/test_patient_bot.py",)

CLIENT_CHECKS = ("web-style", "web-types", "web")

CHECKS = (
    Check("ruff", "Python style", (_program("ruff"), "check", ".")),
    Check("format", "Python layout", (_program("ruff"), "format", "--check", ".")),
    Check("mypy", "Python types", (_program("mypy"),)),
    Check("compiled", "the engine is compiled", (str(VENV_PYTHON), "-m", "tools.assert_compiled"), needs=_ENGINE),
    Check("unit", "unit tests", (*PYTEST, *UNIT_TESTS), needs=_ENGINE),
    Check("conformance", "what holds for every game", (*PYTEST, "tests/conformance"), needs=_ENGINE),
    Check("server", "server tests", (*PYTEST, "tests/server", "tests/trials"), needs=_ENGINE),
    Check("setup", "set-up tests", (*PYTEST, "tests/setup", *without(WHEEL))),
    Check(
        "pure",
        "rule tests, uncompiled",
        (*PYTEST, *UNIT_TESTS, *without(*_NOT_THE_ENGINE, *THINKS_LONG)),
        pure_environment,
    ),
    Check("web-style", "browser client: style", (*_NPM, "run", "lint"), needs=_CLIENT_PACKAGES),
    Check("web-types", "browser client: types", (*_NPM, "run", "check"), needs=_CLIENT_PACKAGES),
    Check("web", "browser client: unit tests", (*_NPM, "test"), needs=_CLIENT_PACKAGES),
    Check(
        "browser",
        "tests in a real browser",
        (*PYTEST, "tests/browser"),
        _browser_environment,
        needs=(*_ENGINE, *_CLIENT),
    ),
    Check("wheel", "the package builds and installs", (*PYTEST, "-n", "0", WHEEL), needs=_CLIENT),
)
