"""A seat goes from one owner to another."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.people.errors import SeatStays
from newworlds.server.storage.belonging_rows import touch
from newworlds.server.storage.changes import Changed
from newworlds.server.storage.rows import set_contributions, settled, table
from newworlds.server.storage.schema import seats


def move_seat(connection: Connection, table_id: str, seat: int, giver: str, taker: str) -> list[Changed]:
    """`SeatStays` if it is not the giver's, or if the game is not dealt yet."""
    changed = touch(connection, [table_id])
    kept = table(connection, table_id)
    if kept is None or kept.seats[seat].owner != giver or kept.row.status not in ("playing", "over"):
        raise SeatStays()
    set_contributions(connection, table_id, settled(kept.contributions, kept.seats))
    is_it = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat)
    connection.execute(seats.update().where(is_it).values(owner=taker))
    return changed
