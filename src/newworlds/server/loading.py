"""A table as it is stored, and the state that its steps lead to."""

from __future__ import annotations

from sqlalchemy import Connection

from newworlds.core.errors import BadBytes, UnknownRules
from newworlds.core.game import Game
from newworlds.core.options import with_defaults
from newworlds.core.setup import Components, Setup
from newworlds.games import game
from newworlds.server.course import Course, stored_course
from newworlds.server.dealing import seed_of
from newworlds.server.drafts import stored_draft
from newworlds.server.errors import UnknownTable
from newworlds.server.play_errors import BranchOutdated
from newworlds.server.storage import rows
from newworlds.server.storage.table_rows import StepRow, StoredTable, TableRow
from newworlds.server.table_state import TableState


def stored_table(connection: Connection, table_id: str) -> StoredTable:
    kept = rows.table(connection, table_id)
    if kept is None:
        raise UnknownTable(table=table_id)
    return kept


class Shelf:
    """Components by their hash. Nearly all tables use the same, so that each needs to be read and kept only once."""

    def __init__(self, most: int = 64) -> None:
        self._most = most
        self._known: dict[str, Components] = {}

    def components(self, connection: Connection, data: str) -> Components:
        """Those used least recently make room for others."""
        found = self._known.pop(data, None) or rows.components_of(connection, data)
        self._known[data] = found
        while len(self._known) > self._most:
            del self._known[next(iter(self._known))]
        return found


def stored_with_steps(
    connection: Connection, table_id: str, shelf: Shelf | None = None
) -> tuple[StoredTable, list[StepRow], Components]:
    kept = stored_table(connection, table_id)
    return kept, rows.steps_of(connection, table_id), (shelf or Shelf()).components(connection, kept.row.data)


def stored_since(connection: Connection, table_id: str, seq: int) -> tuple[StoredTable, list[StepRow]]:
    return stored_table(connection, table_id), rows.steps_of(connection, table_id, after=seq)


def state_of(kept: StoredTable, steps: list[StepRow], components: Components) -> TableState:
    row, setup = kept.row, setup_of(kept.row, len(kept.seats), components)
    played = game(setup.game)
    if setup.rules not in played.rules_played:
        raise UnknownRules(game=setup.game, rules=setup.rules, known=sorted(played.rules_played))
    if row.status not in ("playing", "over"):
        return TableState(row, kept.seats, kept.contributions, kept.plans, setup, None)
    told = [step for step in steps if step.seq <= row.seq]
    course = _course(played, setup, kept, told)
    draft = stored_draft(course, None, steps)
    return TableState(row, kept.seats, kept.contributions, kept.plans, setup, course, draft)


def _course(played: Game, setup: Setup, kept: StoredTable, steps: list[StepRow]) -> Course:
    try:
        return stored_course(played, setup, seed_of(kept), steps, kept.row.start)
    except BadBytes as error:
        raise BranchOutdated() from error


def setup_of(row: TableRow, players: int, components: Components) -> Setup:
    """The setup as the game was started, whatever options, rules and components a new game would have."""
    options = with_defaults(game(row.game).options, row.options)
    return Setup(row.game, row.rules, players, options, components, row.chance)
