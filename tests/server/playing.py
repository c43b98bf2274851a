"""What the tests play with: a real server in a thread, and browsers without a screen."""

from __future__ import annotations

import asyncio
import secrets
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from newworlds.bots import AS_USUAL
from newworlds.core.dealing import commitment_of
from newworlds.core.match import Match
from newworlds.server.keys import COOKIE
from newworlds.server.settings import Settings
from newworlds.server.start import listen, run
from newworlds.server.storage.engine import engine_for
from newworlds.server.storage.migrate import migrate
from newworlds.server.thinking import BotTrouble, Thinker, job_for
from newworlds.server.thinking_process import answer

PATIENCE = 60.0
"""Seconds that a test waits for what must come, however busy the machine is."""

HERE = {"kind": "here", "name": "Ada"}
ALSO_HERE = {"kind": "here", "name": "Ben"}
LINK = {"kind": "link", "name": ""}
OPEN = {"kind": "open", "name": ""}
RANDOM_BOT = {"kind": "bot", "name": "Robin", "bot": "random"}
GREEDY_BOT = {"kind": "bot", "name": "Greta", "bot": "reference"}

Json = dict[str, Any]

USUAL: Json = {
    "pace": {"kind": "untimed"},
    "is_listed": False,
    "is_rated": False,
    "may_watch": True,
    "stand_in": "club",
}
"""The terms of a table for which nothing else is agreed."""


class InlineThinker:
    """Thinks in the server's own process: for games that are over before a process has started."""

    async def choose(self, bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> int:
        return answer(job_for(bot, match, seat, leisure), _fail)[0].move

    async def close(self) -> None:
        pass


def _fail(error: Exception) -> None:
    raise error


class Faulty(InlineThinker):
    """Never finds anything."""

    async def choose(self, bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> int:
        raise BotTrouble("on purpose")


class Absent(InlineThinker):
    """Never answers."""

    async def choose(self, bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> int:
        await asyncio.Event().wait()
        raise AssertionError


class Gate(InlineThinker):
    """Writes down which bots think, in their order; while it is shut, each thought lasts."""

    def __init__(self) -> None:
        self.thoughts: list[str] = []
        self.is_open = threading.Event()
        self.has_begun = threading.Event()

    async def choose(self, bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> int:
        self.thoughts.append(bot)
        self.has_begun.set()
        await asyncio.to_thread(self.is_open.wait, PATIENCE)
        return await super().choose(bot, match, seat, leisure)

    async def close(self) -> None:
        """A thread that still waited would keep the server from stopping."""
        self.is_open.set()


class RunningServer:
    def __init__(self, settings: Settings, thinker: Thinker | None) -> None:
        self._ready = threading.Event()
        self._listening = listen("127.0.0.1", 0)
        self._server: uvicorn.Server | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, args=(settings, thinker))
        self._thread.start()
        self.host = f"127.0.0.1:{self._listening.getsockname()[1]}"
        assert self._ready.wait(PATIENCE)

    def _run(self, settings: Settings, thinker: Thinker | None) -> None:
        with self._listening:
            asyncio.run(run(settings, self._listening, self._is_ready, thinker))

    def _is_ready(self, server: uvicorn.Server) -> None:
        self._server = server
        self._loop = asyncio.get_running_loop()
        self._ready.set()

    def stop(self) -> None:
        assert self._server is not None
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), self._waiting()

    def _waiting(self) -> str:
        """What a server that does not stop is waiting for: its tasks and every thread."""
        found = StringIO()
        for task in asyncio.all_tasks(self._loop):
            task.print_stack(file=found)
        for thread in threading.enumerate():
            found.write(f"\n{thread.name}\n")
            traceback.print_stack(sys._current_frames().get(thread.ident or 0), file=found)
        return found.getvalue()


@cache
def _empty_database() -> bytes:
    """Of the newest schema: a copy is there sooner than one that goes through all migrations."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        engine = engine_for(str(file))
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return file.read_bytes()


def _lay_out(database: str) -> None:
    file = Path(database.removeprefix("sqlite:///"))
    if file.suffix == ".sqlite3" and file.parent.exists() and not file.exists():
        file.write_bytes(_empty_database())


@contextmanager
def serving(folder: Path, thinker: Thinker | None = None, **chosen: Any) -> Iterator[RunningServer]:
    """A server whose database is in the folder: started there again, it goes on. Tests are quicker than people."""
    client = folder / "client"
    if not client.exists():
        (client / "assets").mkdir(parents=True)
        (client / "index.html").write_text("<!doctype html><title>New Worlds</title>")
    given: Json = {
        "database": str(folder / "tables.sqlite3"),
        "client": str(client),
        "database_patience": PATIENCE,
        "bot_pause": 0.0,
        "rates": False,
        "tables_each_address": 10_000,
    } | chosen
    _lay_out(given["database"])
    server = RunningServer(Settings(**given), thinker or InlineThinker())
    try:
        yield server
    finally:
        server.stop()


class Browser:
    """Keeps its cookie, as browsers do."""

    def __init__(self, host: str, cookies: Mapping[str, str] | None = None) -> None:
        self.host = host
        self.contribution = secrets.token_hex(32)
        # Nothing is encrypted here: reading the certificates of all authorities would take longer than most tests.
        self.http = httpx.Client(
            base_url=f"http://{host}", cookies=dict(cookies or {}), timeout=PATIENCE, verify=False, trust_env=False
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self.http.cookies)

    def get(self, path: str) -> Any:
        return self.http.get(path).json()

    def post(self, path: str, body: object) -> httpx.Response:
        return self.http.post(path, json=body)

    def open_table(self, *seats: Json, game: str = "sealed", seed: int = 7, **options: Any) -> Json:
        answer = self.post("/api/tables", {"game": game, "options": options, "seats": seats, "seed": seed})
        assert answer.status_code == 201, answer.text
        info: Json = answer.json()
        return info

    def open_fair_table(self, *seats: Json, game: str = "sealed", **options: Any) -> Json:
        """Nobody chooses the seed: whoever opens the table seals a contribution to the dealing, as browsers do."""
        asked = {"game": game, "options": options, "seats": seats, "commitment": self.commitment}
        answer = self.post("/api/tables", asked)
        assert answer.status_code == 201, answer.text
        info: Json = answer.json()
        return info

    def open_on(self, terms: Json, *seats: Json, game: str = "sealed") -> Json:
        """On these terms, otherwise on the usual ones; nobody contributes to the dealing."""
        answer = self.post("/api/tables", {"game": game, "seats": seats, "terms": USUAL | terms})
        assert answer.status_code == 201, answer.text
        info: Json = answer.json()
        return info

    def join(self, table: Json, invite: str | None, name: str = "Cleo") -> httpx.Response:
        """Brings a contribution wherever there can be one."""
        sealed = {} if table.get("contributors") is None else {"commitment": self.commitment}
        return self.post(f"/api/tables/{table['id']}/join", {"invite": invite, "name": name, **sealed})

    @property
    def commitment(self) -> str:
        return commitment_of(self.contribution)

    @contextmanager
    def at(self, table: Json, contributes: bool = True) -> Iterator[Live]:
        """The live connection; its first message, the state, is read already, and what was promised is contributed."""
        if COOKIE not in self.cookies:
            self.get("/api/tables")
        cookie = {"Cookie": f"{COOKIE}={self.cookies[COOKIE]}"}
        address = f"ws://{self.host}/api/tables/{table['id']}/live"
        with connect(address, additional_headers=cookie, open_timeout=PATIENCE, close_timeout=1) as connection:
            live = Live(connection)
            if contributes and live.is_awaited:
                live.contribute(self.contribution)
            yield live

    @contextmanager
    def at_desk(self) -> Iterator[Desk]:
        """Where this browser is told what waits for it; the first message is read already."""
        if COOKIE not in self.cookies:
            self.get("/api/tables")
        cookie = {"Cookie": f"{COOKIE}={self.cookies[COOKIE]}"}
        with connect(
            f"ws://{self.host}/api/desk", additional_headers=cookie, open_timeout=PATIENCE, close_timeout=1
        ) as connection:
            yield Desk(connection)


class Desk:
    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Json] = []
        self.next()

    def next(self) -> Json:
        message: Json = msgspec.json.decode(self.connection.recv(timeout=PATIENCE))
        self.heard.append(message)
        return message

    @property
    def waiting(self) -> list[str]:
        waiting: list[str] = self.heard[-1]["waiting"]
        return waiting

    def wait_until(self, is_so: Callable[[Json], bool]) -> Json:
        while not is_so(self.heard[-1]):
            self.next()
        return self.heard[-1]


class Live:
    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self._refs = 0
        self.heard: list[Json] = []
        self.state = self.wait_for("state")

    def next(self) -> Json:
        message: Json = msgspec.json.decode(self.connection.recv(timeout=PATIENCE))
        self.heard.append(message)
        return message

    def wait_for(self, *kinds: str) -> Json:
        """The next message of that kind; whatever else comes before it is kept in `heard`."""
        while (message := self.next())["type"] not in kinds:
            pass
        return message

    def wait_until_over(self) -> Json:
        latest = self.state
        while latest["table"]["status"] != "over":
            latest = self.wait_for("step")
        return latest

    def say(self, message: object) -> None:
        self.connection.send(msgspec.json.encode(message).decode())

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a question and wait for the message that names its ref."""
        self._refs += 1
        ref = str(self._refs)
        self.say({"type": kind, "ref": ref, **fields})
        while (message := self.next()).get("ref") != ref:
            pass
        return message

    @property
    def is_awaited(self) -> bool:
        """Whether the dealing waits for this browser."""
        table = self.state["table"]
        parts = table["contributors"] or []
        awaited = {seat for part in parts if not part["has_contributed"] for seat in part["seats"]}
        return table["status"] == "dealing" and not awaited.isdisjoint(table["mine"])

    def contribute(self, contribution: str) -> Json:
        answer = self.ask("contribute", contribution=contribution)
        self.state = self.fresh()
        return answer

    def moves(self) -> list[Json]:
        """The legal moves of the first view."""
        return [choice["move"] for choice in self.state["view"]["legal"]]

    def fresh(self) -> Json:
        self.say({"type": "state"})
        return self.wait_for("state")

    def play(self, move: Json, seq: int) -> Json:
        """The step that follows an accepted move."""
        answer = self.ask("move", seq=seq, move=move)
        assert answer == {"type": "ack", "ref": answer["ref"], "seq": seq + 1}
        return self.last("step")

    def play_first(self, state: Json) -> Json:
        """Play the first legal move of a view."""
        return self.play(state["view"]["legal"][0]["move"], state["seq"])

    def play_to_the_end(self) -> Json:
        """All seats are at this screen, or bots answer."""
        latest = self.state
        while latest["table"]["status"] != "over":
            if latest["view"]["legal"]:
                latest = self.play_first(latest)
            else:
                latest = self.wait_for("step")
        return latest

    def play_own_turn(self) -> Json:
        """The first legal move again and again, from when it is this browser's turn until others are to act."""
        latest = self.state
        while not latest["view"]["legal"]:
            latest = self.wait_for("step")
        while latest["view"]["legal"]:
            latest = self.play_first(latest)
        return latest

    def last(self, kind: str) -> Json:
        return next(message for message in reversed(self.heard) if message["type"] == kind)


def as_sent(value: object) -> Any:
    """As it arrives at a browser: keys are strings, tuples are lists."""
    return msgspec.json.decode(msgspec.json.encode(value))


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def wait_until(is_so: Callable[[], bool]) -> None:
    """For what is not announced: asks again and again."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@contextmanager
def alone_at(
    folder: Path, *seats: Json, thinker: Thinker | None = None, game: str = "sealed", **chosen: Any
) -> Iterator[Live]:
    """A separate server with one table."""
    with serving(folder, thinker, **chosen) as server, Browser(server.host) as browser:
        table = browser.open_table(*seats, game=game)
        with browser.at(table) as live:
            yield live
