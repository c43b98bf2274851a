"""What people are told while they are away, and what they planned."""

from __future__ import annotations

revision = "v15"
down_revision: str | None = "v14"


def upgrade() -> None:
    pass
