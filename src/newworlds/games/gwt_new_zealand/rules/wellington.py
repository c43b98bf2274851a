"""Wellington: income, delivery, two forecasts, back to the start (NZ-15 … NZ-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.delivery import deliver_sheep_of
from newworlds.games.gwt_new_zealand.rules.forecasts import place_forecast, refill_forecasts
from newworlds.games.gwt_new_zealand.rules.frames import first, frame, held
from newworlds.games.gwt_new_zealand.rules.purse import earn
from newworlds.games.gwt_new_zealand.rules.revealing import FOR_INCOME, NO_LIMIT, reveal
from newworlds.games.gwt_new_zealand.rules.step import AutomaticStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State

WELLINGTON: Final = 41
CERTIFY: Final = 43
FORECAST: Final = 47
LEAVE_WELLINGTON: Final = 48
BAG_A: Final = 0
BAG_B: Final = 1


class Wellington(AutomaticStep):
    """NZ-15: the four steps in order."""

    kind: i64 = WELLINGTON

    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].visits += 1
        s.push(LEAVE_WELLINGTON)
        s.push(choose_forecast(BAG_B))
        s.push(choose_forecast(BAG_A))
        s.push(reveal(NO_LIMIT, FOR_INCOME))


def certify(total: i64) -> i64:
    """Certificates that may be added to the value of the revealed sheep."""
    return frame(CERTIFY, held(total))


def total_so_far(frame: i64) -> i64:
    """Including permanent certificates."""
    return first(frame)


class Certify(Step):
    """NZ-16: certificates raise the total, which is paid in pounds."""

    kind: i64 = CERTIFY
    prompt: str = "certify"
    answers: tuple[int, ...] = (choices.SPEND_CERTIFICATES,)
    is_revealing: bool = True

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        for spent in range(s.farms[s.seat].certificates + 1):
            options = append(options, choice(choices.SPEND_CERTIFICATES, spent))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        spent = choices.argument_of(move)
        if spent:
            farm.certificates -= spent
            s.tell(journal.CERTIFICATES_CHANGED, -spent)
        total = total_so_far(frame) + spent
        s.tell(journal.INCOME_COUNTED, total)
        earn(s, farm, total)
        s.push(deliver_sheep_of(total))

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"total": total_so_far(frame)}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return because("not_so_many_certificates")


def choose_forecast(bag: i64) -> i64:
    return frame(FORECAST, bag)


def bag_of(frame: i64) -> i64:
    return first(frame)


class Forecast(Step):
    """NZ-18: one of the two tiles of a bag; two identical tiles are not a choice."""

    kind: i64 = FORECAST
    prompt: str = "forecast"
    answers: tuple[int, ...] = (choices.FORECAST,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        left = s.forecast[bag_of(frame) * 2]
        right = s.forecast[bag_of(frame) * 2 + 1]
        options = vec[i64]()
        if left:
            options = append(options, choice(choices.FORECAST, bag_of(frame) * 2))
        if right and right != left:
            options = append(options, choice(choices.FORECAST, bag_of(frame) * 2 + 1))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        place_forecast(s, choices.argument_of(move))

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"bag": "B" if bag_of(frame) == BAG_B else "A"}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return because("other_forecast")


class LeaveWellington(AutomaticStep):
    """NZ-19: the breeder goes to the start, the forecast spaces are filled."""

    kind: i64 = LEAVE_WELLINGTON

    def run(self, s: State, frame: i64) -> None:
        s.farms[s.seat].node = s.tables.trail.start
        refill_forecasts(s)


STEPS: Final[list[Step]] = [Wellington(), Certify(), Forecast(), LeaveWellington()]
