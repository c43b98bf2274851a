"""A push service, and the browsers that it delivers to."""

from __future__ import annotations

import base64
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.playing import Json, wait_until


def text(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode()


class Device:
    """A browser's subscription, with the keys that only the browser has."""

    def __init__(self, service: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = secrets.token_bytes(16)
        self.path = f"/{secrets.token_hex(8)}"
        self.endpoint = f"{service}{self.path}"

    def subscription(self, language: str = "en") -> Json:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(point), "auth": text(self._secret)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def read(self, body: bytes) -> Json:
        found: Json = msgspec.json.decode(http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret))
        return found


class PushService:
    def __init__(self) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.answers_with = 201
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.received.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(outer.answers_with)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05})

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def device(self) -> Device:
        return Device(self.address)

    def delivered(self, device: Device, count: int = 1) -> list[Json]:
        """What the device has been sent, once there are so many."""
        wait_until(lambda: len(self._to(device)) >= count)
        return [device.read(body) for body in self._to(device)]

    def _to(self, device: Device) -> list[bytes]:
        return [body for path, _, body in list(self.received) if path == device.path]
