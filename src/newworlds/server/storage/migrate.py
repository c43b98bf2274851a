"""Migrate a database to the newest schema. Alembic is slow to import, so only when there is something to do."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.errors import DatabaseTooNew
from newworlds.server.storage.schema import SCHEMA

MIGRATIONS = Path(__file__).parent.parent / "migrations"


def migrate(connection: Connection) -> None:
    found = _schema_of(connection)
    if found == SCHEMA:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise DatabaseTooNew(database=str(connection.engine.url.database), found=found, known=SCHEMA)
    command.upgrade(config, "head")


def _schema_of(connection: Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found
