"""What clocks need beyond the tables themselves."""

from __future__ import annotations

import sqlalchemy as sa

from newworlds.server.storage.schema.base import metadata

heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("at", sa.String(24), nullable=False, comment="when some process was last seen running"),
)
