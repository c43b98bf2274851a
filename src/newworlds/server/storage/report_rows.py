"""What people report to the hosts."""

from __future__ import annotations

import secrets

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.role_rows import staff_member
from newworlds.server.storage.schema import reports


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """Reporter and reported are owners."""

    id: str
    reporter: str
    reported: str
    name: str
    table_id: str | None
    words: str | None
    reason: str
    at: str
    settled: str | None = None


def new_report_id() -> str:
    return secrets.token_hex(8)


def add_report(connection: Connection, row: ReportRow) -> None:
    connection.execute(reports.insert().values(msgspec.structs.asdict(row)))


def open_reports(connection: Connection) -> list[ReportRow]:
    """Those that nobody has dealt with, the oldest first."""
    query = sa.select(reports).where(reports.c.settled.is_(None)).order_by(reports.c.at, reports.c.id)
    return [ReportRow(**row) for row in connection.execute(query).mappings()]


def count_for_staff(connection: Connection, owner: str) -> int:
    """How many nobody has dealt with; nobody else is told whether there are any."""
    if staff_member(connection, owner) is None:
        return 0
    query = sa.select(sa.func.count()).select_from(reports).where(reports.c.settled.is_(None))
    return connection.scalar(query) or 0


def settle(connection: Connection, report_id: str, at: str) -> bool:
    """Whether there is such a report."""
    return connection.execute(reports.update().where(reports.c.id == report_id).values(settled=at)).rowcount == 1
