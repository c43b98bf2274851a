"""What the host does and says."""

from __future__ import annotations

import sqlalchemy as sa

from newworlds.server.storage.schema.base import metadata

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("at", sa.String(24), nullable=False, index=True),
    sa.Column("actor", sa.String(16), comment="the person who did it; none: whoever types commands on the server"),
    sa.Column("act", sa.String(32), nullable=False),
    sa.Column("subject", sa.String(64), nullable=False, comment="the id of the person, table, … it was done to"),
    sa.Column("details", sa.JSON, nullable=False),
)

announcements = sa.Table(
    "announcements",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("texts", sa.JSON, nullable=False, comment="by language"),
    sa.Column("created", sa.String(24), nullable=False),
    sa.Column("until", sa.String(24), nullable=False, index=True, comment="when it is no longer shown"),
)
