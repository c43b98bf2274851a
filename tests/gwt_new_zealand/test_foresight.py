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
from newworlds.games.gwt_new_zealand.foresight.foreseen import Foresight, Walk
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
    tried = 0
    for match in positions(players):
        for walk in foreseen(match).walks[:: 3 if tried > 300 else 1]:
            tried += 1
            assert taken(match, walk) == (walk.to, [(toll.space, toll.pounds) for toll in walk.tolls])
            assert walk.pounds == sum(toll.pounds for toll in walk.tolls)
            assert walk.path[-1] == walk.to
            assert walk.path[0] == farm(match).breeder
            assert set(walk.stops) <= set(walk.path)
    assert tried > 100


def farm(match: Match) -> Farm:
    return board(match).farms[match.position.to_act]


def taken(match: Match, walk: Walk) -> tuple[str | None, list[tuple[str, int]]]:
    """Where the breeder stops when the walk is taken move by move, and what is paid for it."""
    seat, copy = match.position.to_act, match.copy()
    paid: list[tuple[str, int]] = []
    at = None
    for move in walk.moves:
        assert board(copy).turn.pending == "move"
        assert copy.position.to_act == seat
        happened = copy.play(move)
        at = move.to if isinstance(move, Step) else at
        tax = happened[1] if len(happened) > 1 and isinstance(move, Step) else None
        paid += [(tax.space, tax.pounds)] if isinstance(tax, TaxPaid) and tax.seat == seat else []
    assert copy.is_over or board(copy).turn.pending != "move" or copy.position.to_act != seat or players_of(copy) == 1
    return at, paid


def players_of(match: Match) -> int:
    return int(match.setup.players)


@pytest.mark.parametrize("players", [2, 4])
def test_NZ_10_every_location_within_reach_is_a_destination(players: int) -> None:
    for number, match in enumerate(positions(players)):
        walks = foreseen(match).walks
        assert bool(walks) == (board(match).turn.pending == "move")
        if walks and number % 5 == 0:
            assert {walk.to for walk in walks} == reached(match)


def reached(match: Match) -> set[str]:
    """By trying every step."""
    found: set[str] = set()
    for move in GAME.moves(match.position):
        if isinstance(move, Step):
            copy = match.copy()
            copy.play(move)
            still = not copy.is_over and copy.position.to_act == match.position.to_act
            on = reached(copy) if still and board(copy).turn.pending == "move" and players_of(copy) > 1 else set()
            found |= {move.to} | on
    return found


def test_NZ_11_of_two_ways_the_one_that_pays_nobody_more_is_offered() -> None:
    """Equal ways are both offered; none is offered beside a better one."""
    equal = 0
    for match in positions(4):
        walks = foreseen(match).walks
        for walk in walks:
            for other in walks:
                if walk is not other and walk.to == other.to:
                    equal += 1
                    assert walk.stops != other.stops
                    assert not (walk.pounds < other.pounds == 0)
                    assert not (walk.pounds == 0 < other.pounds)
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
            assert other.walks == foreseen(match).walks
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
