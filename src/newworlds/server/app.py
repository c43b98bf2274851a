"""The routes of docs/protocol.md."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

import newworlds
from newworlds import bots
from newworlds.core.compiled import is_compiled
from newworlds.core.errors import (
    BadData,
    BadOption,
    BadPlayers,
    BadSeed,
    NewWorldsError,
    UnknownBot,
    UnknownGame,
    UnknownLesson,
    UnknownOption,
    UnknownRules,
)
from newworlds.core.game import Game
from newworlds.core.lesson_file import lessons_of
from newworlds.core.record import Record
from newworlds.core.setup import Components
from newworlds.core.text import LANGUAGES, catalogue
from newworlds.games import all_games, game
from newworlds.server.addresses import address_in, fingerprint
from newworlds.server.answers import FailuresAnswered, Json, not_served, refused
from newworlds.server.client_files import client_routes
from newworlds.server.clocks.routes import CLOCK_ENDPOINTS
from newworlds.server.company.routes import COMPANY_ENDPOINTS
from newworlds.server.component_files import component_files
from newworlds.server.endpoints import Endpoint, routes
from newworlds.server.errors import (
    BadCommitment,
    BadName,
    CommitmentNotWanted,
    NotReady,
    NotYourSeat,
    TableExpired,
    UnknownLanguage,
    UnknownTable,
)
from newworlds.server.gate import Site
from newworlds.server.health import Readiness
from newworlds.server.hosting.announcing import ANNOUNCEMENT_ENDPOINTS
from newworlds.server.hosting.auditing import AUDIT_ENDPOINTS
from newworlds.server.hosting.overview import OVERVIEW_ENDPOINTS
from newworlds.server.hosting.people_desk import PEOPLE_DESK_ENDPOINTS
from newworlds.server.hosting.report_desk import REPORT_DESK_ENDPOINTS
from newworlds.server.hosting.table_desk import TABLE_DESK_ENDPOINTS
from newworlds.server.infos import GameInfo, Health, Printed, SiteInfo, TableInfo
from newworlds.server.keys import KnownBrowsers
from newworlds.server.limit_errors import TooManyTables, TooManyTablesHere
from newworlds.server.lobby.lobby import Lobby
from newworlds.server.lobby.routes import LOBBY_ENDPOINTS, lobby_of
from newworlds.server.logs import RequestIds
from newworlds.server.neighbours import site_info
from newworlds.server.openapi import description
from newworlds.server.people.arrivals import ensure_person
from newworlds.server.people.reception import Reception
from newworlds.server.people.routes import PEOPLE_ENDPOINTS
from newworlds.server.play_errors import NoLesson, NoRecord, NotStarted, RecordNotYet
from newworlds.server.post.mail_routes import show_stop
from newworlds.server.post.routes import POST_ENDPOINTS
from newworlds.server.privacy.page import PRIVACY_ENDPOINTS
from newworlds.server.rates import Rates
from newworlds.server.replay_routes import REPLAY_ENDPOINTS
from newworlds.server.replays import RecordReader
from newworlds.server.requests import (
    LessonRequest,
    TableRequest,
    read_body,
    tidy_name,
)
from newworlds.server.seats.errors import FriendSeated, NotYourFriend, NoWatching
from newworlds.server.seats.routes import SEAT_ENDPOINTS
from newworlds.server.security import SameOriginOnly, SecurityHeaders
from newworlds.server.settings import Settings
from newworlds.server.standing.routes import STANDING_ENDPOINTS
from newworlds.server.storage.shared_counts import shared_counts
from newworlds.server.table_registry import TableRegistry
from newworlds.server.terms_errors import BadPace, RatedAlone
from newworlds.server.windows import Windows


def create_app(registry: TableRegistry, settings: Settings) -> Starlette:
    app = Site(
        routes=[Mount("/api", routes=API), *client_routes(Path(settings.client))],
        middleware=[
            Middleware(RequestIds),
            Middleware(SecurityHeaders),
            Middleware(FailuresAnswered),
            Middleware(SameOriginOnly),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
            Middleware(KnownBrowsers),
        ],
        exception_handlers={NewWorldsError: refused, HTTPException: not_served},
    )
    app.state.registry = registry
    app.state.rates = Rates(settings, shared_counts(registry.store))
    app.state.records = RecordReader()
    app.state.windows = Windows(settings)
    app.state.host = settings.host
    app.state.reception = Reception(registry, app.state.rates)
    app.state.settings = settings
    app.state.lobby = Lobby(registry)
    app.state.push_services = [name.strip() for name in settings.push_services.split(",") if name.strip()]
    app.state.readiness = Readiness(registry.store)
    return app


async def games(_request: Request) -> Response:
    return Json([_game_info(known) for known in all_games()])


async def components(request: Request) -> Response:
    return Json(component_files(game(request.path_params["game_id"])))


async def printed_today(request: Request) -> Response:
    known = game(request.path_params["game_id"])
    return Json(_printed(known, known.setup(known.seats[0]).components))


async def printed_at_table(request: Request) -> Response:
    """A table keeps the components that it was opened with."""
    async with _registry(request).visited(request.path_params["table_id"], request.state.owner) as table:
        setup = table.state.setup
        return Json(_printed(game(setup.game), setup.components))


def _printed(game: Game, components: Components) -> Printed:
    return Printed(components, game.explanations(components))


async def text(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language, known=list(LANGUAGES))
    body, tag = _text(language)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


async def open_table(request: Request) -> Response:
    asked = await read_body(request, TableRequest)
    opened_from = fingerprint(address_in(request.scope))
    info = await _registry(request).open(asked, request.state.owner, opened_from)
    await ensure_person(request, next((seat.name for seat in info.seats if seat.kind == "here"), None))
    if info.terms.is_listed:
        lobby_of(request).look_soon()
    return Json(info, 201)


async def open_lesson(request: Request) -> Response:
    asked = await read_body(request, LessonRequest)
    opened_from = fingerprint(address_in(request.scope))
    info = await _registry(request).open_lesson(asked, request.state.owner, opened_from)
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


async def show_record(request: Request) -> Response:
    table_id = request.path_params["table_id"]
    record = await _registry(request).record(table_id, request.state.owner)
    return Json(record, headers={"content-disposition": f'inline; filename="{record.game}-{table_id}.json"'})


async def show_site(request: Request) -> Response:
    return Json(site_info(request, request.app.state.host))


async def alive(_request: Request) -> Response:
    return Json(Health("ok", newworlds.__version__, is_compiled()))


async def ready(request: Request) -> Response:
    await request.app.state.readiness.check()
    return await alive(request)


async def describe(_request: Request) -> Response:
    """The table of endpoints below, as OpenAPI."""
    return Json(description(ENDPOINTS))


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

ENDPOINTS = (
    Endpoint("GET", "/games", games, "The games, their options and bots", list[GameInfo]),
    Endpoint(
        "GET",
        "/games/{game_id}/components",
        components,
        "What is printed on a game's components, by file",
        dict[str, Components],
        refusals=(UnknownGame,),
    ),
    Endpoint(
        "GET",
        "/games/{game_id}/printed",
        printed_today,
        "What a table opened today is played with, and what each thing says of itself",
        Printed,
        refusals=(UnknownGame,),
    ),
    Endpoint(
        "GET",
        "/text/{language}",
        text,
        "Every sentence of a language, as ICU messages by code",
        dict[str, str],
        refusals=(UnknownLanguage,),
        may_be_unchanged=True,
    ),
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
    *SEAT_ENDPOINTS,
    *LOBBY_ENDPOINTS,
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
    *STANDING_ENDPOINTS,
    Endpoint("GET", "/tables/{table_id}/record", show_record, "The record of a game", Record, refusals=_RECORD),
    *REPLAY_ENDPOINTS,
    *CLOCK_ENDPOINTS,
    *POST_ENDPOINTS,
    *PEOPLE_ENDPOINTS,
    *COMPANY_ENDPOINTS,
    *ANNOUNCEMENT_ENDPOINTS,
    *OVERVIEW_ENDPOINTS,
    *PEOPLE_DESK_ENDPOINTS,
    *TABLE_DESK_ENDPOINTS,
    *REPORT_DESK_ENDPOINTS,
    *AUDIT_ENDPOINTS,
    *PRIVACY_ENDPOINTS,
    Endpoint("GET", "/site", show_site, "How this server is reached from elsewhere", SiteInfo),
    Endpoint("GET", "/health", ready, "The same as `/health/ready`", Health, refusals=(NotReady,), rate=None),
    Endpoint("GET", "/health/live", alive, "Whether the server answers at all", Health, rate=None),
    Endpoint(
        "GET",
        "/health/ready",
        ready,
        "Whether a move made now would be stored",
        Health,
        refusals=(NotReady,),
        rate=None,
    ),
)

API = [
    *routes(ENDPOINTS),
    Route("/openapi.json", describe),
    Route("/post/mail/stop", show_stop, methods=["GET"]),
]


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def _game_info(known: Game) -> GameInfo:
    return GameInfo(known.id, known.seats, known.options, bots.NAMES, tuple(lessons_of(known)))


@cache
def _text(language: str) -> tuple[bytes, str]:
    """Importing a game registers its catalogue, so all games must be imported first."""
    all_games()
    body = msgspec.json.encode(catalogue(language))
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'
