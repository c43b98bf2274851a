"""When a table was put away because nobody had touched it for long."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v6"
down_revision: str | None = "v5"


def upgrade() -> None:
    op.add_column("tables", sa.Column("expired", sa.String(24), comment="when it was put away, if it was"))
    op.create_index("ix_tables_expired", "tables", ["expired"])
