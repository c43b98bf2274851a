"""./test: sets up for development, then runs every check and reports at the end which failed."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from tools.changes import changed_files
from tools.checks import CHECKS, Check
from tools.client_steps import INSTALL_CLIENT_PACKAGES, node_steps
from tools.environment import INSTALL_PACKAGES, INSTALL_PROJECT, INSTALL_TEST_PACKAGES, MAKE_VENV
from tools.faults import SetupFault
from tools.places import ROOT
from tools.progress import elapsed
from tools.quick import QUICK, QUICK_TITLE, quick_checks
from tools.steps import Step, set_up

_HELP = """\
Usage: ./test [--list | quick | STEP…]

Sets New Worlds up for development where needed and runs every check, or only the steps named.

  quick   style, types and the tests of what changed since the branch left main, with the
          uncompiled engine: in a minute or two, before each commit; ./test says the rest
  --list  names the steps
  --help  this text"""

_STEPS = (MAKE_VENV, INSTALL_PACKAGES, INSTALL_TEST_PACKAGES, INSTALL_PROJECT)


@dataclass(frozen=True)
class Outcome:
    check: Check
    passed: bool
    took: str


def main(arguments: Sequence[str]) -> int:
    if "--help" in arguments:
        print(_HELP)
        return 0
    if "--list" in arguments:
        print(_listing())
        return 0
    chosen = chosen_checks(arguments)
    # The engine is tested compiled; the step `pure` selects the uncompiled one itself.
    os.environ.pop("NEWWORLDS_PURE", None)
    set_up(_steps_for(chosen))
    outcomes = [_outcome(check) for check in chosen]
    print(_summary(outcomes))
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def chosen_checks(names: Sequence[str]) -> list[Check]:
    if list(names) == [QUICK]:
        return quick_checks(changed_files())
    if QUICK in names:
        raise SetupFault("./test quick chooses the steps by itself: name no others beside it.")
    unknown = set(names) - {check.name for check in CHECKS}
    if unknown:
        raise SetupFault(f"There is no step {', '.join(sorted(unknown))}: ./test --list names them all.")
    return [check for check in CHECKS if not names or check.name in names]


def _steps_for(checks: Sequence[Check]) -> Sequence[Step]:
    needed = dict.fromkeys(step for check in checks for step in check.needs)
    node = node_steps() if INSTALL_CLIENT_PACKAGES in needed else ()
    return (*_STEPS, *node, *needed)


def _outcome(check: Check) -> Outcome:
    print(f"\n━━━ {check.name}: {check.title}", flush=True)
    started = time.monotonic()
    passed = _passes(check)
    took = elapsed(started)
    print(f"━━━ {check.name}: {'ok' if passed else 'FAILED'} in {took}", flush=True)
    return Outcome(check, passed, took)


def _passes(check: Check) -> bool:
    try:
        environment = {**os.environ, **check.environment()}
    except SetupFault as fault:
        print(fault, file=sys.stderr)
        return False
    return subprocess.run(check.command, cwd=ROOT, env=environment, check=False).returncode == 0


def _summary(outcomes: Sequence[Outcome]) -> str:
    lines = [
        f"  {outcome.check.name:<12} {'ok' if outcome.passed else 'FAILED':<7} {outcome.took:>7}"
        for outcome in outcomes
    ]
    failed = [outcome.check.name for outcome in outcomes if not outcome.passed]
    verdict = f"Failed: {', '.join(failed)}." if failed else "Every check passed."
    return "\n".join(["", *lines, "", verdict])


def _listing() -> str:
    names = [(check.name, check.title) for check in CHECKS]
    return "\n".join(f"{name:<12} {title}" for name, title in (*names, (QUICK, QUICK_TITLE)))
