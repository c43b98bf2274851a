"""Nobody is ever sent a secret of somebody else: by no route, by no message, neither as a stranger nor as a host.

Routes and messages are those that the server has, secrets are the columns that `server/privacy` calls so: whatever is
added is tested here without another line, or a test says what it needs to know.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from newworlds.core.dealing import commitment_of
from newworlds.server.app import ENDPOINTS
from newworlds.server.hosting.appointing import appoint
from newworlds.server.keys import owner_of
from newworlds.server.storage.role_rows import staff
from newworlds.server.storage.session_rows import add_session
from tests.server.in_process import Socket, application, call
from tests.server.playing import Json
from tests.server.secret_scene import ADA, BEN, EVE, Scene, owner_of_ada
from tests.server.test_fuzz import VALID_BODIES, valid_messages

CONTRIBUTION = "c0ffee" * 10 + "cafe"
DESTRUCTIVE = "/delete"
LISTED = {"pace": {"kind": "untimed"}, "is_listed": True, "is_rated": False, "may_watch": True, "stand_in": "club"}


def views_in(told: Any) -> Iterator[Json]:
    """Every view of a game, however deep it is."""
    if isinstance(told, dict):
        if "board" in told and "legal" in told:
            yield told
        for part in told.values():
            yield from views_in(part)
    elif isinstance(told, list):
        for part in told:
            yield from views_in(part)


def leaks(source: bytes, secrets: dict[str, str], where: str) -> list[str]:
    text = source.decode(errors="replace")
    return [f"{where} tells {origin}" for value, origin in secrets.items() if value in text]


async def asked_for_everything(app: Starlette, scene: Scene, key: str, secrets: dict[str, str]) -> list[str]:
    """All that can be read first, then all that can be done; what deletes comes last."""
    found: list[str] = []
    reads = [each for each in ENDPOINTS if each.method == "GET"]
    acts = sorted((each for each in ENDPOINTS if each.method == "POST"), key=lambda each: DESTRUCTIVE in each.path)
    for endpoint in (*reads, *acts):
        body = json.dumps(VALID_BODIES.get(endpoint.path, {})).encode() if endpoint.method == "POST" else b""
        for path in scene.paths(endpoint):
            answer = await call(app, endpoint.method, path, body, key)
            where = f"{endpoint.method} {path}"
            assert answer.status < 500, (where, answer.body)
            found += leaks(answer.body + str(answer.headers).encode(), secrets, where)
            if b'"legal"' in answer.body:
                found += [f"{where} shows a hand" for view in views_in(answer.json) if view["seat"] == 0]
    return found


async def said_everything(app: Starlette, table: Json, key: str, secrets: dict[str, str]) -> list[str]:
    socket = Socket(app, table["id"], key)
    for number, message in enumerate(valid_messages({"seq": 0, "view": None}).values()):
        socket.say(json.dumps(message | {"ref": number}))
    socket.say('{"type":"why","ref":"last","move":{}}')
    await socket.answer_to("last")
    await socket.close()
    found = [each for heard in socket.heard for each in leaks(json.dumps(heard).encode(), secrets, heard["type"])]
    return found + [
        f"{heard['type']} shows a hand" for heard in socket.heard for v in views_in(heard) if v["seat"] == 0
    ]


async def overheard(app: Starlette, scene: Scene, key: str, secrets: dict[str, str]) -> list[str]:
    """What reaches whoever only listens, at the table, at their desk and in the lobby, while Ada says everything."""
    table = scene.playing["id"]
    listening = {
        "table": Socket(app, table, key),
        "desk": Socket(app, "", key, path="/api/desk"),
        "lobby": Socket(app, "", key, path="/api/lobby/live"),
    }
    for kind, socket in (("state", listening["table"]), ("desk", listening["desk"]), ("lobby", listening["lobby"])):
        await socket.first(kind)
    ada = Socket(app, table, ADA)
    shown = await ada.first("state")
    for number, message in enumerate(valid_messages(shown).values()):
        ada.say(json.dumps(message | {"ref": number}))
    ada.say('{"type":"why","ref":"last","move":{}}')
    await ada.answer_to("last")
    await ada.close()
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "open"}, {"kind": "link"}]
    opened = (await scene.post("/tables", {"game": "sealed", "seats": seats, "terms": LISTED}, ADA)).json
    await listening["table"].first("said")
    await listening["lobby"].first_of(lambda told: opened["id"] in json.dumps(told))
    told = {opened["seats"][2]["invite"]: "told to Ada only", ADA: "her key"}
    found = []
    for place, socket in listening.items():
        heard = json.dumps(socket.heard).encode()
        found += leaks(heard, secrets | told, place)
        found += [f"{place} shows a hand" for view in views_in(socket.heard) if view["seat"] == 0]
        await socket.close()
    return found


@pytest.mark.parametrize("who", ["stranger", "opponent"])
def test_nobody_overhears_a_secret(tmp_path: Path, who: str) -> None:
    async def live() -> list[str]:
        async with application(tmp_path) as (app, registry):
            scene = Scene(app, registry)
            await scene.set_up(CONTRIBUTION, commitment_of(CONTRIBUTION))
            await registry.store.write(lambda connection: add_session(connection, scene.person_id, owner_of(ADA), ""))
            return await overheard(app, scene, BEN if who == "opponent" else EVE, await scene.secrets())

    assert asyncio.run(live()) == []


@pytest.mark.parametrize("who", ["stranger", "host", "opponent"])
def test_nobody_is_sent_a_secret(tmp_path: Path, who: str) -> None:
    async def live() -> list[str]:
        async with application(tmp_path) as (app, registry):
            scene = Scene(app, registry)
            await scene.set_up(CONTRIBUTION, commitment_of(CONTRIBUTION))
            secrets = await scene.secrets()
            assert {owner_of_ada(), CONTRIBUTION} <= set(secrets)
            key = BEN if who == "opponent" else EVE
            person = (await scene.post("/me", {"name": "Somebody"}, key)).json["id"]
            if who == "host":
                appoint(str(tmp_path / "tables.sqlite3"), person, "host")
                assert len(await registry.store.read(staff)) == 1
            found = await said_everything(app, scene.playing, key, secrets)
            found += await said_everything(app, scene.waiting, key, secrets)
            return found + await asked_for_everything(app, scene, key, secrets)

    assert asyncio.run(live()) == []


def test_a_leak_would_be_found(tmp_path: Path) -> None:
    """Whoever opens a table is told its invitation and its token, so they are found in that answer."""

    async def live() -> list[str]:
        async with application(tmp_path) as (app, registry):
            scene = Scene(app, registry)
            await scene.set_up(CONTRIBUTION, commitment_of(CONTRIBUTION))
            return leaks(json.dumps(scene.waiting).encode(), await scene.secrets(), "opening")

    assert asyncio.run(live()) == ["opening tells told to Ada only"] * 2
