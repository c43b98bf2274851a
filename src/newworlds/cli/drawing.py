"""Draws the board of a record as the browser shows it, by letting a browser do it: there is one set of art."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route

from newworlds.cli.browsers import headless
from newworlds.core.errors import NewWorldsError
from newworlds.server.answers import Json
from newworlds.server.app import create_app
from newworlds.server.running import open_registry
from newworlds.server.settings import Settings
from newworlds.server.start import listen
from newworlds.server.start_errors import ClientMissing

PATIENCE = 90.0
"""Seconds for a browser to start and to draw; usually it takes about three."""


class DrawingFailed(NewWorldsError):
    """With the `problem` that the page or the browser told."""

    code = "drawing_failed"


class Order(msgspec.Struct, frozen=True):
    """What the page is asked to draw."""

    record: str
    at: int
    language: str


def drawn(order: Order, browser: Path) -> str:
    """An SVG document. `DrawingFailed` if the browser cannot."""
    return asyncio.run(_drawn(order, browser))


class _Easel:
    """Hands the order to the page whose address has the right name, and takes its drawing."""

    def __init__(self, order: Order, client: Path) -> None:
        self.name = secrets.token_urlsafe(24)
        self.drawing: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._order = order
        self._client = client

    def routes(self) -> list[Route]:
        return [
            Route(f"/picture/{self.name}", self._page),
            Route(f"/picture/{self.name}/order", self._hand_over),
            Route(f"/picture/{self.name}/drawing", self._take, methods=["POST"]),
            Route(f"/picture/{self.name}/failure", self._give_up, methods=["POST"]),
        ]

    async def _page(self, _request: Request) -> Response:
        return FileResponse(self._client / "index.html")

    async def _hand_over(self, _request: Request) -> Response:
        return Json(self._order)

    async def _take(self, request: Request) -> Response:
        document = (await request.body()).decode()
        if not self.drawing.done():
            self.drawing.set_result(document)
        return Response(status_code=204)

    async def _give_up(self, request: Request) -> Response:
        problem = (await request.body()).decode()
        if not self.drawing.done():
            self.drawing.set_exception(DrawingFailed(problem=problem))
        return Response(status_code=204)


async def _drawn(order: Order, browser: Path) -> str:
    with TemporaryDirectory(prefix="newworlds-", ignore_cleanup_errors=True) as folder:
        async with _served(order, Path(folder)) as (easel, address):
            return await _asked(easel, headless(browser, Path(folder) / "profile", address))


@contextlib.asynccontextmanager
async def _served(order: Order, folder: Path) -> AsyncIterator[tuple[_Easel, str]]:
    """The pages and what they ask for, on a port that nobody else knows."""
    chosen = Settings(database=str(folder / "tables.sqlite3"), rates=False)
    if not (Path(chosen.client) / "index.html").is_file():
        raise ClientMissing(folder=chosen.client)
    async with open_registry(chosen) as registry:
        easel = _Easel(order, Path(chosen.client))
        site = Starlette(routes=[*easel.routes(), Mount("/", create_app(registry, chosen))])
        server = uvicorn.Server(uvicorn.Config(site, lifespan="off", log_config=None, access_log=False))
        with listen("127.0.0.1", 0) as listening:
            running = asyncio.create_task(server.serve(sockets=[listening]))
            try:
                yield easel, f"http://127.0.0.1:{listening.getsockname()[1]}/picture/{easel.name}"
            finally:
                server.should_exit = True
                await running


async def _asked(easel: _Easel, command: tuple[str, ...]) -> str:
    nowhere = asyncio.subprocess.DEVNULL
    try:
        process = await asyncio.create_subprocess_exec(*command, stdin=nowhere, stdout=nowhere, stderr=nowhere)
    except OSError as error:
        raise DrawingFailed(problem=str(error)) from error
    try:
        return await asyncio.wait_for(easel.drawing, PATIENCE)
    except TimeoutError as error:
        raise DrawingFailed(problem=f"no drawing after {PATIENCE:.0f} s") from error
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
