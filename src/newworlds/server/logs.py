"""The log: for people or, one JSON object a line, for programs. What comes from outside is escaped and never secret."""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Final

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from newworlds.core.escaping import escaped
from newworlds.server.settings import Settings

_SECRETS: Final = re.compile(r"(?<=newworlds_key=)[\w-]+|(?<=invite=)[\w-]+|\b[0-9a-f]{32,}\b")
"""Keys and invitations by their names; hashes of owners, salts and keys of chance by their look."""
_WITHHELD: Final = "(withheld)"
_request: ContextVar[str | None] = ContextVar("request", default=None)


def start_logging(settings: Settings) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_format == "json" else Lines())
    handler.addFilter(SparingFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("newworlds").setLevel(logging.INFO)


def presentable(text: str) -> str:
    """In one line, without control characters and secrets."""
    return escaped(_SECRETS.sub(_WITHHELD, text))


class Lines(logging.Formatter):
    """For people: one line, and under it the traceback, indented so that no text in it can pass for another entry."""

    def format(self, record: logging.LogRecord) -> str:
        request = _request.get()
        origin = f"{record.name} {request}" if request else record.name
        head = f"{_time(record)} {record.levelname} {origin}: {presentable(record.getMessage())}"
        return "\n".join([head, *(f"    {line}" for line in _traceback(self, record))])


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": _request.get(),
            "message": presentable(record.getMessage()),
            "traceback": _traceback(self, record),
        }
        return msgspec.json.encode({name: value for name, value in entry.items() if value}).decode()


def _time(record: logging.LogRecord) -> str:
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z"


def _traceback(formatter: logging.Formatter, record: logging.LogRecord) -> list[str]:
    if not record.exc_info:
        return []
    return [presentable(line) for line in formatter.formatException(record.exc_info).split("\n")]


class SparingFilter(logging.Filter):
    """A line of the program that complains over and over is heard a few times a minute, so that disks stay empty."""

    MOST: Final = 20
    SECONDS: Final = 60.0

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        place = (record.pathname, record.lineno)
        since, count = self._said.get(place, (record.created, 0))
        if record.created - since >= self.SECONDS:
            if count > self.MOST:
                record.msg = f"{record.getMessage()} ({count - self.MOST} more like this were left out)"
                record.args = None
            since, count = record.created, 0
        self._said[place] = (since, count + 1)
        return count < self.MOST


def begin_request() -> str:
    """The id of the request that is being answered from here on."""
    request_id = secrets.token_hex(6)
    _request.set(request_id)
    return request_id


class RequestIds:
    """Every request gets an id, which its log entries and its answer carry."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_id = begin_request()

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["x-request-id"] = request_id
            await send(message)

        await self.app(scope, receive, send_with_id)
