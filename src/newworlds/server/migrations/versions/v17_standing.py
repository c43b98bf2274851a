"""Results and ratings."""

from __future__ import annotations

revision = "v17"
down_revision: str | None = "v16"


def upgrade() -> None:
    pass
