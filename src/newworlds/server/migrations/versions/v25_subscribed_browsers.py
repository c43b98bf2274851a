"""To which browser a subscription belongs, so that it ends with its session."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v25"
down_revision: str | None = "v24"


def upgrade() -> None:
    comment = "of the key in the browser’s cookie; missing for subscriptions from before v25"
    op.add_column("push_subscriptions", sa.Column("key_hash", sa.String(64), comment=comment))
    op.create_index("ix_push_subscriptions_key_hash", "push_subscriptions", ["key_hash"])
