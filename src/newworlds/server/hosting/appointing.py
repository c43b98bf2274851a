"""Makes people hosts or moderators from the command line: nobody becomes host on the web by being first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection

from newworlds.server.hosting.errors import NobodyCalled, SeveralCalled
from newworlds.server.people.person import Role
from newworlds.server.portable.exporting import check_newest
from newworlds.server.storage import role_rows
from newworlds.server.storage.audit_rows import noted
from newworlds.server.storage.engine import engine_for, used_once
from newworlds.server.storage.role_rows import RoleRow


def appoint(database: str, name_or_id: str, role: Role) -> RoleRow:
    """Also while the server runs; it counts from the next request on."""
    with _opened(database) as connection:
        person = _only(role_rows.called(connection, name_or_id), name_or_id)
        role_rows.set_role(connection, person.id, role)
        noted(connection, None, "role", person.id, {"name": person.name, "role": role, "before": person.role})
        return person


def appointed(database: str) -> Sequence[RoleRow]:
    with _opened(database) as connection:
        return role_rows.staff(connection)


def _only(found: Sequence[RoleRow], name_or_id: str) -> RoleRow:
    if not found:
        raise NobodyCalled(name=name_or_id)
    if len(found) > 1:
        ids = [f"{person.id} ({person.created[:10]})" for person in found]
        raise SeveralCalled(name=name_or_id, ids=ids)
    return found[0]


@contextmanager
def _opened(database: str) -> Iterator[Connection]:
    with used_once(engine_for(database), database) as engine, engine.begin() as connection:
        check_newest(connection, database)
        yield connection
