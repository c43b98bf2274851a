"""The plans of those who wait, with their tables."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.plans.plan import PlanRow
from newworlds.server.storage.schema import plans, seats, tables


def plans_by_table(connection: Connection, ids: Sequence[str]) -> dict[str, list[PlanRow]]:
    found: dict[str, list[PlanRow]] = {table_id: [] for table_id in ids}
    query = sa.select(plans).where(plans.c.table_id.in_(ids)).order_by(plans.c.table_id, plans.c.seat)
    for row in connection.execute(query).mappings():
        fields = {str(name): value for name, value in row.items()}
        found[fields.pop("table_id")].append(msgspec.convert(fields, PlanRow))
    return found


def set_plans(connection: Connection, table_id: str, kept: Sequence[PlanRow]) -> None:
    connection.execute(plans.delete().where(plans.c.table_id == table_id))
    for plan in kept:
        connection.execute(plans.insert().values(table_id=table_id, **msgspec.to_builtins(plan)))


def tables_to_go_on(connection: Connection) -> list[str]:
    """Where it is the turn of somebody who has planned it."""
    is_turn = sa.and_(seats.c.table_id == plans.c.table_id, seats.c.seat == plans.c.seat)
    is_theirs = sa.and_(seats.c.owner == plans.c.owner, seats.c.stand_in.is_(None))
    query = (
        sa.select(tables.c.id)
        .join(plans, sa.and_(plans.c.table_id == tables.c.id, plans.c.seat == tables.c.to_act))
        .join(seats, sa.and_(is_turn, is_theirs))
        .where(tables.c.status == "playing", tables.c.expired.is_(None), plans.c.problem.is_(None))
        .order_by(tables.c.id)
    )
    return list(connection.scalars(query))
