"""A player's request that the others let a turn be undone.

The column `undo_seat` stays: servers of the version before read it while they are replaced one by one.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v11"
down_revision: str | None = "v10"


def upgrade() -> None:
    request = sa.Column("request", sa.JSON, comment="of a player, that the others let a turn be undone")
    op.add_column("tables", request)
