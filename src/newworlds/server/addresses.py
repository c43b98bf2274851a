"""Where the server is found, and where requests come from: for counting, a household is one address, and only trusted
proxies speak for others."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.types import Scope

from newworlds.server.start_errors import BadSetting

UNKNOWN: Final = "unknown"
NOBODY: Final = "none"
_HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that a household shares: it may choose the others at will."""
_LONGEST: Final = 64


class TrustedProxies:
    """Addresses and networks, separated by commas, whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""

    def __init__(self, setting: str) -> None:
        named = "" if setting == NOBODY else setting
        self.listed = [each.strip() for each in named.split(",") if each.strip()]
        try:
            self._networks = [ip_network(each, strict=False) for each in self.listed]
        except ValueError as error:
            raise BadSetting(name="trusted_proxies", value=setting, problem=str(error)) from error

    def __contains__(self, host: str) -> bool:
        address = _ip(host)
        return address is not None and any(address in network for network in self._networks)


def address_in(scope: Scope) -> str:
    """Of whoever sent a request; behind a trusted proxy uvicorn has put in the one that the proxy named."""
    client = scope.get("client")
    return household(client[0]) if client else UNKNOWN


def reachable_host(host: str) -> str:
    """A server that listens everywhere is also reached from its own machine."""
    return {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)


@lru_cache(4096)
def household(host: str) -> str:
    address = _ip(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, _HOUSEHOLD), strict=False))
    return str(address) if address else host[:_LONGEST]


def fingerprint(address: str) -> str:
    """How the database identifies an address: backups list nobody's."""
    return hashlib.sha256(f"newworlds address {address}".encode()).hexdigest()[:32]


def _ip(host: str) -> IPv4Address | IPv6Address | None:
    """An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 address; None for what is neither."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
