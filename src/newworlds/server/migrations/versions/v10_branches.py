"""Branches: tables that play on from a moment of another game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v10"
down_revision: str | None = "v9"


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column("branched_at", sa.Integer, comment="of a branch: how many moves it shares with its origin"),
    )
    op.add_column(
        "tables",
        sa.Column("branched_from", sa.String(16), comment="the table it branches off, which may be gone by now"),
    )
    op.add_column(
        "tables",
        sa.Column("key", sa.String(64), comment="of a branch: what the finished game was dealt from, if not a seed"),
    )
    op.add_column(
        "tables",
        sa.Column("start", sa.JSON(none_as_null=True), comment="of a branch: the imagined position where it begins"),
    )
    op.create_index("ix_tables_branched_at", "tables", ["branched_at"])
