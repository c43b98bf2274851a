"""Vacations, in which the clocks of slow games stand still."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v23"
down_revision: str | None = "v22"


def upgrade() -> None:
    op.create_table(
        "vacations",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("begins", sa.String(24), primary_key=True),
        sa.Column("ends", sa.String(24), nullable=False, comment="also where it was ended before"),
    )
