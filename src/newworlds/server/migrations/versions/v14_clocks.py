"""Time that players have, and who plays for those who are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v14"
down_revision: str | None = "v13"


def upgrade() -> None:
    ending = sa.Column("ending", sa.String(16), comment="how a game ended that was not played to its end")
    op.add_column("tables", ending)
    op.add_column("tables", sa.Column("clock", sa.JSON, comment="the seconds that players have left"))
    op.add_column("tables", sa.Column("due", sa.String(24), comment="when the clock that runs will have run out"))
    op.create_index("ix_tables_due", "tables", ["due"])
    stand_in = sa.Column("stand_in", sa.String(64), comment="the bot that plays here while the owner is away")
    op.add_column("seats", stand_in)
    op.add_column("seats", sa.Column("left", sa.String(16), comment="why the owner is away"))
    op.create_table(
        "heartbeats",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.String(24), nullable=False, comment="when some process was last seen running"),
    )
