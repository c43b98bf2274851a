"""What people have reported, for hosts and moderators to deal with."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from newworlds.server.answers import Json
from newworlds.server.clock import now
from newworlds.server.endpoints import Endpoint
from newworlds.server.hosting.asking import read_as, registry_of
from newworlds.server.hosting.errors import NotStaff, UnknownReport
from newworlds.server.hosting.roles import staff_of
from newworlds.server.storage import people_rows, report_rows, role_rows
from newworlds.server.storage.audit_rows import noted
from newworlds.server.storage.report_rows import ReportRow


class ReportInfo(msgspec.Struct, frozen=True):
    id: str
    at: str
    reporter: str | None
    """The name of whoever reports; None if they are gone."""
    name: str
    """Of the reported, as they were called then."""
    person: str | None
    """The id of the reported; None if they are gone."""
    table: str | None
    words: str | None
    """The line of chat that is reported."""
    reason: str


async def list_reports(request: Request) -> Response:
    return Json(await read_as(staff_of, request, lambda connection, _staff: _open(connection)))


async def settle_report(request: Request) -> Response:
    report_id, owner = request.path_params["report_id"], request.state.owner

    def work(connection: Connection) -> tuple[list[ReportInfo], Collection[str]]:
        staff = staff_of(connection, owner)
        found = next((row for row in report_rows.open_reports(connection) if row.id == report_id), None)
        if found is None:
            raise UnknownReport()
        report_rows.settle(connection, report_id, now())
        noted(connection, staff.id, "settle_report", report_id, {"name": found.name})
        return _open(connection), role_rows.staff_owners(connection)

    return Json(await registry_of(request).desks.write(work))


def _open(connection: Connection) -> list[ReportInfo]:
    return [_info(connection, row) for row in report_rows.open_reports(connection)]


def _info(connection: Connection, row: ReportRow) -> ReportInfo:
    reporter = people_rows.person_of(connection, row.reporter)
    reported = people_rows.person_of(connection, row.reported)
    return ReportInfo(
        id=row.id,
        at=row.at,
        reporter=reporter.name if reporter else None,
        name=row.name,
        person=reported.id if reported else None,
        table=row.table_id,
        words=row.words,
        reason=row.reason,
    )


REPORT_DESK_ENDPOINTS = (
    Endpoint(
        "GET",
        "/host/reports",
        list_reports,
        "Reports that nobody has dealt with, the oldest first; for hosts and moderators",
        list[ReportInfo],
        refusals=(NotStaff,),
    ),
    Endpoint(
        "POST",
        "/host/reports/{report_id}/settle",
        settle_report,
        "A report has been dealt with; for hosts and moderators",
        list[ReportInfo],
        refusals=(NotStaff, UnknownReport),
    ),
)
