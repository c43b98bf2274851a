"""A step of the set-up, and doing those that are due."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tools.commands import StepLog
from tools.lock import setup_lock
from tools.places import CACHE, VENV
from tools.progress import shown
from tools.stamps import Stamps

# Inside the environment, so that who deletes it starts from nothing.
STAMPS = Stamps(VENV / "newworlds-stamps")


@dataclass(frozen=True)
class Step:
    name: str
    title: str
    wanted: Callable[[], str]
    """A digest of all that the step's result depends on."""
    run: Callable[[StepLog], None]
    is_intact: Callable[[], bool] = lambda: True
    """Whether the result is still there."""


def set_up(steps: Iterable[Step]) -> None:
    with setup_lock(CACHE / "setup.lock"):
        for step in steps:
            _do_if_due(step)


def _do_if_due(step: Step) -> None:
    wanted = step.wanted()
    if STAMPS.is_fresh(step.name, wanted) and step.is_intact():
        return
    with shown(step.title):
        STAMPS.begin(step.name)
        step.run(StepLog(step.name))
        STAMPS.finish(step.name, wanted)
