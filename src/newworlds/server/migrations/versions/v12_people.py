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
        sa.Column("role", sa.String(16), nullable=False, server_default="player", comment="player, moderator or host"),
        sa.Column("created", sa.String(24), nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("login", sa.Text, nullable=False, unique=True, comment="the name, however it is written"),
        sa.Column("password", sa.String(200), nullable=False, comment="Argon2 hash"),
        sa.Column("recovery", sa.String(64), comment="hash of a code that was shown once"),
        sa.Column("created", sa.String(24), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True, comment="told to its person, to end it"),
        sa.Column("key_hash", sa.String(64), nullable=False, unique=True, comment="of the key in the browser’s cookie"),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("device", sa.String(80), nullable=False, comment="browser and system, as it names itself"),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("seen", sa.String(24), nullable=False, comment="to the day"),
    )
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True, comment="of a secret that is good once"),
        sa.Column("kind", sa.String(16), nullable=False, comment="what it is good for"),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id")),
        sa.Column("table_id", sa.String(16), comment="of a seat that moves: it may be gone by then"),
        sa.Column("seat", sa.Integer),
        sa.Column("expires", sa.String(24), nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_tickets_person", "tickets", ["person"])
    op.create_index("ix_tickets_expires", "tickets", ["expires"])
