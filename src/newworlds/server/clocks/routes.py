"""Leaving games without having them open."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from newworlds.core.errors import GameIsOver, UnknownRules
from newworlds.server.answers import Json
from newworlds.server.clocks.errors import OthersPlay, StandInPlays
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import NotStarted, NotYourSeat, TableExpired, UnknownTable
from newworlds.server.infos import TableInfo
from newworlds.server.table_registry import TableRegistry


async def give_up_table(request: Request) -> Response:
    registry: TableRegistry = request.app.state.registry
    async with registry.at(request.path_params["table_id"]) as table:
        await table.give_up(request.state.owner)
        return Json(table.info(request.state.owner))


CLOCK_ENDPOINTS = (
    Endpoint(
        "POST",
        "/tables/{table_id}/give_up",
        give_up_table,
        "Resign; or, of a game in which no other person plays, end it",
        TableInfo,
        refusals=(
            NotYourSeat,
            NotStarted,
            GameIsOver,
            StandInPlays,
            OthersPlay,
            UnknownTable,
            UnknownRules,
            TableExpired,
        ),
    ),
)
