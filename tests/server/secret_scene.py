"""A place where every kind of secret is stored, and somebody who asks for everything.

What is secret is not listed here: it is every column that `server/privacy` says is shown to nobody, or to one person
only. So whatever is stored in future is looked for as well.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from starlette.applications import Starlette

from newworlds.core.message import Message
from newworlds.server.clock import now
from newworlds.server.endpoints import Endpoint
from newworlds.server.keys import owner_of
from newworlds.server.plans.plan import PlannedMove, PlanRow
from newworlds.server.privacy.stored import STORED
from newworlds.server.storage.plan_rows import set_plans
from newworlds.server.storage.schema import metadata, people
from newworlds.server.table_registry import TableRegistry
from tests.server.in_process import Answer, call
from tests.server.playing import Json

ADA, BEN, DAN, EVE = "a" * 32, "b" * 32, "d" * 32, "e" * 32
SHORTEST = 6
"""What is shorter, such as a number, may be found anywhere by chance."""
TOLD_TO_ALL = ("after_turn", "plan.dropped.changed")
"""Words of the protocol and codes of sentences are no secrets by themselves."""


class Scene:
    """Ada's: a table that she plays with Ben, one with a free seat, a program and a seat for Dan."""

    def __init__(self, app: Starlette, registry: TableRegistry) -> None:
        self._app = app
        self._registry = registry
        self.person_id = ""
        self.playing: Json = {}
        self.waiting: Json = {}
        self.told_to_ada: list[str] = [ADA]

    async def set_up(self, contribution: str, commitment: str) -> None:
        self.person_id = (await self.post("/me", {"name": "Ada"}, ADA)).json["id"]
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
        self.playing = (await self.post("/tables", {"game": "sealed", "seats": seats, "seed": 7}, ADA)).json
        asked = {"invite": self.playing["seats"][1]["invite"], "name": "Ben"}
        assert (await self.post(f"/tables/{self.playing['id']}/join", asked, BEN)).json["status"] == "playing"
        dan = (await self.post("/me", {"name": "Dan"}, DAN)).json["id"]
        await self.post(f"/people/{dan}/tie", {"act": "ask"}, ADA)
        await self.post(f"/people/{self.person_id}/tie", {"act": "accept"}, DAN)
        free = [*seats, {"kind": "program", "name": "Prog"}, {"kind": "friend", "friend": dan}]
        await self.post("/vacation", {"ends": None}, ADA)
        body = {"game": "sealed", "seats": free, "commitment": commitment}
        self.waiting = (await self.post("/tables", body, ADA)).json
        self.told_to_ada += [self.waiting["seats"][1]["invite"], self.waiting["seats"][2]["token"], contribution]
        await self._registry.store.write(self._plan)
        await self._registry.store.write(self._fill)

    async def secrets(self) -> dict[str, str]:
        """Each value that nobody else may be sent, and where it is from."""
        stored = await self._registry.store.read(_stored_secrets)
        return stored | dict.fromkeys(self.told_to_ada, "told to Ada only")

    async def post(self, path: str, body: Json, key: str) -> Answer:
        answer = await call(self._app, "POST", f"/api{path}", json.dumps(body).encode(), key)
        assert answer.status < 300, answer.body
        return answer

    def paths(self, endpoint: Endpoint) -> Iterator[str]:
        """With everything of Ada's that its parameters can stand for. A new parameter must be named here."""
        known = {
            "table_id": (self.playing["id"], self.waiting["id"]),
            "game_id": ("sealed",),
            "language": ("en",),
            "seq": ("0",),
            "person_id": (self.person_id,),
            "announcement_id": ("none",),
            "report_id": ("none",),
            "players": ("2",),
        }
        names = re.findall(r"{(\w+)", endpoint.path)
        assert set(names) <= set(known), f"say in {__file__} what {set(names) - set(known)} can stand for"
        for index in range(max([1, *(len(known[name]) for name in names)])):
            path = endpoint.path
            for name in names:
                value = known[name][min(index, len(known[name]) - 1)]
                path = re.sub(rf"{{{name}(:\w+)?}}", value, path)
            yield f"/api{path}"

    def _plan(self, connection: Connection) -> None:
        """What Ada will do next."""
        move = PlannedMove({"kind": "only Ada knows this move"}, "only Ada knows what it does")
        why = Message("plan.dropped.changed", {"number": "only Ada knows which"})
        plan = PlanRow(owner=owner_of(ADA), seat=0, moves=[move], telling="after_turn", made=now(), problem=why)
        set_plans(connection, self.playing["id"], [plan])

    def _fill(self, connection: Connection) -> None:
        """A row of Ada's in every table that has secrets and is still empty."""
        for table in metadata.sorted_tables:
            if any(stored.table == table.name and stored.secrets for stored in STORED) and _is_empty(connection, table):
                row = {column.name: self._value(column) for column in table.columns}
                connection.execute(table.insert().values(**row))

    def _value(self, column: sa.Column[Any]) -> Any:
        for key in column.foreign_keys:
            return self.person_id if key.column.table is people else self.playing["id"]
        if isinstance(column.type, sa.String):
            return hashlib.sha256(f"{column.table.name}.{column.name}".encode()).hexdigest()[: column.type.length]
        if isinstance(column.type, sa.JSON):
            return {}
        return b"" if isinstance(column.type, sa.LargeBinary) else 0


def _is_empty(connection: Connection, table: sa.Table) -> bool:
    return connection.execute(sa.select(*table.primary_key).limit(1)).first() is None


def _stored_secrets(connection: Connection) -> dict[str, str]:
    found: dict[str, str] = {}
    for stored in STORED:
        for name in stored.secrets:
            column = metadata.tables[stored.table].c[name]
            for value in connection.scalars(sa.select(column).where(column.is_not(None))):
                texts = (text for text in _texts(value) if len(text) >= SHORTEST and text not in TOLD_TO_ALL)
                found |= dict.fromkeys(texts, f"{stored.table}.{name}")
    return found


def _texts(value: Any) -> Iterator[str]:
    """Each text in a value of a column, which may be JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _texts(part)


def owner_of_ada() -> str:
    return owner_of(ADA)
