"""Hiring workers and where they are placed (NZ-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import ROW_LENGTH
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import PRICE_SHIFT, first
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.step import Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State


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


class Hire(Step):
    """`first`: the change of price."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        options = vec[i64]()
        space: i64 = 0
        while space < s.tables.markets.job_rows * 4:
            affordable = hire_price(s, space // 4, first(frame) - PRICE_SHIFT) <= farm.money
            if s.jobs[space] and affordable and has_room(farm, space % 4):
                options = append(options, choice(choices.HIRE, space))
            space += 1
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        space = choices.argument_of(move)
        price = hire_price(s, space // 4, first(frame) - PRICE_SHIFT)
        s.jobs[space] = 0
        s.tell(tells.WORKER_HIRED, space % 4, price)
        pay(s, farm, price)
        add_worker(s, farm, space % 4)

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0


STEPS: Final[dict[int, Step]] = {frames.HIRE: Hire()}
