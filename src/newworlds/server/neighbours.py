"""How others in the local network find a server that somebody runs at home."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from starlette.requests import Request

from newworlds.server.infos import SiteInfo

_EVERYWHERE = ("", "0.0.0.0", "::")
_ELSEWHERE = ("192.0.2.1", 9)
"""Reserved for documentation: nothing is ever sent there, but the way there begins at this machine's own address."""


def site_info(request: Request, host: str) -> SiteInfo:
    """Only for whoever sits at the machine itself: what it is called inside is nobody else's business."""
    if not (_is_own(request.url.hostname) and request.client and _is_own(request.client.host)):
        return SiteInfo(local_address=None)
    name = own_address() if host in _EVERYWHERE else host
    port = request.scope["server"][1]
    return SiteInfo(local_address=None if name is None or _is_own(name) else f"http://{name}:{port}")


def own_address() -> str | None:
    """This machine's address in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(_ELSEWHERE)
        except OSError:
            return None
        return str(way.getsockname()[0])


def _is_own(host: str | None) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host or "").is_loopback
    except ValueError:
        return False
