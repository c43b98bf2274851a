"""A step of the set-up, and doing those that are due."""

from collections.abc import Callable, Sequence
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
    require: Callable[[], None] = lambda: None
    """Says what the machine lacks for this step."""


def set_up(steps: Sequence[Step]) -> None:
    with setup_lock(CACHE / "setup.lock"):
        # What is missing is said at once, not after minutes of other steps.
        for step in steps:
            if _is_due(step):
                step.require()
        for step in steps:
            if _is_due(step):
                _do(step)


def _is_due(step: Step) -> bool:
    return not (STAMPS.is_fresh(step.name, step.wanted()) and step.is_intact())


def _do(step: Step) -> None:
    step.require()
    # Noted before the step runs: what changes meanwhile makes it due again.
    done_for = step.wanted()
    with shown(step.title):
        STAMPS.begin(step.name)
        step.run(StepLog(step.name))
        STAMPS.finish(step.name, done_for)
