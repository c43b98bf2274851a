"""The steps that build the browser client for ./play."""

from collections.abc import Sequence

from tools.client import NPM_BUILD, NPM_INSTALL
from tools.commands import StepLog
from tools.environment import INSTALL_NODE
from tools.node import machine_node
from tools.places import CLIENT_PAGE, ROOT, RULES, VENV_PYTHON, WEB
from tools.stamps import digest, files_under
from tools.steps import Step

_MADE = frozenset({"node_modules", "dist", "test-results"})


def node_steps() -> Sequence[Step]:
    """Node.js from a Python package, if the machine has none."""
    return () if machine_node() else (INSTALL_NODE,)


def _npm(log: StepLog, *arguments: str) -> None:
    # Run by the environment's Python, which finds the Node.js installed there.
    log.run(VENV_PYTHON, "-m", "tools.npm", *arguments)


INSTALL_CLIENT_PACKAGES = Step(
    "client-packages",
    "Installing packages of the browser client",
    wanted=lambda: digest(ROOT, [WEB / "package.json", WEB / "package-lock.json"]),
    run=lambda log: _npm(log, *NPM_INSTALL),
    is_intact=lambda: (WEB / "node_modules").is_dir(),
    after=("venv", "node"),
)
BUILD_CLIENT = Step(
    "client",
    "Building the browser client",
    wanted=lambda: digest(ROOT, [*files_under(WEB, without=_MADE), *files_under(RULES)]),
    run=lambda log: _npm(log, *NPM_BUILD),
    is_intact=CLIENT_PAGE.is_file,
    after=("client-packages",),
)
