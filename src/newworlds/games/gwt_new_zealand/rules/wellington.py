"""Wellington: income, delivery, two forecasts, back to the start (NZ-15 … NZ-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.forecasts import place_forecast, refill_forecasts
from newworlds.games.gwt_new_zealand.rules.frames import first
from newworlds.games.gwt_new_zealand.rules.purse import earn
from newworlds.games.gwt_new_zealand.rules.revealing import NO_LIMIT
from newworlds.games.gwt_new_zealand.rules.step import Effect, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


class Wellington(Effect):
    """NZ-15: the four steps in order."""

    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].visits += 1
        s.push(frames.frame(frames.LEAVE_WELLINGTON))
        s.push(frames.frame(frames.FORECAST, 1))
        s.push(frames.frame(frames.FORECAST, 0))
        s.push(frames.frame(frames.REVEAL, NO_LIMIT))


class Certify(Step):
    """NZ-16: certificates raise the total; that many pounds. `first`: the total so far, permanent ones included."""

    is_revealing: bool = True

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        spent: i64 = 0
        while spent <= s.farms[s.seat].certificates:
            options = append(options, choice(choices.SPEND_CERTIFICATES, spent))
            spent += 1
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        spent = choices.argument_of(move)
        if spent:
            farm.certificates -= spent
            s.tell(tells.CERTIFICATES_CHANGED, -spent)
        total = first(frame) + spent
        s.tell(tells.INCOME_COUNTED, total)
        earn(s, farm, total)
        s.push(frames.frame(frames.DELIVERY, total))


class Forecast(Step):
    """NZ-18: one of the two tiles; `first`: 0 for A, 1 for B. Two equal tiles are no choice."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        left = s.forecast[first(frame) * 2]
        right = s.forecast[first(frame) * 2 + 1]
        options = vec[i64]()
        if left:
            options = append(options, choice(choices.FORECAST, first(frame) * 2))
        if right and right != left:
            options = append(options, choice(choices.FORECAST, first(frame) * 2 + 1))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        place_forecast(s, choices.argument_of(move))


class LeaveWellington(Effect):
    """NZ-19: the breeder goes to the start, the forecast spaces are filled."""

    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].node = s.tables.trail.start
        refill_forecasts(s)


STEPS: Final[dict[int, Step]] = {
    frames.WELLINGTON: Wellington(),
    frames.CERTIFY: Certify(),
    frames.FORECAST: Forecast(),
    frames.LEAVE_WELLINGTON: LeaveWellington(),
}
