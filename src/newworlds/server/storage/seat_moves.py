"""A seat goes from one owner to another, with its part in the dealing."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.people.errors import SeatStays
from newworlds.server.storage.belonging_rows import touch
from newworlds.server.storage.changes import Changed
from newworlds.server.storage.rows import StoredTable, in_order, table
from newworlds.server.storage.schema import contributions, seats


def move_seat(connection: Connection, table_id: str, seat: int, giver: str, taker: str) -> list[Changed]:
    """`SeatStays` if it is not the giver's, or if the game could not be dealt again as it was."""
    changed = touch(connection, [table_id])
    kept = table(connection, table_id)
    if kept is None or kept.seats[seat].owner != giver or kept.row.status not in ("playing", "over"):
        raise SeatStays()
    takes_part = _takes_part(kept, seat, giver)
    _check_deal(kept, seat, giver, taker, takes_part)
    is_it = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat)
    connection.execute(seats.update().where(is_it).values(owner=taker))
    if takes_part:
        is_theirs = sa.and_(contributions.c.table_id == table_id, contributions.c.owner == giver)
        connection.execute(contributions.update().where(is_theirs).values(owner=taker))
    return changed


def _takes_part(kept: StoredTable, seat: int, giver: str) -> bool:
    """Contributions count in the order of their owners' first seats: the first seat takes it along."""
    first = next(each.seat for each in kept.seats if each.owner == giver)
    return first == seat and any(part.owner == giver for part in kept.contributions)


def _check_deal(kept: StoredTable, seat: int, giver: str, taker: str, takes_part: bool) -> None:
    after = [msgspec.structs.replace(each, owner=taker) if each.seat == seat else each for each in kept.seats]
    parts = [
        msgspec.structs.replace(part, owner=taker) if takes_part and part.owner == giver else part
        for part in kept.contributions
    ]
    is_shared = len({part.owner for part in parts}) < len(parts)
    if is_shared or in_order(parts, after) != parts:
        raise SeatStays()
