"""What the table foresees is what happens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import newworlds
from newworlds.core.match import Match
from newworlds.core.record import record_from_json
from newworlds.core.text import sentence
from newworlds.core.viewer import SPECTATOR
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.board import Farm, NewZealandBoard
from newworlds.games.gwt_new_zealand.events import (
    Delivered,
    IncomeCounted,
    SarahCardDrawn,
    TaxPaid,
    WoolCounted,
    WorkerHired,
)
from newworlds.games.gwt_new_zealand.foresight.foreseen import Foresight, Route
from newworlds.games.gwt_new_zealand.moves import Deliver, Forecast, SpendCertificates, Step, TakeObjective

_GOLDEN = Path(__file__).parents[1] / "golden" / "gwt_new_zealand"
_OBJECTIVES = 7
"""The row of the score sheet."""


def positions(players: int) -> Iterator[Match]:
    """Every decision of a whole game."""
    record = record_from_json((_GOLDEN / f"rules4-players{players}.json").read_bytes())
    match = newworlds.replay(record, upto=0)
    for move in record.moves:
        yield match
        match.play(move)


def board(match: Match, viewer: int | None = None) -> NewZealandBoard:
    seen = GAME.board(match.position, match.position.to_act if viewer is None else viewer)
    assert isinstance(seen, NewZealandBoard)
    return seen


def foreseen(match: Match) -> Foresight:
    return board(match).foresight


@pytest.mark.parametrize("players", [1, 3])
def test_NZ_10_a_walk_leads_where_it_says_at_the_price_it_says(players: int) -> None:
    tried = paid = 0
    for match in positions(players):
        for route in foreseen(match).routes[:: 3 if tried > 300 else 1]:
            tried += 1
            paid += route.pounds
            assert taken(match, route) == (route.to, [(toll.space, toll.pounds) for toll in route.tolls])
            assert route.pounds == sum(toll.pounds for toll in route.tolls)
            assert route.path[-1] == route.to
            assert route.path[0] == farm(match).breeder
            assert set(route.stops) <= set(route.path)
    assert tried > 100
    assert paid > 0


def test_NZ_11_a_walk_takes_its_tolls_from_the_purse() -> None:
    dear = 0
    for match in positions(3):
        for route in [route for route in foreseen(match).routes if route.pounds][:2]:
            copy, seat = match.copy(), match.position.to_act
            for step in route.moves[: route.steps]:
                copy.play(step)
            if copy.position.to_act == seat:
                dear += 1
                assert board(copy).farms[seat].money == farm(match).money - route.pounds
    assert dear > 20


def farm(match: Match) -> Farm:
    return board(match).farms[match.position.to_act]


def taken(match: Match, route: Route) -> tuple[str | None, list[tuple[str, int]]]:
    """Where the breeder stops when the route is taken move by move, and what is paid for it."""
    seat, copy = match.position.to_act, match.copy()
    paid: list[tuple[str, int]] = []
    at = None
    for move in route.moves:
        assert board(copy).turn.pending == "move"
        assert copy.position.to_act == seat
        happened = copy.play(move)
        at = move.to if isinstance(move, Step) else at
        step = happened[:3] if isinstance(move, Step) else []
        paid += [(tax.space, tax.pounds) for tax in step if isinstance(tax, TaxPaid) and tax.seat == seat]
    assert not is_still_moving(copy, match)
    return at, paid


def is_still_moving(later: Match, earlier: Match) -> bool:
    """In the same turn: alone, the next one is the same player's."""
    return not later.is_over and board(later).turn.pending == "move" and turn(later) == turn(earlier)


def turn(match: Match) -> int:
    return board(match).turn.number


@pytest.mark.parametrize("players", [1, 4])
def test_NZ_10_every_location_within_reach_is_a_destination(players: int) -> None:
    for number, match in enumerate(positions(players)):
        routes = foreseen(match).routes
        assert bool(routes) == (board(match).turn.pending == "move")
        if routes and number % 5 == 0:
            assert {route.to for route in routes} == reached(match)


def reached(match: Match) -> set[str]:
    """By trying every step."""
    found: set[str] = set()
    for move in GAME.moves(match.position):
        if isinstance(move, Step):
            copy = match.copy()
            copy.play(move)
            on = reached(copy) if is_still_moving(copy, match) else set()
            found |= {move.to} | on
    return found


def test_NZ_11_of_two_ways_the_one_that_pays_nobody_more_is_offered() -> None:
    """Equal ways are both offered; none is offered beside a better one."""
    equal = 0
    for match in positions(4):
        routes = foreseen(match).routes
        for route in routes:
            for other in routes:
                if route is not other and route.to == other.to:
                    equal += 1
                    assert route.stops != other.stops
                    assert not (route.pounds < other.pounds == 0)
                    assert not (route.pounds == 0 < other.pounds)
    assert equal > 0


@pytest.mark.parametrize("players", [1, 2])
def test_NZ_16_a_sale_brings_what_was_foreseen(players: int) -> None:
    seen = set()
    for match in positions(players):
        sale = foreseen(match).sale
        if sale is None:
            continue
        seen.add(board(match).turn.pending)
        if board(match).turn.pending == "reveal":
            shown = sum(sheep.worth for sheep in sale.sheep) + sale.permanent
            assert [option.pounds - option.certificates for option in sale.options] == [shown] * len(sale.options)
        if board(match).turn.pending == "certify":
            for option in sale.options:
                copy = match.copy()
                happened = copy.play(SpendCertificates(option.certificates))
                assert option.pounds == next(event.total for event in happened if isinstance(event, IncomeCounted))
                delivered = [event.counter for event in happened if isinstance(event, Delivered)]
                assert option.counters == (delivered[:1] or counters(copy))
        if board(match).turn.pending == "deliver":
            assert sale.options[0].counters == counters(match)
    assert {"reveal", "deliver"} <= seen


def counters(match: Match) -> list[str]:
    return [move.counter for move in GAME.moves(match.position) if isinstance(move, Deliver)]


def test_NZ_28_wool_is_foreseen_as_wool() -> None:
    kinds = {sale.purpose for match in positions(2) if (sale := foreseen(match).sale)}
    assert kinds == {"income", "wool"}
    assert WoolCounted.reveals


def test_hands_and_own_objectives_are_foreseen_by_their_owner_alone() -> None:
    for match in positions(2):
        seat = match.position.to_act
        for viewer in (1 - seat, SPECTATOR):
            other = board(match, viewer).foresight
            assert board(match).turn.pending != "reveal" or other.sale is None
            assert other.routes == foreseen(match).routes
        offer = set(board(match).objectives.offer)
        assert board(match, SPECTATOR).foresight.objectives == {}
        own = set(board(match, 1 - seat).farms[1 - seat].herd) | set(board(match, 1 - seat).farms[1 - seat].played)
        assert set(board(match, 1 - seat).foresight.objectives) <= offer | own


@pytest.mark.parametrize("players", [1, 2])
def test_NZ_18_a_forecast_lands_where_it_says(players: int) -> None:
    landed = 0
    for match in positions(players):
        for move in GAME.moves(match.position):
            if isinstance(move, Forecast):
                landing = foreseen(match).landings[move.space]
                before, copy = board(match), match.copy()
                copy.play(move)
                assert landing.spot is None or filled(board(copy, 0), landing.spot) != filled(before, landing.spot)
                note = GAME.notes(match.position)[f"forecast:{move.space}"]
                assert "go" in sentence(note.lines[0], "en") or landing.spot is None
                landed += 1
    assert landed > 10


def filled(seen: NewZealandBoard, spot: str) -> object:
    sort, *place = spot.split(":")
    if sort == "job":
        return seen.jobs[int(place[0]) - 1].workers
    if sort == "tile":
        return seen.bonus_market.rows[int(place[0]) - 1].tiles[int(place[1]) - 1]
    return seen.trail.get(place[0])


def test_NZ_29_an_objective_adds_what_was_foreseen() -> None:
    took = 0
    for match in positions(2):
        for move in GAME.moves(match.position):
            if isinstance(move, TakeObjective) and move.card in board(match).objectives.offer:
                seat, copy = match.position.to_act, match.copy()
                copy.play(move)
                gained = points(copy, seat) - points(match, seat)
                progress = foreseen(match).objectives[move.card]
                assert progress.points == gained or move.card in board(match).farms[seat].herd
                assert all(need.needs > 0 and need.has >= 0 for need in progress.needs)
                took += 1
    assert took > 5


def points(match: Match, seat: int) -> int:
    return GAME.sheet(match.position)[_OBJECTIVES].points[seat]


def test_NZ_61_sarah_gives_the_reason_for_each_choice() -> None:
    """Which worker she hires depends on her card, so the reason does."""
    reasons: set[str] = set()
    for match in positions(1):
        for event in match.copy().play(GAME.moves(match.position)[0]):
            why = GAME.why(match.setup, event)
            if isinstance(event, SarahCardDrawn):
                card = event.card
            if isinstance(event, WorkerHired) and event.seat == 1:
                assert event.card == card
                reasons.add(sentence(why, "en") if why else "")
            elif why:
                assert sentence(why, "fr")
    assert {text.split(";")[0] for text in reasons} == {"the cheapest worker", "the cheapest of her speciality"}


def test_nobody_gives_reasons_for_players() -> None:
    for match in positions(2):
        for event in match.copy().play(GAME.moves(match.position)[0]):
            assert GAME.why(match.setup, event) is None
