"""Telling the hosts of somebody, or of what they said."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from newworlds.server.clock import now
from newworlds.server.company.errors import NotYourself, UnknownLine
from newworlds.server.company.requests import ReportRequest
from newworlds.server.company.ties import known_person
from newworlds.server.company.words import checked_text
from newworlds.server.people.person import Person
from newworlds.server.seats.admission import may_see
from newworlds.server.storage import rows
from newworlds.server.storage.chat_rows import ChatRow, lines_for
from newworlds.server.storage.report_rows import ReportRow, add_report, new_report_id

PHRASED: Final = "[{phrase}]"
"""A phrase, which has no words of its own."""


def report(connection: Connection, owner: str, asked: ReportRequest) -> None:
    """What was said is copied, so that it can be judged when the table is gone."""
    person = known_person(connection, asked.person)
    if person.owner == owner:
        raise NotYourself()
    line = None if asked.line is None else _line(connection, owner, person, asked)
    row = ReportRow(
        id=new_report_id(),
        reporter=owner,
        reported=person.owner,
        name=person.name if line is None else line.name,
        table_id=asked.table,
        words=None if line is None else line.text or PHRASED.format(phrase=line.phrase),
        reason=checked_text(asked.reason),
        at=now(),
    )
    add_report(connection, row)


def _line(connection: Connection, owner: str, person: Person, asked: ReportRequest) -> ChatRow:
    """Whoever reports is given what they reported, with all else that is theirs: so they must be able to read it."""
    kept = rows.table(connection, asked.table or "")
    if kept is not None and may_see(kept, owner):
        for line in lines_for(connection, kept.row.id, owner):
            if line.number == asked.line and line.owner == person.owner:
                return line
    raise UnknownLine()
