"""Who plays here: guests and accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v12"
down_revision: str | None = "v11"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True, comment="told to everybody, as in links to profiles"),
        sa.Column("owner", sa.String(64), nullable=False, unique=True, comment="to whom seats and tables belong"),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("role", sa.String(8), nullable=False, server_default="player", comment="player or host"),
        sa.Column("created", sa.String(24), nullable=False),
    )
