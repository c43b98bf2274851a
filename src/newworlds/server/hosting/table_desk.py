"""Tables, as hosts see them: how they stand, not what is hidden there."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from newworlds.core.text import LANGUAGES, words
from newworlds.games import IDS, game
from newworlds.server.answers import Json
from newworlds.server.clock import now
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import UnknownTable
from newworlds.server.hosting.asking import read_as, registry_of, write_as
from newworlds.server.hosting.errors import NotHost
from newworlds.server.hosting.requests import checked_after
from newworlds.server.hosting.roles import host_of
from newworlds.server.lobby.routes import lobby_of
from newworlds.server.storage import expiry_rows, host_desk_rows
from newworlds.server.storage.audit_rows import noted
from newworlds.server.storage.changes import Changed
from newworlds.server.storage.host_desk_rows import TableLine
from newworlds.server.storage.role_rows import RoleRow


async def list_every_table(request: Request) -> Response:
    find, after = request.query_params.get("find", ""), checked_after(request.query_params.get("after"))

    def read(connection: Connection, _host: RoleRow) -> list[TableLine]:
        return host_desk_rows.found_tables(connection, find, games_called(find), after)

    return Json(await read_as(host_of, request, read))


def games_called(find: str) -> list[str]:
    """Whose name in some language contains what is looked for."""
    meant = find.casefold()
    return [
        name for name in IDS if any(meant in words(f"{game(name).id}.name", {}, each).casefold() for each in LANGUAGES)
    ]


async def put_away_table(request: Request) -> Response:
    """Those who sit there can have it back, as if nobody had touched it for long."""
    return await _changed(request, "put_away", lambda connection, table: expiry_rows.put_away(connection, table, now()))


async def delete_table(request: Request) -> Response:
    return await _changed(request, "delete_table", expiry_rows.delete_one)


async def _changed(request: Request, act: str, change: Callable[[Connection, str], list[Changed]]) -> Response:
    """Everybody who has the table open is told, in every process. Done twice, it changes nothing more."""
    table_id = request.path_params["table_id"]
    registry = registry_of(request)

    def work(connection: Connection, host: RoleRow) -> tuple[list[Changed], list[TableLine]]:
        if host_desk_rows.table_line(connection, table_id) is None:
            raise UnknownTable(table=table_id)
        changed = change(connection, table_id)
        if changed:
            noted(connection, host.id, act, table_id, {})
            registry.notices.announce(connection, changed)
        line = host_desk_rows.table_line(connection, table_id)
        return changed, [] if line is None else [line]

    changed, line = await write_as(host_of, request, work)
    for changed_id, version in changed:
        await registry.elsewhere.catch_up(changed_id, version)
        registry.desks.changed(changed_id)
    lobby_of(request).look_soon()
    return Json(line)


TABLE_DESK_ENDPOINTS = (
    Endpoint(
        "GET",
        "/host/tables",
        list_every_table,
        "All tables, those changed last first; for hosts",
        list[TableLine],
        refusals=(NotHost,),
        query=("find", "after"),
    ),
    Endpoint(
        "POST",
        "/host/tables/{table_id}/put_away",
        put_away_table,
        "Put a table away, until somebody who sits there restores it; for hosts",
        list[TableLine],
        refusals=(NotHost, UnknownTable),
    ),
    Endpoint(
        "POST",
        "/host/tables/{table_id}/delete",
        delete_table,
        "Delete a table for good; for hosts",
        list[TableLine],
        refusals=(NotHost, UnknownTable),
    ),
)
