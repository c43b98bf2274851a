"""Why a server cannot start, or its database not be used."""

from __future__ import annotations

from newworlds.core.errors import NewWorldsError


class StartError(NewWorldsError):
    """The server cannot start; one sentence says why and what to do."""


class PortTaken(StartError):
    code = "port_taken"


class BadAddress(StartError):
    code = "bad_address"


class ClientMissing(StartError):
    code = "client_missing"


class BadSetting(StartError):
    code = "bad_setting"


class DatabaseTooNew(StartError):
    code = "database_too_new"


class DatabaseInUse(StartError):
    code = "database_in_use"


class DatabaseReplaced(StartError):
    code = "database_replaced"


class DatabaseUnusable(StartError):
    code = "database_unusable"


class NothingToShare(StartError):
    """`newworlds work` was given a database that only one process can use."""

    code = "nothing_to_share"


class PostgresMissing(StartError):
    """No PostgreSQL could be started for a test, drill or comparison."""

    code = "postgres_missing"
