"""HTTP responses: JSON, and refusals as catalogue messages."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from newworlds.core.errors import NewWorldsError
from newworlds.server import metrics
from newworlds.server.errors import ServerError, UnknownPage, WrongMethod, status_of
from newworlds.server.infos import Refusal
from newworlds.server.limit_errors import TooManyRequests

log = logging.getLogger(__name__)


class Json(Response):
    """Most answers are meant for one browser and change with every move, so none is kept on the way."""

    media_type = "application/json"

    def __init__(self, content: Any, status: int = 200, headers: Mapping[str, str] = {}) -> None:
        super().__init__(content, status, {"cache-control": "no-store", **headers})

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def refusal(error: NewWorldsError, status: int | None = None, headers: Mapping[str, str] = {}) -> Json:
    metrics.REFUSED.labels(error.code).inc()
    return Json(Refusal(error.message), status or status_of(type(error)), headers)


async def refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, NewWorldsError)
    headers = {"retry-after": str(error.details["seconds"])} if isinstance(error, TooManyRequests) else {}
    return refusal(error, headers=headers)


async def not_served(_request: Request, error: Exception) -> Response:
    """Requests that Starlette itself refuses: unknown paths and methods."""
    assert isinstance(error, HTTPException)
    reason: ServerError = WrongMethod() if error.status_code == 405 else UnknownPage()
    return refusal(reason, error.status_code, error.headers or {})


class FailuresAnswered:
    """A bug in the program is logged once, and whoever met it is told that it was one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def send_and_remember(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_and_remember)
        except ClientDisconnect:
            log.debug("%s went away", scope["path"])
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"])
            if has_begun:
                raise
            await refusal(NewWorldsError(), 500)(scope, receive, send)
