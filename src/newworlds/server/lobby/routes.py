"""The route that lists the tables of the lobby."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.lobby.infos import LobbyTable
from newworlds.server.lobby.lobby import Lobby


async def list_lobby(request: Request) -> Response:
    return Json(await lobby_of(request).tables())


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


LOBBY_ENDPOINTS: Final = (
    Endpoint(
        "GET", "/lobby", list_lobby, "Tables with a seat that is open to all, and games to watch", list[LobbyTable]
    ),
)
