"""Friends, people one does not want to hear of, reports, and playing again."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from newworlds.core.errors import UnknownRules
from newworlds.server.addresses import address_in, fingerprint
from newworlds.server.answers import Json
from newworlds.server.company.errors import (
    NoName,
    NoRematch,
    NotAsked,
    NothingSaid,
    NotYourself,
    SaidTooMuch,
    TooManyTies,
    UnknownLine,
    UnknownPerson,
)
from newworlds.server.company.infos import CompanionInfo
from newworlds.server.company.reporting import report
from newworlds.server.company.requests import RematchRequest, ReportRequest, TieRequest
from newworlds.server.company.ties import Present, change_tie, companion, companions, companions_at
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import (
    BadCommitment,
    CommitmentNotWanted,
    NotYourSeat,
    SeatTaken,
    TableExpired,
    UnknownTable,
)
from newworlds.server.infos import TableInfo
from newworlds.server.limit_errors import TooManyTables, TooManyTablesHere
from newworlds.server.play_errors import NotOver
from newworlds.server.requests import checked_commitment, read_body
from newworlds.server.seats.errors import NoWatching
from newworlds.server.storage.role_rows import staff_owners
from newworlds.server.table_registry import TableRegistry


async def list_friends(request: Request) -> Response:
    registry, owner = _registry(request), request.state.owner
    present = _present(registry)
    return Json(await registry.store.read(lambda connection: companions(connection, owner, present)))


async def people_at(request: Request) -> Response:
    registry, owner = _registry(request), request.state.owner
    async with registry.visited(request.path_params["table_id"], owner) as table:
        seats = {seat.owner: table.seats_of(seat.owner) for seat in table.seats if seat.owner is not None}
    present = _present(registry)
    return Json(await registry.store.read(lambda connection: companions_at(connection, owner, seats, present)))


async def show_person(request: Request) -> Response:
    registry, owner = _registry(request), request.state.owner
    person_id, present = request.path_params["person_id"], _present(registry)
    return Json(await registry.store.read(lambda connection: companion(connection, owner, person_id, present)))


async def tie(request: Request) -> Response:
    registry, owner = _registry(request), request.state.owner
    act = (await read_body(request, TieRequest)).act
    person_id = request.path_params["person_id"]
    present = _present(registry)

    def change(connection: Connection) -> tuple[CompanionInfo, Collection[str]]:
        other = change_tie(connection, owner, person_id, act)
        return companion(connection, owner, person_id, present), (owner, other)

    return Json(await registry.desks.write(change))


async def report_person(request: Request) -> Response:
    owner = request.state.owner
    asked = await read_body(request, ReportRequest)

    def tell_hosts(connection: Connection) -> tuple[None, Collection[str]]:
        report(connection, owner, asked)
        return None, staff_owners(connection)

    return Json(await _registry(request).desks.write(tell_hosts))


async def play_again(request: Request) -> Response:
    asked = await read_body(request, RematchRequest)
    opened_from = fingerprint(address_in(request.scope))
    table_id, commitment = request.path_params["table_id"], checked_commitment(asked.commitment)
    return Json(await _registry(request).new_tables.rematch(table_id, request.state.owner, commitment, opened_from))


def _present(registry: TableRegistry) -> Present:
    return Present(registry.people_at_tables(), registry.desks.is_open)


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


COMPANY_ENDPOINTS = (
    Endpoint("GET", "/friends", list_friends, "Friends, requests, and those one does not hear", list[CompanionInfo]),
    Endpoint(
        "GET",
        "/tables/{table_id}/people",
        people_at,
        "Who sits at a table, and what they are to whoever asks",
        list[CompanionInfo],
        refusals=(UnknownTable, UnknownRules, NoWatching),
    ),
    Endpoint(
        "GET",
        "/people/{person_id}/tie",
        show_person,
        "Somebody, and what they are to whoever asks",
        CompanionInfo,
        refusals=(UnknownPerson,),
    ),
    Endpoint(
        "POST",
        "/people/{person_id}/tie",
        tie,
        "Ask to be friends, accept, part; hear nothing of somebody, or hear them again",
        CompanionInfo,
        asked=TieRequest,
        rate="joins",
        refusals=(UnknownPerson, NotYourself, NotAsked, NoName, TooManyTies),
    ),
    Endpoint(
        "POST",
        "/reports",
        report_person,
        "Report somebody, or what they said, to the hosts",
        None,
        asked=ReportRequest,
        rate="sign_ins",
        refusals=(UnknownPerson, NotYourself, UnknownLine, NothingSaid, SaidTooMuch),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/rematch",
        play_again,
        "Play again with the same people: opens the table, or takes the seat that is kept there",
        TableInfo,
        asked=RematchRequest,
        rate="tables",
        refusals=(
            *(BadCommitment, CommitmentNotWanted, NotYourSeat, NotOver, NoRematch, SeatTaken, TableExpired),
            *(UnknownTable, UnknownRules, TooManyTables, TooManyTablesHere),
        ),
    ),
)
