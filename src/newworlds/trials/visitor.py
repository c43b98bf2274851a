"""A browser without a screen: it keeps its cookie, sends requests and holds live connections."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake

from newworlds.core.dealing import SECRET_BYTES, commitment_of
from newworlds.trials.errors import Unreachable

PATIENCE: Final = 60.0
"""Seconds to wait for an answer: a server under full load may be slow, and that is then measured."""
LARGEST_MESSAGE: Final = 16 * 1024 * 1024


class Answer(msgspec.Struct, frozen=True):
    status: int
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Visitor:
    """Whichever of the servers it is told to use, it is the same person there."""

    def __init__(self) -> None:
        self.cookie = ""
        self.contribution = secrets.token_hex(SECRET_BYTES)
        """To the dealing."""

    @property
    def commitment(self) -> str:
        return commitment_of(self.contribution)

    async def get(self, server: str, path: str) -> Answer:
        return await asyncio.to_thread(self._request, server, "GET", path, None)

    async def post(self, server: str, path: str, body: object) -> Answer:
        return await asyncio.to_thread(self._request, server, "POST", path, msgspec.json.encode(body))

    async def connect(self, server: str, table_id: str, is_compressed: bool = False) -> ClientConnection:
        """Browsers compress; clients that share the server's cores do better without."""
        address = f"ws{server.removeprefix('http')}/api/tables/{table_id}/live"
        try:
            return await connect(
                address,
                additional_headers={"Cookie": self.cookie},
                compression="deflate" if is_compressed else None,
                max_size=LARGEST_MESSAGE,
                ping_interval=None,
                open_timeout=PATIENCE,
                close_timeout=1,
                proxy=None,
            )
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Unreachable(server=server, problem=str(error)) from error

    def _request(self, server: str, method: str, path: str, body: bytes | None) -> Answer:
        connection = HTTPConnection(urlsplit(server).netloc, timeout=PATIENCE)
        headers = {"Cookie": self.cookie} if self.cookie else {}
        try:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            self._keep_cookie(response.headers.get_all("set-cookie", []))
            return Answer(response.status, response.read())
        except (OSError, HTTPException) as error:
            raise Unreachable(server=server, problem=str(error)) from error
        finally:
            connection.close()

    def _keep_cookie(self, offered: Sequence[str]) -> None:
        for cookie in offered:
            self.cookie = cookie.partition(";")[0]
