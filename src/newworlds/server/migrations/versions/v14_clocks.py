"""Time that players have, and who plays for those who are away."""

from __future__ import annotations

revision = "v14"
down_revision: str | None = "v13"


def upgrade() -> None:
    pass
