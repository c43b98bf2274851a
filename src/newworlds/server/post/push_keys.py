"""The key by which push services know this server (VAPID): made when it is first needed, and kept in the database."""

from __future__ import annotations

import base64

from newworlds.server.storage.post_rows import keep_site_key, site_key
from newworlds.server.storage.store import Store

NAME = "vapid"
PRIVATE_BYTES = 32


async def private_key(store: Store) -> str:
    known = await store.read(lambda connection: site_key(connection, NAME))
    if known is not None:
        return known
    from cryptography.hazmat.primitives.asymmetric import ec

    made = _text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(PRIVATE_BYTES))
    return await store.write(lambda connection: keep_site_key(connection, NAME, made))


def public_key(private: str) -> str:
    """As browsers want it."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    value = int.from_bytes(base64.urlsafe_b64decode(private + "="))
    point = ec.derive_private_key(value, ec.SECP256R1()).public_key()
    return _text(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _text(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode()
