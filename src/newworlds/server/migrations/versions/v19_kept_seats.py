"""Seats that are kept for somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v19"
down_revision: str | None = "v18"


def upgrade() -> None:
    op.add_column(
        "seats",
        sa.Column("kept_for", sa.String(64), comment="the only one who may take it, until somebody has"),
    )
    op.create_index("ix_seats_kept_for", "seats", ["kept_for"])
