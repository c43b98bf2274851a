"""A set-up step, and running those that are due: in parallel unless one needs the other."""

from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass

from tools.commands import StepLog
from tools.faults import SetupFault
from tools.lock import setup_lock
from tools.places import CACHE, VENV
from tools.progress import Progress
from tools.stamps import Stamps

# Inside the environment, so that deleting it starts from scratch.
STAMPS = Stamps(VENV / "newworlds-stamps")


@dataclass(frozen=True)
class Step:
    name: str
    title: str
    wanted: Callable[[], str]
    """A digest of everything that the step's result depends on."""
    run: Callable[[StepLog], None]
    is_intact: Callable[[], bool] = lambda: True
    """Whether the result is still there."""
    require: Callable[[], None] = lambda: None
    """Raises if the machine lacks something that this step needs."""
    after: tuple[str, ...] = ()
    """The steps that must be done before, if they are to be done at all."""


def set_up(steps: Sequence[Step]) -> None:
    with setup_lock(CACHE / "setup.lock"):
        # Report what is missing at once, not after a minute of other steps.
        for step in steps:
            if _is_due(step):
                step.require()
        _Course(steps).run()


def _is_due(step: Step) -> bool:
    return not (STAMPS.is_fresh(step.name, step.wanted()) and step.is_intact())


class _Course:
    """One run through the steps."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._waiting = list(steps)
        self._running: dict[Future[None], Step] = {}
        self._faults: list[SetupFault] = []
        self._logs: list[StepLog] = []
        self._is_stopped = False
        self._progress = Progress()

    def run(self) -> None:
        with self._progress.ticking(), ThreadPoolExecutor(max(1, len(self._waiting))) as pool:
            try:
                self._start(pool)
                while self._running:
                    self._note_ended()
                    self._start(pool)
            except BaseException:
                self._stop()
                raise
        if self._faults:
            raise SetupFault("\n\n".join(map(str, self._faults)))

    def _stop(self) -> None:
        self._is_stopped = True
        for log in self._logs:
            log.stop()

    def _start(self, pool: ThreadPoolExecutor) -> None:
        """After a fault nothing new is started, but running steps may finish, so that they need not be repeated."""
        if self._faults:
            return
        unfinished = {step.name for step in (*self._waiting, *self._running.values())}
        for step in [step for step in self._waiting if not unfinished.intersection(step.after)]:
            self._waiting.remove(step)
            self._running[pool.submit(self._do_if_due, step)] = step

    def _note_ended(self) -> None:
        ended, _ = wait(self._running, return_when=FIRST_COMPLETED)
        for future in ended:
            del self._running[future]
            try:
                future.result()
            except SetupFault as fault:
                self._faults.append(fault)

    def _do_if_due(self, step: Step) -> None:
        if not _is_due(step):
            return
        step.require()
        # Computed before the step runs: a change in the meantime makes it due again.
        done_for = step.wanted()
        log = StepLog(step.name)
        self._logs.append(log)
        if self._is_stopped:
            # Started just as all the others were being stopped.
            log.stop()
        with self._progress.shown(step.title):
            STAMPS.begin(step.name)
            step.run(log)
            STAMPS.finish(step.name, done_for)
