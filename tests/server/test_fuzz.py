"""More than twenty thousand hostile messages: nothing fails, nothing leaks, and the tables go on.

The messages are the same in every run.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.applications import Starlette

from newworlds.core.dealing import commitment_of
from newworlds.core.record import record_to_json
from newworlds.games import all_games
from newworlds.server.app import ENDPOINTS
from newworlds.server.client_messages import CLIENT_MESSAGES
from newworlds.server.endpoints import Endpoint
from tests import toy
from tests.server.hostile import hostile_text, spoiled
from tests.server.in_process import HOST, Answer, Socket, application, call
from tests.server.playing import USUAL, Json

REQUESTS = 9_000
MESSAGES = 9_000
FOREIGN_MESSAGES = 3_000
DEALING_MESSAGES = 1_000
IN_A_ROW = 50
"""Live messages sent without waiting for an answer."""
ADA, BEN, EVE = "a" * 32, "b" * 32, "e" * 32
CONTRIBUTIONS = {ADA: "aa" * 32, BEN: "bb" * 32}

RECORD = record_to_json(toy.GAME.new(2, seed=3).record()).decode()

VALID_BODIES: dict[str, Json] = {
    "/tables": {
        "game": "sealed",
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}],
        "options": {"hand": 2},
        "commitment": "0" * 64,
    },
    "/lessons": {"game": "terra_nova", "name": "Ada"},
    "/tables/{table_id}/join": {"invite": "x" * 16, "name": "Eve", "commitment": "0" * 64},
    "/tables/{table_id}/invitation": {"invite": "x" * 16},
    "/tables/{table_id}/invite": {"seat": 1},
    "/tables/{table_id}/token": {"seat": 1},
    "/tables/{table_id}/branches": {
        "moment": 0,
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}],
    },
    "/records/replay": {"record": RECORD, "eyes": "all"},
    "/records/moments": {"record": RECORD, "first": 0, "last": 2},
    "/records/scorebook": {"record": RECORD},
    "/me": {"name": "Ada"},
    "/host/announcements": {"texts": {"en": "Hello", "fr": "Bonjour"}, "until": "2999-01-01T00:00:00Z"},
    "/host/people/{person_id}/role": {"role": "player"},
    "/records/branches": {
        "record": RECORD,
        "moment": 0,
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}],
    },
    "/people/{person_id}/tie": {"act": "ask"},
    "/reports": {"person": "0123456789abcdef", "reason": "Rude", "table": "abcd", "line": 1},
    "/tables/{table_id}/rematch": {"commitment": "0" * 64},
    "/tables/{table_id}/seat": {"seat": 1, "kind": "bot", "bot": "club"},
    "/tables/{table_id}/remove": {"seat": 1},
    "/tables/{table_id}/terms": {"terms": USUAL},
    "/tables/{table_id}/withdraw": {"seat": 1},
    "/me/account": {"name": "Ada", "password": "four quiet green hills"},
    "/me/sign_in": {"name": "Ada", "password": "four quiet green hills"},
    "/me/recover": {"name": "Ada", "code": "0000-0000-0000-0000", "password": "four quiet green hills"},
    "/me/password": {"password": "four quiet green hills", "new": "five quiet green hills"},
    "/me/recovery": {"password": "four quiet green hills"},
    "/me/sessions/end": {"id": "0123456789abcdef"},
    "/me/tickets": {"table": "abcd", "seat": 0},
    "/me/tickets/show": {"ticket": "0" * 32},
    "/me/tickets/use": {"ticket": "0" * 32},
    "/me/address": {"address": "ada@example.org", "password": "four quiet green hills", "language": "en"},
    "/me/address/confirm": {"ticket": "0" * 32},
    "/me/address/remove": {"password": "four quiet green hills"},
    "/me/forgotten": {"name": "Ada"},
    "/me/reset": {"ticket": "0" * 32, "password": "four quiet green hills"},
    "/me/passkeys/offer": {"password": "four quiet green hills"},
    "/me/passkeys": {"name": "Laptop", "credential": "AAAA", "client_data": "AAAA", "attestation": "AAAA"},
    "/me/passkeys/remove": {"id": "0123456789abcdef"},
    "/me/passkeys/sign_in": dict.fromkeys(("credential", "client_data", "authenticator", "signature"), "AAAA"),
    "/me/delete": {"password": "four quiet green hills"},
    "/post/subscribe": {
        "endpoint": "https://fcm.googleapis.com/fcm/send/abc",
        "keys": {"p256dh": "x" * 87, "auth": "y" * 22},
        "language": "fr",
    },
    "/post/unsubscribe": {"endpoint": "https://fcm.googleapis.com/fcm/send/abc"},
    "/post/mail": {
        "choice": {"turns": "daily", "hour": 8, "zone": "Europe/Paris", "is_both": False},
        "language": "fr",
    },
    "/vacation": {"ends": "2126-07-09T10:00:00Z"},
    "/post/quiet": {"quiet": {"begins": 22, "ends": 7, "zone": "Europe/Paris"}},
}
ENDING = {
    "/me/account",
    "/me/delete",
    "/me/sign_out",
    "/me/tickets/use",
    "/tables/{table_id}/cancel",
    "/tables/{table_id}/give_up",
    "/tables/{table_id}/leave",
}
"""By these Ada herself could end her game, or change who she is: only others send them."""
LEAVING = {"resign", "come_back", "ask_abandon", "ask_replace", "ask_offer"}
"""Messages by which players may end their game."""
WITHDRAWING = {"keep_plan"}
"""Acknowledged without a step where there is nothing to withdraw."""
MOST_OBJECTS_MORE = 1.1
"""What the second half of the messages may leave in memory, compared with the first."""


@pytest.fixture(autouse=True)
def _no_errors_are_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.ERROR):
        yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


# HTTP


def test_requests(tmp_path: Path) -> None:
    asyncio.run(_fuzz_requests(tmp_path))


async def _fuzz_requests(folder: Path) -> None:
    chance = Random(1)
    async with application(folder) as (app, registry):
        table = await _opened(app, "sealed")
        before = (await call(app, "GET", f"/api/tables/{table['id']}", key=ADA)).json
        statuses: Counter[int] = Counter()
        objects = []
        for number in range(REQUESTS):
            endpoint = ENDPOINTS[number % len(ENDPOINTS)]
            answer = await _hostile_call(app, endpoint, table["id"], chance)
            statuses[answer.status] += 1
            _check_refusal(answer)
            if number in (REQUESTS // 2, REQUESTS - 1):
                objects.append(_objects())
        assert (await call(app, "GET", f"/api/tables/{table['id']}", key=ADA)).json == before
        assert list(registry.elsewhere.live_tables()) == []
    assert objects[1] < objects[0] * MOST_OBJECTS_MORE
    assert {400, 403, 404, 405} <= set(statuses), "the messages are not hostile enough"
    assert statuses[200] + statuses[201] > REQUESTS // 20, "the messages are too hostile to get anywhere"


def _check_refusal(answer: Answer) -> None:
    assert answer.status < 500, answer.body
    if answer.status >= 400:
        assert answer.json["error"]["code"].startswith("error.")
        assert "content-security-policy" in answer.headers


async def _hostile_call(app: Starlette, endpoint: Endpoint, table_id: str, chance: Random) -> Answer:
    known = {"game_id": "sealed", "language": "fr", "table_id": table_id}
    path = endpoint.path
    for name, value in known.items():
        path = path.replace(f"{{{name}}}", value if chance.random() < 0.6 else hostile_text(chance))
    method = endpoint.method if chance.random() < 0.9 else chance.choice(("GET", "POST", "PUT", "DELETE", "HEAD", "X"))
    body = spoiled(VALID_BODIES.get(endpoint.path, {}), chance) if method != "GET" or chance.random() < 0.1 else b""
    key = EVE if endpoint.path in ENDING else _key(chance)
    return await call(app, method, f"/api{path}", body, key, _headers(chance))


def _key(chance: Random) -> str:
    return chance.choice((ADA, EVE, "", hostile_text(chance)))


def _headers(chance: Random) -> dict[str, str]:
    headers = {}
    if chance.random() < 0.3:
        headers["origin"] = chance.choice((f"http://{HOST}", "http://[", "null", "//", hostile_text(chance)))
    if chance.random() < 0.3:
        name = chance.choice(("cookie", "content-type", "content-length", "if-none-match", "accept-encoding", "host"))
        headers[name] = hostile_text(chance)
    if chance.random() < 0.1:
        headers["authorization"] = f"Bearer {hostile_text(chance)}"
    return headers


def test_every_request_with_a_body_is_spoiled() -> None:
    assert set(VALID_BODIES) == {endpoint.path for endpoint in ENDPOINTS if endpoint.asked is not None}


# Live connections


def test_messages_of_players(tmp_path: Path) -> None:
    asyncio.run(_fuzz_players(tmp_path))


async def _fuzz_players(folder: Path) -> None:
    """Whoever sits at the table may move, even by chance; but only what is acknowledged has happened."""
    chance = Random(2)
    games = _games()
    async with application(folder) as (app, registry):
        for game in games:
            table = await _opened(app, game)
            socket = Socket(app, table["id"], ADA)
            kinds, objects = await _flood(socket, chance, MESSAGES // len(games), without=LEAVING | WITHDRAWING)
            fresh = await _fresh(socket)
            assert fresh["seq"] + kinds["said"] == kinds["ack"]
            assert kinds["error"] > MESSAGES // len(games) // 2
            assert objects[1] < objects[0] * MOST_OBJECTS_MORE
            assert await _can_play_on(socket, fresh)
            played = await _fresh(socket)
            await socket.close()
            assert list(registry.elsewhere.live_tables()) == []
            assert await _as_stored(app, table["id"]) == played


def test_messages_of_strangers(tmp_path: Path) -> None:
    asyncio.run(_fuzz_strangers(tmp_path))


async def _fuzz_strangers(folder: Path) -> None:
    """Whatever somebody without a seat sends, nothing changes."""
    chance = Random(3)
    games = _games()
    async with application(folder) as (app, _registry):
        for game in games:
            table = await _opened(app, game)
            before = await _as_stored(app, table["id"])
            socket = Socket(app, table["id"], EVE)
            kinds, _objects_counted = await _flood(socket, chance, FOREIGN_MESSAGES // len(games))
            await socket.close()
            assert kinds["ack"] == 0
            assert await _as_stored(app, table["id"]) == before


def test_messages_while_the_game_is_being_dealt(tmp_path: Path) -> None:
    asyncio.run(_fuzz_dealing(tmp_path))


async def _fuzz_dealing(folder: Path) -> None:
    """Neither a player nor a stranger can bend the dealing, or keep it from being done."""
    chance = Random(4)
    async with application(folder) as (app, _registry):
        table = await _being_dealt(app)
        for key in (ADA, EVE):
            socket = Socket(app, table["id"], key)
            await _flood(socket, chance, DEALING_MESSAGES // 2)
            await socket.close()
        before = await _as_stored(app, table["id"])
        assert before["table"]["status"] == "dealing"
        assert [part["has_contributed"] for part in before["table"]["contributors"]] == [False, False]
        for key, contribution in reversed(CONTRIBUTIONS.items()):
            # Ada may have agreed to deal without Ben, so he comes first.
            socket = Socket(app, table["id"], key)
            socket.say(json.dumps({"type": "contribute", "ref": "deal", "contribution": contribution}))
            assert (await socket.answer_to("deal"))["type"] == "ack"
            await socket.close()
        assert (await _as_stored(app, table["id"]))["table"]["status"] == "playing"


async def _being_dealt(app: Starlette) -> Json:
    ada, ben = (commitment_of(contribution) for contribution in CONTRIBUTIONS.values())
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
    body = json.dumps({"game": "sealed", "seats": seats, "commitment": ada}).encode()
    opened = (await call(app, "POST", "/api/tables", body, ADA)).json
    asked = json.dumps({"invite": opened["seats"][1]["invite"], "name": "Ben", "commitment": ben}).encode()
    joined = await call(app, "POST", f"/api/tables/{opened['id']}/join", asked, BEN)
    assert joined.json["status"] == "dealing"
    return dict(joined.json)


def test_there_are_at_least_twenty_thousand() -> None:
    assert REQUESTS + MESSAGES + FOREIGN_MESSAGES >= 20_000


def test_every_kind_of_message_is_spoiled() -> None:
    assert {kind.__struct_config__.tag for kind in CLIENT_MESSAGES} == set(valid_messages({"seq": 0, "view": None}))


def _games() -> list[str]:
    return ["sealed", *(game.id for game in all_games() if game.id != "sealed")]


def valid_messages(state: Json) -> dict[str, Json]:
    """One of each kind, as an honest browser would send it now."""
    legal = (state["view"] or {}).get("legal") or [{"move": {"kind": "skip"}}]
    seq, move = state["seq"], legal[0]["move"]
    return {
        "move": {"type": "move", "ref": "1", "seq": seq, "move": move, "telling": "when_asked"},
        "undo": {"type": "undo", "ref": "1", "seq": seq},
        "end_turn": {"type": "end_turn", "ref": "1", "seq": seq},
        "ask_undo": {"type": "ask_undo", "ref": "1"},
        "answer_request": {"type": "answer_request", "ref": "1", "agrees": True},
        "preview": {"type": "preview", "ref": "1", "seq": seq, "move": move},
        "plan": {"type": "plan", "ref": "1", "seq": seq, "moves": [move]},
        "keep_plan": {"type": "keep_plan", "ref": "1", "seq": seq, "moves": [move], "telling": "after_turn"},
        "hint": {"type": "hint", "ref": "1", "seq": seq},
        "why": {"type": "why", "ref": "1", "move": move},
        "contribute": {"type": "contribute", "ref": "1", "contribution": "0" * 64},
        "deal_without": {"type": "deal_without", "ref": "1"},
        "say": {"type": "say", "ref": "1", "text": "Hello"},
        "say_phrase": {"type": "say_phrase", "ref": "1", "phrase": "hello"},
        "chat": {"type": "chat", "ref": "1"},
        "resign": {"type": "resign", "ref": "1"},
        "come_back": {"type": "come_back", "ref": "1"},
        "ask_abandon": {"type": "ask_abandon", "ref": "1"},
        "ask_replace": {"type": "ask_replace", "ref": "1", "seat": 1},
        "ask_offer": {"type": "ask_offer", "ref": "1", "seat": 1, "to": "link"},
        "state": {"type": "state"},
    }


async def _flood(
    socket: Socket, chance: Random, number: int, without: Collection[str] = ()
) -> tuple[Counter[str], list[int]]:
    """How many answers of each kind came, and how much was in memory in the middle and at the end."""
    kinds: Counter[str] = Counter()
    objects = []
    state = await _fresh(socket)
    for batch in range(number // IN_A_ROW + 1):
        valid = [message for kind, message in valid_messages(state).items() if kind not in without]
        for _ in range(IN_A_ROW):
            source = spoiled(chance.choice(valid[:-1] if chance.random() < 0.97 else valid), chance)
            socket.say(source if chance.random() < 0.5 else source.decode(errors="replace"))
        kinds += await _answers(socket, f"batch {batch}")
        state = await _fresh(socket)
        if batch in (number // IN_A_ROW // 2, number // IN_A_ROW):
            objects.append(_objects())
    return kinds, objects


async def _answers(socket: Socket, ref: str) -> Counter[str]:
    socket.say(json.dumps({"type": "why", "ref": ref, "move": {}}))
    await socket.answer_to(ref)
    heard, socket.heard = socket.heard, []
    assert [
        message
        for message in heard
        if message.get("error", {}).get("code") in ("error.internal", "error.storage_failed")
    ] == []
    return Counter(message["type"] for message in heard if message.get("ref") != ref)


async def _fresh(socket: Socket) -> Json:
    socket.heard = []
    socket.say('{"type":"state"}')
    await _answered(socket)
    return next(message for message in reversed(socket.heard) if message["type"] == "state")


async def _answered(socket: Socket) -> None:
    socket.say('{"type":"why","ref":"now","move":{}}')
    await socket.answer_to("now")


async def _can_play_on(socket: Socket, state: Json) -> bool:
    if state["table"]["status"] == "over":
        return True
    socket.say(
        json.dumps({"type": "move", "ref": "on", "seq": state["seq"], "move": state["view"]["legal"][0]["move"]})
    )
    answer = await socket.answer_to("on")
    return bool(answer["type"] == "ack")


async def _as_stored(app: Starlette, table_id: str) -> Json:
    """As Ada sees it when the table is loaded again."""
    socket = Socket(app, table_id, ADA)
    state = await _fresh(socket)
    await socket.close()
    return state


async def _opened(app: Starlette, game: str) -> Json:
    """Both seats are Ada's, so that it is always her turn."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
    body = json.dumps({"game": game, "seats": seats, "seed": 7}).encode()
    answer = await call(app, "POST", "/api/tables", body, ADA)
    assert answer.status == 201, answer.body
    opened: Any = answer.json
    return dict(opened)


def _objects() -> int:
    gc.collect()
    return len(gc.get_objects())
