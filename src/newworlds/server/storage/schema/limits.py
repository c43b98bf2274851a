"""How often somebody did something lately."""

from __future__ import annotations

import sqlalchemy as sa

from newworlds.server.storage.schema.base import metadata

rate_counts = sa.Table(
    "rate_counts",
    metadata,
    sa.Column("window", sa.String(32), primary_key=True, comment="hash of who did what, and when"),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("expires", sa.Float, nullable=False, index=True, comment="seconds since 1970"),
)
