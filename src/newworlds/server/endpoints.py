"""The HTTP endpoints: one table, from which both the routes and their description are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from newworlds.core.errors import NewWorldsError
from newworlds.server.addresses import address_in
from newworlds.server.errors import UnknownPage
from newworlds.server.rates import Kind, Rates

Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class Endpoint:
    """`answer` and `asked` are the types of the response and request bodies; `refusals` are its possible errors."""

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    summary: str
    answer: Any
    status: int = 200
    asked: Any = None
    refusals: tuple[type[NewWorldsError], ...] = ()
    query: tuple[str, ...] = ()
    """The parameters that may follow the path."""
    may_be_unchanged: bool = False
    """A request that names the current `etag` is answered with 304."""
    media: str = "application/json"
    """The kind of the answer; a refusal is always JSON."""
    rate: Kind | None = "requests"
    """As what a request is counted, if it is."""
    for_suspended: bool = False
    """Whether somebody may change something by it whom a host has suspended, such as sign out."""


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """One route for each path, so that the answer to a wrong method lists all that are allowed."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for each in endpoints:
        by_path.setdefault(each.path, {})[each.method] = each
    return [Route(path, _by_method(methods), methods=list(methods)) for path, methods in by_path.items()]


def _by_method(methods: Mapping[str, Endpoint]) -> Handler:
    async def handle(request: Request) -> Response:
        endpoint = methods["GET" if request.method == "HEAD" else request.method]
        _check_address(request)
        if endpoint.rate is not None:
            rates: Rates = request.app.state.rates
            await rates.count(endpoint.rate, address_in(request.scope), request.state.owner)
        if endpoint.method == "POST" and not endpoint.for_suspended:
            request.app.state.registry.suspensions.check(request.state.owner)
        return await endpoint.handler(request)

    return handle


def _check_address(request: Request) -> None:
    """No database keeps the character NUL in a text, so there is nothing of such a name."""
    if any("\0" in value for value in (*request.path_params.values(), *request.query_params.values())):
        raise UnknownPage()
