"""What clocks need beyond the tables themselves, and when they stand still."""

from __future__ import annotations

import sqlalchemy as sa

from newworlds.server.storage.schema.base import metadata

heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("at", sa.String(24), nullable=False, comment="when some process was last seen running"),
)

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("owner", sa.String(64), primary_key=True),
    sa.Column("begins", sa.String(24), primary_key=True),
    sa.Column("ends", sa.String(24), nullable=False, comment="also where it was ended before"),
)
