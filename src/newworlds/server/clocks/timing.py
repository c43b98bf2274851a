"""How clocks go on: worked out from the states before and after a change, so that no change can forget them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from newworlds.server.clock import later, seconds_between
from newworlds.server.clocks.clock import Clock, ClockInfo
from newworlds.server.storage.table_rows import TableRow
from newworlds.server.table_state import TableState
from newworlds.server.terms import Live, Pace, Slow, Untimed

A_DAY: Final = 24 * 60 * 60
BACK: Final = 60
"""Seconds that somebody has at least who comes back to a game with clocks."""


def timed(before: TableState, after: TableState, at: str) -> TableState:
    """The state after a change, with its clocks. Nothing for untimed games, and none before the game is dealt."""
    row = after.row
    if isinstance(row.terms.pace, Untimed) or after.game is None:
        return after
    clock = _carried_on(before, after, row.terms.pace, at)
    row = msgspec.structs.replace(row, clock=clock, due=due(clock, row.to_act))
    return msgspec.structs.replace(after, row=row)


def due(clock: Clock, to_act: int | None) -> str | None:
    """When the clock that runs will have run out."""
    if clock.since is None or to_act is None:
        return None
    return later(runs_since(clock.since, clock, to_act), clock.left[to_act])


def runs_since(since: str, clock: Clock, seat: int) -> str:
    """A turn begins with the end of a vacation, which may be still to come."""
    return max(since, clock.vacation_of(seat) or since)


def clock_info(row: TableRow, at: str) -> ClockInfo | None:
    clock, runs = row.clock, row.to_act
    if clock is None:
        return None
    vacations = [end if end is not None and end > at else None for end in clock.vacations]
    shown = vacations if any(vacations) else []
    if clock.since is None or runs is None:
        return ClockInfo(left=clock.left, runs=None, vacations=shown)
    is_held = runs_since(clock.since, clock, runs) > at
    return ClockInfo(left=_after_running(clock, runs, at), runs=None if is_held else runs, vacations=shown)


def on_vacation(clock: Clock, to_act: int | None, ends: Mapping[int, str | None], at: str) -> Clock:
    """The clocks of these seats stand still from now until then; None: they go on. What has passed counts."""
    left = clock.left if to_act is None else _after_running(clock, to_act, at)
    vacations = [ends.get(seat, clock.vacation_of(seat)) for seat in range(len(left))]
    return Clock(left=left, since=None if clock.since is None else at, vacations=_if_any(vacations))


def _carried_on(before: TableState, after: TableState, pace: Live | Slow, at: str) -> Clock:
    known, was_to_act, is_to_act = before.row.clock, before.row.to_act, after.row.to_act
    vacations = _vacations(before, after)
    if known is None:
        return Clock(left=[_allowance(pace)] * len(after.seats), since=at if _runs(after) else None)
    if was_to_act == is_to_act and _runs(before) == _runs(after):
        left = _with_returned(known.left, before, after, pace)
        return Clock(left=left, since=known.since, vacations=vacations)
    left = _after_running(known, was_to_act, at) if was_to_act is not None else known.left
    if was_to_act is not None and _has_decided(was_to_act, before, after):
        left = [_after_turn(pace, time) if seat == was_to_act else time for seat, time in enumerate(left)]
    left = _with_returned(left, before, after, pace)
    return Clock(left=left, since=at if _runs(after) else None, vacations=vacations)


def _vacations(before: TableState, after: TableState) -> list[str | None]:
    """Whoever takes over a seat does not inherit the vacation."""
    if before.row.clock is None:
        return []
    kept = zip(before.row.clock.vacations, before.seats, after.seats, strict=False)
    return _if_any([end if old.owner == new.owner else None for end, old, new in kept])


def _if_any(vacations: list[str | None]) -> list[str | None]:
    return vacations if any(vacations) else []


def _has_decided(seat: int, before: TableState, after: TableState) -> bool:
    """Whether a player's turn has led on: not if it was undone, or a bot's."""
    has_gone_on = len(after.course.steps) > len(before.course.steps)
    return has_gone_on and after.row.to_act != seat and before.seats[seat].playing_bot is None


def _with_returned(left: list[float], before: TableState, after: TableState, pace: Pace) -> list[float]:
    """Those who come back have some time, however they left."""
    has_returned = [
        old.stand_in is not None and new.stand_in is None for old, new in zip(before.seats, after.seats, strict=True)
    ]
    return [max(time, _on_return(pace)) if is_back else time for time, is_back in zip(left, has_returned, strict=True)]


def _runs(state: TableState) -> bool:
    """Nobody's time runs while a bot thinks, or when the table is put away."""
    row = state.row
    if row.status != "playing" or row.to_act is None or row.expired is not None:
        return False
    return state.seats[row.to_act].playing_bot is None


def _after_running(clock: Clock, seat: int, at: str) -> list[float]:
    left = list(clock.left)
    if clock.since is not None:
        passed = seconds_between(runs_since(clock.since, clock, seat), at)
        left[seat] = round(max(0.0, left[seat] - max(0.0, passed)), 3)
    return left


def _allowance(pace: Live | Slow) -> float:
    return float(pace.seconds if isinstance(pace, Live) else pace.days * A_DAY)


def _after_turn(pace: Live | Slow, left: float) -> float:
    """Fischer's increment, or all the days anew."""
    return left + pace.increment if isinstance(pace, Live) else _allowance(pace)


def _on_return(pace: Pace) -> float:
    return _allowance(pace) if isinstance(pace, Slow) else float(BACK)
