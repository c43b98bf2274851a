"""What hosts and moderators did, for hosts to read."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.hosting.asking import read_as
from newworlds.server.hosting.errors import NotHost
from newworlds.server.hosting.infos import AuditInfo
from newworlds.server.hosting.roles import host_of
from newworlds.server.storage import audit_rows
from newworlds.server.storage.role_rows import RoleRow

AT_ONCE: Final = 50


async def show_audit(request: Request) -> Response:
    before = request.query_params.get("before")

    def read(connection: Connection, _host: RoleRow) -> list[AuditInfo]:
        found = audit_rows.latest(connection, AT_ONCE, before)
        return [AuditInfo(row.at, row.actor_name, row.act, row.subject, row.details) for row in found]

    return Json(await read_as(host_of, request, read))


AUDIT_ENDPOINTS = (
    Endpoint(
        "GET",
        "/host/audit",
        show_audit,
        "What hosts and moderators did, newest first; for hosts",
        list[AuditInfo],
        refusals=(NotHost,),
        query=("before",),
    ),
)
