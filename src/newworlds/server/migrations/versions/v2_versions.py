"""Every change of a table counts its version up, so that nobody overwrites what they have not seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v2"
down_revision: str | None = "v1"


def upgrade() -> None:
    version = sa.Column(
        "version", sa.Integer, nullable=False, server_default="0", comment="counts every change of the table"
    )
    op.add_column("tables", version)
