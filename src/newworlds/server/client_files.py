"""The built browser client: files with a hash in their name are cached, pages are requested again each time."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from newworlds.games import all_games
from newworlds.server.answers import refusal
from newworlds.server.errors import UnknownPage

FOR_EVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
ASK_AGAIN = "no-cache"

PAGES = (
    "/notifications",
    *("/", "/t/{table_id}", "/replay", "/replay/{table_id}", "/gallery", "/about", "/fair-dealing"),
    *("/host", "/privacy", "/me", "/friends", "/lobby", "/unfinished"),
    *("/p/{person_id}", "/leaderboards", "/leaderboards/{game_id}/{players}"),
)


def client_routes(folder: Path) -> list[BaseRoute]:
    """The client's pages; the client itself decides from the address what to show."""

    async def page(_request: Request) -> Response:
        return _index(folder)

    async def page_of_game(request: Request) -> Response:
        known = {game.id for game in all_games()}
        return _index(folder, 200 if request.path_params["game"] in known else 404)

    pages = [Route(path, page) for path in PAGES]
    pages += [Route(path, page_of_game) for path in ("/rules/{game}", "/gallery/{game}", "/learn/{game}")]
    assets = Mount("/assets", Files(folder / "assets", FOR_EVER))
    return [*pages, assets, Mount("/", ClientFolder(folder))]


class Files(StaticFiles):
    def __init__(self, folder: Path, caching: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._caching = caching

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = self._caching
        return response


class ClientFolder(Files):
    """Other files of the client, such as its icon; for unknown addresses, the client's “not found” page."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, AN_HOUR)
        self._folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            return self._lost(scope)

    def _lost(self, scope: Scope) -> Response:
        wants_page = "text/html" in Request(scope).headers.get("accept", "")
        if wants_page and not scope["path"].startswith("/api/"):
            return _index(self._folder, status=404)
        return refusal(UnknownPage())


def _index(folder: Path, status: int = 200) -> Response:
    index = folder / "index.html"
    if not index.is_file():
        return refusal(UnknownPage())
    return FileResponse(index, status, {"cache-control": ASK_AGAIN})
