"""Jobs, as procrastinate keeps them: in a schema of their own, and with PostgreSQL only."""

from __future__ import annotations

from alembic import op

revision = "v3"
down_revision: str | None = "v2"


def upgrade() -> None:
    if op.get_context().dialect.name != "postgresql":
        return
    from procrastinate.schema import SchemaManager

    from newworlds.server.storage.job_rows import SCHEMA

    op.execute(f"CREATE SCHEMA {SCHEMA}")
    op.execute(f"SET LOCAL search_path TO {SCHEMA}")
    # As it is, with its percent signs and in one go: not a statement for SQLAlchemy.
    driver = op.get_bind().connection.driver_connection
    assert driver is not None
    driver.execute(SchemaManager.get_schema())
    op.execute("SET LOCAL search_path TO DEFAULT")
