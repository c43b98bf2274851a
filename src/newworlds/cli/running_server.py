"""What a server that is running says about its health."""

from __future__ import annotations

from http.client import HTTPConnection, HTTPException

import msgspec

from newworlds.core.message import Message
from newworlds.server.infos import Health, Refusal

PATIENCE = 5.0
"""Seconds: longer than a server waits for its database before it says that it is not ready."""
_LONGEST_ANSWER = 64 * 1024


class RunningServer:
    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port

    def alive(self) -> Health | None:
        """None where something else answers, or nobody."""
        told = self._told("/api/health/live")
        return told if isinstance(told, Health) else None

    def why_not_ready(self) -> Message | None:
        """None if a move made now would be stored."""
        told = self._told("/api/health/ready")
        if isinstance(told, Refusal):
            return told.error
        return None if told else Message("cli.doctor.ready.no_answer")

    def _told(self, path: str) -> Health | Refusal | None:
        connection = HTTPConnection(self._host, self._port, timeout=PATIENCE)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            kind: type[Health | Refusal] = Health if answer.status == 200 else Refusal
            return msgspec.json.decode(answer.read(_LONGEST_ANSWER), type=kind)
        except (OSError, HTTPException, msgspec.DecodeError):
            return None
        finally:
            connection.close()
