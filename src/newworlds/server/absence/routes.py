"""Leaving games without having them open, for good or for a vacation."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from newworlds.core.errors import GameIsOver, UnknownRules
from newworlds.server.absence.errors import (
    BadVacation,
    NoVacation,
    NoVacationLeft,
    OthersPlay,
    StandInPlays,
    VacationTooLong,
)
from newworlds.server.absence.vacations import VacationInfo, VacationRequest, Vacations, checked_end
from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import NotYourSeat, TableExpired, UnknownTable
from newworlds.server.infos import TableInfo
from newworlds.server.play_errors import NotStarted
from newworlds.server.requests import read_body
from newworlds.server.table_registry import TableRegistry


async def give_up_table(request: Request) -> Response:
    registry: TableRegistry = request.app.state.registry
    async with registry.at(request.path_params["table_id"]) as table:
        await table.give_up(request.state.owner)
        return Json(table.info(request.state.owner))


async def show_vacation(request: Request) -> Response:
    return Json(await _vacations(request).info(request.state.owner))


async def begin_vacation(request: Request) -> Response:
    asked = await read_body(request, VacationRequest)
    return Json(await _vacations(request).begin(request.state.owner, checked_end(asked.ends)))


async def end_vacation(request: Request) -> Response:
    return Json(await _vacations(request).end(request.state.owner))


def _vacations(request: Request) -> Vacations:
    registry: TableRegistry = request.app.state.registry
    return registry.vacations


ABSENCE_ENDPOINTS = (
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
    Endpoint("GET", "/vacation", show_vacation, "The days of vacation in slow games", VacationInfo),
    Endpoint(
        "POST",
        "/vacation",
        begin_vacation,
        "One’s clocks in slow games stand still, until a moment or for all the days that are left",
        VacationInfo,
        asked=VacationRequest,
        refusals=(BadVacation, NoVacationLeft, VacationTooLong),
    ),
    Endpoint("POST", "/vacation/end", end_vacation, "They go on", VacationInfo, refusals=(NoVacation,)),
)
