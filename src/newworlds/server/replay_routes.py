"""The routes for looking back at whole games: replays, record files, branches."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from newworlds.core.errors import (
    BadKey,
    BadOption,
    BadPlayers,
    BadRecord,
    BadSeed,
    KeyNotUsed,
    UnknownBot,
    UnknownChance,
    UnknownData,
    UnknownGame,
    UnknownOption,
    UnknownRules,
)
from newworlds.core.scorebook import Scorebook
from newworlds.games import game
from newworlds.server.addresses import address_in, fingerprint
from newworlds.server.answers import Json
from newworlds.server.branching import Player, branch_of_course, checked_seats
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import BadName, NotYourSeat, UnknownEyes, UnknownTable
from newworlds.server.eyes import check_over, viewer_choosing, viewer_with
from newworlds.server.infos import Moment, Printed, TableInfo
from newworlds.server.limit_errors import TooManyBranches, TooManyBranchesHere, TooManyTables, TooManyTablesHere
from newworlds.server.moments import moment, moment_number
from newworlds.server.play_errors import BadBranch, BranchNotYet, NothingToBranch, NotOver, NotStarted, UnknownMoment
from newworlds.server.replays import OpenedRecord, RecordReader, scorebook_of, shown_again
from newworlds.server.requests import (
    BranchRequest,
    MomentsRequest,
    RecordBranchRequest,
    RecordRequest,
    read_body,
    read_body_with_record,
)
from newworlds.server.seats.errors import NoWatching
from newworlds.server.server_messages import ShowState
from newworlds.server.table_registry import TableRegistry

MOST_AT_ONCE: Final = 32
"""Moments of a record in one answer."""


class RecordReplay(msgspec.Struct, frozen=True):
    """A record file that somebody opened."""

    state: ShowState
    """The last moment, in the shape that a live connection tells it; `table.id` is empty."""
    printed: Printed


async def show_moment(request: Request) -> Response:
    async with _registry(request).visited(request.path_params["table_id"], request.state.owner) as table:
        viewer = viewer_choosing(table.state, request.state.owner, request.query_params.get("eyes"))
        course = table.state.seen_by(request.state.owner)
        return Json(moment(course, moment_number(request.path_params["seq"], course), viewer))


async def show_replay(request: Request) -> Response:
    async with _registry(request).visited(request.path_params["table_id"], request.state.owner) as table:
        check_over(table.state)
        viewer = viewer_choosing(table.state, request.state.owner, request.query_params.get("eyes"))
        return Json(shown_again(table.course, table.info(request.state.owner), viewer))


async def show_scorebook(request: Request) -> Response:
    async with _registry(request).visited(request.path_params["table_id"], request.state.owner) as table:
        check_over(table.state)
        course = table.course
        return Json(await _reader(request).work(lambda: scorebook_of(course)))


async def branch_off(request: Request) -> Response:
    asked = await read_body(request, BranchRequest)
    async with _registry(request).visited(request.path_params["table_id"], request.state.owner) as table:
        number = moment_number(str(asked.moment), table.course)
        return Json(await _registry(request).new_tables.branch(table.state, number, asked.seats, _player(request)), 201)


async def replay_record(request: Request) -> Response:
    asked = await read_body_with_record(request, RecordRequest)
    opened = await _opened(request, asked.record)
    viewer = viewer_with(asked.eyes, len(opened.record.seats))
    setup = opened.course.match.setup
    printed = Printed(setup.components, game(setup.game).explanations(setup.components))
    return Json(RecordReplay(shown_again(opened.course, opened.table, viewer), printed))


async def moments_of_record(request: Request) -> Response:
    asked = await read_body_with_record(request, MomentsRequest)
    opened = await _opened(request, asked.record)
    viewer = viewer_with(asked.eyes, len(opened.record.seats))
    first = moment_number(str(asked.first), opened.course)
    last = min(moment_number(str(asked.last), opened.course), first + MOST_AT_ONCE - 1)
    wanted = range(first, last + 1)
    return Json(await _reader(request).work(lambda: [moment(opened.course, number, viewer) for number in wanted]))


async def scorebook_of_record(request: Request) -> Response:
    asked = await read_body_with_record(request, RecordRequest)
    course = (await _opened(request, asked.record)).course
    if not course.match.is_over:
        raise NotOver()
    return Json(await _reader(request).work(lambda: scorebook_of(course)))


async def branch_off_record(request: Request) -> Response:
    asked = await read_body_with_record(request, RecordBranchRequest)
    course, player = (await _opened(request, asked.record)).course, _player(request)
    number = moment_number(str(asked.moment), course)
    seats = checked_seats(asked.seats, course.match.setup.players, player)
    registry = _registry(request)
    return Json(
        await registry.new_tables.open_branch(lambda: branch_of_course(course, number, seats, player, None), player),
        201,
    )


async def _opened(request: Request, record: str) -> OpenedRecord:
    return await _reader(request).opened(record.encode(errors="surrogatepass"))


def _player(request: Request) -> Player:
    return Player(request.state.owner, fingerprint(address_in(request.scope)))


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def _reader(request: Request) -> RecordReader:
    reader: RecordReader = request.app.state.records
    return reader


_TABLE = (UnknownTable, NoWatching, UnknownRules, NotStarted)
_RECORD = (
    *(BadRecord, UnknownGame, UnknownRules, UnknownData, UnknownOption, BadOption, BadPlayers),
    *(BadSeed, BadKey, KeyNotUsed, UnknownChance, BadName),
)
_BRANCH = (
    *(UnknownMoment, BadBranch, UnknownBot, BadName, NothingToBranch),
    *(TooManyTables, TooManyTablesHere, TooManyBranches, TooManyBranchesHere),
)

REPLAY_ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/tables/{table_id}/moments/{seq}",
        show_moment,
        "What this browser saw of the game after so many of its moves; of a finished game, with anybody's `eyes`",
        Moment,
        query=("eyes",),
        refusals=(*_TABLE, UnknownMoment, NotOver, UnknownEyes),
    ),
    Endpoint(
        "GET",
        "/tables/{table_id}/replay",
        show_replay,
        "A finished game with its log, with anybody's `eyes`",
        ShowState,
        query=("eyes",),
        refusals=(*_TABLE, NotOver, UnknownEyes),
    ),
    Endpoint(
        "GET",
        "/tables/{table_id}/scorebook",
        show_scorebook,
        "What was scored where in a finished game, and how everybody stood after each turn",
        Scorebook,
        rate="records",
        refusals=(*_TABLE, NotOver),
    ),
    Endpoint(
        "POST",
        "/tables/{table_id}/branches",
        branch_off,
        "Play on from a moment of a game, against bots, at a new table",
        TableInfo,
        status=201,
        asked=BranchRequest,
        rate="tables",
        refusals=(*_TABLE, *_BRANCH, NotYourSeat, BranchNotYet),
    ),
    Endpoint(
        "POST",
        "/records/replay",
        replay_record,
        "A game from a record file, with its log",
        RecordReplay,
        asked=RecordRequest,
        rate="records",
        refusals=(*_RECORD, UnknownEyes),
    ),
    Endpoint(
        "POST",
        "/records/moments",
        moments_of_record,
        "Some moments of a game from a record file",
        list[Moment],
        asked=MomentsRequest,
        rate="records",
        refusals=(*_RECORD, UnknownEyes, UnknownMoment),
    ),
    Endpoint(
        "POST",
        "/records/scorebook",
        scorebook_of_record,
        "What was scored where in the game of a record file, and how everybody stood after each turn",
        Scorebook,
        asked=RecordRequest,
        rate="records",
        refusals=(*_RECORD, NotOver),
    ),
    Endpoint(
        "POST",
        "/records/branches",
        branch_off_record,
        "Play on from a moment of the game of a record file, against bots, at a new table",
        TableInfo,
        status=201,
        asked=RecordBranchRequest,
        rate="tables",
        refusals=(*_RECORD, *_BRANCH),
    ),
)
