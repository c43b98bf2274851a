"""Messages to browsers by way of their push services, encrypted so that only the browser can read them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec

from newworlds.server.post.push_keys import private_key
from newworlds.server.post.structures import Pushed
from newworlds.server.settings import Settings
from newworlds.server.storage.post_rows import SubscriptionRow, unsubscribe
from newworlds.server.storage.store import Store

TIMEOUT = 10.0
KEPT_S = 24 * 3600
"""For how long a push service keeps a message for a browser that is not running."""
GONE = (404, 410)
"""Answers by which a push service says that the browser no longer wants any."""
OWN_MACHINE: Final = "127.0.0.1"
"""Where the only service may be that is reached without encryption: one to try things out with."""
_HOST: Final = re.compile(r"[A-Za-z0-9.-]+")
_WITH_PORT: Final = re.compile(r"[0-9.]+(:[0-9]+)?")

Outcome = Literal["delivered", "failed", "gone"]
"""Gone: the browser no longer wants any. A push service that fails is only logged."""

log = logging.getLogger(__name__)


def can_push() -> bool:
    """Whether the packages of the extra `notify` are installed."""
    return find_spec("pywebpush") is not None


def subscription_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


class Pushes:
    """To all browsers of somebody."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._contact = settings.push_contact
        self._services = services_in(settings.push_services)

    async def send(self, subscriptions: Sequence[SubscriptionRow], told: Callable[[str], Pushed]) -> bool:
        """Whether any of them was reached. `told` is what to tell, by language."""
        if not subscriptions:
            return False
        key = await private_key(self._store)
        outcomes = await asyncio.gather(*(self._send(each, told(each.language), key) for each in subscriptions))
        return "delivered" in outcomes

    async def _send(self, subscription: SubscriptionRow, message: Pushed, key: str) -> Outcome:
        """Not to a service that was known when the browser subscribed, and is no more."""
        if not is_service(subscription.endpoint, self._services):
            log.warning("a browser subscribed at a push service that is not in the settings")
            return "failed"
        outcome = await push(subscription, message, key, self._contact)
        if outcome == "gone":
            await self._store.write(lambda connection: unsubscribe(connection, subscription.id))
        return outcome


def services_in(listed: str) -> list[str]:
    """The host names of the setting; one that begins with a dot stands for all that end so."""
    return [name.strip() for name in listed.split(",") if name.strip()]


def is_service(endpoint: str, known: Sequence[str]) -> bool:
    """Programs disagree on which host is meant by an address that names more than a host and a path."""
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
    except ValueError:
        return False
    if parts.scheme == "http":
        is_plain = host == OWN_MACHINE and _WITH_PORT.fullmatch(parts.netloc) is not None
    else:
        is_plain = parts.scheme == "https" and _HOST.fullmatch(parts.netloc) is not None
    return is_plain and any(host.endswith(name) if name.startswith(".") else host == name for name in known)


async def push(subscription: SubscriptionRow, message: Pushed, private_key: str, contact: str) -> Outcome:
    return await asyncio.to_thread(_push, subscription, message, private_key, contact)


def _push(subscription: SubscriptionRow, message: Pushed, private_key: str, contact: str) -> Outcome:
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
            return "gone"
        log.warning("a push service refused a message: %s", error.message)
    except RequestException as error:
        log.warning("a push service could not be reached: %s", type(error).__name__)
    else:
        return "delivered"
    return "failed"
