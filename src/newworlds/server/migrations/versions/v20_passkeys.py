"""Passkeys of accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v20"
down_revision: str | None = "v19"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(16), primary_key=True, comment="told to its person, to remove it"),
        sa.Column("credential", sa.Text, nullable=False, unique=True, comment="how the device that has it names it"),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("site", sa.String(255), nullable=False, comment="the name of this server for which it was made"),
        sa.Column("public_key", sa.Text, nullable=False, comment="by which its signatures are checked"),
        sa.Column("uses", sa.BigInteger, nullable=False, comment="how often it was used, as the device counts"),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("used", sa.String(24), comment="when it was last used, to the day"),
    )
