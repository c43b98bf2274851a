"""What people are told while they are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v15"
down_revision: str | None = "v14"


def upgrade() -> None:
    op.create_table(
        "site_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False, comment="secret; made when it is first needed"),
    )
    _create_subscriptions()
    op.create_table(
        "quiet_hours",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("begins", sa.Integer, nullable=False, comment="hour of the day, 0 to 23"),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(48), nullable=False, comment="time zone, as in Europe/Paris"),
    )
    op.create_table(
        "told_turns",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column(
            "turn", sa.Integer, nullable=False, comment="the last step of the others before the turn they were told of"
        ),
    )


def _create_subscriptions() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True, comment="hash of the endpoint"),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column(
            "endpoint", sa.Text, nullable=False, comment="where the browser's push service takes messages for it"
        ),
        sa.Column("p256dh", sa.String(128), nullable=False, comment="the browser's public key"),
        sa.Column("auth", sa.String(64), nullable=False, comment="the browser's secret"),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
    )
    op.create_index("ix_push_subscriptions_owner", "push_subscriptions", ["owner"])
