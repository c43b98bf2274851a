"""Sailing the ship (NZ-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import SAILOR
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, frame
from newworlds.games.gwt_new_zealand.rules.ports import can_upgrade, distance, upgrade, why_not_upgrade
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

SHIP: Final = 26
PORT: Final = 49
BY_SAILORS: Final = 0


def why_not_upgrade_here(s: State, move: i64) -> Reason:
    """Pointing at a port also asks for its upgrade."""
    here = s.tables.sea.port_at[s.farms[s.seat].ship]
    if choices.kind_of(move) == choices.CHOOSE_PORT and choices.argument_of(move) != here:
        return because("ship_elsewhere")
    return why_not_upgrade(s, here)


def printed_steps(frame: i64) -> i64:
    """The most steps, or BY_SAILORS."""
    return first(frame)


class Ship(PrintedStep):
    """NZ-27: an upgrade costs a step and ends the move."""

    kind: i64 = SHIP
    printed: tuple[type[Printed], ...] = (effects.Ship,)
    prompt: str = "ship"
    answers: tuple[int, ...] = (choices.SAIL, choices.UPGRADE, choices.CHOOSE_PORT)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        steps = cast(effects.Ship, effect).n
        return frame(SHIP, steps if isinstance(steps, int) else BY_SAILORS)

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        steps = steps_of(farm, frame)
        options = vec[i64]([choice(choices.DONE)])
        if can_upgrade(s, farm, s.tables.sea.port_at[farm.ship]):
            options = append(options, choice(choices.UPGRADE))
        for space in range(s.tables.sea.spaces):
            if 0 < distance(s, farm.ship, space) <= steps:
                options = append(options, choice(choices.SAIL, space))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        if choices.kind_of(move) == choices.UPGRADE:
            upgrade(s, farm, s.tables.sea.port_at[farm.ship])
        elif choices.kind_of(move) == choices.SAIL:
            space = choices.argument_of(move)
            left = steps_of(farm, frame) - distance(s, farm.ship, space)
            farm.ship = space
            s.tell(journal.SHIP_MOVED, space)
            if left:
                s.push(PORT)

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"steps": steps_of(s.farms[s.seat], frame)}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        if choices.kind_of(move) != choices.SAIL:
            return why_not_upgrade_here(s, move)
        farm = s.farms[s.seat]
        away = distance(s, farm.ship, choices.argument_of(move))
        if away == 0:
            return because("ship_is_there")
        return because("too_far", away=away, steps=steps_of(farm, frame))

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(steps_of(o.farm, frame), o.worth.to_sail)


def steps_of(farm: Farm, frame: i64) -> i64:
    return printed_steps(frame) if printed_steps(frame) else farm.workers[SAILOR]


class Port(Step):
    """With a step left, the port here may be upgraded."""

    kind: i64 = PORT
    prompt: str = "port"
    answers: tuple[int, ...] = (choices.UPGRADE, choices.CHOOSE_PORT)

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = vec[i64]()
        if can_upgrade(s, farm, s.tables.sea.port_at[farm.ship]):
            options = vec[i64]([choice(choices.UPGRADE), choice(choices.DONE)])
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        if choices.kind_of(move) == choices.UPGRADE:
            upgrade(s, farm, s.tables.sea.port_at[farm.ship])

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return why_not_upgrade_here(s, move)


STEPS: Final[list[Step]] = [Ship(), Port()]
