"""Planned turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v24"
down_revision: str | None = "v23"


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("moves", sa.JSON, nullable=False, comment="of the next turn, with what each is meant to do"),
        sa.Column("telling", sa.String(12), nullable=False, comment="when the others are told of them"),
        sa.Column("made", sa.String(24), nullable=False),
        sa.Column("problem", sa.JSON, comment="why it was not carried out, when the turn came"),
    )
