"""The routes by which tables and lessons are opened, listed, taken up again and recorded."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from newworlds.core.errors import (
    BadData,
    BadOption,
    BadPlayers,
    BadSeed,
    UnknownBot,
    UnknownGame,
    UnknownLesson,
    UnknownOption,
    UnknownRules,
)
from newworlds.core.record import Record
from newworlds.games import game
from newworlds.server.addresses import address_in, fingerprint
from newworlds.server.answers import Json
from newworlds.server.catalogue_routes import printed
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import (
    BadCommitment,
    BadName,
    CommitmentNotWanted,
    NotYourSeat,
    TableExpired,
    UnknownTable,
)
from newworlds.server.infos import Printed, TableInfo
from newworlds.server.limit_errors import TooManyTables, TooManyTablesHere
from newworlds.server.lobby.routes import lobby_of
from newworlds.server.people.arrivals import ensure_person
from newworlds.server.play_errors import NoLesson, NoRecord, NotStarted, RecordNotYet
from newworlds.server.requests import (
    LessonRequest,
    TableRequest,
    read_body,
    tidy_name,
)
from newworlds.server.seats.errors import FriendSeated, NotYourFriend, NoWatching
from newworlds.server.table_registry import TableRegistry
from newworlds.server.terms_errors import BadPace, RatedAlone


async def open_table(request: Request) -> Response:
    asked = await read_body(request, TableRequest)
    opened_from = fingerprint(address_in(request.scope))
    info = await _registry(request).new_tables.open(asked, request.state.owner, opened_from)
    await ensure_person(request, next((seat.name for seat in info.seats if seat.kind == "here"), None))
    if info.terms.is_listed:
        lobby_of(request).look_soon()
    return Json(info, 201)


async def open_lesson(request: Request) -> Response:
    asked = await read_body(request, LessonRequest)
    opened_from = fingerprint(address_in(request.scope))
    info = await _registry(request).new_tables.open_lesson(asked, request.state.owner, opened_from)
    await ensure_person(request, tidy_name(asked.name))
    return Json(info)


async def restart_lesson(request: Request) -> Response:
    async with _registry(request).at(request.path_params["table_id"]) as table:
        await table.restart(request.state.owner)
        return Json(table.info(request.state.owner))


async def read_on(request: Request) -> Response:
    async with _registry(request).at(request.path_params["table_id"]) as table:
        await table.read_on(request.state.owner)
        return Json(table.info(request.state.owner))


async def list_tables(request: Request) -> Response:
    return Json(await _registry(request).infos(request.state.owner))


async def show_table(request: Request) -> Response:
    return Json(await _registry(request).info(request.path_params["table_id"], request.state.owner))


async def restore_table(request: Request) -> Response:
    async with _registry(request).at(request.path_params["table_id"]) as table:
        await table.restore(request.state.owner)
        return Json(table.info(request.state.owner))


async def printed_at_table(request: Request) -> Response:
    """A table keeps the components that it was opened with."""
    async with _registry(request).visited(request.path_params["table_id"], request.state.owner) as table:
        setup = table.state.setup
        return Json(printed(game(setup.game), setup.components))


async def show_record(request: Request) -> Response:
    table_id = request.path_params["table_id"]
    record = await _registry(request).record(table_id, request.state.owner)
    return Json(record, headers={"content-disposition": f'inline; filename="{record.game}-{table_id}.json"'})


_OPTIONS = (
    BadPace,
    RatedAlone,
    UnknownGame,
    BadPlayers,
    UnknownBot,
    BadName,
    UnknownOption,
    BadOption,
    BadSeed,
    BadData,
)
_COMMITMENT = (BadCommitment, CommitmentNotWanted)
_RECORD = (UnknownTable, NoWatching, UnknownRules, NotStarted, RecordNotYet, NoRecord)

TABLE_ENDPOINTS = (
    Endpoint(
        "POST",
        "/tables",
        open_table,
        "Open a table",
        TableInfo,
        status=201,
        asked=TableRequest,
        rate="tables",
        refusals=(*_OPTIONS, *_COMMITMENT, NotYourFriend, FriendSeated, TooManyTables, TooManyTablesHere),
    ),
    Endpoint(
        "POST",
        "/lessons",
        open_lesson,
        "Begin a lesson, or go on where this browser left it",
        TableInfo,
        asked=LessonRequest,
        rate="tables",
        refusals=(UnknownGame, UnknownLesson, BadName, TooManyTables, TooManyTablesHere),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/restart",
        restart_lesson,
        "A lesson from its beginning",
        TableInfo,
        rate="tables",
        refusals=(NoLesson, NotYourSeat, UnknownTable, UnknownRules, TableExpired),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/read_on",
        read_on,
        "A lesson goes on, where it leaps ahead",
        TableInfo,
        refusals=(NoLesson, NotYourSeat, UnknownTable, UnknownRules, TableExpired),
    ),
    Endpoint("GET", "/tables", list_tables, "The tables this browser takes part in, newest first", list[TableInfo]),
    Endpoint("GET", "/tables/{table_id}", show_table, "One table", TableInfo, refusals=(UnknownTable, NoWatching)),
    Endpoint(
        "POST",
        "/tables/{table_id}/restore",
        restore_table,
        "Take up again a table that was put away because nobody had touched it for long",
        TableInfo,
        rate="joins",
        refusals=(NotYourSeat, UnknownTable, UnknownRules),
    ),
    Endpoint(
        "GET",
        "/tables/{table_id}/printed",
        printed_at_table,
        "What a table is played with, and what each thing says of itself",
        Printed,
        refusals=(UnknownTable, UnknownRules, NoWatching),
    ),
    Endpoint("GET", "/tables/{table_id}/record", show_record, "The record of a game", Record, refusals=_RECORD),
)


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry
