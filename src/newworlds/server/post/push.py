"""Messages to browsers by way of their push services, encrypted so that only the browser can read them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec

from newworlds.server.post.errors import UnknownPushService
from newworlds.server.post.structures import Pushed
from newworlds.server.storage.post_rows import SubscriptionRow

TIMEOUT = 10.0
KEPT_S = 24 * 3600
"""For how long a push service keeps a message for a browser that is not running."""
GONE = (404, 410)
"""Answers by which a push service says that the browser no longer wants any."""

log = logging.getLogger(__name__)


def can_push() -> bool:
    """Whether the packages of the extra `notify` are installed."""
    return find_spec("pywebpush") is not None


def subscription_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def check_service(endpoint: str, known: Sequence[str]) -> None:
    """`known` are host names; one that begins with a dot stands for all that end so."""
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
    except ValueError as error:
        raise UnknownPushService() from error
    is_known = any(host.endswith(name) if name.startswith(".") else host == name for name in known)
    if not is_known or parts.scheme not in ("https", "http") or (parts.scheme == "http" and host != "127.0.0.1"):
        raise UnknownPushService()


async def push(subscription: SubscriptionRow, message: Pushed, private_key: str, contact: str) -> bool:
    """False if the browser no longer wants any; a push service that fails is only logged."""
    return await asyncio.to_thread(_push, subscription, message, private_key, contact)


def _push(subscription: SubscriptionRow, message: Pushed, private_key: str, contact: str) -> bool:
    from pywebpush import WebPushException, webpush
    from requests import RequestException

    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    try:
        webpush(
            {"endpoint": subscription.endpoint, "keys": keys},
            msgspec.json.encode(message).decode(),
            vapid_private_key=private_key,
            vapid_claims={"sub": contact},
            timeout=TIMEOUT,
            ttl=KEPT_S,
        )
    except WebPushException as error:
        if error.response is not None and error.response.status_code in GONE:
            return False
        log.warning("a push service refused a message: %s", error.message)
    except RequestException as error:
        log.warning("a push service could not be reached: %s", type(error).__name__)
    return True
