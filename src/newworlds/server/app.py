"""The routes of docs/protocol.md."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

import newworlds
from newworlds.core.compiled import is_compiled
from newworlds.core.errors import (
    NewWorldsError,
)
from newworlds.server.absence.routes import ABSENCE_ENDPOINTS
from newworlds.server.answers import FailuresAnswered, Json, not_served, refused
from newworlds.server.catalogue_routes import CATALOGUE_ENDPOINTS
from newworlds.server.client_files import client_routes
from newworlds.server.company.routes import COMPANY_ENDPOINTS
from newworlds.server.endpoints import Endpoint, routes
from newworlds.server.errors import (
    NotReady,
)
from newworlds.server.gate import Site
from newworlds.server.health import Readiness
from newworlds.server.hosting.announcing import ANNOUNCEMENT_ENDPOINTS
from newworlds.server.hosting.auditing import AUDIT_ENDPOINTS
from newworlds.server.hosting.overview import OVERVIEW_ENDPOINTS
from newworlds.server.hosting.people_desk import PEOPLE_DESK_ENDPOINTS
from newworlds.server.hosting.report_desk import REPORT_DESK_ENDPOINTS
from newworlds.server.hosting.table_desk import TABLE_DESK_ENDPOINTS
from newworlds.server.infos import Health, SiteInfo
from newworlds.server.keys import KnownBrowsers
from newworlds.server.lobby.lobby import Lobby
from newworlds.server.lobby.routes import LOBBY_ENDPOINTS
from newworlds.server.logs import RequestIds
from newworlds.server.neighbours import site_info
from newworlds.server.openapi import description
from newworlds.server.people.reception import Reception
from newworlds.server.people.routes import PEOPLE_ENDPOINTS
from newworlds.server.post.mail_routes import show_stop
from newworlds.server.post.push import services_in
from newworlds.server.post.routes import POST_ENDPOINTS
from newworlds.server.privacy.page import PRIVACY_ENDPOINTS
from newworlds.server.rates import Rates
from newworlds.server.replay_routes import REPLAY_ENDPOINTS
from newworlds.server.replays import RecordReader
from newworlds.server.seats.routes import SEAT_ENDPOINTS
from newworlds.server.security import SameOriginOnly, SecurityHeaders
from newworlds.server.settings import Settings
from newworlds.server.standing.routes import STANDING_ENDPOINTS
from newworlds.server.storage.shared_counts import shared_counts
from newworlds.server.table_registry import TableRegistry
from newworlds.server.table_routes import TABLE_ENDPOINTS
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
    app.state.push_services = services_in(settings.push_services)
    app.state.readiness = Readiness(registry.store)
    return app


async def show_site(request: Request) -> Response:
    return Json(site_info(request, request.app.state.host))


async def alive(_request: Request) -> Response:
    return Json(Health("ok", newworlds.__version__, is_compiled()))


async def ready(request: Request) -> Response:
    await request.app.state.readiness.check()
    return await alive(request)


async def describe(_request: Request) -> Response:
    """The table of endpoints below, as OpenAPI."""
    return Json(msgspec.Raw(_description()))


@cache
def _description() -> bytes:
    """Made once: it takes as long as ten moves."""
    return msgspec.json.encode(description(ENDPOINTS))


ENDPOINTS = (
    *CATALOGUE_ENDPOINTS,
    *TABLE_ENDPOINTS,
    *SEAT_ENDPOINTS,
    *LOBBY_ENDPOINTS,
    *STANDING_ENDPOINTS,
    *REPLAY_ENDPOINTS,
    *ABSENCE_ENDPOINTS,
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
    *routes([Endpoint("GET", "/openapi.json", describe, "This description", dict[str, Any])]),
    Route("/post/mail/stop", show_stop, methods=["GET"]),
]
