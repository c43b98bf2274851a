"""E-mail: addresses, what waits to be sent, and which turns were told how."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v21"
down_revision: str | None = "v20"


def upgrade() -> None:
    op.create_table(
        "turn_mentions",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("way", sa.String(8), primary_key=True, comment="mail or reminder"),
        sa.Column("turn", sa.Integer, nullable=False, comment="as in told_turns"),
    )
    _create_addresses()
    op.create_table(
        "mails",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column(
            "person", sa.String(16), sa.ForeignKey("people.id"), index=True, comment="whom it is for, once known"
        ),
        sa.Column("address", sa.Text, comment="where it goes, once known"),
        sa.Column("details", sa.JSON, nullable=False, comment="what it is about; no secret that opens anything"),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("due", sa.String(24), nullable=False, index=True, comment="when it is to be sent, or tried again"),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
    )


def _create_addresses() -> None:
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("address", sa.Text, comment="confirmed: somebody who reads it has said so"),
        sa.Column("pending", sa.Text, comment="to be confirmed: nothing else is sent there"),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("turns", sa.String(8), nullable=False, server_default="none", comment="at_once, daily or none"),
        sa.Column(
            "hour", sa.Integer, nullable=False, server_default="8", comment="of the day, when daily mail is sent"
        ),
        sa.Column("zone", sa.String(48), nullable=False, server_default="UTC", comment="time zone, as in Europe/Paris"),
        sa.Column(
            "is_both", sa.Boolean, nullable=False, server_default=sa.false(), comment="also if a browser was told"
        ),
        sa.Column("since", sa.String(24), nullable=False, comment="when it was chosen what is told"),
        sa.Column("gathered", sa.String(10), comment="the last day for which there was a daily mail"),
        sa.Column("refused", sa.Text, comment="the address that the mail server refused for good, if it did"),
    )
