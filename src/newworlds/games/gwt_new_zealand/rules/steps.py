"""All steps: what each kind of frame and each printed effect means, looked up by number or by type."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import (
    acquiring,
    acting,
    auxiliary,
    building,
    delivery,
    discs,
    drawing,
    effects,
    exploration,
    harbourmasters,
    hazards,
    hiring,
    investing,
    objectives,
    ports,
    purse,
    replacing,
    sarah,
    sarah_actions,
    sarah_building,
    sarah_hiring,
    sarah_sheep,
    selling,
    shearing,
    sheep_market,
    shipping,
    trail,
    turns,
    waiving,
    wellington,
)
from newworlds.games.gwt_new_zealand.rules.frames import KIND_MASK
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Step

ALL: Final[list[Step]] = [
    *purse.STEPS,
    *exploration.STEPS,
    *effects.STEPS,
    *waiving.STEPS,
    *drawing.STEPS,
    *acquiring.STEPS,
    *trail.STEPS,
    *acting.STEPS,
    *auxiliary.STEPS,
    *wellington.STEPS,
    *selling.STEPS,
    *delivery.STEPS,
    *discs.STEPS,
    *hiring.STEPS,
    *investing.STEPS,
    *building.STEPS,
    *replacing.STEPS,
    *sheep_market.STEPS,
    *shipping.STEPS,
    *ports.STEPS,
    *harbourmasters.STEPS,
    *shearing.STEPS,
    *objectives.STEPS,
    *hazards.STEPS,
    *turns.STEPS,
    *sarah.STEPS,
    *sarah_hiring.STEPS,
    *sarah_sheep.STEPS,
    *sarah_actions.STEPS,
    *sarah_building.STEPS,
]


def _by_kind() -> list[Step]:
    """Each step at the index of its kind; no two steps share a kind."""
    kinds = [int(step.kind) for step in ALL]
    if len(set(kinds)) < len(kinds) or min(kinds) < 0 or max(kinds) > KIND_MASK:
        raise ValueError(f"the steps' kinds must differ and lie between 0 and {KIND_MASK}: {sorted(kinds)}")
    steps = [Step() for _ in range(max(kinds) + 1)]
    for step in ALL:
        steps[step.kind] = step
    return steps


def _by_effect() -> dict[type[Printed], PrintedStep]:
    pairs = [(printed, step) for step in ALL if isinstance(step, PrintedStep) for printed in step.printed]
    steps = dict(pairs)
    if len(steps) < len(pairs):
        raise ValueError("an effect is printed for two steps")
    return steps


STEPS: Final[list[Step]] = _by_kind()
KINDS: Final[int] = len(STEPS)
STEP_OF: Final[dict[type[Printed], PrintedStep]] = _by_effect()


def step_of(frame: i64) -> Step:
    return STEPS[frame & KIND_MASK]
