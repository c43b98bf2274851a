"""Works out ratings from rated results, in the order in which the games ended: the same games, the same ratings."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from newworlds.server.standing.ratings import Rating, rated
from newworlds.server.storage import rating_rows
from newworlds.server.storage.rating_rows import Contestant, Group, Latest

MOST = 200
"""How many games are counted in one transaction, so that nobody waits for long."""


def count_some(connection: Connection) -> bool:
    """Whether there was anything to count. Done twice, or by two processes, it changes nothing more."""
    rating_rows.one_at_a_time(connection)
    group = rating_rows.uncounted_group(connection)
    if group is None:
        return False
    rating_rows.uncount_later(connection, group)
    known: dict[str, Rating] = {}
    for contestants in rating_rows.uncounted(connection, group, MOST):
        _count(connection, group, contestants, known)
    return True


def _count(connection: Connection, group: Group, contestants: Sequence[Contestant], known: dict[str, Rating]) -> None:
    before = [_before(connection, group, contestant, known) for contestant in contestants]
    after = rated(before, [contestant.rank for contestant in contestants])
    for contestant, rating in zip(contestants, after, strict=True):
        rating_rows.set_rating(connection, contestant, Latest(rating.mean, rating.deviation))
        if contestant.owner is not None:
            known[contestant.owner] = rating
    rating_rows.mark_counted(connection, contestants[0].table_id)


def _before(connection: Connection, group: Group, contestant: Contestant, known: dict[str, Rating]) -> Rating:
    """Somebody whose account is deleted is compared as if they were new."""
    if contestant.owner is None:
        return Rating()
    if contestant.owner not in known:
        found = rating_rows.latest(connection, group, contestant.owner)
        known[contestant.owner] = Rating() if found is None else Rating(*found)
    return known[contestant.owner]
