"""Whoever sits down becomes somebody."""

from __future__ import annotations

from starlette.requests import Request

from newworlds.server.storage.people_rows import ensured, person_of
from newworlds.server.storage.store import Store


async def ensure_person(request: Request, name: str | None) -> None:
    """Nothing to write for those who are known already, or have given no name."""
    store: Store = request.app.state.registry.store
    owner = request.state.owner
    if name is None:
        return
    known = await store.read(lambda connection: person_of(connection, owner))
    if known is not None and known.name:
        return
    await store.write(lambda connection: ensured(connection, owner, name))
