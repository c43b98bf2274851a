"""The routes by which browsers ask to be told, or not to be."""

from __future__ import annotations

import base64
import binascii

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from newworlds.core.text import LANGUAGES
from newworlds.server.answers import Json
from newworlds.server.clock import now
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import UnknownLanguage
from newworlds.server.people.errors import NoMail
from newworlds.server.post import quiet
from newworlds.server.post.errors import (
    BadQuietHours,
    BadStop,
    BadSubscription,
    NoAddress,
    NoPush,
    TooManySubscriptions,
    UnknownPushService,
)
from newworlds.server.post.info import post_info, store_of
from newworlds.server.post.mail_routes import choose_mail, stop_mail
from newworlds.server.post.push import can_push, is_service, subscription_id
from newworlds.server.post.structures import (
    MailRequest,
    PostInfo,
    PushKeys,
    QuietRequest,
    StoppedInfo,
    SubscribeRequest,
    UnsubscribeRequest,
)
from newworlds.server.requests import read_body
from newworlds.server.storage import post_rows
from newworlds.server.storage.post_rows import QuietRow, SubscriptionRow

MOST_SUBSCRIPTIONS = 10
"""Browsers of one person."""
POINT_BYTES, SECRET_BYTES = 65, 16
LONGEST_ENDPOINT = 2000


async def show_post(request: Request) -> Response:
    return Json(await post_info(request))


async def subscribe(request: Request) -> Response:
    asked = await read_body(request, SubscribeRequest)
    row = _checked(request, asked)

    def keep(connection: Connection) -> None:
        known = [each.id for each in post_rows.subscriptions_of(connection, row.owner)]
        if row.id not in known and len(known) >= MOST_SUBSCRIPTIONS:
            raise TooManySubscriptions(limit=MOST_SUBSCRIPTIONS)
        post_rows.subscribe(connection, row)

    await store_of(request).write(keep)
    return Json(await post_info(request))


async def unsubscribe(request: Request) -> Response:
    """Whoever knows the endpoint is that browser."""
    asked = await read_body(request, UnsubscribeRequest)
    gone = subscription_id(asked.endpoint)
    await store_of(request).write(lambda connection: post_rows.unsubscribe(connection, gone))
    return Json(await post_info(request))


async def set_quiet(request: Request) -> Response:
    asked = await read_body(request, QuietRequest)
    owner = request.state.owner
    row = None
    if asked.quiet is not None:
        row = QuietRow(owner=owner, **msgspec.structs.asdict(quiet.checked(asked.quiet)))
    await store_of(request).write(lambda connection: post_rows.set_quiet_hours(connection, owner, row))
    return Json(await post_info(request))


def _checked(request: Request, asked: SubscribeRequest) -> SubscriptionRow:
    if not can_push():
        raise NoPush()
    if asked.language not in LANGUAGES:
        raise UnknownLanguage(language=asked.language, known=list(LANGUAGES))
    if len(asked.endpoint) > LONGEST_ENDPOINT or not _are_keys(asked.keys):
        raise BadSubscription()
    if not is_service(asked.endpoint, request.app.state.push_services):
        raise UnknownPushService()
    return SubscriptionRow(
        id=subscription_id(asked.endpoint),
        owner=request.state.owner,
        key_hash=request.state.key_hash,
        endpoint=asked.endpoint,
        p256dh=asked.keys.p256dh,
        auth=asked.keys.auth,
        language=asked.language,
        created=now(),
    )


def _are_keys(keys: PushKeys) -> bool:
    try:
        point, secret = (base64.urlsafe_b64decode(key + "=" * (-len(key) % 4)) for key in (keys.p256dh, keys.auth))
    except (binascii.Error, ValueError):
        return False
    return (len(point), len(secret), point[:1]) == (POINT_BYTES, SECRET_BYTES, b"\x04")


POST_ENDPOINTS = (
    Endpoint("GET", "/post", show_post, "How this browser can be told what happens while it is away", PostInfo),
    Endpoint(
        "POST",
        "/post/subscribe",
        subscribe,
        "Tell this browser, by its push service, when it is its turn",
        PostInfo,
        asked=SubscribeRequest,
        rate="joins",
        refusals=(NoPush, UnknownLanguage, BadSubscription, UnknownPushService, TooManySubscriptions),
    ),
    Endpoint(
        "POST",
        "/post/unsubscribe",
        unsubscribe,
        "Tell this browser nothing any more",
        PostInfo,
        asked=UnsubscribeRequest,
    ),
    Endpoint(
        "POST",
        "/post/quiet",
        set_quiet,
        "Hours in which nothing is told; it is told afterwards",
        PostInfo,
        asked=QuietRequest,
        refusals=(BadQuietHours,),
    ),
    Endpoint(
        "POST",
        "/post/mail",
        choose_mail,
        "What is told by e-mail, and when",
        PostInfo,
        asked=MailRequest,
        refusals=(NoMail, NoAddress, UnknownLanguage, BadQuietHours),
    ),
    Endpoint(
        "POST",
        "/post/mail/stop",
        stop_mail,
        "Unsubscribe by the link of an e-mail, without being signed in (RFC 8058)",
        StoppedInfo,
        query=("token",),
        refusals=(BadStop,),
        for_suspended=True,
    ),
)
