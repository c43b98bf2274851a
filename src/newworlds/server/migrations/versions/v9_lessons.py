"""Tables where a lesson is given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v9"
down_revision: str | None = "v8"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(32), comment="the lesson that is given here, if one is"))
