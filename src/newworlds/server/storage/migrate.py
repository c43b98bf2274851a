"""Migrate a database to the newest schema. Alembic is slow to import, so only when there is something to do."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.start_errors import DatabaseTooNew
from newworlds.server.storage.schema import SCHEMA

MIGRATIONS = Path(__file__).parent.parent / "migrations"


def migrate(connection: Connection, schema: str = SCHEMA) -> None:
    """To the newest schema, or to an older one for rows that were stored with it."""
    found = schema_of(connection)
    if found == schema:
        return
    if found is not None and not is_known(found):
        raise DatabaseTooNew(database=str(connection.engine.url.database), found=found, known=SCHEMA)
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, schema)


def schema_of(connection: Connection) -> str | None:
    """None where New Worlds has stored nothing yet."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


def is_known(schema: str) -> bool:
    return schema == SCHEMA or schema in _known_schemas()


@cache
def _known_schemas() -> frozenset[str]:
    from alembic.script import ScriptDirectory

    return frozenset(script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions())
