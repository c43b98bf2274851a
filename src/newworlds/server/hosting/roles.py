"""Who may do what. Roles are read from the database each time, so that they count at once in every process."""

from __future__ import annotations

from sqlalchemy import Connection

from newworlds.server.hosting.errors import NotHost, NotStaff
from newworlds.server.storage import role_rows
from newworlds.server.storage.role_rows import RoleRow


def host_of(connection: Connection, owner: str) -> RoleRow:
    """The host who asks; `NotHost` if it is none."""
    found = role_rows.staff_member(connection, owner)
    if found is None or found.role != "host":
        raise NotHost()
    return found


def staff_of(connection: Connection, owner: str) -> RoleRow:
    """The host or moderator who asks; `NotStaff` if it is neither."""
    found = role_rows.staff_member(connection, owner)
    if found is None:
        raise NotStaff()
    return found
