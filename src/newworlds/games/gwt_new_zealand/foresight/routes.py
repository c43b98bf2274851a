"""Where the breeder can go in one move, by which ways, and what they cost (NZ-10, NZ-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from newworlds.core.journal import Journal
from newworlds.games.gwt_new_zealand.events import BANK
from newworlds.games.gwt_new_zealand.foresight.foreseen import Route, Toll
from newworlds.games.gwt_new_zealand.moves import Done, Step
from newworlds.games.gwt_new_zealand.prompts import top_frame
from newworlds.games.gwt_new_zealand.rules import choices, frames, journal
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY
from newworlds.games.gwt_new_zealand.rules.trail import MOVE, steps_left
from newworlds.games.gwt_new_zealand.state import State

_LAST_OF_A_STEP: Final = 3
"""A step is told as a move, a payment and a tax; what comes after them is not part of it."""


def routes(s: State) -> list[Route]:
    """Of several ways to a location, those that no other one is better than."""
    if not _is_moving(s):
        return []
    found = list(_ways(s.imagine(s.seat, 0), s, _Way([], [], [])))
    return [route for route in found if not any(_is_better(other, route) for other in found)]


def _is_moving(s: State) -> bool:
    return not s.is_over and frames.kind_of(top_frame(s)) == MOVE


class _Way(NamedTuple):
    """How far the search has come."""

    stops: list[int]
    path: list[int]
    tolls: list[Toll]


def _ways(here: State, s: State, way: _Way) -> Iterator[Route]:
    """Every way onwards; `here` is an imagined position on the way, `s` the one it starts from."""
    seat = s.seat
    for move in here.legal():
        if choices.kind_of(move) != choices.STEP:
            continue
        node = choices.argument_of(move)
        ahead, tolls = _stepped(here, move, seat)
        path = way.path or [here.farms[seat].node]
        onwards = _Way([*way.stops, node], [*path, *_between(s, path[-1], node), node], [*way.tolls, *tolls])
        may_go_on = _is_moving(ahead) and ahead.turn == s.turn
        yield _route(s, onwards, may_go_on, steps_left(ahead, top_frame(ahead)) if may_go_on else 0)
        if may_go_on:
            yield from _ways(ahead, s, onwards)


def _stepped(here: State, move: int, seat: int) -> tuple[State, list[Toll]]:
    """The position after a step, and what is paid for it. Whatever else follows is none of its consequences."""
    ahead, told = here.copy(), Journal()
    ahead.journal = told
    ahead.apply(move)
    ahead.journal = None
    paid = [entry for entry in told.entries[:_LAST_OF_A_STEP] if entry[:2] == [journal.TAX_PAID, seat]]
    names = ahead.tables.trail.names
    return ahead, [Toll(names[node], pounds, _seat_of(here, owner)) for _, _, owner, pounds, node in paid]


def _seat_of(s: State, owner: int) -> int | None:
    return owner if BANK < owner < s.players else None


def _between(s: State, start: int, end: int) -> list[int]:
    """The empty spaces that a step from one location to the next passes."""
    for way in range(start * 2, start * 2 + 2):
        ahead = s.tables.trail.ways[way]
        if ahead == end:
            return []
        if ahead >= 0 and s.site[ahead] == EMPTY and _leads_to(s, ahead, end):
            return [ahead, *_between(s, ahead, end)]
    raise ValueError(f"no step leads from {start} to {end}")


def _leads_to(s: State, start: int, end: int) -> bool:
    ways = [s.tables.trail.ways[way] for way in range(start * 2, start * 2 + 2)]
    return end in ways or any(ahead >= 0 and s.site[ahead] == EMPTY and _leads_to(s, ahead, end) for ahead in ways)


def _route(s: State, way: _Way, is_stopping: bool, left: int) -> Route:
    names = s.tables.trail.names
    stops = [names[node] for node in way.stops]
    steps: list[Step | Done] = [Step(stop) for stop in stops]
    return Route(
        to=stops[-1],
        stops=stops,
        path=[names[node] for node in way.path],
        tolls=way.tolls,
        pounds=sum(toll.pounds for toll in way.tolls),
        steps=len(stops),
        left=left,
        moves=[*steps, Done()] if is_stopping else steps,
    )


def _is_better(one: Route, other: Route) -> bool:
    """It leads to the same location and pays nobody more; if it pays the same, it is shorter."""
    if one.to != other.to:
        return False
    paid, others = _paid(one), _paid(other)
    return one.steps < other.steps if paid == others else all(paid[owner] <= others[owner] for owner in paid)


def _paid(route: Route) -> Counter[int | None]:
    """To each owner; nothing is left out."""
    paid: Counter[int | None] = Counter()
    for toll in route.tolls:
        paid[toll.owner] += toll.pounds
    return paid
