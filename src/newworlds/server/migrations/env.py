"""Run by Alembic, on the connection and in the transaction that the server passes in."""

from __future__ import annotations

from alembic import context

from newworlds.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
