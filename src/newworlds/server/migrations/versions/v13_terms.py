"""On which terms a table is played: pace, listed, rated, watched."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v13"
down_revision: str | None = "v12"


def upgrade() -> None:
    terms = sa.Column("terms", sa.JSON, comment="pace, listed, rated, watched; missing: the usual ones")
    op.add_column("tables", terms)
