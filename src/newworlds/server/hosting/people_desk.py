"""People, as hosts and moderators see them."""

from __future__ import annotations

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from newworlds.server.answers import Json
from newworlds.server.clock import now
from newworlds.server.endpoints import Endpoint
from newworlds.server.hosting.asking import read_as, registry_of, write_as
from newworlds.server.hosting.errors import NotHost, NotStaff, NotToThem, UnknownId
from newworlds.server.hosting.requests import RoleRequest, checked_after
from newworlds.server.hosting.roles import host_of, staff_of
from newworlds.server.requests import read_body
from newworlds.server.storage import host_desk_rows, role_rows, session_rows, ticket_rows
from newworlds.server.storage.audit_rows import noted
from newworlds.server.storage.host_desk_rows import PersonLine
from newworlds.server.storage.role_rows import RoleRow


async def list_people(request: Request) -> Response:
    find, after = request.query_params.get("find", ""), checked_after(request.query_params.get("after"))

    def read(connection: Connection, _staff: RoleRow) -> list[PersonLine]:
        return host_desk_rows.found_people(connection, find, after)

    return Json(await read_as(staff_of, request, read))


async def set_role(request: Request) -> Response:
    role = (await read_body(request, RoleRequest)).role

    def work(connection: Connection, host: RoleRow) -> PersonLine:
        person = _other(connection, request, host)
        role_rows.set_role(connection, person.id, role)
        noted(connection, host.id, "role", person.id, {"name": person.name, "role": role, "before": person.role})
        return host_desk_rows.person_line(connection, person.id)

    return Json(await write_as(host_of, request, work))


async def suspend(request: Request) -> Response:
    return await _suspended(request, "suspend", now())


async def unsuspend(request: Request) -> Response:
    return await _suspended(request, "unsuspend", None)


async def _suspended(request: Request, act: str, since: str | None) -> Response:
    def work(connection: Connection, staff: RoleRow) -> PersonLine:
        person = _other(connection, request, staff)
        host_desk_rows.set_suspended(connection, person.id, since)
        noted(connection, staff.id, act, person.id, {"name": person.name})
        return host_desk_rows.person_line(connection, person.id)

    line = await write_as(staff_of, request, work)
    await registry_of(request).suspensions.look()
    return Json(line)


async def sign_out_everywhere(request: Request) -> Response:
    """Guests are not signed in: there is nothing to end."""

    def work(connection: Connection, host: RoleRow) -> PersonLine:
        person = _other(connection, request, host)
        ended = session_rows.end_sessions(connection, person.id)
        ticket_rows.drop_tickets(connection, person.id, "person", "seat")
        noted(connection, host.id, "sign_out", person.id, {"name": person.name, "sessions": ended})
        return host_desk_rows.person_line(connection, person.id)

    return Json(await write_as(host_of, request, work))


def _other(connection: Connection, request: Request, staff: RoleRow) -> RoleRow:
    """Whom the request is about, if whoever asks may do something to them."""
    person = role_rows.by_id(connection, request.path_params["person_id"])
    if person is None:
        raise UnknownId()
    if person.id == staff.id or (staff.role == "moderator" and person.role != "player"):
        raise NotToThem()
    return person


_ABOUT_SOMEBODY = (UnknownId, NotToThem)

PEOPLE_DESK_ENDPOINTS = (
    Endpoint(
        "GET",
        "/host/people",
        list_people,
        "Whoever has a name here, newest first; for hosts and moderators",
        list[PersonLine],
        refusals=(NotStaff,),
        query=("find", "after"),
    ),
    Endpoint(
        "POST",
        "/host/people/{person_id}/role",
        set_role,
        "Make somebody player, moderator or host; for hosts",
        PersonLine,
        asked=RoleRequest,
        refusals=(NotHost, *_ABOUT_SOMEBODY),
    ),
    Endpoint(
        "POST",
        "/host/people/{person_id}/suspend",
        suspend,
        "Let somebody do nothing here; for hosts and moderators",
        PersonLine,
        refusals=(NotStaff, *_ABOUT_SOMEBODY),
    ),
    Endpoint(
        "POST",
        "/host/people/{person_id}/unsuspend",
        unsuspend,
        "Let somebody play again; for hosts and moderators",
        PersonLine,
        refusals=(NotStaff, *_ABOUT_SOMEBODY),
    ),
    Endpoint(
        "POST",
        "/host/people/{person_id}/sign_out",
        sign_out_everywhere,
        "End all sessions of somebody; for hosts",
        PersonLine,
        refusals=(NotHost, *_ABOUT_SOMEBODY),
    ),
)
