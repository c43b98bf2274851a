"""The character NUL, which PostgreSQL keeps in no text: sent anywhere, it is refused before it gets there."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from newworlds.server.app import ENDPOINTS
from newworlds.server.errors import BadMessage
from newworlds.server.requests import read_json
from tests.server.in_process import Socket, application, call
from tests.server.test_fuzz import ADA, VALID_BODIES

NUL = "a\0b"
MAILING = {
    "mail_server": "127.0.0.1",
    "mail_security": "none",
    "mail_from": "games@example.org",
    "site_url": "http://localhost",
}
"""Without it no request about e-mails gets far."""


def spoiled(body: Any) -> Iterator[Any]:
    """The same with one text after the other that has the character in it."""
    if isinstance(body, str):
        yield NUL
    elif isinstance(body, dict | list):
        for place in body if isinstance(body, dict) else range(len(body)):
            for part in spoiled(body[place]):
                whole = deepcopy(body)
                whole[place] = part
                yield whole


def requests() -> Iterator[tuple[str, str, Any]]:
    for endpoint in ENDPOINTS:
        path, valid = f"/api{endpoint.path}", VALID_BODIES.get(endpoint.path, {})
        plain = re.sub(r"{\w+}", "a", path)
        if "{" in path:
            yield endpoint.method, re.sub(r"{\w+}", NUL, path), valid
        yield from ((endpoint.method, f"{plain}?{name}=%00", valid) for name in endpoint.query)
        yield from ((endpoint.method, plain, body) for body in spoiled(valid))


def test_it_reaches_no_database(tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> list[str]:
        failed = []
        async with application(tmp_path, database=database, **MAILING) as (app, _):
            for method, path, body in requests():
                answer = await call(app, method, path, json.dumps(body).encode(), ADA)
                if answer.status >= 500:
                    failed.append(f"{method} {path} {body}")
            for page in (f"/{NUL}", f"/assets/{NUL}"):
                assert (await call(app, "GET", page, b"", ADA)).status < 500
            socket = Socket(app, NUL, ADA)
            await socket.task
            assert socket.heard == []
        return failed

    with caplog.at_level(logging.ERROR):
        assert asyncio.run(ask()) == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("kind", [str, bytes])
def test_it_may_be_spoken_of(kind: type[str] | type[bytes]) -> None:
    """A backslash of one's own before the same signs means nothing but itself."""
    spoken, meant = r'"\\u0000 \\\\u0000"', r'"\\\u0000"'
    as_sent = (lambda text: text) if kind is str else str.encode
    assert read_json(as_sent(spoken), str) == r"\u0000 \\u0000"
    with pytest.raises(BadMessage):
        read_json(as_sent(meant), str)
