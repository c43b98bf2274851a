"""The host tells everybody something."""

from __future__ import annotations

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.hosting.asking import store_of, write_as
from newworlds.server.hosting.errors import BadAnnouncement, BadUntil, NotHost, UnknownAnnouncement
from newworlds.server.hosting.infos import AnnouncementInfo
from newworlds.server.hosting.requests import AnnouncementRequest, checked_texts, checked_until
from newworlds.server.hosting.roles import host_of
from newworlds.server.requests import read_body
from newworlds.server.storage import announcement_rows
from newworlds.server.storage.audit_rows import noted
from newworlds.server.storage.role_rows import RoleRow


async def show_announcements(request: Request) -> Response:
    return Json(await store_of(request).read(_shown))


async def announce(request: Request) -> Response:
    asked = await read_body(request, AnnouncementRequest)
    texts, until = checked_texts(asked.texts), checked_until(asked.until)

    def add(connection: Connection, host: RoleRow) -> list[AnnouncementInfo]:
        added = announcement_rows.add(connection, texts, until)
        noted(connection, host.id, "announce", added, {**texts, "until": until})
        return _shown(connection)

    return Json(await write_as(host_of, request, add), 201)


async def withdraw_announcement(request: Request) -> Response:
    announcement_id = request.path_params["announcement_id"]

    def withdraw(connection: Connection, host: RoleRow) -> list[AnnouncementInfo]:
        if not announcement_rows.withdraw(connection, announcement_id):
            raise UnknownAnnouncement()
        noted(connection, host.id, "withdraw", announcement_id, {})
        return _shown(connection)

    return Json(await write_as(host_of, request, withdraw))


def _shown(connection: Connection) -> list[AnnouncementInfo]:
    return [AnnouncementInfo(row.id, row.texts, row.until) for row in announcement_rows.current(connection)]


ANNOUNCEMENT_ENDPOINTS = (
    Endpoint("GET", "/announcements", show_announcements, "What the host tells everybody", list[AnnouncementInfo]),
    Endpoint(
        "POST",
        "/host/announcements",
        announce,
        "Tell everybody something until a day; for hosts",
        list[AnnouncementInfo],
        status=201,
        asked=AnnouncementRequest,
        refusals=(NotHost, BadAnnouncement, BadUntil),
    ),
    Endpoint(
        "POST",
        "/host/announcements/{announcement_id}/withdraw",
        withdraw_announcement,
        "No longer tell everybody; for hosts",
        list[AnnouncementInfo],
        refusals=(NotHost, UnknownAnnouncement),
    ),
)
