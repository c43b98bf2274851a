"""What is too much for one browser, one address or the whole server."""

from __future__ import annotations

from newworlds.server.errors import ServerError


class TooManyBranches(ServerError):
    code = "too_many_branches"
    status = 429


class TooManyBranchesHere(ServerError):
    """Of all browsers at one address."""

    code = "too_many_branches_here"
    status = 429


class TooManyTables(ServerError):
    code = "too_many_tables"
    status = 429


class TooManyTablesHere(ServerError):
    """Of all browsers at one address."""

    code = "too_many_tables_here"
    status = 429


class TooManyRequests(ServerError):
    """`seconds` is how long to wait."""

    code = "too_many_requests"
    status = 429


class TooManyConnections(ServerError):
    code = "too_many_connections"
    status = 429


class TooManyWindows(ServerError):
    code = "too_many_windows"
    status = 429


class TooManyWatchers(ServerError):
    code = "too_many_watchers"
    status = 503


class RequestTooSlow(ServerError):
    code = "request_too_slow"
    status = 408


class ServerFull(ServerError):
    code = "server_full"
    status = 503
