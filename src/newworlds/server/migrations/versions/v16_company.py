"""Friends and what is said at tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v16"
down_revision: str | None = "v15"


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.String(64), nullable=False, comment="who says it"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False, comment="as they were called then"),
        sa.Column("at", sa.String(24), nullable=False),
        sa.Column("text", sa.String(300), comment="in their own words"),
        sa.Column("phrase", sa.String(32), comment="or a phrase that each reader sees in their language"),
    )
    op.create_table(
        "shunned",
        sa.Column("owner", sa.String(64), primary_key=True, comment="who does not want to hear"),
        sa.Column("other", sa.String(64), primary_key=True, index=True, comment="from whom"),
        sa.Column("is_blocked", sa.Boolean, nullable=False, comment="neither may they ask to be friends"),
        sa.Column("at", sa.String(24), nullable=False),
    )
    op.create_table(
        "friendships",
        sa.Column("asker", sa.String(64), primary_key=True),
        sa.Column("asked", sa.String(64), primary_key=True, index=True),
        sa.Column("at", sa.String(24), nullable=False, comment="when one asked the other"),
        sa.Column("since", sa.String(24), comment="when the other accepted, if they did"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("reporter", sa.String(64), nullable=False, index=True),
        sa.Column("reported", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False, comment="of the reported, as they were called then"),
        sa.Column("table_id", sa.String(16), comment="where it happened; the table may be gone by now"),
        sa.Column("words", sa.String(300), comment="the line of chat that is reported, as it was written"),
        sa.Column("reason", sa.String(300), nullable=False, comment="what the reporter says about it"),
        sa.Column("at", sa.String(24), nullable=False),
        sa.Column("settled", sa.String(24), comment="when a host has dealt with it, if one has"),
    )
    op.add_column("tables", sa.Column("rematch", sa.String(16), comment="where the same people play again, if they do"))
