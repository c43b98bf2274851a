"""A mail server that keeps what it is sent, for tests; and what a club needs to use it."""

from __future__ import annotations

import re
import socketserver
import threading
from collections.abc import Mapping
from email import message_from_bytes, policy
from email.message import EmailMessage
from types import TracebackType
from typing import Self

import msgspec

from tests.server.playing import Json, wait_until

SITE = "https://games.newworlds.test"
SENDER = "games@newworlds.test"


class Mail(msgspec.Struct, frozen=True):
    to: str
    message: EmailMessage

    @property
    def plain(self) -> str:
        return self._part("plain")

    @property
    def html(self) -> str:
        return self._part("html")

    @property
    def subject(self) -> str:
        return str(self.message["Subject"])

    @property
    def whole(self) -> str:
        """Everything that is readable in it."""
        headers = "\n".join(f"{name}: {value}" for name, value in self.message.items())
        return f"{headers}\n{self.plain}\n{self.html}"

    def secret(self, name: str) -> str:
        """In the link with that fragment."""
        found = re.search(rf"#{name}=([\w-]+)", self.plain)
        assert found is not None, self.plain
        return found[1]

    def _part(self, kind: str) -> str:
        part = self.message.get_body((kind,))
        assert part is not None
        return str(part.get_content())


class MailServer:
    def __init__(self) -> None:
        self.received: list[Mail] = []
        self.refused: dict[str, int] = {}
        """Addresses that nobody has, with the code of the answer."""
        self.trouble = 0
        """If it is not 0, the code with which every visitor is sent away."""
        self.visits = 0
        outer = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                outer.visits += 1
                _Conversation(outer, self).hold()

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port: int = self._server.server_address[1]
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

    def settings(self, **chosen: object) -> Json:
        """Of a server that sends its e-mails here."""
        given: Json = {
            "mail_server": "127.0.0.1",
            "mail_port": self.port,
            "mail_security": "none",
            "mail_from": f"New Worlds <{SENDER}>",
            "mail_delay": 0.0,
            "site_url": SITE,
        }
        return given | chosen

    def to(self, address: str) -> list[Mail]:
        return [mail for mail in list(self.received) if mail.to == address]

    def about(self, address: str, text: str) -> Mail:
        """The first that has this text, once it is there."""
        wait_until(lambda: any(text in mail.plain for mail in self.to(address)))
        return next(mail for mail in self.to(address) if text in mail.plain)

    def delivered(self, address: str, count: int = 1) -> Mail:
        """The last of so many, once they are there."""
        wait_until(lambda: len(self.to(address)) >= count)
        found = self.to(address)
        assert len(found) == count, [mail.subject for mail in found]
        return found[-1]


class _Conversation:
    """As RFC 5321 has it, as far as clients need it here."""

    def __init__(self, server: MailServer, wire: socketserver.StreamRequestHandler) -> None:
        self._server = server
        self._wire = wire
        self._to = ""

    def hold(self) -> None:
        if self._server.trouble:
            self._say(f"{self._server.trouble} come back later")
            return
        self._say("220 ready")
        while line := self._wire.rfile.readline().decode().strip():
            if not self._answered(line):
                return

    def _answered(self, line: str) -> bool:
        command = line.split(":")[0].split()[0].upper()
        if command == "RCPT":
            self._to = re.sub(r".*<(.*)>.*", r"\1", line)
            self._say(f"{self._server.refused.get(self._to, 250)} recipient")
        elif command == "DATA":
            self._say("354 go on")
            self._read()
        else:
            self._say(_ANSWERS.get(command, "250 fine"))
        return command != "QUIT"

    def _read(self) -> None:
        lines: list[bytes] = []
        while (line := self._wire.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        message = message_from_bytes(b"".join(lines), policy=policy.default)
        self._server.received.append(Mail(self._to, message))
        self._say("250 taken")

    def _say(self, answer: str) -> None:
        self._wire.wfile.write(f"{answer}\r\n".encode())


_ANSWERS: Mapping[str, str] = {
    "EHLO": "250-newworlds.test\r\n250 AUTH PLAIN LOGIN",
    "AUTH": "535 wrong: sesame-the-password",
    "QUIT": "221 bye",
}
"""A server that lets nobody in by password, and repeats what it was told."""
