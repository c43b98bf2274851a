"""The folder of a training: its plan, how far it has come, the weights found, and a plot."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from newworlds.training.errors import BadTraining, OtherTraining

Content = TypeVar("Content")
PlanT = TypeVar("PlanT", bound=msgspec.Struct)
StateT = TypeVar("StateT", bound=msgspec.Struct)

PLAN: Final = "plan.json"
STATE: Final = "state.json"
KEPT: Final = "judge.json"
LATEST: Final = "latest.json"
PLOT: Final = "progress.svg"


class TrainingFolder(Generic[PlanT, StateT]):
    def __init__(self, path: Path, plan_type: type[PlanT], state_type: type[StateT]) -> None:
        self.path = path
        self._plan_type = plan_type
        self._state_type = state_type

    def begin(self, plan: PlanT) -> None:
        """A new training, or the same one again; `OtherTraining` when another was begun here."""
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / PLAN
        if not file.exists():
            self._write(file, plan)
            return
        known = self._read(file, self._plan_type)
        changed = [name for name in plan.__struct_fields__ if getattr(known, name) != getattr(plan, name)]
        if changed:
            raise OtherTraining(folder=str(self.path), settings=changed)

    def state(self) -> StateT | None:
        file = self.path / STATE
        return self._read(file, self._state_type) if file.exists() else None

    def save(self, state: StateT) -> None:
        self._write(self.path / STATE, state)

    def _read(self, file: Path, kind: type[Content]) -> Content:
        try:
            return msgspec.json.decode(file.read_bytes(), type=kind)
        except msgspec.DecodeError as error:
            raise BadTraining(file=str(file), detail=str(error)) from error

    def _write(self, file: Path, content: object) -> None:
        """Replaced at once: who stops a training in the middle of writing loses nothing."""
        unfinished = file.with_suffix(".new")
        unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n")
        unfinished.replace(file)
