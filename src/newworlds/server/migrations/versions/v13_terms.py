"""On which terms a table is played: pace, listed, rated, watched."""

from __future__ import annotations

revision = "v13"
down_revision: str | None = "v12"


def upgrade() -> None:
    pass
