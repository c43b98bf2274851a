"""A club with a past: people with accounts, whose games were rated, and the first of whom is its host."""

from __future__ import annotations

from itertools import combinations, cycle
from pathlib import Path

from sqlalchemy import Connection

from newworlds.server.keys import COOKIE, owner_of
from newworlds.server.standing.rating import count_some
from newworlds.server.storage.engine import engine_for
from newworlds.server.storage.migrate import migrate
from newworlds.server.storage.role_rows import set_role
from newworlds.server.storage.schema import accounts, components, people
from newworlds.server.storage.session_rows import add_session
from tests.browser.guests import Guest
from tests.browser.serving import GameServer
from tests.server.made_results import ended, person
from tests.server.playing import Browser

MEMBERS = ("ada", "ben", "cleo", "maximilienne de la tour")
RATED_GAMES = 18
"""Each member played half of them, against each of the others."""
_AGAINST_SARAH = ((1, "easy", 84, 71), (2, "medium", 97, 103), (3, "medium", 112, 95), (4, "hard", 88, 140))


def found_club(folder: Path) -> None:
    """In the folder of a server that has not been started yet."""
    engine = engine_for(str(folder / "tables.sqlite3"))
    with engine.begin() as connection:
        migrate(connection)
        connection.execute(components.insert().values(data="d", body={}))
        for member in MEMBERS:
            _enroll(connection, member)
        set_role(connection, id_of("ada"), "host")
        _play(connection)
    engine.dispose()


def id_of(member: str) -> str:
    return owner_of(member)[:16]


def enter(guest: Guest, server: GameServer, member: str = "ada") -> None:
    """The guest's browser is signed in as this member."""
    guest.context.add_cookies([{"name": COOKIE, "value": _key(member), "url": server.address}])


def browser_of(server: GameServer, member: str) -> Browser:
    return Browser(server.host, {COOKIE: _key(member)})


def _key(member: str) -> str:
    return member.replace(" ", "_").ljust(32, "-")


def _enroll(connection: Connection, member: str) -> None:
    at = "2026-01-01T12:00:00.000Z"
    connection.execute(people.insert().values(id=id_of(member), owner=member, name=member.title(), created=at))
    connection.execute(accounts.insert().values(person=id_of(member), login=member, password="-", created=at))
    add_session(connection, id_of(member), owner_of(_key(member)), "Firefox · Linux")


def _play(connection: Connection) -> None:
    """Whoever is named first wins two of three games."""
    pairs = cycle(combinations(MEMBERS, 2))
    for day in range(5, 5 + RATED_GAMES):
        better, worse = next(pairs)
        winner, loser = (worse, better) if day % 3 == 0 else (better, worse)
        ended(connection, day, [person(0, winner, 1, 60 + day), person(1, loser, 2, 50 + day)], game="terra_nova")
    ended(
        connection,
        24,
        [person(seat, member, seat + 1, 90 - seat) for seat, member in enumerate(MEMBERS[:3])],
        False,
        "mayflower",
    )
    for day, level, mine, sarahs in _AGAINST_SARAH:
        rank = 1 if mine >= sarahs else 2
        ended(connection, day, [person(0, "ada", rank, mine)], False, "gwt_new_zealand", {"level": level}, [sarahs])
    while count_some(connection):
        pass
