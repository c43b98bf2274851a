"""Games are dealt from a secret of the server and contributions of the players, or from a chosen seed."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v5"
down_revision: str | None = "v4"


def upgrade() -> None:
    _let_be_missing("seed", sa.BigInteger(), "if it was chosen, or drawn before there were contributions")
    _let_be_missing("salt", sa.String(32), "of a seed that was drawn")
    chance = sa.Column(
        "chance", sa.Integer, nullable=False, server_default="1", comment="version of the random numbers"
    )
    op.add_column("tables", chance)
    op.add_column("tables", sa.Column("secret", sa.String(64), comment="what the server contributes to the dealing"))
    op.create_table(
        "contributions",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("contribution", sa.String(64), comment="missing until it is shown, or for good if it is left out"),
        sa.Column("agrees", sa.Boolean, nullable=False, comment="to deal without those who are awaited"),
    )


def _let_be_missing(column: str, kind: sa.types.TypeEngine[Any], comment: str) -> None:
    """SQLite cannot change a column; a new one takes its place."""
    op.add_column("tables", sa.Column(f"new_{column}", kind, comment=comment))
    op.execute(f"UPDATE tables SET new_{column} = {column}")
    op.drop_column("tables", column)
    op.alter_column("tables", f"new_{column}", new_column_name=column)
