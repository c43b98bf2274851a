"""What the host does and says."""

from __future__ import annotations

revision = "v18"
down_revision: str | None = "v17"


def upgrade() -> None:
    pass
