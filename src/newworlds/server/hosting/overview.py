"""How this place is doing: health, and limits with what is used of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

import newworlds
from newworlds.core.compiled import is_compiled
from newworlds.core.message import Message
from newworlds.server import metrics
from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import NotReady
from newworlds.server.hosting.asking import read_as
from newworlds.server.hosting.errors import NotStaff
from newworlds.server.hosting.roles import staff_of
from newworlds.server.people.person import Role
from newworlds.server.settings import Settings
from newworlds.server.storage import host_desk_rows
from newworlds.server.storage.role_rows import RoleRow
from newworlds.server.storage.schema import SCHEMA, tables

LIMITS: Final = (
    *("tables_each", "tables_each_address", "branches_each", "branches_each_address"),
    *("connections", "connections_each", "live_each_address", "live_each_browser", "watchers"),
    *("rate_tables", "rate_joins", "rate_sign_ins", "rate_mails", "rate_moves", "rate_chat", "rate_messages"),
    "rate_requests",
    *("waiting_days", "playing_days", "branch_days", "restore_days", "vacation_days", "audit_days"),
)
"""The settings that a host wants to know here; all are in docs/hosting.md."""


class LimitInfo(msgspec.Struct, frozen=True):
    name: str
    """Of the setting."""
    most: int | str
    used: int | None
    """By whoever comes nearest to it, or by all together; None where it is not known here."""


class HostInfo(msgspec.Struct, frozen=True):
    role: Role
    """Of whoever asks."""
    version: str
    schema: str
    database: str
    is_compiled: bool
    problem: Message | None
    """Why moves cannot be stored just now, if they cannot."""
    people: int
    tables: Mapping[str, int]
    """By status; `put_away` are counted apart."""
    limits: list[LimitInfo]


class Counted(msgspec.Struct, frozen=True):
    """What the database says."""

    role: Role
    database: str
    people: int
    tables: dict[str, int]
    used: dict[str, int]


async def show_host(request: Request) -> Response:
    counted = await read_as(staff_of, request, _counted)
    used = counted.used | request.app.state.windows.fullest() | {"connections": _connections()}
    settings: Settings = request.app.state.settings
    info = HostInfo(
        role=counted.role,
        version=newworlds.__version__,
        schema=SCHEMA,
        database=counted.database,
        is_compiled=is_compiled(),
        problem=await _problem(request),
        people=counted.people,
        tables=counted.tables,
        limits=[LimitInfo(name, getattr(settings, name), used.get(name)) for name in LIMITS],
    )
    return Json(info)


def _counted(connection: Connection, staff: RoleRow) -> Counted:
    return Counted(
        role=staff.role,
        database=connection.dialect.name,
        people=host_desk_rows.counted_people(connection),
        tables=host_desk_rows.counted_tables(connection),
        used={
            "tables_each": host_desk_rows.most_unfinished(connection, tables.c.host),
            "tables_each_address": host_desk_rows.most_unfinished(connection, tables.c.opened_from),
            "branches_each": host_desk_rows.most_branches(connection, tables.c.host),
            "branches_each_address": host_desk_rows.most_branches(connection, tables.c.opened_from),
        },
    )


async def _problem(request: Request) -> Message | None:
    try:
        await request.app.state.readiness.check()
    except NotReady as error:
        return error.message
    return None


def _connections() -> int:
    """Of this process."""
    found = [sample.value for metric in metrics.CONNECTIONS.collect() for sample in metric.samples]
    return int(sum(found))


OVERVIEW_ENDPOINTS = (
    Endpoint(
        "GET", "/host", show_host, "How this place is doing; for hosts and moderators", HostInfo, refusals=(NotStaff,)
    ),
)
