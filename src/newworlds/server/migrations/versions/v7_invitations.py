"""Of invitations only hashes are stored. Those of earlier tables stay as they are: their hosts can still see them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v7"
down_revision: str | None = "v6"


def upgrade() -> None:
    op.add_column("seats", sa.Column("invite_hash", sa.String(64), comment="of the invitation, which is not stored"))
