"""Why nothing was backed up, restored, exported or imported."""

from __future__ import annotations

from newworlds.server.start_errors import StartError


class NotABackup(StartError):
    code = "not_a_backup"


class DamagedBackup(StartError):
    code = "damaged_backup"


class BackupTooNew(StartError):
    code = "backup_too_new"


class PartialBackup(StartError):
    """Restoring a few exported tables would lose all others."""

    code = "partial_backup"


class NothingStored(StartError):
    """There is a database, but New Worlds has stored nothing in it."""

    code = "nothing_stored"


class DamagedDatabase(StartError):
    code = "damaged_database"


class DatabaseNotEmpty(StartError):
    code = "database_not_empty"


class DatabaseBusy(StartError):
    """Servers or workers are connected to a database whose content is about to be replaced."""

    code = "database_busy"


class NotAsBackedUp(StartError):
    """What was read back is not what was written."""

    code = "not_as_backed_up"


class UnknownPlayer(StartError):
    code = "unknown_player"


class SchemaTooOld(StartError):
    """The database must be migrated first, which a server does when it starts."""

    code = "schema_too_old"


class TableExists(StartError):
    """An import never changes what is there."""

    code = "table_exists"


class WrongTable(StartError):
    """`problem` says what is wrong with a table in a file."""

    code = "wrong_table"
