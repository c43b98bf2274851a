"""What one address opened, and how often somebody did something, counted for all processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v4"
down_revision: str | None = "v3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened_from", sa.String(32), comment="hash of the address it was opened from"))
    op.create_index("ix_tables_opened_from", "tables", ["opened_from"])
    op.create_table(
        "rate_counts",
        sa.Column("window", sa.String(32), primary_key=True, comment="hash of who did what, and when"),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False, index=True, comment="seconds since 1970"),
    )
