"""Hiring workers and where they are placed (NZ-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import ROW_LENGTH
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, frame
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

HIRE: Final = 21
PRICE_SHIFT: Final = 16
"""Added to price changes, so that they are stored as positive numbers."""


def price_change(frame: i64) -> i64:
    """How many pounds the action adds to the printed price, or takes off it."""
    return first(frame) - PRICE_SHIFT


def has_room(farm: Farm, worker: i64) -> bool:
    return farm.workers[worker] < ROW_LENGTH


def add_worker(s: State, farm: Farm, worker: i64) -> None:
    """NZ-23: the leftmost free space of its row; then the action printed there."""
    space = worker * ROW_LENGTH + farm.workers[worker]
    farm.workers[worker] += 1
    s.perform(s.tables.player_board.worker_program[space])


def hire_price(s: State, row: i64, modifier: i64) -> i64:
    price = s.tables.markets.job_costs[row] + modifier
    return price if price > 0 else 0


class Hire(PrintedStep):
    """NZ-23."""

    kind: i64 = HIRE
    printed: tuple[type[Printed], ...] = (effects.Hire,)
    prompt: str = "hire"
    answers: tuple[int, ...] = (choices.HIRE,)
    lacking: str = "nobody_to_hire"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(HIRE, cast(effects.Hire, effect).mod + PRICE_SHIFT)

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = vec[i64]()
        for space in range(s.tables.markets.job_rows * 4):
            affordable = hire_price(s, space // 4, price_change(frame)) <= farm.money
            if s.jobs[space] and affordable and has_room(farm, space % 4):
                options = append(options, choice(choices.HIRE, space))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        space = choices.argument_of(move)
        price = hire_price(s, space // 4, price_change(frame))
        s.jobs[space] = 0
        s.tell(journal.WORKER_HIRED, space % 4, price)
        pay(s, farm, price)
        add_worker(s, farm, space % 4)

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def why_impossible(self, s: State, frame: i64) -> Reason:
        farm = s.farms[s.seat]
        offered = [space for space in range(s.tables.markets.job_rows * 4) if s.jobs[space]]
        prices = [hire_price(s, space // 4, price_change(frame)) for space in offered if has_room(farm, space % 4)]
        if not prices:
            return because("rows_full" if offered else self.lacking)
        return because("cheapest_worker_too_dear", pounds=min(prices), money=farm.money)

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"change": price_change(frame)}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        farm = s.farms[s.seat]
        space = choices.argument_of(move)
        if not s.jobs[space]:
            return because("nobody_there")
        if not has_room(farm, space % 4):
            return because("row_full")
        return because("too_dear", pounds=hire_price(s, space // 4, price_change(frame)), money=farm.money)

    def worth(self, o: Outlook, frame: i64) -> float:
        return o.worth.to_hire * o.left * o.means - times(price_change(frame), o.pound)


STEPS: Final[list[Step]] = [Hire()]
