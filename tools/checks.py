"""The checks of ./test, in the order they run: the quick ones first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tools.chromium import require_chromium
from tools.client_steps import BUILD_CLIENT, INSTALL_CLIENT_PACKAGES
from tools.places import VENV, VENV_PYTHON
from tools.pure_tree import pure_environment
from tools.steps import Step

_PYTEST = (str(VENV_PYTHON), "-m", "pytest")
_TWO_AT_A_TIME = ("-n", "2")
_NPM = (str(VENV_PYTHON), "-m", "tools.npm")

_CLIENT_PACKAGES = (INSTALL_CLIENT_PACKAGES,)
_CLIENT = (INSTALL_CLIENT_PACKAGES, BUILD_CLIENT)

# Tests with a step of their own; the step `unit` runs all the others.
_WHEEL = "tests/setup/wheel"
_SEPARATE = ("tests/conformance", "tests/server", "tests/setup", "tests/browser")
# What need not be tested uncompiled, too; that whole games agree is a matter of the step `conformance`.
_NOT_THE_ENGINE = ("tests/architecture", "tests/cli", "tests/docs", "tests/research")


@dataclass(frozen=True)
class Check:
    name: str
    title: str
    command: tuple[str, ...]
    environment: Callable[[], Mapping[str, str]] = dict
    """What to add to the environment, made only when the check runs."""
    needs: tuple[Step, ...] = ()
    """Steps of the set-up on top of those that every check needs."""


def _program(name: str) -> str:
    return str(VENV / "bin" / name)


def _without(*folders: str) -> tuple[str, ...]:
    return tuple(f"--ignore={folder}" for folder in folders)


def _browser_environment() -> Mapping[str, str]:
    return {"NEWWORLDS_CHROMIUM": str(require_chromium())}


CHECKS = (
    Check("ruff", "Python style", (_program("ruff"), "check", ".")),
    Check("format", "Python layout", (_program("ruff"), "format", "--check", ".")),
    Check("mypy", "Python types", (_program("mypy"),)),
    Check("compiled", "the engine is compiled", (str(VENV_PYTHON), "-m", "tools.assert_compiled")),
    Check("unit", "unit tests", (*_PYTEST, *_TWO_AT_A_TIME, "tests", *_without(*_SEPARATE))),
    Check("conformance", "what holds for every game", (*_PYTEST, *_TWO_AT_A_TIME, "tests/conformance")),
    Check("server", "server tests", (*_PYTEST, *_TWO_AT_A_TIME, "tests/server")),
    Check("setup", "set-up tests", (*_PYTEST, *_TWO_AT_A_TIME, "tests/setup", *_without(_WHEEL))),
    Check(
        "pure",
        "rule tests, uncompiled",
        (*_PYTEST, *_TWO_AT_A_TIME, "tests", *_without(*_SEPARATE, *_NOT_THE_ENGINE)),
        pure_environment,
    ),
    Check("web-style", "browser client: style", (*_NPM, "run", "lint"), needs=_CLIENT_PACKAGES),
    Check("web-types", "browser client: types", (*_NPM, "run", "check"), needs=_CLIENT_PACKAGES),
    Check("web", "browser client: unit tests", (*_NPM, "test"), needs=_CLIENT_PACKAGES),
    Check(
        "browser",
        "tests in a real browser",
        (*_PYTEST, *_TWO_AT_A_TIME, "tests/browser"),
        _browser_environment,
        needs=_CLIENT,
    ),
    Check("wheel", "the package builds and installs", (*_PYTEST, _WHEEL), needs=_CLIENT),
)
