"""Who one is: what a browser may ask and change about whoever sits in front of it."""

from __future__ import annotations

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from newworlds.server.answers import Json
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import BadName
from newworlds.server.people.infos import MeInfo
from newworlds.server.people.requests import NameRequest
from newworlds.server.requests import read_body, tidy_name
from newworlds.server.storage import people_rows
from newworlds.server.storage.session_rows import is_account
from newworlds.server.storage.store import Store


async def show_me(request: Request) -> Response:
    owner = request.state.owner
    return Json(await store_of(request).read(lambda connection: me(connection, owner)))


async def name_me(request: Request) -> Response:
    name = tidy_name((await read_body(request, NameRequest)).name)
    owner = request.state.owner

    def work(connection: Connection) -> MeInfo:
        person = people_rows.ensured(connection, owner, name)
        people_rows.rename(connection, person.id, name)
        return me(connection, owner)

    return Json(await store_of(request).write(work))


def me(connection: Connection, owner: str) -> MeInfo:
    person = people_rows.person_of(connection, owner)
    if person is None:
        return MeInfo()
    has_account = is_account(connection, owner)
    return MeInfo(id=person.id, name=person.name, role=person.role, has_account=has_account)


def store_of(request: Request) -> Store:
    store: Store = request.app.state.registry.store
    return store


PEOPLE_ENDPOINTS = (
    Endpoint("GET", "/me", show_me, "Who is asking", MeInfo),
    Endpoint("POST", "/me", name_me, "Take a name", MeInfo, asked=NameRequest, refusals=(BadName,)),
)
