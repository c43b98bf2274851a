"""Which tables are meant: those named, and those of somebody."""

from __future__ import annotations

import re
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.errors import UnknownTable
from newworlds.server.portable.errors import UnknownPlayer
from newworlds.server.storage.schema import seats, tables

_OWNER = re.compile(r"[0-9a-f]{64}")
_SEAT = re.compile(r"(?P<table>\w+):(?P<seat>\d{1,2})")


def chosen_ids(connection: Connection, table_ids: Sequence[str], players: Sequence[str]) -> list[str]:
    """Sorted, each once."""
    chosen = {_existing(connection, table_id) for table_id in table_ids}
    for player in players:
        chosen |= _tables_of(connection, player)
    return sorted(chosen)


def finished_ids(connection: Connection) -> list[str]:
    return list(connection.scalars(sa.select(tables.c.id).where(tables.c.status == "over").order_by(tables.c.id)))


def _existing(connection: Connection, table_id: str) -> str:
    if connection.scalar(sa.select(tables.c.id).where(tables.c.id == table_id)) is None:
        raise UnknownTable(table=table_id)
    return table_id


def _tables_of(connection: Connection, player: str) -> set[str]:
    """The tables somebody opened or sits at."""
    owner = _owner(connection, player)
    sits_at = sa.select(seats.c.table_id).where(seats.c.owner == owner)
    found = set(connection.scalars(sa.select(tables.c.id).where(tables.c.host == owner).union(sits_at)))
    if not found:
        raise UnknownPlayer(player=player)
    return found


def _owner(connection: Connection, player: str) -> str:
    """By where they sit (`TABLE:SEAT`), or as the database identifies them."""
    if _OWNER.fullmatch(player):
        return player
    named = _SEAT.fullmatch(player)
    if named is None:
        raise UnknownPlayer(player=player)
    place = sa.and_(seats.c.table_id == named["table"], seats.c.seat == int(named["seat"]))
    owner: str | None = connection.scalar(sa.select(seats.c.owner).where(place))
    if owner is None:
        raise UnknownPlayer(player=player)
    return owner
