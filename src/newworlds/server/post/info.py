"""What somebody is told of how they are told."""

from __future__ import annotations

from sqlalchemy import Connection
from starlette.requests import Request

from newworlds.server.post.push import can_push
from newworlds.server.post.push_keys import private_key, public_key
from newworlds.server.post.quiet import quiet_of
from newworlds.server.post.structures import MailChoice, MailInfo, PostInfo
from newworlds.server.storage.address_rows import AddressRow, address_of_owner
from newworlds.server.storage.store import Store
from newworlds.server.table_registry import TableRegistry

NOTHING = MailChoice(turns="none", hour=8, zone="UTC", is_both=False)


async def post_info(request: Request) -> PostInfo:
    store, owner, sends_mail = store_of(request), request.state.owner, is_mailing(request)
    push_key = public_key(await private_key(store)) if can_push() else None

    def work(connection: Connection) -> PostInfo:
        mail = _mail(address_of_owner(connection, owner)) if sends_mail else None
        return PostInfo(push_key=push_key, quiet=quiet_of(connection, owner), mail=mail)

    return await store.read(work)


def _mail(known: AddressRow | None) -> MailInfo:
    if known is None:
        return MailInfo(address=None, is_refused=False, choice=NOTHING)
    choice = MailChoice(turns=known.turns, hour=known.hour, zone=known.zone, is_both=known.is_both)
    is_refused = known.address is not None and known.address == known.refused
    return MailInfo(address=known.address, is_refused=is_refused, choice=choice)


def is_mailing(request: Request) -> bool:
    return _registry(request).mail_route is not None


def store_of(request: Request) -> Store:
    return _registry(request).store


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry
