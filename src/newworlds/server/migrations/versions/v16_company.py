"""Friends and what is said at tables."""

from __future__ import annotations

revision = "v16"
down_revision: str | None = "v15"


def upgrade() -> None:
    pass
