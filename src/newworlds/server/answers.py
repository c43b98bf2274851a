"""HTTP responses: JSON, and refusals as catalogue messages."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from newworlds.core.errors import NewWorldsError
from newworlds.server.errors import ServerError, UnknownPage, WrongMethod, status_of
from newworlds.server.infos import Refusal

log = logging.getLogger(__name__)


class Json(Response):
    """Most answers are meant for one browser and change with every move, so none is kept on the way."""

    media_type = "application/json"

    def __init__(self, content: Any, status: int = 200, headers: Mapping[str, str] = {}) -> None:
        super().__init__(content, status, {"cache-control": "no-store", **headers})

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def refusal(error: NewWorldsError, status: int | None = None, headers: Mapping[str, str] = {}) -> Json:
    return Json(Refusal(error.message), status or status_of(type(error)), headers)


async def refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, NewWorldsError)
    return refusal(error)


async def not_served(_request: Request, error: Exception) -> Response:
    """Requests that Starlette itself refuses: unknown paths and methods."""
    assert isinstance(error, HTTPException)
    reason: ServerError = WrongMethod() if error.status_code == 405 else UnknownPage()
    return refusal(reason, error.status_code, error.headers or {})


async def failed(request: Request, error: Exception) -> Response:
    """A bug in the program; Starlette also logs it."""
    log.error("%s %s failed", request.method, request.url.path)
    return refusal(NewWorldsError(), 500)
