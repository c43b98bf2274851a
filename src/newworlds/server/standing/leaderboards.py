"""Who leads, by game and number of seats."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from newworlds.games import game
from newworlds.server.standing.errors import UnknownLeaderboard
from newworlds.server.standing.infos import LeaderboardInfo, LeaderboardName, LeaderInfo
from newworlds.server.standing.ratings import Rating
from newworlds.server.storage import leader_rows, profile_rows
from newworlds.server.storage.leader_rows import StandingRow
from newworlds.server.storage.profile_rows import PersonRow
from newworlds.server.storage.rating_rows import Group

LEAST_GAMES: Final = 5
"""Rated games that it takes to be listed: fewer say more about luck than about skill."""
MOST_LISTED: Final = 100


def names(connection: Connection) -> list[LeaderboardName]:
    """Of all leaderboards with at least one rated game."""
    return [
        LeaderboardName(game=group.game, players=group.players, games=count)
        for group, count in leader_rows.rated_groups(connection)
    ]


def group_named(game_id: str, players: str) -> Group:
    """`UnknownLeaderboard` unless the game can be played against others with so many seats."""
    known = game(game_id)
    least, most = max(2, known.seats[0]), known.seats[1]
    if not (players.isascii() and players.isdecimal() and len(players) <= 2 and least <= int(players) <= most):
        raise UnknownLeaderboard(players=players, least=least, most=most)
    return Group(game_id, int(players))


def leaderboard(connection: Connection, group: Group, viewer: str) -> LeaderboardInfo:
    """Equal skill is listed by name; nobody without a profile is listed."""
    rows = [row for row in leader_rows.standings_in(connection, group) if row.games >= LEAST_GAMES]
    people = profile_rows.people_with_profile(connection, [row.owner for row in rows])
    listed = sorted(
        ((people[row.owner], row) for row in rows if row.owner in people),
        key=lambda each: (-_rating(each[1]).sure, each[0].name, each[0].id),
    )
    leaders = [_leader(place, *each, viewer) for place, each in enumerate(listed[:MOST_LISTED], 1)]
    return LeaderboardInfo(game=group.game, players=group.players, least_games=LEAST_GAMES, leaders=leaders)


def _leader(place: int, person: PersonRow, row: StandingRow, viewer: str) -> LeaderInfo:
    return LeaderInfo(
        place=place,
        person=person.id,
        name=person.name,
        is_me=person.owner == viewer,
        mean=row.mean,
        deviation=row.deviation,
        sure=_rating(row).sure,
        games=row.games,
        wins=row.wins,
    )


def _rating(row: StandingRow) -> Rating:
    return Rating(row.mean, row.deviation)
