"""Invitations of tables from before v7 are hashed too. Their hosts ask for new ones if they have lost the links.

The column `invite` stays, empty: servers of the version before read it while they are replaced one by one.
"""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "v8"
down_revision: str | None = "v7"

_seats = sa.table(
    "seats",
    sa.column("table_id", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("invite", sa.String),
    sa.column("invite_hash", sa.String),
)


def upgrade() -> None:
    connection = op.get_bind()
    plain = sa.select(_seats.c.table_id, _seats.c.seat, _seats.c.invite).where(_seats.c.invite.is_not(None))
    for table_id, seat, invite in connection.execute(plain).all():
        connection.execute(
            _seats.update()
            .where(_seats.c.table_id == table_id, _seats.c.seat == seat)
            .values(invite=None, invite_hash=hashlib.sha256(invite.encode()).hexdigest())
        )
