"""Seats that change hands in the course of a game: each contribution to the dealing keeps the seats it was made for.

Until now they were worked out from whose the seats are, and so they are fixed here: by them contributions are ordered,
and a game is dealt again from them on every load.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v22"
down_revision: str | None = "v21"

_tables = sa.table("tables", sa.column("id", sa.String), sa.column("status", sa.String))
_seats = sa.table(
    "seats", sa.column("table_id", sa.String), sa.column("seat", sa.Integer), sa.column("owner", sa.String)
)
_contributions = sa.table(
    "contributions",
    sa.column("table_id", sa.String),
    sa.column("owner", sa.String),
    sa.column("seats", sa.JSON),
)


def upgrade() -> None:
    offered = "to whom the others offer the seat of somebody who left: link or open"
    op.add_column("seats", sa.Column("offered", sa.String(8), comment=offered))
    taken_over = "whether the owner came in the course of the game"
    op.add_column(
        "seats",
        sa.Column("taken_over", sa.Boolean, nullable=False, server_default=sa.false(), comment=taken_over),
    )
    made_for = "for which it was made, whoever has them now; missing until dealt"
    op.add_column("contributions", sa.Column("seats", sa.JSON, comment=made_for))
    settle(op.get_bind())


def settle(connection: sa.Connection) -> None:
    """Where seats are still free, they may change hands before the game is dealt."""
    owned = (
        sa.select(_contributions.c.table_id, _contributions.c.owner, _seats.c.seat)
        .join(_tables, _tables.c.id == _contributions.c.table_id)
        .join(
            _seats,
            sa.and_(_seats.c.table_id == _contributions.c.table_id, _seats.c.owner == _contributions.c.owner),
        )
        .where(_tables.c.status != "waiting")
        .order_by(_contributions.c.table_id, _contributions.c.owner, _seats.c.seat)
    )
    made_for: dict[tuple[str, str], list[int]] = {}
    for table_id, owner, seat in connection.execute(owned).all():
        made_for.setdefault((table_id, owner), []).append(seat)
    for (table_id, owner), seats in made_for.items():
        is_it = sa.and_(_contributions.c.table_id == table_id, _contributions.c.owner == owner)
        connection.execute(_contributions.update().where(is_it).values(seats=seats))
